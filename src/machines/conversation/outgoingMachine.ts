import { assign, sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';
import type { Message } from './message';

/** What the server may say to a message; anything else rejects. */
export type SendReply =
  /** `replyId` is the reply that the message set off, null when another one is under way. */
  | { kind: 'accepted'; message: Message; replyId: string | null }
  | { kind: 'refused'; reason: RefusalReason };

export type RefusalReason = 'dailyLimit' | 'inappropriate' | 'conflict' | 'premium' | 'invalid';

export type FailureReason = RefusalReason | 'network';

export type OutgoingNotice =
  | { type: 'outgoing.sent'; clientId: string; message: Message; replyId: string | null }
  | { type: 'outgoing.failed'; clientId: string; reason: FailureReason }
  /** It is to be sent again when its turn comes. */
  | { type: 'outgoing.retried'; clientId: string };

export type OutgoingInput = {
  owner: Owner<OutgoingNotice>;
  chatId: string;
  clientId: string;
  text: string;
};

export type OutgoingContext = OutgoingInput & { reason: FailureReason | null };

export const outgoingMachine = setup({
  types: {
    context: {} as OutgoingContext,
    events: {} as { type: 'outgoing.send' } | { type: 'outgoing.retry' },
    input: {} as OutgoingInput,
    tags: {} as 'pending' | 'failed',
  },
  actors: {
    sendMessage: notProvided<SendReply, { chatId: string; clientId: string; text: string }>(
      'sendMessage',
    ),
  },
  guards: { isAccepted: (_, params: { reply: SendReply }) => params.reply.kind === 'accepted' },
  actions: {
    keepReason: assign((_, params: { reply: SendReply }) => ({
      reason: params.reply.kind === 'refused' ? params.reply.reason : null,
    })),
    tellSent: sendTo(
      ({ context }: { context: OutgoingContext }) => context.owner,
      ({ context }: { context: OutgoingContext }, params: { reply: SendReply }): OutgoingNotice =>
        params.reply.kind === 'accepted'
          ? {
              type: 'outgoing.sent',
              clientId: context.clientId,
              message: params.reply.message,
              replyId: params.reply.replyId,
            }
          : { type: 'outgoing.failed', clientId: context.clientId, reason: params.reply.reason },
    ),
    tellFailed: sendTo(
      ({ context }: { context: OutgoingContext }) => context.owner,
      ({ context }: { context: OutgoingContext }): OutgoingNotice => ({
        type: 'outgoing.failed',
        clientId: context.clientId,
        reason: context.reason ?? 'network',
      }),
    ),
    tellRetried: sendTo(
      ({ context }: { context: OutgoingContext }) => context.owner,
      ({ context }: { context: OutgoingContext }): OutgoingNotice => ({
        type: 'outgoing.retried',
        clientId: context.clientId,
      }),
    ),
  },
}).createMachine({
  id: 'outgoing',
  description: 'One message on its way to the server; the same client id makes a repeat harmless.',
  context: ({ input }) => ({ ...input, reason: null }),
  initial: 'waiting',
  states: {
    waiting: {
      description: 'Earlier messages go first.',
      tags: ['pending'],
      on: { 'outgoing.send': { target: 'sending' } },
    },
    sending: {
      description: 'The message is on its way.',
      tags: ['pending'],
      invoke: {
        id: 'sendMessage',
        src: 'sendMessage',
        input: ({ context: { chatId, clientId, text } }) => ({ chatId, clientId, text }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => ({ reply: event.output }) },
            target: 'sent',
            actions: { type: 'tellSent', params: ({ event }) => ({ reply: event.output }) },
          },
          {
            target: 'failed',
            actions: { type: 'keepReason', params: ({ event }) => ({ reply: event.output }) },
          },
        ],
        onError: { target: 'failed', actions: assign({ reason: 'network' }) },
      },
    },
    failed: {
      description: 'It did not go through; the text is kept, with the reason beside it.',
      tags: ['failed'],
      entry: 'tellFailed',
      on: {
        'outgoing.retry': {
          target: 'waiting',
          actions: [assign({ reason: null }), 'tellRetried'],
        },
      },
    },
    sent: { description: 'The server has it.', type: 'final' },
  },
});

export type OutgoingRef = ActorRefFrom<typeof outgoingMachine>;
