import { assign, enqueueActions, sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { ChatActionsNotice } from '../chatActions/chatActionsTypes';
import { chatActionsMachine } from '../chatActions/chatActionsMachine';
import type { ChatActionsRef } from '../chatActions/chatActionsMachine';
import type { ChatSummary } from '../conversation/message';
import { eventItself } from '../shared/eventItself';
import { notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';
import { withNews, withPage } from './chatNews';
import type { ChatNews, MessageGone } from './chatNews';

/** `cachedAt`: when the server sent it, in milliseconds since 1970, if this device cached it. */
export type ChatListPage = {
  chats: readonly ChatSummary[];
  next: string | null;
  cachedAt?: number | undefined;
};

export type ChatListEvent =
  | { type: 'chatList.open' }
  | { type: 'chatList.close' }
  | { type: 'chatList.reload' }
  | { type: 'chatList.retry' }
  | { type: 'chatList.more' }
  /** Go to the chat next to the one with this character, or to the first without one. */
  | ({ type: 'chatList.step' } & Step)
  | MessageGone
  | ChatNews;

/** `step` is 1 for further down. */
type Step = { slug: string | null; step: 1 | -1 };

export type ChatListNotice = ChatActionsNotice | { type: 'chat.wanted'; slug: string };

export type ChatListInput = { owner: Owner<ChatListNotice> };

export type ChatListContext = ChatListInput & {
  chats: readonly ChatSummary[];
  next: string | null;
  /** News that came while the list was loading; the list may be older. */
  news: readonly ChatNews[];
  /** Finds, pins, restarts and deletes chats, once there is a list. */
  chatActions: ChatActionsRef | null;
  /** When the content on screen was cached on this device; null when it is fresh. */
  cachedAt: number | null;
};

const nothing = {
  chats: [],
  next: null,
  news: [],
  chatActions: null,
  cachedAt: null,
} satisfies Partial<ChatListContext>;

type Told = { event: ChatNews };

const keepNews = {
  actions: { type: 'keepNews', params: ({ event }: Told) => ({ news: event }) },
} as const;

const rememberNews = {
  actions: { type: 'remember', params: ({ event }: Told) => ({ news: event }) },
} as const;

const pageOf = ({ event }: { event: { output: ChatListPage } }) => ({ page: event.output });

export const chatListMachine = setup({
  types: {
    context: {} as ChatListContext,
    events: {} as ChatListEvent,
    input: {} as ChatListInput,
    tags: {} as 'loading' | 'busy' | 'catchingUp' | 'failed',
  },
  actors: {
    loadChats: notProvided<ChatListPage, { cursor: string | null }>('loadChats'),
    chatActions: chatActionsMachine,
  },
  guards: {
    hasNeighbour: ({ context }, params: Step) => neighbourOf(context.chats, params) !== undefined,
    isKept: (_, params: { page: ChatListPage }) => params.page.cachedAt !== undefined,
    hasMore: ({ context }) => context.next !== null,
  },
  actions: {
    keepFirstPage: assign(({ context }, params: { page: ChatListPage }) => ({
      chats: context.news.reduce(withNews, params.page.chats),
      next: params.page.next,
      cachedAt: params.page.cachedAt ?? null,
    })),
    keepNextPage: assign(({ context }, params: { page: ChatListPage }) => ({
      chats: context.news.reduce(withNews, withPage(context.chats, params.page.chats)),
      next: params.page.next,
    })),
    keepNews: enqueueActions(({ context, enqueue }, { news }: { news: ChatNews }) => {
      enqueue.assign({ chats: withNews(context.chats, news) });
      if (context.chatActions !== null) enqueue.sendTo(context.chatActions, news);
    }),
    remember: enqueueActions(({ context, enqueue }, { news }: { news: ChatNews }) => {
      enqueue.assign({ chats: withNews(context.chats, news), news: [...context.news, news] });
      if (context.chatActions !== null) enqueue.sendTo(context.chatActions, news);
    }),
    begin: assign({ news: [] }),
    startActions: assign(({ context: { owner }, spawn, self }) => ({
      chatActions: spawn('chatActions', { id: 'chatActions', input: { owner, list: self } }),
    })),
    /** The search is repeated when the list is loaded again. */
    renewActions: enqueueActions(({ context, enqueue }) => {
      if (context.chatActions !== null)
        enqueue.sendTo(context.chatActions, { type: 'chats.renew' });
    }),
    passToActions: enqueueActions(({ context, event, enqueue }) => {
      if (context.chatActions !== null && event.type === 'message.gone')
        enqueue.sendTo(context.chatActions, event);
    }),
    forget: enqueueActions(({ context, enqueue }) => {
      if (context.chatActions !== null) enqueue.stopChild(context.chatActions);
      enqueue.assign(nothing);
    }),
    tellStep: sendTo(
      ({ context }: { context: ChatListContext }) => context.owner,
      ({ context }: { context: ChatListContext }, params: Step): ChatListNotice => ({
        type: 'chat.wanted',
        slug: neighbourOf(context.chats, params)?.character.slug ?? '',
      }),
    ),
  },
  delays: {
    /** The pause between two attempts to reload a list that is on screen. */
    catchUpPause: 5_000,
  },
}).createMachine({
  id: 'chatList',
  description: "The user's chats, newest first, kept up to date by the event stream.",
  context: ({ input }) => ({ ...input, ...nothing }),
  on: {
    'chatList.close': { target: '.closed', actions: 'forget' },
    'message.gone': { actions: 'passToActions' },
  },
  initial: 'closed',
  states: {
    closed: {
      description: 'Nobody is logged in, so there are no chats.',
      meta: { noScreen: 'guests have no list' },
      on: { 'chatList.open': { target: 'loading' } },
    },
    loading: {
      description: 'Loads the chats.',
      tags: ['loading'],
      entry: 'begin',
      invoke: {
        id: 'loadChats',
        src: 'loadChats',
        input: { cursor: null },
        onDone: [
          {
            guard: { type: 'isKept', params: pageOf },
            target: 'shown.behind',
            actions: { type: 'keepFirstPage', params: pageOf },
          },
          { target: 'shown', actions: { type: 'keepFirstPage', params: pageOf } },
        ],
        onError: { target: 'failed' },
      },
      on: {
        'chatList.reload': { target: 'loading', reenter: true },
        'chat.changed': rememberNews,
        'chat.removed': rememberNews,
        'chat.marked': rememberNews,
        'chat.replaced': rememberNews,
      },
    },
    failed: {
      description: 'The chats failed to load; the user can try again.',
      tags: ['failed'],
      on: {
        'chatList.retry': { target: 'loading' },
        'chatList.reload': { target: 'loading' },
      },
    },
    shown: {
      description: 'The chats are on screen; the user can find, pin, restart and delete them.',
      entry: 'startActions',
      on: {
        'chatList.step': {
          guard: { type: 'hasNeighbour', params: eventItself },
          actions: { type: 'tellStep', params: eventItself },
        },
        'chatList.reload': { target: '.refreshing', actions: 'renewActions' },
        'chat.changed': keepNews,
        'chat.removed': keepNews,
        'chat.marked': keepNews,
        'chat.replaced': keepNews,
      },
      initial: 'idle',
      states: {
        idle: {
          description: 'Nothing is loading; the user can load older chats, if there are any.',
          on: { 'chatList.more': { guard: 'hasMore', target: 'loadingMore' } },
        },
        refreshing: {
          description: 'Loads the chats again; the old ones stay on screen.',
          tags: ['catchingUp'],
          entry: 'begin',
          invoke: {
            id: 'loadChats',
            src: 'loadChats',
            input: { cursor: null },
            onDone: [
              { guard: { type: 'isKept', params: pageOf }, target: 'behind' },
              { target: 'idle', actions: { type: 'keepFirstPage', params: pageOf } },
            ],
            onError: { target: 'behind' },
          },
          on: {
            'chatList.reload': { target: 'refreshing', reenter: true, actions: 'renewActions' },
            'chat.changed': rememberNews,
            'chat.removed': rememberNews,
            'chat.marked': rememberNews,
            'chat.replaced': rememberNews,
          },
        },
        behind: {
          description:
            'The chats on screen come from an earlier load or from the device; loads them again after a pause.',
          tags: ['catchingUp'],
          after: { catchUpPause: { target: 'refreshing' } },
        },
        loadingMore: {
          description: 'Loads older chats.',
          tags: ['busy'],
          entry: 'begin',
          invoke: {
            id: 'loadMoreChats',
            src: 'loadChats',
            input: ({ context }) => ({ cursor: context.next }),
            onDone: {
              target: 'idle',
              actions: { type: 'keepNextPage', params: ({ event }) => ({ page: event.output }) },
            },
            onError: { target: 'moreFailed' },
          },
          on: {
            'chat.changed': rememberNews,
            'chat.removed': rememberNews,
            'chat.marked': rememberNews,
            'chat.replaced': rememberNews,
          },
        },
        moreFailed: {
          description:
            'Older chats failed to load; those on screen stay, and the user can try again.',
          on: { 'chatList.retry': { target: 'loadingMore' } },
        },
      },
    },
  },
});

export type ChatListRef = ActorRefFrom<typeof chatListMachine>;

const neighbourOf = (chats: readonly ChatSummary[], { slug, step }: Step) => {
  const here = chats.findIndex(({ character }) => character.slug === slug);
  return here === -1 ? chats[0] : chats[here + step];
};

declare module '../app/screenTypes' {
  interface ScreenMachines {
    chatList: typeof chatListMachine;
  }
}
