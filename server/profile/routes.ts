import { eq } from 'drizzle-orm';
import type { Locale } from '../../common/locales';
import { fromWire } from '../../common/wire';
import { requirePassword } from '../auth/currentPassword';
import type { Database } from '../database/database';
import { mails, users } from '../database/schema';
import { handle } from '../http/operation';
import type { OperationRoute } from '../http/operation';
import { problems } from '../http/problem';
import { post } from '../mail/mailJob';
import { requireAdult } from '../moderation/requireAdult';
import { requireDecent } from '../moderation/requireDecent';
import { leaveShop } from '../money/leaveShop';
import { grantPremiumDay } from '../money/premiumDay';
import { deletePhotosLater } from '../personas/photoFiles';
import { startDeleting } from '../storage/filesToDelete';
import { announceEnd } from '../users/sessionEnds';
import { findUser, toProfile } from '../users/users';
import type { Deps } from './deps';
import { deleteExportsLater } from './exportRoute';

export const profileRoutes = (services: Deps): OperationRoute[] => {
  const { clock, database, eventLog, notifier, textRules } = services;

  async function requireName(userId: string, name: string) {
    requireDecent(await textRules(userId).check(name, { as: 'name' }), 'name');
    const user = await findUser(database, userId);
    // The form sends the name along with the age.
    if (user?.name !== name) await requireAdult(services, { as: 'name', texts: { name } });
  }

  function confirmDeletion(
    within: Database,
    { email: to, isEmailConfirmed, name }: typeof users.$inferSelect,
    locale: Locale,
  ) {
    const greeted = isEmailConfirmed ? name : null;
    const request = { about: 'accountDeleted' as const, to, locale, name: greeted };
    return post(within, request, { now: clock.now() });
  }

  return [
    handle('getProfile', async ({ requireSession }) => {
      const { userId } = requireSession();
      await grantPremiumDay({ clock, database, eventLog }, userId);
      const user = await findUser(database, userId);
      if (user === null) throw problems.unauthorized();
      return { status: 200, body: toProfile(user, clock.now()) };
    }),

    handle('updateProfile', async ({ body, requireSession }) => {
      const { userId } = requireSession();
      const { name: said, ...others } = fromWire(body);
      const name = said?.trim();
      if (name !== undefined) await requireName(userId, name);
      const profile = await eventLog.change(userId, async ({ transaction, append }) => {
        const [user] = await transaction
          .update(users)
          .set({ ...others, ...(name !== undefined && { name }) })
          .where(eq(users.id, userId))
          .returning();
        if (user === undefined) throw problems.unauthorized();
        const changed = toProfile(user, clock.now());
        await append({ name: 'profile', data: { profile: changed } });
        return changed;
      });
      return { status: 200, body: profile };
    }),

    handle('deleteProfile', async ({ body, locale, requireSession }) => {
      const { userId } = requireSession();
      const known = await requirePassword(services, userId, body.current_password);
      await database.transaction(async (transaction) => {
        await known.lock(transaction);
        await leaveShop(transaction, userId, clock.now());
        await deletePhotosLater(transaction, userId, clock.now());
        await deleteExportsLater(transaction, userId, clock.now());
        const [gone] = await transaction.delete(users).where(eq(users.id, userId)).returning();
        if (gone !== undefined) {
          await transaction.delete(mails).where(eq(mails.recipient, gone.email));
          await confirmDeletion(transaction, gone, locale);
        }
        await announceEnd(notifier, { userId, sessionId: null }, transaction);
      });
      startDeleting(services);
      return { status: 204 };
    }),
  ];
};
