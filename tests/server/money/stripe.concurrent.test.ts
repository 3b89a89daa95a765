import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { post } from '../../../server/money/ledger';
import { expectStatus } from '../../support/contractClient';
import { withPassword } from '../../support/passwords';
import { startTestServer } from '../../support/server';
import type { TestServer } from '../../support/server';
import { joinShop, settle } from '../../support/shop';
import {
  signStripeWebhook,
  startStripeServer,
  stripeKey,
  stripeWebhookSecret,
} from '../../support/stripeServer';
import type { StripeServer } from '../../support/stripeServer';

/*
 * Stripe's side follows its reference: events https://docs.stripe.com/api/events/types, signatures
 * https://docs.stripe.com/webhooks/signature; what its API demands is in the fake.
 */

const DAY_S = 86_400;

let stripe: StripeServer;
let server: TestServer;
beforeAll(async () => {
  stripe = await startStripeServer(() => server.clock.now());
  server = await startTestServer({
    config: {
      payment: {
        stripe: {
          secretKey: stripeKey,
          webhookSecret: stripeWebhookSecret,
          apiBase: stripe.apiBase,
        },
        btcpay: null,
        hasSandbox: false,
      },
    },
  });
});
afterAll(async () => {
  await server.stop();
  await stripe.close();
});

const seconds = () => Math.floor(server.clock.now().getTime() / 1000);

const eventOf = (type: string, object: object, more: object = {}) =>
  JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type,
    created: seconds(),
    livemode: false,
    data: { object },
    ...more,
  });

/** An event about something that the API tells just so. */
function happened<T extends { id: string }>(type: string, object: T, more: object = {}) {
  stripe.objects.set(object.id, { livemode: false, ...object });
  return eventOf(type, object, more);
}

async function tell(body: string, signature = signStripeWebhook(body, server.clock.now())) {
  const answer = await server.call('receiveWebhook', {
    params: { provider: 'stripe' },
    headers: { 'stripe-signature': signature },
    body,
  });
  await settle(server);
  return Number(answer.status);
}

function sessionOf(purchaseId: string): string {
  const session = stripe.sessions.find(({ body }) => body.includes(purchaseId));
  if (session === undefined) throw new Error('No checkout was made');
  return session.id;
}

/** The checkout of a purchase is completed, at Stripe as in the event. */
function completed(purchaseId: string, more: object = {}) {
  const id = sessionOf(purchaseId);
  stripe.complete(id, { payment_intent: `pi_${purchaseId}`, ...more });
  return eventOf('checkout.session.completed', stripe.session(id));
}

const chargeOf = (purchaseId: string, more: object = {}) => ({
  id: `ch_${purchaseId.replaceAll('-', '')}`,
  object: 'charge',
  amount: 499,
  amount_refunded: 0,
  refunded: false,
  currency: 'usd',
  metadata: { purchase_id: purchaseId },
  payment_intent: `pi_${purchaseId}`,
  customer: null,
  ...more,
});

async function subscribe(again?: Awaited<ReturnType<typeof joinShop>>) {
  const shopper = again ?? (await joinShop(server));
  const { purchase_id: id } = await shopper.open('premium-month');
  const subscriptionId = `sub_${id.replaceAll('-', '')}`;
  const customer = `cus_${id}`;
  await tell(
    completed(id, {
      payment_status: 'no_payment_required',
      payment_intent: null,
      subscription: subscriptionId,
      customer,
    }),
  );
  return { shopper, id, subscriptionId, customer };
}

const invoice = (subscriptionId: string, periodEnd: number, more: object = {}) => ({
  id: `in_${randomUUID().replaceAll('-', '')}`,
  object: 'invoice',
  status: 'paid',
  currency: 'usd',
  subtotal: 999,
  billing_reason: 'subscription_cycle',
  parent: { subscription_details: { subscription: subscriptionId, metadata: {} } },
  lines: { data: [{ period: { start: seconds(), end: periodEnd } }] },
  ...more,
});

