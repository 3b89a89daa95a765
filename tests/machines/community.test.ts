import { describe, expect, it } from 'vitest';
import { communityMachine } from '../../src/machines/community/communityMachine';
import { startRun, testChart } from '../support/machines';
import type { Run } from '../support/machines';

const communityRun = {
  machine: (world) => communityMachine.provide({ actors: { communityStorage: world.port() } }),
  input: () => ({ address: 'https://community.test/join' }),
} satisfies Run<typeof communityMachine>;

const recalled = (isDismissed: boolean) => ({ type: 'community.recalled', isDismissed });
const dismiss = { type: 'community.dismiss' };
const dismissedElsewhere = { type: 'community.dismissed' };
const written = { type: 'community.writeDismissal' };

testChart('community', {
  ...communityRun,
  alphabet: [recalled(true), recalled(false), dismiss, dismissedElsewhere],
  mayRest: ['dismissed'],
  invariant: (snapshot) => {
    expect(snapshot.hasTag('inviting')).toBe(snapshot.matches('shown'));
    expect(snapshot.can(dismiss)).toBe(snapshot.matches('shown'));
    expect(snapshot.context).toEqual({ address: 'https://community.test/join' });
  },
});

describe('the invitation to the community chat', () => {
  it('is shown once it is known that nobody put it away, and not before', async () => {
    const run = startRun(communityRun);
    expect(run.value()).toBe('recalling');
    await run.perform(recalled(false));
    expect(run.value()).toBe('shown');
    expect(run.world.commands).toEqual([]);
  });

  it('is not shown where it was put away on an earlier visit', async () => {
    const run = startRun(communityRun);
    await run.perform(recalled(true));
    expect(run.value()).toBe('dismissed');
    expect(run.world.commands).toEqual([]);
  });

  it('is put away for good, and that is written down once', async () => {
    const run = startRun(communityRun);
    await run.performAll([recalled(false), dismiss, dismiss, recalled(false)]);
    expect(run.value()).toBe('dismissed');
    expect(run.world.commands).toEqual([written]);
  });

  it.each([[[]], [[recalled(false)]]])(
    'goes with the one in another tab without writing it down again, after %j',
    async (before) => {
      const run = startRun(communityRun);
      await run.performAll([...before, dismissedElsewhere, recalled(false)]);
      expect(run.value()).toBe('dismissed');
      expect(run.world.commands).toEqual([]);
    },
  );
});
