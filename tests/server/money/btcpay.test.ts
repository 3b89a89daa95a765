import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { btcpaySettings, signBtcpayWebhook, startBtcpayServer } from '../../support/btcpayServer';
import type { BtcpayServer } from '../../support/btcpayServer';
import { expectStatus } from '../../support/contractClient';
import { startTestServer } from '../../support/server';
import type { TestServer } from '../../support/server';
import { joinShop, settle } from '../../support/shop';

/*
 * Webhooks follow https://docs.btcpayserver.org/API/Greenfield/v1/#tag/Webhooks: their events, and
 * the header BTCPay-Sig; what its API demands is in the fake.
 */

let btcpay: BtcpayServer;
let server: TestServer;
beforeAll(async () => {
  btcpay = await startBtcpayServer();
  const settings = { ...btcpaySettings, url: btcpay.url };
  server = await startTestServer({
    config: { payment: { stripe: null, btcpay: settings, hasSandbox: false } },
  });
});
afterAll(async () => {
  await server.stop();
  await btcpay.close();
});

const eventOf = (type: string, invoiceId: string, more: object = {}) =>
  JSON.stringify({
    deliveryId: randomUUID(),
    webhookId: 'webhook',
    originalDeliveryId: null,
    isRedelivery: false,
    type,
    timestamp: Math.floor(server.clock.now().getTime() / 1000),
    storeId: btcpaySettings.storeId,
    invoiceId,
    ...more,
  });

/** What the API says of an invoice by the time that such an event is told. */
const standing: Record<string, (more: Told) => [status: string, additional: string]> = {
  InvoiceReceivedPayment: ({ afterExpiration }) =>
    afterExpiration === true ? ['Expired', 'PaidLate'] : ['New', 'PaidPartial'],
  InvoiceProcessing: () => ['Processing', 'None'],
  InvoiceExpired: ({ partiallyPaid }) => [
    'Expired',
    partiallyPaid === true ? 'PaidPartial' : 'None',
  ],
  InvoicePaidAfterExpiration: () => ['Expired', 'PaidLate'],
  InvoiceSettled: ({ manuallyMarked, overPaid }) => [
    'Settled',
    manuallyMarked === true ? 'Marked' : overPaid === true ? 'PaidOver' : 'None',
  ],
  InvoiceInvalid: () => ['Invalid', 'Marked'],
};

type Told = Partial<
  Record<'afterExpiration' | 'partiallyPaid' | 'overPaid' | 'manuallyMarked', boolean>
> &
  Record<string, unknown>;

/** An event about what has happened at the BTCPay Server, too. */
function happened(type: string, invoiceId: string, more: Told = {}) {
  const invoice = btcpay.invoices.find(({ id }) => id === invoiceId);
  const [status, additionalStatus] = standing[type]?.(more) ?? ['New', 'None'];
  if (invoice !== undefined) Object.assign(invoice, { status, additionalStatus });
  return eventOf(type, invoiceId, more);
}

async function tell(body: string, signature = signBtcpayWebhook(body)) {
  const answer = await server.call('receiveWebhook', {
    params: { provider: 'btcpay' },
    headers: { 'btcpay-sig': signature },
    body,
  });
  await settle(server);
  return Number(answer.status);
}

async function begin(offerId = 'desires-350') {
  const shopper = await joinShop(server);
  const { purchase_id: id, url } = await shopper.open(offerId, 'crypto');
  const invoice = btcpay.invoices.find(({ metadata }) => metadata.orderId === id);
  if (invoice === undefined) throw new Error('No invoice was made');
  const state = async () => (await shopper.purchase(id)).state;
  return { shopper, id, url, invoice, state };
}

