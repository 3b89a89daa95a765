import { describe, expect, it } from 'vitest';
import { partMachine } from '../../src/machines/part/partMachine';
import { done, fault, startRun, testChart } from '../support/machines';
import type { Run, World } from '../support/machines';

const partRun = {
  machine: (world) => partMachine.provide({ actors: { fetchPart: world.held() } }),
  input: ({ owner }: World) => ({ owner, part: 'characters' }),
} satisfies Run<typeof partMachine>;

const fetchPart = { type: 'part.fetch' };

testChart('part', {
  ...partRun,
  alphabet: [fetchPart, done('fetchPart'), fault('fetchPart')],
  invariant: (snapshot) =>
    expect(snapshot.status).toBe(snapshot.matches('here') ? 'done' : 'active'),
});

describe('the code of a part', () => {
  it('is fetched once, and the owner is told', async () => {
    const run = startRun(partRun);
    expect(run.world.inputsOf('fetchPart').length).toBe(0);
    await run.performAll([fetchPart, fetchPart, done('fetchPart')]);
    expect(run.world.inputsOf('fetchPart').length).toBe(1);
    expect(run.world.notices).toEqual([{ type: 'part.arrived', part: 'characters' }]);
  });

  it('is asked for again, after a failure, when something of it is wanted next', async () => {
    const run = startRun(partRun);
    await run.performAll([fetchPart, fault('fetchPart')]);
    expect(run.world.notices).toEqual([{ type: 'part.missed', part: 'characters' }]);
    await run.performAll([fetchPart, done('fetchPart')]);
    expect(run.world.inputsOf('fetchPart').length).toBe(2);
    expect(run.value()).toBe('here');
  });
});
