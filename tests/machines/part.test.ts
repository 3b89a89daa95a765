import { describe, expect, it } from 'vitest';
import { partMachine } from '../../src/machines/part/partMachine';
import { after, done, fault, startRun, testChart } from '../support/machines';
import type { Run, World } from '../support/machines';

const partRun = {
  machine: (world) => partMachine.provide({ actors: { fetchPart: world.held() } }),
  input: ({ owner }: World) => ({ owner, part: 'characters' }),
  delays: { retryPause: 5_000 },
} satisfies Run<typeof partMachine>;

const fetchPart = { type: 'part.fetch' };

testChart('part', {
  ...partRun,
  input: ({ owner }: World) => ({ owner, part: 'member' }),
  alphabet: [fetchPart, done('fetchPart'), fault('fetchPart'), after('retryPause', 'part.missed')],
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

  it.each([
    ['member', 2],
    ['characters', 1],
  ])('is asked for again by itself where no page waits for it (%s)', async (part, calls) => {
    const run = startRun({ ...partRun, input: ({ owner }: World) => ({ owner, part }) });
    await run.performAll([fetchPart, fault('fetchPart')]);
    run.world.clock.increment(5_000);
    expect(run.world.inputsOf('fetchPart').length).toBe(calls);
  });
});