describe('Stripe Checkout', () => {
  it('is the only method where it alone is set up, and there is no sandbox', async () => {
    const offers = expectStatus(await server.call('listOffers'), 200).body;
    expect(offers.methods).toEqual(['card']);
    const shopper = await joinShop(server);
    expectStatus(await shopper.byCrypto('desires-350'), 404);
    expect((await fetch(`${server.origin}/sandbox/checkout/x`)).status).toBe(404);
    const answer = await server.call('receiveWebhook', {
      params: { provider: 'sandbox' },
      body: {},
    });
    expectStatus(answer, 404);
  });

  it('is asked for with what it documents, and with the purchase as idempotency key', async () => {
    const shopper = await joinShop(server);
    const clientId = randomUUID();
    const answers = await Promise.all([
      shopper.byCard('premium-year', clientId, '/settings?premium=1'),
      shopper.byCard('premium-year', clientId, '/settings?premium=1'),
    ]);
    const [one, other] = answers.map((answer) => expectStatus(answer, 201).body);
    expect(one).toEqual(other);
    const id = one?.purchase_id ?? '';
    const made = stripe.asked.filter(({ body }) => body.get('client_reference_id') === id);
    expect(made.map(({ idempotencyKey }) => idempotencyKey)).toEqual(made.map(() => id));
    expect(stripe.sessions.filter(({ body }) => body.includes(id))).toHaveLength(1);
    const back = `${server.origin}/settings?premium=1&purchase=${id}`;
    expect(Object.fromEntries(made[0]?.body ?? [])).toMatchObject({
      mode: 'subscription',
      locale: 'en',
      success_url: `${back}&paid=1`,
      cancel_url: back,
      'metadata[purchase_id]': id,
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': '5999',
      'line_items[0][price_data][recurring][interval]': 'year',
      'line_items[0][price_data][product_data][name]': 'Premium, one year',
      'subscription_data[trial_period_days]': '3',
      'subscription_data[metadata][purchase_id]': id,
    });
  });

  it('that does not answer is 503, and the same client id goes on later', async () => {
    const shopper = await joinShop(server);
    const clientId = randomUUID();
    stripe.setDown(true);
    expectStatus(await shopper.byCard('desires-150', clientId), 503);
    stripe.setDown(false);
    expectStatus(await shopper.byCard('desires-150', clientId), 201);
  });

  it('M1 that was down for half an hour opens one checkout then, and none after the purchase', async () => {
    const shopper = await joinShop(server);
    const clientId = randomUUID();
    const ask = () => shopper.byCard('desires-150', clientId);
    stripe.setDown(true);
    expectStatus(await ask(), 503);
    stripe.setDown(false);
    server.clock.advance(32 * 60_000);
    await shopper.logIn();
    const [one, other] = (await Promise.all([ask(), ask()])).map(
      (answer) => expectStatus(answer, 201).body,
    );
    expect(one).toEqual(other);
    const id = one?.purchase_id ?? '';
    const sessions = stripe.sessions.filter(({ body }) => body.includes(id));
    expect(sessions).toMatchObject([{ status: 'open' }]);

    server.clock.advance(28 * 60_000);
    await settle(server);
    await shopper.logIn();
    expect(sessions).toMatchObject([{ status: 'expired' }]);
    expectStatus(await ask(), 409);
    expect(await shopper.purchase(id)).toMatchObject({ state: 'expired' });
  });

  it('ends with a discount, which Stripe lets no checkout do by itself', async () => {
    const shopper = await joinShop(server);
    expectStatus(await server.call('openDiscount', { token: shopper.token() }), 200);
    await shopper.open('desires-350-discount');
    const session = stripe.sessions.at(-1);
    server.clock.advance(14 * 60_000);
    await settle(server);
    expect(session).toMatchObject({ status: 'open' });
    server.clock.advance(60_000);
    await settle(server);
    expect(session).toMatchObject({ status: 'expired' });
  });

  it('M3 credits a completed checkout once, told five times at once and once more later', async () => {
    const shopper = await joinShop(server);
    const { purchase_id: id } = await shopper.open('desires-350');
    const body = completed(id);
    expect(await Promise.all([1, 2, 3, 4, 5].map(() => tell(body)))).toEqual(Array(5).fill(204));
    server.clock.advance(60_000);
    await tell(body);
    await tell(completed(id));
    await tell(eventOf('checkout.session.expired', stripe.session(sessionOf(id))));
    expect(await shopper.purchase(id)).toMatchObject({ state: 'paid' });
    expect(await shopper.totals()).toEqual({ ledger: 350, balance: 350 });
  });

  it('M7 keeps what is under way pending until it is told how it ended', async () => {
    const shopper = await joinShop(server);
    const { purchase_id: id } = await shopper.open('desires-350');
    await tell(completed(id, { payment_status: 'unpaid' }));
    expect(await shopper.purchase(id)).toMatchObject({ state: 'pending', url: null });
    stripe.complete(sessionOf(id), { payment_intent: 'pi_slow' });
    const session = stripe.session(sessionOf(id));
    await tell(eventOf('checkout.session.async_payment_succeeded', session));
    expect(await shopper.purchase(id)).toMatchObject({ state: 'paid' });
    await tell(eventOf('checkout.session.async_payment_failed', session));
    expect(await shopper.purchase(id)).toMatchObject({ state: 'paid' });
  });

  it('M4 believes no wrong signature, altered body or old time stamp', async () => {
    const shopper = await joinShop(server);
    const { purchase_id: id } = await shopper.open('desires-350');
    const body = completed(id);
    const now = server.clock.now();
    const old = new Date(now.getTime() - 301_000);
    expect(await tell(body, '')).toBe(400);
    expect(await tell(body, 'canary-signature')).toBe(400);
    expect(await tell(body, signStripeWebhook(body, now, 'whsec_other'))).toBe(400);
    expect(await tell(body, signStripeWebhook(body, old))).toBe(400);
    expect(await tell(`${body} `, signStripeWebhook(body, now))).toBe(400);
    expect(await shopper.purchase(id)).toMatchObject({ state: 'open' });
    expect(await shopper.totals()).toEqual({ ledger: 0, balance: 0 });
  });

  it('is expired there before the purchase is given up, and one that was paid stays', async () => {
    const shopper = await joinShop(server);
    const { purchase_id: id } = await shopper.open('desires-350');
    expect(await shopper.cancel(id)).toMatchObject({ state: 'cancelled', url: null });
    expect(stripe.sessions.at(-1)).toMatchObject({ status: 'expired' });

    const { purchase_id: paid } = await shopper.open('desires-350');
    stripe.complete(stripe.sessions.at(-1)?.id ?? '');
    expect(await shopper.cancel(paid)).toMatchObject({ state: 'open' });
    await tell(completed(paid));
    expect(await shopper.purchase(paid)).toMatchObject({ state: 'paid' });
  });
});

