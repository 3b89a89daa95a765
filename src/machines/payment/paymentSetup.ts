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
  /** The price has ended; nothing was bought. */
  | { kind: 'ended' }
  /** Premium runs already. */
  | { kind: 'subscribed' }
  /** What was asked for by this name came to an end meanwhile, or another payment is under way. */
  | { kind: 'conflict' }
  | { kind: 'unauthorized' };

/** What is to be bought, or a purchase that is under way. */
export type PaymentStart =
  | { kind: 'buy'; offer: Offer; method: PaymentMethod; clientId: string }
  | { kind: 'return'; purchaseId: string };

export type PaymentNotice =
  | { type: 'login.wanted' }
  /** Money came or went: profile and balance may be others now. */
  | { type: 'purchase.settled' };

export type PaymentInput = {
  owner: Owner<PaymentNotice>;
  /** The page below, which the checkout leads back to. */
  returnPath: string;
  start: PaymentStart;
};

export type PaymentEvent =
  | IntentFact
  | PurchaseTold
  /** On to the hosted checkout that is open still. */
  | { type: 'payment.continue' }
  | { type: 'payment.giveUp' }
  /** Once more: the same call after a fault, a new purchase after one that came to nothing. */
  | { type: 'payment.retry' }
  | { type: 'payment.again'; clientId: string }
  /** Is it there now? */
  | { type: 'payment.check' }
  /** Back to what else there is to buy. */
  | { type: 'payment.leave' }
  /** The browser brought the page back as it was left, such as by Back from the checkout. */
  | { type: 'page.returned' };

export type PaymentContext = {
  owner: Owner<PaymentNotice>;
  returnPath: string;
  /** Null on the return, until the purchase is known. */
  intent: Intent | null;
  purchaseId: string | null;
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
});

/** At the start: what is to be bought, or a purchase that is under way. */
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
        }
      : null,
  purchaseId: start.kind === 'return' ? start.purchaseId : null,
  purchase: null,
  url: null,
});

/** What a payment can do; how it goes is in paymentMachine. */
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
    /** Leads the browser to the hosted checkout. */
    leave: notProvided<void, { url: string | null }>('leave'),
    readPurchase: notProvided<PurchaseReply, { purchaseId: string | null }>('readPurchase'),
    cancelPurchase: notProvided<PurchaseReply, { purchaseId: string | null }>('cancelPurchase'),
    purchaseWatch: purchaseWatchMachine,
  },
  guards: {
    hasPurchase: ({ context }) => context.purchaseId !== null,
    isInState: ({ context }, { state }: { state: PurchaseState }) =>
      context.purchase?.state === state,
    /** Ours, and further than what is known: what comes late or twice says nothing. */
    isNews: ({ context }, { purchase }: Told) =>
      purchase.id === context.purchaseId && isFurther(purchase, context.purchase),
    /** Money is on its way, of which the visitor is told already. */
    isPending: ({ context }, { purchase }: Told) =>
      purchase.state === 'pending' &&
      purchase.id === context.purchaseId &&
      isFurther(purchase, context.purchase),
    isKind: (_, params: { reply: { kind: string }; kind: string }) =>
      params.reply.kind === params.kind,
  },
  actions: {
    /** A purchase that was asked for, and whose answer was lost, is asked for again as it was. */
    adoptIntent: assign(({ context: { intent } }, { intents }: { intents: readonly Intent[] }) => {
      const kept = intents.find(
        ({ offerId, method, purchaseId }) =>
          offerId === intent?.offerId && method === intent.method && purchaseId === null,
      );
      return kept === undefined ? {} : { intent: kept };
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
        intent: intent && { ...intent, clientId, purchaseId: null },
        purchaseId: null,
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
    /** A purchase can take so long to appear (spec 4.12). */
    appearingTime: 300_000,
    /** By then the browser has left for the checkout, or could not. */
    leavingTime: 20_000,
  },
});
