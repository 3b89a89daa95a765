import { describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { subscriptionActors } from '../../src/api/actors/subscription';
import { createClient } from '../../src/api/client';
import { fakeFetch, json, problem } from '../support/fakeFetch';
import { createPremium } from '../support/fixtures/offers';
import { active, prepaid } from '../support/fixtures/subscriptions';

const offer = {
  id: 'premium-month',
  kind: 'premium',
  price: { amount: 999, currency: 'USD' },
  old_price: null,
  discount_percent: null,
  desires: 100,
  period: 'month',
  trial_days: 3,
};
const body = {
  state: 'active',
  offer,
  method: 'card',
  trial_ends_at: null,
  renews_at: active.renewsAt,
  ends_at: null,
};

const serve = (answer: Response) => {
  const { fetch, calls } = fakeFetch(() => answer);
  return { calls, ...subscriptionActors(createClient(fetch, 'http://app.test')) };
};

describe('the subscription', () => {
  const read = (answer: Response) => toPromise(createActor(serve(answer).readSubscription).start());

  it('is read as the server tells it', async () => {
    expect(await read(json(body))).toEqual(active);
    const ending = { state: 'ending', method: 'crypto', renews_at: null, ends_at: prepaid.endsAt };
    expect(await read(json({ ...body, ...ending }))).toEqual(prepaid);
  });

  it('is a fault where no answer can be understood', async () => {
    await expect(read(problem(503, 'unavailable'))).rejects.toThrow('503');
    await expect(read(problem(401, 'unauthorized'))).rejects.toThrow('401');
    await expect(read(json({ ...body, state: 'odd' }))).rejects.toThrow();
  });
});

describe('a cancellation', () => {
  const cancel = (answer: Response) => {
    const { cancelSubscription, calls } = serve(answer);
    return { calls, reply: toPromise(createActor(cancelSubscription).start()) };
  };

  it('tells when premium ends', async () => {
    const { calls, reply } = cancel(json({ ends_at: active.renewsAt }));
    expect(await reply).toEqual({ kind: 'cancelled', endsAt: active.renewsAt });
    expect(calls).toMatchObject([{ method: 'POST', path: '/api/subscription/cancel_stripe/' }]);
  });

  it('had nothing to do where nothing runs any more, or it is another one', async () => {
    expect(await cancel(problem(404, 'not-found')).reply).toEqual({ kind: 'changed' });
    expect(await cancel(problem(409, 'conflict')).reply).toEqual({ kind: 'changed' });
  });

  it('is sent once, and a fault otherwise', async () => {
    const { calls, reply } = cancel(problem(503, 'unavailable'));
    await expect(reply).rejects.toThrow('503');
    expect(calls.length).toBe(1);
    await expect(cancel(problem(401, 'unauthorized')).reply).rejects.toThrow('401');
  });
});

describe('the way back from a cancellation', () => {
  const resume = (answer: Response) => {
    const { resumeSubscription, calls } = serve(answer);
    return { calls, reply: toPromise(createActor(resumeSubscription).start()) };
  };

  it('tells how premium stands then', async () => {
    const { calls, reply } = resume(json(body));
    expect(await reply).toEqual({ kind: 'resumed', subscription: active });
    expect(calls).toMatchObject([{ method: 'POST', path: '/api/subscription/resume/' }]);
  });

  it('had nothing to do where it is over, or was paid in advance', async () => {
    expect(await resume(problem(404, 'not-found')).reply).toEqual({ kind: 'changed' });
    expect(await resume(problem(409, 'conflict')).reply).toEqual({ kind: 'changed' });
    await expect(resume(problem(500, 'internal')).reply).rejects.toThrow('500');
  });
});

describe('the purchases', () => {
  const purchase = {
    id: 'purchase-1',
    offer,
    method: 'card',
    state: 'paid',
    url: null,
    created_at: '2026-11-22T12:00:00.000Z',
    paid_at: '2026-11-22T12:01:00.000Z',
    expires_at: null,
  };
  const list = (answer: Response, page: string | null) => {
    const addresses: string[] = [];
    const client = createClient((request) => {
      addresses.push(request.url);
      return Promise.resolve(answer);
    }, 'http://app.test');
    const { listPurchases } = subscriptionActors(client);
    return { addresses, reply: toPromise(createActor(listPurchases, { input: { page } }).start()) };
  };

  it('come page by page', async () => {
    const { addresses, reply } = list(json({ results: [purchase], next_param: 'page-2' }), null);
    expect(await reply).toEqual({
      purchases: [
        {
          id: 'purchase-1',
          offer: createPremium({ price: offer.price }),
          method: 'card',
          state: 'paid',
          url: null,
          createdAt: '2026-11-22T12:00:00.000Z',
          paidAt: '2026-11-22T12:01:00.000Z',
          expiresAt: null,
        },
      ],
      next: 'page-2',
    });
    const further = list(json({ results: [], next_param: null }), 'page-2');
    expect(await further.reply).toEqual({ purchases: [], next: null });
    expect([...addresses, ...further.addresses]).toEqual([
      'http://app.test/api/purchases',
      'http://app.test/api/purchases?c=page-2',
    ]);
  });

  it('are a fault where they do not come', async () => {
    await expect(list(problem(500, 'internal'), null).reply).rejects.toThrow('500');
  });
});
