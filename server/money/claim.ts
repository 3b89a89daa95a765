import { eq } from 'drizzle-orm';
import { CLAIM_DESIRES } from '../../common/prices';
import { users } from '../database/schema';
import { handle } from '../http/operation';
import type { OperationRoute } from '../http/operation';
import { problems } from '../http/problem';
import { findUser, toProfile } from '../users/users';
import type { Deps } from './deps';
import { post } from './ledger';

const CLAIM_EVERY_MS = 86_400_000; // spec 4.7

/** The free desires of the day: available again 24 hours after the last claim. */
export const claimRoute = ({ clock, eventLog, unconfirmedClaims }: Deps): OperationRoute =>
  handle('claimDesires', async ({ request, requireSession }) => {
    const { userId } = requireSession();
    const body = await eventLog.change(userId, async (change) => {
      const { transaction, append } = change;
      const now = clock.now();
      const user = await findUser(transaction, userId);
      if (user === null) throw problems.unauthorized();
      const dueAt = user.nextClaimAt;
      if (dueAt !== null && dueAt > now) return { claimed: false, next_at: dueAt.toISOString() };
      if (!user.isEmailConfirmed) await unconfirmedClaims.take(transaction, request.ip, now);

      const nextClaimAt = new Date(now.getTime() + CLAIM_EVERY_MS);
      const idempotencyKey = `daily-claim:${dueAt?.toISOString() ?? 'first'}`;
      await post(change, { amount: CLAIM_DESIRES, reason: 'daily-claim', idempotencyKey }, now);
      const [claimer] = await transaction
        .update(users)
        .set({ nextClaimAt })
        .where(eq(users.id, userId))
        .returning();
      if (claimer === undefined) throw problems.unauthorized();
      await append({ name: 'profile', data: { profile: toProfile(claimer, now) } });
      return { claimed: true, next_at: nextClaimAt.toISOString() };
    });
    return { status: 200, body };
  });
