import type { ActorRefFrom } from 'xstate';
import { eventItself } from '../shared/eventItself';
import { payment, paymentOf } from './paymentSetup';
import type { CheckoutReply, PaymentContext } from './paymentSetup';
import type { PurchaseReply } from './purchaseWatchMachine';
import type { PurchaseState } from './purchase';

export type { PaymentEvent, PaymentInput, PaymentNotice, PaymentStart } from './paymentSetup';

type Answered<TReply> = { event: { output: TReply } };

const askLogin = { type: 'tellOwner', params: { notice: { type: 'login.wanted' } } } as const;
const tellSettled = {
  type: 'tellOwner',
  params: { notice: { type: 'purchase.settled' } },
} as const;

/** What identifies the purchase in a request. */
const naming = ({ context: { purchaseId } }: { context: PaymentContext }) => ({ purchaseId });

const replyOf = ({ event }: Answered<PurchaseReply>) => ({ reply: event.output });

const is = <TKind extends string>(kind: TKind) =>
  ({
    type: 'isKind',
    params: ({ event }: Answered<{ kind: string }>) => ({ reply: event.output, kind }),
  }) as const;

/** Goes on by what the server says about the purchase. */
const sorted = <TFault extends string>(fault: TFault) =>
  [
    {
      guard: is('found'),
      target: '#payment.sorting',
      actions: { type: 'keepReply', params: replyOf },
    },
    { guard: is('unauthorized'), target: fault, actions: askLogin },
    { target: '#payment.unknown' },
  ] as const;

const when = <TState extends PurchaseState, TTarget extends string>(
  state: TState,
  target: TTarget,
) => ({ guard: { type: 'isInState', params: { state } }, target }) as const;

const again = {
  'payment.again': {
    target: '#payment.creating',
    actions: [
      {
        type: 'renewIntent',
        params: ({ event }: { event: { clientId: string } }) => ({ clientId: event.clientId }),
      },
    ],
  },
} as const;

const leaving = { 'payment.leave': { target: '#payment.over' } } as const;

