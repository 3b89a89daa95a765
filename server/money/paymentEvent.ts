/** How a payment ended, or how far it is. */
export const outcomes = [
  'pending',
  'paid',
  'paid-over',
  'paid-short',
  'paid-late',
  'failed',
  'expired',
] as const;

export type Outcome = (typeof outcomes)[number];

/** In the smallest unit of a currency (`USD`). */
export type Price = { amount: number; currency: string };

export type SubscriptionIds = { subscriptionId: string; customerId: string | null };

type What =
  | {
      kind: 'payment';
      outcome: Outcome;
      /** By which a refund names it; null where none is known yet. */
      paymentId: string | null;
      /** Null for what is bought once. */
      subscription: SubscriptionIds | null;
    }
  | {
      kind: 'subscription';
      subscriptionId: string;
      /** As we noted it at the provider. */
      purchaseId: string | null;
      state: 'trialing' | 'active' | 'past-due' | 'ended';
      isCancelled: boolean;
      trialEndsAt: Date | null;
    }
  | {
      kind: 'renewal';
      subscriptionId: string;
      periodEndsAt: Date;
      paymentId: string | null;
      /** What it cost before discounts; null where it is not told. */
      price: Price | null;
    }
  | { kind: 'renewal-failed'; subscriptionId: string }
  | {
      kind: 'reversal';
      cause: 'refunded' | 'disputed';
      /** How much of a charge was refunded up to then, in cents; null: all of it. */
      part: { refunded: number; of: number } | null;
      /** What is known of where it belongs; any of them will do. */
      purchaseId: string | null;
      paymentId: string | null;
      customerId: string | null;
      /** Of the payment as a whole; null where it is not told. */
      price: Price | null;
    };

/** What a provider confirms, in our words. */
export type PaymentEvent = What & {
  /** The provider's name for it, by which it is known again. */
  eventId: string;
  /** When it happened there. */
  at: Date;
};
