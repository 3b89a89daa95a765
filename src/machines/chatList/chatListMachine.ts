import { assign, sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { AlertRaised } from '../alerts/alertsMachine';
import type { ChatSummary } from '../conversation/message';
import { notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';

export type ChatListPage = { chats: readonly ChatSummary[]; next: string | null };

export type ChatListEvent =
  | { type: 'chatList.open' }
  | { type: 'chatList.close' }
  | { type: 'chatList.reload' }
  | { type: 'chatList.retry' }
  | { type: 'chatList.more' }
  | { type: 'chatList.restart'; botId: string }
  /** To the neighbour of the chat with this character, or without one to the first. */
  | ({ type: 'chatList.step' } & Step)
  | ChatNews;

/** `step` is 1 for further down. */
type Step = { slug: string | null; step: 1 | -1 };

/** What the stream and other screens tell of single chats. */
export type ChatNews =
  | { type: 'chat.changed'; chat: ChatSummary }
  | { type: 'chat.removed'; chatId: string }
  /** A chat was begun anew: it takes the place of the one with the same character. */
  | { type: 'chat.replaced'; chat: ChatSummary };

export type ChatListNotice =
  | AlertRaised
  | { type: 'chat.restarted'; chat: ChatSummary }
  | { type: 'chat.wanted'; slug: string };

export type ChatListInput = { owner: Owner<ChatListNotice> };

export type ChatListContext = ChatListInput & {
  chats: readonly ChatSummary[];
  next: string | null;
  restarting: string | null;
  /** What was told while the list was on its way, which may be older. */
  news: readonly ChatNews[];
  /** The list is to be read again as soon as nothing else is under way. */
  isStale: boolean;
};

const nothing = {
  chats: [],
  next: null,
  restarting: null,
  news: [],
  isStale: false,
} satisfies Partial<ChatListContext>;

type Told = { event: ChatNews };

const keepNews = {
  actions: { type: 'keepNews', params: ({ event }: Told) => ({ news: event }) },
} as const;

const rememberNews = {
  actions: { type: 'remember', params: ({ event }: Told) => ({ news: event }) },
} as const;

/** A chat is begun anew to its end; then the list is read. */
const restartFirst = {
  target: 'restarting',
  actions: [
    { type: 'keepRestarting', params: ({ event }: { event: { botId: string } }) => event },
    'expectChange',
  ],
} as const;

export const chatListMachine = setup({
  types: {
    context: {} as ChatListContext,
    events: {} as ChatListEvent,
    input: {} as ChatListInput,
    tags: {} as 'loading' | 'busy' | 'catchingUp' | 'failed',
  },
  actors: {
    loadChats: notProvided<ChatListPage, { cursor: string | null }>('loadChats'),
    restartChat: notProvided<ChatSummary, { botId: string }>('restartChat'),
  },
  guards: {
    hasNeighbour: ({ context }, params: Step) => neighbourOf(context.chats, params) !== undefined,
    hasMore: ({ context }) => context.next !== null,
    isStale: ({ context }) => context.isStale,
  },
  actions: {
    keepFirstPage: assign(({ context }, params: { page: ChatListPage }) => ({
      chats: context.news.reduce(withNews, params.page.chats),
      next: params.page.next,
    })),
    keepNextPage: assign(({ context }, params: { page: ChatListPage }) => ({
      chats: params.page.chats.reduce(withChat, context.chats),
      next: params.page.next,
    })),
    keepNews: assign(({ context }, params: { news: ChatNews }) => ({
      chats: withNews(context.chats, params.news),
    })),
    remember: assign(({ context }, params: { news: ChatNews }) => ({
      chats: withNews(context.chats, params.news),
      news: [...context.news, params.news],
    })),
    begin: assign({ news: [], isStale: false }),
    expectChange: assign({ isStale: true }),
    keepRestarting: assign((_, params: { botId: string }) => ({ restarting: params.botId })),
    endRestarting: assign({ restarting: null }),
    forget: assign({ ...nothing }),
    tellStep: sendTo(
      ({ context }: { context: ChatListContext }) => context.owner,
      ({ context }: { context: ChatListContext }, params: Step): ChatListNotice => ({
        type: 'chat.wanted',
        slug: neighbourOf(context.chats, params)?.bot.slug ?? '',
      }),
    ),
    tellRestarted: sendTo(
      ({ context }: { context: ChatListContext }) => context.owner,
      (_, params: { chat: ChatSummary }): ChatListNotice => ({
        type: 'chat.restarted',
        chat: params.chat,
      }),
    ),
    tellFailed: sendTo(({ context }: { context: ChatListContext }) => context.owner, {
      type: 'alert.raised',
      alert: { content: 'chatStartFailed', type: 'error' },
    }),
  },
  delays: {
    /** Between two attempts at reading a list again that is on screen. */
    catchUpPause: 5_000,
  },
}).createMachine({
  id: 'chatList',
  description: "The user's chats, newest first, kept up to date by the event stream.",
  context: ({ input }) => ({ ...input, ...nothing }),
  on: { 'chatList.close': { target: '.closed', actions: 'forget' } },
  initial: 'closed',
  states: {
    closed: {
      description: 'Nobody is logged in, so there are no chats.',
      on: { 'chatList.open': { target: 'loading' } },
    },
    loading: {
      description: 'The chats are on their way.',
      tags: ['loading'],
      entry: 'begin',
      invoke: {
        id: 'loadChats',
        src: 'loadChats',
        input: { cursor: null },
        onDone: {
          target: 'shown',
          actions: { type: 'keepFirstPage', params: ({ event }) => ({ page: event.output }) },
        },
        onError: { target: 'failed' },
      },
      on: {
        'chatList.reload': { target: 'loading', reenter: true },
        'chat.changed': rememberNews,
        'chat.removed': rememberNews,
        'chat.replaced': rememberNews,
      },
    },
    failed: {
      description: 'The chats could not be had.',
      tags: ['failed'],
      on: {
        'chatList.retry': { target: 'loading' },
        'chatList.reload': { target: 'loading' },
      },
    },
    shown: {
      description: 'The chats are shown.',
      on: {
        'chatList.reload': { target: '.refreshing' },
        'chatList.step': {
          guard: { type: 'hasNeighbour', params: ({ event }) => event },
          actions: { type: 'tellStep', params: ({ event }) => event },
        },
        'chatList.restart': {
          target: '.restarting',
          actions: { type: 'keepRestarting', params: ({ event }) => event },
        },
        'chat.changed': keepNews,
        'chat.removed': keepNews,
        'chat.replaced': keepNews,
      },
      initial: 'idle',
      states: {
        idle: {
          description: 'Nothing is under way.',
          always: { guard: 'isStale', target: 'refreshing' },
          on: { 'chatList.more': { guard: 'hasMore', target: 'loadingMore' } },
        },
        refreshing: {
          description: 'The chats are read again; those before stay on screen.',
          tags: ['catchingUp'],
          entry: 'begin',
          invoke: {
            id: 'loadChats',
            src: 'loadChats',
            input: { cursor: null },
            onDone: {
              target: 'idle',
              actions: { type: 'keepFirstPage', params: ({ event }) => ({ page: event.output }) },
            },
            onError: { target: 'behind' },
          },
          on: {
            'chatList.reload': { target: 'refreshing', reenter: true },
            'chatList.restart': restartFirst,
            'chat.changed': rememberNews,
            'chat.removed': rememberNews,
            'chat.replaced': rememberNews,
          },
        },
        behind: {
          description: 'The chats could not be read again yet; they are asked for once more.',
          tags: ['catchingUp'],
          on: { 'chatList.restart': restartFirst },
          after: { catchUpPause: { target: 'refreshing' } },
        },
        loadingMore: {
          description: 'Older chats are on their way.',
          tags: ['busy'],
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
        },
        moreFailed: {
          description: 'Older chats could not be had; those shown stay.',
          on: { 'chatList.retry': { target: 'loadingMore' } },
        },
        restarting: {
          description: 'One chat is begun anew.',
          tags: ['busy'],
          invoke: {
            id: 'restartChat',
            src: 'restartChat',
            input: ({ context }) => ({ botId: context.restarting ?? '' }),
            onDone: {
              target: 'idle',
              actions: [
                {
                  type: 'keepNews',
                  params: ({ event }) => ({ news: { type: 'chat.replaced', chat: event.output } }),
                },
                'endRestarting',
                { type: 'tellRestarted', params: ({ event }) => ({ chat: event.output }) },
              ],
            },
            onError: { target: 'idle', actions: ['tellFailed', 'endRestarting'] },
          },
          // One at a time, and to its end.
          on: { 'chatList.restart': {}, 'chatList.reload': { actions: 'expectChange' } },
        },
      },
    },
  },
});

export type ChatListRef = ActorRefFrom<typeof chatListMachine>;

const withChat = (chats: readonly ChatSummary[], chat: ChatSummary): readonly ChatSummary[] =>
  [chat, ...chats.filter(({ id }) => id !== chat.id)].sort((a, b) =>
    a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : 0,
  );

const withNews = (chats: readonly ChatSummary[], news: ChatNews): readonly ChatSummary[] => {
  switch (news.type) {
    case 'chat.changed': {
      // The line may still speak the language before, which the list does not.
      const { bot } = chats.find(({ id }) => id === news.chat.id) ?? news.chat;
      return withChat(chats, { ...news.chat, bot });
    }
    case 'chat.removed':
      return chats.filter(({ id }) => id !== news.chatId);
    case 'chat.replaced':
      return withChat(
        chats.filter(({ bot }) => bot.id !== news.chat.bot.id),
        news.chat,
      );
  }
};

const neighbourOf = (chats: readonly ChatSummary[], { slug, step }: Step) => {
  const here = chats.findIndex(({ bot }) => bot.slug === slug);
  return here === -1 ? chats[0] : chats[here + step];
};
