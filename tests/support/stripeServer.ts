import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';

export const stripeKey = 'sk_test_canary';
export const stripeWebhookSecret = 'whsec_canary';

type Session = {
  id: string;
  url: string;
  status: 'open' | 'complete' | 'expired';
  body: string;
  /** What has become of it, in the API's words. */
  more: object;
};

export type StripeServer = {
  apiBase: string;
  /** Bodies of what was asked, by method and path. */
  asked: { method: string; path: string; body: URLSearchParams; idempotencyKey: string | null }[];
  sessions: Session[];
  /** Invoices, charges, disputes and subscriptions as the API tells them, by their ids. */
  objects: Map<string, object>;
  /** Somebody has paid it there, or something else has become of it. */
  complete(sessionId: string, more?: object): void;
  /** A checkout as the API tells it; what is not there is one of an account elsewhere. */
  session(sessionId: string): object;
  /** Answers 503 until it is called again. */
  setDown(isDown: boolean): void;
  close(): Promise<void>;
};

async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) if (Buffer.isBuffer(part)) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

const demandedOfSession = [
  'mode',
  'client_reference_id',
  'success_url',
  'cancel_url',
  'expires_at',
  'line_items[0][quantity]',
  'line_items[0][price_data][currency]',
  'line_items[0][price_data][unit_amount]',
  'line_items[0][price_data][product_data][name]',
];

/** What is wrong with a new checkout, as the page `checkout/sessions/create` has it. */
function faultOf(body: URLSearchParams, now: Date): string | null {
  const missing = demandedOfSession.filter((name) => !body.has(name));
  if (missing.length > 0) return `Missing required param: ${missing.join(', ')}`;
  const aheadS = Number(body.get('expires_at')) - now.getTime() / 1000;
  if (aheadS < 30 * 60 || aheadS > 24 * 3600)
    return 'expires_at must be between 30 minutes and 24 hours';
  const isSubscription = body.get('mode') === 'subscription';
  const isRecurring = body.has('line_items[0][price_data][recurring][interval]');
  if (isSubscription !== isRecurring) return 'A subscription has a recurring price, and only it';
  return null;
}

/**
 * Stripe's API on loopback, as far as it is used, held to what its reference documents:
 * authentication by a bearer key (https://docs.stripe.com/api/authentication), bodies as forms,
 * idempotency keys, whose repetition has the first answer and whose reuse with another body is an
 * error (https://docs.stripe.com/api/idempotent_requests), checkouts
 * (https://docs.stripe.com/api/checkout/sessions/create, …/expire), subscriptions
 * (https://docs.stripe.com/api/subscriptions/update, …/cancel), and what is read by its id: invoices,
 * charges, disputes.
 */
