import { createActor, fromCallback } from 'xstate';
import type { StreamCommand, StreamFact } from '../machines/eventStream/eventStreamMachine';
import type { streamShareMachine } from '../machines/streamShare/streamShareMachine';

/** The event stream shared by all tabs of a session, as this tab's machine hears it. */
export const sharedStream = (logic: typeof streamShareMachine, tab: string) =>
  fromCallback<StreamCommand, { lastEventId: string | null }>(({ input, receive, sendBack }) => {
    const owner = createActor(
      fromCallback<StreamFact>(({ receive: hear }) => hear((fact) => sendBack(fact))),
    ).start();
    const stream = createActor(logic, { input: { ...input, owner, tab } });
    receive((command) => stream.send(command));
    stream.start();
    return () => stream.stop();
  });