/*
 * https://docs.stripe.com/api/charges/object: `amount_refunded` is what was refunded all in all, and
 * `refunded` whether that is all; the event is sent for each refund. A charge has the metadata of its
 * payment intent.
 */
describe('a refund at Stripe', () => {
  const most = new Map<string, number>();
  /** The API tells what was refunded all in all, also where an older event comes later. */
  function refunded(purchaseId: string, cents: number, more: object = {}) {
    const now = Math.max(cents, most.get(purchaseId) ?? 0);
    most.set(purchaseId, now);
    const charge = chargeOf(purchaseId, {
      amount_refunded: now,
      refunded: now >= 499,
      ...more,
    });
    return happened('charge.refunded', charge);
  }
  async function begin() {
    const shopper = await joinShop(server);
    const { purchase_id: id } = await shopper.open('desires-350');
    return { shopper, id };
  }
  async function buy() {
    const bought = await begin();
    await tell(completed(bought.id));
    return bought;
  }
  const spend = (userId: string, desires: number) =>
    server.services.eventLog.change(userId, (change) =>
      post(
        change,
        { amount: -desires, reason: 'unblur', idempotencyKey: randomUUID() },
        server.clock.now(),
      ),
    );

  it('M9 takes their part back, once for each, rounded for the user, in any order', async () => {
    const { shopper, id } = await buy();
    const first = refunded(id, 100);
    await tell(first);
    await tell(first);
    await tell(refunded(id, 100));
    expect(await shopper.ledger()).toEqual([
      { amount: -70, reason: 'reversal' },
      { amount: 350, reason: 'purchase' },
    ]);
    await Promise.all([refunded(id, 300), refunded(id, 200)].map((body) => tell(body)));
    await tell(refunded(id, 200));
    expect(await shopper.totals()).toEqual({ ledger: 140, balance: 140 });
    expect(await shopper.purchase(id)).toMatchObject({ state: 'paid' });

    await tell(refunded(id, 499));
    await tell(refunded(id, 400));
    expect(await shopper.purchase(id)).toMatchObject({ state: 'refunded' });
    expect(await shopper.totals()).toEqual({ ledger: 0, balance: 0 });
    const taken = (await shopper.ledger()).filter(({ reason }) => reason === 'reversal');
    expect(taken.reduce((sum, { amount }) => sum + amount, 0)).toBe(-350);
  });

  it('M9 takes no more than is there, and does not come back for the rest', async () => {
    const { shopper, id } = await buy();
    await spend(shopper.id, 340);
    await tell(refunded(id, 250));
    expect(await shopper.totals()).toEqual({ ledger: 0, balance: 0 });
    await server.call('claimDesires', { token: shopper.token() });
    await tell(refunded(id, 250));
    expect(await shopper.totals()).toEqual({ ledger: 100, balance: 100 });
    await tell(refunded(id, 257));
    expect(await shopper.totals()).toEqual({ ledger: 95, balance: 95 });
  });

  it('M9 that is told before its payment is taken from it', async () => {
    const { shopper, id } = await begin();
    await tell(refunded(id, 250));
    expect(await shopper.ledger()).toEqual([]);
    await tell(completed(id));
    expect(await shopper.totals()).toEqual({ ledger: 175, balance: 175 });
  });

  it('M11 in parts and then whole takes what was bought once, though told twice at once', async () => {
    const { shopper, id } = await buy();
    await server.call('claimDesires', { token: shopper.token() });
    await tell(refunded(id, 100));
    await tell(refunded(id, 300));
    const whole = [refunded(id, 499), refunded(id, 499), refunded(id, 350)];
    await Promise.all(whole.map((body) => tell(body)));
    await tell(refunded(id, 400));
    expect(await shopper.purchase(id)).toMatchObject({ state: 'refunded' });
    expect(await shopper.totals()).toEqual({ ledger: 100, balance: 100 });
  });

  it('M11 above the price takes no more than was bought', async () => {
    const { shopper, id } = await buy();
    await server.call('claimDesires', { token: shopper.token() });
    await tell(refunded(id, 550, { refunded: false }));
    expect(await shopper.totals()).toEqual({ ledger: 100, balance: 100 });
    await tell(refunded(id, 550));
    expect(await shopper.totals()).toEqual({ ledger: 100, balance: 100 });
  });

  it('M11 of an older premium leaves the newer one alone', async () => {
    const { shopper, id, subscriptionId, customer } = await subscribe();
    const subscription = {
      ...{ id: subscriptionId, metadata: {}, status: 'canceled', cancel_at_period_end: false },
      ...{ cancel_at: null, trial_end: null },
    };
    await tell(happened('customer.subscription.deleted', subscription));
    expect(await shopper.subscription()).toMatchObject({ state: 'ended' });
    const newer = await subscribe(shopper);
    const running = await shopper.subscription();
    expect(running).toMatchObject({ state: 'active' });
    const charge = chargeOf(id, {
      ...{ amount: 999, amount_refunded: 999, refunded: true, customer },
    });
    await tell(happened('charge.refunded', charge));
    expect(await shopper.purchase(id)).toMatchObject({ state: 'refunded' });
    expect(await shopper.subscription()).toEqual(running);
    expect(await shopper.profile()).toMatchObject({ has_subscription: true });
    const asked = stripe.asked.filter(({ path }) => path.endsWith(newer.subscriptionId));
    expect(asked.filter(({ method }) => method === 'DELETE')).toEqual([]);
  });

  it('leaves premium as it is, as a courtesy', async () => {
    const { shopper, id, customer } = await subscribe();
    await tell(refunded(id, 100, { amount: 999, customer, metadata: {} }));
    expect(await shopper.profile()).toMatchObject({ has_subscription: true, num_tokens: 100 });
  });

  it('of an order of somebody else in the same account is none of ours', async () => {
    expect(await tell(refunded('order-7', 100))).toBe(204);
  });
});

