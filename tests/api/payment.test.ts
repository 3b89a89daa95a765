import { describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { paymentActors } from '../../src/api/actors/payment';
import { createClient } from '../../src/api/client';
import type { Intent } from '../../src/machines/payment/intent';
import { fakeFetch, json, problem } from '../support/fakeFetch';
import { createPurchase, purchaseId } from '../support/fixtures/offers';

const url = 'https://checkout.test/1';
const intent: Intent = {
  clientId: '0190a5c0-0000-7000-8000-00000000000a',
  offerId: 'desires-350',
  kind: 'desires',
  method: 'card',
  returnPath: '/ines',
  purchaseId: null,
  hasPaid: false,
};

const body = {
  id: purchaseId,
  offer: {
    id: 'desires-350',
    kind: 'desires',
    price: { amount: 499, currency: 'USD' },
    old_price: null,
    discount_percent: null,
    desires: 350,
    period: null,
    trial_days: 0,
  },
  method: 'card',
  state: 'open',
  url,
  created_at: createPurchase().createdAt,
  paid_at: null,
  expires_at: createPurchase().expiresAt,
};

const actorsFor = (answer: Response) => {
  const bodies: unknown[] = [];
  const { fetch, calls } = fakeFetch(() => answer.clone());
  const client = createClient(async (request) => {
    const text = await request.clone().text();
    bodies.push(text === '' ? null : JSON.parse(text));
    return fetch(request);
  }, 'http://app.test');
  return { ...paymentActors(client), bodies, calls };
};

const create = (answer: Response, wanted: Intent | null = intent) =>
  toPromise(createActor(actorsFor(answer).createCheckout, { input: { intent: wanted } }).start());

describe('a checkout', () => {
  it('M1 is asked for by the name of its purchase, as often as it is asked', async () => {
    const { createCheckout, bodies } = actorsFor(json({ purchase_id: purchaseId, url }, 201));
    const call = () => toPromise(createActor(createCheckout, { input: { intent } }).start());
    expect([await call(), await call()]).toEqual(
      Array(2).fill({ kind: 'opened', purchaseId, url }),
    );
    const asked = { client_id: intent.clientId, offer_id: 'desires-350', return_path: '/ines' };
    expect(bodies).toEqual([asked, asked]);
  });

  it.each([
    ['card', '/api/subscription/create_stripe/'],
    ['crypto', '/api/subscription/create_crypto_payment/'],
  ] as const)('by %s has a call of its own', async (method, path) => {
    const { createCheckout, bodies, calls } = actorsFor(
      json({ purchase_id: purchaseId, url }, 201),
    );
    const wanted = { ...intent, method };
    await toPromise(createActor(createCheckout, { input: { intent: wanted } }).start());
    expect(calls).toMatchObject([{ method: 'POST', path }]);
    expect(bodies).toMatchObject([{ client_id: intent.clientId, offer_id: 'desires-350' }]);
  });

  it.each([
    [409, 'offer-ended', 'ended'],
    [404, 'not-found', 'ended'],
    [409, 'already-subscribed', 'subscribed'],
    [409, 'conflict', 'conflict'],
    [401, 'unauthorized', 'unauthorized'],
  ])('that is refused by %i %s is "%s"', async (status, code, kind) => {
    expect(await create(problem(status, code))).toEqual({ kind });
  });

  it.each([
    ['a server that is down', problem(503, 'unavailable')],
    ['a refusal that nobody knows', problem(400, 'invalid-input')],
    ['an answer without an address', json({ purchase_id: purchaseId }, 201)],
  ])('is a fault for %s', async (_what, answer) => {
    await expect(create(answer)).rejects.toThrow();
  });

  it('is asked for by nobody who chose nothing', async () => {
    await expect(create(json({}), null)).rejects.toThrow('Nothing was chosen');
  });
});

describe.each([
  ['readPurchase', 'GET', `/api/purchases/${purchaseId}`],
  ['cancelPurchase', 'POST', `/api/purchases/${purchaseId}/cancel`],
] as const)('a purchase, by %s', (name, method, path) => {
  const ask = (answer: Response) => {
    const { calls, [name]: actor } = actorsFor(answer);
    return { reply: toPromise(createActor(actor, { input: { purchaseId } }).start()), calls };
  };

  it('is what the server says', async () => {
    const { reply, calls } = ask(json(body));
    expect(await reply).toEqual({ kind: 'found', purchase: createPurchase() });
    expect(calls).toMatchObject([{ method, path }]);
  });

  it('M7 that is on its way is found, and is no fault', async () => {
    const { reply } = ask(json({ ...body, state: 'pending', url: null }));
    const purchase = createPurchase({ state: 'pending', url: null });
    expect(await reply).toEqual({ kind: 'found', purchase });
  });

  it.each([
    [401, 'unauthorized'],
    [404, 'unknown'],
    [400, 'unknown'],
  ])('M5 answered by %s is %s', async (status, kind) => {
    expect(await ask(problem(status, 'refused')).reply).toEqual({ kind });
  });

  it.each([
    ['a server that is down', problem(503, 'unavailable')],
    ['a state that nobody knows', json({ ...body, state: 'success' })],
  ])('is a fault for %s', async (_what, answer) => {
    await expect(ask(answer).reply).rejects.toThrow();
  });
});
