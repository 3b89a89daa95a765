import { createActor, fromCallback } from 'xstate';
import type { upkeepMachine } from '../machines/upkeep/upkeepMachine';

/** What is done behind the pages may wait until they are there. */
const PAUSE_MS = 2_000;

/** The upkeep, whose code comes after the first view. */
export const lateUpkeep = (load: () => Promise<typeof upkeepMachine>) =>
  fromCallback(() => {
    let stop: () => void = () => undefined;
    const timer = setTimeout(
      () =>
        void load().then(
          (logic) => {
            const upkeep = createActor(logic).start();
            stop = () => upkeep.stop();
          },
          // Everything works without it; the next visit asks again.
          () => undefined,
        ),
      PAUSE_MS,
    );
    return () => {
      clearTimeout(timer);
      stop();
    };
  });
