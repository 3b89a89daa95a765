/** At least this long between two reloads for missing chunks (spec 4.16). */
const RELOAD_PAUSE_MS = 10_000;
const KEY = 'chunk_reload';

type Guarded = {
  location: Pick<Location, 'reload'>;
  navigator: Pick<Navigator, 'onLine'>;
  sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
};

/**
 * Handles a chunk that could not be loaded, such as after a deploy: reloads the page in place,
 * silently. Offline, within ten seconds of the last reload, or where its time cannot be stored, the
 * chunk is missing for good.
 */
export const chunkGuard = (window: Guarded, now: () => number) => {
  let leaving: Promise<never> | undefined;
  return async (fault: unknown): Promise<never> => {
    if (leaving) return leaving;
    const time = now();
    try {
      const { navigator, sessionStorage } = window;
      const before = Number(sessionStorage.getItem(KEY));
      // Absolute, so that a clock set back does not block the next reload.
      if (navigator.onLine && Math.abs(time - before) >= RELOAD_PAUSE_MS) {
        sessionStorage.setItem(KEY, String(time));
        leaving = new Promise(() => undefined);
      }
    } catch {
      // Without a stored time it could reload for ever.
    }
    if (!leaving) throw fault;
    window.location.reload();
    return leaving;
  };
};
