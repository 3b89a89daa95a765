import { describe, expect, it } from 'vitest';
import { buildWatchMachine } from '../../src/machines/buildWatch/buildWatchMachine';
import { after, done, fault, startRun, testChart } from '../support/machines';
import type { Run } from '../support/machines';

const HOUR_MS = 3_600_000;

const buildWatchRun = {
  machine: (world) =>
    buildWatchMachine.provide({ actors: { tab: world.port(), askLatest: world.held() } }),
  input: ({ owner }) => ({ navigation: owner }),
  delays: { askingPause: HOUR_MS },
} satisfies Run<typeof buildWatchMachine>;

const returned = { type: 'tab.returned' };
const offline = { type: 'network.offline' };
const online = { type: 'network.online' };
const toExplore = { type: 'history.push', to: '/', isOpened: false };
const newer = done('askLatest', { kind: 'newer' });
const same = done('askLatest', { kind: 'same' });

testChart('buildWatch', {
  ...buildWatchRun,
  alphabet: [
    returned,
    offline,
    online,
    newer,
    same,
    fault('askLatest'),
    after('askingPause', 'buildWatch.waiting'),
    { type: 'build.reload' },
    { type: 'build.dismiss' },
    toExplore,
    { ...toExplore, type: 'history.replace' },
    { type: 'tab.kept', change: toExplore },
  ],
  facts: ({ value }) => JSON.stringify(value),
  invariant: (snapshot) => {
    expect(snapshot.hasTag('notice')).toBe(snapshot.matches({ outdated: 'noticed' }));
  },
});

describe('a new build', () => {
  it('X8 is asked for every hour, and not before', async () => {
    const run = startRun(buildWatchRun);
    run.world.clock.increment(HOUR_MS - 1);
    expect(run.world.inputsOf('askLatest').length).toBe(0);
    run.world.clock.increment(1);
    await run.perform(same);
    run.world.clock.increment(HOUR_MS);
    expect(run.world.inputsOf('askLatest').length).toBe(2);
  });

  it('X8 is asked for when the tab is looked at again, once at a time', async () => {
    const run = startRun(buildWatchRun);
    await run.performAll([returned, returned]);
    expect(run.world.inputsOf('askLatest').length).toBe(1);
    await run.performAll([same, returned]);
    expect(run.world.inputsOf('askLatest').length).toBe(2);
  });

  it('X8 is told once, and its notice stays until it is put away', async () => {
    const run = startRun(buildWatchRun);
    await run.performAll([returned, newer]);
    expect(run.world.notices).toEqual([{ type: 'navigation.outdated', loader: run.actor }]);
    run.world.clock.increment(10 * HOUR_MS);
    run.send(returned);
    expect(run.value()).toEqual({ outdated: 'noticed' });
    expect(run.world.inputsOf('askLatest').length).toBe(1);
    run.send({ type: 'build.dismiss' });
    run.send(returned);
    expect(run.value()).toEqual({ outdated: 'dismissed' });
    expect(run.world.notices.length).toBe(1);
    expect(run.world.commands).toEqual([]);
  });

  it('X8 is loaded when its visitor says so, and only then', async () => {
    const run = startRun(buildWatchRun);
    await run.performAll([returned, newer]);
    expect(run.world.commands).toEqual([]);
    run.send({ type: 'build.reload' });
    expect(run.world.commands).toEqual([{ type: 'tab.reload' }]);
  });

  it('says nothing of a question that failed, and asks again in its time', async () => {
    const run = startRun(buildWatchRun);
    await run.performAll([returned, fault('askLatest')]);
    expect(run.value()).toBe('waiting');
    expect(run.world.notices).toEqual([]);
    run.world.clock.increment(HOUR_MS);
    expect(run.value()).toBe('asking');
  });

  it('is not asked for offline, and at once when the network is back', async () => {
    const run = startRun(buildWatchRun);
    await run.performAll([returned, offline]);
    expect(run.world.calls[0]?.signal.aborted).toBe(true);
    run.send(returned);
    run.world.clock.increment(2 * HOUR_MS);
    expect(run.world.inputsOf('askLatest').length).toBe(1);
    run.send(online);
    expect(run.world.inputsOf('askLatest').length).toBe(2);
  });

  it('X8 is loaded with the page that is opened next', async () => {
    const run = startRun(buildWatchRun);
    await run.performAll([returned, newer, toExplore]);
    expect(run.world.commands).toEqual([{ type: 'tab.load', change: toExplore }]);
    run.send({ type: 'tab.kept', change: toExplore });
    expect(run.world.notices.slice(1)).toEqual([{ type: 'navigation.stay', change: toExplore }]);
  });

  it.each([[], [{ type: 'build.dismiss' }]])(
    'X8 is not loaded with the next page while there is no network, after %j',
    async (...before) => {
      const run = startRun(buildWatchRun);
      await run.performAll([returned, newer, ...before, offline, toExplore]);
      expect(run.world.commands).toEqual([]);
      expect(run.world.notices.slice(1)).toEqual([{ type: 'navigation.stay', change: toExplore }]);
      await run.performAll([online, toExplore]);
      expect(run.world.commands).toEqual([{ type: 'tab.load', change: toExplore }]);
    },
  );

  it('cannot be loaded offline, and is offered again after it', async () => {
    const run = startRun(buildWatchRun);
    await run.performAll([returned, newer, offline, { type: 'build.reload' }]);
    expect(run.world.commands).toEqual([]);
    run.send(online);
    expect(run.value()).toEqual({ outdated: 'noticed' });
    expect(run.world.notices.length).toBe(1);
  });
});
