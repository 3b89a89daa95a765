import { fieldError } from '../http/fieldErrors';
import { handle } from '../http/operation';
import { problems } from '../http/problem';
import { securityMail } from '../mail/securityTexts';
import type { Services } from '../services';
import { requirePassword } from './currentPassword';
import { setPassword } from './passwordResets';

export const passwordChangeRoute = (services: Services) =>
  handle('changePassword', async ({ body, locale, requireSession }) => {
    const { background, clock, database, mailer, notifier, passwords } = services;
    const { userId, sessionId } = requireSession();
    const { password } = body;
    if (password !== body.password_repeat)
      throw problems.invalidInput({ password_repeat: [fieldError('mismatch', 'password_repeat')] });
    const known = await requirePassword(services, userId, body.current_password);
    const passwordHash = await passwords.hash(password);
    const { email, name } = await database.transaction(async (transaction) => {
      await known.lock(transaction);
      return setPassword(transaction, notifier, {
        userId,
        passwordHash,
        now: clock.now(),
        keptSessionId: sessionId,
      });
    });
    const origin = services.publicOrigin();
    const mail = { to: email, ...securityMail(locale, 'passwordReplaced', { name, origin }) };
    background.run('password mail', () => mailer.send(mail));
    return { status: 204 };
  });