describe('an invoice of BTCPay', () => {
  it('is made with the price, the purchase and the way back', async () => {
    const { invoice, url, id } = await begin();
    expect(url).toBe(`${btcpay.url}/i/${invoice.id}`);
    expect(invoice).toMatchObject({
      amount: '4.99',
      currency: 'USD',
      metadata: { orderId: id, itemDesc: '350 desires' },
      checkout: { redirectURL: `${server.origin}/?purchase=${id}&paid=1`, expirationMinutes: 60 },
    });
  });

  it('M1 is one where the answer got lost', async () => {
    const shopper = await joinShop(server);
    const clientId = randomUUID();
    btcpay.loseAnswer();
    expectStatus(await shopper.byCrypto('desires-350', clientId), 503);
    const { purchase_id: id } = expectStatus(
      await shopper.byCrypto('desires-350', clientId),
      201,
    ).body;
    expect(btcpay.invoices.filter(({ metadata }) => metadata.orderId === id)).toHaveLength(1);
  });

  it('M7 is pending while it is confirmed, and paid when it is settled, once', async () => {
    const { shopper, invoice, state } = await begin();
    await tell(happened('InvoiceReceivedPayment', invoice.id, { afterExpiration: false }));
    expect(await state()).toBe('pending');
    const settled = happened('InvoiceSettled', invoice.id, { overPaid: false });
    expect(await Promise.all([tell(settled), tell(settled), tell(settled)])).toEqual([
      204, 204, 204,
    ]);
    await tell(eventOf('InvoiceProcessing', invoice.id));
    expect(await state()).toBe('paid');
    expect(await shopper.totals()).toEqual({ ledger: 350, balance: 350 });
  });

  it('M1 of the discount is not made twice, also while the first is confirmed', async () => {
    const shopper = await joinShop(server);
    expectStatus(await server.call('openDiscount', { token: shopper.token() }), 200);
    const { purchase_id: id } = await shopper.open('desires-350-discount', 'crypto');
    const invoice = btcpay.invoices.find(({ metadata }) => metadata.orderId === id);
    await tell(happened('InvoiceReceivedPayment', invoice?.id ?? '', { afterExpiration: false }));
    expectStatus(await shopper.byCrypto('desires-350-discount'), 409);
    await tell(happened('InvoiceSettled', invoice?.id ?? '', { overPaid: false }));
    expectStatus(await shopper.byCrypto('desires-350-discount'), 409);
    expect(await shopper.totals()).toEqual({ ledger: 350, balance: 350 });
  });

  it('M6 is credited neither when it was paid short nor late, until somebody accepts it', async () => {
    const short = await begin();
    await tell(happened('InvoiceReceivedPayment', short.invoice.id));
    await tell(happened('InvoiceExpired', short.invoice.id, { partiallyPaid: true }));
    expect(await short.state()).toBe('paid-short');
    expect(await short.shopper.totals()).toEqual({ ledger: 0, balance: 0 });
    await tell(happened('InvoiceSettled', short.invoice.id, { manuallyMarked: true }));
    expect(await short.state()).toBe('paid');
    expect(await short.shopper.totals()).toEqual({ ledger: 350, balance: 350 });

    const late = await begin();
    await tell(happened('InvoiceExpired', late.invoice.id, { partiallyPaid: false }));
    expect(await late.state()).toBe('expired');
    await tell(happened('InvoiceReceivedPayment', late.invoice.id, { afterExpiration: true }));
    await tell(happened('InvoicePaidAfterExpiration', late.invoice.id));
    expect(await late.state()).toBe('paid-late');
    expect(await late.shopper.totals()).toEqual({ ledger: 0, balance: 0 });
  });

  it('M6 that was paid over is credited for what was bought', async () => {
    const { shopper, invoice, state } = await begin();
    await tell(happened('InvoiceSettled', invoice.id, { overPaid: true }));
    expect(await state()).toBe('paid-over');
    expect(await shopper.totals()).toEqual({ ledger: 350, balance: 350 });
  });

  it('M4 is told by nobody else', async () => {
    const { shopper, invoice, state } = await begin();
    const body = happened('InvoiceSettled', invoice.id);
    expect(await tell(body, '')).toBe(400);
    expect(await tell(body, signBtcpayWebhook(body, 'another'))).toBe(400);
    expect(await tell(body.replace('false', 'true'), signBtcpayWebhook(body))).toBe(400);
    const old = happened('InvoiceSettled', invoice.id, {
      timestamp: Math.floor(server.clock.now().getTime() / 1000) - 301,
    });
    expect(await tell(old)).toBe(400);
    expect(await state()).toBe('open');
    expect(await shopper.totals()).toEqual({ ledger: 0, balance: 0 });
  });

  /*
   * BTCPay sends what was not taken again after 10 s, 1 min and up to six times 10 min; the body is
   * that of the first attempt, with its time, but for `deliveryId` and `isRedelivery`.
   */
  it('M3 that was told while this server was down counts when it is told again, once', async () => {
    const { shopper, invoice, state } = await begin();
    const first = randomUUID();
    const seconds = Math.floor(server.clock.now().getTime() / 1000);
    const again = (minutes: number) =>
      happened('InvoiceSettled', invoice.id, {
        originalDeliveryId: first,
        isRedelivery: true,
        timestamp: seconds - minutes * 60,
      });
    expect(await tell(again(31 * 24 * 60))).toBe(400);
    expect(await state()).toBe('open');
    expect([await tell(again(11)), await tell(again(11))]).toEqual([204, 204]);
    expect(await state()).toBe('paid');
    expect(await shopper.totals()).toEqual({ ledger: 350, balance: 350 });
  });

  it('of somebody else in the same store is none of ours', async () => {
    const order = { metadata: { orderId: 'order-7' } };
    expect(await tell(happened('InvoiceSettled', 'Invoice999', order))).toBe(204);
  });

  it('is closed for payment when the purchase is given up', async () => {
    const { shopper, id, invoice, state } = await begin();
    expect(await shopper.cancel(id)).toMatchObject({ state: 'cancelled' });
    expect(invoice).toMatchObject({ status: 'Invalid', additionalStatus: 'Marked' });
    await tell(happened('InvoiceInvalid', invoice.id, { manuallyMarked: true }));
    expect(await state()).toBe('cancelled');
  });

  it('pays premium in advance, with the days of the trial on top', async () => {
    const { shopper, invoice } = await begin('premium-month');
    await tell(happened('InvoiceSettled', invoice.id));
    expect(await shopper.subscription()).toMatchObject({
      state: 'ending',
      method: 'crypto',
      renews_at: null,
      ends_at: '2026-12-23T12:00:00.000Z',
    });
    const token = shopper.token();
    expectStatus(await server.call('resumeSubscription', { token }), 409);
    expect(
      expectStatus(await server.call('cancelStripeSubscription', { token }), 200).body,
    ).toEqual({ ends_at: '2026-12-23T12:00:00.000Z' });
  });
});

it('X3 no key or signature is in the log', () => {
  expect(server.logged()).not.toContain('canary');
});
