import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { post } from '../../../server/money/ledger';
import { mayFollow } from '../../../server/money/purchaseStates';
import { signSandboxWebhook } from '../../../server/money/sandbox/sandboxWebhooks';
import { expectStatus } from '../../support/contractClient';
import { openEvents } from '../../support/eventReader';
import { startTestServer } from '../../support/server';
import type { TestServer } from '../../support/server';
import { joinShop, settle } from '../../support/shop';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('a purchase by card', () => {
  it('is begun, paid on the hosted page, told by a signed webhook, and credited', async () => {
    const shopper = await joinShop(server);
    const events = await openEvents(server.origin, shopper.token());
    const { purchase_id: id, url } = await shopper.open('desires-350');
    expect(await shopper.purchase(id)).toMatchObject({ state: 'open', url, paid_at: null });

    const backAt = await shopper.act(url, 'pay');
    expect(backAt).toBe(`${server.origin}/?purchase=${id}&paid=1`);
    expect(await shopper.purchase(id)).toMatchObject({
      state: 'paid',
      url: null,
      paid_at: server.clock.now().toISOString(),
      offer: { id: 'desires-350', price: { amount: 499, currency: 'USD' }, desires: 350 },
    });
    expect(await shopper.ledger()).toEqual([{ amount: 350, reason: 'purchase' }]);
    expect(await shopper.totals()).toEqual({ ledger: 350, balance: 350 });
    const told = await events.next('purchase');
    expect(told.data.purchase).toMatchObject({ id, state: 'paid' });
    await events.close();
  });

  it('comes back to the page that it was begun on, with the purchase alone added', async () => {
    const shopper = await joinShop(server);
    const answer = await shopper.byCard(
      'desires-150',
      randomUUID(),
      '/chat?pw=1&purchase=old&from=counter',
    );
    const { purchase_id: id, url } = expectStatus(answer, 201).body;
    const backAt = await shopper.act(url, 'leave');
    expect(backAt).toBe(`${server.origin}/chat?pw=1&purchase=${id}&from=counter`);
    expect(await shopper.purchase(id)).toMatchObject({ state: 'open', url });
  });
});

describe('M1 the same purchase asked for often', () => {
  it('M1 is one for one client id, from two tabs at once', async () => {
    const shopper = await joinShop(server);
    const clientId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => shopper.byCard('desires-350', clientId)),
    );
    const bodies = answers.map((answer) => expectStatus(answer, 201).body);
    expect(new Set(bodies.map(({ purchase_id, url }) => `${purchase_id} ${url}`)).size).toBe(1);
    expectStatus(await shopper.byCard('desires-150', clientId), 409);
    expectStatus(await shopper.byCrypto('desires-350', clientId), 409);
  });

  it('M1 has no checkout any more once it is paid or given up', async () => {
    const shopper = await joinShop(server);
    for (const end of ['pay', 'decline', 'expire']) {
      const clientId = randomUUID();
      const ask = () => shopper.byCard('desires-350', clientId);
      const { url } = expectStatus(await ask(), 201).body;
      await shopper.act(url, end);
      expectStatus(await ask(), 409);
    }
    expect(await shopper.totals()).toEqual({ ledger: 350, balance: 350 });
  });

  it('M1 is one for two client ids while its checkout is open', async () => {
    const shopper = await joinShop(server);
    const answers = await Promise.all([
      shopper.byCard('desires-350'),
      shopper.byCard('desires-350'),
    ]);
    const [one, other] = answers.map((answer) => expectStatus(answer, 201).body);
    expect(one).toEqual(other);
    await shopper.act(one?.url ?? '', 'pay');
    await shopper.act(other?.url ?? '', 'pay');
    expect(await shopper.totals()).toEqual({ ledger: 350, balance: 350 });
  });
});

