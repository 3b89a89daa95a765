import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/** Who sleeps for a while hears of it when the page is looked at again. */
function followMinute(tell: () => void) {
  const timer = setInterval(tell, MINUTE_MS / 4);
  document.addEventListener('visibilitychange', tell);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tell);
  };
}

/** How many minutes are left until then, the one that has begun included; never less than one. */
export const useMinutesUntil = (time: string): number =>
  useSyncExternalStore(followMinute, () =>
    Math.max(1, Math.ceil((Date.parse(time) - Date.now()) / MINUTE_MS)),
  );
