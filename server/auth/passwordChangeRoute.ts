import { fieldError } from '../http/fieldErrors';
import { handle } from '../http/operation';
import { problems } from '../http/problem';
import { post } from '../mail/mailJob';
import { setPassword } from '../users/passwordResets';
import { requireUncommon } from './commonPasswords';
import { requirePassword } from './currentPassword';
import type { Deps } from './deps';

export const passwordChangeRoute = (services: Deps) =>
  handle('changePassword', async ({ body, locale, requireSession }) => {
    const { clock, database, notifier, passwords } = services;
    const { userId, sessionId } = requireSession();
    const { password } = body;
    if (password !== body.password_repeat)
      throw problems.invalidInput({ password_repeat: [fieldError('mismatch', 'password_repeat')] });
    const known = await requirePassword(services, userId, body.current_password);
    requireUncommon(password, known);
    const passwordHash = await passwords.hash(password);
    await database.transaction(async (transaction) => {
      const now = clock.now();
      await known.lock(transaction);
      const to = await setPassword(transaction, notifier, {
        userId,
        passwordHash,
        now,
        keptSessionId: sessionId,
      });
      await post(transaction, { about: 'passwordReplaced', to, locale }, { userId, now });
    });
    return { status: 204 };
  });