describe('M2 return and webhook', () => {
  it('M2 credit once, whichever comes first, and however often the return is opened', async () => {
    const shopper = await joinShop(server);
    const { purchase_id: id, url } = await shopper.open('desires-350');
    await shopper.act(url, 'pay', { delay: 60 });
    expect(await shopper.purchase(id)).toMatchObject({ state: 'open' });
    expect(await shopper.purchase(id)).toMatchObject({ state: 'open' });
    expect(await shopper.totals()).toEqual({ ledger: 0, balance: 0 });

    server.clock.advance(60_000);
    await settle(server);
    expect(await shopper.purchase(id)).toMatchObject({ state: 'paid' });
    expect(await shopper.purchase(id)).toMatchObject({ state: 'paid' });
    expect(await shopper.totals()).toEqual({ ledger: 350, balance: 350 });
  });
});

describe('M3 events', () => {
  it('M3 doubled, and the last first, credit once', async () => {
    const shopper = await joinShop(server);
    const { purchase_id: id, url } = await shopper.open('desires-350');
    await shopper.act(url, 'pay', { isDoubled: true, isReordered: true });
    expect(await shopper.purchase(id)).toMatchObject({ state: 'paid' });
    server.clock.advance(5_000);
    await settle(server);
    expect(await shopper.purchase(id)).toMatchObject({ state: 'paid' });
    expect(await shopper.ledger()).toEqual([{ amount: 350, reason: 'purchase' }]);
  });

  it('M3 never put a purchase back', () => {
    const states = ['open', 'pending', 'paid', 'refunded'] as const;
    for (const [index, from] of states.entries())
      for (const to of states.slice(0, index + 1)) expect(mayFollow(from, to)).toBe(false);
    expect(mayFollow('paid', 'expired')).toBe(false);
    expect(mayFollow('paid', 'failed')).toBe(false);
    expect(mayFollow('refunded', 'paid')).toBe(false);
  });

  it('M3 may tell what was taken back before they tell that it was paid', () => {
    for (const from of ['open', 'pending', 'cancelled', 'expired', 'failed'] as const)
      for (const to of ['refunded', 'disputed'] as const) expect(mayFollow(from, to)).toBe(true);
  });
});

describe('M4 webhooks', () => {
  const send = (body: string, signature: string) =>
    server.call('receiveWebhook', {
      params: { provider: 'sandbox' },
      headers: { 'sandbox-signature': signature },
      body,
    });

  it('M4 with a wrong signature, an altered body or an old time stamp change nothing', async () => {
    const shopper = await joinShop(server);
    const { purchase_id: id } = await shopper.open('desires-350');
    const { sandboxSecret } = server.services;
    const now = server.clock.now();
    const body = JSON.stringify({
      eventId: 'evt_forged',
      at: now.toISOString(),
      kind: 'payment',
      purchaseId: id,
      outcome: 'paid',
      paymentId: 'pay_1',
      subscription: null,
    });
    const signed = signSandboxWebhook(sandboxSecret, body, now);
    const old = signSandboxWebhook(sandboxSecret, body, new Date(now.getTime() - 301_000));
    const wrong = signSandboxWebhook(Buffer.from('another'), body, now);
    for (const [text, signature] of [
      [body, ''],
      [body, wrong],
      [body, old],
      [body.replace('350', '351').concat(' '), signed],
    ] as const) {
      const { code } = expectStatus(await send(text, signature), 400).body;
      expect(code).toBe('invalid-signature');
    }
    expect(await shopper.purchase(id)).toMatchObject({ state: 'open' });
    expectStatus(await send(body, signed), 204);
    expect(await shopper.purchase(id)).toMatchObject({ state: 'paid' });
  });
});