export async function startStripeServer(now: () => Date): Promise<StripeServer> {
  const asked: StripeServer['asked'] = [];
  const sessions: Session[] = [];
  const objects: StripeServer['objects'] = new Map();
  const byKey = new Map<string, { body: string; session: Session }>();
  const state = { isDown: false };

  const fail = (response: ServerResponse, status: number, message: string, code?: string) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    const type = status === 401 ? 'authentication_error' : 'invalid_request_error';
    response.end(JSON.stringify({ error: { type, message, ...(code !== undefined && { code }) } }));
  };
  const answer = (response: ServerResponse, body: object) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
  function toSession({ id, url, status, body, more }: Session) {
    const asked = new URLSearchParams(body);
    const hasTrial = asked.has('subscription_data[trial_period_days]');
    return {
      id,
      object: 'checkout.session',
      livemode: false,
      url: status === 'open' ? url : null,
      status,
      payment_status: 'unpaid',
      client_reference_id: asked.get('client_reference_id'),
      metadata: { purchase_id: asked.get('metadata[purchase_id]') },
      amount_total: hasTrial ? 0 : Number(asked.get('line_items[0][price_data][unit_amount]')),
      currency: asked.get('line_items[0][price_data][currency]'),
      payment_intent: null,
      subscription: null,
      customer: null,
      ...more,
    };
  }

  function createSession(response: ServerResponse, text: string, key: string | null) {
    if (key === null) return fail(response, 400, 'This fake wants an idempotency key');
    const known = byKey.get(key);
    if (known !== undefined)
      return known.body === text
        ? answer(response, toSession(known.session))
        : fail(response, 400, 'Keys for idempotent requests can only be used with the same body');
    const fault = faultOf(new URLSearchParams(text), now());
    if (fault !== null) return fail(response, 400, fault);
    const id = `cs_test_${sessions.length + 1}`;
    const session: Session = {
      id,
      url: `https://checkout.stripe.com/c/pay/${id}`,
      status: 'open',
      body: text,
      more: {},
    };
    sessions.push(session);
    byKey.set(key, { body: text, session });
    return answer(response, toSession(session));
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const text = await readText(request);
    const method = request.method ?? '';
    const path = request.url ?? '';
    const keyHeader = request.headers['idempotency-key'];
    const idempotencyKey = typeof keyHeader === 'string' ? keyHeader : null;
    asked.push({ method, path, body: new URLSearchParams(text), idempotencyKey });
    if (state.isDown) return fail(response, 503, 'Down');
    if (request.headers.authorization !== `Bearer ${stripeKey}`)
      return fail(response, 401, 'Invalid API Key provided');
    if (method === 'POST' && text !== '') {
      const type = request.headers['content-type'] ?? '';
      if (!type.startsWith('application/x-www-form-urlencoded'))
        return fail(response, 400, 'Bodies are forms');
    }
    if (method === 'POST' && path === '/v1/checkout/sessions')
      return createSession(response, text, idempotencyKey);
    const ofSession = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(path);
    if (ofSession !== null) {
      const session = sessions.find(({ id }) => id === ofSession[1]);
      if (session === undefined) return fail(response, 404, 'No such session', 'resource_missing');
      if (ofSession[2] !== undefined) {
        if (session.status !== 'open') return fail(response, 400, 'Only open ones can be expired');
        session.status = 'expired';
      }
      return answer(response, toSession(session));
    }
    const ofObject = /^\/v1\/(subscriptions|invoices|charges|disputes)\/(\w+)$/.exec(path);
    if (ofObject !== null) {
      const [, kind, id = ''] = ofObject;
      if (kind === 'subscriptions' && method !== 'GET')
        return answer(response, { id, object: 'subscription' });
      const object = objects.get(id);
      return object === undefined
        ? fail(response, 404, 'No such object', 'resource_missing')
        : answer(response, object);
    }
    return fail(response, 404, `Unrecognized request URL (${method}: ${path})`);
  }

  const server = createServer((request, response) => {
    void handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = isAddress(address) ? address.port : 0;
  return {
    apiBase: `http://127.0.0.1:${port}`,
    asked,
    sessions,
    objects,
    complete(sessionId, more = {}) {
      const session = sessions.find(({ id }) => id === sessionId);
      if (session === undefined) return;
      session.status = 'complete';
      session.more = { payment_status: 'paid', ...more };
    },
    session(sessionId) {
      const session = sessions.find(({ id }) => id === sessionId);
      return session === undefined ? { id: sessionId } : toSession(session);
    },
    setDown(isDown) {
      state.isDown = isDown;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const isAddress = (address: string | AddressInfo | null): address is AddressInfo =>
  address !== null && typeof address === 'object';

const signer = new Stripe(stripeKey);

/** The header that Stripe signs a webhook with: https://docs.stripe.com/webhooks/signature */
export const signStripeWebhook = (body: string, at: Date, secret = stripeWebhookSecret): string =>
  signer.webhooks.generateTestHeaderString({
    payload: body,
    secret,
    timestamp: Math.floor(at.getTime() / 1000),
  });
