import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import * as v from 'valibot';
import type { Clock } from '../../clock';
import type { Config } from '../../config';
import { problems } from '../../http/problem';
import type { Locale } from '../../locale';
import { productName } from '../../mail/moneyTexts';
import type { Order, PaymentProvider } from '../provider';
import { toNews } from './btcpayNews';

type Settings = NonNullable<Config['payment']['btcpay']>;

const ANSWER_WITHIN_MS = 20_000;
const TOLERANCE_S = 300; // reliability M4
/**
 * What is sent again bears the time of the first attempt, and whoever runs the store may send it again
 * days later; all that was taken is known for longer, so that none of it counts twice.
 */
const SENT_AGAIN_S = 30 * 86_400;

const languages = { en: 'en', ch: 'zh-SG', es: 'es', de: 'de-DE', ru: 'ru-RU' } satisfies Record<
  Locale,
  string
>;

const invoiceSchema = v.object({
  id: v.string(),
  checkoutLink: v.pipe(v.string(), v.url()),
  status: v.string(),
  additionalStatus: v.optional(v.nullable(v.string()), null),
  metadata: v.optional(v.looseObject({ orderId: v.optional(v.string()) }), {}),
});

type Invoice = v.InferOutput<typeof invoiceSchema>;

const timesSchema = v.looseObject({
  timestamp: v.number(),
  isRedelivery: v.optional(v.nullable(v.boolean()), false),
});

/** Whether the store's secret has signed this body: the header names the digest of it. */
function isSigned(secret: string, headers: IncomingHttpHeaders, body: string): boolean {
  const header = headers['btcpay-sig'];
  const given = Buffer.from(typeof header === 'string' ? header : '');
  const digest = createHmac('sha256', secret).update(body).digest('hex');
  const expected = Buffer.from(`sha256=${digest}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const decimal = (amount: number) => (amount / 100).toFixed(2);

const MINUTE_MS = 60_000;

/** Whole minutes that are left of an order, at least one. */
const minutesLeft = ({ expiresAt }: Order, now: Date) =>
  Math.max(1, Math.floor((expiresAt.getTime() - now.getTime()) / MINUTE_MS));

function invoiceFor({ purchaseId, offer, locale, returnUrl }: Order, minutes: number) {
  return {
    amount: decimal(offer.price.amount),
    currency: offer.price.currency,
    metadata: { orderId: purchaseId, itemDesc: productName(locale, offer) },
    checkout: {
      redirectURL: returnUrl,
      redirectAutomatically: true,
      expirationMinutes: minutes,
      defaultLanguage: languages[locale],
    },
  };
}

/**
 * Crypto, through a BTCPay Server: https://docs.btcpayserver.org/API/Greenfield/v1/. It tells no
 * refund: one is a pull payment (`Invoices_RefundInvoice`), whose payouts name no invoice in their
 * webhooks, so a refund takes nothing back here.
 */
export function createBtcpayProvider(settings: Settings, clock: Clock): PaymentProvider {
  const { url, apiKey, storeId, webhookSecret } = settings;
  const store = `${url}/api/v1/stores/${storeId}/invoices`;

  async function ask(address: string, body?: object): Promise<unknown> {
    const response = await fetch(address, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `token ${apiKey}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    if (!response.ok) throw new Error(`BTCPay answered ${response.status}`);
    return response.json();
  }

  const readInvoice = async (id: string): Promise<Invoice> =>
    v.parse(invoiceSchema, await ask(`${store}/${encodeURIComponent(id)}`));

  /** It knows no idempotency keys: one that an answer got lost of is found by its order. */
  async function findInvoice(purchaseId: string): Promise<Invoice | null> {
    const found = v.parse(
      v.array(invoiceSchema),
      await ask(`${store}?orderId=${encodeURIComponent(purchaseId)}`),
    );
    return found[0] ?? null;
  }

  return {
    name: 'btcpay',

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
      const { status, additionalStatus } = await readInvoice(checkoutId);
      const isPaidInPart = additionalStatus?.startsWith('Paid') === true;
      if (status === 'New' && !isPaidInPart) {
        await ask(`${store}/${encodeURIComponent(checkoutId)}/status`, { status: 'Invalid' });
        return 'closed';
      }
      const isOver = status === 'Expired' || status === 'Invalid';
      return isOver && !isPaidInPart ? 'closed' : 'paid';
    },

    async readWebhook(headers, body) {
      if (!isSigned(webhookSecret, headers, body)) throw problems.invalidSignature();
      const event: unknown = JSON.parse(body);
      const { timestamp, isRedelivery } = v.parse(timesSchema, event);
      const age = clock.now().getTime() / 1000 - timestamp;
      if (age < -TOLERANCE_S || age > (isRedelivery === true ? SENT_AGAIN_S : TOLERANCE_S))
        throw problems.invalidSignature();
      return toNews(event, {
        async purchaseOf(invoiceId) {
          return (await readInvoice(invoiceId)).metadata.orderId ?? null;
        },
      });
    },

    async cancelSubscription() {
      throw new Error('What is paid in crypto is not renewed');
    },

    async resumeSubscription() {
      throw new Error('What is paid in crypto is not renewed');
    },
  };
}
