import { fromCallback } from 'xstate';
import type { EventObject } from 'xstate';
import type { LockFact } from '../machines/shared/lock';

/** Other tabs see local storage a moment after this one releases the lock. */
export const STORAGE_LINGER_MS = 100;

/**
 * Requests the lock of this name across the browser's tabs, and holds it until the actor stops, and
 * `lingerMs` longer. Without a name there is nobody to share with.
 */
export const tabLock = (
  locks: Pick<LockManager, 'request'> | undefined,
  name: () => string | null,
  lingerMs = 0,
) =>
  fromCallback<EventObject>(({ sendBack }) => {
    const tell = (fact: LockFact) => sendBack(fact);
    const key = name();
    if (key === null) return tell({ type: 'lock.granted' });
    if (locks === undefined) return tell({ type: 'lock.missing' });

    const controller = new AbortController();
    const { signal } = controller;
    const held = () =>
      new Promise<void>((release) => {
        if (signal.aborted) return release();
        const giveBack = () => (lingerMs === 0 ? release() : setTimeout(release, lingerMs));
        signal.addEventListener('abort', giveBack, { once: true });
        tell({ type: 'lock.granted' });
      });
    locks.request(key, { signal }, held).catch(() => {
      if (!signal.aborted) tell({ type: 'lock.missing' });
    });
    return () => controller.abort();
  });
