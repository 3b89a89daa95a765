import { deletionMachine } from '../../src/machines/deletion/deletionMachine';
import type { Run, World } from '../support/machines';

export const heldDeletion = (world: World) =>
  deletionMachine.provide({
    actors: { deleteMessage: world.held(), restoreMessage: world.held() },
  });

export const deletionRun = {
  machine: heldDeletion,
  input: ({ owner }) => ({ owner, chatId: 'chat-1', messageId: 'message-2' }),
  delays: { undoTime: 10_000, lastMoment: 4_000 },
} satisfies Run<typeof deletionMachine>;
