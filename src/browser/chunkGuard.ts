/** Between two reloads for chunks that do not come (spec 4.16). */
const RELOAD_PAUSE_MS = 10_000;
const KEY = 'chunk_reload';

type Guarded = {
  location: Pick<Location, 'reload'>;
  navigator: Pick<Navigator, 'onLine'>;
  sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
};

/**
 * What becomes of a chunk that did not come, such as after a deploy: the page is loaded again where
 * it is, which is where its visitor went, and nothing is told meanwhile. Offline, within ten seconds
 * of the time before, and where that time cannot be kept, the chunk is missing for good.
 */
export const chunkGuard = (window: Guarded, now: () => number) => {
  let leaving: Promise<never> | undefined;
  return async (fault: unknown): Promise<never> => {
    if (leaving) return leaving;
    const time = now();
    try {
      const { navigator, sessionStorage } = window;
      const before = Number(sessionStorage.getItem(KEY));
      // A clock that was put back must not hold the next reload for as long.
      if (navigator.onLine && Math.abs(time - before) >= RELOAD_PAUSE_MS) {
        sessionStorage.setItem(KEY, String(time));
        leaving = new Promise(() => undefined);
      }
    } catch {
      // Without a memory it could go on for ever.
    }
    if (!leaving) throw fault;
    window.location.reload();
    return leaving;
  };
};
