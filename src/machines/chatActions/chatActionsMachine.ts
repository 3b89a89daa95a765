import { assign, enqueueActions, raise, sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { AlertContent } from '../alerts/alertMachine';
import type { Character } from '../catalogue/character';
import { withNews } from '../chatList/chatNews';
import type { ChatNews, Marking } from '../chatList/chatNews';
import type { ChatSummary } from '../conversation/message';
import { chatSearchHostMachine } from '../chatSearch/chatSearchHostMachine';
import { eventItself } from '../shared/eventItself';
import { notProvided } from '../shared/notProvided';
import { queryOf } from './chatActionsTypes';
import type {
  ChatActionsContext,
  ChatActionsEvent,
  ChatActionsInput,
  ChatActionsNotice,
} from './chatActionsTypes';
import { chatDeletionMachine } from './chatDeletionMachine';
import { markingMachine } from './markingMachine';

const markId = ({ chatId, mark }: Marking) => `${mark}-${chatId}`;
const owner = ({ context }: { context: ChatActionsContext }) => context.owner;
const list = ({ context }: { context: ChatActionsContext }) => context.list;

const say = (content: AlertContent) => ({
  type: 'raiseAlert' as const,
  params: { content },
});

const endDeletion = {
  type: 'endDeletion',
  params: ({ event }: { event: { chatId: string } }) => event,
} as const;

const keepNews = {
  actions: { type: 'keepNews', params: ({ event }: { event: ChatNews }) => ({ news: event }) },
} as const;

const chatActions = setup({
  types: {
    context: {} as ChatActionsContext,
    events: {} as ChatActionsEvent,
    input: {} as ChatActionsInput,
    tags: {} as 'finding' | 'findFailed',
    children: {} as { search: 'search' },
  },
  actors: {
    findChats: notProvided<readonly ChatSummary[], { q: string }>('findChats'),
    restartChat: notProvided<ChatSummary, { characterId: string }>('restartChat'),
    marking: markingMachine,
    deletion: chatDeletionMachine,
    search: chatSearchHostMachine,
  },
  guards: {
    isBlank: (_, params: { text: string }) => queryOf(params) === '',
    isAsked: ({ context }, params: { text: string }) => queryOf(params) === queryOf(context),
    isFinding: ({ context }) => queryOf(context) !== '',
    hasFound: ({ context }) => context.found !== null,
    isDeleted: ({ context }, params: { chat: ChatSummary }) =>
      context.deletions.some((ref) => ref.id === params.chat.id),
  },
  actions: {
    keepText: assign((_, params: { text: string }) => ({ text: params.text })),
    keepFound: assign((_, params: { found: readonly ChatSummary[] }) => ({ found: params.found })),
    dropFound: assign({ found: null }),
    /** Updates the chats that were found; only the next search can tell whether more match. */
    keepNews: assign(({ context: { found } }, { news }: { news: ChatNews }) => {
      const isChange = news.type === 'chat.changed' || news.type === 'chat.replaced';
      if (found === null) return {};
      if (isChange && !found.some(({ character }) => character.id === news.chat.character.id))
        return {};
      return { found: withNews(found, news) };
    }),

    searchSaid: sendTo('search', (_, { text }: { text: string }) => ({
      type: 'search.type' as const,
      text,
    })),
    searchAgain: sendTo('search', { type: 'search.submit' }),
    dropHit: sendTo('search', (_, { messageId }: { messageId: string }) => ({
      type: 'search.drop' as const,
      messageId,
    })),

    mark: enqueueActions(({ context, enqueue, self }, { chatId, mark, isOn }: Marking) => {
      const marking = { chatId, mark, isOn };
      const id = markId(marking);
      const others = context.marks.filter((one) => markId(one) !== id);
      if (others.length < context.marks.length) enqueue.sendTo(id, { type: 'marking.want', isOn });
      else enqueue.spawnChild('marking', { id, input: { owner: self, ...marking } });
      enqueue.assign({ marks: [...others, marking] });
    }),
    endMarking: enqueueActions(({ context, enqueue }, marking: Marking) => {
      const id = markId(marking);
      enqueue.stopChild(id);
      enqueue.assign({ marks: context.marks.filter((one) => markId(one) !== id) });
    }),

    keepRestarting: assign((_, params: { character: Character }) => ({
      restarting: params.character,
    })),
    endRestarting: assign({ restarting: null }),
    tellRestarted: sendTo(owner, (_, params: { chat: ChatSummary }): ChatActionsNotice => ({
      type: 'chat.restarted',
      chat: params.chat,
    })),

    startDeletion: assign(({ context, spawn, self }, { chat }: { chat: ChatSummary }) => ({
      deletions: [
        ...context.deletions,
        spawn('deletion', { id: chat.id, input: { owner: self, chat } }),
      ],
    })),
    endDeletion: enqueueActions(({ context, enqueue }, { chatId }: { chatId: string }) => {
      enqueue.stopChild(chatId);
      enqueue.assign({ deletions: context.deletions.filter(({ id }) => id !== chatId) });
    }),

    tellList: sendTo(list, (_, params: { news: ChatNews }) => params.news),
    raiseAlert: sendTo(owner, (_, { content }: { content: AlertContent }): ChatActionsNotice => ({
      type: 'alert.raised',
      alert: { content, type: 'error' },
    })),
  },
  delays: {
    /** How long typing must pause before the search starts. */
    findPause: 250,
  },
});

const find = chatActions.createStateConfig({
  description: "Finds chats by the character's name or by the last message.",
  on: {
    'chats.find': [
      {
        guard: { type: 'isBlank', params: eventItself },
        target: '.off',
        actions: [{ type: 'keepText', params: eventItself }, 'dropFound'],
      },
      {
        guard: { type: 'isAsked', params: eventItself },
        actions: { type: 'keepText', params: eventItself },
      },
      {
        target: '.typing',
        actions: [{ type: 'keepText', params: eventItself }, 'dropFound'],
      },
    ],
  },
  initial: 'off',
  states: {
    off: { description: 'Nothing is searched for: the whole list is shown.' },
    typing: {
      description: 'The user is typing; the search waits for a pause.',
      tags: ['finding'],
      after: { findPause: { target: 'finding' } },
    },
    finding: {
      description: 'Searches on the server; a newer search replaces this one.',
      tags: ['finding'],
      invoke: {
        id: 'findChats',
        src: 'findChats',
        input: ({ context }) => ({ q: queryOf(context) }),
        onDone: {
          target: 'found',
          actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) },
        },
        // Earlier results are searched for again, and stay if that fails.
        onError: [{ guard: 'hasFound', target: 'found' }, { target: 'failed' }],
      },
      on: { 'chats.renew': { target: 'finding', reenter: true } },
    },
    found: {
      description: 'The results are on screen; there may be none.',
      on: { 'chats.renew': { target: 'finding' } },
    },
    failed: {
      description: 'The search failed; the user can try again.',
      tags: ['findFailed'],
      on: {
        'chats.retry': { target: 'finding' },
        'chats.renew': { target: 'finding' },
      },
    },
  },
});

