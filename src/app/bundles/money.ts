import { loadEntries } from '../../api/actors/ledger';
import { offerActors } from '../../api/actors/offers';
import { paymentActors } from '../../api/actors/payment';
import { subscriptionActors } from '../../api/actors/subscription';
import { createClient } from '../../api/client';
import type { Client } from '../../api/client';
import type { Fetch } from '../../api/http';
import { deadline } from '../../browser/deadline';
import { intentVault } from '../../browser/intentVault';
import { leave } from '../../browser/leave';
import type { KeyValueStore } from '../../browser/storage';
import { ledgerMachine } from '../../machines/ledger/ledgerMachine';
import { offerMachine } from '../../machines/offer/offerMachine';
import { paymentMachine } from '../../machines/payment/paymentMachine';
import { purchaseWatchMachine } from '../../machines/payment/purchaseWatchMachine';
import { receiptsMachine } from '../../machines/subscription/receiptsMachine';
import { createAccount } from './account';
import { subscriptionMachine } from '../../machines/subscription/subscriptionMachine';

/**
 * The part of the composition root for what costs money, and for the account beside it in the
 * settings, so that it is no part of the first route.
 */
export const createMoney = (
  client: Client,
  store: KeyValueStore | null,
  user: () => string | null,
  /** Waits for an answer as long as it takes. */
  patientFetch: Fetch,
  apiOrigin: string,
) => {
  const { readPurchase, createCheckout, cancelPurchase } = paymentActors(client);
  const { listPurchases, ...subscription } = subscriptionActors(client);
  const intents = intentVault(store, user);
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
  return {
    account: createAccount(client, createClient(patientFetch, apiOrigin)),
    payment,
    ledger: ledgerMachine.provide({ actors: { loadEntries: loadEntries(client) } }),
    subscription: subscriptionMachine.provide({
      actors: {
        ...subscription,
        receipts: receiptsMachine.provide({ actors: { listPurchases } }),
      },
    }),
    offer: offerMachine.provide({
      actors: {
        ...offerActors(client, Date.now),
        intents,
        deadline: deadline(window, Date.now),
        payment,
      },
    }),
  };
};