export const paymentMachine = payment.createMachine({
  id: 'payment',
  description: 'One purchase, from the click to its final state.',
  context: ({ input }) => paymentOf(input),
  invoke: { id: 'intents', src: 'intents' },
  on: {
    'server.purchase': {
      guard: { type: 'isNews', params: eventItself },
      target: '.sorting',
      actions: { type: 'keepPurchase', params: eventItself },
    },
  },
  initial: 'recalling',
  states: {
    recalling: {
      description: 'Checks whether this purchase was requested before without an answer.',
      meta: { noScreen: 'it looks as it does while the purchase loads' },
      tags: ['busy'],
      on: {
        'intents.loaded': [
          {
            guard: 'hasPurchase',
            target: 'reading',
            actions: { type: 'adoptReturn', params: eventItself },
          },
          {
            target: 'creating',
            actions: { type: 'adoptIntent', params: eventItself },
          },
        ],
      },
    },

    creating: {
      description: 'Asks the server to open a checkout for what the user chose.',
      tags: ['busy'],
      entry: 'keepIntent',
      invoke: {
        id: 'createCheckout',
        src: 'createCheckout',
        input: ({ context: { intent } }) => ({ intent }),
        onDone: [
          {
            guard: is('opened'),
            target: 'leaving',
            actions: [
              {
                type: 'keepCheckout',
                params: ({ event }: Answered<CheckoutReply>) => ({ reply: event.output }),
              },
              'keepIntent',
            ],
          },
          { guard: is('ended'), target: 'offerEnded' },
          { guard: is('subscribed'), target: 'subscribed' },
          { guard: is('conflict'), target: 'conflict' },
          { target: 'fault.creation', actions: askLogin },
        ],
        onError: { target: 'fault.creation' },
      },
    },

    leaving: {
      description: 'Waiting for the browser to open the hosted checkout.',
      tags: ['busy'],
      invoke: {
        id: 'leave',
        src: 'leave',
        input: ({ context: { url } }) => ({ url }),
        onError: { target: 'reading' },
      },
      after: { leavingTime: { target: 'reading' } },
      on: { 'page.returned': { target: 'reading' } },
    },

    reading: {
      description:
        'Asks the server for the state of the purchase; the address alone proves nothing.',
      tags: ['busy'],
      invoke: {
        id: 'readPurchase',
        src: 'readPurchase',
        input: naming,
        onDone: sorted('#payment.fault.reading'),
        onError: { target: 'fault.reading' },
      },
    },

    sorting: {
      description: 'Decides what to show by the state that the server reports.',
      always: [
        { guard: 'isBeingChecked', target: 'waiting.pending' },
        when('open', 'waiting.open'),
        when('pending', 'waiting.pending'),
        when('paid', 'settled.paid'),
        when('paid-over', 'settled.over'),
        when('paid-short', 'settled.short'),
        when('paid-late', 'settled.late'),
        when('failed', 'settled.failed'),
        when('cancelled', 'settled.cancelled'),
        when('expired', 'settled.expired'),
        when('refunded', 'settled.refunded'),
        { target: 'settled.disputed' },
      ],
    },

    waiting: {
      description:
        'Waiting for the payment: listens to the event stream, and asks the server again and again.',
      invoke: {
        id: 'purchaseWatch',
        src: 'purchaseWatch',
        input: ({ context, self }) => ({ owner: self, purchaseId: context.purchaseId }),
      },
      after: { appearingTime: { target: 'overdue' } },
      on: {
        'server.purchase': [
          {
            guard: { type: 'isPending', params: eventItself },
            target: '.pending',
            actions: { type: 'keepPurchase', params: eventItself },
          },
          {
            guard: { type: 'isNews', params: eventItself },
            target: 'sorting',
            actions: { type: 'keepPurchase', params: eventItself },
          },
        ],
      },
      initial: 'open',
      states: {
        open: {
          description:
            'No payment is known yet; the user can go on in the checkout, give up, or wait.',
          on: {
            'payment.continue': { target: '#payment.leaving' },
            'payment.giveUp': { target: '#payment.cancelling' },
          },
        },
        pending: {
          description:
            'The user has paid, as the provider or the return from the checkout says; waiting for the confirmation.',
        },
      },
    },

    overdue: {
      description:
        'The payment is taking long; the user can check again, and is not asked to pay again.',
      on: {
        'payment.check': { target: 'reading' },
        'page.returned': { target: 'reading' },
        'server.purchase': [
          {
            guard: { type: 'isPending', params: eventItself },
            actions: { type: 'keepPurchase', params: eventItself },
          },
          {
            guard: { type: 'isNews', params: eventItself },
            target: 'sorting',
            actions: { type: 'keepPurchase', params: eventItself },
          },
        ],
      },
    },

    cancelling: {
      description: 'Asks the server to close the checkout, so that nobody can pay there any more.',
      tags: ['busy'],
      invoke: {
        id: 'cancelPurchase',
        src: 'cancelPurchase',
        input: naming,
        onDone: sorted('#payment.fault.cancellation'),
        onError: { target: 'fault.cancellation' },
      },
    },

    settled: {
      description: 'The final state of the purchase is known.',
      entry: 'forgetIntent',
      initial: 'paid',
      states: {
        paid: { description: 'The purchase is paid and credited.', entry: tellSettled },
        over: {
          description: 'More than the price was paid; the purchase is credited.',
          entry: tellSettled,
        },
        short: { description: 'Less than the price was paid; nothing is credited.', on: leaving },
        late: {
          description:
            'The payment came too late; nothing is credited before someone has looked at it.',
        },
        failed: { description: 'The payment was declined.', on: { ...again, ...leaving } },
        cancelled: {
          description: 'The user cancelled the purchase.',
          on: { ...again, ...leaving },
        },
        expired: {
          description: 'Nobody paid before the checkout expired.',
          on: { ...again, ...leaving },
        },
        refunded: { description: 'The money was refunded.', entry: tellSettled },
        disputed: { description: 'The payment was charged back.', entry: tellSettled },
      },
    },

    offerEnded: {
      description: 'The price is no longer valid; nothing was bought or charged.',
      on: leaving,
    },
    conflict: {
      description: 'Another payment is under way, or this purchase has already ended.',
      on: { ...again, ...leaving },
    },
    subscribed: { description: 'Premium is already running, so nothing was bought.' },
    unknown: { description: 'The user has no such purchase.', entry: 'forgetIntent' },

    fault: {
      description:
        'A request about the purchase failed ("Payment processing error"); the user can try again.',
      tags: ['fault'],
      initial: 'reading',
      states: {
        creation: {
          description: 'The checkout failed to open; the user can ask for the same purchase again.',
          on: { 'payment.retry': { target: '#payment.creating' }, ...leaving },
        },
        reading: {
          description: 'The state of the purchase failed to load; the user can try again.',
          on: { 'payment.retry': { target: '#payment.reading' } },
        },
        cancellation: {
          description: 'The checkout failed to close; the user can try again.',
          on: { 'payment.retry': { target: '#payment.cancelling' } },
        },
      },
    },

    over: {
      description: 'The payment is closed; the user sees the offers again.',
      meta: { noScreen: 'the offers are shown again' },
      type: 'final',
    },
  },
});

export type PaymentRef = ActorRefFrom<typeof paymentMachine>;

declare module '../app/screenTypes' {
  interface ScreenMachines {
    purchase: typeof paymentMachine;
  }
}
