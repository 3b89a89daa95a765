import { and, asc, eq, lt, lte, ne } from 'drizzle-orm';
import { paymentEvents, purchases, subscriptions } from '../database/schema';
import type { Database } from '../database/database';
import { catchUp } from './applyEvent';
import type { Deps } from './deps';
import { premiumUntil } from './premium';
import { findPurchase, moveOn } from './purchases';
import type { PurchaseRow } from './purchases';
import { renewInSandbox } from './sandbox/sandboxRenewal';
import { findSubscription, keepSubscription } from './subscription';
import { endSubscription } from './tasks';

/** How long a provider may take to report a checkout that has ended. */
const NEWS_MS = 15 * 60_000;
const ASKED_AGAIN_MS = 60 * 60_000;
const ASKED_AT_ONCE = 20;
const EVENTS_KEPT_MS = 90 * 86_400_000;

/** Asks the provider about a purchase; false: no answer, so nothing is known. */
async function ask(
  services: Pick<Deps, 'clock' | 'eventLog' | 'log' | 'payments'>,
  purchase: PurchaseRow,
): Promise<boolean> {
  const provider = services.payments.named(purchase.provider);
  if (provider === null) return true;
  try {
    await catchUp(services, provider, purchase);
    return true;
  } catch (error) {
    services.log.warn({ err: error, purchaseId: purchase.id }, 'nobody tells how a payment ended');
    return false;
  }
}

/** The webhook event may have been lost: the provider is asked before a purchase is given up. */
async function expirePurchases(services: Deps): Promise<void> {
  const { clock, database, eventLog } = services;
  const now = clock.now();
  const over = await database
    .select()
    .from(purchases)
    .where(
      and(eq(purchases.state, 'open'), lt(purchases.expiresAt, new Date(now.getTime() - NEWS_MS))),
    )
    .orderBy(asc(purchases.updatedAt))
    .limit(ASKED_AT_ONCE);
  for (const purchase of over) {
    const { id, userId } = purchase;
    const isKnown = await ask(services, purchase);
    await eventLog.change(userId, async (change) => {
      const current = await findPurchase(change.transaction, userId, id);
      if (current?.state !== 'open') return;
      if (isKnown) await moveOn(change, current, 'expired', now);
      else await touch(change.transaction, id, now);
    });
  }
}

/** Moves it behind the others in the queue of purchases to ask about. */
const touch = (within: Database, id: string, now: Date) =>
  within.update(purchases).set({ updatedAt: now }).where(eq(purchases.id, id));

/** A payment pending for long may have ended without an event. */
async function askAboutPending(services: Deps): Promise<void> {
  const { clock, database } = services;
  const now = clock.now();
  const waiting = await database
    .select()
    .from(purchases)
    .where(
      and(
        eq(purchases.state, 'pending'),
        lt(purchases.updatedAt, new Date(now.getTime() - ASKED_AGAIN_MS)),
      ),
    )
    .orderBy(asc(purchases.updatedAt))
    .limit(ASKED_AT_ONCE);
  for (const purchase of waiting) {
    await touch(database, purchase.id, now);
    await ask(services, purchase);
  }
}

async function endPremium({ clock, database, eventLog }: Deps): Promise<void> {
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
        // One that is still being charged comes back with its next payment event.
        if (current.subscriptionId !== null && !current.isCancelled && current.state !== 'past-due')
          return;
        await keepSubscription(change, { ...current, state: 'ended' }, now);
        const { provider, subscriptionId } = current;
        if (subscriptionId !== null && !current.isCancelled)
          await endSubscription(change.transaction, { provider, subscriptionId }, now);
      });
}

/** Ends what has run out, and deletes what is old. */
export async function settleDue(services: Deps): Promise<void> {
  const { clock, database, payments } = services;
  await expirePurchases(services);
  await askAboutPending(services);
  await endPremium(services);
  if (payments.named('sandbox') !== null) await renewInSandbox(services);
  await database
    .delete(paymentEvents)
    .where(lt(paymentEvents.receivedAt, new Date(clock.now().getTime() - EVENTS_KEPT_MS)));
}
