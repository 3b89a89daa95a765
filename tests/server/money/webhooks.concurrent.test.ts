import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signSandboxWebhook } from '../../../server/money/sandbox/sandboxWebhooks';
import { settleDue } from '../../../server/money/settleDue';
import { btcpaySettings, signBtcpayWebhook, startBtcpayServer } from '../../support/btcpayServer';
import type { BtcpayServer } from '../../support/btcpayServer';
import { expectStatus } from '../../support/contractClient';
import { pickFrom, seededRandom } from '../../support/seededRandom';
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

/* Events that are signed with the right secret, and are wrong all the same. */

const MINUTE_MS = 60_000;

let btcpay: BtcpayServer;
let stripe: StripeServer;
let server: TestServer;
beforeAll(async () => {
  btcpay = await startBtcpayServer();
  stripe = await startStripeServer(() => server.clock.now());
  const secrets = { secretKey: stripeKey, webhookSecret: stripeWebhookSecret };
  server = await startTestServer({
    config: {
      payment: {
        stripe: { ...secrets, apiBase: stripe.apiBase },
        btcpay: { ...btcpaySettings, url: btcpay.url },
        hasSandbox: true,
      },
    },
  });
});
afterAll(async () => {
  await server.stop();
  await btcpay.close();
  await stripe.close();
});

type Provider = 'btcpay' | 'stripe' | 'sandbox';

const seconds = () => Math.floor(server.clock.now().getTime() / 1000);

function signatureOf(provider: Provider, body: string, at = server.clock.now()) {
  switch (provider) {
    case 'btcpay':
      return { 'btcpay-sig': signBtcpayWebhook(body) };
    case 'stripe':
      return { 'stripe-signature': signStripeWebhook(body, at) };
    case 'sandbox':
      return {
        'sandbox-signature': signSandboxWebhook(server.services.sandboxSecret, body, at),
      };
  }
}

async function send(provider: Provider, event: object | string, signedAt?: Date) {
  const body = typeof event === 'string' ? event : JSON.stringify(event);
  const answer = await server.call('receiveWebhook', {
    params: { provider },
    headers: signatureOf(provider, body, signedAt),
    body,
  });
  return Number(answer.status);
}

async function tell(...event: Parameters<typeof send>) {
  const status = await send(...event);
  await settle(server);
  return status;
}

/** What was logged since then, of events that were not confirmed. */
function loggedSince(
  length: number,
): { eventId: string; purchaseId: string | null; differs: string[] }[] {
  return server
    .logged()
    .slice(length)
    .split('\n')
    .filter((line) => line.includes('does not confirm'))
    .map((line) => JSON.parse(line));
}

async function begin(method: 'card' | 'crypto', offerId = 'desires-350') {
  const shopper = await joinShop(server);
  const { purchase_id: id } = await shopper.open(offerId, method);
  const state = async () => (await shopper.purchase(id)).state;
  return { shopper, id, state };
}

/** Nothing was credited, and the log names the purchase and what differs. */
async function expectRefused(
  { shopper, id, state }: Awaited<ReturnType<typeof begin>>,
  logged: ReturnType<typeof loggedSince>,
  differs: string[],
) {
  expect(await state()).toBe('open');
  expect(await shopper.totals()).toEqual({ ledger: 0, balance: 0 });
  expect(logged).toMatchObject([{ purchaseId: id, differs }]);
}