/*
 * https://docs.stripe.com/api/disputes/object and https://docs.stripe.com/disputes/how-disputes-work:
 * a dispute names its charge and its payment intent; one whose status begins with `warning_` is an
 * inquiry, for which no money was withdrawn.
 */
describe('M9 a dispute at Stripe', () => {
  const disputed = (type: string, more: { charge: string; status?: string }) =>
    happened(type, {
      id: `dp_${more.charge}`,
      object: 'dispute',
      amount: 499,
      status: 'needs_response',
      ...more,
    });

  it('M9 takes the desires back by one entry, however often it is told, and never below zero', async () => {
    const shopper = await joinShop(server);
    const { purchase_id: id } = await shopper.open('desires-350');
    await tell(completed(id));
    await server.services.eventLog.change(shopper.id, (change) =>
      post(change, { amount: -300, reason: 'unblur', idempotencyKey: 'spent' }, server.clock.now()),
    );
    const charge = chargeOf(id, { metadata: {} });
    stripe.objects.set(charge.id, { livemode: false, ...charge });
    const payment = { charge: charge.id };
    await tell(
      disputed('charge.dispute.created', { ...payment, status: 'warning_needs_response' }),
    );
    expect(await shopper.purchase(id)).toMatchObject({ state: 'paid' });

    const created = disputed('charge.dispute.created', payment);
    await Promise.all([created, created, created].map((body) => tell(body)));
    await tell(disputed('charge.dispute.funds_withdrawn', payment));
    await tell(disputed('charge.dispute.created', payment));
    expect(await shopper.purchase(id)).toMatchObject({ state: 'disputed' });
    expect(await shopper.ledger()).toEqual([
      { amount: -50, reason: 'reversal' },
      { amount: -300, reason: 'unblur' },
      { amount: 350, reason: 'purchase' },
    ]);
    expect(await shopper.totals()).toEqual({ ledger: 0, balance: 0 });
  });

  it('M9 of a pack that a subscriber bought leaves premium alone', async () => {
    const { shopper, customer } = await subscribe();
    const running = await shopper.subscription();
    const { purchase_id: id } = await shopper.open('desires-350');
    await tell(completed(id));
    const charge = chargeOf(id, { metadata: {}, customer });
    stripe.objects.set(charge.id, { livemode: false, ...charge });
    await tell(disputed('charge.dispute.created', { charge: charge.id }));
    expect(await shopper.purchase(id)).toMatchObject({ state: 'disputed' });
    expect(await shopper.subscription()).toEqual(running);
  });

  it('M9 of a renewal, known by its customer alone, ends premium here and there', async () => {
    const { shopper, id, subscriptionId, customer } = await subscribe();
    const charge = chargeOf(id, {
      amount: 999,
      metadata: {},
      payment_intent: 'pi_renewal',
      customer,
    });
    stripe.objects.set(charge.id, { livemode: false, ...charge });
    const body = disputed('charge.dispute.created', { charge: charge.id });
    stripe.setDown(true);
    expect(await tell(body)).toBe(503);
    stripe.setDown(false);
    await tell(body);
    await tell(body);
    expect(await shopper.purchase(id)).toMatchObject({ state: 'disputed' });
    expect(await shopper.subscription()).toMatchObject({ state: 'ended' });
    expect(await shopper.profile()).toMatchObject({ has_subscription: false, num_tokens: 0 });
    const asked = stripe.asked.filter(({ path }) => path.endsWith(subscriptionId));
    expect(asked.map(({ method }) => method)).toEqual(['DELETE']);
  });
});

