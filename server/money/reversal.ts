import { eq } from 'drizzle-orm';
import { purchases, users } from '../database/schema';
import type { UserChange } from '../events/eventLog';
import { post } from './ledger';
import type { PaymentEvent } from './paymentEvent';
import { isCredited } from './purchaseStates';
import { moveOn } from './purchases';
import type { PurchaseRow } from './purchases';
import { findSubscription, keepSubscription } from './subscription';
import { endSubscription } from './tasks';

type Reversal = Extract<PaymentEvent, { kind: 'reversal' }>;

/**
 * Takes desires back in one entry, at most what is there: spent desires cannot be recovered, and a
 * balance is never below zero.
 */
async function takeDesires(
  change: UserChange,
  { due, idempotencyKey }: { due: number; idempotencyKey: string },
  now: Date,
): Promise<void> {
  const [user] = await change.transaction
    .select({ desires: users.desires })
    .from(users)
    .where(eq(users.id, change.userId))
    .for('update');
  const amount = 0 - Math.min(user?.desires ?? 0, due);
  await post(change, { amount, reason: 'reversal', idempotencyKey }, now);
}

/** Reverses all that a purchase gave. Premium ends at once, and is not charged again. */
async function takeAllBack(
  change: UserChange,
  { id, offer, provider, reversedDesires }: PurchaseRow,
  now: Date,
): Promise<void> {
  const { transaction, userId } = change;
  const due = offer.desires - reversedDesires;
  await takeDesires(change, { due, idempotencyKey: `reversal:${id}` }, now);
  const subscription = await findSubscription(transaction, userId);
  if (offer.kind !== 'premium' || subscription === null || subscription.purchaseId !== id) return;
  await keepSubscription(
    change,
    { ...subscription, state: 'ended', periodEndsAt: now, toldAt: now },
    now,
  );
  const { subscriptionId } = subscription;
  if (subscriptionId !== null)
    await endSubscription(transaction, { provider, subscriptionId }, now);
}

/** Applies a refund that was reported before the payment. */
export async function takeEarlyRefund(
  change: UserChange,
  { id, reversedDesires: due }: PurchaseRow,
  now: Date,
): Promise<void> {
  if (due > 0) await takeDesires(change, { due, idempotencyKey: `reversal:${id}:${due}` }, now);
}

/**
 * Takes back the desires that a partial refund is worth, rounded in the user's favour. Refunds
 * state their running total, so an older one takes nothing after a later one. A partial refund of
 * premium is a courtesy: premium continues.
 */
async function takePartBack(
  change: UserChange,
  { id, offer, state, reversedDesires }: PurchaseRow,
  { refunded, of }: NonNullable<Reversal['part']>,
  now: Date,
): Promise<void> {
  const worth = Math.floor((offer.desires * Math.min(refunded, of)) / of);
  const due = worth - reversedDesires;
  const isOver = state === 'refunded' || state === 'disputed';
  if (offer.kind === 'premium' || isOver || !(due > 0)) return;
  await change.transaction
    .update(purchases)
    .set({ reversedDesires: worth, updatedAt: now })
    .where(eq(purchases.id, id));
  if (isCredited(state))
    await takeDesires(change, { due, idempotencyKey: `reversal:${id}:${worth}` }, now);
}

/** Applies a refund or chargeback. */
export async function applyReversal(
  change: UserChange,
  purchase: PurchaseRow,
  { cause, part }: Pick<Reversal, 'cause' | 'part'>,
  now: Date,
): Promise<void> {
  if (part !== null) {
    await takePartBack(change, purchase, part, now);
    return;
  }
  const moved = await moveOn(change, purchase, cause, now);
  if (moved !== null && isCredited(purchase.state)) await takeAllBack(change, purchase, now);
}
