import type { ActorRefFrom } from 'xstate';
import type { PurchaseTold } from '../payment/purchaseWatchMachine';
import { eventItself } from '../shared/eventItself';
import { offer, offerOf } from './offerSetup';

export type {
  DeadlineFact,
  Discount,
  OfferContext,
  OfferEvent,
  OfferInput,
  OfferList,
  OfferNotice,
} from './offerSetup';

const close = { type: 'tellOwner', params: { notice: { type: 'offer.closed' } } } as const;
const askLogin = { type: 'tellOwner', params: { notice: { type: 'login.wanted' } } } as const;

const toPayment = {
  actions: {
    type: 'passToPayment',
    params: ({ event }: { event: PurchaseTold | { type: 'page.returned' } }) => ({ event }),
  },
} as const;

const buying = {
  guard: 'isChosen',
  target: '#offer.paying',
  actions: [
    'recordClick',
    {
      type: 'begin',
      params: ({ event }: { event: { clientId: string } }) => ({ clientId: event.clientId }),
    },
  ],
} as const;

const counting = {
  'deadline.near': {
    actions: {
      type: 'keepMinutes',
      params: ({ event }: { event: { minutes: number } }) => ({ minutes: event.minutes }),
    },
  },
} as const;

const watchDeadline = {
  id: 'deadline',
  src: 'deadline',
  input: ({ context }: { context: { discount: { endsAt: number } | null } }) => ({
    endsAt: context.discount?.endsAt ?? null,
  }),
} as const;

export const offerMachine = offer.createMachine({
  id: 'offer',
  description: 'Shows what can be bought, for how much, and the one discount.',
  context: ({ input }) => offerOf(input),
  invoke: { id: 'intents', src: 'intents' },
  on: { 'offer.close': { actions: close } },
  initial: 'recalling',
  states: {
    recalling: {
      description: 'Checks whether a purchase is under way whose checkout the user left.',
      meta: { noScreen: 'it looks as it does while the offers load' },
      tags: ['loading'],
      on: {
        'intents.loaded': [
          {
            guard: { type: 'isUnderWay', params: eventItself },
            target: 'paying',
            actions: { type: 'keepIntents', params: eventItself },
          },
          {
            target: 'loading',
            actions: { type: 'keepIntents', params: eventItself },
          },
        ],
      },
    },

    loading: {
      description: 'Loads the offers.',
      tags: ['loading'],
      invoke: {
        id: 'loadOffers',
        src: 'loadOffers',
        onDone: {
          target: 'shown',
          actions: { type: 'keepList', params: ({ event }) => ({ list: event.output }) },
        },
        onError: { target: 'failed' },
      },
    },

    failed: {
      description: 'The offers failed to load; the user can try again.',
      on: { 'offer.retry': { target: 'loading' } },
    },

    shown: {
      description: 'The user chooses what to buy and how to pay.',
      tags: ['offered'],
      invoke: watchDeadline,
      on: {
        ...counting,
        'deadline.passed': { actions: 'endDiscount' },
        'offer.choose': { actions: { type: 'choose', params: eventItself } },
        'offer.chooseMethod': { actions: { type: 'chooseMethod', params: eventItself } },
        'offer.buy': [{ guard: 'isGuest', actions: ['recordClick', askLogin] }, buying],
        'offer.close': [
          { guard: 'mayBeGivenDiscount', target: 'parting', actions: 'rememberAsking' },
          { actions: close },
        ],
      },
    },

    parting: {
      description:
        'The user leaves without buying; asks the server whether they get the one discount.',
      meta: { noScreen: 'it looks as it did before it was closed' },
      tags: ['offered'],
      invoke: {
        id: 'openDiscount',
        src: 'openDiscount',
        onDone: [
          {
            guard: { type: 'isGiven', params: ({ event }) => ({ discount: event.output }) },
            target: 'discounted',
            actions: { type: 'keepDiscount', params: ({ event }) => ({ discount: event.output }) },
          },
          { target: 'left' },
        ],
        onError: { target: 'left' },
      },
      after: { closingPatience: { target: 'left' } },
    },

    discounted: {
      description: 'Shows the discount until it ends; the user can take it or close it.',
      invoke: watchDeadline,
      on: {
        ...counting,
        'deadline.passed': { target: 'ended' },
        'offer.chooseMethod': { actions: { type: 'chooseMethod', params: eventItself } },
        'offer.buy': buying,
      },
    },

    ended: {
      description:
        'The discount ended before the user took it; the user can go back to the offers.',
      on: { 'offer.retry': { target: 'loading' } },
    },

    paying: {
      description: 'A purchase is under way.',
      meta: { noScreen: 'the payment has states of its own' },
      invoke: {
        id: 'payment',
        src: 'payment',
        input: ({ context: { owner, returnPath, start } }) => ({
          owner,
          returnPath,
          start: start ?? { kind: 'return', purchaseId: '', hasPaid: false },
        }),
        onDone: { target: 'loading' },
      },
      on: { 'server.purchase': toPayment, 'page.returned': toPayment },
    },

    left: {
      description: 'The user bought nothing, and the offer closes.',
      meta: { noScreen: 'the dialog is closed' },
      entry: close,
    },
  },
});

export type OfferRef = ActorRefFrom<typeof offerMachine>;

declare module '../app/screenTypes' {
  interface ScreenMachines {
    desiresOffer: typeof offerMachine;
    premium: typeof offerMachine;
  }
}
