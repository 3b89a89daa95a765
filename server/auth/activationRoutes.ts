import { eq } from 'drizzle-orm';
import { isRecent } from '../base/clock';
import { users } from '../database/schema';
import { handle } from '../http/operation';
import type { OperationRoute } from '../http/operation';
import { problems } from '../http/problem';
import { hurry, hurryLane } from '../jobs/enqueue';
import { nextMailAt } from '../mail/deliver';
import { laneOf, post } from '../mail/mailJob';
import { BETWEEN_CODES_MS, emailCodeKey, isEmailCode, lastEmailCodeAt } from '../users/emailCodes';
import { findUser, toProfile } from '../users/users';
import type { Deps } from './deps';

const after = (sentAt: Date) => new Date(sentAt.getTime() + BETWEEN_CODES_MS);

export const activationRoutes = (services: Deps): OperationRoute[] => {
  const { clock, database, eventLog, rateLimits } = services;
  return [
    handle('activateEmail', async ({ params, requireSession }) => {
      const { userId } = requireSession();
      await rateLimits.codesOfUser.take(userId);
      const profile = await eventLog.change(userId, async ({ transaction, append }) => {
        const now = clock.now();
        const user = await findUser(transaction, userId);
        if (user === null) throw problems.unauthorized();
        if (!(await isEmailCode(transaction, userId, params.code, now)))
          throw user.isEmailConfirmed ? problems.alreadyConfirmed() : problems.invalidCode();
        const confirmed = toProfile({ ...user, isEmailConfirmed: true }, now);
        if (user.isEmailConfirmed) return confirmed;
        await transaction.update(users).set({ isEmailConfirmed: true }).where(eq(users.id, userId));
        // Mails held back while nobody had confirmed the address can leave now.
        await hurryLane(transaction, laneOf(user.email), now);
        await append({ name: 'profile', data: { profile: confirmed } });
        return confirmed;
      });
      return { status: 200, body: profile };
    }),

    handle('resendActivation', async ({ requireSession, locale }) => {
      const { userId } = requireSession();
      const now = clock.now();
      const { sentAt, nextAt } = await database.transaction(async (transaction) => {
        const [user] = await transaction
          .select()
          .from(users)
          .where(eq(users.id, userId))
          .for('update');
        if (user === undefined) throw problems.unauthorized();
        if (user.isEmailConfirmed) throw problems.alreadyConfirmed();
        const key = emailCodeKey(userId);
        // A mail that is still queued is sent now; the minute between mails does not apply.
        const isWaiting = await hurry(transaction, key, now);
        const last = isWaiting ? null : await lastEmailCodeAt(transaction, userId);
        const enough = await nextMailAt(transaction, user.email, now);
        if (enough !== null) return { sentAt: last ?? now, nextAt: enough };
        const afterThis = { sentAt: now, nextAt: after(now) };
        if (isWaiting) return afterThis;
        if (last !== null && isRecent(last, BETWEEN_CODES_MS, now))
          return { sentAt: last, nextAt: after(last) };
        const request = { about: 'confirmation' as const, to: user.email, locale };
        await post(transaction, request, { key, userId, now });
        return afterThis;
      });
      return {
        status: 200,
        body: { sent_at: sentAt.toISOString(), next_at: nextAt.toISOString() },
      };
    }),
  ];
};
