import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails, subscribeClicks } from '../../../server/database/schema';
import { settleDue } from '../../../server/money/settleDue';
import { expectStatus } from '../../support/contractClient';
import { withPassword } from '../../support/passwords';
import { startTestServer } from '../../support/server';
import type { TestServer } from '../../support/server';
import { joinShop, settle } from '../../support/shop';

const DAY_MS = 86_400_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Time goes on; the server does what is due, and the user comes back. */
async function pass(milliseconds: number, shopper?: { logIn(): Promise<void> }) {
  server.clock.advance(milliseconds);
  await settleDue(server.services);
  await settle(server);
  await shopper?.logIn();
}

const offersOf = async (token?: string) =>
  expectStatus(await server.call('listOffers', token === undefined ? {} : { token }), 200).body;
const after = (milliseconds: number) =>
  new Date(server.clock.now().getTime() + milliseconds).toISOString();

describe('the offers', () => {
  it('are the same for a guest and a new user, with prices in cents', async () => {
    const shopper = await joinShop(server);
    const offers = await offersOf();
    expect(await offersOf(shopper.token())).toEqual(offers);
    expect(offers.methods).toEqual(['card', 'crypto']);
    expect(
      offers.results.map(({ id, price, trial_days }) => [id, price.amount, trial_days]),
    ).toEqual([
      ['premium-month', 999, 3],
      ['premium-year', 5999, 3],
      ['desires-150', 249, 0],
      ['desires-350', 499, 0],
      ['desires-1000', 1199, 0],
    ]);
    expectStatus(await shopper.byCard('desires-7'), 404);
  });

  it('give a discount once, which really ends', async () => {
    const shopper = await joinShop(server);
    const open = async () =>
      expectStatus(await server.call('openDiscount', { token: shopper.token() }), 200).body
        .discount;
    expectStatus(await shopper.byCard('desires-350-discount'), 409);
    const begun = await open();
    expect(begun).toMatchObject({
      ends_at: after(15 * 60_000),
      offer: {
        price: { amount: 199, currency: 'USD' },
        old_price: { amount: 499, currency: 'USD' },
        discount_percent: 60,
        desires: 350,
      },
    });
    server.clock.advance(60_000);
    expect(await open()).toEqual(begun);
    expect((await offersOf(shopper.token())).discount).toEqual(begun);
    const { purchase_id: id, url } = await shopper.open('desires-350-discount');
    expect(await shopper.purchase(id)).toMatchObject({ expires_at: begun?.ends_at });

    await pass(14 * 60_000, shopper);
    expect(await open()).toBeNull();
    expect((await offersOf(shopper.token())).discount).toBeNull();
    expect(await shopper.act(url, 'pay')).toContain('/sandbox/checkout/');
    const { code } = expectStatus(await shopper.byCard('desires-350-discount'), 409).body;
    expect(code).toBe('offer-ended');
    expect(await shopper.totals()).toEqual({ ledger: 0, balance: 0 });
    await pass(15 * 60_000 + 1, shopper);
    expect(await shopper.purchase(id)).toMatchObject({ state: 'expired' });
  });

  it('honour a discount that was paid in time and told late', async () => {
    const shopper = await joinShop(server);
    await server.call('openDiscount', { token: shopper.token() });
    const { purchase_id: id, url } = await shopper.open('desires-350-discount');
    await shopper.act(url, 'pay', { delay: 600 });
    server.clock.advance(14 * 60_000);
    await pass(30 * 60_000, shopper);
    expect(await shopper.purchase(id)).toMatchObject({ state: 'paid' });
    expect(await shopper.totals()).toEqual({ ledger: 350, balance: 350 });
    expect(
      expectStatus(await server.call('openDiscount', { token: shopper.token() }), 200).body,
    ).toEqual({ discount: null });
  });

  it('count clicks by day and place, and name nobody', async () => {
    const shopper = await joinShop(server);
    const click = (from: string, token?: string) =>
      server.call('recordSubscribeClick', {
        body: { from },
        ...(token !== undefined && { token }),
      });
    expectStatus(await click('voice'), 204);
    expectStatus(await click('voice', shopper.token()), 204);
    expectStatus(await click('daily-limit'), 204);
    expectStatus(await click('character'), 204);
    expectStatus(await click('somewhere-odd'), 204);
    const rows = await server.services.database.select().from(subscribeClicks);
    const day = server.clock.now().toISOString().slice(0, 10);
    expect(rows).toContainEqual({ day, place: 'voice', count: 2 });
    expect(rows).toContainEqual({ day, place: 'daily-limit', count: 1 });
    expect(rows).toContainEqual({ day, place: 'character', count: 1 });
    expect(rows).toContainEqual({ day, place: 'other', count: 1 });
  });
});

