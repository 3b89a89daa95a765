import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

const minuteNow = () => Math.floor(Date.now() / MINUTE_MS);

/** Who sleeps for a while hears of it when the page is looked at again. */
function followMinute(tell: () => void) {
  const timer = setInterval(tell, MINUTE_MS / 4);
  document.addEventListener('visibilitychange', tell);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tell);
  };
}

/** How many whole minutes are left until then; never less than one. */
export const useMinutesUntil = (time: string): number => {
  const minute = useSyncExternalStore(followMinute, minuteNow);
  return Math.max(1, Math.ceil(Date.parse(time) / MINUTE_MS) - minute);
};
