import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';

export const btcpaySettings = {
  apiKey: 'btcpay-canary',
  storeId: 'Store1',
  webhookSecret: 'btcpay-webhook-canary',
};

const newInvoiceSchema = v.object({
  amount: v.pipe(v.string(), v.regex(/^\d+\.\d{2}$/)),
  currency: v.literal('USD'),
  metadata: v.object({ orderId: v.pipe(v.string(), v.uuid()), itemDesc: v.string() }),
  checkout: v.object({
    redirectURL: v.pipe(v.string(), v.url()),
    redirectAutomatically: v.boolean(),
    expirationMinutes: v.pipe(v.number(), v.integer(), v.minValue(1)),
    defaultLanguage: v.string(),
  }),
});
const statusSchema = v.object({ status: v.picklist(['Invalid', 'Settled']) });

type Invoice = v.InferOutput<typeof newInvoiceSchema> & {
  id: string;
  storeId: string;
  status: string;
  additionalStatus: string;
};

export type BtcpayServer = {
  url: string;
  invoices: Invoice[];
  /** What somebody else of the same server made, in this store or another. */
  addInvoice(invoice: Invoice): void;
  /** How often it was asked for one invoice. */
  asked(id: string): number;
  /** Answers 503 until it is called again. */
  setDown(isDown: boolean): void;
  /** The next invoice is made, but its answer is lost. */
  loseAnswer(): void;
  close(): Promise<void>;
};

async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) if (Buffer.isBuffer(part)) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

/**
 * A BTCPay Server on loopback, as far as it is used, held to what its Greenfield API documents
 * (https://docs.btcpayserver.org/API/Greenfield/v1/): `Authorization: token …`, JSON bodies, the
 * operations `Invoices_CreateInvoice`, `Invoices_GetInvoices` by `orderId`, `Invoices_GetInvoice` and
 * `Invoices_MarkInvoiceStatus`.
 */
export async function startBtcpayServer(): Promise<BtcpayServer> {
  const invoices: Invoice[] = [];
  const state = { losesAnswer: false, isDown: false, url: '' };
  const asked: string[] = [];
  const toBody = (invoice: Invoice) => ({
    ...invoice,
    checkoutLink: `${state.url}/i/${invoice.id}`,
  });

  function answer(response: ServerResponse, status: number, body: unknown) {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  }

  function create(response: ServerResponse, text: string) {
    const parsed = v.safeParse(newInvoiceSchema, JSON.parse(text));
    if (!parsed.success) return answer(response, 422, [{ message: 'Not valid' }]);
    const invoice = {
      ...parsed.output,
      id: `Invoice${invoices.length + 1}`,
      storeId: btcpaySettings.storeId,
      status: 'New',
      additionalStatus: 'None',
    };
    invoices.push(invoice);
    if (state.losesAnswer) {
      state.losesAnswer = false;
      return response.destroy();
    }
    return answer(response, 200, toBody(invoice));
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const text = await readText(request);
    if (state.isDown) return answer(response, 503, {});
    if (request.headers.authorization !== `token ${btcpaySettings.apiKey}`)
      return answer(response, 401, { code: 'unauthenticated' });
    if (request.method === 'POST' && request.headers['content-type'] !== 'application/json')
      return answer(response, 415, {});
    const { pathname, searchParams } = new URL(request.url ?? '/', state.url);
    const own = /^\/api\/v1\/stores\/Store1\/invoices(?:\/(\w+)(\/status)?)?$/.exec(pathname);
    if (own === null) return answer(response, 404, {});
    const [, id, isStatus] = own;
    if (id === undefined) {
      if (request.method === 'POST') return create(response, text);
      const orders = searchParams.getAll('orderId');
      const found = invoices.filter(
        ({ metadata, storeId }) =>
          storeId === btcpaySettings.storeId && orders.includes(metadata.orderId),
      );
      return answer(response, 200, found.map(toBody));
    }
    asked.push(id);
    const invoice = invoices.find((one) => one.id === id && one.storeId === btcpaySettings.storeId);
    if (invoice === undefined) return answer(response, 404, { code: 'invoice-not-found' });
    if (isStatus !== undefined) {
      invoice.status = v.parse(statusSchema, JSON.parse(text)).status;
      invoice.additionalStatus = 'Marked';
    }
    return answer(response, 200, toBody(invoice));
  }

  const server = createServer((request, response) => {
    void handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  state.url = `http://127.0.0.1:${address.port}`;
  return {
    url: state.url,
    invoices,
    addInvoice(invoice) {
      invoices.push(invoice);
    },
    asked: (id) => asked.filter((one) => one === id).length,
    setDown(isDown) {
      state.isDown = isDown;
    },
    loseAnswer() {
      state.losesAnswer = true;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The header of a webhook: `BTCPay-Sig`, the digest of its body under the webhook's secret. */
export const signBtcpayWebhook = (body: string, secret = btcpaySettings.webhookSecret): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
