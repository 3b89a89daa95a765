import { createActor, fromCallback } from 'xstate';
import type { LineCommand, StreamFact } from '../machines/eventStream/eventStreamMachine';
import type { streamShareMachine } from '../machines/streamShare/streamShareMachine';

/** The line over all tabs, whose code is fetched when somebody is logged in and not before. */
export const lateLine = (
  load: () => Promise<typeof streamShareMachine>,
  tab: string,
  random: () => number,
) =>
  fromCallback<LineCommand, { lastEventId: string | null }>(({ input, receive, sendBack }) => {
    const tell = (fact: StreamFact) => sendBack(fact);
    const owner = createActor(fromCallback<StreamFact>(({ receive: hear }) => hear(tell))).start();
    let stop: () => void = () => undefined;
    let isOver = false;

    load().then(
      (logic) => {
        if (isOver) return;
        const line = createActor(logic, { input: { ...input, owner, tab } });
        stop = () => line.stop();
        receive((command) => line.send(command));
        line.start();
      },
      () => {
        if (!isOver)
          tell({
            type: 'stream.lost',
            unavailable: { kind: 'unavailable', retryAfterMs: null, jitter: random() },
          });
      },
    );
    return () => {
      isOver = true;
      stop();
    };
  });
