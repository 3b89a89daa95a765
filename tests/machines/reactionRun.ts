import { reactionMachine } from '../../src/machines/reaction/reactionMachine';
import type { Run, World } from '../support/machines';

export const heldReaction = (world: World) =>
  reactionMachine.provide({ actors: { saveReaction: world.held() } });

export const reactionRun = {
  machine: heldReaction,
  input: ({ owner }) => ({ owner, chatId: 'chat-1', messageId: 'message-2', reaction: '❤️' }),
} satisfies Run<typeof reactionMachine>;
