import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import * as v from 'valibot';
import type { Clock } from '../../base/clock';
import type { Locale } from '../../../common/locales';
import { boundedJson } from '../../http/bounded';
import { problems } from '../../http/problem';
import { productName } from '../../mail/moneyMails';
import type { Outcome } from '../paymentEvent';
import { paidUrl } from '../provider';
import type { CheckoutStanding, Order, PaymentProvider } from '../provider';
import { nameSchema, parseSigned } from '../signedWebhook';
import { readEvent, toTold } from './btcpayEvents';
import type { BtcpaySettings } from '../settings';

const ANSWER_WITHIN_MS = 20_000;
const LONGEST_ANSWER = 1_000_000;
const TOLERANCE_S = 300; // reliability M4
/**
 * A repeated webhook bears the time of the first attempt, and the shop may repeat it days later;
 * applied events are remembered for longer, so that none counts twice.
 */
const SENT_AGAIN_S = 30 * 86_400;

/** As its payment page names them. */
const languages: Readonly<Partial<Record<Locale, string>>> = {
  ch: 'zh-SG',
  es: 'es',
  de: 'de-DE',
  ru: 'ru-RU',
};

const invoiceSchema = v.object({
  id: nameSchema,
  storeId: v.optional(v.nullable(v.string()), null),
  checkoutLink: v.pipe(v.string(), v.url()),
  amount: v.optional(v.nullable(v.string()), null),
  currency: v.optional(v.nullable(v.string()), null),
  status: v.string(),
  additionalStatus: v.optional(v.nullable(v.string()), null),
  metadata: v.optional(v.nullable(v.object({ orderId: v.optional(v.nullable(v.string())) })), null),
});

type Invoice = v.InferOutput<typeof invoiceSchema>;

