import type { SandboxSubscription } from '../../database/schema';
import { outcomes } from '../paymentEvent';
import type { Outcome } from '../paymentEvent';
import { periodEnd, trialEnd } from '../premium';
import type { CheckoutStanding } from '../provider';
import { isPayable, type SandboxCheckout } from './sandboxCheckout';
import type { UnsentEvent } from './sandboxWebhooks';

/** The actions on the sandbox's pages. */
export const sandboxActs = [
  'pay',
  'pay-short',
  'pay-over',
  'pay-late',
  'decline',
  'expire',
  'leave',
  'accept',
  'refund',
  'dispute',
  'renew',
  'fail-renewal',
] as const;

export type SandboxAct = (typeof sandboxActs)[number];

type Effect = { changed: Partial<SandboxCheckout>; events: UnsentEvent[] };

const paymentIdOf = ({ id }: SandboxCheckout) => `pay_${id}`;

const payment = ({ purchaseId }: SandboxCheckout, outcome: Outcome): UnsentEvent => ({
  kind: 'payment',
  purchaseId,
  outcome,
});

/** How a checkout stands: the sandbox's own record decides. */
export const standingOf = (checkout: SandboxCheckout): CheckoutStanding => ({
  checkoutId: checkout.id,
  purchaseId: checkout.purchaseId,
  price: checkout.offer.price,
  outcome: null,
  mayBe: outcomes,
  paymentId: paymentIdOf(checkout),
  subscription: checkout.subscription && {
    subscriptionId: checkout.subscription.id,
    customerId: checkout.subscription.customerId,
  },
  differs: [],
});

/** How its subscription stands. */
export const subscriptionEvents = ({ purchaseId, subscription }: SandboxCheckout): UnsentEvent[] =>
  subscription === null
    ? []
    : [
        {
          kind: 'subscription',
          subscriptionId: subscription.id,
          purchaseId,
          state: subscription.state,
          isCancelled: subscription.isCancelled,
          trialEndsAt:
            subscription.trialEndsAt === null ? null : new Date(subscription.trialEndsAt),
        },
      ];

/** Only cards can be charged again automatically. */
function newSubscription(
  { id, method, offer }: SandboxCheckout,
  now: Date,
): SandboxSubscription | null {
  if (offer.kind !== 'premium' || method !== 'card') return null;
  const trialEndsAt = trialEnd(offer, now);
  return {
    id: `sub_${id}`,
    customerId: `cus_${id}`,
    state: trialEndsAt === null ? 'active' : 'trialing',
    isCancelled: false,
    trialEndsAt: trialEndsAt?.toISOString() ?? null,
    periodEndsAt: (trialEndsAt ?? periodEnd(offer, now)).toISOString(),
  };
}

function pay(checkout: SandboxCheckout, now: Date): Effect {
  const subscription = newSubscription(checkout, now);
  const isInSteps = checkout.method === 'crypto' || checkout.isReordered;
  const steps: Outcome[] = isInSteps ? ['pending', 'paid'] : ['paid'];
  const paid: SandboxCheckout = { ...checkout, subscription };
  return {
    changed: { state: 'paid', subscription },
    events: [...steps.map((outcome) => payment(checkout, outcome)), ...subscriptionEvents(paid)],
  };
}

function renew(checkout: SandboxCheckout): Effect | null {
  const { offer, subscription } = checkout;
  if (subscription === null || subscription.state === 'ended') return null;
  const periodEndsAt = periodEnd(offer, new Date(subscription.periodEndsAt));
  return {
    changed: {
      subscription: { ...subscription, state: 'active', periodEndsAt: periodEndsAt.toISOString() },
    },
    events: [
      {
        kind: 'renewal',
        subscriptionId: subscription.id,
        periodEndsAt,
        paymentId: `${paymentIdOf(checkout)}_${periodEndsAt.getTime()}`,
      },
    ],
  };
}

function failRenewal({ subscription }: SandboxCheckout): Effect | null {
  if (subscription === null || subscription.state === 'ended') return null;
  return {
    changed: { subscription: { ...subscription, state: 'past-due' } },
    events: [{ kind: 'renewal-failed', subscriptionId: subscription.id }],
  };
}

function takeBack(checkout: SandboxCheckout, cause: 'refunded' | 'disputed'): Effect | null {
  if (['open', 'declined', 'expired', 'refunded', 'disputed'].includes(checkout.state)) return null;
  return {
    changed: { state: cause },
    events: [
      {
        kind: 'reversal',
        cause,
        part: null,
        purchaseId: null,
        paymentId: paymentIdOf(checkout),
        customerId: checkout.subscription?.customerId ?? null,
      },
    ],
  };
}

const unpaid: Partial<Record<SandboxAct, (checkout: SandboxCheckout, now: Date) => Effect>> = {
  pay,
  decline: (checkout) => ({
    changed: { state: 'declined' },
    events: [payment(checkout, 'failed')],
  }),
  expire: (checkout) => ({
    changed: { state: 'expired' },
    events: [payment(checkout, 'expired')],
  }),
  'pay-short': (checkout) => ({
    changed: { state: 'short' },
    events: [payment(checkout, 'pending'), payment(checkout, 'paid-short')],
  }),
  'pay-over': (checkout) => ({
    changed: { state: 'over' },
    events: [payment(checkout, 'pending'), payment(checkout, 'paid-over')],
  }),
  'pay-late': (checkout) => ({
    changed: { state: 'late' },
    events: [payment(checkout, 'expired'), payment(checkout, 'paid-late')],
  }),
};

/** What an action does to a checkout; null if it does nothing, as the checkout has ended. */
export function effectOf(act: SandboxAct, checkout: SandboxCheckout, now: Date): Effect | null {
  const onUnpaid = unpaid[act];
  if (onUnpaid !== undefined) return isPayable(checkout, now) ? onUnpaid(checkout, now) : null;
  switch (act) {
    case 'accept':
      return checkout.state === 'short' || checkout.state === 'late'
        ? { changed: { state: 'paid' }, events: [payment(checkout, 'paid')] }
        : null;
    case 'refund':
      return takeBack(checkout, 'refunded');
    case 'dispute':
      return takeBack(checkout, 'disputed');
    case 'renew':
      return renew(checkout);
    case 'fail-renewal':
      return failRenewal(checkout);
    default:
      return null;
  }
}

/** What happens by itself at the end of a paid period. */
export function effectOfPeriodEnd(checkout: SandboxCheckout): Effect | null {
  const { subscription } = checkout;
  if (subscription === null || !subscription.isCancelled) return renew(checkout);
  const ended: SandboxSubscription = { ...subscription, state: 'ended' };
  return {
    changed: { subscription: ended },
    events: subscriptionEvents({ ...checkout, subscription: ended }),
  };
}
