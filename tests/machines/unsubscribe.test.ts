import { describe, expect, it } from 'vitest';
import { unsubscribeMachine } from '../../src/machines/unsubscribe/unsubscribeMachine';
import { done, fault, startRun, testChart } from '../support/machines';
import type { Run } from '../support/machines';

const aToken = done('takeToken', 'the-token');
const stop = { type: 'unsubscribe.stop' };
const undo = { type: 'unsubscribe.undo' };
const ok = { kind: 'done' };
const invalid = { kind: 'invalid' };
const limited = { kind: 'refused', problem: { kind: 'limited', retryAfterMs: 30_000 } };

const unsubscribeRun = {
  machine: (world) =>
    unsubscribeMachine.provide({
      actors: { takeToken: world.held(), stopMails: world.held(), network: world.port() },
    }),
} satisfies Run<typeof unsubscribeMachine>;

testChart('unsubscribe', {
  ...unsubscribeRun,
  alphabet: [
    aToken,
    done('takeToken', null),
    fault('takeToken'),
    stop,
    undo,
    { type: 'network.online' },
    ...['stopMails', 'resumeMails'].flatMap((id) => [
      done(id, ok),
      done(id, invalid),
      done(id, limited),
      fault(id),
    ]),
  ],
  invariant: (snapshot) => {
    const { token, problem } = snapshot.context;
    const hasFailed = snapshot.matches('unstopped') || snapshot.matches('unresumed');
    expect(problem !== null).toBe(hasFailed);
    if (!snapshot.matches('looking') && !snapshot.matches('invalid'))
      expect(token).toBe('the-token');
  },
});

describe('unsubscribing by the link of a mail', () => {
  it('waits for the word of a person, and asks the server once', async () => {
    const run = startRun(unsubscribeRun);
    await run.perform(aToken);
    expect(run.value()).toBe('asking');
    expect(run.world.inputsOf('stopMails')).toEqual([]);
    await run.performAll([stop, stop]);
    expect(run.world.inputsOf('stopMails')).toEqual([{ token: 'the-token', isUndo: false }]);
    await run.perform(done('stopMails', ok));
    expect(run.value()).toBe('stopped');
  });

  it('can be undone, and done again', async () => {
    const run = startRun(unsubscribeRun);
    await run.performAll([aToken, stop, done('stopMails', ok), undo, undo]);
    expect(run.world.inputsOf('resumeMails')).toEqual([{ token: 'the-token', isUndo: true }]);
    await run.performAll([done('resumeMails', ok), stop]);
    expect(run.value()).toBe('stopping');
  });

  it('is tried again after a fault, each as it was meant', async () => {
    const run = startRun(unsubscribeRun);
    await run.performAll([aToken, stop, fault('stopMails')]);
    expect(run.context().problem).toEqual({ kind: 'unreachable' });
    await run.performAll([stop, done('stopMails', ok), undo, done('resumeMails', limited)]);
    expect(run.context().problem).toEqual(limited.problem);
    await run.performAll([undo, done('resumeMails', ok)]);
    expect(run.value()).toBe('resumed');
  });

  it('is tried again by itself when the device is back online, each as it was meant', async () => {
    const run = startRun(unsubscribeRun);
    const online = { type: 'network.online' };
    await run.performAll([aToken, stop, fault('stopMails'), { type: 'network.offline' }]);
    expect(run.value()).toBe('unstopped');
    await run.performAll([online, online, done('stopMails', ok)]);
    expect(run.world.inputsOf('stopMails').length).toBe(2);
    await run.performAll([online, undo, fault('resumeMails'), online, done('resumeMails', ok)]);
    expect(run.value()).toBe('resumed');
    expect(run.world.inputsOf('resumeMails').length).toBe(2);
  });

  it('waits for a person where the server would not have it yet', async () => {
    const run = startRun(unsubscribeRun);
    await run.performAll([aToken, stop, done('stopMails', limited), { type: 'network.online' }]);
    expect(run.value()).toBe('unstopped');
  });

  it.each([null, ''])('has nothing to ask where no link led here (%s)', async (token) => {
    const run = startRun(unsubscribeRun);
    await run.perform(done('takeToken', token));
    expect(run.value()).toBe('invalid');
  });
});
