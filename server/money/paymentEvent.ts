/** The final state of a payment, or how far it has come. */
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
      /** The id that refunds refer to; null if none is known yet. */
      paymentId: string | null;
      /** Null for a one-off purchase. */
      subscription: SubscriptionIds | null;
    }
  | {
      kind: 'subscription';
      subscriptionId: string;
      /** As we stored it at the provider. */
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
      /** The price before discounts; null if it was not sent. */
      price: Price | null;
    }
  | { kind: 'renewal-failed'; subscriptionId: string }
  | {
      kind: 'reversal';
      cause: 'refunded' | 'disputed';
      /** The part of a charge refunded so far, in cents; null: all of it. */
      part: { refunded: number; of: number } | null;
      /** What is known about the purchase; any of these will do. */
      purchaseId: string | null;
      paymentId: string | null;
      customerId: string | null;
      /** Of the whole payment; null if it was not sent. */
      price: Price | null;
    };

/** An event that a provider confirmed, in our terms. */
export type PaymentEvent = What & {
  /** The provider's id of the event, which identifies repetitions. */
  eventId: string;
  /** When it happened at the provider. */
  at: Date;
};
