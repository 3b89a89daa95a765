import { createHash, randomInt } from 'node:crypto';
import { users } from '../database/schema';
import { fieldError } from '../http/fieldErrors';
import { handle } from '../http/operation';
import { problems } from '../http/problem';
import { addressKey } from '../http/rateLimiter';
import { mailTexts } from '../mail/texts';
import type { Services } from '../services';
import { emailKeyOf } from './emailKey';

const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;

const createCode = () =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');

/** Answers alike whether the address is new or known; its owner learns which by mail. */
export const registerRoute = (services: Services) =>
  handle('register', async ({ body, locale, request }) => {
    const { database, passwords, rateLimits, checkText, clock, background, mailer } = services;
    const { email, name, password } = body;
    const emailKey = emailKeyOf(email);
    const address = addressKey(request.ip);
    await rateLimits.signInOfAddress.take(address);
    await rateLimits.signInOfAccount.take(`${address} ${emailKey}`);
    if (password !== body.password_repeat) {
      throw problems.invalidInput({ password_repeat: [fieldError('mismatch', 'password_repeat')] });
    }
    if (!checkText(name).ok) throw problems.inappropriate('name');

    const passwordHash = await passwords.hash(password);
    const code = createCode();
    const now = clock.now();
    const added = await database
      .insert(users)
      .values({
        email,
        emailKey,
        name: name.trim(),
        passwordHash,
        activationCodeHash: createHash('sha256').update(code).digest('base64url'),
        activationSentAt: now,
        adultStatedAt: now,
        termsAcceptedAt: now,
        createdAt: now,
      })
      .onConflictDoNothing({ target: users.emailKey })
      .returning({ id: users.id });
    const origin = services.publicOrigin();
    const texts = mailTexts[locale];
    const mail =
      added.length > 0
        ? texts.welcome({ name: name.trim(), code, origin })
        : texts.alreadyRegistered({ origin });
    background.run('registration mail', () => mailer.send({ to: email, ...mail }));
    return { status: 201, body: { email } };
  });
