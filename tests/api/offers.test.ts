import { describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { offerActors } from '../../src/api/actors/offers';
import { createClient } from '../../src/api/client';
import type { Offer } from '../../src/machines/payment/purchase';
import { fakeFetch, json, problem } from '../support/fakeFetch';
import { discountOffer, packs, plans } from '../support/fixtures/offers';

/** An offer as the contract writes it. */
const written = ({ oldPrice, discountPercent, trialDays, ...rest }: Offer) => ({
  ...rest,
  old_price: oldPrice,
  discount_percent: discountPercent,
  trial_days: trialDays,
});

const now = Date.parse('2026-01-10T20:30:00.000Z');
const running = { offer: written(discountOffer), ends_at: '2026-01-10T20:45:00.000Z' };
const list = (discount: object | null = null) => ({
  results: [...plans, ...packs].map(written),
  discount,
  methods: ['card', 'crypto'],
});

const actorsFor = (answer: Response) => {
  const bodies: string[] = [];
  const { fetch, calls } = fakeFetch(() => answer);
  const client = createClient(async (request) => {
    bodies.push(await request.clone().text());
    return fetch(request);
  }, 'http://app.test');
  return { ...offerActors(client, () => now), bodies, calls };
};

const load = (answer: Response) => toPromise(createActor(actorsFor(answer).loadOffers).start());

describe('the offers', () => {
  it('are taken as the contract writes them', async () => {
    const { loadOffers, calls } = actorsFor(json(list()));
    expect(await toPromise(createActor(loadOffers).start())).toEqual({
      offers: [...plans, ...packs],
      discount: null,
      methods: ['card', 'crypto'],
    });
    expect(calls).toMatchObject([{ method: 'GET', path: '/api/offers' }]);
  });

  it.each([
    ['a clock that is right', 'Sat, 10 Jan 2026 20:30:00 GMT', 15],
    ['a clock that is ten minutes fast', 'Sat, 10 Jan 2026 20:20:00 GMT', 25],
    ['a clock that is an hour slow', 'Sat, 10 Jan 2026 21:30:00 GMT', -45],
    ['no word of the time', '', 15],
    ['what the header rounds away', 'Sat, 10 Jan 2026 20:29:59 GMT', 15],
  ])('end when the server says, by %s', async (_clock, date, minutes) => {
    const { discount } = await load(json(list(running), 200, { date }));
    expect(discount).toEqual({ offer: discountOffer, endsAt: now + minutes * 60_000 });
  });

  it.each([
    ['a server that is down', problem(503, 'unavailable')],
    ['a price that is none', json({ ...list(), results: [{ id: 'desires-350' }] })],
    ['an unknown way to pay', json({ ...list(), methods: ['cheque'] })],
  ])('are a fault for %s', async (_what, answer) => {
    await expect(load(answer)).rejects.toThrow();
  });
});

describe('the discount', () => {
  const ask = (answer: Response) => toPromise(createActor(actorsFor(answer).openDiscount).start());

  it('is given, or is not', async () => {
    expect(await ask(json({ discount: running }))).toEqual({
      offer: discountOffer,
      endsAt: now + 15 * 60_000,
    });
    expect(await ask(json({ discount: null }))).toBe(null);
    await expect(ask(problem(401, 'unauthorized'))).rejects.toThrow('401');
  });
});

describe('a press of the button', () => {
  it.each([
    ['counter', 'counter'],
    ['get-premium', 'get-premium'],
    ['dailyLimit', 'daily-limit'],
    ['', 'elsewhere'],
    ['<script>', 'elsewhere'],
    ['a'.repeat(61), 'elsewhere'],
  ])('from "%s" is counted for "%s"', async (from, place) => {
    const { recordClick, bodies, calls } = actorsFor(new Response(null, { status: 204 }));
    await toPromise(createActor(recordClick, { input: { from } }).start());
    expect(calls).toMatchObject([{ method: 'POST', path: '/api/events/click_subscribe/create' }]);
    expect(bodies).toEqual([JSON.stringify({ from: place })]);
  });
});
