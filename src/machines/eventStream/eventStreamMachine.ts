import { assign, sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { ChatSummary, Message } from '../conversation/message';
import type { Persona } from '../persona/persona';
import type { PurchaseTold } from '../payment/purchaseWatchMachine';
import type { Profile } from '../session/sessionTypes';
import { backoffMs, plainFailure } from '../shared/backoff';
import type { Unavailable } from '../shared/backoff';
import { callbackNotProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';
import type { PageNotice } from '../page/pageMachine';
import { eventItself } from '../shared/eventItself';
import { isAfter } from './eventPlace';

/** The events on the one event stream of a user (spec 6). */
export type ServerEvent =
  /** `resync`: events were missed and cannot be replayed, so lists must be loaded again. */
  | { type: 'server.ready'; resync: boolean }
  | { type: 'server.message'; message: Message }
  /** No longer shown; `replacedBy` is the version of the same reply that takes its place. */
  | { type: 'server.messageDeleted'; chatId: string; messageId: string; replacedBy: string | null }
  /** This message replaced all messages from `fromSeq` on, and the reply being written. */
  | {
      type: 'server.messageEdited';
      chatId: string;
      messageId: string;
      fromSeq: number;
      message: Message;
    }
  | { type: 'server.replyStarted'; chatId: string; messageId: string; seq: number }
  /** `offset` is where the text starts in the reply, in UTF-16 units. */
  | { type: 'server.replyDelta'; chatId: string; messageId: string; offset: number; text: string }
  | { type: 'server.replySnapshot'; chatId: string; messageId: string; seq: number; text: string }
  | { type: 'server.chat'; chat: ChatSummary }
  | { type: 'server.chatRemoved'; chatId: string }
  | { type: 'server.balance'; desires: number; version: number }
  | { type: 'server.profile'; profile: Profile }
  | PurchaseTold
  | { type: 'server.favourite'; slug: string; isFavourite: boolean }
  /** A persona of the user was made or changed, here or elsewhere. */
  | { type: 'server.persona'; persona: Persona }
  | { type: 'server.personaRemoved'; id: string; slug: string }
  | { type: 'server.sessionEnded' };

export type StreamFact =
  | { type: 'stream.opened' }
  | { type: 'stream.beat' }
  | { type: 'stream.event'; id: string | null; event: ServerEvent }
  | { type: 'stream.lost'; unavailable: Unavailable }
  | { type: 'stream.refused' };

/** Commands to an open connection: start again, or use another language. */
export type StreamCommand = { type: 'stream.renew' } | { type: 'stream.translate' };

export type EventStreamEvent =
  | StreamFact
  | { type: 'stream.open' }
  | { type: 'stream.close' }
  /** A gap was found: read the event stream again from the last event. */
  | { type: 'stream.renew' }
  /** Another language was chosen; the server sends chats in the language of the request. */
  | { type: 'stream.translate' }
  | { type: 'network.online' }
  | { type: 'network.offline' }
  | PageNotice;

export type EventStreamInput = { owner: Owner<ServerEvent> };

export type EventStreamContext = EventStreamInput & {
  lastEventId: string | null;
  attempt: number;
  unavailable: Unavailable;
};

export const eventStreamMachine = setup({
  types: {
    context: {} as EventStreamContext,
    events: {} as EventStreamEvent,
    input: {} as EventStreamInput,
    tags: {} as 'live',
  },
  actors: {
    readEvents: callbackNotProvided<StreamCommand, { lastEventId: string | null }>('readEvents'),
  },
  guards: {
    /** Seen already: a connection may repeat events, but `ready` marks a new start. */
    isOld: ({ context }, params: { id: string | null; event: ServerEvent }) =>
      params.event.type !== 'server.ready' && !isAfter(params.id, context.lastEventId),
  },
  actions: {
    keepPlace: assign(({ context }, params: { id: string | null }) => ({
      lastEventId: params.id ?? context.lastEventId,
    })),
    pass: sendTo(
      ({ context }: { context: EventStreamContext }) => context.owner,
      (_, params: { event: ServerEvent }) => params.event,
    ),
    keepLoss: assign(({ context }, params: { unavailable: Unavailable }) => ({
      unavailable: params.unavailable,
      attempt: context.attempt + 1,
    })),
    keepFailure: assign(({ context }) => ({
      unavailable: plainFailure,
      attempt: context.attempt + 1,
    })),
    resetAttempts: assign({ attempt: 0 }),
    renewStream: sendTo('readEvents', { type: 'stream.renew' }),
    translateStream: sendTo('readEvents', { type: 'stream.translate' }),
    forget: assign({ lastEventId: null, attempt: 0 }),
  },
  delays: {
    /** A connection that is silent for this long counts as dead (fault row C8). */
    silence: 30_000,
    backoff: ({ context }) =>
      backoffMs(context.attempt, context.unavailable.retryAfterMs, context.unavailable.jitter),
  },
}).createMachine({
  id: 'eventStream',
  description:
    "The event stream: one connection on which the server reports everything the user's pages must know.",
  meta: { noScreen: 'users see what comes through the connection, not the connection itself' },
  context: ({ input }) => ({ ...input, lastEventId: null, attempt: 0, unavailable: plainFailure }),
  on: {
    'stream.close': { target: '.closed', actions: 'forget' },
  },
  initial: 'closed',
  states: {
    closed: {
      description: 'Nobody is logged in.',
      on: { 'stream.open': { target: 'reading' } },
    },

    reading: {
      description: 'The connection is open, or about to be.',
      invoke: {
        id: 'readEvents',
        src: 'readEvents',
        input: ({ context }) => ({ lastEventId: context.lastEventId }),
        onError: { target: 'waiting', actions: 'keepFailure' },
      },
      on: {
        'stream.lost': {
          target: 'waiting',
          actions: { type: 'keepLoss', params: eventItself },
        },
        // The session decides what a refusal means; if it goes on, so does the event stream.
        'stream.refused': { target: 'waiting', actions: 'keepFailure' },
        'stream.renew': { actions: 'renewStream' },
        'stream.translate': { actions: 'translateStream' },
        'stream.event': [
          { guard: { type: 'isOld', params: eventItself }, target: '.live' },
          {
            target: '.live',
            actions: [
              { type: 'keepPlace', params: eventItself },
              { type: 'pass', params: eventItself },
            ],
          },
        ],
        'network.offline': { target: 'offline' },
        'page.left': { target: 'away' },
        // Events may have been lost while the device slept.
        'page.woke': { actions: 'renewStream' },
      },
      initial: 'opening',
      states: {
        opening: {
          description: 'Waiting for the server to open the connection.',
          after: {
            silence: { target: '#eventStream.waiting', actions: 'keepFailure' },
          },
          on: { 'stream.opened': { target: 'live' } },
        },
        live: {
          description: 'Events and heartbeats arrive.',
          tags: ['live'],
          entry: 'resetAttempts',
          after: {
            silence: { target: '#eventStream.waiting', actions: 'keepFailure' },
          },
          on: {
            'stream.beat': { target: 'live', reenter: true },
          },
        },
      },
    },

    waiting: {
      description: 'The connection broke; opens it again after a pause.',
      after: { backoff: { target: 'reading' } },
      on: {
        'network.online': { target: 'reading' },
        'network.offline': { target: 'offline' },
        'page.left': { target: 'away' },
        'page.woke': { target: 'reading' },
      },
    },

    offline: {
      description: 'The device has no network; waiting for it to come back.',
      on: {
        'network.online': { target: 'reading' },
        'page.left': { target: 'away' },
      },
    },

    away: {
      description:
        'The browser has put the page away; it holds no connection and no lock until the user returns.',
      on: { 'page.returned': { target: 'reading' } },
    },
  },
});

export type EventStreamRef = ActorRefFrom<typeof eventStreamMachine>;