describe('M10 a settled invoice of BTCPay', () => {
  const settled = (invoiceId: string, more: object = {}) => ({
    deliveryId: randomUUID(),
    originalDeliveryId: null,
    isRedelivery: false,
    type: 'InvoiceSettled',
    timestamp: seconds(),
    storeId: btcpaySettings.storeId,
    invoiceId,
    ...more,
  });

  async function beginInvoice() {
    const begun = await begin('crypto');
    const invoice = btcpay.invoices.find(({ metadata }) => metadata.orderId === begun.id);
    if (invoice === undefined) throw new Error('No invoice was made');
    return { ...begun, invoice };
  }

  it.each([
    ['of this store', btcpaySettings.storeId, ['checkout']],
    ['of another store', 'Store2', ['checkout', 'store']],
  ])(
    'M10 that is another one %s, and names the purchase, credits nothing',
    async (_, storeId, differs) => {
      const begun = await beginInvoice();
      const id = `Another${btcpay.invoices.length}`;
      btcpay.addInvoice({ ...begun.invoice, id, storeId, status: 'Settled', amount: '4.99' });
      const length = server.logged().length;
      const metadata = { orderId: begun.id };
      expect(await tell('btcpay', settled(id, { storeId, metadata }))).toBe(400);
      await expectRefused(begun, loggedSince(length), differs);
      expect(btcpay.asked(id)).toBe(0);
    },
  );

  it.each([
    ['is not settled', { status: 'Processing' }, ['status']],
    ['is not paid', { status: 'New' }, ['status']],
    ['is expired', { status: 'Expired' }, ['status']],
    ['was paid short', { status: 'Expired', additionalStatus: 'PaidPartial' }, ['status']],
    ['was paid late', { status: 'Expired', additionalStatus: 'PaidLate' }, ['status']],
    ['is invalid', { status: 'Invalid' }, ['status']],
    ['is of a cent', { amount: '0.01' }, ['amount']],
    ['is of less than a cent less', { amount: '4.989999' }, ['amount']],
    ['is of any amount', { amount: '' }, ['amount']],
    ['is of another currency', { currency: 'EUR' }, ['currency']],
    ['is for another purchase', { metadata: { orderId: randomUUID() } }, ['purchase']],
    ['is for nothing', { metadata: {} }, ['purchase']],
    ['is not there', { storeId: 'Store2' }, ['unknown']],
  ])('M10 that by the API %s credits nothing', async (_, changed, differs) => {
    const begun = await beginInvoice();
    const { invoice } = begun;
    const good = { ...invoice };
    const length = server.logged().length;
    Object.assign(invoice, { status: 'Settled', ...changed });
    expect(await tell('btcpay', settled(invoice.id))).toBe(400);
    await expectRefused(begun, loggedSince(length), differs);

    Object.assign(invoice, good, { status: 'Settled' });
    expect(await tell('btcpay', settled(invoice.id))).toBe(204);
    expect(await begun.shopper.totals()).toEqual({ ledger: 350, balance: 350 });
  });

  it('M10 that is said to be of another store credits nothing', async () => {
    const begun = await beginInvoice();
    begun.invoice.status = 'Settled';
    const length = server.logged().length;
    expect(await tell('btcpay', settled(begun.invoice.id, { storeId: 'Store2' }))).toBe(400);
    await expectRefused(begun, loggedSince(length), ['store']);
  });

  it('M10 of the future credits nothing, sent again or not', async () => {
    const { invoice, state } = await beginInvoice();
    invoice.status = 'Settled';
    for (const isRedelivery of [false, true]) {
      const timestamp = seconds() + 301;
      expect(await tell('btcpay', settled(invoice.id, { timestamp, isRedelivery }))).toBe(400);
    }
    expect(await state()).toBe('open');
  });

  it('X11 while the API is away is taken when it is sent again', async () => {
    const { invoice, state } = await beginInvoice();
    invoice.status = 'Settled';
    const event = settled(invoice.id);
    btcpay.setDown(true);
    expect(await tell('btcpay', event)).toBe(503);
    expect(await state()).toBe('open');
    btcpay.setDown(false);
    const again = { ...event, originalDeliveryId: event.deliveryId, deliveryId: randomUUID() };
    expect(await tell('btcpay', { ...again, isRedelivery: true })).toBe(204);
    expect(await state()).toBe('paid');
  });

  it('X11 that was never told is found before the purchase is given up, once', async () => {
    const { invoice, shopper, state } = await beginInvoice();
    invoice.status = 'Settled';
    btcpay.setDown(true);
    server.clock.advance(76 * MINUTE_MS);
    await settleDue(server.services);
    await shopper.logIn();
    expect(await state()).toBe('open');
    btcpay.setDown(false);
    await settleDue(server.services);
    expect(await state()).toBe('paid');
    expect(await tell('btcpay', settled(invoice.id))).toBe(204);
    await settleDue(server.services);
    expect(await shopper.totals()).toEqual({ ledger: 350, balance: 350 });
  });

  it('X11 that was pending when it was last heard of is asked about every hour', async () => {
    const { invoice, shopper, state } = await beginInvoice();
    invoice.status = 'Processing';
    expect(await tell('btcpay', { ...settled(invoice.id), type: 'InvoiceProcessing' })).toBe(204);
    expect(await state()).toBe('pending');
    const before = btcpay.asked(invoice.id);
    server.clock.advance(59 * MINUTE_MS);
    await settleDue(server.services);
    expect(btcpay.asked(invoice.id)).toBe(before);
    invoice.status = 'Settled';
    server.clock.advance(2 * MINUTE_MS);
    await settleDue(server.services);
    await settleDue(server.services);
    await shopper.logIn();
    expect(await state()).toBe('paid');
    expect(btcpay.asked(invoice.id)).toBe(before + 1);
  });

  it('M10 that was never told, and is of another amount, is given up', async () => {
    const { invoice, shopper, state } = await beginInvoice();
    Object.assign(invoice, { status: 'Settled', amount: '0.01' });
    server.clock.advance(76 * MINUTE_MS);
    const length = server.logged().length;
    await settleDue(server.services);
    expect(loggedSince(length)).toMatchObject([{ differs: ['amount'] }]);
    await shopper.logIn();
    expect(await state()).toBe('expired');
    expect(await shopper.totals()).toEqual({ ledger: 0, balance: 0 });
  });
});

