import { chatSearchHostMachine } from '../chatSearch/chatSearchHostMachine';
import { deletionMachine } from '../deletion/deletionMachine';
import type { EmojiNames } from './emojiNames';
import type { SendReply } from '../outbox/outboxMessageMachine';
import { reactionMachine } from '../reaction/reactionMachine';
import { callbackNotProvided, notProvided } from '../shared/notProvided';
import { unblurMachine } from '../unblur/unblurMachine';
import { galleryMachine } from '../gallery/galleryMachine';
import { viewerMachine } from '../viewer/viewerMachine';
import { voiceMachine } from '../voice/voiceMachine';
import type { DraftCommand } from './conversationTypes';
import type { ChatSummary, HistoryPage, Message } from './message';
import type { Choice, RegenerateReply } from './versions';
import type { Goal, Surroundings } from './visit';

/** The actors of a conversation; the calls among them must be provided. */
export const conversationActors = {
  draftStorage: callbackNotProvided<DraftCommand, { slug: string }>('draftStorage'),
  loadHistory: notProvided<HistoryPage, { chatId: string; cursor: string | null }>('loadHistory'),
  loadAround: notProvided<Surroundings, { chatId: string } & Goal>('loadAround'),
  restartChat: notProvided<ChatSummary, { characterId: string }>('restartChat'),
  stopReply: notProvided<void, { chatId: string }>('stopReply'),
  retryReply: notProvided<void, { chatId: string; clientId: string }>('retryReply'),
  markRead: notProvided<void, { chatId: string; seq: number }>('markRead'),
  deletion: deletionMachine,
  search: chatSearchHostMachine,
  regenerateReply: notProvided<
    RegenerateReply,
    { chatId: string; messageId: string; clientId: string }
  >('regenerateReply'),
  chooseVersion: notProvided<Message, Choice & { chatId: string }>('chooseVersion'),
  editMessage: notProvided<
    SendReply,
    { chatId: string; messageId: string; clientId: string; text: string }
  >('editMessage'),
  /** Reports what the visitor may spend, at once and on every change. */
  allowance: callbackNotProvided('allowance'),
  reaction: reactionMachine,
  nameEmoji: notProvided<EmojiNames>('nameEmoji'),
  listSuggestions: notProvided<readonly string[], { chatId: string }>('listSuggestions'),
  unblur: unblurMachine,
  viewer: viewerMachine,
  /** The character's own pictures, beside the conversation. */
  gallery: galleryMachine,
  voice: voiceMachine,
};
