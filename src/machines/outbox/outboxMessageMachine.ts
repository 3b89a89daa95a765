import { assign, sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { Message } from '../conversation/message';
import { eventItself } from '../shared/eventItself';
import { notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';
import type { FailureReason, OutboxMessage, RefusalReason } from './outboxMessage';

/** The server's answer to a message; anything else rejects. */
export type SendReply =
  /** `replyId` is the reply that the message started; null when another one is being written. */
  | { kind: 'accepted'; message: Message; replyId: string | null }
  | { kind: 'refused'; reason: RefusalReason };

export type Sending = Pick<OutboxMessage, 'chatId' | 'clientId' | 'text'> & { replyTo?: string };

/** Why the user is asked before a message is sent: it is old, or from an earlier conversation. */
export type Question = 'old' | 'moved';

export type OutboxMessageNotice =
  | { type: 'outboxMessage.sent'; clientId: string; message: Message; replyId: string | null }
  | { type: 'outboxMessage.failed'; clientId: string; reason: FailureReason }
  /** It will be sent when its turn comes. */
  | { type: 'outboxMessage.ready'; clientId: string }
  /** It waits for the user, and not for its turn. */
  | { type: 'outboxMessage.held'; clientId: string }
  /** The user wants the text back. */
  | { type: 'outboxMessage.returned'; clientId: string }
  /** The server already has it, or the user discarded it. */
  | { type: 'outboxMessage.gone'; clientId: string };

export type OutboxMessageEvent =
  | { type: 'outboxMessage.send' }
  /** What it was held back for has happened. */
  | { type: 'outboxMessage.release' }
  | { type: 'outboxMessage.retry' }
  | { type: 'outboxMessage.confirm' }
  | { type: 'outboxMessage.reclaim' }
  | { type: 'outboxMessage.discard' }
  /** `chatId`: the chat that it would be sent to. */
  | { type: 'outboxMessage.ask'; question: Question; chatId: string }
  /** The server refused it when another tab sent it. */
  | { type: 'outboxMessage.refused'; reason: RefusalReason }
  | { type: 'outboxMessage.kept' }
  | { type: 'outboxMessage.delivered' };

export type OutboxMessageInput = {
  owner: Owner<OutboxMessageNotice>;
  outboxMessage: OutboxMessage;
  /** The device keeps it. */
  isKept: boolean;
  refusal: RefusalReason | null;
  /** Not to be sent before the stop of a reply is confirmed (fault row C9). */
  isHeld?: boolean;
};

export type OutboxMessageContext = Omit<OutboxMessageInput, 'refusal' | 'isHeld'> & {
  isHeld: boolean;
  reason: FailureReason | null;
  question: Question | null;
  /** The user was asked, and wants it sent. */
  isConfirmed: boolean;
  attempts: number;
};

/** In another chat there is nothing of what it was a reply to. */
const movedTo = ({ quote, ...outboxMessage }: OutboxMessage, chatId: string): OutboxMessage => ({
  ...outboxMessage,
  chatId,
  ...(quote !== undefined && chatId === outboxMessage.chatId && { quote }),
});

const delivered = { target: 'sent', actions: 'tellGone' } as const;

const withdrawable = {
  'outboxMessage.reclaim': { target: 'returned', actions: 'tellReturned' },
  'outboxMessage.discard': { target: 'discarded', actions: 'tellGone' },
} as const;

const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 300_000;

export const outboxMessageMachine = setup({
  types: {
    context: {} as OutboxMessageContext,
    events: {} as OutboxMessageEvent,
    input: {} as OutboxMessageInput,
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
      outboxMessage: movedTo(context.outboxMessage, params.chatId),
      question: params.question,
      reason: null,
    })),
    keepConsent: assign({ isConfirmed: true, question: null }),
    markKept: assign({ isKept: true }),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    tellAnswer: sendTo(
      ({ context }: { context: OutboxMessageContext }) => context.owner,
      (
        { context }: { context: OutboxMessageContext },
        params: { reply: SendReply },
      ): OutboxMessageNotice =>
        params.reply.kind === 'accepted'
          ? {
              type: 'outboxMessage.sent',
              clientId: context.outboxMessage.clientId,
              message: params.reply.message,
              replyId: params.reply.replyId,
            }
          : {
              type: 'outboxMessage.failed',
              clientId: context.outboxMessage.clientId,
              reason: params.reply.reason,
            },
    ),
    tellUnreachable: sendTo(
      ({ context }: { context: OutboxMessageContext }) => context.owner,
      ({ context }: { context: OutboxMessageContext }): OutboxMessageNotice => ({
        type: 'outboxMessage.failed',
        clientId: context.outboxMessage.clientId,
        reason: 'network',
      }),
    ),
    tellReady: sendTo(
      ({ context }: { context: OutboxMessageContext }) => context.owner,
      ({ context }: { context: OutboxMessageContext }): OutboxMessageNotice => ({
        type: 'outboxMessage.ready',
        clientId: context.outboxMessage.clientId,
      }),
    ),
    tellHeld: sendTo(
      ({ context }: { context: OutboxMessageContext }) => context.owner,
      ({ context }: { context: OutboxMessageContext }): OutboxMessageNotice => ({
        type: 'outboxMessage.held',
        clientId: context.outboxMessage.clientId,
      }),
    ),
    tellReturned: sendTo(
      ({ context }: { context: OutboxMessageContext }) => context.owner,
      ({ context }: { context: OutboxMessageContext }): OutboxMessageNotice => ({
        type: 'outboxMessage.returned',
        clientId: context.outboxMessage.clientId,
      }),
    ),
    tellGone: sendTo(
      ({ context }: { context: OutboxMessageContext }) => context.owner,
      ({ context }: { context: OutboxMessageContext }): OutboxMessageNotice => ({
        type: 'outboxMessage.gone',
        clientId: context.outboxMessage.clientId,
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
  id: 'outboxMessage',
  description:
    'One message that is sent to the server; its client id makes a repeated request harmless.',
  context: ({ input: { owner, outboxMessage, isKept, refusal, isHeld = false } }) => ({
    owner,
    outboxMessage,
    isKept,
    isHeld,
    reason: refusal,
    question: null,
    isConfirmed: false,
    attempts: 0,
  }),
  on: { 'outboxMessage.kept': { actions: 'markKept' } },
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
        'outboxMessage.release': { target: 'waiting', actions: 'tellReady' },
        'outboxMessage.ask': {
          guard: { type: 'mayAsk', params: eventItself },
          target: 'asking',
          actions: { type: 'keepQuestion', params: eventItself },
        },
        'outboxMessage.delivered': delivered,
        ...withdrawable,
      },
    },
    waiting: {
      description: 'Waiting for its turn: earlier messages go first, or there is no network.',
      tags: ['pending'],
      on: {
        'outboxMessage.send': { target: 'sending' },
        'outboxMessage.ask': {
          guard: { type: 'mayAsk', params: eventItself },
          target: 'asking',
          actions: { type: 'keepQuestion', params: eventItself },
        },
        'outboxMessage.refused': {
          target: 'failed',
          actions: [{ type: 'keepReason', params: eventItself }, 'tellHeld'],
        },
        'outboxMessage.delivered': delivered,
        ...withdrawable,
      },
    },
    asking: {
      description:
        'Asks the user whether to send it: it was written long ago, or in an earlier conversation.',
      tags: ['asking'],
      entry: 'tellHeld',
      on: {
        'outboxMessage.confirm': { target: 'waiting', actions: ['keepConsent', 'tellReady'] },
        'outboxMessage.delivered': delivered,
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
        input: ({ context: { outboxMessage } }) => ({
          chatId: outboxMessage.chatId,
          clientId: outboxMessage.clientId,
          text: outboxMessage.text,
          ...(outboxMessage.quote !== undefined && { replyTo: outboxMessage.quote.messageId }),
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
      on: { 'outboxMessage.delivered': delivered },
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
        'outboxMessage.retry': {
          target: 'waiting',
          actions: [{ type: 'keepReason', params: { reason: null } }, 'tellReady'],
        },
        'outboxMessage.ask': {
          guard: { type: 'mayAsk', params: eventItself },
          target: 'asking',
          actions: { type: 'keepQuestion', params: eventItself },
        },
        'outboxMessage.delivered': { guard: 'isItself', ...delivered },
        ...withdrawable,
      },
    },
    sent: {
      description: 'The server has the message.',
      meta: { noScreen: 'the message from the server has taken its place' },
      type: 'final',
    },
    returned: {
      description: "The text went back to the user's draft.",
      meta: { noScreen: 'its text is in the field' },
      type: 'final',
    },
    discarded: {
      description: 'The user discarded the message.',
      meta: { noScreen: 'it is gone' },
      type: 'final',
    },
  },
});

export type OutboxMessageRef = ActorRefFrom<typeof outboxMessageMachine>;
