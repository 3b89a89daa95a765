import { assign, enqueueActions, sendTo, setup } from 'xstate';
import type { EventObject } from 'xstate';
import type { Intent, IntentCommand, IntentFact } from '../payment/intent';
import { paymentMachine } from '../payment/paymentMachine';
import type { PaymentNotice, PaymentStart } from '../payment/paymentMachine';
import type { Offer, OfferKind, PaymentMethod } from '../payment/purchase';
import type { PurchaseTold } from '../payment/purchaseWatchMachine';
import { callbackNotProvided, notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';

/** `endsAt` in milliseconds since 1970, by the clock of this device. */
export type Discount = { offer: Offer; endsAt: number };

export type OfferList = {
  offers: readonly Offer[];
  /** The discount that runs for this user. */
  discount: Discount | null;
  methods: readonly PaymentMethod[];
};

/** What the clock of a discount reports. */
export type DeadlineFact =
  /** So many minutes are left, counting the one that has begun. */
  { type: 'deadline.near'; minutes: number } | { type: 'deadline.passed' };

export type OfferEvent =
  | IntentFact
  | DeadlineFact
  | PurchaseTold
  | { type: 'page.returned' }
  | { type: 'offer.retry' }
  | { type: 'offer.choose'; id: string }
  | { type: 'offer.chooseMethod'; method: PaymentMethod }
  /** `clientId` names the purchase, if this is the first press. */
  | { type: 'offer.buy'; clientId: string }
  /** Escape, the backdrop or the button: nothing was bought. */
  | { type: 'offer.close' };

export type OfferNotice = PaymentNotice | { type: 'offer.closed' };

export type OfferInput = {
  owner: Owner<OfferNotice>;
  kind: OfferKind;
  /** Where it was opened from. */
  from: string;
  returnPath: string;
  isAuthorized: boolean;
};

export type OfferContext = OfferInput & {
  offers: readonly Offer[];
  methods: readonly PaymentMethod[];
  discount: Discount | null;
  isDiscountAsked: boolean;
  /** Minutes left of the discount; null until its clock has reported. */
  minutes: number | null;
  /** The offer that the button buys. */
  chosen: Offer | null;
  method: PaymentMethod;
  start: PaymentStart | null;
};

const underWay = (intents: readonly Intent[], kind: OfferKind): string | null =>
  intents.find((intent) => intent.kind === kind && intent.purchaseId !== null)?.purchaseId ?? null;

export const offerOf = (input: OfferInput): OfferContext => ({
  ...input,
  offers: [],
  methods: [],
  discount: null,
  isDiscountAsked: true,
  minutes: null,
  chosen: null,
  method: 'card',
  start: null,
});

/** The parts of the offer; its states are in offerMachine. */
export const offer = setup({
  types: {
    context: {} as OfferContext,
    events: {} as OfferEvent,
    input: {} as OfferInput,
    children: {} as { intents: 'intents'; payment: 'payment'; deadline: 'deadline' },
    tags: {} as 'loading' | 'offered',
  },
  actors: {
    intents: callbackNotProvided<IntentCommand>('intents'),
    loadOffers: notProvided<OfferList>('loadOffers'),
    openDiscount: notProvided<Discount | null>('openDiscount'),
    recordClick: notProvided<void, { from: string }>('recordClick'),
    deadline: callbackNotProvided<EventObject, { endsAt: number | null }>('deadline'),
    payment: paymentMachine,
  },
  guards: {
    isUnderWay: ({ context }, { intents }: { intents: readonly Intent[] }) =>
      underWay(intents, context.kind) !== null,
    isGuest: ({ context }) => !context.isAuthorized,
    isChosen: ({ context }) => context.chosen !== null,
    /** The discount is given once, to a user who closes the offer of desires without buying any. */
    mayBeGivenDiscount: ({ context }) =>
      context.kind === 'desires' &&
      context.isAuthorized &&
      !context.isDiscountAsked &&
      context.discount === null,
    isGiven: (_, { discount }: { discount: Discount | null }) => discount !== null,
  },
  actions: {
    keepIntents: assign(({ context }, params: IntentFact) => {
      const purchaseId = underWay(params.intents, context.kind);
      return {
        isDiscountAsked: params.isDiscountAsked,
        ...(purchaseId !== null && {
          start: { kind: 'return' as const, purchaseId, hasPaid: false },
        }),
      };
    }),
    keepList: assign(({ context }, { list }: { list: OfferList }) => {
      const offers = list.offers.filter(({ kind }) => kind === context.kind);
      const discount = list.discount?.offer.kind === context.kind ? list.discount : null;
      const [first = null] = offers;
      return {
        offers,
        discount,
        methods: list.methods,
        method: list.methods.includes(context.method)
          ? context.method
          : (list.methods[0] ?? 'card'),
        chosen: discount?.offer ?? first,
      };
    }),
    choose: assign(({ context: { offers, discount, chosen } }, { id }: { id: string }) => ({
      chosen: [discount?.offer, ...offers].find((one) => one?.id === id) ?? chosen,
    })),
    chooseMethod: assign((_, { method }: { method: PaymentMethod }) => ({ method })),
    keepDiscount: assign((_, { discount }: { discount: Discount | null }) => ({
      discount,
      minutes: null,
      chosen: discount?.offer ?? null,
    })),
    keepMinutes: assign((_, { minutes }: { minutes: number }) => ({ minutes })),
    endDiscount: assign(({ context: { offers, discount, chosen } }) => ({
      discount: null,
      minutes: null,
      chosen: chosen?.id === discount?.offer.id ? (offers[0] ?? null) : chosen,
    })),
    begin: assign(({ context: { chosen, method } }, { clientId }: { clientId: string }) =>
      chosen === null ? {} : { start: { kind: 'buy' as const, offer: chosen, method, clientId } },
    ),
    rememberAsking: enqueueActions(({ enqueue }) => {
      enqueue.assign({ isDiscountAsked: true });
      enqueue.sendTo('intents', { type: 'discount.asked' });
    }),
    /** Nothing waits for the answer. */
    recordClick: enqueueActions(({ context: { from }, enqueue }) => {
      enqueue.spawnChild('recordClick', { input: { from } });
    }),
    passToPayment: sendTo(
      'payment',
      (_, { event }: { event: PurchaseTold | { type: 'page.returned' } }) => event,
    ),
    tellOwner: sendTo(
      ({ context }: { context: OfferContext }) => context.owner,
      (_, { notice }: { notice: OfferNotice }) => notice,
    ),
  },
  delays: {
    /** A user who closes an offer is not kept waiting for another one. */
    closingPatience: 1_500,
  },
});
