import { fromPromise } from 'xstate';
import { printMachine } from './printMachine';

/** So many screens are fetched at once; each is a whole page. */
const atOnce = 6;
/** How long one may take before it is given up, in milliseconds. */
const patience = 20_000;

/** A screen names itself in its title once its story has been played. */
const isThere = (frame: HTMLIFrameElement): boolean => frame.contentDocument?.title === frame.title;

const arrival = (frame: HTMLIFrameElement, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
    const look = () => {
      if (limit.aborted) reject(new Error(`${frame.title} did not come.`));
      else if (isThere(frame)) resolve();
      else requestAnimationFrame(look);
    };
    frame.loading = 'eager';
    look();
  });

/** Waits for every screen of the page, also for those that nobody has scrolled to. */
const gatherScreens = fromPromise<void>(async ({ signal }) => {
  const frames = [...document.querySelectorAll('iframe')];
  for (let from = 0; from < frames.length; from += atOnce)
    await Promise.all(frames.slice(from, from + atOnce).map((frame) => arrival(frame, signal)));
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
