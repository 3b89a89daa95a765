import { fromCallback } from 'xstate';
import type { KeptCallCommand } from '../../machines/call/call';
import { readItem, writeItem } from '../storage';
import type { KeyValueStore } from '../storage';

const KEY = 'call';
/** Whoever comes back later than this does not expect somebody to be in the call. */
const KEPT_MS = 120_000;

/** Whether this tab was in a call with the character a moment ago. */
const isKept = (store: KeyValueStore | null, slug: string): boolean => {
  const [time, who] = readItem(store, KEY)?.split(' ') ?? [];
  const passed = Date.now() - Number(time);
  return who === slug && passed >= 0 && passed < KEPT_MS;
};

/**
 * Keeps in the tab's own store that a call is running, so that the page can ask whether it goes on
 * after a reload. Who leaves the page of the call for another has hung up.
 */
export const keptCall = (window: EventTarget, store: KeyValueStore | null) =>
  fromCallback<KeptCallCommand, { slug: string }>(({ input: { slug }, receive, sendBack }) => {
    const ends = new AbortController();
    let isRunning = false;
    let isLeaving = false;
    const write = () => writeItem(store, KEY, `${Date.now()} ${slug}`);
    // The room leaves with the page, which must not look like a hang-up: this hears of it first.
    const leave = () => {
      if (!isRunning) return;
      isLeaving = true;
      write();
    };
    if (isKept(store, slug)) sendBack({ type: 'call.recalled' });
    for (const name of ['beforeunload', 'pagehide'])
      window.addEventListener(name, leave, { capture: true, signal: ends.signal });
    receive(({ type }) => {
      isRunning = type === 'call.keep';
      if (isRunning) {
        isLeaving = false;
        write();
      } else if (!isLeaving) writeItem(store, KEY, null);
    });
    return () => {
      ends.abort();
      writeItem(store, KEY, null);
    };
  });
