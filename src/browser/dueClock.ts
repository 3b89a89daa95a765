import { fromCallback } from 'xstate';
import type { DueFact } from '../machines/claim/claimMachine';

/** The longest timer that a browser supports. */
const LONGEST_MS = 2_147_483_647;

/** Tells when a time has come, by the wall clock: a timer stands still while a device sleeps. */
export const dueClock = (
  document: Pick<Document, 'addEventListener' | 'removeEventListener'>,
  now: () => number,
) =>
  fromCallback<DueFact, { at: string }>(({ input, sendBack }) => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      const restMs = Date.parse(input.at) - now();
      if (restMs > 0) timer = setTimeout(look, Math.min(restMs, LONGEST_MS));
      else sendBack({ type: 'claim.due' });
    };
    document.addEventListener('visibilitychange', look);
    look();
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  });
