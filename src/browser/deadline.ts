import { fromCallback } from 'xstate';
import type { EventObject } from 'xstate';
import type { DeadlineFact } from '../machines/offer/offerMachine';

const MINUTE_MS = 60_000;

type Watched = Pick<Window, 'setTimeout' | 'clearTimeout'> & {
  document: Pick<Document, 'addEventListener' | 'removeEventListener'>;
};

/**
 * Tells the minutes left until an end, once a minute, and when it has passed; after sleep, it
 * catches up when the page is visible again. Without an end it says nothing.
 */
export const deadline = (window: Watched, now: () => number) =>
  fromCallback<EventObject, { endsAt: number | null }>(({ input: { endsAt }, sendBack }) => {
    if (endsAt === null) return;
    const { document } = window;
    const tell = (fact: DeadlineFact) => sendBack(fact);
    let timer: number | undefined;
    let told: number | null = null;
    const look = () => {
      window.clearTimeout(timer);
      const left = endsAt - now();
      if (left <= 0) return tell({ type: 'deadline.passed' });
      const minutes = Math.ceil(left / MINUTE_MS);
      if (minutes !== told) tell({ type: 'deadline.near', minutes });
      told = minutes;
      timer = window.setTimeout(look, left - (minutes - 1) * MINUTE_MS);
    };
    document.addEventListener('visibilitychange', look);
    look();
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  });
