import { assign, sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { ChatSummary, Message } from '../conversation/message';
import type { Persona } from '../persona/persona';
import type { PurchaseTold } from '../payment/purchaseWatchMachine';
import type { Profile } from '../session/sessionTypes';
import { backoffMs } from '../shared/backoff';
import type { Unavailable } from '../shared/backoff';
import { callbackNotProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';
import type { PageNotice } from '../page/pageMachine';
import { isAfter } from './eventPlace';

/** What the server says on the one stream of a user (spec 6). */
export type ServerEvent =
  /** `resync`: events were missed that cannot be replayed, so lists must be read again. */
  | { type: 'server.ready'; resync: boolean }
  | { type: 'server.message'; message: Message }
  /** No longer shown; `replacedBy` is the version of the same reply that takes its place. */
  | { type: 'server.messageDeleted'; chatId: string; messageId: string; replacedBy: string | null }
  /** All messages from `fromSeq` on are gone, the reply under way too, and this one came instead. */
  | {
      type: 'server.messageEdited';
      chatId: string;
      messageId: string;
      fromSeq: number;
      message: Message;
    }
  | { type: 'server.replyStarted'; chatId: string; messageId: string; seq: number }
  /** `offset` is where the text begins in the reply, in UTF-16 units. */
  | { type: 'server.replyDelta'; chatId: string; messageId: string; offset: number; text: string }
  | { type: 'server.replySnapshot'; chatId: string; messageId: string; seq: number; text: string }
  | { type: 'server.chat'; chat: ChatSummary }
  | { type: 'server.chatRemoved'; chatId: string }
  | { type: 'server.balance'; numTokens: number; version: number }
  | { type: 'server.profile'; profile: Profile }
  | PurchaseTold
  | { type: 'server.favourite'; slug: string; isFavourite: boolean }
  /** One of the user's own characters, made or changed, here or anywhere else. */
  | { type: 'server.persona'; persona: Persona }
  | { type: 'server.personaRemoved'; id: string; slug: string }
  | { type: 'server.sessionEnded' };

export type StreamFact =
  | { type: 'stream.opened' }
  | { type: 'stream.beat' }
  | { type: 'stream.event'; id: string | null; event: ServerEvent }
  | { type: 'stream.lost'; unavailable: Unavailable }
  | { type: 'stream.refused' };

/** What a line can be asked for: to begin anew where it is open, or in another language. */
export type LineCommand = { type: 'line.renew' } | { type: 'line.translate' };

export type EventStreamEvent =
  | StreamFact
  | { type: 'stream.open' }
  | { type: 'stream.close' }
  /** A gap was found: read the stream anew from the last event. */
  | { type: 'stream.renew' }
  /** Another language was chosen, and the server tells of chats in the one of the request. */
  | { type: 'stream.translate' }
  | { type: 'network.online' }
  | { type: 'network.offline' }
  | PageNotice;

export type EventStreamInput = { owner: Owner<ServerEvent> };

export type EventStreamContext = EventStreamInput & {
  lastEventId: string | null;
  attempt: number;
  unavailable: Unavailable | null;
};

export const eventStreamMachine = setup({
  types: {
    context: {} as EventStreamContext,
    events: {} as EventStreamEvent,
    input: {} as EventStreamInput,
    tags: {} as 'live',
  },
  actors: {
    readEvents: callbackNotProvided<LineCommand, { lastEventId: string | null }>('readEvents'),
  },
  guards: {
    /** Told already: a line may repeat itself, but `ready` names a new beginning. */
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
    keepLoss: assign(({ context }, params: { unavailable: Unavailable | null }) => ({
      unavailable: params.unavailable,
      attempt: context.attempt + 1,
    })),
    resetAttempts: assign({ attempt: 0, unavailable: null }),
    renewLine: sendTo('readEvents', { type: 'line.renew' }),
    translateLine: sendTo('readEvents', { type: 'line.translate' }),
    forget: assign({ lastEventId: null, attempt: 0, unavailable: null }),
  },
  delays: {
    /** A line that says nothing for this long is taken for dead (fault row C8). */
    silence: 30_000,
    backoff: ({ context }) =>
      backoffMs(
        context.attempt,
        context.unavailable?.retryAfterMs ?? null,
        context.unavailable?.jitter ?? 0.5,
      ),
  },
}).createMachine({
  id: 'eventStream',
  description: 'The one line on which the server tells what happens in all chats of the user.',
  context: ({ input }) => ({ ...input, lastEventId: null, attempt: 0, unavailable: null }),
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
      description: 'The line is being opened, or open.',
      invoke: {
        id: 'readEvents',
        src: 'readEvents',
        input: ({ context }) => ({ lastEventId: context.lastEventId }),
        onError: {
          target: 'waiting',
          actions: { type: 'keepLoss', params: { unavailable: null } },
        },
      },
      on: {
        'stream.lost': {
          target: 'waiting',
          actions: { type: 'keepLoss', params: ({ event }) => event },
        },
        // The session decides what a refusal means; if it goes on, so does the line.
        'stream.refused': {
          target: 'waiting',
          actions: { type: 'keepLoss', params: { unavailable: null } },
        },
        'stream.renew': { actions: 'renewLine' },
        'stream.translate': { actions: 'translateLine' },
        'stream.event': [
          { guard: { type: 'isOld', params: ({ event }) => event }, target: '.live' },
          {
            target: '.live',
            actions: [
              { type: 'keepPlace', params: ({ event }) => event },
              { type: 'pass', params: ({ event }) => event },
            ],
          },
        ],
        'network.offline': { target: 'offline' },
        'page.left': { target: 'away' },
        // What a line heard while the device slept is not known.
        'page.woke': { actions: 'renewLine' },
      },
      initial: 'opening',
      states: {
        opening: {
          description: 'The request is out.',
          after: {
            silence: {
              target: '#eventStream.waiting',
              actions: { type: 'keepLoss', params: { unavailable: null } },
            },
          },
          on: { 'stream.opened': { target: 'live' } },
        },
        live: {
          description: 'Events and heartbeats arrive.',
          tags: ['live'],
          entry: 'resetAttempts',
          after: {
            silence: {
              target: '#eventStream.waiting',
              actions: { type: 'keepLoss', params: { unavailable: null } },
            },
          },
          on: {
            'stream.beat': { target: 'live', reenter: true },
          },
        },
      },
    },

    waiting: {
      description: 'The line broke; it is opened again after a pause.',
      after: { backoff: { target: 'reading' } },
      on: {
        'network.online': { target: 'reading' },
        'network.offline': { target: 'offline' },
        'stream.open': { target: 'reading' },
        'page.left': { target: 'away' },
        'page.woke': { target: 'reading' },
      },
    },

    offline: {
      description: 'The device says that there is no network.',
      on: {
        'network.online': { target: 'reading' },
        'stream.open': { target: 'reading' },
        'page.left': { target: 'away' },
      },
    },

    away: {
      description: 'The page is put away, and must hold neither a line nor a lock meanwhile.',
      on: { 'page.returned': { target: 'reading' } },
    },
  },
});

export type EventStreamRef = ActorRefFrom<typeof eventStreamMachine>;
