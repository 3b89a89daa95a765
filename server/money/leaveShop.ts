import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../database/database';
import { purchases } from '../database/schema';
import { findSubscription } from './subscription';
import { addTasks, endSubscription } from './tasks';

/**
 * Within the deletion of a user: nobody is charged after it. What runs at a provider is noted to be
 * ended there, and tried until it is.
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
