import { assign, enqueueActions, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { ChatSummary } from '../conversation/message';
import { eventItself } from '../shared/eventItself';
import { notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';
import type { outboxMachine, OutboxRef } from './outboxMachine';
import type { OutboxNews, OutboxNotice } from './outboxTypes';

export type OutboxLogic = typeof outboxMachine;

export type OutboxHostEvent = { type: 'outbox.open' } | { type: 'outbox.close' } | OutboxNews;

export type OutboxHostInput = { owner: Owner<OutboxNotice>; isOnline: boolean };

export type OutboxHostContext = OutboxHostInput & {
  openChat: ChatSummary | null;
  outbox: OutboxRef | null;
};

const pass = {
  type: 'pass',
  params: ({ event }: { event: OutboxNews }) => ({ event }),
} as const;

export const outboxHostMachine = setup({
  types: {
    context: {} as OutboxHostContext,
    events: {} as OutboxHostEvent,
    input: {} as OutboxHostInput,
  },
  actors: { loadOutbox: notProvided<OutboxLogic>('loadOutbox') },
  actions: {
    keepOpenChat: assign((_, params: { chat: ChatSummary }) => ({ openChat: params.chat })),
    keepNetwork: assign((_, params: { isOnline: boolean }) => params),
    start: assign(
      ({ context: { owner, isOnline, openChat }, spawn }, params: { logic: OutboxLogic }) => ({
        outbox: spawn(params.logic, { input: { owner, isOnline, openChat } }),
      }),
    ),
    pass: enqueueActions(({ context, enqueue }, params: { event: OutboxNews }) => {
      if (context.outbox !== null) enqueue.sendTo(context.outbox, params.event);
    }),
    stop: enqueueActions(({ context, enqueue }) => {
      if (context.outbox !== null) enqueue.stopChild(context.outbox);
      enqueue.assign({ openChat: null, outbox: null });
    }),
  },
  delays: {
    /** The pause between two attempts to load the code of the outbox. */
    retryPause: 5_000,
  },
}).createMachine({
  id: 'outboxHost',
  description: 'Starts an outbox for the logged-in user; its code is loaded after the first view.',
  meta: { noScreen: 'its outbox has states of its own' },
  context: ({ input }) => ({ ...input, openChat: null, outbox: null }),
  on: {
    'outbox.close': { target: '.closed', actions: 'stop' },
    'chat.opened': {
      actions: [{ type: 'keepOpenChat', params: eventItself }, pass],
    },
    'network.offline': {
      actions: [{ type: 'keepNetwork', params: { isOnline: false } }, pass],
    },
    'network.online': {
      actions: [{ type: 'keepNetwork', params: { isOnline: true } }, pass],
    },
  },
  initial: 'closed',
  states: {
    closed: {
      description: 'Nobody is logged in, so nothing is sent.',
      on: { 'outbox.open': { target: 'loading' } },
    },
    loading: {
      description: 'Loads the code of the outbox.',
      invoke: {
        id: 'loadOutbox',
        src: 'loadOutbox',
        onDone: {
          target: 'open',
          actions: { type: 'start', params: ({ event }) => ({ logic: event.output }) },
        },
        onError: { target: 'behind' },
      },
    },
    behind: {
      description: 'The code failed to load; tries again after a pause.',
      after: { retryPause: { target: 'loading' } },
    },
    open: {
      description: 'The outbox of this user is running.',
      on: {
        'outboxMessage.written': { actions: pass },
        'server.message': {
          actions: pass,
        },
        'server.ready': { actions: pass },
      },
    },
  },
});

export type OutboxHostRef = ActorRefFrom<typeof outboxHostMachine>;
