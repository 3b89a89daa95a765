import { chatSearchHostMachine } from '../../src/machines/chatSearch/chatSearchHostMachine';
import { conversationMachine } from '../../src/machines/conversation/conversationMachine';
import { backoffMs } from '../../src/machines/shared/backoff';
import { createChat } from '../support/fixtures/conversations';
import type { Run, World } from '../support/machines';
import { heldDeletion } from './deletionRun';
import { heldReaction } from './reactionRun';
import { heldUnblur } from './unblurRun';
import { heldVoice } from './voiceRun';

export const heldConversation = (world: World) =>
  conversationMachine.provide({
    actors: {
      draftStorage: world.port(),
      loadHistory: world.held(),
      loadAround: world.held(),
      restartChat: world.held(),
      stopReply: world.held(),
      retryReply: world.held(),
      markRead: world.held(),
      deletion: heldDeletion(world),
      search: chatSearchHostMachine.provide({ actors: { loadChatSearch: world.held() } }),
      regenerateReply: world.held(),
      chooseVersion: world.held(),
      editMessage: world.held(),
      allowance: world.port(),
      reaction: heldReaction(world),
      listSuggestions: world.held(),
      nameEmoji: world.held(),
      unblur: heldUnblur(world),
      voice: heldVoice(world),
    },
  });

export const conversationRun = {
  machine: heldConversation,
  input: ({ owner }) => ({ owner, chat: createChat(), goal: null }),
  delays: {
    stopPatience: 5_000,
    catchUpPause: 5_000,
    markTime: 2_500,
    markPause: ({ context }) => backoffMs(context.markAttempts, null, 0.5),
  },
} satisfies Run<typeof conversationMachine>;
