import { describe, expect, it } from 'vitest';
import { alertMachine } from '../../src/machines/alerts/alertMachine';
import type { Alert, AlertRef } from '../../src/machines/alerts/alertMachine';
import { alertsMachine } from '../../src/machines/alerts/alertsMachine';
import { after, startRun, testChart } from '../support/machines';

const alert: Alert = {
  id: 'alert-1',
  content: 'signedUp',
  type: 'success',
  label: null,
  closable: true,
  data: {},
};

const alertRun = (changes: Partial<Alert> = {}) => ({
  machine: () => alertMachine,
  input: ({ owner }: { owner: unknown }) => ({ owner, alert: { ...alert, ...changes } }),
  delays: { tick: 250 },
});

describe.each([true, false])('closable %s', (closable) => {
  testChart('alert', {
    ...alertRun({ closable }),
    code: `alertRun({ closable: ${closable} })`,
    alphabet: [
      { type: 'alert.hold' },
      { type: 'alert.release' },
      ...(closable ? [{ type: 'alert.close' }] : []),
      after('tick', 'alert.counting'),
    ],
    facts: ({ value, context }) => JSON.stringify([value, context.remainingMs]),
    invariant: (snapshot) => {
      const { remainingMs } = snapshot.context;
      expect(remainingMs).toBeGreaterThanOrEqual(0);
      if (snapshot.status === 'active') expect(remainingMs).toBeGreaterThan(0);
      expect(snapshot.status).toBe(snapshot.matches('closed') ? 'done' : 'active');
    },
  });
});

describe('alert', () => {
  it('closes by itself after 5000 ms and not before, and says so once', () => {
    const run = startRun(alertRun());
    run.world.pass(4_999);
    expect(run.value()).toBe('counting');
    run.world.pass(1);
    expect(run.value()).toBe('closed');
    expect(run.world.notices).toEqual([{ type: 'alert.closed', id: 'alert-1' }]);
  });

  it('stands still while it is held, and goes on with the time that was left', () => {
    const run = startRun(alertRun());
    run.world.pass(4_000);
    run.send({ type: 'alert.hold' });
    run.world.pass(60_000);
    expect(run.value()).toBe('held');
    run.send({ type: 'alert.release' });
    run.world.pass(999);
    expect(run.value()).toBe('counting');
    run.world.pass(1);
    expect(run.value()).toBe('closed');
  });

  it.each([true, false])('is closed by hand only where it may be: %s', (closable) => {
    const run = startRun(alertRun({ closable }));
    run.send({ type: 'alert.close' });
    expect(run.world.notices.length).toBe(closable ? 1 : 0);
    const held = startRun(alertRun({ closable }));
    held.send({ type: 'alert.hold' });
    held.send({ type: 'alert.close' });
    expect(held.world.notices.length).toBe(closable ? 1 : 0);
  });
});

describe('alerts', () => {
  const show = (run: ReturnType<typeof startRun>, request: object) =>
    run.send({ type: 'alerts.show', alert: request });
  const shown = (run: ReturnType<typeof startRun>): Alert[] =>
    run.context().shown.map((ref: AlertRef) => ref.getSnapshot().context.alert);

  it('completes what a sender leaves out', () => {
    const run = startRun({ machine: () => alertsMachine });
    show(run, { content: 'signedUp' });
    show(run, {
      content: 'networkLost',
      type: 'error',
      label: 'networkLost',
      closable: false,
      data: { count: 2 },
    });
    expect(shown(run)).toEqual([
      alert,
      {
        id: 'alert-2',
        content: 'networkLost',
        type: 'error',
        label: 'networkLost',
        closable: false,
        data: { count: 2 },
      },
    ]);
  });

  it('closes each after its own 5000 ms', () => {
    const run = startRun({ machine: () => alertsMachine });
    show(run, { content: 'signedUp' });
    run.world.pass(2_000);
    show(run, { content: 'reportSent' });
    run.world.pass(3_000);
    expect(shown(run).map(({ id }) => id)).toEqual(['alert-2']);
    run.world.pass(2_000);
    expect(shown(run)).toEqual([]);
    expect(Object.keys(run.actor.getSnapshot().children)).toEqual([]);
  });

  it('closes one by hand, and never gives its id away again', () => {
    const run = startRun({ machine: () => alertsMachine });
    show(run, { content: 'signedUp' });
    run.context().shown[0].send({ type: 'alert.close' });
    show(run, { content: 'reportSent' });
    expect(shown(run).map(({ id }) => id)).toEqual(['alert-2']);
  });
});
