import { assign, forwardTo, sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { AlertRaised } from '../alerts/alertsMachine';
import type { Bot, BotIntroduced, BotProfile, BotReply } from '../catalogue/bot';
import type { conversationMachine } from '../conversation/conversationMachine';
import type { ConversationNotice } from '../conversation/conversationTypes';
import type { ChatSummary } from '../conversation/message';
import type { ServerEvent } from '../eventStream/eventStreamMachine';
import { botLoading, isFound, withBot, withCard } from '../shared/botLoading';
import { machineNotProvided } from '../shared/lateMachine';
import { notProvided } from '../shared/notProvided';
import type { OutboxNotice } from '../outbox/outboxTypes';
import type { Goal } from '../conversation/visit';
import type { Owner } from '../shared/owner';

export type OpenReply = { kind: 'opened'; chat: ChatSummary } | { kind: 'premium' };

export type ChatEvent =
  | { type: 'visitor.changed'; isAuthorized: boolean }
  | { type: 'chat.retry' }
  /** Another language was chosen. */
  | { type: 'chat.translate' }
  /** The chat was begun anew elsewhere, such as from the list. */
  | { type: 'chat.replaced'; chat: ChatSummary }
  /** To one message of the conversation, once that is there. */
  | ({ type: 'chat.goTo' } & Goal)
  | BotIntroduced
  | ConversationNotice
  | OutboxNotice
  | ServerEvent;

export type ChatNotice =
  | ConversationNotice
  | AlertRaised
  | { type: 'chat.missing'; slug: string }
  /** The chat is on screen, and shows what waits to be sent. */
  | { type: 'chat.opened'; chat: ChatSummary };

export type ChatInput = {
  owner: Owner<ChatNotice>;
  slug: string;
  isAuthorized: boolean;
  /** The message that the conversation is to open at. */
  goal: Goal | null;
};

export type ChatContext = ChatInput & {
  /** What the wall knows of the character, shown until more is there. */
  card: Bot | null;
  bot: BotProfile | null;
  chat: ChatSummary | null;
};

type OfChat = { event: { chatId: string } };
type OfBot = { event: { botId: string } };

const passIfHere = {
  guard: { type: 'isThisChat', params: ({ event }: OfChat) => event },
  actions: 'pass',
} as const;

const passIfItsBot = {
  guard: { type: 'isThisBot', params: ({ event }: OfBot) => event },
  actions: 'pass',
} as const;

const tellOnward = {
  actions: {
    type: 'tellOwner',
    params: ({ event }: { event: ConversationNotice }) => ({ notice: event }),
  },
} as const;

export const chatMachine = setup({
  types: {
    context: {} as ChatContext,
    events: {} as ChatEvent,
    input: {} as ChatInput,
    tags: {} as 'loading' | 'failed',
    children: {} as { conversation: 'conversation' },
  },
  actors: {
    loadBot: notProvided<BotReply, { slug: string }>('loadBot'),
    openChat: notProvided<OpenReply, { slug: string }>('openChat'),
    conversation: machineNotProvided<typeof conversationMachine>('conversation'),
  },
  guards: {
    isAuthorized: ({ context }) => context.isAuthorized,
    isGuestNow: (_, params: { isAuthorized: boolean }) => !params.isAuthorized,
    hasBot: ({ context }) => context.bot !== null,
    isFound,
    isOpened: (_, params: { reply: OpenReply }) => params.reply.kind === 'opened',
    isThisChat: ({ context }, params: { chatId: string }) => context.chat?.id === params.chatId,
    isThisBot: ({ context }, params: { botId: string }) => context.bot?.id === params.botId,
    isSuccessor: ({ context }, params: { chat: ChatSummary }) =>
      context.bot?.id === params.chat.bot.id && context.chat?.id !== params.chat.id,
  },
  actions: {
    keepVisitor: assign((_, params: { isAuthorized: boolean }) => ({
      isAuthorized: params.isAuthorized,
    })),
    keepCard: assign(withCard),
    keepBot: assign(withBot),
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
    /** Between two attempts at having the character's texts in another language. */
    catchUpPause: 5_000,
  },
}).createMachine({
  id: 'chat',
  description: 'One character: the profile for a guest, the conversation for who is logged in.',
  context: ({ input }) => ({ ...input, card: null, bot: null, chat: null }),
  type: 'parallel',
  on: {
    'visitor.changed': [
      {
        guard: { type: 'isGuestNow', params: ({ event }) => event },
        target: '.page.arriving',
        actions: [{ type: 'keepVisitor', params: ({ event }) => event }, 'forgetChat'],
      },
      { actions: { type: 'keepVisitor', params: ({ event }) => event } },
    ],
    'chat.goTo': { actions: { type: 'keepGoal', params: ({ event }) => event } },
    'bot.introduced': { actions: { type: 'keepCard', params: ({ event }) => event } },
    'alert.raised': tellOnward,
    'chat.gapFound': tellOnward,
    'offer.wanted': tellOnward,
    'letter.written': tellOnward,
  },

  states: {
    page: {
      description: 'What of the character is on screen.',
      initial: 'loadingBot',
      states: {
        loadingBot: {
          description: 'The character is on its way; what the wall knows is shown at once.',
          tags: ['loading'],
          invoke: botLoading({ found: 'arriving', failed: 'botFailed' }),
          on: {
            'chat.translate': { target: 'loadingBot', reenter: true },
            'visitor.changed': { actions: { type: 'keepVisitor', params: ({ event }) => event } },
          },
        },
        botFailed: {
          description: 'The character could not be had.',
          tags: ['failed'],
          on: {
            'chat.retry': { target: 'loadingBot' },
            'visitor.changed': {
              target: 'loadingBot',
              actions: { type: 'keepVisitor', params: ({ event }) => event },
            },
          },
        },
        missing: {
          description: 'There is no such character.',
          entry: {
            type: 'tellOwner',
            params: ({ context }) => ({ notice: { type: 'chat.missing', slug: context.slug } }),
          },
          on: { 'visitor.changed': {} },
        },

        arriving: {
          description: 'A guest sees the profile; who is logged in goes on to the chat.',
          always: [{ guard: 'isAuthorized', target: 'opening' }, { target: 'preview' }],
        },
        preview: {
          description: 'A guest reads the profile and the greeting.',
          on: {
            'visitor.changed': {
              target: 'arriving',
              actions: { type: 'keepVisitor', params: ({ event }) => event },
            },
          },
        },

        opening: {
          description: 'The chat is opened, or begun.',
          tags: ['loading'],
          invoke: {
            id: 'openChat',
            src: 'openChat',
            input: ({ context }) => ({ slug: context.slug }),
            onDone: [
              {
                guard: { type: 'isOpened', params: ({ event }) => ({ reply: event.output }) },
                target: 'open',
                actions: { type: 'keepOpened', params: ({ event }) => ({ reply: event.output }) },
              },
              { target: 'locked' },
            ],
            onError: {
              target: 'openFailed',
              actions: {
                type: 'tellOwner',
                params: {
                  notice: {
                    type: 'alert.raised',
                    alert: { content: 'chatStartFailed', type: 'error' },
                  },
                },
              },
            },
          },
          // So that a chat that is only begun is greeted in the language chosen last.
          on: { 'chat.translate': { target: 'opening', reenter: true } },
        },
        openFailed: {
          description: 'The chat could not be opened: "Failed to start new chat".',
          tags: ['failed'],
          on: { 'chat.retry': { target: 'opening' } },
        },
        locked: {
          description: 'A premium character, and the visitor has no premium.',
          on: { 'chat.retry': { target: 'opening' } },
        },

        open: {
          description: 'The conversation is on screen.',
          entry: {
            type: 'tellOwner',
            params: ({ context }) => ({ notice: { type: 'chat.opened', chat: chatOf(context) } }),
          },
          invoke: {
            id: 'conversation',
            src: 'conversation',
            input: ({ context, self }) => ({
              owner: self,
              chat: chatOf(context),
              goal: context.goal,
            }),
          },
          exit: 'forgetGoal',
          on: {
            'chat.restarted': {
              target: 'open',
              reenter: true,
              actions: [
                { type: 'keepChat', params: ({ event }) => event },
                { type: 'tellOwner', params: ({ event }) => ({ notice: event }) },
              ],
            },
            'chat.replaced': {
              guard: { type: 'isSuccessor', params: ({ event }) => event },
              target: 'open',
              reenter: true,
              actions: { type: 'keepChat', params: ({ event }) => event },
            },
            'server.chatRemoved': {
              guard: { type: 'isThisChat', params: ({ event }) => event },
              target: 'opening',
              actions: 'forgetChat',
            },
            'server.chat': {
              guard: { type: 'isThisChat', params: ({ event }) => ({ chatId: event.chat.id }) },
              actions: [{ type: 'keepChat', params: ({ event }) => event }, 'pass'],
            },
            'server.message': {
              guard: { type: 'isThisChat', params: ({ event: { message } }) => message },
              actions: 'pass',
            },
            'chat.goTo': { actions: 'pass' },
            'server.messageDeleted': passIfHere,
            'server.messageEdited': passIfHere,
            'server.replyStarted': passIfHere,
            'server.replyDelta': passIfHere,
            'server.replySnapshot': passIfHere,
            'server.ready': { actions: 'pass' },
            'outbox.changed': { actions: 'pass' },
            'outbox.sent': {
              guard: { type: 'isThisChat', params: ({ event: { message } }) => message },
              actions: 'pass',
            },
            'outbox.failed': passIfItsBot,
            'outbox.returned': passIfItsBot,
          },
        },
      },
    },

    texts: {
      description: "The character's name and texts, which follow the language on screen.",
      on: { 'chat.translate': { guard: 'hasBot', target: '.translating' } },
      initial: 'current',
      states: {
        current: { description: 'No other language was chosen since they were asked for.' },
        translating: {
          description: 'They are on their way in another language; those before stay on screen.',
          invoke: {
            id: 'translateBot',
            src: 'loadBot',
            input: ({ context }) => ({ slug: context.slug }),
            onDone: [
              {
                guard: 'isAuthorized',
                target: 'greeting',
                actions: { type: 'keepBot', params: ({ event }) => ({ reply: event.output }) },
              },
              {
                target: 'current',
                actions: { type: 'keepBot', params: ({ event }) => ({ reply: event.output }) },
              },
            ],
            onError: { target: 'behind' },
          },
        },
        greeting: {
          description: 'A member opens the chat again: an unanswered greeting is told anew.',
          invoke: {
            id: 'greetAgain',
            src: 'openChat',
            input: ({ context }) => ({ slug: context.slug }),
            // What changed comes as events, in their order with all others.
            onDone: { target: 'current' },
            onError: { target: 'behind' },
          },
        },
        behind: {
          description: 'They could not be had yet; they are asked for again.',
          after: { catchUpPause: { target: 'translating' } },
        },
      },
    },
  },
});

export type ChatRef = ActorRefFrom<typeof chatMachine>;

const chatOf = ({ chat }: ChatContext): ChatSummary => {
  if (chat === null) throw new Error('No chat is open.');
  return chat;
};
