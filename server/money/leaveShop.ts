import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../database/database';
import { purchases } from '../database/schema';
import { findSubscription } from './subscription';
import { addTasks, endSubscription } from './tasks';

/**
 * Part of deleting a user, who must not be charged afterwards: queues the cancellation of a running
 * subscription at its provider, retried until it succeeds.
 */
export async function leaveShop(transaction: Database, userId: string, now: Date): Promise<void> {
  const subscription = await findSubscription(transaction, userId);
  if (subscription !== null && subscription.state !== 'ended') {
    const { provider, subscriptionId } = subscription;
    if (subscriptionId !== null)
      await endSubscription(transaction, { provider, subscriptionId }, now);
  }
  const open = await transaction
    .select({ provider: purchases.provider, checkoutId: purchases.checkoutId })
    .from(purchases)
    .where(
      and(
        eq(purchases.userId, userId),
        eq(purchases.state, 'open'),
        isNotNull(purchases.checkoutId),
      ),
    );
  await addTasks(
    transaction,
    open.flatMap(({ provider, checkoutId }) =>
      checkoutId === null
        ? []
        : [
            {
              key: `leave-checkout:${checkoutId}`,
              userId: null,
              dueAt: now,
              task: { kind: 'expire-checkout' as const, provider, checkoutId },
            },
          ],
    ),
    now,
  );
}
