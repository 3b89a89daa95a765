import * as v from 'valibot';
import type { Outcome, PaymentEvent } from '../paymentEvent';
import type { Asked, CheckoutStanding, Difference, Told } from '../provider';
import { nameSchema, readSigned, secondsSchema } from '../signedWebhook';
import { toPrice } from './stripeObjects';
import type { Charge, Session, StripeObjects, Subscription } from './stripeObjects';

/** The only part of an event that we read: the API is asked for the rest. */
const namedSchema = v.object({ data: v.object({ object: v.object({ id: nameSchema }) }) });

const eventSchema = v.object({
  id: nameSchema,
  type: v.pipe(v.string(), v.maxLength(200)),
  created: secondsSchema,
});

const metadata = v.optional(
  v.nullable(v.object({ purchase_id: v.optional(v.nullable(v.string()), null) })),
  null,
);
const ofPurchaseSchema = v.object({ data: v.object({ object: v.object({ metadata }) }) });

const ofSubscriptionSchema = v.object({
  data: v.object({
    object: v.object({
      parent: v.optional(
        v.nullable(
          v.object({
            subscription_details: v.optional(
              v.nullable(v.object({ subscription: v.optional(v.nullable(nameSchema), null) })),
              null,
            ),
          }),
        ),
        null,
      ),
    }),
  }),
});

type Named = { eventId: string; at: Date };
type Parts = { objects: StripeObjects; isOurMode: (object: { livemode: boolean }) => boolean };

const toDate = (seconds: number) => new Date(seconds * 1000);

const toState = new Map<string, 'trialing' | 'active' | 'past-due'>([
  ['trialing', 'trialing'],
  ['active', 'active'],
  ['incomplete', 'past-due'],
  ['past_due', 'past-due'],
  ['paused', 'past-due'],
]);

const outcomes = new Map<string, Outcome>([
  // Some methods take days, and a trial costs nothing at first: the API says how far it is.
  ['checkout.session.completed', 'pending'],
  ['checkout.session.async_payment_succeeded', 'paid'],
  ['checkout.session.async_payment_failed', 'failed'],
  ['checkout.session.expired', 'expired'],
]);

function outcomeOf({ status, payment_status: payment }: Session): Outcome | null {
  if (status === 'expired') return 'expired';
  if (status !== 'complete') return null;
  return payment === 'unpaid' ? 'pending' : 'paid';
}

/** The state of a session: https://docs.stripe.com/api/checkout/sessions/object */
export function standingOf(session: Session, isOurMode: Parts['isOurMode']): CheckoutStanding {
  const purchaseId = session.metadata?.purchase_id ?? null;
  const { subscription: subscriptionId } = session;
  const outcome = outcomeOf(session);
  return {
    checkoutId: session.id,
    purchaseId: session.client_reference_id === purchaseId ? purchaseId : null,
    price: toPrice(session.amount_total, session.currency),
    outcome,
    // A session whose payment failed is as unpaid as one that is pending.
    mayBe: outcome === 'pending' ? ['failed'] : [],
    paymentId: session.payment_intent,
    subscription: subscriptionId === null ? null : { subscriptionId, customerId: session.customer },
    differs: isOurMode(session) ? [] : ['mode'],
  };
}

const differs = (...differences: Difference[]): Asked => ({ differs: differences });

const subscriptionEvents = (named: Named, subscription: Subscription): PaymentEvent => ({
  ...named,
  kind: 'subscription',
  subscriptionId: subscription.id,
  purchaseId: subscription.metadata?.purchase_id ?? null,
  state: toState.get(subscription.status) ?? 'ended',
  isCancelled: subscription.cancel_at_period_end || subscription.cancel_at !== null,
  trialEndsAt: subscription.trial_end === null ? null : toDate(subscription.trial_end),
});

async function askSubscription(named: Named, id: string, parts: Parts): Promise<Asked> {
  const subscription = await parts.objects.subscription(id);
  if (subscription === null) return differs('unknown');
  if (!parts.isOurMode(subscription)) return differs('mode');
  return { event: subscriptionEvents(named, subscription) };
}

