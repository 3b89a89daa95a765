import { createActor, fromCallback } from 'xstate';
import type { LineCommand, StreamFact } from '../machines/eventStream/eventStreamMachine';
import type { streamShareMachine } from '../machines/streamShare/streamShareMachine';

/** The event stream shared by all tabs of a session, as this tab's machine hears it. */
export const sharedLine = (logic: typeof streamShareMachine, tab: string) =>
  fromCallback<LineCommand, { lastEventId: string | null }>(({ input, receive, sendBack }) => {
    const owner = createActor(
      fromCallback<StreamFact>(({ receive: hear }) => hear((fact) => sendBack(fact))),
    ).start();
    const line = createActor(logic, { input: { ...input, owner, tab } });
    receive((command) => line.send(command));
    line.start();
    return () => line.stop();
  });
