import { describe, expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { isFurther, isTrial } from '../../src/machines/payment/purchase';
import type { PurchaseState } from '../../src/machines/payment/purchase';
import { createOffer, createPurchase, purchaseId } from '../support/fixtures/offers';
import { done, fault, startRun } from '../support/machines';
import {
  buyRun,
  clientId,
  inState,
  intent,
  loaded,
  nextClientId,
  opened,
  read,
  returnRun,
  told,
} from './paymentRun';

const again = { type: 'payment.again', clientId: nextClientId };
const leave = { type: 'payment.leave' };
const retry = { type: 'payment.retry' };
const giveUp = { type: 'payment.giveUp' };
const back = { type: 'page.returned' };
const loginWanted = { type: 'login.wanted' };
const settled = { type: 'purchase.settled' };
const refused = (id: string) => done(id, { kind: 'unauthorized' });

const runs = { buying: buyRun, returning: returnRun } as const;

async function after(kind: keyof typeof runs, events: readonly AnyEventObject[]) {
  const run = startRun(runs[kind]);
  await run.performAll(events);
  return { ...run, hasTag: (tag: string) => run.actor.getSnapshot().hasTag(tag) };
}

describe('a payment shows', () => {
  it.each([
    ['buying', [], 'recalling', ['busy']],
    ['buying', [loaded()], 'creating', ['busy']],
    ['buying', [loaded(), opened], 'leaving', ['busy']],
    ['buying', [loaded(), fault('createCheckout')], { fault: 'creation' }, ['fault']],
    ['buying', [loaded(), done('createCheckout', { kind: 'ended' })], 'offerEnded', []],
    ['buying', [loaded(), done('createCheckout', { kind: 'subscribed' })], 'subscribed', []],
    ['buying', [loaded(), done('createCheckout', { kind: 'conflict' })], 'conflict', []],
    ['returning', [loaded()], 'reading', ['busy']],
    ['returning', [loaded(), fault('readPurchase')], { fault: 'reading' }, ['fault']],
    ['returning', [loaded(), read('open')], { waiting: 'open' }, []],
    ['returning', [loaded(), read('pending')], { waiting: 'pending' }, []],
    ['returning', [loaded(), read('open'), giveUp], 'cancelling', ['busy']],
    [
      'returning',
      [loaded(), read('open'), giveUp, fault('cancelPurchase')],
      { fault: 'cancellation' },
      ['fault'],
    ],
  ] as const)('%s %j: %j', async (kind, events, value, tags) => {
    const run = await after(kind, events);
    expect(run.value()).toEqual(value);
    expect(['busy', 'fault'].filter(run.hasTag)).toEqual(tags);
  });
});

describe('a purchase that is', () => {
  it.each([
    ['paid', 'paid', true, [], []],
    ['paid-over', 'over', true, [], []],
    ['paid-short', 'short', false, [leave], []],
    ['paid-late', 'late', false, [], []],
    ['failed', 'failed', false, [leave], [again]],
    ['cancelled', 'cancelled', false, [leave], [again]],
    ['expired', 'expired', false, [leave], [again]],
    ['refunded', 'refunded', true, [], []],
    ['disputed', 'disputed', true, [], []],
  ] as const)(
    '%s is over, and may be left or begun again',
    async (state, shown, isTold, ...ways) => {
      const events = [loaded(), read(state)];
      const run = await after('returning', events);
      expect(run.value()).toEqual({ settled: shown });
      expect(run.world.notices).toEqual(isTold ? [settled] : []);
      expect(run.world.commands).toEqual([{ type: 'intent.forget', purchaseId }]);
      expect([leave, again].filter((event) => run.actor.getSnapshot().can(event))).toEqual(
        ways.flat(),
      );
    },
  );
});

describe('who leaves', () => {
  it.each([
    ['buying', [loaded(), done('createCheckout', { kind: 'ended' })]],
    ['buying', [loaded(), done('createCheckout', { kind: 'conflict' })]],
    ['buying', [loaded(), fault('createCheckout')]],
    ['returning', [loaded(), read('failed')]],
  ] as const)('%s, after %j is done with it', async (kind, events) => {
    const run = await after(kind, [...events, leave]);
    expect([run.value(), run.actor.getSnapshot().status]).toEqual(['over', 'done']);
  });
});

describe('the checkout', () => {
  it('is opened by who is logged in, and asked for again where it could not be', async () => {
    const run = await after('buying', [loaded(), refused('createCheckout')]);
    expect(run.value()).toEqual({ fault: 'creation' });
    expect(run.world.notices).toEqual([loginWanted]);
    run.send(retry);
    expect(run.value()).toBe('creating');
  });

  it('that does not open within twenty seconds, or at all, leads to what is known', async () => {
    const run = await after('buying', [loaded(), opened]);
    run.world.clock.increment(19_999);
    expect(run.value()).toBe('leaving');
    run.world.clock.increment(1);
    expect(run.value()).toBe('reading');
    expect((await after('buying', [loaded(), opened, fault('leave')])).value()).toBe('reading');
  });

  it('is gone on with where the server says that it is', async () => {
    const run = await after('returning', [loaded(), read('open'), { type: 'payment.continue' }]);
    expect(run.world.inputsOf('leave')).toEqual([{ url: inState('open').url }]);
    expect(run.value()).toBe('leaving');
  });

  it('is nowhere before it is opened, and after the money is on its way', async () => {
    const run = await after('buying', [loaded()]);
    expect([run.context().url, run.context().purchaseId, run.context().purchase]).toEqual([
      null,
      null,
      null,
    ]);
    const pending = await after('returning', [loaded(), read('open'), told('pending')]);
    expect([pending.value(), pending.context().url]).toEqual([{ waiting: 'pending' }, null]);
  });

  it('that was kept for another offer, or opened long ago, is not this one', async () => {
    for (const kept of [
      { ...intent, clientId: nextClientId, offerId: 'premium-month' },
      { ...intent, clientId: nextClientId, purchaseId: 'purchase-before' },
    ]) {
      expect((await after('buying', [loaded(kept)])).context().intent.clientId).toBe(clientId);
    }
  });

  it('of a new try is not taken for the one that was declined', async () => {
    const run = await after('returning', [loaded(), read('failed'), again]);
    expect([run.context().url, run.context().purchaseId, run.context().purchase]).toEqual([
      null,
      null,
      null,
    ]);
    await run.performAll([opened, back, read('open')]);
    expect(run.value()).toEqual({ waiting: 'open' });
  });
});

describe('what a server says', () => {
  it.each([
    ['readPurchase', [loaded()], 'reading', 'reading'],
    ['cancelPurchase', [loaded(), read('open'), giveUp], 'cancellation', 'cancelling'],
  ] as const)('by %s may be a fault, a login or nothing', async (id, events, shown, once) => {
    const guest = await after('returning', [...events, refused(id)]);
    expect(guest.value()).toEqual({ fault: shown });
    expect(guest.world.notices).toEqual([loginWanted]);
    guest.send(retry);
    expect(guest.value()).toBe(once);

    const broken = await after('returning', [...events, fault(id)]);
    expect(broken.value()).toEqual({ fault: shown });
    expect(broken.world.notices).toEqual([]);

    const nobody = await after('returning', [...events, done(id, { kind: 'unknown' })]);
    expect(nobody.value()).toBe('unknown');
    expect(nobody.world.commands).toEqual([{ type: 'intent.forget', purchaseId }]);
  });

  it('M3 never goes back, whichever way it comes', async () => {
    const run = await after('returning', [loaded(), read('pending'), told('open')]);
    expect(run.value()).toEqual({ waiting: 'pending' });
    expect(run.context().purchase.state).toBe('pending');
    const asked = await after('buying', [loaded(), opened, told('pending')]);
    expect(asked.value()).toEqual({ waiting: 'pending' });
    const late = await after('buying', [loaded(), opened, back, told('pending'), read('open')]);
    expect(late.value()).toEqual({ waiting: 'pending' });
  });

  it('M7 late is heard, and asked for', async () => {
    const late = [loaded(), read('open'), { type: 'xstate.after.appearingTime.payment.waiting' }];
    const run = await after('returning', late);
    expect(run.value()).toBe('overdue');
    run.send({ type: 'server.purchase', purchase: { ...inState('pending'), id: 'another' } });
    expect(run.context().purchase.state).toBe('open');
    run.send(told('pending'));
    expect([run.value(), run.context().purchase.state]).toEqual(['overdue', 'pending']);
    run.send({ type: 'payment.check' });
    expect(run.value()).toBe('reading');
    await run.perform(read('open'));
    expect(run.value()).toEqual({ waiting: 'pending' });

    const returned = await after('returning', [...late, back]);
    expect(returned.value()).toBe('reading');
    const over = await after('returning', [...late, told('expired')]);
    expect(over.value()).toEqual({ settled: 'expired' });
    const other = await after('returning', late);
    other.send({ type: 'server.purchase', purchase: { ...inState('paid'), id: 'another' } });
    expect(other.value()).toBe('overdue');
  });

  it('ends the wait that nobody can pay for any more', async () => {
    const run = await after('returning', [loaded(), read('open'), told('cancelled')]);
    expect(run.value()).toEqual({ settled: 'cancelled' });
  });
});

describe('the watch', () => {
  it.each([
    ['a refusal', refused('readPurchase')],
    ['nothing', done('readPurchase', { kind: 'unknown' })],
    ['a fault', fault('readPurchase')],
  ])('goes on after %s', async (_, answer) => {
    const run = await after('returning', [loaded(), read('open')]);
    run.world.clock.increment(1_000);
    await run.perform(answer);
    expect(run.value()).toEqual({ waiting: 'open' });
    run.world.clock.increment(2_000);
    expect(run.world.inputsOf('readPurchase')).toEqual(Array(3).fill({ purchaseId }));
    expect(run.faults).toEqual([]);
  });

  it('asks at least every fifteen seconds', async () => {
    const run = await after('returning', [loaded(), read('open')]);
    for (const pause of [1_000, 2_000, 4_000, 8_000, 15_000, 15_000]) {
      const asked = run.world.inputsOf('readPurchase').length;
      run.world.clock.increment(pause - 1);
      expect(run.world.inputsOf('readPurchase')).toHaveLength(asked);
      run.world.clock.increment(1);
      expect(run.world.inputsOf('readPurchase')).toHaveLength(asked + 1);
      await run.perform(fault('readPurchase'));
    }
  });
});

describe('a purchase', () => {
  const order: readonly (readonly PurchaseState[])[] = [
    ['open'],
    ['pending'],
    ['failed', 'cancelled', 'expired'],
    ['paid-short', 'paid-late'],
    ['paid', 'paid-over'],
    ['refunded', 'disputed'],
  ];
  const places = order.flatMap((states, place) => states.map((state) => ({ state, place })));

  it.each(places)('that is $state is further than what comes before', ({ state, place }) => {
    expect(isFurther(inState(state), null)).toBe(true);
    const passed = places.filter((known) => isFurther(inState(state), inState(known.state)));
    expect(passed).toEqual(places.filter((known) => known.place < place));
  });

  it('begins with free days where it is premium by card that has some', () => {
    const premium = createOffer({ kind: 'premium', trialDays: 3 });
    expect(isTrial(createPurchase({ offer: premium, method: 'card' }))).toBe(true);
    expect(isTrial(createPurchase({ offer: premium, method: 'crypto' }))).toBe(false);
    for (const changes of [{ kind: 'desires' }, { trialDays: 0 }] as const) {
      const offer = { ...premium, ...changes };
      expect(isTrial(createPurchase({ offer, method: 'card' }))).toBe(false);
    }
  });
});
