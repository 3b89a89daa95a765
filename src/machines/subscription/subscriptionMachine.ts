import { assign, not, raise, sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { Offer, PaymentMethod } from '../payment/purchase';
import { notProvided } from '../shared/notProvided';
import { receiptsMachine } from './receiptsMachine';

export type Standing = 'none' | 'trialing' | 'active' | 'past-due' | 'ending' | 'ended';

/** Premium of this user, as the server tells it. */
export type Subscription = {
  standing: Standing;
  /** What was subscribed to, as it was then. */
  offer: Offer | null;
  method: PaymentMethod | null;
  trialEndsAt: string | null;
  /** When the price is charged next. */
  renewsAt: string | null;
  endsAt: string | null;
};

/** `changed`: it is another one by now, or has ended, so that there was nothing to do. */
export type CancelReply = { kind: 'cancelled'; endsAt: string } | { kind: 'changed' };
export type ResumeReply = { kind: 'resumed'; subscription: Subscription } | { kind: 'changed' };

export type SubscriptionEvent =
  | { type: 'subscription.retry' }
  /** Something that the server told may concern it. */
  | { type: 'subscription.reread' }
  | { type: 'subscription.cancel' }
  | { type: 'subscription.confirm' }
  /** Premium stays as it is. */
  | { type: 'subscription.keep' }
  /** A cancellation is taken back. */
  | { type: 'subscription.resume' };

export type SubscriptionContext = { subscription: Subscription };

type Answered<TReply> = { event: { output: TReply } };
type Kept = { subscription: Subscription };

const none: Subscription = {
  standing: 'none',
  offer: null,
  method: null,
  trialEndsAt: null,
  renewsAt: null,
  endsAt: null,
};

const answerOf = ({ event }: Answered<Subscription>) => ({ subscription: event.output });
const keepAnswer = { type: 'keepSubscription', params: answerOf } as const;

const subscription = setup({
  types: {
    context: {} as SubscriptionContext,
    events: {} as SubscriptionEvent,
    children: {} as { receipts: 'receipts' },
    tags: {} as 'asking' | 'busy' | 'failed',
  },
  actors: {
    receipts: receiptsMachine,
    readSubscription: notProvided<Subscription>('readSubscription'),
    cancelSubscription: notProvided<CancelReply>('cancelSubscription'),
    resumeSubscription: notProvided<ResumeReply>('resumeSubscription'),
  },
  guards: {
    /** It is charged again by itself, so there is something to cancel. */
    isRenewing: ({
      context: {
        subscription: { standing },
      },
    }) => standing === 'trialing' || standing === 'active' || standing === 'past-due',
    /** What was paid in advance ends as it was bought. */
    mayResume: ({
      context: {
        subscription: { standing, method },
      },
    }) => standing === 'ending' && method === 'card',
    isCancelled: (_, { reply }: { reply: CancelReply }) => reply.kind === 'cancelled',
    isResumed: (_, { reply }: { reply: ResumeReply }) => reply.kind === 'resumed',
  },
  actions: {
    keepSubscription: assign((_, params: Kept) => ({ subscription: params.subscription })),
    /** What is paid for stays to its end; where a renewal failed, that is over already. */
    keepEnd: assign(({ context }, { reply }: { reply: CancelReply }) =>
      reply.kind === 'cancelled'
        ? {
            subscription: {
              ...context.subscription,
              standing:
                context.subscription.standing === 'past-due'
                  ? ('ended' as const)
                  : ('ending' as const),
              renewsAt: null,
              endsAt: reply.endsAt,
            },
          }
        : {},
    ),
    keepResumed: assign((_, { reply }: { reply: ResumeReply }) =>
      reply.kind === 'resumed' ? { subscription: reply.subscription } : {},
    ),
    reread: raise({ type: 'subscription.reread' }),
    rereadReceipts: sendTo('receipts', { type: 'receipts.reread' }),
  },
});

const cancelReply = ({ event }: Answered<CancelReply>) => ({ reply: event.output });
const resumeReply = ({ event }: Answered<ResumeReply>) => ({ reply: event.output });

const following = subscription.createStateConfig({
  on: {
    'subscription.reread': { target: 'rereading', reenter: true, actions: 'rereadReceipts' },
  },
}).on;

const choices = subscription.createStateConfig({
  on: {
    'subscription.cancel': { guard: 'isRenewing', target: 'confirming' },
    'subscription.resume': { guard: 'mayResume', target: 'resuming' },
  },
}).on;

const answers = subscription.createStateConfig({
  on: {
    'subscription.confirm': { target: 'cancelling' },
    'subscription.keep': { target: 'resting' },
  },
}).on;

export const subscriptionMachine = subscription.createMachine({
  id: 'subscription',
  description: 'Premium in the settings: how it stands, its end and the way back from it.',
  context: { subscription: none },
  invoke: { id: 'receipts', src: 'receipts' },
  initial: 'loading',
  states: {
    loading: {
      description: 'The server is asked how premium stands.',
      invoke: {
        id: 'readSubscription',
        src: 'readSubscription',
        onDone: { target: 'shown', actions: keepAnswer },
        onError: { target: 'unread' },
      },
      on: {
        'subscription.reread': { target: 'loading', reenter: true, actions: 'rereadReceipts' },
      },
    },
    unread: {
      description: 'How premium stands could not be read; it can be tried again.',
      on: {
        'subscription.retry': { target: 'loading' },
        'subscription.reread': { target: 'loading', actions: 'rereadReceipts' },
      },
    },

    shown: {
      description: 'How premium stands is on screen.',
      type: 'parallel',
      states: {
        copy: {
          description: 'What is on screen follows the server.',
          initial: 'settled',
          states: {
            settled: { description: 'It is as it was read last.', on: following },
            rereading: {
              description: 'It is read again; what is there stays, also when that fails.',
              invoke: {
                id: 'rereadSubscription',
                src: 'readSubscription',
                onDone: { target: 'settled', actions: keepAnswer },
                onError: { target: 'settled' },
              },
              on: following,
            },
          },
        },

        course: {
          description: 'What the user does about it.',
          initial: 'resting',
          states: {
            resting: {
              description: 'It can be cancelled where it renews, or be kept where it ends.',
              on: choices,
            },
            confirming: {
              description: 'One question, with what ends and when.',
              tags: ['asking'],
              always: { guard: not('isRenewing'), target: 'resting' },
              on: answers,
            },
            cancelling: {
              description: 'The cancellation is on its way; another click makes no second one.',
              tags: ['asking', 'busy'],
              invoke: {
                id: 'cancelSubscription',
                src: 'cancelSubscription',
                onDone: [
                  {
                    guard: { type: 'isCancelled', params: cancelReply },
                    target: 'resting',
                    actions: [{ type: 'keepEnd', params: cancelReply }, 'reread'],
                  },
                  { target: 'changed' },
                ],
                onError: { target: 'uncancelled' },
              },
            },
            uncancelled: {
              description: 'No answer came; whether it was cancelled is read again.',
              tags: ['asking', 'failed'],
              entry: 'reread',
              always: { guard: not('isRenewing'), target: 'resting' },
              on: answers,
            },
            resuming: {
              description: 'The cancellation is being taken back.',
              tags: ['busy'],
              invoke: {
                id: 'resumeSubscription',
                src: 'resumeSubscription',
                onDone: [
                  {
                    guard: { type: 'isResumed', params: resumeReply },
                    target: 'resting',
                    actions: [{ type: 'keepResumed', params: resumeReply }, 'reread'],
                  },
                  { target: 'changed' },
                ],
                onError: { target: 'unresumed' },
              },
            },
            unresumed: {
              description: 'No answer came; whether it was taken back is read again.',
              tags: ['failed'],
              entry: 'reread',
              always: { guard: not('mayResume'), target: 'resting' },
              on: { 'subscription.resume': choices['subscription.resume'] },
            },
            changed: {
              description: 'It had changed meanwhile, so nothing was done; it is read again.',
              entry: 'reread',
              on: choices,
            },
          },
        },
      },
    },
  },
});

export type SubscriptionRef = ActorRefFrom<typeof subscriptionMachine>;
