import { describe, expect, it } from 'vitest';
import { removalMachine } from '../../src/machines/removal/removalMachine';
import { reportsMachine } from '../../src/machines/reports/reportsMachine';
import { createReport, removalForm, removalReceipt } from '../support/fixtures/reports';
import { done, fault, startRun, testChart } from '../support/machines';
import type { Run } from '../support/machines';

const reportsRun = {
  machine: (world) => reportsMachine.provide({ actors: { loadReports: world.held() } }),
} satisfies Run<typeof reportsMachine>;

const page = (ids: readonly number[], next: string | null = null) => ({
  entries: ids.map((id) => createReport(id)),
  next,
});
const first = done('loadReports', page([4, 3], 'before 3'));
const older = done('loadOlder', page([2, 1]));
const more = { type: 'reports.more' };
const retry = { type: 'reports.retry' };

testChart('reports', {
  ...reportsRun,
  alphabet: [
    done('loadReports', page([])),
    first,
    fault('loadReports'),
    older,
    fault('loadOlder'),
    more,
    retry,
  ],
  invariant: (snapshot) => {
    const { entries, next } = snapshot.context;
    expect(snapshot.matches('shown')).toBe(entries.length > 0);
    expect(snapshot.can(more)).toBe(snapshot.matches({ shown: 'idle' }) && next !== null);
  },
});

describe('the list of one’s reports', () => {
  it('comes page by page, and tries again what failed', async () => {
    const run = startRun(reportsRun);
    await run.performAll([fault('loadReports'), retry, first, more, fault('loadOlder')]);
    expect(run.context().entries).toHaveLength(2);
    await run.performAll([retry, older, more]);
    expect(run.context().entries.map(({ id }: { id: string }) => id)).toEqual([
      'report-4',
      'report-3',
      'report-2',
      'report-1',
    ]);
    expect(run.world.inputsOf('loadOlder')).toEqual([
      { cursor: 'before 3' },
      { cursor: 'before 3' },
    ]);
  });
});

const removalRun = {
  machine: (world) => removalMachine.provide({ actors: { sendRemoval: world.held() } }),
} satisfies Run<typeof removalMachine>;

const submit = { type: 'removal.submit', form: removalForm };
const received = done('sendRemoval', { kind: 'received', receipt: removalReceipt });
const refused = done('sendRemoval', {
  kind: 'refused',
  problem: { kind: 'fields', errors: { email: 'invalid-email' } },
});

testChart('removal', {
  ...removalRun,
  alphabet: [submit, received, refused, fault('sendRemoval')],
  invariant: (snapshot) => {
    expect(snapshot.matches('received')).toBe(snapshot.context.receipt !== null);
    expect(snapshot.can(submit)).toBe(snapshot.matches('editing'));
    if (snapshot.matches('sending')) expect(snapshot.context.problem).toBe(null);
  },
});

describe('a request for removal', () => {
  it('is sent once however often it is pressed, and has its number', async () => {
    const run = startRun(removalRun);
    await run.performAll([submit, submit, received]);
    expect(run.world.inputsOf('sendRemoval')).toEqual([{ form: removalForm }]);
    expect(run.context().receipt).toEqual(removalReceipt);
  });

  it('loses nothing that was typed', async () => {
    const run = startRun(removalRun);
    await run.performAll([submit, fault('sendRemoval')]);
    expect(run.context()).toMatchObject({ form: removalForm, problem: { kind: 'unreachable' } });
    await run.performAll([submit, refused]);
    expect(run.context()).toMatchObject({ form: removalForm, problem: { kind: 'fields' } });
  });
});
