import type { OfferKind, PaymentMethod } from './purchase';

/**
 * What the user is about to buy, kept on the device: a repeated request is the same purchase, and a
 * user who comes back from the checkout finds it.
 */
export type Intent = {
  /** Made once; the server recognizes a repeated request by it. */
  clientId: string;
  offerId: string;
  kind: OfferKind;
  method: PaymentMethod;
  /** The page to come back to. */
  returnPath: string;
  /** Null until the server has answered. */
  purchaseId: string | null;
  /** The checkout sent the user back as having paid; the server may not know it yet. */
  hasPaid: boolean;
};

export type IntentCommand =
  | { type: 'intent.keep'; intent: Intent }
  | { type: 'intent.forget'; purchaseId: string }
  /** The discount, which is given once, was requested. */
  | { type: 'discount.asked' };

export type IntentFact = {
  type: 'intents.loaded';
  intents: readonly Intent[];
  isDiscountAsked: boolean;
};