const stripeEvent = (type: string, object: object, more: object = {}) => ({
  id: `evt_${randomUUID()}`,
  object: 'event',
  type,
  created: seconds(),
  livemode: false,
  data: { object },
  ...more,
});

async function beginSession(offerId = 'desires-350') {
  const begun = await begin('card', offerId);
  const sessionId = stripe.sessions.find(({ body }) => body.includes(begun.id))?.id ?? '';
  const complete = (more: object = {}) =>
    stripe.complete(sessionId, { payment_intent: `pi_${begun.id}`, ...more });
  const completed = () => stripeEvent('checkout.session.completed', stripe.session(sessionId));
  return { ...begun, sessionId, complete, completed };
}

describe('M10 a completed checkout of Stripe', () => {
  it('M10 that is another one, and names the purchase, credits nothing', async () => {
    const begun = await beginSession();
    const another = await beginSession();
    another.complete();
    const length = server.logged().length;
    const object = {
      ...stripe.session(another.sessionId),
      client_reference_id: begun.id,
      metadata: { purchase_id: begun.id },
    };
    // What does not fit the checkout of its id is not of its purchase, whatever is said.
    expect(await tell('stripe', stripeEvent('checkout.session.completed', object))).toBe(204);
    const foreign = { ...object, id: 'cs_foreign' };
    expect(await tell('stripe', stripeEvent('checkout.session.completed', foreign))).toBe(204);
    await expectRefused(begun, loggedSince(length), ['checkout']);
  });

  it.each([
    ['is of less', { amount_total: 1 }, ['amount']],
    ['is of more', { amount_total: 500 }, ['amount']],
    ['is of nothing', { amount_total: 0 }, ['amount']],
    ['is of no amount', { amount_total: null }, ['amount']],
    ['is of another currency', { currency: 'eur' }, ['currency']],
    ['is of another mode', { livemode: true }, ['mode']],
    ['is referred to another', { client_reference_id: randomUUID() }, ['purchase']],
    ['is noted for another', { metadata: { purchase_id: randomUUID() } }, ['purchase']],
    ['is noted for nothing', { metadata: {} }, ['purchase']],
  ])('M10 that by the API %s credits nothing', async (_, changed, differs) => {
    const begun = await beginSession();
    begun.complete(changed);
    const length = server.logged().length;
    expect(await tell('stripe', begun.completed())).toBe(204);
    await expectRefused(begun, loggedSince(length), differs);
  });

  it('M10 that the API still has open, or unpaid, credits nothing', async () => {
    const begun = await beginSession();
    const length = server.logged().length;
    const type = 'checkout.session.async_payment_succeeded';
    expect(await tell('stripe', begun.completed())).toBe(204);
    begun.complete({ payment_status: 'unpaid' });
    expect(await tell('stripe', stripeEvent(type, stripe.session(begun.sessionId)))).toBe(204);
    expect(loggedSince(length)).toMatchObject([{ differs: ['status'] }, { differs: ['status'] }]);
    expect(await begun.state()).toBe('open');
    expect(await begun.shopper.totals()).toEqual({ ledger: 0, balance: 0 });
  });

  it('M10 whose trial costs nothing yet begins premium, and nothing else is free', async () => {
    const { complete, completed, shopper } = await beginSession('premium-month');
    complete({ payment_status: 'no_payment_required', payment_intent: null });
    expect(await tell('stripe', completed())).toBe(204);
    expect(await shopper.profile()).toMatchObject({ has_subscription: false });
    complete({
      payment_status: 'no_payment_required',
      payment_intent: null,
      subscription: `sub_${randomUUID()}`,
      customer: 'cus_trial',
    });
    expect(await tell('stripe', completed())).toBe(204);
    expect(await shopper.profile()).toMatchObject({ has_subscription: true });
  });

  it('M10 that is signed, or dated, in the future is refused', async () => {
    const begun = await beginSession();
    begun.complete();
    const later = new Date(server.clock.now().getTime() + 301_000);
    expect(await tell('stripe', begun.completed(), later)).toBe(400);
    expect(await tell('stripe', { ...begun.completed(), created: seconds() + 301 })).toBe(400);
    expect(await begun.state()).toBe('open');
    const soon = new Date(server.clock.now().getTime() + 290_000);
    expect(await tell('stripe', begun.completed(), soon)).toBe(204);
    expect(await begun.state()).toBe('paid');
  });

  it('X11 while the API is away is taken when it is sent again', async () => {
    const begun = await beginSession();
    begun.complete();
    const event = begun.completed();
    stripe.setDown(true);
    expect(await tell('stripe', event)).toBe(503);
    expect(await begun.state()).toBe('open');
    stripe.setDown(false);
    expect(await tell('stripe', event)).toBe(204);
    expect(await begun.state()).toBe('paid');
  });

  it('X11 that was never told is found before the purchase is given up', async () => {
    const begun = await beginSession();
    begun.complete();
    server.clock.advance(76 * MINUTE_MS);
    await settleDue(server.services);
    await begun.shopper.logIn();
    expect(await begun.state()).toBe('paid');
  });
});

