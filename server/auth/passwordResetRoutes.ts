import { eq } from 'drizzle-orm';
import { users } from '../database/schema';
import { fieldError } from '../http/fieldErrors';
import { handle } from '../http/operation';
import type { OperationRoute } from '../http/operation';
import { problems } from '../http/problem';
import { addressKey } from '../http/rateLimiter';
import type { Locale } from '../locale';
import { accountMail } from '../mail/accountTexts';
import type { Services } from '../services';
import { emailKeyOf } from './emailKey';
import { addPasswordReset, requireReset, setPassword } from './passwordResets';

export const passwordResetRoutes = (services: Services): OperationRoute[] => {
  const { background, clock, database, mailer, notifier, passwords, rateLimits } = services;

  async function sendReset(emailKey: string, locale: Locale) {
    const mail = await database.transaction(async (transaction) => {
      const [user] = await transaction
        .select({ id: users.id, email: users.email, name: users.name })
        .from(users)
        .where(eq(users.emailKey, emailKey))
        .for('update');
      if (user === undefined) return null;
      const token = await addPasswordReset(transaction, user.id, clock.now());
      if (token === null) return null;
      const values = { name: user.name, token, origin: services.publicOrigin() };
      return { to: user.email, ...accountMail(locale, 'passwordReset', values) };
    });
    if (mail !== null) await mailer.send(mail);
  }

  return [
    handle('requestPasswordReset', async ({ body, locale, request }) => {
      const emailKey = emailKeyOf(body.email);
      const address = addressKey(request.ip);
      await rateLimits.signInOfAddress.take(address);
      await rateLimits.signInOfAccount.take(`${address} ${emailKey}`);
      // The answer does not wait for it, so that its time tells nothing of the address.
      background.run('password mail', () => sendReset(emailKey, locale));
      return { status: 204 };
    }),

    handle('validatePasswordResetToken', async ({ body, request }) => {
      await rateLimits.signInOfAddress.take(addressKey(request.ip));
      await database.transaction((transaction) =>
        requireReset(transaction, body.token, clock.now()),
      );
      return { status: 204 };
    }),

    handle('resetPassword', async ({ body, params, locale, request }) => {
      await rateLimits.signInOfAddress.take(addressKey(request.ip));
      if (body.password !== body.password_repeat)
        throw problems.invalidInput({
          password_repeat: [fieldError('mismatch', 'password_repeat')],
        });
      await database.transaction((transaction) =>
        requireReset(transaction, params.token, clock.now()),
      );
      const passwordHash = await passwords.hash(body.password);
      const { email, name } = await database.transaction(async (transaction) => {
        const now = clock.now();
        const userId = await requireReset(transaction, params.token, now);
        return setPassword(transaction, notifier, {
          userId,
          passwordHash,
          now,
          keptSessionId: null,
        });
      });
      const values = { name, origin: services.publicOrigin() };
      const mail = { to: email, ...accountMail(locale, 'passwordChanged', values) };
      background.run('password mail', () => mailer.send(mail));
      return { status: 204 };
    }),
  ];
};
