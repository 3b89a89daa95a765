import { outboxMachine } from '../../src/machines/outbox/outboxMachine';
import { outboxMessageMachine } from '../../src/machines/outbox/outboxMessageMachine';
import type { Run, World } from '../support/machines';

export const heldOutbox = (world: World) =>
  outboxMachine.provide({
    actors: {
      queue: world.port(),
      lock: world.openPort(),
      outboxMessage: outboxMessageMachine.provide({ actors: { sendMessage: world.held() } }),
    },
  });

export const outboxRun = {
  machine: heldOutbox,
  input: ({ owner }) => ({ owner, isOnline: true, openChat: null }),
  delays: { patience: 5_000 },
} satisfies Run<typeof outboxMachine>;
