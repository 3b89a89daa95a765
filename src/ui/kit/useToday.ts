import { useSyncExternalStore } from 'react';

const dayNow = () => new Date().toDateString();

const untilMidnight = () => {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();
};

/** Who sleeps through midnight hears of it when the page is looked at again. */
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

/** The day it is here, as `Date` writes it; it turns at midnight. */
export const useToday = (): string => useSyncExternalStore(followDay, dayNow);
