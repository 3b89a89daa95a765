import { loadEntries } from '../../api/actors/ledger';
import { offerActors } from '../../api/actors/offers';
import { paymentActors } from '../../api/actors/payment';
import { subscriptionActors } from '../../api/actors/subscription';
import { createClient } from '../../api/client';
import { deadline } from '../../browser/deadline';
import { intentStorage } from '../../browser/intentStorage';
import { leave } from '../../browser/leave';
import { ledgerMachine } from '../../machines/ledger/ledgerMachine';
import { offerMachine } from '../../machines/offer/offerMachine';
import { paymentMachine } from '../../machines/payment/paymentMachine';
import { purchaseWatchMachine } from '../../machines/payment/purchaseWatchMachine';
import { receiptsMachine } from '../../machines/subscription/receiptsMachine';
import { subscriptionMachine } from '../../machines/subscription/subscriptionMachine';
import type { Ports } from '../ports';
import { createAccount } from './account';

/** The code for payments, and for the account next to them in the settings. */
export const create = ({ client, store, user, streamFetch, apiOrigin }: Ports) => {
  const { readPurchase, createCheckout, cancelPurchase } = paymentActors(client);
  const { listPurchases, ...subscription } = subscriptionActors(client);
  const intents = intentStorage(store, user);
  const payment = paymentMachine.provide({
    actors: {
      intents,
      createCheckout,
      cancelPurchase,
      readPurchase,
      leave: leave(window.location),
      purchaseWatch: purchaseWatchMachine.provide({ actors: { readPurchase } }),
    },
  });
  const offer = offerMachine.provide({
    actors: {
      ...offerActors(client, Date.now),
      intents,
      deadline: deadline(window, Date.now),
      payment,
    },
  });
  return {
    account: createAccount(client, createClient(streamFetch, apiOrigin)),
    ledger: ledgerMachine.provide({ actors: { loadEntries: loadEntries(client) } }),
    premium: offer,
    purchase: payment,
    desiresOffer: offer,
    subscription: subscriptionMachine.provide({
      actors: {
        ...subscription,
        receipts: receiptsMachine.provide({ actors: { listPurchases } }),
      },
    }),
  };
};
