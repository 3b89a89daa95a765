import { randomUUID } from 'node:crypto';
import { eq, sum } from 'drizzle-orm';
import { ledgerEntries, users } from '../../server/database/schema';
import { expectStatus } from './contractClient';
import type { TestServer } from './server';

type Options = { delay?: number; isDoubled?: boolean; isReordered?: boolean };

/** Somebody who buys at the sandbox. */
export async function joinShop(server: TestServer, details: { name?: string } = {}) {
  const { access, refresh, email, id, password } = await server.join(details);
  const { database } = server.services;
  // The address is confirmed once its first mail has left, so that mails may name its owner.
  await server.settle();
  await database.update(users).set({ isEmailConfirmed: true }).where(eq(users.id, id));
  let session: { access: string; refresh?: string } = { access, refresh };
  const checkoutBody = (offerId: string, clientId: string, returnPath?: string) => ({
    client_id: clientId,
    offer_id: offerId,
    ...(returnPath !== undefined && { return_path: returnPath }),
  });

  const shopper = {
    id,
    email,
    token: () => session.access,
    /** Comes back another day. */
    async logIn() {
      const answer = await server.call('createToken', { body: { email, password } });
      session = expectStatus(answer, 200).body;
    },
    /** Goes on with new tokens, still logged in. */
    async renewSession() {
      const answer = await server.call('refreshToken', {
        body: { refresh: session.refresh ?? '' },
      });
      session = expectStatus(answer, 200).body;
    },
    byCard: (offerId: string, clientId: string = randomUUID(), returnPath?: string) =>
      server.call('createStripeCheckout', {
        token: session.access,
        body: checkoutBody(offerId, clientId, returnPath),
      }),
    byCrypto: (offerId: string, clientId: string = randomUUID(), returnPath?: string) =>
      server.call('createCryptoPayment', {
        token: session.access,
        body: checkoutBody(offerId, clientId, returnPath),
      }),
    async open(offerId: string, method: 'card' | 'crypto' = 'card') {
      const answer = await (method === 'card'
        ? shopper.byCard(offerId)
        : shopper.byCrypto(offerId));
      return expectStatus(answer, 201).body;
    },
    async act(url: string, act: string, options: Options = {}) {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({
          act,
          ...(options.delay !== undefined && { delay: String(options.delay) }),
          ...(options.isDoubled === true && { doubled: 'on' }),
          ...(options.isReordered === true && { reordered: 'on' }),
        }),
      });
      if (response.status !== 303) throw new Error(`The sandbox answered ${response.status}`);
      await settle(server);
      return response.headers.get('location') ?? '';
    },
    async buy(offerId: string, method: 'card' | 'crypto' = 'card') {
      const checkout = await shopper.open(offerId, method);
      await shopper.act(checkout.url, 'pay');
      return checkout;
    },
    purchase: async (purchaseId: string) =>
      expectStatus(
        await server.call('getPurchase', { token: session.access, params: { id: purchaseId } }),
        200,
      ).body,
    cancel: async (purchaseId: string) =>
      expectStatus(
        await server.call('cancelPurchase', { token: session.access, params: { id: purchaseId } }),
        200,
      ).body,
    subscription: async () =>
      expectStatus(await server.call('getSubscription', { token: session.access }), 200).body,
    profile: async () =>
      expectStatus(await server.call('getProfile', { token: session.access }), 200).body,
    ledger: async () =>
      expectStatus(
        await server.call('listLedger', { token: session.access }),
        200,
      ).body.results.map(({ amount, reason }) => ({ amount, reason })),
    /** What the balance is by the ledger, and what it is said to be. */
    async totals() {
      const [ledger] = await database
        .select({ sum: sum(ledgerEntries.amount) })
        .from(ledgerEntries)
        .where(eq(ledgerEntries.userId, id));
      const [user] = await database.select().from(users).where(eq(users.id, id));
      return { ledger: Number(ledger?.sum ?? 0), balance: user?.desires };
    },
  };
  return shopper;
}

/** Resolves when everything that is due by the server's clock was sent and taken. */
export const settle = (server: TestServer): Promise<void> => server.settle();
