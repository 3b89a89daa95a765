import { fromPromise } from 'xstate';
import { arrival } from './arrival';
import { printMachine } from './printMachine';

/** How long one screen may take, including those before it, in milliseconds. */
const patience = 60_000;

/** Waits for every screen of the page: those nobody scrolled to load meanwhile, in their turn. */
const gatherScreens = fromPromise<void>(async ({ signal }) => {
  const frames = [...document.querySelectorAll('iframe')];
  for (const frame of frames) await arrival(frame, signal, patience);
});

/** The machine with the page's own screens and the browser's print dialog. */
export const printLogic = printMachine.provide({
  actors: {
    gatherScreens,
    printPage: fromPromise<void>(() => {
      window.print();
      return Promise.resolve();
    }),
  },
});
