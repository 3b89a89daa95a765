import { fromCallback } from 'xstate';

/** Keeps the screen on, also after the page was hidden; does nothing if unsupported. */
export const wakeLock = (document: Document, navigator: Navigator) =>
  fromCallback(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let release = () => {};
    const take = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      // Refused on low battery: the call goes on without it.
      const lock = await navigator.wakeLock.request('screen').catch(() => null);
      if (lock === null) return;
      if (signal.aborted) void lock.release();
      else release = () => void lock.release();
    };
    document.addEventListener('visibilitychange', () => void take(), { signal });
    void take();
    return () => {
      controller.abort();
      release();
    };
  });
