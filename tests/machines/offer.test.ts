import { describe, expect, it } from 'vitest';
import { offerMachine } from '../../src/machines/offer/offerMachine';
import {
  createOfferList,
  discount,
  discountOffer,
  packs,
  plans,
  purchaseId,
} from '../support/fixtures/offers';
import { after, done, fault, startRun, testChart } from '../support/machines';
import type { Run, World } from '../support/machines';
import {
  clientId,
  heldPayment,
  intent,
  loaded as noIntents,
  nextClientId,
  opened,
  read,
  told,
} from './paymentRun';

const machine = (world: World) =>
  offerMachine.provide({
    actors: {
      intents: world.port(),
      loadOffers: world.held(),
      openDiscount: world.held(),
      recordClick: world.held(),
      deadline: world.port(),
      payment: heldPayment(world),
    },
  });

const input = { kind: 'desires', from: 'counter', returnPath: '/ines', isAuthorized: true };

const offerRun = {
  machine,
  input: ({ owner }) => ({ owner, ...input }),
  delays: { closingPatience: 1_500 },
} satisfies Run<typeof offerMachine>;

const guestRun = {
  ...offerRun,
  input: ({ owner }) => ({ owner, ...input, isAuthorized: false }),
} satisfies Run<typeof offerMachine>;

const premiumRun = {
  ...offerRun,
  input: ({ owner }) => ({ owner, ...input, kind: 'premium' }),
} satisfies Run<typeof offerMachine>;

const loaded = (intents: readonly object[] = [], isDiscountAsked = false) => ({
  type: 'intents.loaded',
  intents,
  isDiscountAsked,
});
const list = done('loadOffers', createOfferList());
const running = done('loadOffers', createOfferList({ discount }));
const given = done('openDiscount', discount);
const none = done('openDiscount', null);
const buy = { type: 'offer.buy', clientId };
const close = { type: 'offer.close' };
const closed = { type: 'offer.closed' };

const alphabet = [
  loaded(),
  loaded([{ ...intent, purchaseId }]),
  list,
  running,
  fault('loadOffers'),
  { type: 'offer.retry' },
  { type: 'offer.choose', id: 'desires-1000' },
  { type: 'offer.chooseMethod', method: 'crypto' },
  buy,
  close,
  given,
  none,
  fault('openDiscount'),
  after('closingPatience', 'offer.parting'),
  { type: 'deadline.near', minutes: 12 },
  { type: 'deadline.passed' },
  done('payment'),
];

testChart('offer', {
  ...offerRun,
  alphabet: alphabet.filter(({ type }) => type !== 'xstate.done.actor.payment'),
  facts: ({ status, value, context }) =>
    JSON.stringify([status, value, context.chosen?.id, context.discount !== null, context.method]),
  invariant: (snapshot) => {
    const { context } = snapshot;
    if (snapshot.hasTag('offered')) {
      expect([context.discount?.offer, ...context.offers]).toContain(context.chosen);
      expect(context.methods).toContain(context.method);
    }
    if (snapshot.matches('discounted')) expect(context.chosen).toEqual(discountOffer);
    expect(snapshot.can(buy)).toBe(snapshot.matches('shown') || snapshot.matches('discounted'));
    // Nobody is kept: closing is possible wherever there is something to close.
    expect(snapshot.can(close)).toBe(true);
  },
});

