import type { ActorRefFrom } from 'xstate';
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

/** The purchase is asked for with what names it. */
const naming = ({ context: { purchaseId } }: { context: PaymentContext }) => ({ purchaseId });

const replyOf = ({ event }: Answered<PurchaseReply>) => ({ reply: event.output });

const is = <TKind extends string>(kind: TKind) =>
  ({
    type: 'isKind',
    params: ({ event }: Answered<{ kind: string }>) => ({ reply: event.output, kind }),
  }) as const;

/** On by what the server says of the purchase. */
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
  description: 'One purchase, from the press of the button to what became of it.',
  context: ({ input }) => paymentOf(input),
  invoke: { id: 'intents', src: 'intents' },
  on: {
    'server.purchase': {
      guard: { type: 'isNews', params: ({ event }) => event },
      target: '.sorting',
      actions: { type: 'keepPurchase', params: ({ event }) => event },
    },
  },
  initial: 'recalling',
  states: {
    recalling: {
      description: 'Was this asked for before, without an answer?',
      tags: ['busy'],
      on: {
        'intents.loaded': [
          { guard: 'hasPurchase', target: 'reading' },
          {
            target: 'creating',
            actions: { type: 'adoptIntent', params: ({ event }) => event },
          },
        ],
      },
    },

    creating: {
      description: 'The server opens a checkout for what was chosen.',
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
      description: 'The browser is on its way to the hosted checkout.',
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
      description: 'The server is asked how far the purchase is; the address alone proves nothing.',
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
      description: 'What the server says of the purchase decides what is shown.',
      always: [
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
      description: 'The purchase is watched, on the line to the server and by asking.',
      invoke: {
        id: 'purchaseWatch',
        src: 'purchaseWatch',
        input: ({ context, self }) => ({ owner: self, purchaseId: context.purchaseId }),
      },
      after: { appearingTime: { target: 'overdue' } },
      on: {
        'server.purchase': [
          {
            guard: { type: 'isPending', params: ({ event }) => event },
            target: '.pending',
            actions: { type: 'keepPurchase', params: ({ event }) => event },
          },
          {
            guard: { type: 'isNews', params: ({ event }) => event },
            target: 'sorting',
            actions: { type: 'keepPurchase', params: ({ event }) => event },
          },
        ],
      },
      initial: 'open',
      states: {
        open: {
          description:
            'No payment is known yet: who paid waits for it here, who left the checkout may go on.',
          on: {
            'payment.continue': { target: '#payment.leaving' },
            'payment.giveUp': { target: '#payment.cancelling' },
          },
        },
        pending: { description: 'The money is on its way.' },
      },
    },

    overdue: {
      description: 'Five minutes have passed; nothing spins, and nobody is asked to pay again.',
      on: {
        'payment.check': { target: 'reading' },
        'page.returned': { target: 'reading' },
        'server.purchase': [
          {
            guard: { type: 'isPending', params: ({ event }) => event },
            actions: { type: 'keepPurchase', params: ({ event }) => event },
          },
          {
            guard: { type: 'isNews', params: ({ event }) => event },
            target: 'sorting',
            actions: { type: 'keepPurchase', params: ({ event }) => event },
          },
        ],
      },
    },

    cancelling: {
      description: 'The checkout is being closed, so that nobody can pay there any more.',
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
      description: 'It is known what became of the purchase.',
      entry: 'forgetIntent',
      initial: 'paid',
      states: {
        paid: { description: 'Paid, and credited.', entry: tellSettled },
        over: { description: 'More was paid than asked for; it is credited.', entry: tellSettled },
        short: { description: 'Too little was paid, and nothing is credited.', on: leaving },
        late: {
          description: 'Paid after the end, and nothing is credited before it was looked at.',
        },
        failed: { description: 'The payment was declined.', on: { ...again, ...leaving } },
        cancelled: { description: 'The visitor gave it up.', on: { ...again, ...leaving } },
        expired: { description: 'Nobody paid in time.', on: { ...again, ...leaving } },
        refunded: { description: 'The money went back.', entry: tellSettled },
        disputed: { description: 'The payment was charged back.', entry: tellSettled },
      },
    },

    offerEnded: {
      description: 'The price ended before it was bought; nothing is charged.',
      on: leaving,
    },
    conflict: {
      description: 'Another payment is under way, or the one that was meant has ended.',
      on: { ...again, ...leaving },
    },
    subscribed: { description: 'Premium runs already, so nothing was bought.' },
    unknown: { description: 'There is no such purchase of this user.', entry: 'forgetIntent' },

    fault: {
      description: '"Payment processing error": the server could not be asked.',
      tags: ['fault'],
      initial: 'reading',
      states: {
        creation: {
          description:
            'The checkout could not be opened; the same purchase may be asked for again.',
          on: { 'payment.retry': { target: '#payment.creating' }, ...leaving },
        },
        reading: {
          description: 'How far the purchase is could not be read.',
          on: { 'payment.retry': { target: '#payment.reading' } },
        },
        cancellation: {
          description: 'The checkout could not be closed.',
          on: { 'payment.retry': { target: '#payment.cancelling' } },
        },
      },
    },

    over: { description: 'The visitor looks at the offers again.', type: 'final' },
  },
});

export type PaymentRef = ActorRefFrom<typeof paymentMachine>;
