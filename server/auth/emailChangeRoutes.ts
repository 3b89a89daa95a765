import { handle } from '../http/operation';
import type { OperationRoute } from '../http/operation';
import { fieldError } from '../http/fieldErrors';
import { problems } from '../http/problem';
import { hurry } from '../jobs/enqueue';
import type { Database } from '../database/database';
import type { Locale } from '../../common/locales';
import { nextMailAt } from '../mail/deliver';
import { post } from '../mail/mailJob';
import { findUser, toProfile } from '../users/users';
import { requirePassword } from './currentPassword';
import type { Deps } from './deps';
import {
  addEmailChange,
  dropEmailChange,
  findEmailChange,
  nextSendingAt,
  replaceEmail,
} from '../users/emailChanges';
import type { EmailChange } from '../users/emailChanges';
import { codeHash } from '../users/emailCodes';
import { emailKeyOf } from '../users/emailKey';

const toAnswer = (change: EmailChange | null) => ({
  status: 200 as const,
  body: {
    pending: change && {
      email: change.email,
      next_at: nextSendingAt(change).toISOString(),
    },
  },
});

export const emailChangeRoutes = (services: Deps): OperationRoute[] => {
  const { clock, database, eventLog, rateLimits } = services;

  async function refuseEnough(email: string) {
    const now = clock.now();
    const at = await nextMailAt(database, email, now);
    if (at !== null) throw problems.rateLimited((at.getTime() - now.getTime()) / 1000);
  }

  type Asked = { userId: string; email: string; locale: Locale; now: Date };

  /** Queues the mail with the code; false if one is queued or was sent within a minute. */
  async function sendToNew(within: Database, { userId, email, locale, now }: Asked) {
    const key = `email-change ${userId} ${emailKeyOf(email)}`;
    const waiting = await findEmailChange(within, userId, now);
    const isSame = waiting !== null && emailKeyOf(waiting.email) === emailKeyOf(email);
    // A mail that is still queued is sent now; the minute between mails does not apply.
    if (isSame && (await hurry(within, key, now))) return false;
    if (!(await addEmailChange(within, { userId, email, now }))) return false;
    await post(within, { about: 'emailChange', to: email, locale }, { key, userId, now });
    return true;
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
      await refuseEnough(email);
      const change = await database.transaction(async (transaction) => {
        const now = clock.now();
        const { email: to } = await known.lock(transaction);
        if (await sendToNew(transaction, { userId, email, locale, now }))
          await post(transaction, { about: 'emailChangeAsked', to, locale }, { userId, now });
        return findEmailChange(transaction, userId, now);
      });
      return toAnswer(change);
    }),

    handle('resendEmailChange', async ({ locale, requireSession }) => {
      const { userId } = requireSession();
      const waiting = await findEmailChange(database, userId, clock.now());
      if (waiting === null) return toAnswer(null);
      await rateLimits.mailsToAddress.take(emailKeyOf(waiting.email));
      await refuseEnough(waiting.email);
      const change = await database.transaction(async (transaction) => {
        const now = clock.now();
        const current = await findEmailChange(transaction, userId, now);
        if (current === null) return null;
        await sendToNew(transaction, { userId, email: current.email, locale, now });
        return findEmailChange(transaction, userId, now);
      });
      return toAnswer(change);
    }),

    handle('cancelEmailChange', async ({ requireSession }) => {
      await dropEmailChange(database, requireSession().userId);
      return { status: 204 };
    }),

    handle('confirmEmailChange', async ({ body, locale, requireSession }) => {
      const { userId } = requireSession();
      await rateLimits.codesOfUser.take(userId);
      const profile = await eventLog.change(userId, async ({ transaction, append }) => {
        const now = clock.now();
        const before = await findUser(transaction, userId);
        const change = await findEmailChange(transaction, userId, now);
        if (before === null) throw problems.unauthorized();
        if (change === null || change.hash !== codeHash(body.code)) throw problems.invalidCode();
        const user = await replaceEmail(transaction, { userId, email: change.email, now });
        if (user === null) return null;
        const changed = toProfile(user, now);
        await append({ name: 'profile', data: { profile: changed } });
        await post(
          transaction,
          { about: 'emailChanged', to: before.email, locale },
          { userId, now },
        );
        return changed;
      });
      if (profile === null) throw problems.conflict('Somebody else has this address');
      return { status: 200, body: profile };
    }),
  ];
};