describe('the offer', () => {
  it('shows what is of its kind, and chooses among it', async () => {
    const desires = startRun(offerRun);
    await desires.performAll([loaded(), list]);
    expect(desires.context()).toMatchObject({ offers: packs, chosen: packs[0] });
    await desires.performAll([
      { type: 'offer.choose', id: 'desires-1000' },
      { type: 'offer.choose', id: 'premium-month' },
    ]);
    expect(desires.context().chosen).toEqual(packs[2]);

    const premium = startRun(premiumRun);
    await premium.performAll([loaded(), running]);
    expect(premium.context()).toMatchObject({ offers: plans, chosen: plans[0], discount: null });
  });

  it('M1 counts one press and begins one purchase', async () => {
    const run = startRun(offerRun);
    await run.performAll([loaded(), list, buy, { ...buy, clientId: nextClientId }]);
    const clicks = run.world.calls.filter(
      ({ input: from }) => JSON.stringify(from) === '{"from":"counter"}',
    );
    expect(clicks).toHaveLength(1);
    expect(run.context().start).toEqual({
      kind: 'buy',
      offer: packs[0],
      method: 'card',
      clientId,
    });
  });

  it('asks a guest to log in, and counts the press', async () => {
    const run = startRun(guestRun);
    await run.performAll([loaded(), list, buy]);
    expect(run.world.notices).toEqual([{ type: 'login.wanted' }]);
    expect(run.world.calls.at(-1)?.input).toEqual({ from: 'counter' });
    expect(run.value()).toBe('shown');
  });

  it('finds the purchase whose checkout was left, of its kind alone', async () => {
    const run = startRun(offerRun);
    await run.perform(loaded([{ ...intent, purchaseId }]));
    expect(run.value()).toBe('paying');
    expect(run.context().start).toEqual({ kind: 'return', purchaseId, hasPaid: false });

    const other = startRun(premiumRun);
    await other.perform(loaded([{ ...intent, purchaseId }]));
    expect(other.value()).toBe('loading');
  });

  it('tells its payment what the server says, and that somebody is back on the page', async () => {
    const run = startRun(offerRun);
    await run.performAll([loaded(), list, buy]);
    const { payment } = run.actor.getSnapshot().children;
    payment?.send(noIntents());
    await run.performAll([opened, { type: 'page.returned' }]);
    expect(run.world.inputsOf('readPurchase')).toEqual([{ purchaseId }]);
    await run.performAll([read('open'), told('paid')]);
    expect(payment?.getSnapshot().value).toEqual({ settled: 'paid' });
    expect(run.value()).toBe('paying');
  });

  it('shows what can be bought after a payment', async () => {
    const run = startRun(offerRun);
    await run.performAll([loaded(), list, buy]);
    const { payment } = run.actor.getSnapshot().children;
    payment?.send(noIntents());
    await run.perform(fault('createCheckout'));
    payment?.send({ type: 'payment.leave' });
    expect(run.value()).toBe('loading');
  });

  it('gives the discount to who closes it without buying, once', async () => {
    const run = startRun(offerRun);
    await run.performAll([loaded(), list, close, given]);
    expect(run.value()).toBe('discounted');
    expect(run.world.commands).toEqual([{ type: 'discount.asked' }]);
    expect(run.world.notices).toEqual([]);
    await run.perform(close);
    expect(run.world.notices).toEqual([closed]);

    const again = startRun(offerRun);
    await again.performAll([loaded([], true), list, close]);
    expect(again.world.notices).toEqual([closed]);
    expect(again.world.inputsOf('openDiscount')).toEqual([]);
  });

  it.each([none, fault('openDiscount'), after('closingPatience', 'offer.parting'), close])(
    'closes where there is none, and keeps nobody waiting for it: $type',
    async (event) => {
      const run = startRun(offerRun);
      await run.performAll([loaded(), list, close, event]);
      expect(run.world.notices).toEqual([closed]);
    },
  );

  it.each([
    ['a guest', guestRun, list],
    ['who looks at premium', premiumRun, list],
    ['who sees it already', offerRun, running],
  ])('offers %s no discount', async (_who, run, offers) => {
    const live = startRun(run);
    await live.performAll([loaded(), offers, close]);
    expect(live.world.notices).toEqual([closed]);
    expect(live.world.inputsOf('openDiscount')).toEqual([]);
  });

  it('ends the discount with its time: it cannot be bought any more', async () => {
    const run = startRun(offerRun);
    await run.performAll([loaded(), list, close, given, { type: 'deadline.passed' }, buy]);
    expect(run.value()).toBe('ended');

    const shown = startRun(offerRun);
    await shown.performAll([loaded(), running]);
    expect(shown.context().chosen).toEqual(discountOffer);
    await shown.perform({ type: 'deadline.passed' });
    expect(shown.context()).toMatchObject({ discount: null, chosen: packs[0] });
  });
});