describe('M10 events of what follows at Stripe', () => {
  async function subscribe() {
    const begun = await beginSession('premium-month');
    const subscriptionId = `sub_${begun.id.replaceAll('-', '')}`;
    begun.complete({
      payment_status: 'no_payment_required',
      payment_intent: null,
      subscription: subscriptionId,
      customer: `cus_${begun.id}`,
    });
    expect(await tell('stripe', begun.completed())).toBe(204);
    return { ...begun, subscriptionId };
  }

  const invoiceOf = (subscription: string, more: object = {}) => ({
    id: `in_${randomUUID().replaceAll('-', '')}`,
    livemode: false,
    status: 'paid',
    billing_reason: 'subscription_cycle',
    currency: 'usd',
    subtotal: 999,
    parent: { subscription_details: { subscription } },
    lines: { data: [{ period: { end: seconds() + 40 * 86_400 } }] },
    ...more,
  });

  it.each([
    ['that is not paid', { status: 'open' }, ['status']],
    ['of less than the price', { subtotal: 998 }, ['amount']],
    ['of no amount', { subtotal: null }, ['amount']],
    ['in another currency', { currency: 'eur' }, ['currency']],
    ['of another mode', { livemode: true }, ['mode']],
    [
      'of another subscription',
      { parent: { subscription_details: { subscription: 'sub_other' } } },
      ['subscription'],
    ],
    ['that is not there', { id: 'in_none' }, ['unknown']],
  ])('M10 an invoice %s renews nothing', async (_, changed, differs) => {
    const { id, shopper, subscriptionId } = await subscribe();
    const before = await shopper.subscription();
    const told = invoiceOf(subscriptionId);
    const length = server.logged().length;
    stripe.objects.set(told.id, { ...told, ...changed });
    const named = 'id' in changed ? { ...told, ...changed } : told;
    const event = stripeEvent('invoice.paid', named);
    expect(await tell('stripe', event)).toBe(204);
    expect(await shopper.subscription()).toEqual(before);
    expect(loggedSince(length)).toMatchObject([{ eventId: event.id, purchaseId: id, differs }]);

    stripe.objects.set(told.id, told);
    expect(await tell('stripe', stripeEvent('invoice.paid', told))).toBe(204);
    expect(await shopper.subscription()).toMatchObject({ state: 'active' });
  });

  it('M10 a subscription is as the API has it, not as it is told', async () => {
    const { shopper, subscriptionId } = await subscribe();
    const object = {
      id: subscriptionId,
      livemode: false,
      status: 'trialing',
      cancel_at_period_end: false,
      cancel_at: null,
      trial_end: seconds() + 3 * 86_400,
      metadata: {},
    };
    const told = { ...object, status: 'active', trial_end: seconds() + 900 * 86_400 };
    const type = 'customer.subscription.updated';
    expect(await tell('stripe', stripeEvent(type, told))).toBe(204);
    stripe.objects.set(subscriptionId, object);
    expect(await tell('stripe', stripeEvent(type, told))).toBe(204);
    const inThreeDays = new Date(object.trial_end * 1000).toISOString();
    expect(await shopper.subscription()).toMatchObject({
      state: 'trialing',
      renews_at: inThreeDays,
    });
    const ended = stripeEvent('customer.subscription.deleted', { ...told, status: 'canceled' });
    expect(await tell('stripe', ended)).toBe(204);
    expect(await shopper.subscription()).toMatchObject({ state: 'trialing' });
  });

  it('M10 a subscription of others in the same account is left alone', async () => {
    for (const purchase_id of ['order-7', undefined]) {
      const id = `sub_foreign_${purchase_id ?? 'none'}`.replaceAll('-', '_');
      const object = { id, status: 'active', metadata: { purchase_id }, cancel_at: null };
      expect(await tell('stripe', stripeEvent('customer.subscription.updated', object))).toBe(204);
      expect(stripe.asked.filter(({ path }) => path.endsWith(id))).toEqual([]);
    }
  });

  it.each([
    ['of nothing', { amount_refunded: 0, refunded: false }, ['status']],
    ['of another payment', { payment_intent: 'pi_other' }, ['payment']],
    ['of another amount', { amount: 1, amount_refunded: 1 }, ['amount']],
    ['in another currency', { currency: 'eur' }, ['currency']],
    ['of another mode', { livemode: true }, ['mode']],
    ['that is not there', null, ['unknown']],
  ])('M10 a refund %s takes nothing back', async (_, changed, differs) => {
    const { id, shopper, complete, completed } = await beginSession();
    complete();
    await tell('stripe', completed());
    const charge = {
      id: `ch_${id.replaceAll('-', '')}`,
      livemode: false,
      amount: 499,
      amount_refunded: 499,
      refunded: true,
      currency: 'usd',
      metadata: { purchase_id: id },
      payment_intent: `pi_${id}`,
      customer: null,
    };
    if (changed !== null) stripe.objects.set(charge.id, { ...charge, ...changed });
    const length = server.logged().length;
    expect(await tell('stripe', stripeEvent('charge.refunded', charge))).toBe(204);
    expect(loggedSince(length)).toMatchObject([{ differs }]);
    expect(await shopper.totals()).toEqual({ ledger: 350, balance: 350 });

    const dispute = { id: `dp_${id.replaceAll('-', '')}`, livemode: false, charge: charge.id };
    stripe.objects.set(dispute.id, { ...dispute, status: 'warning_needs_response' });
    const told = { ...dispute, status: 'needs_response' };
    expect(await tell('stripe', stripeEvent('charge.dispute.created', told))).toBe(204);
    expect(await shopper.totals()).toEqual({ ledger: 350, balance: 350 });

    stripe.objects.set(charge.id, charge);
    expect(await tell('stripe', stripeEvent('charge.refunded', charge))).toBe(204);
    expect(await shopper.totals()).toEqual({ ledger: 0, balance: 0 });
  });
});

