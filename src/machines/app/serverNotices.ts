import { enqueueActions, sendTo } from 'xstate';
import type { ServerEvent } from '../eventStream/eventStreamMachine';
import type { OutboxNews, OutboxNotice } from '../outbox/outboxTypes';
import { app } from './appSetup';

export const toChat = {
  type: 'passToChat',
  params: ({ event }: { event: ServerEvent | OutboxNotice }) => ({ event }),
} as const;

export const toOutbox = {
  type: 'passToOutbox',
  params: ({ event }: { event: OutboxNews }) => ({ event }),
} as const;

/** What the line to the server tells, and whom it concerns. */
export const serverNotices = app.createStateConfig({
  on: {
    'server.ready': {
      actions: [
        toChat,
        toOutbox,
        enqueueActions(({ enqueue, event }) => {
          if (event.resync) {
            enqueue({ type: 'tellChatList', params: { news: { type: 'chatList.reload' } } });
            enqueue.sendTo('session', { type: 'profile.reload' });
            enqueue('renewLedger');
            enqueue('rereadSubscription');
            enqueue('rereadPersonas');
          }
          enqueue.sendTo('favourites', {
            type: event.resync ? 'favourites.reload' : 'favourites.retry',
          });
        }),
      ],
    },
    'server.message': {
      actions: [toChat, toOutbox],
    },
    'server.messageDeleted': {
      actions: [
        toChat,
        {
          type: 'tellChatList',
          params: ({ event: { messageId } }) => ({ news: { type: 'message.gone', messageId } }),
        },
      ],
    },
    'server.messageEdited': { actions: toChat },
    'server.replyStarted': {
      actions: toChat,
    },
    'server.replyDelta': {
      actions: toChat,
    },
    'server.replySnapshot': {
      actions: toChat,
    },
    'server.chat': {
      actions: [
        {
          type: 'tellChatList',
          params: ({ event }) => ({ news: { type: 'chat.changed', chat: event.chat } }),
        },
        toChat,
      ],
    },
    'server.chatRemoved': {
      actions: [
        {
          type: 'tellChatList',
          params: ({ event }) => ({ news: { type: 'chat.removed', chatId: event.chatId } }),
        },
        toChat,
      ],
    },
    'server.balance': {
      actions: [
        sendTo('session', ({ event }) => ({
          type: 'balance.received' as const,
          numTokens: event.numTokens,
          version: event.version,
        })),
        'renewLedger',
      ],
    },
    'server.favourite': {
      actions: sendTo('favourites', ({ event }) => ({
        type: 'favourite.changed' as const,
        slug: event.slug,
        isFavourite: event.isFavourite,
      })),
    },
    'server.persona': { actions: [toChat, { type: 'showPersona', params: ({ event }) => event }] },
    'server.personaRemoved': {
      actions: [toChat, { type: 'hidePersona', params: ({ event }) => event }],
    },
    'server.profile': {
      actions: [{ type: 'keepProfile', params: ({ event }) => event }, 'rereadSubscription'],
    },
    'server.purchase': {
      actions: [
        { type: 'tellMoney', params: ({ event }) => ({ news: event }) },
        'rereadSubscription',
      ],
    },
    'server.sessionEnded': [
      { guard: 'isLeaving', actions: 'logOut' },
      { actions: sendTo('session', { type: 'session.ended' }) },
    ],
  },
});
