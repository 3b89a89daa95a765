import { assign, enqueueActions, sendTo, setup } from 'xstate';
import { callbackNotProvided, notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';
import type { Intent, IntentCommand, IntentFact } from './intent';
import { isFurther } from './purchase';
import type { Offer, PaymentMethod, Purchase, PurchaseState } from './purchase';
import { purchaseWatchMachine } from './purchaseWatchMachine';
import type { PurchaseReply, PurchaseTold } from './purchaseWatchMachine';

export type CheckoutReply =
  | { kind: 'opened'; purchaseId: string; url: string }
  /** The price is no longer valid; nothing was bought. */
  | { kind: 'ended' }
  /** Premium is already running. */
  | { kind: 'subscribed' }
  /** The purchase with this id has already ended, or another payment is under way. */
  | { kind: 'conflict' }
  | { kind: 'unauthorized' };

/** A new purchase, or one that is under way. */
export type PaymentStart =
  | { kind: 'buy'; offer: Offer; method: PaymentMethod; clientId: string }
  /** `hasPaid`: the address says so. It credits nothing, it only decides what is said meanwhile. */
  | { kind: 'return'; purchaseId: string; hasPaid: boolean };

export type PaymentNotice =
  | { type: 'login.wanted' }
  /** Money was paid or refunded: profile and balance may have changed. */
  | { type: 'purchase.settled' };

export type PaymentInput = {
  owner: Owner<PaymentNotice>;
  /** The page below, to which the checkout returns. */
  returnPath: string;
  start: PaymentStart;
};

export type PaymentEvent =
  | IntentFact
  | PurchaseTold
  /** Go on in the hosted checkout that is still open. */
  | { type: 'payment.continue' }
  | { type: 'payment.giveUp' }
  /** Once more: the same call after a fault, a new purchase after one that failed. */
  | { type: 'payment.retry' }
  | { type: 'payment.again'; clientId: string }
  /** Check whether the payment has arrived. */
  | { type: 'payment.check' }
  /** Back to the offers. */
  | { type: 'payment.leave' }
  /** The browser restored the page as it was left, such as by Back from the checkout. */
  | { type: 'page.returned' };

export type PaymentContext = {
  owner: Owner<PaymentNotice>;
  returnPath: string;
  /** Null after a return, until the purchase is known. */
  intent: Intent | null;
  purchaseId: string | null;
  /** The checkout sent the user back as having paid. */
  hasPaid: boolean;
  purchase: Purchase | null;
  /** The hosted checkout. */
  url: string | null;
};

type Told = { purchase: Purchase };

const intentOf = ({ offer, method }: Purchase, clientId: string, returnPath: string): Intent => ({
  clientId,
  offerId: offer.id,
  kind: offer.kind,
  method,
  returnPath,
  purchaseId: null,
  hasPaid: false,
});

/** The start: a new purchase, or one that is under way. */
export const paymentOf = ({ owner, returnPath, start }: PaymentInput): PaymentContext => ({
  owner,
  returnPath,
  intent:
    start.kind === 'buy'
      ? {
          clientId: start.clientId,
          offerId: start.offer.id,
          kind: start.offer.kind,
          method: start.method,
          returnPath,
          purchaseId: null,
          hasPaid: false,
        }
      : null,
  purchaseId: start.kind === 'return' ? start.purchaseId : null,
  hasPaid: start.kind === 'return' && start.hasPaid,
  purchase: null,
  url: null,
});

/** The parts of a payment; its states are in paymentMachine. */
export const payment = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    input: {} as PaymentInput,
    tags: {} as 'busy' | 'fault',
  },
  actors: {
    intents: callbackNotProvided<IntentCommand>('intents'),
    createCheckout: notProvided<CheckoutReply, { intent: Intent | null }>('createCheckout'),
    /** Sends the browser to the hosted checkout. */
    leave: notProvided<void, { url: string | null }>('leave'),
    readPurchase: notProvided<PurchaseReply, { purchaseId: string | null }>('readPurchase'),
    cancelPurchase: notProvided<PurchaseReply, { purchaseId: string | null }>('cancelPurchase'),
    purchaseWatch: purchaseWatchMachine,
  },
  guards: {
    hasPurchase: ({ context }) => context.purchaseId !== null,
    isBeingChecked: ({ context }) => context.hasPaid && context.purchase?.state === 'open',
    isInState: ({ context }, { state }: { state: PurchaseState }) =>
      context.purchase?.state === state,
    /** About this purchase, and further than what is known: late or repeated events are ignored. */
    isNews: ({ context }, { purchase }: Told) =>
      purchase.id === context.purchaseId && isFurther(purchase, context.purchase),
    /** The purchase has become pending. */
    isPending: ({ context }, { purchase }: Told) =>
      purchase.state === 'pending' &&
      purchase.id === context.purchaseId &&
      isFurther(purchase, context.purchase),
    isKind: (_, params: { reply: { kind: string }; kind: string }) =>
      params.reply.kind === params.kind,
  },
  actions: {
    /** A purchase whose answer was lost is requested again under the same id. */
    adoptIntent: assign(({ context: { intent } }, { intents }: { intents: readonly Intent[] }) => {
      const kept = intents.find(
        ({ offerId, method, purchaseId }) =>
          offerId === intent?.offerId && method === intent.method && purchaseId === null,
      );
      return kept === undefined ? {} : { intent: kept };
    }),
    /** What the address says once is kept with the intent, for when the user asks again. */
    adoptReturn: enqueueActions(({ context, enqueue }, { intents }: IntentFact) => {
      const kept = intents.find(({ purchaseId }) => purchaseId === context.purchaseId);
      if (kept === undefined) return;
      const intent = { ...kept, hasPaid: kept.hasPaid || context.hasPaid };
      enqueue.assign({ intent, hasPaid: intent.hasPaid });
      if (intent.hasPaid !== kept.hasPaid)
        enqueue.sendTo('intents', { type: 'intent.keep', intent });
    }),
    keepCheckout: assign(({ context }, { reply }: { reply: CheckoutReply }) =>
      reply.kind === 'opened'
        ? {
            url: reply.url,
            purchaseId: reply.purchaseId,
            intent: context.intent && { ...context.intent, purchaseId: reply.purchaseId },
          }
        : {},
    ),
    keepReply: assign(({ context }, { reply }: { reply: PurchaseReply }) =>
      reply.kind === 'found' && isFurther(reply.purchase, context.purchase)
        ? { purchase: reply.purchase, url: reply.purchase.url }
        : {},
    ),
    keepPurchase: assign((_, { purchase }: Told) => ({ purchase, url: purchase.url })),
    renewIntent: assign(({ context }, { clientId }: { clientId: string }) => {
      const { purchase, returnPath } = context;
      const intent = purchase ? intentOf(purchase, clientId, returnPath) : context.intent;
      return {
        intent: intent && { ...intent, clientId, purchaseId: null, hasPaid: false },
        purchaseId: null,
        hasPaid: false,
        purchase: null,
        url: null,
      };
    }),
    keepIntent: enqueueActions(({ context: { intent }, enqueue }) => {
      if (intent !== null) enqueue.sendTo('intents', { type: 'intent.keep', intent });
    }),
    forgetIntent: enqueueActions(({ context: { purchaseId }, enqueue }) => {
      if (purchaseId !== null) enqueue.sendTo('intents', { type: 'intent.forget', purchaseId });
    }),
    tellOwner: sendTo(
      ({ context }: { context: PaymentContext }) => context.owner,
      (_, { notice }: { notice: PaymentNotice }) => notice,
    ),
  },
  delays: {
    /** How long a purchase may take to appear (spec 4.12). */
    appearingTime: 300_000,
    /** By then the browser has left for the checkout, or failed to. */
    leavingTime: 20_000,
  },
});
