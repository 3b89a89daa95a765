import { describe, expect, it } from 'vitest';
import { receiptsMachine } from '../../src/machines/subscription/receiptsMachine';
import { subscriptionMachine } from '../../src/machines/subscription/subscriptionMachine';
import { createPurchase } from '../support/fixtures/offers';
import {
  active,
  ended,
  ending,
  none,
  pastDue,
  prepaid,
  trialEnding,
  trialing,
} from '../support/fixtures/subscriptions';
import { done, fault, startRun, testChart } from '../support/machines';
import type { Run } from '../support/machines';

const retry = { type: 'subscription.retry' };
const reread = { type: 'subscription.reread' };
const cancel = { type: 'subscription.cancel' };
const confirm = { type: 'subscription.confirm' };
const keep = { type: 'subscription.keep' };
const resume = { type: 'subscription.resume' };
const read = (subscription = active) => done('readSubscription', subscription);
const rereadAs = (subscription = active) => done('rereadSubscription', subscription);
const cancelled = done('cancelSubscription', { kind: 'cancelled', endsAt: ending.endsAt });
const changed = { kind: 'changed' };
const resumed = done('resumeSubscription', { kind: 'resumed', subscription: active });

const subscriptionRun = {
  machine: (world) =>
    subscriptionMachine.provide({
      actors: {
        readSubscription: world.held(),
        cancelSubscription: world.held(),
        resumeSubscription: world.held(),
        receipts: receiptsMachine.provide({ actors: { listPurchases: world.held() } }),
      },
    }),
} satisfies Run<typeof subscriptionMachine>;

testChart('subscription', {
  ...subscriptionRun,
  alphabet: [
    retry,
    reread,
    cancel,
    confirm,
    keep,
    resume,
    read(),
    read(prepaid),
    fault('readSubscription'),
    rereadAs(),
    rereadAs(ending),
    fault('rereadSubscription'),
    cancelled,
    done('cancelSubscription', changed),
    fault('cancelSubscription'),
    resumed,
    done('resumeSubscription', changed),
    fault('resumeSubscription'),
  ],
  invariant: (snapshot) => {
    const { standing, method } = snapshot.context.subscription;
    const in_ = (course: string) => snapshot.matches({ shown: { course } });
    expect(snapshot.hasTag('busy')).toBe(in_('cancelling') || in_('resuming'));
    if (snapshot.can(cancel)) expect(standing).toBe('active');
    if (snapshot.can(resume)) expect([standing, method]).toEqual(['ending', 'card']);
    if (in_('confirming') || in_('uncancelled')) expect(standing).toBe('active');
    if (in_('unresumed')) expect(standing).toBe('ending');
  },
});

const shown = (copy: string, course: string) => ({ shown: { copy, course } });

async function showing(subscription = active) {
  const run = startRun(subscriptionRun);
  await run.perform(read(subscription));
  return { ...run, standing: () => run.context().subscription.standing };
}