/*
 * The generator: whole events of every type that is read, each part of them in turn gone or put to
 * what no provider sends, broken text, and some of it all together.
 */

const stripeTypes = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'customer.subscription.updated',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
  'charge.dispute.created',
];
const btcpayTypes = ['InvoiceReceivedPayment', 'InvoiceExpired', 'InvoiceSettled'];

const stripeBase = (type: string) =>
  stripeEvent(type, {
    id: 'x_1',
    metadata: { purchase_id: randomUUID() },
    parent: { subscription_details: { subscription: 'sub_1' } },
  });
const btcpayBase = (type: string) => ({
  deliveryId: 'delivery',
  originalDeliveryId: 'delivery',
  isRedelivery: true,
  type,
  timestamp: seconds(),
  storeId: btcpaySettings.storeId,
  invoiceId: 'Invoice999',
  metadata: { orderId: randomUUID() },
  overPaid: false,
});
const sandboxBase = (kind: string) => ({
  eventId: 'evt_1',
  at: server.clock.now().toISOString(),
  kind,
  purchaseId: randomUUID(),
  outcome: 'paid',
  paymentId: 'pay_1',
  subscriptionId: 'sub_1',
  customerId: 'cus_1',
  cause: 'refunded',
  part: { refunded: 1, of: 2 },
  state: 'active',
  isCancelled: false,
  trialEndsAt: null,
  periodEndsAt: server.clock.now().toISOString(),
});

