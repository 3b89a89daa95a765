import { assign, forwardTo, sendTo, setup, stateIn } from 'xstate';
import type { AlertRaised } from '../alerts/alertsMachine';
import type {
  Character,
  CharacterIntroduced,
  CharacterDetail,
  CharacterReply,
} from '../catalogue/character';
import type { conversationMachine } from '../conversation/conversationMachine';
import type { ConversationNotice } from '../conversation/conversationTypes';
import type { ChatSummary } from '../conversation/message';
import type { Goal } from '../conversation/visit';
import type { ServerEvent } from '../eventStream/eventStreamMachine';
import { galleryMachine } from '../gallery/galleryMachine';
import type { OutboxNotice } from '../outbox/outboxTypes';
import { isFound, withCharacter, withCard } from '../shared/characterLoading';
import { machineNotProvided } from '../shared/lazy';
import { notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';

export type OpenReply = { kind: 'opened'; chat: ChatSummary } | { kind: 'premium' };

export type ChatEvent =
  | { type: 'visitor.changed'; isAuthorized: boolean }
  | { type: 'chat.retry' }
  /** A new chat, in the place of one that was deleted. */
  | { type: 'chat.begin' }
  /** Another language was chosen. */
  | { type: 'chat.translate' }
  /** The chat was restarted elsewhere, such as from the list. */
  | { type: 'chat.replaced'; chat: ChatSummary }
  /** Scroll to one message of the conversation, once that is loaded. */
  | ({ type: 'chat.goTo' } & Goal)
  | CharacterIntroduced
  | ConversationNotice
  | OutboxNotice
  | { type: 'network.offline' }
  | ServerEvent;

export type ChatNotice =
  | ConversationNotice
  | AlertRaised
  | { type: 'chat.missing'; slug: string }
  /** The chat is on screen, and shows the messages that are not sent yet. */
  | { type: 'chat.opened'; chat: ChatSummary };

export type ChatInput = {
  owner: Owner<ChatNotice>;
  slug: string;
  isAuthorized: boolean;
  /** The message at which the conversation opens. */
  goal: Goal | null;
  /** The character, if it was fetched ahead. */
  character?: CharacterDetail | null;
};

export type ChatContext = ChatInput & {
  /** What the catalogue knows of the character, shown until more is loaded. */
  card: Character | null;
  character: CharacterDetail | null;
  chat: ChatSummary | null;
};

/** The parts of a chat; its states are in chatMachine. */
export const chat = setup({
  types: {
    context: {} as ChatContext,
    events: {} as ChatEvent,
    input: {} as ChatInput,
    tags: {} as 'loading' | 'failed',
    children: {} as { conversation: 'conversation'; gallery: 'gallery' },
  },
  actors: {
    loadCharacter: notProvided<CharacterReply, { slug: string }>('loadCharacter'),
    openChat: notProvided<OpenReply, { slug: string }>('openChat'),
    gallery: galleryMachine,
    conversation: machineNotProvided<typeof conversationMachine>('conversation'),
  },
  guards: {
    isAuthorized: ({ context }) => context.isAuthorized,
    isGuestNow: (_, params: { isAuthorized: boolean }) => !params.isAuthorized,
    isLoggedOut: ({ context }, params: { isAuthorized: boolean }) =>
      context.isAuthorized && !params.isAuthorized,
    isOpen: stateIn({ page: { open: 'staying' } }),
    hasCharacter: ({ context }) => context.character !== null,
    isFound,
    isOpened: (_, params: { reply: OpenReply }) => params.reply.kind === 'opened',
    isThisChat: ({ context }, params: { chatId: string }) => context.chat?.id === params.chatId,
    isThisCharacter: ({ context }, params: { characterId: string }) =>
      context.character?.id === params.characterId,
    isSuccessor: ({ context }, params: { chat: ChatSummary }) =>
      context.character?.id === params.chat.character.id && context.chat?.id !== params.chat.id,
  },
  actions: {
    keepVisitor: assign((_, params: { isAuthorized: boolean }) => ({
      isAuthorized: params.isAuthorized,
    })),
    keepCard: assign(withCard),
    keepCharacter: assign(withCharacter),
    keepOpened: assign((_, params: { reply: OpenReply }): { chat?: ChatSummary } =>
      params.reply.kind === 'opened' ? { chat: params.reply.chat } : {},
    ),
    keepChat: assign((_, params: { chat: ChatSummary }) => ({ chat: params.chat })),
    forgetChat: assign({ chat: null }),
    keepGoal: assign((_, { messageId }: Goal) => ({ goal: { messageId } })),
    forgetGoal: assign({ goal: null }),
    pass: forwardTo('conversation'),
    tellOwner: sendTo(
      ({ context }: { context: ChatContext }) => context.owner,
      (_, params: { notice: ChatNotice }) => params.notice,
    ),
  },
  delays: {
    /** The pause between two attempts to load the character's texts in another language. */
    catchUpPause: 5_000,
    /** A chat that is removed by a restart is followed by its new one at once. */
    successorPatience: 500,
  },
});
