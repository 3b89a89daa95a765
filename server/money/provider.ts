import type { IncomingHttpHeaders } from 'node:http';
import type { components } from '../../src/api/schema';
import type { Locale } from '../../common/locales';
import type { Outcome, PaymentEvent, Price, SubscriptionIds } from './paymentEvent';

type Schemas = components['schemas'];

export type ProviderName = 'stripe' | 'btcpay' | 'sandbox';

/** What a hosted checkout is made for. */
export type Order = {
  purchaseId: string;
  offer: Schemas['Offer'];
  method: Schemas['PaymentMethod'];
  locale: Locale;
  /** Where the user comes back to, with the purchase in its query, whatever happened there. */
  returnUrl: string;
  createdAt: Date;
  expiresAt: Date;
};

export type HostedCheckout = {
  checkoutId: string;
  url: string;
  /** When it ends by itself, which may be later than it was asked for. */
  endsAt: Date;
};

/** In what an event and our purchase differ from what the provider's API tells. */
export type Difference =
  | 'unknown'
  | 'checkout'
  | 'purchase'
  | 'payment'
  | 'subscription'
  | 'store'
  | 'mode'
  | 'status'
  | 'amount'
  | 'currency';

/** How a checkout stands, as the provider's API tells it now. */
export type CheckoutStanding = {
  checkoutId: string;
  /** What it was made for, as the provider noted it; null: nothing of ours. */
  purchaseId: string | null;
  price: Price | null;
  /** Null while nothing has come of it. */
  outcome: Outcome | null;
  /** Of what may be told of it beyond that, as the API does not tell it apart. */
  mayBe: readonly Outcome[];
  paymentId: string | null;
  subscription: SubscriptionIds | null;
  /** What shows that it is not of our account. */
  differs: readonly Difference[];
};

/** What the API tells about an event: null where it does not concern us, or is old. */
export type Asked = { event: PaymentEvent | null } | { differs: readonly Difference[] };

/** What a webhook tells. Its signature was found good, and nothing of it is believed unasked. */
export type Told = {
  /** The provider's name for it, by which it is known again. */
  eventId: string;
  at: Date;
} & (
  | {
      about: 'checkout';
      checkoutId: string;
      /** As it names it. */
      purchaseId: string | null;
      outcome: Outcome;
      /** What shows that it is not of our account. */
      differs: readonly Difference[];
    }
  | {
      about: 'subscription';
      subscriptionId: string;
      /** As it names it. */
      purchaseId: string | null;
      ask(): Promise<Asked>;
    }
  | { about: 'reversal'; ask(): Promise<Asked> }
);

/** Somebody who takes payments on a page of their own and tells what became of them. */
export type PaymentProvider = {
  name: ProviderName;
  /** How long it sends what was refused again. */
  sendsAgainFor: 'an hour' | 'days';
  /** The same checkout for the same purchase, however often it is asked for. */
  createCheckout(order: Order): Promise<HostedCheckout>;
  /** `closed`: it takes no payment any more. `paid`: somebody has paid, or is at it. */
  expireCheckout(checkoutId: string): Promise<'closed' | 'paid'>;
  /**
   * What a webhook tells, none where it does not concern us; throws the problem `invalid-signature`
   * unless the provider has signed exactly this body within the last minutes, and UnreadableEvent
   * where that is not what it documents.
   */
  readWebhook(headers: IncomingHttpHeaders, body: string): Told[];
  /** Null where the provider knows no such checkout; rejects where it does not answer. */
  readCheckout(checkoutId: string): Promise<CheckoutStanding | null>;
  /** Not renewed any more: with the period's end, or at once where nothing may be charged again. */
  cancelSubscription(subscriptionId: string, from: 'period-end' | 'now'): Promise<void>;
  resumeSubscription(subscriptionId: string): Promise<void>;
};

/** The providers of this server. */
export type Payments = {
  /** How it can be paid, the usual one first. */
  methods: Schemas['PaymentMethod'][];
  /** Null where this server does not offer the method. */
  of(method: Schemas['PaymentMethod']): PaymentProvider | null;
  /** Null where this server does not use it. */
  named(name: ProviderName): PaymentProvider | null;
};
