import { randomUUID } from 'node:crypto';
import { eq, sum } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { ledgerEntries, purchases, users } from '../../../server/database/schema';
import { applyTold } from '../../../server/money/applyEvent';
import { post } from '../../../server/money/ledger';
import type { LedgerReason, Posting } from '../../../server/money/ledger';
import { outcomes } from '../../../server/money/paymentEvent';
import type { Outcome, PaymentEvent } from '../../../server/money/paymentEvent';
import { offersFor } from '../../../server/money/offers';
import type { PaymentProvider, Told } from '../../../server/money/provider';
import type { PurchaseState } from '../../../server/money/purchaseStates';
import { itHolds } from '../../support/properties';
import { startTestServer } from '../../support/server';
import type { TestServer } from '../../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function newcomer(): Promise<string> {
  const email = `${randomUUID()}@example.org`;
  const now = server.clock.now();
  const [user] = await server.services.database
    .insert(users)
    .values({
      email,
      emailKey: email,
      name: 'Ada',
      passwordHash: 'none',
      adultStatedAt: now,
      termsAcceptedAt: now,
    })
    .returning({ id: users.id });
  if (user === undefined) throw new Error('Nobody came');
  return user.id;
}

async function totals(userId: string) {
  const { database } = server.services;
  const of = eq(ledgerEntries.userId, userId);
  const [ledger] = await database
    .select({ sum: sum(ledgerEntries.amount) })
    .from(ledgerEntries)
    .where(of);
  const [user] = await database.select().from(users).where(eq(users.id, userId));
  const entries = await database.select().from(ledgerEntries).where(of).orderBy(ledgerEntries.id);
  return { sum: Number(ledger?.sum ?? 0), balance: user?.desires ?? -1, entries };
}

