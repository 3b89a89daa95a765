import { expect, it } from 'vitest';
import { chunkGuard } from '../../src/browser/chunkGuard';
import { brokenStore, memoryStore } from '../support/memoryStore';

const fault = new TypeError('Failed to fetch dynamically imported module');

/** A tab in which the page is loaded anew by `open`; `reloads` are those that it asked for. */
function openTab({ isOnline = true, store = memoryStore().store } = {}) {
  const tab = { isOnline, time: 1_000_000, reloads: 0 };
  const open = () =>
    chunkGuard(
      {
        location: { reload: () => void (tab.reloads += 1) },
        get navigator() {
          return { onLine: tab.isOnline };
        },
        sessionStorage: store,
      },
      () => tab.time,
    );
  return Object.assign(tab, { open });
}

/** Whether what asked for a chunk is told that it is missing, or the page is left instead. */
const outcome = (recovery: Promise<never>) =>
  Promise.race([
    recovery.catch((error: unknown) => error),
    new Promise((resolve) => setImmediate(resolve, 'leaving')),
  ]);

it('X8 a chunk that does not come reloads the page, once for all that wait for one', async () => {
  const tab = openTab();
  const recover = tab.open();
  expect(await Promise.all([recover(fault), recover(fault)].map(outcome))).toEqual([
    'leaving',
    'leaving',
  ]);
  expect(tab.reloads).toBe(1);
});

it.each([
  ['9 999 ms', 9_999, fault, 1],
  ['10 000 ms', 10_000, 'leaving', 2],
  ['a clock that was put back by a day', -86_400_000, 'leaving', 2],
  ['a clock that was put back by a second', -1_000, fault, 1],
])('X8 the next reload after %s', async (_, passed, expected, reloads) => {
  const tab = openTab();
  await outcome(tab.open()(fault));
  tab.time += passed;
  expect(await outcome(tab.open()(fault))).toBe(expected);
  expect(tab.reloads).toBe(reloads);
});

it('X8 offline the chunk is missing, and asked for again once the network is back', async () => {
  const tab = openTab({ isOnline: false });
  const recover = tab.open();
  expect(await outcome(recover(fault))).toBe(fault);
  tab.isOnline = true;
  expect(await outcome(recover(fault))).toBe('leaving');
  expect(tab.reloads).toBe(1);
});

it('X8 nothing is reloaded where the time of it cannot be kept', async () => {
  const { store } = memoryStore();
  const full = { ...store, setItem: brokenStore.setItem };
  for (const refusing of [brokenStore, full]) {
    const tab = openTab({ store: refusing });
    expect(await outcome(tab.open()(fault))).toBe(fault);
    expect(tab.reloads).toBe(0);
  }
});
