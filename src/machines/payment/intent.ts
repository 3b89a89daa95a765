import type { OfferKind, PaymentMethod } from './purchase';

/**
 * What somebody is about to buy, kept on the device: asked for again it is the same purchase, and
 * who comes back from the checkout finds it.
 */
export type Intent = {
  /** Made once; the server knows a repetition by it. */
  clientId: string;
  offerId: string;
  kind: OfferKind;
  method: PaymentMethod;
  /** The page to come back to. */
  returnPath: string;
  /** Null until the server has answered. */
  purchaseId: string | null;
};

export type IntentCommand =
  | { type: 'intent.keep'; intent: Intent }
  | { type: 'intent.forget'; purchaseId: string }
  /** The discount, which is given once, was asked for. */
  | { type: 'discount.asked' };

export type IntentFact = {
  type: 'intents.loaded';
  intents: readonly Intent[];
  isDiscountAsked: boolean;
};
