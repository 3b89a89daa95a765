import { paymentMachine } from '../../src/machines/payment/paymentMachine';
import type { Purchase, PurchaseState } from '../../src/machines/payment/purchase';
import { purchaseWatchMachine } from '../../src/machines/payment/purchaseWatchMachine';
import { createOffer, createPurchase, purchaseId } from '../support/fixtures/offers';
import { done } from '../support/machines';
import type { Run, World } from '../support/machines';

export const clientId = '0190a5c0-0000-7000-8000-00000000000a';
export const nextClientId = '0190a5c0-0000-7000-8000-00000000000b';

export const heldPayment = (world: World) =>
  paymentMachine.provide({
    actors: {
      intents: world.port(),
      createCheckout: world.held(),
      leave: world.held(),
      readPurchase: world.held(),
      cancelPurchase: world.held(),
      purchaseWatch: purchaseWatchMachine.provide({ actors: { readPurchase: world.held() } }),
    },
  });

const delays = { appearingTime: 300_000, leavingTime: 20_000 };

/** From the press of the button. */
export const buyRun = {
  machine: heldPayment,
  input: ({ owner }) => ({
    owner,
    returnPath: '/ines',
    start: { kind: 'buy', offer: createOffer(), method: 'card', clientId },
  }),
  delays,
} satisfies Run<typeof paymentMachine>;

/** Back from the checkout. */
export const returnRun = {
  ...buyRun,
  input: ({ owner }) => ({
    owner,
    returnPath: '/ines',
    start: { kind: 'return', purchaseId, hasPaid: false },
  }),
} satisfies Run<typeof paymentMachine>;

/** Back from the checkout, as the one that has paid. */
export const paidReturnRun = {
  ...buyRun,
  input: ({ owner }) => ({
    owner,
    returnPath: '/ines',
    start: { kind: 'return', purchaseId, hasPaid: true },
  }),
} satisfies Run<typeof paymentMachine>;

export const intent = {
  clientId,
  offerId: 'desires-350',
  kind: 'desires',
  method: 'card',
  returnPath: '/ines',
  purchaseId: null,
  hasPaid: false,
};

export const loaded = (...intents: object[]) => ({
  type: 'intents.loaded',
  intents,
  isDiscountAsked: false,
});

const url = 'https://checkout.test/1';

export const opened = done('createCheckout', { kind: 'opened', purchaseId, url });

export const inState = (state: PurchaseState): Purchase =>
  createPurchase({ state, url: state === 'open' ? url : null });

export const told = (state: PurchaseState) => ({
  type: 'server.purchase',
  purchase: inState(state),
});

export const read = (state: PurchaseState) =>
  done('readPurchase', { kind: 'found', purchase: inState(state) });
