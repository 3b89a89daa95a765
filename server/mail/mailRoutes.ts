import { eq } from 'drizzle-orm';
import type { Locale } from '../../common/locales';
import { mailPreferences, users } from '../database/schema';
import { handle } from '../http/operation';
import type { OperationRoute } from '../http/operation';
import { problems } from '../http/problem';
import { addressKey } from '../http/rateLimiter';
import type { Deps } from './deps';

type Wish = { userId: string; reminders: boolean; locale: Locale };

export const mailRoutes = (services: Deps): OperationRoute[] => {
  const { database, rateLimits, unsubscribing } = services;

  const keep = (wish: Wish, change: Partial<Wish>) =>
    database
      .insert(mailPreferences)
      .values(wish)
      .onConflictDoUpdate({ target: mailPreferences.userId, set: change });

  return [
    handle('getMailPreferences', async ({ requireSession }) => {
      const { userId } = requireSession();
      const [kept] = await database
        .select({ reminders: mailPreferences.reminders })
        .from(mailPreferences)
        .where(eq(mailPreferences.userId, userId));
      return { status: 200, body: kept ?? { reminders: false } };
    }),

    handle('setMailPreferences', async ({ body, locale, requireSession }) => {
      const { userId } = requireSession();
      const { reminders } = body;
      await keep({ userId, reminders, locale }, { reminders, locale });
      return { status: 200, body };
    }),

    handle('unsubscribeEmail', async ({ body, locale, request }) => {
      await rateLimits.signInOfAddress.take(addressKey(request.ip));
      const userId = unsubscribing.verify(body.token);
      if (userId === null) throw problems.invalidToken();
      const known = await database.select({ id: users.id }).from(users).where(eq(users.id, userId));
      const reminders = body.undo ?? false;
      // A deleted user gets no mails; a mail program sends no language.
      if (known.length > 0) await keep({ userId, reminders, locale }, { reminders });
      return { status: 204 };
    }),
  ];
};
