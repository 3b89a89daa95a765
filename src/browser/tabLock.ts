import { fromCallback } from 'xstate';
import type { EventObject } from 'xstate';
import type { LockFact } from '../machines/shared/lock';

/** What one tab keeps in local storage reaches the others a moment after it gives the lock back. */
export const STORAGE_LINGER_MS = 100;

/**
 * Asks for the lock of this name over all tabs of this browser, and holds it from then on until the
 * actor stops, and `lingerMs` longer. Without a name there is nobody to share with.
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
