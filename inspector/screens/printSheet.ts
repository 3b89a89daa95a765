import { fromPromise } from 'xstate';
import { arrival } from './arrival';
import { printMachine } from './printMachine';

/** How long one may take with those that are before it, in milliseconds. */
const patience = 60_000;

/** Waits for every screen of the page: those that nobody scrolled to come meanwhile, in their turn. */
const gatherScreens = fromPromise<void>(async ({ signal }) => {
  const frames = [...document.querySelectorAll('iframe')];
  for (const frame of frames) await arrival(frame, signal, patience);
});

/** The machine with the page's own screens and the browser's own printing. */
export const printLogic = printMachine.provide({
  actors: {
    gatherScreens,
    printPage: fromPromise<void>(() => {
      window.print();
      return Promise.resolve();
    }),
  },
});
