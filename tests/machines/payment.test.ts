import { describe, expect, it } from 'vitest';
import { done, fault, startRun } from '../support/machines';
import { purchaseId } from '../support/fixtures/offers';
import {
  buyRun,
  clientId,
  inState,
  intent,
  loaded,
  nextClientId,
  opened,
  paidReturnRun,
  read,
  returnRun,
  told,
} from './paymentRun';

const settled = { type: 'purchase.settled' };

describe('a payment', () => {
  it('M1 is asked for once however often the button is pressed, and is kept before and after the answer', async () => {
    const run = startRun(buyRun);
    await run.performAll([
      loaded(),
      { type: 'payment.retry' },
      { type: 'payment.again', clientId: nextClientId },
      opened,
      { type: 'payment.continue' },
    ]);
    expect(run.world.inputsOf('createCheckout')).toEqual([{ intent }]);
    expect(run.world.inputsOf('leave')).toEqual([{ url: 'https://checkout.test/1' }]);
    expect(run.world.commands).toEqual([
      { type: 'intent.keep', intent },
      { type: 'intent.keep', intent: { ...intent, purchaseId } },
    ]);
  });

  it('M1 is the same purchase after a fault, and after a reload whose answer was lost', async () => {
    const run = startRun(buyRun);
    await run.performAll([loaded(), fault('createCheckout'), { type: 'payment.retry' }]);
    expect(run.world.inputsOf('createCheckout')).toEqual([{ intent }, { intent }]);

    const kept = { ...intent, clientId: nextClientId, returnPath: '/chat' };
    const later = startRun(buyRun);
    await later.performAll([loaded(kept)]);
    expect(later.world.inputsOf('createCheckout')).toEqual([{ intent: kept }]);
  });

  it('takes another method, or another offer, for another purchase', async () => {
    const run = startRun(buyRun);
    await run.performAll([loaded({ ...intent, method: 'crypto', clientId: nextClientId })]);
    expect(run.context().intent.clientId).toBe(clientId);
  });

  it('asks the server when Back brings the page back as it was left', async () => {
    const run = startRun(buyRun);
    await run.performAll([loaded(), opened, { type: 'page.returned' }]);
    expect(run.world.inputsOf('readPurchase')).toEqual([{ purchaseId }]);
    await run.perform(read('open'));
    expect(run.value()).toEqual({ waiting: 'open' });
    await run.perform({ type: 'payment.continue' });
    expect(run.world.inputsOf('leave')).toHaveLength(2);
    expect(run.world.inputsOf('createCheckout')).toHaveLength(1);
  });

  it('M2 shows one result, in whichever order return and news come', async () => {
    const early = startRun(returnRun);
    await early.performAll([told('paid'), loaded(), read('open')].slice(0, 2));
    expect(early.value()).toEqual({ settled: 'paid' });
    expect(early.world.notices).toEqual([settled]);

    const late = startRun(returnRun);
    await late.performAll([loaded(), read('open'), told('paid'), told('paid'), told('pending')]);
    expect(late.value()).toEqual({ settled: 'paid' });
    expect(late.world.notices).toEqual([settled]);
    expect(late.world.commands).toEqual([{ type: 'intent.forget', purchaseId }]);
  });

  it('M7 thanks who comes back as having paid, and offers no second payment before the news comes', async () => {
    const kept = { ...intent, purchaseId };
    const run = startRun(paidReturnRun);
    await run.performAll([loaded(kept), read('open'), told('open')]);
    expect(run.value()).toEqual({ waiting: 'pending' });
    for (const type of ['payment.continue', 'payment.giveUp'] as const)
      expect(run.actor.getSnapshot().can({ type })).toBe(false);
    run.world.clock.increment(300_000);
    expect(run.value()).toBe('overdue');
    run.send({ type: 'payment.check' });
    await run.perform(read('open'));
    expect(run.value()).toEqual({ waiting: 'pending' });

    const known = { ...kept, hasPaid: true };
    expect(run.world.commands).toEqual([{ type: 'intent.keep', intent: known }]);
    const later = startRun(returnRun);
    await later.performAll([loaded(known), read('open')]);
    expect(later.value()).toEqual({ waiting: 'pending' });
    expect(later.world.commands).toEqual([]);
    await later.performAll([told('failed'), { type: 'payment.again', clientId: nextClientId }]);
    expect(later.context()).toMatchObject({ hasPaid: false, intent: { hasPaid: false } });
  });

  it('hears nothing of the purchase of another', async () => {
    const run = startRun(returnRun);
    await run.performAll([loaded(), read('open')]);
    run.send({ type: 'server.purchase', purchase: { ...inState('paid'), id: 'another' } });
    expect(run.value()).toEqual({ waiting: 'open' });
  });

  it('asks by itself, ever more slowly, where nothing is told', async () => {
    const run = startRun(returnRun);
    await run.performAll([loaded(), read('open')]);
    const asked = () => run.world.inputsOf('readPurchase').length - 1;
    run.world.clock.increment(999);
    expect(asked()).toBe(0);
    run.world.clock.increment(1);
    expect(asked()).toBe(1);
    await run.perform(fault('readPurchase'));
    run.world.clock.increment(1_999);
    expect(asked()).toBe(1);
    run.world.clock.increment(1);
    await run.perform(read('paid'));
    await Promise.resolve();
    expect(run.value()).toEqual({ settled: 'paid' });
  });

  it('M7 says after five minutes that it is late, and never asks for a second payment', async () => {
    const run = startRun(returnRun);
    await run.performAll([loaded(), read('pending')]);
    run.world.clock.increment(299_999);
    expect(run.value()).toEqual({ waiting: 'pending' });
    run.world.clock.increment(1);
    expect(run.value()).toBe('overdue');
    run.send({ type: 'payment.again', clientId: nextClientId });
    run.send({ type: 'payment.continue' });
    expect(run.value()).toBe('overdue');
    run.send(told('paid'));
    expect(run.value()).toEqual({ settled: 'paid' });
    expect(run.world.inputsOf('createCheckout')).toEqual([]);
  });

  it('M7 counts the five minutes from the return, also where the money is on its way meanwhile', async () => {
    const run = startRun(returnRun);
    await run.performAll([loaded(), read('open')]);
    run.world.clock.increment(200_000);
    run.send(told('pending'));
    run.world.clock.increment(100_000);
    expect(run.value()).toBe('overdue');
  });

  it('starts a new purchase after one that was declined', async () => {
    const run = startRun(returnRun);
    await run.performAll([
      loaded(),
      read('failed'),
      { type: 'payment.again', clientId: nextClientId },
      { type: 'payment.again', clientId },
    ]);
    expect(run.world.inputsOf('createCheckout')).toEqual([
      { intent: { ...intent, clientId: nextClientId } },
    ]);
    run.send(told('paid'));
    expect(run.value()).toBe('creating');
  });

  it('is another purchase where the one that was meant has ended', async () => {
    const run = startRun(buyRun);
    await run.performAll([
      loaded(),
      done('createCheckout', { kind: 'conflict' }),
      { type: 'payment.again', clientId: nextClientId },
    ]);
    expect(run.world.inputsOf('createCheckout')).toEqual([
      { intent },
      { intent: { ...intent, clientId: nextClientId } },
    ]);
  });

  it('that was given up and paid meanwhile is paid', async () => {
    const run = startRun(returnRun);
    await run.performAll([loaded(), read('open'), { type: 'payment.giveUp' }]);
    expect(run.world.inputsOf('cancelPurchase')).toEqual([{ purchaseId }]);
    await run.perform(done('cancelPurchase', { kind: 'found', purchase: inState('paid') }));
    expect(run.value()).toEqual({ settled: 'paid' });
  });

  it('M5 credits nothing for an address: what the server does not know is nothing', async () => {
    const run = startRun(returnRun);
    await run.performAll([loaded(), done('readPurchase', { kind: 'unknown' })]);
    expect(run.value()).toBe('unknown');
    expect(run.world.notices).toEqual([]);
  });

  it('asks a guest to log in', async () => {
    const run = startRun(returnRun);
    await run.performAll([loaded(), done('readPurchase', { kind: 'unauthorized' })]);
    expect(run.world.notices).toEqual([{ type: 'login.wanted' }]);
  });
});