const odd: unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e308,
  9_007_199_254_740_993,
  '',
  '\u0000',
  '\ud800',
  '9999-99-99T99:99:99Z',
  '+275760-09-13T00:00:00.000Z',
  'x'.repeat(10_000),
  [],
  [[null]],
  {},
  { id: null },
  JSON.parse(`${'['.repeat(2_000)}${']'.repeat(2_000)}`),
];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every place within an event. */
const placesIn = (value: Record<string, unknown>): string[][] =>
  Object.entries(value).flatMap(([name, within]) => [
    [name],
    ...(isRecord(within) ? placesIn(within).map((rest) => [name, ...rest]) : []),
  ]);

function withOdd(
  value: Record<string, unknown>,
  [name = '', ...rest]: string[],
  put: unknown,
): Record<string, unknown> {
  const within = value[name];
  const changed = rest.length > 0 && isRecord(within) ? withOdd(within, rest, put) : put;
  return { ...value, [name]: changed };
}

const nesting = 10_000;
const broken = (text: string) => [
  ...[1, 0.25, 0.5, 0.9].map((part) => text.slice(0, -Math.ceil(text.length * part)) || ' '),
  text.slice(0, -1),
  `${text}}`,
  `${text}${text}`,
  text.replace('{', '{,'),
  text.replaceAll('"', "'"),
  `\u0000${text}`,
  ...['null', '0', '1e999', '"text"', '[]', '{}', 'true', 'undefined', '{"__proto__":null}'],
  ...['[', '{"a":'].map((open) => open.repeat(nesting)),
  `${'['.repeat(nesting)}${']'.repeat(nesting)}`,
];

