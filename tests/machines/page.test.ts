import { describe, expect, it } from 'vitest';
import { pageMachine } from '../../src/machines/page/pageMachine';
import { startRun, testChart } from '../support/machines';
import type { Run } from '../support/machines';

const pageRun = {
  machine: (world) => pageMachine.provide({ actors: { pageLife: world.port() } }),
  input: ({ owner }) => ({ owner }),
} satisfies Run<typeof pageMachine>;

const left = { type: 'page.left' };
const returned = { type: 'page.returned' };
const checked = { type: 'page.checked' };
const woke = { type: 'page.woke', sleptMs: 90_001 };

testChart('page', {
  ...pageRun,
  alphabet: [left, returned, checked, woke],
  facts: ({ value }) => JSON.stringify(value),
  invariant: (snapshot) => expect(typeof snapshot.value).toBe('string'),
});

describe('page', () => {
  it('S12 is covered from when it is put away until the session is checked', async () => {
    const run = startRun(pageRun);
    await run.perform(left);
    expect(run.world.commands).toEqual([{ type: 'page.cover' }]);
    await run.perform(returned);
    expect(run.world.commands.length).toBe(1);
    await run.perform(checked);
    expect(run.world.commands.slice(1)).toEqual([{ type: 'page.uncover' }]);
    expect(run.world.notices).toEqual([left, returned]);
  });

  it('S12 stays covered when it is put away again before it was checked', async () => {
    const run = startRun(pageRun);
    await run.performAll([left, returned, left, checked]);
    expect(run.value()).toBe('away');
    expect(run.world.commands).toEqual([{ type: 'page.cover' }]);
  });

  it('S8 tells when the device slept, wherever the page is', async () => {
    const run = startRun(pageRun);
    await run.performAll([woke, left, woke]);
    expect(run.world.notices).toEqual([woke, left, woke]);
  });
});
