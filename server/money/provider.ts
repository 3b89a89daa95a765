import type { IncomingHttpHeaders } from 'node:http';
import type { components } from '../../src/api/schema';
import type { Locale } from '../locale';
import type { PaymentNews } from './news';

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

/** Somebody who takes payments on a page of their own and tells what became of them. */
export type PaymentProvider = {
  name: ProviderName;
  /** The same checkout for the same purchase, however often it is asked for. */
  createCheckout(order: Order): Promise<HostedCheckout>;
  /** `closed`: it takes no payment any more. `paid`: somebody has paid, or is at it. */
  expireCheckout(checkoutId: string): Promise<'closed' | 'paid'>;
  /**
   * What a webhook tells, none where it does not concern us; throws the problem `invalid-signature`
   * unless the provider has signed exactly this body within the last minutes.
   */
  readWebhook(headers: IncomingHttpHeaders, body: string): Promise<PaymentNews[]>;
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
