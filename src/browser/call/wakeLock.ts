import { fromCallback } from 'xstate';

/** Keeps the screen on, also after the page was away; where the browser cannot, nothing happens. */
export const wakeLock = (document: Document, navigator: Navigator) =>
  fromCallback(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let release = () => {};
    const take = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      // It is refused on a battery that runs low: a call goes on without.
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
