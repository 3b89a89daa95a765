/** How long a screen may take before it counts as missing, in milliseconds. */
const patience = 20_000;

/** A screen sets its title once its story has been played. */
const isThere = (frame: HTMLIFrameElement): boolean => frame.contentDocument?.title === frame.title;

/** Resolves when the screen in a frame has loaded. */
export const arrival = (frame: HTMLIFrameElement, signal: AbortSignal, within = patience) =>
  new Promise<void>((resolve, reject) => {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(within)]);
    const look = () => {
      if (limit.aborted) reject(new Error(`${frame.title} failed to load.`));
      else if (isThere(frame)) resolve();
      else requestAnimationFrame(look);
    };
    look();
  });
