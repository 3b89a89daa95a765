import { describe, expect, it } from 'vitest';
import { ledgerMachine } from '../../src/machines/ledger/ledgerMachine';
import { createEntry } from '../support/fixtures/ledger';
import { after, done, fault, startRun, testChart } from '../support/machines';
import type { Run } from '../support/machines';

const ledgerRun = {
  machine: (world) => ledgerMachine.provide({ actors: { loadEntries: world.held() } }),
  delays: { catchUpPause: 5_000 },
} satisfies Run<typeof ledgerMachine>;

const page = (ids: readonly number[], next: string | null = null) => ({
  entries: ids.map((id) => createEntry(id)),
  next,
});
const nothing = done('loadEntries', page([]));
const first = done('loadEntries', page([6, 5], 'before 5'));
const older = done('loadOlder', page([4, 3]));
const head = (ids: readonly number[], next: string | null = null) =>
  done('loadHead', page(ids, next));
const renew = { type: 'ledger.renew' };
const translate = { type: 'ledger.translate' };
const more = { type: 'ledger.more' };
const retry = { type: 'ledger.retry' };

testChart('ledger', {
  ...ledgerRun,
  alphabet: [
    nothing,
    first,
    fault('loadEntries'),
    older,
    fault('loadOlder'),
    head([7, 6], 'before 6'),
    head([9, 8], 'before 8'),
    fault('loadHead'),
    after('catchUpPause', 'ledger.shown.head.behind'),
    renew,
    translate,
    more,
    retry,
  ],
  invariant: (snapshot) => {
    const ids: number[] = snapshot.context.entries.map(({ id }: { id: string }) => Number(id));
    // Each once, and the latest first.
    expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => other - one));
    expect(snapshot.can(more)).toBe(
      snapshot.matches({ shown: { past: 'idle' } }) && snapshot.context.next !== null,
    );
    if (snapshot.matches('shown')) expect(ids).not.toEqual([]);
  },
});

describe('the changes of a balance', () => {
  const idsOf = (run: ReturnType<typeof startRun>) =>
    run.context().entries.map(({ id }: { id: string }) => Number(id));

  it('come page by page, and the button is there until the last', async () => {
    const run = startRun(ledgerRun);
    await run.performAll([first, more, more]);
    expect(run.world.inputsOf('loadEntries')).toEqual([{ cursor: null }]);
    expect(run.world.inputsOf('loadOlder')).toEqual([{ cursor: 'before 5' }]);
    await run.performAll([older, more]);
    expect(idsOf(run)).toEqual([6, 5, 4, 3]);
    expect(run.world.inputsOf('loadOlder')).toHaveLength(1);
  });

  it('keep what is there when older ones do not come, and try again', async () => {
    const run = startRun(ledgerRun);
    await run.performAll([first, more, fault('loadOlder')]);
    expect(idsOf(run)).toEqual([6, 5]);
    await run.performAll([retry, older]);
    expect(idsOf(run)).toEqual([6, 5, 4, 3]);
  });

  it('have new ones come on top while all others stay', async () => {
    const run = startRun(ledgerRun);
    await run.performAll([first, more, older, renew]);
    expect(run.actor.getSnapshot().hasTag('loading')).toBe(false);
    expect(idsOf(run)).toEqual([6, 5, 4, 3]);
    await run.perform(head([8, 7, 6, 5], 'before 5'));
    expect(idsOf(run)).toEqual([8, 7, 6, 5, 4, 3]);
    expect(run.context().next).toBe(null);
  });

  it('begin anew where more is new than a page holds, so that none is missing between', async () => {
    const run = startRun(ledgerRun);
    await run.performAll([first, more, renew, head([9, 8], 'before 8')]);
    expect(idsOf(run)).toEqual([9, 8]);
    expect(run.value()).toEqual({ shown: { head: 'current', past: 'idle' } });
    await run.perform(more);
    expect(run.world.inputsOf('loadOlder').at(-1)).toEqual({ cursor: 'before 8' });
  });

  it('are asked for again when the balance changes while they are on their way', async () => {
    const run = startRun(ledgerRun);
    await run.performAll([renew, first]);
    expect(run.world.inputsOf('loadEntries')).toHaveLength(2);
    await run.performAll([renew, renew, head([7, 6, 5])]);
    expect(run.world.inputsOf('loadHead')).toHaveLength(2);
    expect(idsOf(run)).toEqual([7, 6, 5]);
  });

  it('catch up after five seconds where new ones could not be had', async () => {
    const run = startRun(ledgerRun);
    await run.performAll([first, renew, fault('loadHead')]);
    run.world.clock.increment(4_999);
    expect(run.world.inputsOf('loadHead')).toHaveLength(1);
    run.world.clock.increment(1);
    await run.perform(head([7, 6, 5]));
    expect(idsOf(run)).toEqual([7, 6, 5]);
  });

  it('can be tried again after a failure, and begin with the first of all', async () => {
    const run = startRun(ledgerRun);
    await run.performAll([fault('loadEntries'), retry, nothing]);
    expect(run.value()).toBe('empty');
    await run.performAll([renew, first]);
    expect(idsOf(run)).toEqual([6, 5]);
  });
});
