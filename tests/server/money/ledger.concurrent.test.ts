import { eq, sum } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ledgerEntries, users } from '../../../server/database/schema';
import { post } from '../../../server/money/ledger';
import type { Posting } from '../../../server/money/ledger';
import { expectStatus } from '../../support/contractClient';
import { openEvents } from '../../support/eventReader';
import { withPassword } from '../../support/passwords';
import { startTestServer } from '../../support/server';
import type { TestServer } from '../../support/server';

const DAY_MS = 86_400_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function join() {
  const { access, email, id, password } = await server.join();
  const { database, eventLog } = server.services;
  let token = access;
  return {
    token,
    id,
    /** Comes back another day. */
    async logIn() {
      const answer = await server.call('createToken', { body: { email, password } });
      token = expectStatus(answer, 200).body.access;
    },
    post: (posting: Posting) =>
      eventLog.change(id, (change) => post(change, posting, server.clock.now())),
    claim: async () => expectStatus(await server.call('claimDesires', { token }), 200).body,
    profile: async () => expectStatus(await server.call('getProfile', { token }), 200).body,
    page: async (c?: string) =>
      expectStatus(
        await server.call('listLedger', { token, query: c === undefined ? {} : { c } }),
        200,
      ).body,
    /** What the balance is by the ledger, and what it is said to be. */
    async totals() {
      const [ledger] = await database
        .select({ sum: sum(ledgerEntries.amount) })
        .from(ledgerEntries)
        .where(eq(ledgerEntries.userId, id));
      const [user] = await database.select().from(users).where(eq(users.id, id));
      return { ledger: Number(ledger?.sum ?? 0), balance: user?.desires };
    },
    becomePremium: () =>
      database
        .update(users)
        .set({ premiumUntil: new Date(server.clock.now().getTime() + 30 * DAY_MS) })
        .where(eq(users.id, id)),
  };
}

type Holder = Awaited<ReturnType<typeof join>>;

const gift = (amount: number): Posting => ({
  amount,
  reason: 'purchase',
  idempotencyKey: `gift:${amount}`,
});
const debit = (name: string, amount = -3): Posting => ({
  amount,
  reason: 'unblur',
  idempotencyKey: `unblur:${name}`,
});

const settle = (holder: Holder, postings: Posting[]) =>
  Promise.all(
    postings.map((posting) =>
      holder.post(posting).then(
        ({ isNew }) => (isNew ? 'posted' : 'known'),
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      ),
    ),
  );
const counts = (names: string[]) =>
  Object.fromEntries(
    [...new Set(names)].map((name) => [name, names.filter((one) => one === name).length]),
  );

