import { assign, enqueueActions, sendTo, setup } from 'xstate';
import { callbackNotProvided, notProvided } from '../shared/notProvided';
import type {
  ConversationContext,
  ConversationEvent,
  ConversationInput,
  ConversationNotice,
  DraftCommand,
} from './conversationTypes';
import { mergeMessages } from './message';
import type { ChatSummary, HistoryPage, Message } from './message';
import { canWithdraw, heldOutgoing, nextOutgoing, textOf, unsentText } from './outbox';
import { outgoingMachine } from './outgoingMachine';
import type { FailureReason } from './outgoingMachine';
import { withDelta, withLatestPage, withMessage, withReply } from './reply';
import type { Delta, Reply } from './reply';

/** What a conversation can do; its states are in conversationMachine. */
export const conversation = setup({
  types: {
    context: {} as ConversationContext,
    events: {} as ConversationEvent,
    input: {} as ConversationInput,
    tags: {} as 'loading' | 'failed' | 'busy' | 'composing' | 'streaming' | 'stoppable',
  },
  actors: {
    draftVault: callbackNotProvided<DraftCommand, { slug: string }>('draftVault'),
    loadHistory: notProvided<HistoryPage, { chatId: string; cursor: string | null }>('loadHistory'),
    restartChat: notProvided<ChatSummary, { botId: string }>('restartChat'),
    stopReply: notProvided<void, { chatId: string }>('stopReply'),
    retryReply: notProvided<void, { chatId: string; clientId: string }>('retryReply'),
    markRead: notProvided<void, { chatId: string; seq: number }>('markRead'),
    outgoing: outgoingMachine,
  },
  guards: {
    isText: (_, params: { text: string }) => params.text.trim() !== '',
    isResync: (_, params: { resync: boolean }) => params.resync,
    hasOlder: ({ context }) => context.older !== null,
    hasReply: ({ context }) => context.reply !== null,
    hasNoReply: ({ context }) => context.reply === null,
    hasReplyText: ({ context }) => (context.reply?.text ?? '') !== '',
    hasOtherReply: ({ context }) =>
      context.reply !== null && context.reply.messageId !== context.stoppingId,
    hasUnread: ({ context }) => lastSeq(context) > context.readSeq,
    isReplyKnown: ({ context }, params: { messageId: string }) =>
      context.reply?.messageId === params.messageId,
    isContinuous: ({ context }, params: Delta) => withDelta(context.reply, params) !== null,
    /** A late piece of a message that is finished, or of a reply that is being read anew. */
    isIdle: ({ context }, params: { messageId: string }) =>
      context.brokenId === params.messageId ||
      context.messages.some(({ id }) => id === params.messageId),
    isAnyOutgoing: ({ context }, params: { clientIds: readonly (string | null)[] }) =>
      context.outgoing.some(({ id }) => params.clientIds.includes(id)),
    canWithdraw: ({ context }, params: { clientId: string }) =>
      canWithdraw(context.outgoing, params.clientId),
    isLimit: (_, params: { reason: FailureReason }) =>
      params.reason === 'dailyLimit' || params.reason === 'premium',
  },
  actions: {
    keepLatestPage: assign(({ context }, params: { page: HistoryPage }) =>
      withLatestPage(context, params.page),
    ),
    keepOlderPage: assign(({ context }, params: { page: HistoryPage }) => ({
      messages: mergeMessages(context.messages, params.page.messages),
      older: params.page.older,
    })),
    keepMessage: assign(({ context }, params: { message: Message }) =>
      withMessage(context, params.message),
    ),
    startReply: assign(({ context }, params: Reply) => ({
      ...withReply(context, {
        messageId: params.messageId,
        seq: params.seq,
        text: params.text,
      }),
      brokenId: null,
    })),
    expectReply: assign(({ context }, params: { replyId: string | null; seq: number }) =>
      params.replyId === null ||
      context.reply !== null ||
      context.messages.some(({ id }) => id === params.replyId)
        ? {}
        : { reply: { messageId: params.replyId, seq: params.seq + 1, text: '' } },
    ),
    keepDelta: assign(({ context }, params: Delta) => ({
      reply: withDelta(context.reply, params) ?? context.reply,
    })),
    keepBroken: assign((_, params: { messageId: string }) => ({ brokenId: params.messageId })),
    keepStopping: assign(({ context }) => ({ stoppingId: context.reply?.messageId ?? null })),
    dropReply: assign({ reply: null }),

    keepDraft: assign((_, params: { text: string }) => ({ draft: params.text })),
    /** The stored draft outlives the sending, so that a reload in between loses nothing. */
    writeDraft: sendTo(
      'draftVault',
      ({ context }: { context: ConversationContext }): DraftCommand => ({
        type: 'draft.write',
        text: unsentText(context.outgoing, context.draft),
      }),
    ),
    enqueueMessage: assign(
      ({ context, spawn, self }, params: { clientId: string; text: string }) => ({
        draft: '',
        outgoing: [
          ...context.outgoing,
          spawn('outgoing', {
            id: params.clientId,
            input: {
              owner: self,
              chatId: context.chat.id,
              clientId: params.clientId,
              text: params.text.trim(),
            },
          }),
        ],
      }),
    ),
    sendNext: enqueueActions(({ context, enqueue }) => {
      const next = nextOutgoing(context.outgoing);
      if (next !== null) enqueue.sendTo(next, { type: 'outgoing.send' });
    }),
    retryHeld: enqueueActions(({ context, enqueue }, params: { reasons: FailureReason[] }) => {
      const held = heldOutgoing(context.outgoing, params.reasons);
      if (held !== null) enqueue.sendTo(held, { type: 'outgoing.retry' });
    }),
    release: enqueueActions(
      ({ context, enqueue }, params: { clientIds: readonly (string | null)[] }) => {
        const isReleased = ({ id }: { id: string }) => params.clientIds.includes(id);
        for (const ref of context.outgoing.filter(isReleased)) enqueue.stopChild(ref);
        enqueue.assign({ outgoing: context.outgoing.filter((ref) => !isReleased(ref)) });
      },
    ),
    reclaim: assign(({ context }, params: { clientId: string }) => ({
      draft: [context.draft, textOf(context.outgoing, params.clientId)]
        .filter((text) => text !== '')
        .join('\n'),
    })),

    keepRead: assign(({ context }) => ({ readSeq: lastSeq(context) })),
    keepRetry: assign((_, params: { clientId: string }) => ({ retryClientId: params.clientId })),
    tellGap: sendTo(({ context }: { context: ConversationContext }) => context.owner, {
      type: 'chat.gapFound',
    }),
    tellRestarted: sendTo(
      ({ context }: { context: ConversationContext }) => context.owner,
      (_, params: { chat: ChatSummary }): ConversationNotice => ({
        type: 'chat.restarted',
        chat: params.chat,
      }),
    ),
    tellOffer: sendTo(
      ({ context }: { context: ConversationContext }) => context.owner,
      (_, params: { from: string }): ConversationNotice => ({
        type: 'offer.wanted',
        from: params.from,
      }),
    ),
    raiseAlert: sendTo(
      ({ context }: { context: ConversationContext }) => context.owner,
      (
        _,
        params: { content: 'chatStartFailed' | 'stopFailed' | 'replyRetryFailed' },
      ): ConversationNotice => ({
        type: 'alert.raised',
        alert: { content: params.content, type: 'error' },
      }),
    ),
  },
  delays: {
    /** After a stop was acknowledged, the reply's last event is due within this time. */
    stopPatience: 5_000,
    /** Between two attempts at reading what the stream missed. */
    catchUpPause: 5_000,
  },
});

const lastSeq = ({ messages }: ConversationContext): number => messages.at(-1)?.seq ?? 0;
