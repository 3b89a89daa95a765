import type { IncomingHttpHeaders } from 'node:http';
import type { components } from '../../src/api/schema';
import type { Locale } from '../../common/locales';
import type { Outcome, PaymentEvent, Price, SubscriptionIds } from './paymentEvent';

type Schemas = components['schemas'];

export type ProviderName = 'stripe' | 'btcpay' | 'sandbox';

/** What a hosted checkout is created for. */
export type Order = {
  purchaseId: string;
  offer: Schemas['Offer'];
  method: Schemas['PaymentMethod'];
  locale: Locale;
  /** Where the user returns to whatever happened; the query names the purchase. */
  returnUrl: string;
  createdAt: Date;
  expiresAt: Date;
};

/** Where the user returns to after paying: the application thanks, and waits for the webhook. */
export function paidUrl(returnUrl: string): string {
  const url = new URL(returnUrl);
  url.searchParams.set('paid', '1');
  return url.href;
}

export type HostedCheckout = {
  checkoutId: string;
  url: string;
  /** When it ends by itself, which may be later than requested. */
  endsAt: Date;
};

/** How an event or our purchase differs from what the provider's API says. */
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

/** The current state of a checkout, as the provider's API reports it. */
export type CheckoutStanding = {
  checkoutId: string;
  /** The purchase it was created for, as stored at the provider; null: not one of ours. */
  purchaseId: string | null;
  price: Price | null;
  /** Null while it has none. */
  outcome: Outcome | null;
  /** Outcomes that an event may report beyond this, as the API cannot tell them apart. */
  mayBe: readonly Outcome[];
  paymentId: string | null;
  subscription: SubscriptionIds | null;
  /** Signs that it belongs to another account. */
  differs: readonly Difference[];
};

/** What the API says about an event: null if it does not concern us, or is outdated. */
export type Asked = { event: PaymentEvent | null } | { differs: readonly Difference[] };

/** A webhook event with a valid signature. Nothing in it is believed before the API confirms it. */
export type Told = {
  /** The provider's id of the event, which identifies repetitions. */
  eventId: string;
  at: Date;
} & (
  | {
      about: 'checkout';
      checkoutId: string;
      /** As the event names it. */
      purchaseId: string | null;
      outcome: Outcome;
      /** Signs that it belongs to another account. */
      differs: readonly Difference[];
    }
  | {
      about: 'subscription';
      subscriptionId: string;
      /** As the event names it. */
      purchaseId: string | null;
      ask(): Promise<Asked>;
    }
  | { about: 'reversal'; ask(): Promise<Asked> }
);

/** A service that takes payments on its own page and reports the results. */
export type PaymentProvider = {
  name: ProviderName;
  /** How long it retries a webhook that was refused. */
  sendsAgainFor: 'an hour' | 'days';
  /** Returns the same checkout for the same purchase, however often it is called. */
  createCheckout(order: Order): Promise<HostedCheckout>;
  /** `closed`: it accepts no more payments. `paid`: somebody has paid, or is paying. */
  expireCheckout(checkoutId: string): Promise<'closed' | 'paid'>;
  /**
   * The events of a webhook, none if it does not concern us; throws the problem `invalid-signature`
   * unless the provider signed exactly this body within the last minutes, and UnreadableEvent if
   * the body is not as documented.
   */
  readWebhook(headers: IncomingHttpHeaders, body: string): Told[];
  /** Null if the provider has no such checkout; rejects if it does not answer. */
  readCheckout(checkoutId: string): Promise<CheckoutStanding | null>;
  /** Stops renewing: at the end of the period, or now if nothing may be charged any more. */
  cancelSubscription(subscriptionId: string, from: 'period-end' | 'now'): Promise<void>;
  resumeSubscription(subscriptionId: string): Promise<void>;
};

/** This server's providers. */
export type Payments = {
  /** The payment methods, the usual one first. */
  methods: Schemas['PaymentMethod'][];
  /** Null if this server does not offer the method. */
  of(method: Schemas['PaymentMethod']): PaymentProvider | null;
  /** Null if this server does not use it. */
  named(name: ProviderName): PaymentProvider | null;
};
