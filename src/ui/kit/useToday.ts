import { useSyncExternalStore } from 'react';

const dayNow = () => new Date().toDateString();

const untilMidnight = () => {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();
};

/** A device that slept through midnight catches up when the page is visible again. */
function followDay(tell: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(turn, untilMidnight());
  };
  function turn() {
    clearTimeout(timer);
    tell();
    wait();
  }
  document.addEventListener('visibilitychange', turn);
  wait();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', turn);
  };
}

/** The local date, as `Date` writes it; it changes at midnight. */
export const useToday = (): string => useSyncExternalStore(followDay, dayNow);
