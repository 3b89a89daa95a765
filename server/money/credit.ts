import type { UserChange } from '../events/eventLog';
import { discountOffer } from './offers';
import { markDiscountBought } from './discount';
import { post } from './ledger';
import type { PaymentEvent } from './paymentEvent';
import { periodEnd, trialEnd } from './premium';
import type { PurchaseRow } from './purchases';
import { findSubscription, keepSubscription } from './subscription';
import { addTasks } from './tasks';

type Payment = Extract<PaymentEvent, { kind: 'payment' }>;

const later = (one: Date, other: Date) => (one > other ? one : other);

async function beginPremium(
  change: UserChange,
  purchase: PurchaseRow,
  { subscription, at }: Payment,
  now: Date,
): Promise<Date> {
  const { offer, provider, id: purchaseId } = purchase;
  const running = await findSubscription(change.transaction, change.userId);
  // Time already paid for is kept; only the first purchase has a trial.
  const from = running !== null && running.state !== 'ended' ? later(running.periodEndsAt, at) : at;
  const trialEndsAt = trialEnd(offer, from);
  const isRenewed = subscription !== null;
  const periodEndsAt =
    isRenewed && trialEndsAt !== null ? trialEndsAt : periodEnd(offer, trialEndsAt ?? from);
  await keepSubscription(
    change,
    {
      purchaseId,
      provider,
      subscriptionId: subscription?.subscriptionId ?? null,
      customerId: subscription?.customerId ?? null,
      state: trialEndsAt !== null && isRenewed ? 'trialing' : 'active',
      isCancelled: false,
      trialEndsAt: isRenewed ? trialEndsAt : null,
      periodEndsAt,
      toldAt: at,
    },
    now,
  );
  return periodEndsAt;
}

/** Credits what was bought, once, within the change that marks the purchase as paid. */
export async function credit(
  change: UserChange,
  purchase: PurchaseRow,
  payment: Payment,
  now: Date,
): Promise<void> {
  const { offer, id } = purchase;
  const isPremium = offer.kind === 'premium';
  await post(
    change,
    {
      amount: offer.desires,
      reason: isPremium ? 'premium-start' : 'purchase',
      idempotencyKey: `${isPremium ? 'premium-start' : 'purchase'}:${id}`,
    },
    now,
  );
  if (offer.id === discountOffer.id)
    await markDiscountBought(change.transaction, change.userId, now);
  const date = isPremium ? await beginPremium(change, purchase, payment, now) : null;
  await addTasks(
    change.transaction,
    [
      {
        key: `mail:purchase:${id}`,
        userId: change.userId,
        dueAt: now,
        task: {
          kind: 'mail',
          mail: { about: 'purchase', purchaseId: id, date: date?.toISOString() ?? null },
        },
      },
    ],
    now,
  );
}
