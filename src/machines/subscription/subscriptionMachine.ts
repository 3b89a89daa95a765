import { assign, not, raise, sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { Offer, PaymentMethod } from '../payment/purchase';
import { notProvided } from '../shared/notProvided';
import { receiptsMachine } from './receiptsMachine';

export type Standing = 'none' | 'trialing' | 'active' | 'past-due' | 'ending' | 'ended';

/** The premium of this user, as the server reports it. */
export type Subscription = {
  standing: Standing;
  /** The offer that was subscribed to, as it was then. */
  offer: Offer | null;
  method: PaymentMethod | null;
  trialEndsAt: string | null;
  /** When the price is charged next. */
  renewsAt: string | null;
  endsAt: string | null;
};

/** `changed`: it has changed or ended in the meantime, so that nothing was done. */
export type CancelReply = { kind: 'cancelled'; endsAt: string } | { kind: 'changed' };
export type ResumeReply = { kind: 'resumed'; subscription: Subscription } | { kind: 'changed' };

export type SubscriptionEvent =
  | { type: 'subscription.retry' }
  /** The server reported something that may concern it. */
  | { type: 'subscription.reread' }
  | { type: 'subscription.cancel' }
  | { type: 'subscription.confirm' }
  /** The user keeps premium as it is. */
  | { type: 'subscription.keep' }
  /** The user takes a cancellation back. */
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
    /** It renews by itself, so there is something to cancel. */
    isRenewing: ({
      context: {
        subscription: { standing },
      },
    }) => standing === 'trialing' || standing === 'active' || standing === 'past-due',
    /** Only a card renews; what was paid in advance simply ends. */
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
    /** What is paid for stays until its end; after a failed renewal, that has passed already. */
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
  description: 'Premium in the settings: its state, cancelling it, and taking a cancellation back.',
  context: { subscription: none },
  invoke: { id: 'receipts', src: 'receipts' },
  initial: 'loading',
  states: {
    loading: {
      description: 'Loads the state of premium.',
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
      description: 'The state of premium failed to load; the user can try again.',
      on: {
        'subscription.retry': { target: 'loading' },
        'subscription.reread': { target: 'loading', actions: 'rereadReceipts' },
      },
    },

    shown: {
      description: 'The state of premium is on screen.',
      type: 'parallel',
      states: {
        copy: {
          description: 'Keeps what is on screen up to date with the server.',
          initial: 'settled',
          states: {
            settled: { description: 'Shows the state that was loaded last.', on: following },
            rereading: {
              description:
                'Loads the state of premium again; what is on screen stays, even when that fails.',
              meta: { noScreen: 'the screen stays as it was' },
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
          description: 'What the user does about premium: cancel it, or take a cancellation back.',
          initial: 'resting',
          states: {
            resting: {
              description:
                'The user can cancel premium while it renews, or keep it while it is ending.',
              on: choices,
            },
            confirming: {
              description: 'Asks the user to confirm, and says what ends and when.',
              tags: ['asking'],
              always: { guard: not('isRenewing'), target: 'resting' },
              on: answers,
            },
            cancelling: {
              description: 'Waiting for the server to cancel premium; further clicks are ignored.',
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
              description:
                'The cancellation may have failed; loads the state of premium again, and the user can retry.',
              tags: ['asking', 'failed'],
              entry: 'reread',
              always: { guard: not('isRenewing'), target: 'resting' },
              on: answers,
            },
            resuming: {
              description: 'Asks the server to take the cancellation back.',
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
              description:
                'The cancellation may still stand; loads the state of premium again, and the user can retry.',
              tags: ['failed'],
              entry: 'reread',
              always: { guard: not('mayResume'), target: 'resting' },
              on: { 'subscription.resume': choices['subscription.resume'] },
            },
            changed: {
              description:
                'Premium had changed in the meantime, so nothing was done; loads its state again.',
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

declare module '../app/screenTypes' {
  interface ScreenMachines {
    subscription: typeof subscriptionMachine;
  }
}
