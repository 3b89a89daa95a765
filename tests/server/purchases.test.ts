import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectStatus } from '../support/contractClient';
import { openEvents } from '../support/eventReader';
import { startTestServer } from '../support/server';
import type { TestServer } from '../support/server';
import { joinShop, settle } from '../support/shop';

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
    expect(backAt).toBe(`${server.origin}/?purchase=${id}`);
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
