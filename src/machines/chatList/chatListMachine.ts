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
  | { type: 'chat.changed'; chat: ChatSummary }
  | { type: 'chat.removed'; chatId: string };

export type ChatListNotice = AlertRaised | { type: 'chat.restarted'; chat: ChatSummary };

export type ChatListInput = { owner: Owner<ChatListNotice> };

export type ChatListContext = ChatListInput & {
  chats: readonly ChatSummary[];
  next: string | null;
  restarting: string | null;
};

export const chatListMachine = setup({
  types: {
    context: {} as ChatListContext,
    events: {} as ChatListEvent,
    input: {} as ChatListInput,
    tags: {} as 'loading' | 'busy' | 'failed',
  },
  actors: {
    loadChats: notProvided<ChatListPage, { cursor: string | null }>('loadChats'),
    restartChat: notProvided<ChatSummary, { botId: string }>('restartChat'),
  },
  guards: { hasMore: ({ context }) => context.next !== null },
  actions: {
    keepFirstPage: assign((_, params: { page: ChatListPage }) => ({
      chats: params.page.chats,
      next: params.page.next,
    })),
    keepNextPage: assign(({ context }, params: { page: ChatListPage }) => ({
      chats: params.page.chats.reduce(withChat, context.chats),
      next: params.page.next,
    })),
    keepChat: assign(({ context }, params: { chat: ChatSummary }) => ({
      chats: withChat(context.chats, params.chat),
    })),
    removeChat: assign(({ context }, params: { chatId: string }) => ({
      chats: context.chats.filter(({ id }) => id !== params.chatId),
    })),
    replaceChat: assign(({ context }, params: { chat: ChatSummary }) => ({
      chats: withChat(
        context.chats.filter(({ bot }) => bot.id !== params.chat.bot.id),
        params.chat,
      ),
      restarting: null,
    })),
    forget: assign({ chats: [], next: null, restarting: null }),
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
}).createMachine({
  id: 'chatList',
  description: "The user's chats, newest first, kept up to date by the event stream.",
  context: ({ input }) => ({ ...input, chats: [], next: null, restarting: null }),
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
        'chatList.reload': { target: 'loading' },
        'chat.changed': { actions: { type: 'keepChat', params: ({ event }) => event } },
        'chat.removed': { actions: { type: 'removeChat', params: ({ event }) => event } },
      },
      initial: 'idle',
      states: {
        idle: {
          description: 'Nothing is under way.',
          on: {
            'chatList.more': { guard: 'hasMore', target: 'loadingMore' },
            'chatList.restart': {
              target: 'restarting',
              actions: assign({ restarting: ({ event }) => event.botId }),
            },
          },
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
                { type: 'replaceChat', params: ({ event }) => ({ chat: event.output }) },
                { type: 'tellRestarted', params: ({ event }) => ({ chat: event.output }) },
              ],
            },
            onError: { target: 'idle', actions: ['tellFailed', assign({ restarting: null })] },
          },
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