/** `npm test` puts one odd value in each place, `npm run test:deep` each of them. */
const isDeep = process.env['DEEP'] === '1';

/** A time by its form, and yet none: the minutes of its zone are missing. */
const UNREADABLE = '2026-11-20T12:00:00+01';

describe('M10 signed events that are malformed', () => {
  it.each<[Provider, (type: string) => Record<string, unknown>, string[]]>([
    ['stripe', stripeBase, stripeTypes],
    ['btcpay', btcpayBase, btcpayTypes],
    ['sandbox', sandboxBase, ['payment', 'subscription', 'renewal', 'renewal-failed', 'reversal']],
  ])(
    'M10 of %s are 400 and logged, or none of ours, and never a fault of ours',
    async (provider, base, types) => {
      const random = seededRandom(19);
      const statuses = new Map<number, number>();
      const count = async (body: object | string) => {
        const status = await send(provider, body);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        return status;
      };
      for (const type of types) {
        const whole = base(type);
        for (const text of broken(JSON.stringify(whole)))
          expect(await count(text), text.slice(0, 80)).toBe(400);
        const places = placesIn(whole);
        for (const place of places)
          for (const put of isDeep ? [undefined, ...odd] : [undefined, pickFrom(random, odd)])
            expect([204, 400], place.join('.')).toContain(await count(withOdd(whole, place, put)));
        if ('at' in whole) expect(await count(withOdd(whole, ['at'], UNREADABLE))).toBe(400);
        for (let mixes = isDeep ? 10 : 4; mixes > 0; mixes -= 1) {
          let mixed = whole;
          for (let times = 0; times < 4; times += 1)
            mixed = withOdd(mixed, pickFrom(random, places), pickFrom(random, odd));
          expect([204, 400]).toContain(await count(mixed));
        }
      }
      expect(statuses.get(400)).toBeGreaterThan(types.length * 20);
      const logged = server.logged();
      expect(logged).toContain('a signed event that cannot be read');
      expect(logged).not.toContain('unexpected failure');
    },
  );

  it('M10 that nobody has signed are refused before they are read', async () => {
    const length = server.logged().length;
    for (const provider of ['stripe', 'btcpay', 'sandbox'])
      for (const body of ['{', 'null', '[]', '{}']) {
        const answer = await server.call('receiveWebhook', { params: { provider }, body });
        expect(expectStatus(answer, 400).body.code).toBe('invalid-signature');
      }
    expect(server.logged().slice(length)).not.toContain('cannot be read');
  });

  it('are taken where they are of a kind that is not known', async () => {
    expect(await tell('stripe', stripeEvent('treasury.news', { id: 7 }))).toBe(204);
    expect(await tell('stripe', { ...stripeEvent('constructor', {}), data: null })).toBe(204);
    const payout = { deliveryId: 'd', type: 'PayoutCreated', timestamp: seconds() };
    expect(await tell('btcpay', payout)).toBe(204);
    expect(await tell('btcpay', { ...payout, type: 'constructor' })).toBe(204);
  });
});

it('X3 no key, signature or address of a checkout is in the log', () => {
  const logged = server.logged();
  expect(logged).not.toContain('canary');
  expect(logged).not.toContain('checkout.stripe.com');
});