/** Whether the shop's secret signed this body: the header contains its digest. */
function isSigned(secret: string, headers: IncomingHttpHeaders, body: string): boolean {
  const header = headers['btcpay-sig'];
  const given = Buffer.from(typeof header === 'string' ? header : '');
  const digest = createHmac('sha256', secret).update(body).digest('hex');
  const expected = Buffer.from(`sha256=${digest}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const decimal = (amount: number) => (amount / 100).toFixed(2);

/** Cents of an amount as the API writes it (`4.99`, `4.990000`); null if not a whole number. */
function centsOf(amount: string): number | null {
  const [, whole, part = ''] = /^(\d{1,9})(?:\.(\d{1,18}))?$/.exec(amount) ?? [];
  if (whole === undefined || /[^0]/.test(part.slice(2))) return null;
  return Number(whole) * 100 + Number(part.slice(0, 2).padEnd(2, '0'));
}

/** https://docs.btcpayserver.org/FAQ/Stores/#what-are-the-invoice-statuses, in the API's names. */
function outcomeOf({ status, additionalStatus }: Invoice): Outcome | null {
  switch (status) {
    case 'New':
      return additionalStatus === 'PaidPartial' ? 'pending' : null;
    case 'Processing':
      return 'pending';
    case 'Settled':
      return additionalStatus === 'PaidOver' ? 'paid-over' : 'paid';
    case 'Expired':
      if (additionalStatus === 'PaidPartial') return 'paid-short';
      return additionalStatus === 'PaidLate' ? 'paid-late' : 'expired';
    case 'Invalid':
      return 'failed';
    default:
      return null;
  }
}

function standingOf(invoice: Invoice, storeId: string): CheckoutStanding {
  const { id, amount, currency, metadata, status } = invoice;
  const cents = amount === null ? null : centsOf(amount);
  return {
    checkoutId: id,
    purchaseId: metadata?.orderId ?? null,
    price: cents === null || currency === null ? null : { amount: cents, currency },
    outcome: outcomeOf(invoice),
    // A payment is reported before the status shows it.
    mayBe: status === 'New' ? ['pending'] : [],
    paymentId: id,
    subscription: null,
    differs: invoice.storeId === null || invoice.storeId === storeId ? [] : ['store'],
  };
}

const MINUTE_MS = 60_000;

/** How many whole minutes an order has left, at least one. */
const minutesLeft = ({ expiresAt }: Order, now: Date) =>
  Math.max(1, Math.floor((expiresAt.getTime() - now.getTime()) / MINUTE_MS));

function invoiceFor({ purchaseId, offer, locale, returnUrl }: Order, minutes: number) {
  return {
    amount: decimal(offer.price.amount),
    currency: offer.price.currency,
    metadata: { orderId: purchaseId, itemDesc: productName(locale, offer) },
    checkout: {
      redirectURL: paidUrl(returnUrl),
      redirectAutomatically: true,
      expirationMinutes: minutes,
      defaultLanguage: languages[locale] ?? 'en',
    },
  };
}

/**
 * Crypto, through a BTCPay Server: https://docs.btcpayserver.org/API/Greenfield/v1/. It reports no
 * refunds: one is a pull payment (`Invoices_RefundInvoice`), whose webhooks do not name the
 * invoice, so a refund reverses nothing here.
 */
export function createBtcpayProvider(settings: BtcpaySettings, clock: Clock): PaymentProvider {
  const { url, apiKey, storeId, webhookSecret } = settings;
  const store = `${url}/api/v1/stores/${storeId}/invoices`;

  async function send(address: string, body?: object): Promise<Response> {
    const response = await fetch(address, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `token ${apiKey}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    if (response.ok || response.status === 404) return response;
    await response.body?.cancel();
    throw new Error(`BTCPay answered ${response.status}`);
  }

  async function ask(address: string, body?: object): Promise<unknown> {
    const response = await send(address, body);
    if (response.ok) return boundedJson(response, LONGEST_ANSWER);
    await response.body?.cancel();
    throw new Error('BTCPay knows no such thing');
  }

  const addressOf = (id: string) => `${store}/${encodeURIComponent(id)}`;

  async function readInvoice(id: string): Promise<Invoice | null> {
    const response = await send(addressOf(id));
    if (response.ok) return v.parse(invoiceSchema, await boundedJson(response, LONGEST_ANSWER));
    await response.body?.cancel();
    return null;
  }

  /** It has no idempotency keys: if a creation's answer was lost, its order finds the invoice. */
  async function findInvoice(purchaseId: string): Promise<Invoice | null> {
    const found = v.parse(
      v.array(invoiceSchema),
      await ask(`${store}?orderId=${encodeURIComponent(purchaseId)}`),
    );
    return found[0] ?? null;
  }

  return {
    name: 'btcpay',
    // Retries after ten seconds, a minute, and six times after ten more minutes.
    sendsAgainFor: 'an hour',

    async createCheckout(order) {
      const known = await findInvoice(order.purchaseId);
      const now = clock.now();
      const minutes = minutesLeft(order, now);
      const invoice = known ?? v.parse(invoiceSchema, await ask(store, invoiceFor(order, minutes)));
      return {
        checkoutId: invoice.id,
        url: invoice.checkoutLink,
        endsAt: new Date(now.getTime() + minutes * MINUTE_MS),
      };
    },

    async expireCheckout(checkoutId) {
      const invoice = await readInvoice(checkoutId);
      if (invoice === null) return 'closed';
      const { status, additionalStatus } = invoice;
      const isPaidInPart = additionalStatus?.startsWith('Paid') === true;
      if (status === 'New' && !isPaidInPart) {
        await ask(`${addressOf(checkoutId)}/status`, { status: 'Invalid' });
        return 'closed';
      }
      const isOver = status === 'Expired' || status === 'Invalid';
      return isOver && !isPaidInPart ? 'closed' : 'paid';
    },

    readWebhook(headers, body) {
      if (!isSigned(webhookSecret, headers, body)) throw problems.invalidSignature();
      const payload = parseSigned(body);
      const event = readEvent(payload);
      const { timestamp, isRedelivery } = event;
      const age = clock.now().getTime() / 1000 - timestamp;
      if (age < -TOLERANCE_S || age > (isRedelivery === true ? SENT_AGAIN_S : TOLERANCE_S))
        throw problems.invalidSignature();
      return toTold(payload, event, storeId);
    },

    async readCheckout(checkoutId) {
      const invoice = await readInvoice(checkoutId);
      return invoice && standingOf(invoice, storeId);
    },

    async cancelSubscription() {
      throw new Error('What is paid in crypto is not renewed');
    },

    async resumeSubscription() {
      throw new Error('What is paid in crypto is not renewed');
    },
  };
}