it('M5 a return that says it went well credits nothing', async () => {
  const shopper = await joinShop(server);
  const { purchase_id: id } = await shopper.open('desires-350');
  await fetch(`${server.origin}/?purchase=${id}&status=success&paid=1`);
  await fetch(`${server.origin}/api/purchases/${id}?status=success`, {
    headers: { authorization: `Bearer ${shopper.token()}` },
  });
  expect(await shopper.purchase(id)).toMatchObject({ state: 'open', paid_at: null });
  expect(await shopper.totals()).toEqual({ ledger: 0, balance: 0 });
  const stranger = await joinShop(server);
  const token = stranger.token();
  expectStatus(await server.call('getPurchase', { token, params: { id } }), 404);
  expectStatus(await server.call('cancelPurchase', { token, params: { id } }), 404);
});

describe('M6 crypto', () => {
  it.each([
    ['pay-short', 'paid-short', 0],
    ['pay-late', 'paid-late', 0],
    ['pay-over', 'paid-over', 350],
    ['pay', 'paid', 350],
  ])('M6 %s is %s', async (act, state, balance) => {
    const shopper = await joinShop(server);
    const { purchase_id: id, url } = await shopper.open('desires-350', 'crypto');
    await shopper.act(url, act);
    expect(await shopper.purchase(id)).toMatchObject({ state });
    expect(await shopper.totals()).toEqual({ ledger: balance, balance });
  });
});

it.each([
  ['decline', 'failed'],
  ['expire', 'expired'],
])('a card: %s is %s, and a new wish is a new purchase', async (act, state) => {
  const shopper = await joinShop(server);
  const { purchase_id: id, url } = await shopper.open('desires-350');
  await shopper.act(url, act);
  expect(await shopper.purchase(id)).toMatchObject({ state });
  const again = await shopper.open('desires-350');
  expect(again.purchase_id).not.toBe(id);
});

describe('M9 what is taken back', () => {
  it('M9 is one entry for a refund and a charge back, and never below zero', async () => {
    const shopper = await joinShop(server);
    const { purchase_id: id, url } = await shopper.buy('desires-350');
    const { clock, services } = server;
    await services.eventLog.change(shopper.id, (change) =>
      post(change, { amount: -300, reason: 'unblur', idempotencyKey: 'spent' }, clock.now()),
    );
    await shopper.act(url, 'refund', { isDoubled: true });
    await shopper.act(url, 'dispute');
    expect(await shopper.purchase(id)).toMatchObject({ state: 'refunded' });
    expect(await shopper.ledger()).toEqual([
      { amount: -50, reason: 'reversal' },
      { amount: -300, reason: 'unblur' },
      { amount: 350, reason: 'purchase' },
    ]);
    expect(await shopper.totals()).toEqual({ ledger: 0, balance: 0 });
  });

  it('M9 takes nothing back that was not credited', async () => {
    const shopper = await joinShop(server);
    const { purchase_id: id, url } = await shopper.open('desires-350', 'crypto');
    await shopper.act(url, 'pay-short');
    await shopper.act(url, 'refund');
    expect(await shopper.purchase(id)).toMatchObject({ state: 'refunded' });
    expect(await shopper.ledger()).toEqual([]);
  });
});

it('shows all purchases over pages, the latest first, to their owner alone', async () => {
  const shopper = await joinShop(server);
  const made: string[] = [];
  for (let count = 0; count < 31; count += 1) {
    server.clock.advance(1);
    const { purchase_id: id } = await shopper.open('desires-350');
    await shopper.cancel(id);
    made.unshift(id);
  }
  const token = shopper.token();
  const first = expectStatus(await server.call('listPurchases', { token }), 200).body;
  const query = { c: first.next_param ?? '' };
  const second = expectStatus(await server.call('listPurchases', { token, query }), 200).body;
  expect(second.results).toHaveLength(1);
  expect([...first.results, ...second.results].map(({ id }) => id)).toEqual(made);
  expect(second.next_param).toBeNull();
  const other = { token: (await joinShop(server)).token() };
  expect(expectStatus(await server.call('listPurchases', other), 200).body.results).toEqual([]);
});
