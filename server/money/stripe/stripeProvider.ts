import Stripe from 'stripe';
import { toIntlLocale } from '../../../common/locales';
import type { Clock } from '../../base/clock';
import { problems } from '../../http/problem';
import { productName } from '../../mail/moneyMails';
import { paidUrl } from '../provider';
import type { Order, PaymentProvider } from '../provider';
import { parseSigned } from '../signedWebhook';
import { readEvent, standingOf, toTold } from './stripeEvents';
import { isMissing, stripeObjects } from './stripeObjects';
import type { StripeSettings } from '../settings';

const TOLERANCE_S = 300; // reliability M4
const TIMEOUT_MS = 20_000;
const QUARTER_MS = 15 * 60_000;
/** Stripe's checkouts last at least 30 minutes; a minute is for the request's way there. */
const SHORTEST_MS = 31 * 60_000;

/**
 * Stripe requires identical requests under one idempotency key, but the earliest possible end moves
 * with time: calls within the same quarter of an hour of a purchase repeat one request, and a later
 * call is a new one, with its own key and end.
 */
function requestAt({ purchaseId, createdAt, expiresAt }: Order, now: Date) {
  const quarters = Math.max(0, Math.floor((now.getTime() - createdAt.getTime()) / QUARTER_MS));
  const shortest = new Date(createdAt.getTime() + (quarters + 1) * QUARTER_MS + SHORTEST_MS);
  return {
    idempotencyKey: quarters === 0 ? purchaseId : `${purchaseId}:${quarters}`,
    endsAt: expiresAt > shortest ? expiresAt : shortest,
  };
}

function sessionFor(
  { purchaseId, offer, locale, returnUrl }: Order,
  endsAt: Date,
): Stripe.Checkout.SessionCreateParams {
  const metadata = { purchase_id: purchaseId };
  const { period, trial_days: trialDays } = offer;
  return {
    mode: period === null ? 'payment' : 'subscription',
    client_reference_id: purchaseId,
    metadata,
    locale: toIntlLocale(locale),
    success_url: paidUrl(returnUrl),
    cancel_url: returnUrl,
    expires_at: Math.floor(endsAt.getTime() / 1000),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: offer.price.currency.toLowerCase(),
          unit_amount: offer.price.amount,
          product_data: { name: productName(locale, offer) },
          ...(period !== null && { recurring: { interval: period } }),
        },
      },
    ],
    ...(period === null
      ? { payment_intent_data: { metadata } }
      : {
          subscription_data: { metadata, ...(trialDays > 0 && { trial_period_days: trialDays }) },
        }),
  };
}

/** Tells the client where the API is. */
function hostOf(apiBase: string | null): Stripe.StripeConfig {
  if (apiBase === null) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  return { host: hostname, port, protocol: protocol === 'http:' ? 'http' : 'https' };
}

/** Whether a key is for real money; null if the key does not say. */
function modeOf(secretKey: string): boolean | null {
  const [, mode] = /^[sr]k_(live|test)_/.exec(secretKey) ?? [];
  return mode === undefined ? null : mode === 'live';
}

/** When it was signed, in seconds; covered by the signature. */
const signedAt = (header: string) =>
  [...header.matchAll(/t=(\d{1,12})/g)].map(([, second]) => Number(second));

/** Cards, through Stripe Checkout: https://docs.stripe.com/payments/checkout */
export function createStripeProvider(
  { secretKey, webhookSecret, apiBase }: StripeSettings,
  clock: Clock,
): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...hostOf(apiBase),
  });

  const objects = stripeObjects(stripe);
  const mode = modeOf(secretKey);
  const isOurMode = ({ livemode }: { livemode: boolean }) => mode === null || mode === livemode;

  /** Stripe's library refuses old timestamps, but accepts future ones. */
  function isSigned(header: string, body: string, now: number): boolean {
    const { signature } = stripe.webhooks;
    try {
      const isGood =
        signature?.verifyHeader(body, header, webhookSecret, TOLERANCE_S, undefined, now) === true;
      return isGood && signedAt(header).every((second) => second - now / 1000 <= TOLERANCE_S);
    } catch {
      return false;
    }
  }

  return {
    name: 'stripe',
    sendsAgainFor: 'days',

    async createCheckout(order) {
      const { idempotencyKey, endsAt } = requestAt(order, clock.now());
      const session = await stripe.checkout.sessions.create(sessionFor(order, endsAt), {
        idempotencyKey,
      });
      if (session.url === null) throw new Error('Stripe made a checkout without an address');
      return { checkoutId: session.id, url: session.url, endsAt };
    },

    async expireCheckout(checkoutId) {
      const session = await stripe.checkout.sessions.retrieve(checkoutId);
      if (session.status === 'open') {
        await stripe.checkout.sessions.expire(checkoutId);
        return 'closed';
      }
      return session.status === 'expired' ? 'closed' : 'paid';
    },

    readWebhook(headers, body) {
      const signature = headers['stripe-signature'];
      const now = clock.now().getTime();
      if (typeof signature !== 'string' || !isSigned(signature, body, now))
        throw problems.invalidSignature();
      const payload = parseSigned(body);
      // An event from the future would make all earlier ones look outdated.
      if (readEvent(payload).created - now / 1000 > TOLERANCE_S) throw problems.invalidSignature();
      return toTold(payload, { objects, isOurMode });
    },

    async readCheckout(checkoutId) {
      const session = await objects.session(checkoutId);
      return session && standingOf(session, isOurMode);
    },

    async cancelSubscription(subscriptionId, from) {
      if (from === 'period-end') {
        await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true });
        return;
      }
      try {
        await stripe.subscriptions.cancel(subscriptionId);
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    },

    async resumeSubscription(subscriptionId) {
      await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: false });
    },
  };
}
