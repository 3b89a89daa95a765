import type { ActorRefFrom } from 'xstate';
import type { ConversationNotice } from '../conversation/conversationTypes';
import type { ChatSummary } from '../conversation/message';
import { characterLoading } from '../shared/characterLoading';
import { eventItself } from '../shared/eventItself';
import { chat } from './chatSetup';
import type { ChatContext } from './chatSetup';
import { texts } from './textsRegion';

type OfChat = { event: { chatId: string } };
type OfCharacter = { event: { characterId: string } };

const passIfHere = {
  guard: { type: 'isThisChat', params: ({ event }: OfChat) => event },
  actions: 'pass',
} as const;

const passIfItsCharacter = {
  guard: { type: 'isThisCharacter', params: ({ event }: OfCharacter) => event },
  actions: 'pass',
} as const;

/** Opens the chat that takes the place of the one before: restarted or restored. */
const toSuccessor = {
  guard: {
    type: 'isSuccessor',
    params: ({ event }: { event: { chat: ChatSummary } }) => event,
  },
  target: 'open',
  reenter: true,
  actions: {
    type: 'keepChat',
    params: ({ event }: { event: { chat: ChatSummary } }) => event,
  },
} as const;

const tellOnward = {
  actions: {
    type: 'tellOwner',
    params: ({ event }: { event: ConversationNotice }) => ({ notice: event }),
  },
} as const;

export const chatMachine = chat.createMachine({
  id: 'chat',
  description: 'One character: a guest sees the profile, a logged-in user the conversation.',
  context: ({ input }) => ({
    ...input,
    card: null,
    character: input.character ?? null,
    chat: null,
  }),
  type: 'parallel',
  invoke: { id: 'gallery', src: 'gallery' },
  on: {
    'visitor.changed': [
      {
        guard: { type: 'isGuestNow', params: eventItself },
        target: '.page.arriving',
        actions: [{ type: 'keepVisitor', params: eventItself }, 'forgetChat'],
      },
      { actions: { type: 'keepVisitor', params: eventItself } },
    ],
    'server.personaRemoved': {
      guard: { type: 'isThisCharacter', params: ({ event }) => ({ characterId: event.id }) },
      target: '.page.gone',
    },
    'chat.goTo': { actions: { type: 'keepGoal', params: eventItself } },
    'character.introduced': { actions: { type: 'keepCard', params: eventItself } },
    'alert.raised': tellOnward,
    'chat.gapFound': tellOnward,
    'offer.wanted': tellOnward,
    'outboxMessage.written': tellOnward,
    'login.wanted': tellOnward,
  },

  states: {
    page: {
      description: 'What is shown of the character.',
      initial: 'loadingCharacter',
      states: {
        loadingCharacter: {
          description: 'Loads the character; what the catalogue knows of it is shown until then.',
          tags: ['loading'],
          always: { guard: 'hasCharacter', target: 'arriving' },
          invoke: characterLoading({ found: 'arriving', failed: 'characterFailed' }),
          on: {
            'chat.translate': { target: 'loadingCharacter', reenter: true },
            'visitor.changed': [
              // The call with the token of a session that ended would be refused.
              {
                guard: { type: 'isLoggedOut', params: eventItself },
                target: 'loadingCharacter',
                reenter: true,
                actions: { type: 'keepVisitor', params: eventItself },
              },
              { actions: { type: 'keepVisitor', params: eventItself } },
            ],
          },
        },
        characterFailed: {
          description: 'The character failed to load; the user can try again.',
          tags: ['failed'],
          on: {
            'chat.retry': { target: 'loadingCharacter' },
            'visitor.changed': {
              target: 'loadingCharacter',
              actions: { type: 'keepVisitor', params: eventItself },
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
          description:
            'Checks who is here: a guest sees the profile, a logged-in user goes on to the chat.',
          always: [{ guard: 'isAuthorized', target: 'opening' }, { target: 'preview' }],
        },
        preview: {
          description: 'A guest sees the profile and the greeting.',
          on: {
            'visitor.changed': {
              target: 'arriving',
              actions: { type: 'keepVisitor', params: eventItself },
            },
          },
        },

        opening: {
          description: 'Opens the chat with the character, or starts one.',
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
          // A chat that has only just started is greeted in the language chosen last.
          on: { 'chat.translate': { target: 'opening', reenter: true } },
        },
        openFailed: {
          description:
            'The chat failed to open ("Failed to start new chat"); the user can try again.',
          tags: ['failed'],
          on: { 'chat.retry': { target: 'opening' } },
        },
        locked: {
          description: 'The character needs premium, and the user has none.',
          on: { 'chat.retry': { target: 'opening' } },
        },

        open: {
          description: 'The conversation is on screen.',
          initial: 'staying',
          states: {
            staying: {
              description: 'The chat is open.',
              meta: { noScreen: 'the stories of the conversation show it' },
            },
            parting: {
              description:
                'The chat was removed; waits a moment to see whether a new one takes its place.',
              meta: { noScreen: 'the screen stays as it was' },
              after: { successorPatience: { target: '#chat.page.removed' } },
            },
          },
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
                { type: 'keepChat', params: eventItself },
                { type: 'tellOwner', params: ({ event }) => ({ notice: event }) },
              ],
            },
            'chat.replaced': toSuccessor,
            'server.chatRemoved': {
              guard: { type: 'isThisChat', params: eventItself },
              target: '.parting',
            },
            'server.chat': [
              {
                guard: { type: 'isThisChat', params: ({ event }) => ({ chatId: event.chat.id }) },
                target: '.staying',
                actions: [{ type: 'keepChat', params: eventItself }, 'pass'],
              },
              toSuccessor,
            ],
            'server.message': {
              guard: { type: 'isThisChat', params: ({ event: { message } }) => message },
              actions: 'pass',
            },
            'chat.goTo': { actions: 'pass' },
            'chat.translate': { actions: 'pass' },
            'server.messageDeleted': passIfHere,
            'server.messageEdited': passIfHere,
            'server.replyStarted': passIfHere,
            'server.replyDelta': passIfHere,
            'server.replySnapshot': passIfHere,
            'server.ready': { actions: 'pass' },
            'network.offline': { actions: 'pass' },
            'outbox.changed': { actions: 'pass' },
            'outbox.sent': {
              guard: { type: 'isThisChat', params: ({ event: { message } }) => message },
              actions: 'pass',
            },
            'outbox.failed': passIfItsCharacter,
            'outbox.returned': passIfItsCharacter,
          },
        },
        gone: {
          description: "The user's own character was deleted, here or elsewhere.",
          entry: 'forgetChat',
          on: { 'visitor.changed': {} },
        },
        removed: {
          description: 'The chat was deleted, here or elsewhere; the user can start a new one.',
          entry: 'forgetChat',
          on: {
            'chat.begin': { target: 'opening' },
            'chat.replaced': toSuccessor,
            'server.chat': toSuccessor,
          },
        },
      },
    },

    texts,
  },
});

export type ChatRef = ActorRefFrom<typeof chatMachine>;

const chatOf = ({ chat }: ChatContext): ChatSummary => {
  if (chat === null) throw new Error('No chat is open.');
  return chat;
};

declare module '../app/screenTypes' {
  interface ScreenMachines {
    chat: typeof chatMachine;
  }
}
