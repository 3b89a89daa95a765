import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/** A device that was asleep catches up when the page is visible again. */
function followMinute(tell: () => void) {
  const timer = setInterval(tell, MINUTE_MS / 4);
  document.addEventListener('visibilitychange', tell);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tell);
  };
}

/** How many minutes are left, counting the current one; never less than one. */
export const useMinutesUntil = (time: string): number =>
  useSyncExternalStore(followMinute, () =>
    Math.max(1, Math.ceil((Date.parse(time) - Date.now()) / MINUTE_MS)),
  );
