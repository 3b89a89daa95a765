import type { Outcome, PaymentEvent, Price } from './paymentEvent';
import type { CheckoutStanding, Difference } from './provider';
import { isCredited } from './purchaseStates';
import type { PurchaseRow } from './purchases';

type Offer = PurchaseRow['offer'];

function ofPrice(
  price: Price | null,
  { price: asked }: Offer,
  isAmount: (amount: number) => boolean,
): Difference[] {
  if (price === null) return [];
  return [
    ...(price.currency === asked.currency ? [] : (['currency'] as const)),
    ...(isAmount(price.amount) ? [] : (['amount'] as const)),
  ];
}

/**
 * The outcome of a checkout that a webhook event reported: the API decides, unless it cannot tell.
 * Null: less than was reported.
 */
export function outcomeOf({ outcome, mayBe }: CheckoutStanding, told: Outcome): Outcome | null {
  const confirmed = mayBe.includes(told) ? told : outcome;
  const isLess = confirmed === null || (isCredited(told) && !isCredited(confirmed));
  return isLess ? null : confirmed;
}

/** How a checkout differs from that of a purchase. */
export function differencesOfCheckout(
  { checkoutId, price, purchaseId, subscription, differs }: CheckoutStanding,
  { id, checkoutId: ours, offer }: PurchaseRow,
): Difference[] {
  // A trial costs nothing yet.
  const isTrial = offer.trial_days > 0 && subscription !== null;
  const isAmount = (amount: number) => amount === offer.price.amount || (isTrial && amount === 0);
  return [
    ...differs,
    ...(checkoutId === ours ? [] : (['checkout'] as const)),
    ...(purchaseId === id ? [] : (['purchase'] as const)),
    ...(price === null ? (['amount'] as const) : ofPrice(price, offer, isAmount)),
  ];
}

/** How a later event differs from the purchase that it refers to. */
export function differencesOfEvent(event: PaymentEvent, purchase: PurchaseRow): Difference[] {
  const { offer, paymentId } = purchase;
  if (event.kind === 'renewal')
    return ofPrice(event.price, offer, (amount) => amount >= offer.price.amount);
  if (event.kind !== 'reversal') return [];
  // Premium has many payments, the first of which may have been zero.
  if (offer.kind === 'premium') return ofPrice(event.price, offer, () => true);
  const isAnother = paymentId !== null && event.paymentId !== null && paymentId !== event.paymentId;
  return [
    ...(isAnother ? (['payment'] as const) : []),
    ...ofPrice(event.price, offer, (amount) => amount === offer.price.amount),
  ];
}
