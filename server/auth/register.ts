import { users } from '../database/schema';
import { fieldError } from '../http/fieldErrors';
import { handle } from '../http/operation';
import { problems } from '../http/problem';
import { addressKey } from '../http/rateLimiter';
import { post } from '../mail/mailJob';
import { requireAdult } from '../moderation/requireAdult';
import { requireDecent } from '../moderation/requireDecent';
import { emailCodeKey } from '../users/emailCodes';
import { emailKeyOf } from '../users/emailKey';
import { requireUncommon } from './commonPasswords';
import type { Deps } from './deps';

/** Gives the same answer for new and known addresses; the owner learns by mail which it is. */
export const registerRoute = (services: Deps) =>
  handle('register', async ({ body, locale, request }) => {
    const { database, passwords, rateLimits, textRules, clock } = services;
    const { email, password } = body;
    const name = body.name.trim();
    const emailKey = emailKeyOf(email);
    const address = addressKey(request.ip);
    await rateLimits.signInOfAddress.take(address);
    await rateLimits.signInOfAccount.take(`${address} ${emailKey}`);
    if (body.password_repeat !== undefined && body.password_repeat !== password) {
      throw problems.invalidInput({ password_repeat: [fieldError('mismatch', 'password_repeat')] });
    }
    requireUncommon(password, { name, email });
    requireDecent(await textRules(address).check(name, { as: 'name' }), 'name');
    await requireAdult(services, { as: 'name', texts: { name } });

    const passwordHash = await passwords.hash(password);
    const now = clock.now();
    await database.transaction(async (transaction) => {
      const [added] = await transaction
        .insert(users)
        .values({
          email,
          emailKey,
          name,
          passwordHash,
          adultStatedAt: now,
          termsAcceptedAt: now,
          createdAt: now,
        })
        .onConflictDoNothing({ target: users.emailKey })
        .returning({ id: users.id });
      const common = { to: email, locale };
      if (added === undefined) {
        const key = `already-registered ${emailKey}`;
        await post(transaction, { about: 'alreadyRegistered', ...common }, { key, now });
      } else {
        const { id: userId } = added;
        const key = emailCodeKey(userId);
        await post(transaction, { about: 'welcome', ...common }, { key, userId, now });
      }
    });
    return { status: 201, body: { email } };
  });
