import { handle } from '../http/operation';
import type { OperationRoute } from '../http/operation';
import { fieldError } from '../http/fieldErrors';
import { problems } from '../http/problem';
import type { Locale } from '../locale';
import { securityMail } from '../mail/securityTexts';
import { findUser, toProfile } from '../profile/profile';
import type { Services } from '../services';
import { requirePassword } from './currentPassword';
import {
  addEmailChange,
  dropEmailChange,
  findEmailChange,
  nextSendingAt,
  replaceEmail,
} from './emailChanges';
import type { EmailChange, Sending } from './emailChanges';
import { codeHash } from './emailCodes';
import { emailKeyOf } from './emailKey';

const toAnswer = (change: EmailChange | null) => ({
  status: 200 as const,
  body: {
    pending: change && {
      email: change.email,
      next_at: nextSendingAt(change).toISOString(),
    },
  },
});

export const emailChangeRoutes = (services: Services): OperationRoute[] => {
  const { background, clock, database, eventLog, mailer, rateLimits } = services;
  const origin = () => services.publicOrigin();

  function sendToNew({ email, code }: Sending, name: string, locale: Locale) {
    const mail =
      code === null
        ? securityMail(locale, 'emailTaken', { origin: origin() })
        : securityMail(locale, 'emailChange', { name, code });
    background.run('mail to a new address', () => mailer.send({ to: email, ...mail }));
  }

  return [
    handle('getEmailChange', async ({ requireSession }) => {
      const { userId } = requireSession();
      return toAnswer(await findEmailChange(database, userId, clock.now()));
    }),

    handle('requestEmailChange', async ({ body, locale, requireSession }) => {
      const { userId } = requireSession();
      const { email } = body;
      const known = await requirePassword(services, userId, body.current_password);
      if (emailKeyOf(email) === known.emailKey)
        throw problems.invalidInput({ email: [fieldError('unchanged', 'email')] });
      await rateLimits.mailsToAddress.take(emailKeyOf(email));
      const { change, sending, user } = await database.transaction(async (transaction) => {
        const now = clock.now();
        const user = await known.lock(transaction);
        const sending = await addEmailChange(transaction, { userId, email, now });
        return { user, sending, change: await findEmailChange(transaction, userId, now) };
      });
      if (sending !== null) {
        sendToNew(sending, user.name, locale);
        const mail = securityMail(locale, 'emailChangeAsked', {
          name: user.name,
          origin: origin(),
        });
        background.run('mail to the old address', () => mailer.send({ to: user.email, ...mail }));
      }
      return toAnswer(change);
    }),

    handle('resendEmailChange', async ({ locale, requireSession }) => {
      const { userId } = requireSession();
      const waiting = await findEmailChange(database, userId, clock.now());
      if (waiting === null) return toAnswer(null);
      await rateLimits.mailsToAddress.take(emailKeyOf(waiting.email));
      const { change, sending, name } = await database.transaction(async (transaction) => {
        const now = clock.now();
        const user = await findUser(transaction, userId);
        const current = await findEmailChange(transaction, userId, now);
        if (user === null || current === null) return { change: null, sending: null, name: '' };
        const { email } = current;
        const sending = await addEmailChange(transaction, { userId, email, now });
        return { name: user.name, sending, change: sending ?? current };
      });
      if (sending !== null) sendToNew(sending, name, locale);
      return toAnswer(change);
    }),

    handle('cancelEmailChange', async ({ requireSession }) => {
      await dropEmailChange(database, requireSession().userId);
      return { status: 204 };
    }),

    handle('confirmEmailChange', async ({ body, locale, requireSession }) => {
      const { userId } = requireSession();
      await rateLimits.codesOfUser.take(userId);
      const { before, changed } = await eventLog.change(userId, async ({ transaction, append }) => {
        const now = clock.now();
        const before = await findUser(transaction, userId);
        const change = await findEmailChange(transaction, userId, now);
        if (before === null) throw problems.unauthorized();
        if (change === null || change.hash !== codeHash(body.code)) throw problems.invalidCode();
        const user = await replaceEmail(transaction, { userId, email: change.email, now });
        if (user === null) return { before, changed: null };
        const changed = toProfile(user, now);
        await append({ name: 'profile', data: { profile: changed } });
        return { before, changed };
      });
      if (changed === null) throw problems.conflict('Somebody else has this address');
      const mail = securityMail(locale, 'emailChanged', { name: before.name, origin: origin() });
      background.run('mail to the old address', () => mailer.send({ to: before.email, ...mail }));
      return { status: 200, body: changed };
    }),
  ];
};
