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
 * What has come of a checkout, given what was told of it: the API decides, but where it cannot tell.
 * Null: less than was told.
 */
export function outcomeOf({ outcome, mayBe }: CheckoutStanding, told: Outcome): Outcome | null {
  const confirmed = mayBe.includes(told) ? told : outcome;
  const isLess = confirmed === null || (isCredited(told) && !isCredited(confirmed));
  return isLess ? null : confirmed;
}

/** In what a checkout is not that of a purchase. */
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

/** In what an event after a payment does not fit the purchase that it was found to be of. */
export function differencesOfEvent(event: PaymentEvent, purchase: PurchaseRow): Difference[] {
  const { offer, paymentId } = purchase;
  if (event.kind === 'renewal')
    return ofPrice(event.price, offer, (amount) => amount >= offer.price.amount);
  if (event.kind !== 'reversal') return [];
  // Premium has many payments, of which the first may have been of nothing.
  if (offer.kind === 'premium') return ofPrice(event.price, offer, () => true);
  const isAnother = paymentId !== null && event.paymentId !== null && paymentId !== event.paymentId;
  return [
    ...(isAnother ? (['payment'] as const) : []),
    ...ofPrice(event.price, offer, (amount) => amount === offer.price.amount),
  ];
}
