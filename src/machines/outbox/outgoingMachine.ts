import { assign, sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { Message } from '../conversation/message';
import { notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';
import type { FailureReason, Letter, RefusalReason } from './letter';

/** The server's answer to a message; anything else rejects. */
export type SendReply =
  /** `replyId` is the reply that the message started; null when another one is being written. */
  | { kind: 'accepted'; message: Message; replyId: string | null }
  | { kind: 'refused'; reason: RefusalReason };

export type Sending = Pick<Letter, 'chatId' | 'clientId' | 'text'> & { replyTo?: string };

/** Why the user is asked before a letter is sent: it is old, or from an earlier conversation. */
export type Question = 'old' | 'moved';

export type OutgoingNotice =
  | { type: 'outgoing.sent'; clientId: string; message: Message; replyId: string | null }
  | { type: 'outgoing.failed'; clientId: string; reason: FailureReason }
  /** It will be sent when its turn comes. */
  | { type: 'outgoing.ready'; clientId: string }
  /** It waits for the user, and not for its turn. */
  | { type: 'outgoing.held'; clientId: string }
  /** The user wants the text back. */
  | { type: 'outgoing.returned'; clientId: string }
  /** The server already has it, or the user discarded it. */
  | { type: 'outgoing.gone'; clientId: string };

export type OutgoingEvent =
  | { type: 'outgoing.send' }
  /** What it was held back for has happened. */
  | { type: 'outgoing.release' }
  | { type: 'outgoing.retry' }
  | { type: 'outgoing.confirm' }
  | { type: 'outgoing.reclaim' }
  | { type: 'outgoing.discard' }
  /** `chatId`: the chat that it would be sent to. */
  | { type: 'outgoing.ask'; question: Question; chatId: string }
  /** The server refused it when another tab sent it. */
  | { type: 'outgoing.refused'; reason: RefusalReason }
  | { type: 'outgoing.kept' }
  | { type: 'outgoing.delivered' };

export type OutgoingInput = {
  owner: Owner<OutgoingNotice>;
  letter: Letter;
  /** The device keeps it. */
  isKept: boolean;
  refusal: RefusalReason | null;
  /** Not to be sent before the stop of a reply is confirmed (fault row C9). */
  isHeld?: boolean;
};

export type OutgoingContext = Omit<OutgoingInput, 'refusal' | 'isHeld'> & {
  isHeld: boolean;
  reason: FailureReason | null;
  question: Question | null;
  /** The user was asked, and wants it sent. */
  isConfirmed: boolean;
  attempts: number;
};

/** In another chat there is nothing of what it was a reply to. */
const movedTo = ({ quote, ...letter }: Letter, chatId: string): Letter => ({
  ...letter,
  chatId,
  ...(quote !== undefined && chatId === letter.chatId && { quote }),
});

const delivered = { target: 'sent', actions: 'tellGone' } as const;

const withdrawable = {
  'outgoing.reclaim': { target: 'returned', actions: 'tellReturned' },
  'outgoing.discard': { target: 'discarded', actions: 'tellGone' },
} as const;

const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 300_000;

export const outgoingMachine = setup({
  types: {
    context: {} as OutgoingContext,
    events: {} as OutgoingEvent,
    input: {} as OutgoingInput,
    tags: {} as 'pending' | 'asking' | 'failed',
  },
  actors: {
    sendMessage: notProvided<SendReply, Sending>('sendMessage'),
  },
  guards: {
    isAccepted: (_, params: { reply: SendReply }) => params.reply.kind === 'accepted',
    isRefused: ({ context }) => context.reason !== null,
    isHeld: ({ context }) => context.isHeld,
    isUnreachable: ({ context }) => context.reason === 'network',
    /** After a conflict the server has another text under the same id. */
    isItself: ({ context }) => context.reason !== 'conflict',
    mayAsk: ({ context }, params: { question: Question }) =>
      params.question === 'moved' || !context.isConfirmed,
  },
  actions: {
    keepReason: assign((_, params: { reason: FailureReason | null }) => ({
      reason: params.reason,
    })),
    keepQuestion: assign(({ context }, params: { question: Question; chatId: string }) => ({
      letter: movedTo(context.letter, params.chatId),
      question: params.question,
      reason: null,
    })),
    keepConsent: assign({ isConfirmed: true, question: null }),
    markKept: assign({ isKept: true }),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    tellAnswer: sendTo(
      ({ context }: { context: OutgoingContext }) => context.owner,
      ({ context }: { context: OutgoingContext }, params: { reply: SendReply }): OutgoingNotice =>
        params.reply.kind === 'accepted'
          ? {
              type: 'outgoing.sent',
              clientId: context.letter.clientId,
              message: params.reply.message,
              replyId: params.reply.replyId,
            }
          : {
              type: 'outgoing.failed',
              clientId: context.letter.clientId,
              reason: params.reply.reason,
            },
    ),
    tellUnreachable: sendTo(
      ({ context }: { context: OutgoingContext }) => context.owner,
      ({ context }: { context: OutgoingContext }): OutgoingNotice => ({
        type: 'outgoing.failed',
        clientId: context.letter.clientId,
        reason: 'network',
      }),
    ),
    tellReady: sendTo(
      ({ context }: { context: OutgoingContext }) => context.owner,
      ({ context }: { context: OutgoingContext }): OutgoingNotice => ({
        type: 'outgoing.ready',
        clientId: context.letter.clientId,
      }),
    ),
    tellHeld: sendTo(
      ({ context }: { context: OutgoingContext }) => context.owner,
      ({ context }: { context: OutgoingContext }): OutgoingNotice => ({
        type: 'outgoing.held',
        clientId: context.letter.clientId,
      }),
    ),
    tellReturned: sendTo(
      ({ context }: { context: OutgoingContext }) => context.owner,
      ({ context }: { context: OutgoingContext }): OutgoingNotice => ({
        type: 'outgoing.returned',
        clientId: context.letter.clientId,
      }),
    ),
    tellGone: sendTo(
      ({ context }: { context: OutgoingContext }) => context.owner,
      ({ context }: { context: OutgoingContext }): OutgoingNotice => ({
        type: 'outgoing.gone',
        clientId: context.letter.clientId,
      }),
    ),
  },
  delays: {
    /** As long as a conversation waits for the end of a reply that was stopped. */
    holdPatience: 5_000,
    /** The network may be fine while the call fails, so nothing else starts another attempt. */
    retryPause: ({ context }) =>
      Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, context.attempts - 1)),
  },
}).createMachine({
  id: 'outgoing',
  description:
    'One message that is sent to the server; its client id makes a repeated request harmless.',
  context: ({ input: { owner, letter, isKept, refusal, isHeld = false } }) => ({
    owner,
    letter,
    isKept,
    isHeld,
    reason: refusal,
    question: null,
    isConfirmed: false,
    attempts: 0,
  }),
  on: { 'outgoing.kept': { actions: 'markKept' } },
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Checks whether the message was refused before, is held back, or can be sent.',
      always: [
        { guard: 'isRefused', target: 'failed' },
        { guard: 'isHeld', target: 'held' },
        { target: 'waiting' },
      ],
    },
    held: {
      description: 'A reply is being stopped; the message is sent once that is confirmed.',
      tags: ['pending'],
      after: { holdPatience: { target: 'waiting', actions: 'tellReady' } },
      on: {
        'outgoing.release': { target: 'waiting', actions: 'tellReady' },
        'outgoing.ask': {
          guard: { type: 'mayAsk', params: ({ event }) => event },
          target: 'asking',
          actions: { type: 'keepQuestion', params: ({ event }) => event },
        },
        'outgoing.delivered': delivered,
        ...withdrawable,
      },
    },
    waiting: {
      description: 'Waiting for its turn: earlier messages go first, or there is no network.',
      tags: ['pending'],
      on: {
        'outgoing.send': { target: 'sending' },
        'outgoing.ask': {
          guard: { type: 'mayAsk', params: ({ event }) => event },
          target: 'asking',
          actions: { type: 'keepQuestion', params: ({ event }) => event },
        },
        'outgoing.refused': {
          target: 'failed',
          actions: [{ type: 'keepReason', params: ({ event }) => event }, 'tellHeld'],
        },
        'outgoing.delivered': delivered,
        ...withdrawable,
      },
    },
    asking: {
      description:
        'Asks the user whether to send it: it was written long ago, or in an earlier conversation.',
      tags: ['asking'],
      entry: 'tellHeld',
      on: {
        'outgoing.confirm': { target: 'waiting', actions: ['keepConsent', 'tellReady'] },
        'outgoing.delivered': delivered,
        ...withdrawable,
      },
    },
    sending: {
      description: 'Sends the message.',
      tags: ['pending'],
      entry: 'countAttempt',
      invoke: {
        id: 'sendMessage',
        src: 'sendMessage',
        input: ({ context: { letter } }) => ({
          chatId: letter.chatId,
          clientId: letter.clientId,
          text: letter.text,
          ...(letter.quote !== undefined && { replyTo: letter.quote.messageId }),
        }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => ({ reply: event.output }) },
            target: 'sent',
            actions: { type: 'tellAnswer', params: ({ event }) => ({ reply: event.output }) },
          },
          {
            target: 'failed',
            actions: [
              {
                type: 'keepReason',
                params: ({ event: { output } }) => ({
                  reason: output.kind === 'refused' ? output.reason : null,
                }),
              },
              { type: 'tellAnswer', params: ({ event }) => ({ reply: event.output }) },
            ],
          },
        ],
        onError: {
          target: 'failed',
          actions: [{ type: 'keepReason', params: { reason: 'network' } }, 'tellUnreachable'],
        },
      },
      on: { 'outgoing.delivered': delivered },
    },
    failed: {
      description: 'The message was not sent; the text is kept, with the reason beside it.',
      tags: ['failed'],
      after: {
        retryPause: {
          guard: 'isUnreachable',
          target: 'waiting',
          actions: [{ type: 'keepReason', params: { reason: null } }, 'tellReady'],
        },
      },
      on: {
        'outgoing.retry': {
          target: 'waiting',
          actions: [{ type: 'keepReason', params: { reason: null } }, 'tellReady'],
        },
        'outgoing.ask': {
          guard: { type: 'mayAsk', params: ({ event }) => event },
          target: 'asking',
          actions: { type: 'keepQuestion', params: ({ event }) => event },
        },
        'outgoing.delivered': { guard: 'isItself', ...delivered },
        ...withdrawable,
      },
    },
    sent: {
      description: 'The server has the message.',
      meta: { noScreen: 'the message of the server has taken its place' },
      type: 'final',
    },
    returned: {
      description: "The text went back to the user's draft.",
      meta: { noScreen: 'its words are in the field' },
      type: 'final',
    },
    discarded: {
      description: 'The user discarded the message.',
      meta: { noScreen: 'it is gone' },
      type: 'final',
    },
  },
});

export type OutgoingRef = ActorRefFrom<typeof outgoingMachine>;
