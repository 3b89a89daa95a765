import { fieldError } from '../http/fieldErrors';
import { handle } from '../http/operation';
import type { OperationRoute } from '../http/operation';
import { problems } from '../http/problem';
import { addressKey } from '../http/rateLimiter';
import { post } from '../mail/mailJob';
import { emailKeyOf } from '../users/emailKey';
import { requireReset, setPassword } from '../users/passwordResets';
import { findUser } from '../users/users';
import { requireUncommon } from './commonPasswords';
import type { Deps } from './deps';

export const passwordResetRoutes = (services: Deps): OperationRoute[] => {
  const { clock, database, notifier, passwords, rateLimits } = services;

  return [
    handle('requestPasswordReset', async ({ body, locale, request }) => {
      const emailKey = emailKeyOf(body.email);
      const address = addressKey(request.ip);
      await rateLimits.signInOfAddress.take(address);
      await rateLimits.signInOfAccount.take(`${address} ${emailKey}`);
      // The account is looked up after the answer, so its timing does not reveal whether the
      // address is known.
      const key = `password-reset ${emailKey}`;
      await database.transaction((transaction) =>
        post(
          transaction,
          { about: 'passwordReset', to: body.email, locale },
          { key, now: clock.now() },
        ),
      );
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
      const owner = await database.transaction(async (transaction) =>
        findUser(transaction, await requireReset(transaction, params.token, clock.now())),
      );
      if (owner === null) throw problems.invalidToken();
      requireUncommon(body.password, owner);
      const passwordHash = await passwords.hash(body.password);
      await database.transaction(async (transaction) => {
        const now = clock.now();
        const userId = await requireReset(transaction, params.token, now);
        const to = await setPassword(transaction, notifier, {
          userId,
          passwordHash,
          now,
          keptSessionId: null,
        });
        await post(transaction, { about: 'passwordChanged', to, locale }, { userId, now });
      });
      return { status: 204 };
    }),
  ];
};
