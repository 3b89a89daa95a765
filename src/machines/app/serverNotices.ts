import { enqueueActions, sendTo } from 'xstate';
import type { OutboxNews } from '../outbox/outboxTypes';
import { eventItself } from '../shared/eventItself';
import { app } from './appSetup';

export const toOutbox = {
  type: 'passToOutbox',
  params: ({ event }: { event: OutboxNews }) => ({ event }),
} as const;

/** What each event of the event stream does, and who gets it. */
export const serverNotices = app.createStateConfig({
  on: {
    'server.ready': {
      actions: [
        'tellScreens',
        toOutbox,
        enqueueActions(({ enqueue, event }) => {
          if (event.resync) {
            enqueue.sendTo('session', { type: 'profile.reload' });
            enqueue.sendTo('catalogue', { type: 'catalogue.reread' });
          }
          enqueue.sendTo('favourites', {
            type: event.resync ? 'favourites.reload' : 'favourites.retry',
          });
        }),
      ],
    },
    'server.message': { actions: ['tellScreens', toOutbox] },
    'server.messageDeleted': { actions: 'tellScreens' },
    'server.messageEdited': { actions: 'tellScreens' },
    'server.replyStarted': { actions: 'tellScreens' },
    'server.replyDelta': { actions: 'tellScreens' },
    'server.replySnapshot': { actions: 'tellScreens' },
    'server.chat': { actions: 'tellScreens' },
    'server.chatRemoved': { actions: 'tellScreens' },
    'server.balance': {
      actions: [
        sendTo('session', ({ event }) => ({
          type: 'balance.received' as const,
          desires: event.desires,
          version: event.version,
        })),
        'tellScreens',
      ],
    },
    'server.favourite': {
      actions: sendTo('favourites', ({ event }) => ({
        type: 'favourite.changed' as const,
        slug: event.slug,
        isFavourite: event.isFavourite,
      })),
    },
    'server.persona': {
      actions: [
        'tellScreens',
        sendTo('catalogue', ({ event }) => ({
          type: 'persona.changed' as const,
          character: event.persona.character,
        })),
      ],
    },
    'server.personaRemoved': {
      actions: [
        'tellScreens',
        sendTo('catalogue', ({ event }) => ({ type: 'persona.removed' as const, id: event.id })),
      ],
    },
    'server.profile': {
      actions: [{ type: 'keepProfile', params: eventItself }, 'tellScreens'],
    },
    'server.purchase': { actions: 'tellScreens' },
    'server.sessionEnded': [
      { guard: 'isDeleting', actions: 'leaveDeleted' },
      { guard: 'isLeaving', actions: 'logOut' },
      { actions: sendTo('session', { type: 'session.ended' }) },
    ],
  },
});