const said = chatActions.createStateConfig({
  description: 'Searches the messages of all chats for the same words.',
  meta: { noScreen: 'the search has states of its own' },
  on: {
    'chats.find': { actions: { type: 'searchSaid', params: eventItself } },
    'chats.renew': { guard: 'isFinding', actions: 'searchAgain' },
    'message.gone': { actions: { type: 'dropHit', params: eventItself } },
  },
});

const restart = chatActions.createStateConfig({
  description: 'Restarts the chat with a character, one at a time.',
  initial: 'idle',
  states: {
    idle: {
      description: 'No chat is being restarted.',
      on: {
        'chats.restart': {
          target: 'confirming',
          actions: { type: 'keepRestarting', params: eventItself },
        },
      },
    },
    confirming: {
      description:
        'Asks the user to confirm, because the current conversation would leave the list.',
      meta: { noScreen: 'RestartAsked goes there' },
      on: {
        'chats.confirm': { target: 'restarting' },
        'chats.cancel': { target: 'idle', actions: 'endRestarting' },
      },
    },
    restarting: {
      description: 'Waiting for the server to start a new chat.',
      invoke: {
        id: 'restartChat',
        src: 'restartChat',
        input: ({ context }) => ({ characterId: context.restarting?.id ?? '' }),
        onDone: {
          target: 'idle',
          actions: [
            'endRestarting',
            { type: 'tellRestarted', params: ({ event }) => ({ chat: event.output }) },
          ],
        },
        onError: { target: 'idle', actions: ['endRestarting', say('chatStartFailed')] },
      },
    },
  },
});

export const chatActionsMachine = chatActions.createMachine({
  id: 'chatActions',
  description: 'What the user does with the list of chats: find, mark, restart, delete and undo.',
  context: ({ input }) => ({
    ...input,
    text: '',
    found: null,
    marks: [],
    restarting: null,
    deletions: [],
  }),
  invoke: { id: 'search', src: 'search', input: { chatId: null } },
  on: {
    'chat.changed': keepNews,
    'chat.removed': keepNews,
    'chat.marked': keepNews,
    'chat.replaced': keepNews,

    'chats.mark': { actions: { type: 'mark', params: eventItself } },
    'marking.done': {
      actions: [
        {
          type: 'tellList',
          params: ({ event: { chatId, mark, isOn } }) => ({
            news: { type: 'chat.marked', chatId, mark, isOn },
          }),
        },
        { type: 'endMarking', params: eventItself },
      ],
    },
    'marking.refused': {
      actions: [
        { type: 'endMarking', params: eventItself },
        {
          type: 'raiseAlert',
          params: ({ event: { mark } }) => ({ content: `${mark}Failed` as const }),
        },
      ],
    },

    'chats.delete': [
      { guard: { type: 'isDeleted', params: eventItself } },
      { actions: { type: 'startDeletion', params: eventItself } },
    ],
    'deletion.done': {
      actions: {
        type: 'tellList',
        params: ({ event }) => ({ news: { type: 'chat.removed', chatId: event.chatId } }),
      },
    },
    'deletion.undone': {
      actions: [
        {
          type: 'tellList',
          params: ({ event }) => ({ news: { type: 'chat.changed', chat: event.chat } }),
        },
        { type: 'endDeletion', params: ({ event }) => ({ chatId: event.chat.id }) },
        raise({ type: 'chats.renew' }),
      ],
    },
    'deletion.refused': { actions: [endDeletion, say('chatDeleteFailed')] },
    'deletion.stuck': { actions: say('chatRestoreFailed') },
    'deletion.ended': { actions: endDeletion },
  },
  type: 'parallel',
  states: { find, said, restart },
});

export type ChatActionsRef = ActorRefFrom<typeof chatActionsMachine>;
