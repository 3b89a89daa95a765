import { and, eq, lt, lte, ne } from 'drizzle-orm';
import { paymentEvents, purchases, subscriptions } from '../database/schema';
import { tryTask } from '../database/locks';
import type { Services } from '../services';
import { premiumUntil } from './premium';
import { findPurchase, moveOn } from './purchases';
import { renewInSandbox } from './sandbox/sandboxUpkeep';
import { findSubscription, keepSubscription } from './subscription';
import { runTasks } from './taskRunner';
import { endSubscription, pruneTasks } from './tasks';

/** How long a provider may take to tell of a checkout that has ended. */
const NEWS_MS = 15 * 60_000;
const EVENTS_KEPT_MS = 90 * 86_400_000;

async function expirePurchases({ clock, database, eventLog }: Services): Promise<void> {
  const now = clock.now();
  const over = await database
    .select({ id: purchases.id, userId: purchases.userId })
    .from(purchases)
    .where(
      and(eq(purchases.state, 'open'), lt(purchases.expiresAt, new Date(now.getTime() - NEWS_MS))),
    );
  for (const { id, userId } of over)
    await eventLog.change(userId, async (change) => {
      const purchase = await findPurchase(change.transaction, userId, id);
      if (purchase?.state === 'open') await moveOn(change, purchase, 'expired', now);
    });
}

async function endPremium({ clock, database, eventLog }: Services): Promise<void> {
  const now = clock.now();
  const over = await database
    .select()
    .from(subscriptions)
    .where(and(ne(subscriptions.state, 'ended'), lte(subscriptions.periodEndsAt, now)));
  for (const row of over)
    if (premiumUntil(row) <= now)
      await eventLog.change(row.userId, async (change) => {
        const current = await findSubscription(change.transaction, row.userId);
        if (current === null || current.state === 'ended' || premiumUntil(current) > now) return;
        // One that is still charged for comes back with the next payment that is told.
        if (current.subscriptionId !== null && !current.isCancelled && current.state !== 'past-due')
          return;
        await keepSubscription(change, { ...current, state: 'ended' }, now);
        const { provider, subscriptionId } = current;
        if (subscriptionId !== null && !current.isCancelled)
          await endSubscription(change.transaction, { provider, subscriptionId }, now);
      });
}

/** Ends what ran out, sends what waits, forgets what is old. */
export async function keepMoney(services: Services): Promise<void> {
  const { clock, database, payments } = services;
  await expirePurchases(services);
  await endPremium(services);
  if (payments.named('sandbox') !== null) await renewInSandbox(services);
  await runTasks(services);
  await database.transaction(async (transaction) => {
    if (!(await tryTask(transaction, 'pruning'))) return;
    const now = clock.now();
    await pruneTasks(transaction, now);
    await transaction
      .delete(paymentEvents)
      .where(lt(paymentEvents.receivedAt, new Date(now.getTime() - EVENTS_KEPT_MS)));
  });
}