describe('a subscription at Stripe', () => {
  it('begins with a trial, is renewed, fails, and ends', async () => {
    const { shopper, subscriptionId } = await subscribe();
    const begunAt = server.clock.now().getTime();
    const trialEnd = new Date(begunAt + 3 * DAY_S * 1000).toISOString();
    expect(await shopper.subscription()).toMatchObject({
      state: 'trialing',
      trial_ends_at: trialEnd,
      renews_at: trialEnd,
    });
    expect(await shopper.profile()).toMatchObject({ has_subscription: true, num_tokens: 100 });

    server.clock.advance(3 * DAY_S * 1000);
    await shopper.logIn();
    const periodEnd = seconds() + 30 * DAY_S;
    await tell(happened('invoice.paid', invoice(subscriptionId, periodEnd)));
    const renewsAt = new Date(periodEnd * 1000).toISOString();
    expect(await shopper.subscription()).toMatchObject({ state: 'active', renews_at: renewsAt });

    server.clock.advance(30 * DAY_S * 1000);
    await shopper.logIn();
    const unpaid = invoice(subscriptionId, seconds() + DAY_S, { status: 'open' });
    await tell(happened('invoice.payment_failed', unpaid));
    expect(await shopper.subscription()).toMatchObject({ state: 'past-due', renews_at: null });
    expect(await shopper.profile()).toMatchObject({ has_subscription: true });

    const subscription = {
      id: subscriptionId,
      metadata: {},
      status: 'canceled',
      cancel_at_period_end: false,
      cancel_at: null,
      trial_end: null,
    };
    await tell(happened('customer.subscription.deleted', subscription));
    expect(await shopper.subscription()).toMatchObject({ state: 'ended' });
    expect(await shopper.profile()).toMatchObject({ has_subscription: false });
    await tell(
      eventOf(
        'customer.subscription.updated',
        { ...subscription, status: 'active' },
        {
          created: seconds() - 60,
        },
      ),
    );
    expect(await shopper.subscription()).toMatchObject({ state: 'ended' });
  });

  it('is cancelled for the end of the period there, and resumed', async () => {
    const { shopper, subscriptionId } = await subscribe();
    const token = shopper.token();
    expectStatus(await server.call('cancelStripeSubscription', { token }), 200);
    expect(await shopper.subscription()).toMatchObject({ state: 'ending', renews_at: null });
    expectStatus(await server.call('resumeSubscription', { token }), 200);
    expect(await shopper.subscription()).toMatchObject({ state: 'trialing', ends_at: null });
    const changes = stripe.asked.filter(({ path }) => path.endsWith(subscriptionId));
    expect(changes.map(({ body }) => body.get('cancel_at_period_end'))).toEqual(['true', 'false']);
  });

  it('M9 ends at once, there too, when a payment is refunded or charged back', async () => {
    const { shopper, id, subscriptionId, customer } = await subscribe();
    const payment = { amount: 999, amount_refunded: 999, refunded: true, payment_intent: 'pi_x' };
    await tell(happened('charge.refunded', chargeOf(id, { ...payment, metadata: {}, customer })));
    expect(await shopper.subscription()).toMatchObject({ state: 'ended' });
    expect(await shopper.profile()).toMatchObject({ has_subscription: false, num_tokens: 0 });
    const asked = stripe.asked.filter(({ path }) => path.endsWith(subscriptionId));
    expect(asked.map(({ method }) => method)).toEqual(['DELETE']);
  });

  it('is charged no more after its user is deleted, also where Stripe is down just then', async () => {
    const { shopper, subscriptionId } = await subscribe();
    const asked = () =>
      stripe.asked.filter(
        ({ method, path }) => method === 'DELETE' && path.endsWith(subscriptionId),
      );
    stripe.setDown(true);
    expectStatus(
      await server.call('deleteProfile', { token: shopper.token(), body: withPassword }),
      204,
    );
    await settle(server);
    expect(asked().length).toBeGreaterThan(0);
    stripe.setDown(false);
    const before = asked().length;
    server.clock.advance(60_000);
    await settle(server);
    expect(asked()).toHaveLength(before + 1);
    server.clock.advance(3_600_000);
    await settle(server);
    expect(asked()).toHaveLength(before + 1);
  });

  it('that begins after its user was deleted is ended', async () => {
    const shopper = await joinShop(server);
    const { purchase_id: id } = await shopper.open('premium-month');
    expectStatus(
      await server.call('deleteProfile', { token: shopper.token(), body: withPassword }),
      204,
    );
    await settle(server);
    await tell(completed(id, { subscription: 'sub_orphan', customer: 'cus_orphan' }));
    expect(stripe.asked.filter(({ path }) => path.endsWith('sub_orphan'))).toMatchObject([
      { method: 'DELETE' },
    ]);
  });
});

it('X3 no key, signature or address of a checkout is in the log', async () => {
  const logged = server.logged();
  expect(logged).toContain('/api/webhooks/:provider');
  expect(logged).not.toContain('canary');
  expect(logged).not.toContain('checkout.stripe.com');
});
