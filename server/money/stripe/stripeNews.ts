import type Stripe from 'stripe';
import type { Outcome, PaymentNews } from '../news';

type Reader = {
  /** Whom a charge was made to. */
  customerOf(chargeId: string): Promise<string | null>;
};

const idOf = (reference: string | { id: string } | null): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

const toDate = (seconds: number) => new Date(seconds * 1000);

const toState: Record<string, 'trialing' | 'active' | 'past-due'> = {
  trialing: 'trialing',
  active: 'active',
  incomplete: 'past-due',
  past_due: 'past-due',
  paused: 'past-due',
};

function ofSession(
  session: Stripe.Checkout.Session,
  outcome: Outcome,
  named: { eventId: string; at: Date },
): PaymentNews[] {
  const purchaseId = session.metadata?.['purchase_id'];
  if (purchaseId === undefined) return [];
  const subscriptionId = idOf(session.subscription);
  return [
    {
      ...named,
      kind: 'payment',
      purchaseId,
      outcome,
      paymentId: idOf(session.payment_intent),
      subscription:
        subscriptionId === null ? null : { subscriptionId, customerId: idOf(session.customer) },
    },
  ];
}

function ofSubscription(
  subscription: Stripe.Subscription,
  isDeleted: boolean,
  named: { eventId: string; at: Date },
): PaymentNews[] {
  return [
    {
      ...named,
      kind: 'subscription',
      subscriptionId: subscription.id,
      purchaseId: subscription.metadata['purchase_id'] ?? null,
      state: isDeleted ? 'ended' : (toState[subscription.status] ?? 'ended'),
      isCancelled: subscription.cancel_at_period_end || subscription.cancel_at !== null,
      trialEndsAt: subscription.trial_end === null ? null : toDate(subscription.trial_end),
    },
  ];
}

/** The end of what an invoice is for. */
const periodEndOf = ({ lines }: Stripe.Invoice) =>
  toDate(Math.max(...lines.data.map(({ period }) => period.end)));

function ofInvoice(
  invoice: Stripe.Invoice,
  isPaid: boolean,
  named: { eventId: string; at: Date },
): PaymentNews[] {
  const subscriptionId = idOf(invoice.parent?.subscription_details?.subscription ?? null);
  // The first invoice is that of the checkout.
  if (subscriptionId === null || invoice.billing_reason === 'subscription_create') return [];
  if (!isPaid) return [{ ...named, kind: 'renewal-failed', subscriptionId }];
  if (invoice.lines.data.length === 0) return [];
  const periodEndsAt = periodEndOf(invoice);
  return [{ ...named, kind: 'renewal', subscriptionId, periodEndsAt, paymentId: null }];
}

/** An event of Stripe (https://docs.stripe.com/api/events/types) in our words. */
export async function toNews(event: Stripe.Event, { customerOf }: Reader): Promise<PaymentNews[]> {
  const named = { eventId: event.id, at: toDate(event.created) };
  switch (event.type) {
    case 'checkout.session.completed': {
      const session = event.data.object;
      // Some methods take days; a trial costs nothing yet.
      const isUnderWay = session.payment_status === 'unpaid';
      return ofSession(session, isUnderWay ? 'pending' : 'paid', named);
    }
    case 'checkout.session.async_payment_succeeded':
      return ofSession(event.data.object, 'paid', named);
    case 'checkout.session.async_payment_failed':
      return ofSession(event.data.object, 'failed', named);
    case 'checkout.session.expired':
      return ofSession(event.data.object, 'expired', named);
    case 'customer.subscription.updated':
      return ofSubscription(event.data.object, false, named);
    case 'customer.subscription.deleted':
      return ofSubscription(event.data.object, true, named);
    case 'invoice.paid':
      return ofInvoice(event.data.object, true, named);
    case 'invoice.payment_failed':
      return ofInvoice(event.data.object, false, named);
    case 'charge.refunded': {
      const charge = event.data.object;
      return [
        {
          ...named,
          kind: 'reversal',
          cause: 'refunded',
          part: charge.refunded ? null : { refunded: charge.amount_refunded, of: charge.amount },
          purchaseId: charge.metadata['purchase_id'] ?? null,
          paymentId: idOf(charge.payment_intent),
          customerId: idOf(charge.customer),
        },
      ];
    }
    case 'charge.dispute.created':
    case 'charge.dispute.funds_withdrawn': {
      const dispute = event.data.object;
      // A bank that only asks has taken no money yet.
      if (dispute.status.startsWith('warning_')) return [];
      const chargeId = idOf(dispute.charge);
      return [
        {
          ...named,
          kind: 'reversal',
          cause: 'disputed',
          part: null,
          purchaseId: null,
          paymentId: idOf(dispute.payment_intent),
          customerId: chargeId === null ? null : await customerOf(chargeId),
        },
      ];
    }
    default:
      return [];
  }
}