describe('the subscription in the settings', () => {
  it('M1 is cancelled once, however often that is confirmed, and lasts to its end', async () => {
    const run = await showing();
    await run.performAll([cancel, confirm, confirm, cancel, confirm]);
    expect(run.world.inputsOf('cancelSubscription').length).toBe(1);
    await run.perform(cancelled);
    expect(run.context().subscription).toEqual(ending);
    expect(run.value()).toEqual(shown('rereading', 'resting'));
    await run.perform(rereadAs(ending));
    expect(run.value()).toEqual(shown('settled', 'resting'));
    await run.performAll([cancel, confirm]);
    expect(run.world.inputsOf('cancelSubscription').length).toBe(1);
  });

  it('M1 is taken back once, and renews again', async () => {
    const run = await showing(ending);
    await run.performAll([resume, resume, cancel, resume]);
    expect(run.world.inputsOf('resumeSubscription').length).toBe(1);
    await run.perform(resumed);
    expect(run.context().subscription).toEqual(active);
  });

  it('is cancelled in two steps, as it is begun, and stays as it is after the first', async () => {
    const run = await showing(trialing);
    await run.perform(cancel);
    expect(run.value()).toEqual(shown('settled', 'confirming'));
    await run.perform(keep);
    expect(run.value()).toEqual(shown('settled', 'resting'));
    expect(run.context().subscription).toEqual(trialing);
    expect(run.world.inputsOf('cancelSubscription')).toEqual([]);
  });

  it('ends at once where a renewal had failed', async () => {
    const run = await showing(pastDue);
    const endsAt = '2026-11-22T12:00:00.000Z';
    await run.performAll([
      cancel,
      confirm,
      done('cancelSubscription', { kind: 'cancelled', endsAt }),
    ]);
    expect(run.context().subscription).toEqual({ ...ended, endsAt });
  });

  it.each([
    ['none', none],
    ['ended', ended],
    ['paid in advance', prepaid],
    ['ending', trialEnding],
  ])('has nothing to cancel where it is %s', async (_name, subscription) => {
    const run = await showing(subscription);
    await run.performAll([cancel, confirm]);
    expect(run.value()).toEqual(shown('settled', 'resting'));
    expect(run.world.inputsOf('cancelSubscription')).toEqual([]);
  });

  it('is not taken back where it was paid in advance', async () => {
    const run = await showing(prepaid);
    await run.perform(resume);
    expect(run.world.inputsOf('resumeSubscription')).toEqual([]);
  });

  it('M7 says after a lost answer that asking again is safe, unless it was cancelled', async () => {
    const run = await showing();
    await run.performAll([cancel, confirm, fault('cancelSubscription')]);
    expect(run.value()).toEqual(shown('rereading', 'uncancelled'));
    await run.performAll([fault('rereadSubscription'), confirm]);
    expect(run.world.inputsOf('cancelSubscription').length).toBe(2);
    await run.performAll([fault('cancelSubscription'), rereadAs(ending)]);
    expect(run.value()).toEqual(shown('settled', 'resting'));
    expect(run.context().subscription).toEqual(ending);
  });

  it('says after a lost answer to keeping it that asking again is safe', async () => {
    const run = await showing(ending);
    await run.performAll([resume, fault('resumeSubscription'), rereadAs(ending)]);
    expect(run.value()).toEqual(shown('settled', 'unresumed'));
    await run.performAll([resume, resumed]);
    expect(run.context().subscription).toEqual(active);
  });

  it('follows another tab: its question goes where there is nothing to cancel any more', async () => {
    const run = await showing();
    await run.performAll([cancel, reread, rereadAs(ending)]);
    expect(run.value()).toEqual(shown('settled', 'resting'));
    expect(run.context().subscription).toEqual(ending);
  });

  it('M3 believes no answer that was under way before the cancellation', async () => {
    const run = await showing();
    await run.performAll([reread, cancel, confirm]);
    const early = run.world.calls.find(({ id }) => id === 'rereadSubscription');
    await run.perform(cancelled);
    expect(early?.signal.aborted).toBe(true);
    early?.resolve(active);
    await early?.promise;
    expect(run.context().subscription).toEqual(ending);
  });

  it('says that it has changed where there was nothing to do, and how it stands', async () => {
    const run = await showing();
    await run.performAll([cancel, confirm, done('cancelSubscription', changed)]);
    expect(run.value()).toEqual(shown('rereading', 'changed'));
    await run.perform(rereadAs(ended));
    expect(run.context().subscription).toEqual(ended);
  });

  it('keeps what is there when it cannot be read again, and reads it when told to', async () => {
    const run = await showing();
    await run.performAll([reread, fault('rereadSubscription')]);
    expect(run.context().subscription).toEqual(active);
    expect(run.value()).toEqual(shown('settled', 'resting'));
    expect(
      run.world.inputsOf('rereadPurchases').length + run.world.inputsOf('listPurchases').length,
    ).toBe(2);
  });

  it('can be asked for again after a failure', async () => {
    const run = startRun(subscriptionRun);
    await run.performAll([fault('readSubscription'), retry, fault('readSubscription'), reread]);
    expect(run.value()).toBe('loading');
    await run.perform(read());
    expect(run.context().subscription).toEqual(active);
  });
});

const more = { type: 'receipts.more' };
const again = { type: 'receipts.reread' };
const bought = (id: string) => createPurchase({ id });
const page = (ids: string, next: string | null) => ({
  purchases: [...ids].map(bought),
  next,
});
const first = page('cb', 'page-2');
const second = page('a', null);

const receiptsRun = {
  machine: (world) => receiptsMachine.provide({ actors: { listPurchases: world.held() } }),
} satisfies Run<typeof receiptsMachine>;

testChart('receipts', {
  ...receiptsRun,
  alphabet: [
    { type: 'receipts.retry' },
    more,
    again,
    done('listPurchases', first),
    fault('listPurchases'),
    done('rereadPurchases', page('dc', 'page-2')),
    fault('rereadPurchases'),
    done('listOlder', second),
    fault('listOlder'),
  ],
  invariant: (snapshot) => {
    const { purchases, next } = snapshot.context;
    const ids = purchases.map(({ id }: { id: string }) => id);
    expect(ids.toSorted().toReversed()).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
    if (snapshot.can(more)) expect(next).not.toBe(null);
  },
});

describe('the purchases in the settings', () => {
  const ids = (run: ReturnType<typeof startRun>) =>
    run.context().purchases.map(({ id }: { id: string }) => id);

  it('come page by page, each asked for once', async () => {
    const run = startRun(receiptsRun);
    await run.performAll([done('listPurchases', first), more, more]);
    expect(run.world.inputsOf('listOlder')).toEqual([{ page: 'page-2' }]);
    await run.performAll([done('listOlder', second), more]);
    expect(ids(run)).toEqual(['c', 'b', 'a']);
    expect(run.world.inputsOf('listOlder').length).toBe(1);
  });

  it('keep the older ones when a new one comes', async () => {
    const run = startRun(receiptsRun);
    await run.performAll([done('listPurchases', first), more, done('listOlder', second), again]);
    await run.perform(done('rereadPurchases', page('dc', 'page-2')));
    expect(ids(run)).toEqual(['d', 'c', 'b', 'a']);
    expect(run.context().next).toBe(null);
  });

  it('show what became of one that is known', async () => {
    const run = startRun(receiptsRun);
    const paid = createPurchase({ id: 'a', state: 'paid' });
    await run.performAll([done('listPurchases', second), again]);
    await run.perform(done('rereadPurchases', { purchases: [paid], next: null }));
    expect(run.context().purchases).toEqual([paid]);
  });
});