/** What a balance must be, whatever was posted. */
async function expectSound(userId: string) {
  const { sum: total, balance, entries } = await totals(userId);
  expect(balance).toBe(total);
  expect(entries.filter((entry) => entry.balance < 0)).toEqual([]);
  expect(new Set(entries.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(entries.length);
  return { balance, entries };
}

describe('the ledger', () => {
  const reasons = fc.constantFrom<LedgerReason[]>('purchase', 'unblur', 'refund', 'reversal');
  const posting = fc.record({
    key: fc.nat({ max: 9 }),
    amount: fc.integer({ min: -9, max: 9 }),
    reason: reasons,
  });
  const atOnce = fc.array(posting, { minLength: 1, maxLength: 5 });

  itHolds(
    'M8 has the sum of its entries for a balance, never below zero, whatever is posted at once',
    { name: 'ledger', values: fc.array(atOnce, { maxLength: 6 }), runs: 15, deepRuns: 600 },
    async (batches) => {
      const userId = await newcomer();
      const { clock, eventLog } = server.services;
      const put = ({
        key,
        amount,
        reason,
      }: {
        key: number;
        amount: number;
        reason: LedgerReason;
      }) => {
        const entry: Posting = { amount, reason, idempotencyKey: String(key) };
        return eventLog
          .change(userId, (change) => post(change, entry, clock.now()))
          .then(
            ({ isNew }) => (isNew ? entry : null),
            () => null,
          );
      };
      for (const batch of batches) {
        const before = (await totals(userId)).sum;
        const posted = (await Promise.all(batch.map(put))).filter((entry) => entry !== null);
        const { balance } = await expectSound(userId);
        expect(balance).toBe(posted.reduce((all, { amount }) => all + amount, before));
      }
    },
  );
});

describe('events of a payment', () => {
  const offer = offersFor({ hasHadTrial: false }).find(({ id }) => id === 'desires-350');
  if (offer === undefined) throw new Error('There is no such offer');
  const { price, desires } = offer;

  /** A purchase never goes back to where it was, and what was taken back stays so. */
  const rank: Record<PurchaseState, number> = {
    open: 0,
    pending: 1,
    failed: 2,
    cancelled: 2,
    expired: 2,
    'paid-short': 3,
    'paid-late': 3,
    paid: 4,
    'paid-over': 4,
    refunded: 5,
    disputed: 5,
  };

  const told = fc.oneof(
    fc.record({ kind: fc.constant('payment'), outcome: fc.constantFrom(...outcomes) }),
    fc.record({ kind: fc.constant('part'), refunded: fc.nat({ max: price.amount + 100 }) }),
    fc.record({ kind: fc.constantFrom('refunded', 'disputed') }),
  );
  type Happened = { kind: string; outcome?: Outcome; refunded?: number };

  /** A provider whose API confirms what its webhooks tell. */
  const provider = (standing: { purchaseId: string; checkoutId: string }): PaymentProvider => {
    const unasked = () => Promise.reject(new Error('Nobody asks for this'));
    return {
      name: 'sandbox',
      sendsAgainFor: 'days',
      createCheckout: unasked,
      expireCheckout: unasked,
      readWebhook: () => [],
      cancelSubscription: unasked,
      resumeSubscription: unasked,
      readCheckout: async () => ({
        ...standing,
        price,
        outcome: null,
        mayBe: outcomes,
        paymentId: 'payment-1',
        subscription: null,
        differs: [],
      }),
    };
  };

  function toTold(
    { kind, outcome, refunded }: Happened,
    eventId: string,
    { purchaseId, checkoutId }: { purchaseId: string; checkoutId: string },
  ): Told {
    const at = server.clock.now();
    if (outcome !== undefined)
      return { about: 'checkout', eventId, at, checkoutId, purchaseId, outcome, differs: [] };
    const event: PaymentEvent = {
      kind: 'reversal',
      eventId,
      at,
      cause: kind === 'disputed' ? 'disputed' : 'refunded',
      part: refunded === undefined ? null : { refunded, of: price.amount },
      purchaseId,
      paymentId: null,
      customerId: null,
      price,
    };
    return { about: 'reversal', eventId, at, ask: async () => ({ event }) };
  }

  itHolds(
    'M3 in any order, repeated and at once: never a step back, one credit, and what is due taken back',
    {
      name: 'payment-events',
      values: fc.record({
        happened: fc.array(told, { minLength: 1, maxLength: 6 }),
        order: fc.array(fc.array(fc.nat({ max: 5 }), { minLength: 1, maxLength: 3 }), {
          maxLength: 8,
        }),
      }),
      runs: 20,
      deepRuns: 600,
    },
    async ({ happened, order }: { happened: Happened[]; order: number[][] }) => {
      const { database } = server.services;
      const userId = await newcomer();
      const of = { purchaseId: randomUUID(), checkoutId: randomUUID() };
      const now = server.clock.now();
      await database.insert(purchases).values({
        id: of.purchaseId,
        userId,
        clientId: randomUUID(),
        offer,
        method: 'card',
        provider: 'sandbox',
        checkoutId: of.checkoutId,
        returnUrl: '/',
        locale: 'en',
        state: 'open',
        createdAt: now,
        updatedAt: now,
      });
      const stateNow = async () => {
        const [row] = await database
          .select()
          .from(purchases)
          .where(eq(purchases.id, of.purchaseId));
        return row?.state ?? 'open';
      };
      const event = happened.map((one, index) => toTold(one, `${of.purchaseId}:${index}`, of));
      let last: PurchaseState = 'open';
      for (const batch of order) {
        const batchNews = batch
          .map((index) => event[index % event.length])
          .filter((one) => one !== undefined);
        await Promise.all(batchNews.map((one) => applyTold(server.services, provider(of), one)));
        const state = await stateNow();
        if (state !== last) expect(rank[state]).toBeGreaterThan(rank[last]);
        last = state;
        const { entries } = await expectSound(userId);
        expect(entries.filter(({ reason }) => reason === 'purchase').length).toBeLessThanOrEqual(1);
      }
      const taken = new Set(order.flat().map((index) => index % event.length));
      const parts = [...taken].map((index) => happened[index]?.refunded ?? 0);
      const worth = Math.floor(
        (desires * Math.min(Math.max(0, ...parts), price.amount)) / price.amount,
      );
      const isCredited = last === 'paid' || last === 'paid-over';
      expect((await totals(userId)).balance).toBe(isCredited ? desires - worth : 0);
    },
  );
});