describe('the ledger', () => {
  it('posts an intent once, and refuses the same one as something else', async () => {
    const holder = await join();
    await holder.post(gift(10));
    expect(await holder.post(debit('a'))).toEqual({ balance: 7, isNew: true });
    expect(await holder.post(debit('a'))).toEqual({ balance: 7, isNew: false });
    await expect(holder.post(debit('a', -4))).rejects.toThrow('posted as something else');
    expect(await holder.totals()).toEqual({ ledger: 7, balance: 7 });
  });

  it('never alters an entry, and forgets those of a deleted user', async () => {
    const holder = await join();
    await holder.post(gift(10));
    const { database } = server.services;
    const alter = database
      .update(ledgerEntries)
      .set({ amount: 1000 })
      .where(eq(ledgerEntries.userId, holder.id));
    await expect(alter).rejects.toThrow();
    expect(await holder.totals()).toEqual({ ledger: 10, balance: 10 });
    expectStatus(
      await server.call('deleteProfile', { token: holder.token, body: withPassword }),
      204,
    );
    expect(await holder.totals()).toEqual({ ledger: 0, balance: undefined });
  });

  it('M8 lets exactly one of many parallel debits have the last 3 desires', async () => {
    const holder = await join();
    await holder.post(gift(3));
    const results = await settle(
      holder,
      Array.from({ length: 20 }, (_, number) => debit(String(number))),
    );
    expect(counts(results)).toEqual({ posted: 1, 'This needs more desires': 19 });
    expect(await holder.totals()).toEqual({ ledger: 0, balance: 0 });
  });

  it('M8 keeps balance and sum alike under 200 parallel debits, doubled ones among them', async () => {
    const holder = await join();
    await holder.post(gift(301));
    const names = Array.from({ length: 200 }, (_, number) => String(number % 120));
    const results = await settle(
      holder,
      names.map((name) => debit(name)),
    );
    const { posted, known = 0, 'This needs more desires': refused } = counts(results);
    expect(posted).toBe(100);
    expect(100 + known + (refused ?? 0)).toBe(200);
    expect(await holder.totals()).toEqual({ ledger: 1, balance: 1 });
    const { results: page } = await holder.page();
    expect(page.every(({ balance }) => balance >= 0)).toBe(true);
  });

  it('tells every open tab the new balance, with a version that grows', async () => {
    const holder = await join();
    const events = await openEvents(server.origin, holder.token);
    await holder.post(gift(10));
    await holder.post(debit('a'));
    const told = [await events.next('balance'), await events.next('balance')];
    await events.close();
    expect(told.map(({ data }) => data)).toEqual([
      { num_tokens: 10, version: 1 },
      { num_tokens: 7, version: 2 },
    ]);
  });

  it('shows every entry, the latest first, over pages', async () => {
    const holder = await join();
    await holder.post(gift(200));
    for (let number = 0; number < 35; number++) await holder.post(debit(String(number)));
    const first = await holder.page();
    const second = await holder.page(first.next_param ?? '');
    expect(first.results).toHaveLength(30);
    expect(second).toMatchObject({ next_param: null });
    const all = [...first.results, ...second.results];
    expect(all.map(({ balance }) => balance)).toEqual([
      ...Array.from({ length: 35 }, (_, number) => 200 - 3 * (35 - number)),
      200,
    ]);
    const other = await join();
    expect((await other.page()).results).toEqual([]);
  });

  it('says which character something was for', async () => {
    const holder = await join();
    const bot = expectStatus(await server.call('getBot', { params: { slug: 'ines' } }), 200).body;
    await holder.post(gift(10));
    await holder.post({ ...debit('a'), characterId: bot.id });
    const { results } = await holder.page();
    expect(results.map((entry) => entry.bot)).toEqual([{ slug: 'ines', name: bot.name }, null]);
  });
});

describe('the daily claim', () => {
  it('M1 adds 100 once a day, however often and from wherever it is asked for', async () => {
    const holder = await join();
    expect((await holder.profile()).next_claim_at).toBeNull();
    const claims = await Promise.all(Array.from({ length: 8 }, () => holder.claim()));
    const due = new Date(server.clock.now().getTime() + DAY_MS).toISOString();
    expect(claims.filter(({ claimed }) => claimed)).toEqual([{ claimed: true, next_at: due }]);
    expect(claims.filter(({ claimed }) => !claimed)).toHaveLength(7);
    expect(await holder.profile()).toMatchObject({ num_tokens: 100, next_claim_at: due });

    server.clock.advance(DAY_MS - 1);
    await holder.logIn();
    expect(await holder.claim()).toEqual({ claimed: false, next_at: due });
    server.clock.advance(1);
    expect(await holder.claim()).toMatchObject({ claimed: true });
    expect(await holder.totals()).toEqual({ ledger: 200, balance: 200 });
  });
});

describe('the days of premium', () => {
  it('add 100 on each day that the user is there, and none on a day that is skipped', async () => {
    const holder = await join();
    await holder.becomePremium();
    await Promise.all([holder.profile(), holder.profile(), holder.profile()]);
    expect(await holder.profile()).toMatchObject({ num_tokens: 100 });
    server.clock.advance(3 * DAY_MS);
    await holder.logIn();
    expect(await holder.profile()).toMatchObject({ num_tokens: 200 });
    expect(await holder.totals()).toEqual({ ledger: 200, balance: 200 });
  });

  it('add nothing for a free user', async () => {
    const holder = await join();
    expect(await holder.profile()).toMatchObject({ num_tokens: 0 });
  });
});