describe('premium by card', () => {
  it('begins at once with 100 desires, and none on top for that day', async () => {
    const shopper = await joinShop(server);
    await shopper.buy('premium-month');
    expect(await shopper.profile()).toMatchObject({ has_subscription: true, num_tokens: 100 });
    await shopper.profile();
    expect(await shopper.ledger()).toEqual([{ amount: 100, reason: 'premium-start' }]);
    await pass(DAY_MS, shopper);
    expect(await shopper.profile()).toMatchObject({ num_tokens: 200 });
  });

  it('brings the desires of a day also to who is logged in still, once', async () => {
    const shopper = await joinShop(server);
    await shopper.buy('premium-month');
    await pass(DAY_MS);
    for (const times of [1, 2]) {
      await shopper.renewSession();
      const days = (await shopper.ledger()).filter(({ reason }) => reason === 'premium-day');
      expect(days, `after ${times}`).toEqual([{ amount: 100, reason: 'premium-day' }]);
    }
  });

  it('is renewed by itself, month after month, each told once by mail', async () => {
    const shopper = await joinShop(server);
    await shopper.buy('premium-month');
    await pass(3 * DAY_MS, shopper);
    expect(await shopper.subscription()).toMatchObject({ state: 'active', ends_at: null });
    const renewsAt = (await shopper.subscription()).renews_at ?? '';
    await pass(new Date(renewsAt).getTime() - server.clock.now().getTime() + 60_000, shopper);
    expect(await shopper.subscription()).toMatchObject({ state: 'active' });
    expect(await shopper.profile()).toMatchObject({ has_subscription: true });
    const sent = await server.services.database.select().from(mails);
    const own = sent.filter(({ recipient }) => recipient === shopper.email);
    expect(own.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['Premium is yours', 'Premium has been renewed']),
    );
    expect(own.filter(({ subject }) => subject === 'Premium has been renewed')).toHaveLength(2);
    expect(own.filter(({ subject }) => subject === 'Premium is yours')).toHaveLength(1);
    const [begun] = own.filter(({ subject }) => subject === 'Premium is yours');
    expect(begun?.text).toContain('first 3 days are free');
    expect(begun?.text).toContain('$9.99 a month');
  });

  it('is cancelled for the end of the period, can be resumed until then, and ends', async () => {
    const shopper = await joinShop(server);
    const cancel = () => server.call('cancelStripeSubscription', { token: shopper.token() });
    const resume = () => server.call('resumeSubscription', { token: shopper.token() });
    expectStatus(await cancel(), 404);
    expect(await shopper.subscription()).toMatchObject({ state: 'none', offer: null });
    await shopper.buy('premium-month');
    const endsAt = after(3 * DAY_MS);
    expect(expectStatus(await cancel(), 200).body).toEqual({ ends_at: endsAt });
    expect(expectStatus(await cancel(), 200).body).toEqual({ ends_at: endsAt });
    expect(await shopper.subscription()).toMatchObject({ state: 'ending', ends_at: endsAt });
    expectStatus(await resume(), 200);
    expect(await shopper.subscription()).toMatchObject({ state: 'trialing', renews_at: endsAt });
    expectStatus(await cancel(), 200);
    await pass(3 * DAY_MS, shopper);
    expect(await shopper.subscription()).toMatchObject({ state: 'ended' });
    expect(await shopper.profile()).toMatchObject({ has_subscription: false });
    expectStatus(await resume(), 404);

    const offers = await offersOf(shopper.token());
    expect(offers.results.map(({ trial_days }) => trial_days)).toEqual([0, 0, 0, 0, 0]);
    const { url } = await shopper.open('premium-month');
    await shopper.act(url, 'pay');
    expect(await shopper.subscription()).toMatchObject({ state: 'active', trial_ends_at: null });
  });

  it('M1 is not sold twice: one live checkout, and none while it is renewed', async () => {
    const shopper = await joinShop(server);
    const month = await shopper.open('premium-month');
    const year = await shopper.open('premium-year');
    expect(await shopper.purchase(month.purchase_id)).toMatchObject({ state: 'cancelled' });
    await shopper.act(month.url, 'pay');
    expect(await shopper.subscription()).toMatchObject({ state: 'none' });
    await shopper.act(year.url, 'pay');
    for (const answer of [
      await shopper.byCard('premium-month'),
      await shopper.byCrypto('premium-month'),
    ])
      expect(expectStatus(answer, 409).body.code).toBe('already-subscribed');
  });

  it('is past due when a renewal fails, and ends a week later', async () => {
    const shopper = await joinShop(server);
    const { url } = await shopper.buy('premium-month');
    await shopper.act(url, 'fail-renewal');
    expect(await shopper.subscription()).toMatchObject({
      state: 'past-due',
      ends_at: after(10 * DAY_MS),
    });
    await pass(10 * DAY_MS, shopper);
    expect(await shopper.subscription()).toMatchObject({ state: 'ended' });
    expect(await shopper.profile()).toMatchObject({ has_subscription: false });
  });

  it('M9 ends at once with a charge back, and is not renewed', async () => {
    const shopper = await joinShop(server);
    const { purchase_id: id, url } = await shopper.buy('premium-month');
    await shopper.act(url, 'dispute', { isDoubled: true });
    expect(await shopper.purchase(id)).toMatchObject({ state: 'disputed' });
    expect(await shopper.subscription()).toMatchObject({ state: 'ended' });
    expect(await shopper.profile()).toMatchObject({ has_subscription: false, num_tokens: 0 });
    await pass(4 * DAY_MS, shopper);
    expect(await shopper.subscription()).toMatchObject({ state: 'ended' });
  });

  it('is charged no more after its user is deleted', async () => {
    const shopper = await joinShop(server);
    const { url } = await shopper.buy('premium-month');
    expectStatus(
      await server.call('deleteProfile', { token: shopper.token(), body: withPassword }),
      204,
    );
    await settle(server);
    expect(await (await fetch(url)).text()).toContain('Subscription: ended');
    const pack = await joinShop(server);
    const open = await pack.open('desires-350');
    expectStatus(
      await server.call('deleteProfile', { token: pack.token(), body: withPassword }),
      204,
    );
    await settle(server);
    expect(await (await fetch(open.url)).text()).toContain('This checkout has expired.');
  });
});

describe('the page of the sandbox', () => {
  it('escapes, allows no script, and lets its forms lead home alone', async () => {
    const shopper = await joinShop(server);
    const answer = await shopper.byCard('premium-month', undefined, '/?next=<script>"');
    const response = await fetch(expectStatus(answer, 201).body.url);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`form-action 'self' ${server.origin}`);
    expect(policy).not.toContain('script-src');
    const html = await response.text();
    expect(html).not.toContain('<script');
    expect(html).toContain('3 days free, then $9.99 each month until it is cancelled.');
    expect((await fetch(`${server.origin}/sandbox/checkout/sb_none`)).status).toBe(404);
  });
});
