import { describe, expect, it } from 'vitest';
import { bundleMachine } from '../../src/machines/bundle/bundleMachine';
import { after, done, fault, startRun, testChart } from '../support/machines';
import type { Run, World } from '../support/machines';

const bundleRun = {
  machine: (world) => bundleMachine.provide({ actors: { loadBundle: world.held() } }),
  input: ({ owner }: World) => ({ owner, bundle: 'characters' }),
  delays: { retryPause: 5_000 },
} satisfies Run<typeof bundleMachine>;

const machines = {};
const fetchBundle = { type: 'bundle.fetch' };

testChart('bundle', {
  ...bundleRun,
  input: ({ owner }: World) => ({ owner, bundle: 'member' }),
  alphabet: [
    fetchBundle,
    done('loadBundle', machines),
    fault('loadBundle'),
    after('retryPause', 'bundle.missed'),
  ],
  invariant: (snapshot) =>
    expect(snapshot.status).toBe(snapshot.matches('here') ? 'done' : 'active'),
});

describe('the code of a bundle', () => {
  it('is loaded once, and the owner gets it', async () => {
    const run = startRun(bundleRun);
    expect(run.world.inputsOf('loadBundle')).toEqual([{ bundle: 'characters' }]);
    await run.performAll([fetchBundle, done('loadBundle', machines)]);
    expect(run.world.inputsOf('loadBundle').length).toBe(1);
    expect(run.world.notices).toEqual([{ type: 'bundle.arrived', bundle: 'characters', machines }]);
  });

  it('is asked for again, after a failure, when something of it is wanted next', async () => {
    const run = startRun(bundleRun);
    await run.perform(fault('loadBundle'));
    expect(run.world.notices).toEqual([{ type: 'bundle.missed', bundle: 'characters' }]);
    await run.performAll([fetchBundle, done('loadBundle', machines)]);
    expect(run.world.inputsOf('loadBundle').length).toBe(2);
    expect(run.value()).toBe('here');
  });

  it.each([
    ['member', 2],
    ['characters', 1],
  ])('is asked for again by itself where no page waits for it (%s)', async (bundle, calls) => {
    const run = startRun({ ...bundleRun, input: ({ owner }: World) => ({ owner, bundle }) });
    await run.perform(fault('loadBundle'));
    run.world.clock.increment(5_000);
    expect(run.world.inputsOf('loadBundle').length).toBe(calls);
  });
});