async function askInvoice(
  named: Named,
  { id, subscriptionId, isPaid }: { id: string; subscriptionId: string; isPaid: boolean },
  { objects, isOurMode }: Parts,
): Promise<Asked> {
  const invoice = await objects.invoice(id);
  if (invoice === null) return differs('unknown');
  if (!isOurMode(invoice)) return differs('mode');
  if (invoice.parent?.subscription_details?.subscription !== subscriptionId)
    return differs('subscription');
  // The first invoice belongs to the checkout.
  if (invoice.billing_reason === 'subscription_create') return { event: null };
  if (!isPaid) {
    // If it was paid after all, that has an event of its own.
    const isOld = invoice.status === 'paid';
    return { event: isOld ? null : { ...named, kind: 'renewal-failed', subscriptionId } };
  }
  if (invoice.status !== 'paid') return differs('status');
  const price = toPrice(invoice.subtotal, invoice.currency);
  if (price === null) return differs('amount');
  const ends = invoice.lines.data.map(({ period }) => period.end);
  if (ends.length === 0) return { event: null };
  const periodEndsAt = toDate(Math.max(...ends));
  return {
    event: { ...named, kind: 'renewal', subscriptionId, periodEndsAt, paymentId: null, price },
  };
}

const reversalEvents = (
  named: Named,
  charge: Charge,
  { cause, part }: Pick<Extract<PaymentEvent, { kind: 'reversal' }>, 'cause' | 'part'>,
): Asked => ({
  event: {
    ...named,
    kind: 'reversal',
    cause,
    part,
    purchaseId: charge.metadata?.purchase_id ?? null,
    paymentId: charge.payment_intent,
    customerId: charge.customer,
    price: toPrice(charge.amount, charge.currency),
  },
});

async function askRefund(named: Named, id: string, { objects, isOurMode }: Parts): Promise<Asked> {
  const charge = await objects.charge(id);
  if (charge === null) return differs('unknown');
  if (!isOurMode(charge)) return differs('mode');
  const { amount, amount_refunded: back } = charge;
  if (back === 0) return differs('status');
  const part = charge.refunded || back >= amount ? null : { refunded: back, of: amount };
  return reversalEvents(named, charge, { cause: 'refunded', part });
}

async function askDispute(named: Named, id: string, { objects, isOurMode }: Parts): Promise<Asked> {
  const dispute = await objects.dispute(id);
  if (dispute === null) return differs('unknown');
  if (!isOurMode(dispute)) return differs('mode');
  // A bank that only inquires has taken no money yet.
  if (dispute.status.startsWith('warning_')) return { event: null };
  const charge = dispute.charge === null ? null : await objects.charge(dispute.charge);
  if (charge === null) return differs('payment');
  return reversalEvents(named, charge, { cause: 'disputed', part: null });
}

export const readEvent = (payload: unknown) => readSigned(eventSchema, payload);

/** Translates a Stripe event (https://docs.stripe.com/api/events/types). */
export function toTold(payload: unknown, parts: Parts): Told[] {
  const { id: eventId, type, created } = readEvent(payload);
  const named = { eventId, at: toDate(created) };
  const objectId = () => readSigned(namedSchema, payload).data.object.id;
  const purchaseId = () =>
    readSigned(ofPurchaseSchema, payload).data.object.metadata?.purchase_id ?? null;
  const outcome = outcomes.get(type);
  if (outcome !== undefined)
    return [
      {
        ...named,
        about: 'checkout',
        checkoutId: objectId(),
        purchaseId: purchaseId(),
        outcome,
        differs: [],
      },
    ];
  switch (type) {
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted': {
      const subscriptionId = objectId();
      return [
        {
          ...named,
          about: 'subscription',
          subscriptionId,
          purchaseId: purchaseId(),
          ask: () => askSubscription(named, subscriptionId, parts),
        },
      ];
    }
    case 'invoice.paid':
    case 'invoice.payment_failed': {
      const { parent } = readSigned(ofSubscriptionSchema, payload).data.object;
      const subscriptionId = parent?.subscription_details?.subscription ?? null;
      if (subscriptionId === null) return [];
      const about = { id: objectId(), subscriptionId, isPaid: type === 'invoice.paid' };
      return [
        {
          ...named,
          about: 'subscription',
          subscriptionId,
          purchaseId: null,
          ask: () => askInvoice(named, about, parts),
        },
      ];
    }
    case 'charge.refunded': {
      const chargeId = objectId();
      return [{ ...named, about: 'reversal', ask: () => askRefund(named, chargeId, parts) }];
    }
    case 'charge.dispute.created':
    case 'charge.dispute.funds_withdrawn': {
      const disputeId = objectId();
      return [{ ...named, about: 'reversal', ask: () => askDispute(named, disputeId, parts) }];
    }
    default:
      return [];
  }
}
