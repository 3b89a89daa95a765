/** An amount in the smallest unit of its currency. */
export type Money = { amount: number; currency: string };

export type OfferKind = 'premium' | 'desires';

export type Offer = {
  id: string;
  kind: OfferKind;
  price: Money;
  oldPrice: Money | null;
  discountPercent: number | null;
  /** Credited at once. */
  desires: number;
  period: 'month' | 'year' | null;
  trialDays: number;
};

export type PaymentMethod = 'card' | 'crypto';

export type PurchaseState =
  | 'open'
  | 'pending'
  | 'paid'
  | 'failed'
  | 'cancelled'
  | 'expired'
  | 'paid-short'
  | 'paid-over'
  | 'paid-late'
  | 'refunded'
  | 'disputed';

export type Purchase = {
  id: string;
  /** As it was when it was bought. */
  offer: Offer;
  method: PaymentMethod;
  state: PurchaseState;
  /** The hosted checkout, while it is open. */
  url: string | null;
  createdAt: string;
  paidAt: string | null;
  expiresAt: string | null;
};

/** How far a purchase is: its state never goes back, whichever way the server reports it. */
const ranks: Readonly<Record<PurchaseState, number>> = {
  open: 0,
  pending: 1,
  failed: 2,
  cancelled: 2,
  expired: 2,
  'paid-short': 3,
  'paid-late': 3,
  paid: 4,
  'paid-over': 4,
  refunded: 5,
  disputed: 5,
};

export const isFurther = (purchase: Purchase, than: Purchase | null): boolean =>
  than === null || ranks[purchase.state] > ranks[than.state];

/** What the user names to support: how its id begins. */
export const purchaseCode = ({ id }: Purchase): string => id.slice(0, 8).toUpperCase();

/** It starts with free days; the price is charged after them. */
export const isTrial = ({ offer, method }: Purchase): boolean =>
  offer.kind === 'premium' && offer.trialDays > 0 && method === 'card';
