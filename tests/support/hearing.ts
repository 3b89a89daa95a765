import { createActor, setup } from 'xstate';
import type { AnyActorLogic, EventObject } from 'xstate';

/** Runs an actor that tells its parent something, and writes down what. */
export function hearing(logic: AnyActorLogic) {
  const heard: EventObject[] = [];
  const owner = setup({
    types: { events: {} as EventObject },
    actors: { logic },
  }).createMachine({
    invoke: { id: 'heard', src: 'logic' },
    on: { '*': { actions: ({ event }) => heard.push(event) } },
  });
  const actor = createActor(owner).start();
  return {
    heard,
    send: (event: EventObject) => actor.getSnapshot().children['heard']?.send(event),
    stop: () => actor.stop(),
  };
}
