import { assign, enqueueActions, not, raise, sendTo, setup, stateIn } from 'xstate';
import type { FailureReason } from '../outbox/outboxMessage';
import type { OutboxMessageRef } from '../outbox/outboxMessageMachine';
import type {
  ConversationContext,
  ConversationEvent,
  ConversationInput,
  ConversationNotice,
  DraftCommand,
  Stamp,
} from './conversationTypes';
import { withEdited } from './editing';
import { conversationActors } from './conversationActors';
import { lastSeqOf, mergeMessages } from './message';
import type { ChatSummary, HistoryPage, Message } from './message';
import { deliveredOf, joined, unkeptText, withoutUnkept } from './outboxMessages';
import { pictureBeside } from './pictures';
import { isLoaded, withoutMessage } from './removal';
import { withQuoted, wordsOf } from './quote';
import type { ChosenQuote } from './quote';
import { withDelta, withExpected, withLatestPage, withoutKept } from './reply';
import type { Delta, Reply } from './reply';
import { withArrived, withBegun } from './versions';
import {
  anchorOf,
  inBothWindows,
  isMet,
  isWithin,
  merged,
  shownOf,
  visitOf,
  withNewer,
  withOlder,
  withReread,
} from './visit';
import type { EmojiNames } from './emojiNames';
import type { Goal, Surroundings } from './visit';

/** The parts of a conversation; its states are in conversationMachine. */
export const conversation = setup({
  types: {
    context: {} as ConversationContext,
    events: {} as ConversationEvent,
    input: {} as ConversationInput,
    tags: {} as
      | 'loading'
      /** The messages on screen are those that this device kept. */
      | 'kept'
      | 'failed'
      | 'busy'
      | 'composing'
      | 'streaming'
      | 'stoppable'
      | 'detached'
      | 'away'
      | 'editing',
    children: {} as {
      search: 'search';
      draftStorage: 'draftStorage';
      allowance: 'allowance';
      viewer: 'viewer';
      gallery: 'gallery';
    },
  },
  actors: conversationActors,
  guards: {
    isKept: (_, params: { page: HistoryPage }) => params.page.cachedAt !== undefined,
    isText: (_, params: { text: string }) => params.text.trim() !== '',
    isResync: (_, params: { resync: boolean }) => params.resync,
    hasOlder: ({ context }) => context.visit === null && context.older !== null,
    hasGoal: ({ context }) => context.goal !== null,
    isGoalGone: ({ context }) => context.goal !== null && !isWithin(shownOf(context), context.goal),
    isOnScreen: ({ context }, params: Goal) => isWithin(shownOf(context), params),
    isUpToEnd: ({ context }, params: Goal) => isWithin(context.messages, params),
    isFound: (_, params: { answer: Surroundings }) => params.answer.kind === 'found',
    hasNoVisit: ({ context }) => context.visit === null,
    hasOlderVisited: ({ context }) => (context.visit?.older ?? null) !== null,
    isMet: ({ context }) => isMet(context),
    hasReply: ({ context }) => context.reply !== null,
    hasNoReply: ({ context }) => context.reply === null,
    hasReplyText: ({ context }) => (context.reply?.text ?? '') !== '',
    hasOtherReply: ({ context }) =>
      context.reply !== null && context.reply.messageId !== context.stoppingId,
    isReplyKnown: ({ context }, params: { messageId: string }) =>
      context.reply?.messageId === params.messageId,
    isContinuous: ({ context }, params: Delta) => withDelta(context.reply, params) !== null,
    /** The user went on elsewhere, after the last message that was sent from here. */
    isOtherTurn: ({ context: { messages, turnId } }, { message }: { message: Message }) =>
      message.author === 'user' &&
      messages.some(({ clientId, seq }) => clientId === turnId && seq < message.seq),
    isStopping: stateIn({ reply: 'stopping' }),
    isNotStopping: not(stateIn({ reply: 'stopping' })),
    /** A late piece of a message that is finished, or of a reply that is being loaded again. */
    isIdle: ({ context }, params: { messageId: string }) =>
      context.brokenId === params.messageId ||
      context.messages.some(({ id }) => id === params.messageId),
    isLimit: (_, params: { reason: FailureReason }) =>
      params.reason === 'dailyLimit' || params.reason === 'premium',
    /** Nothing takes its place. */
    isTakenOut: (_, params: { replacedBy: string | null }) => params.replacedBy === null,
    isShown: ({ context }, params: { messageId: string }) =>
      !context.removed.includes(params.messageId),
    hasEmojiNames: ({ context }) => context.emojiNames !== null,
    isPictureGone: ({ context }) =>
      !isLoaded(context, context.pictureId ?? '') ||
      context.removed.includes(context.pictureId ?? ''),
    /** A removed message was restored; an old event of it would come while it is still loaded. */
    isBack: ({ context }, params: { id: string }) =>
      context.removed.includes(params.id) && !isLoaded(context, params.id),
  },
  actions: {
    keepLatestPage: assign(({ context }, params: { page: HistoryPage }) =>
      withLatestPage(context, params.page, context.told),
    ),
    dropKept: assign(({ context }, params: { page: HistoryPage }) => ({
      messages: withoutKept(context, params.page),
    })),
    keepOlderPage: assign(({ context }, params: { page: HistoryPage }) => ({
      messages: mergeMessages(context.messages, params.page.messages),
      older: params.page.older,
    })),
    keepMessage: assign(({ context }, { message }: { message: Message }) => {
      const shown = withArrived(context, context.places, message);
      return { ...shown, ...inBothWindows(shown, withQuoted(message.id, wordsOf(message))) };
    }),
    keepEdited: assign(({ context }, params: { fromSeq: number; message: Message }) =>
      withEdited(context, params.fromSeq, params.message),
    ),
    forgetTold: assign({ told: [] }),
    keepTold: assign(({ context }, params: { message: Message }) => ({
      told: [...context.told, params.message.id],
    })),
    keepGoal: assign((_, { messageId }: Goal) => ({ goal: { messageId } })),
    keepVisit: assign((_, { answer }: { answer: Surroundings }) =>
      answer.kind === 'found' ? { visit: visitOf(answer.page) } : {},
    ),
    beginVisit: raise({ type: 'visit.began' }),
    leaveEnd: raise({ type: 'scroll.left' }),
    keepOlderVisited: assign(({ context }, params: { page: HistoryPage }) => ({
      visit: context.visit && withOlder(context.visit, params.page),
    })),
    keepNewerVisited: assign(({ context }, params: { page: HistoryPage }) => ({
      visit: context.visit && withNewer(context.visit, params.page),
    })),
    keepReread: assign(({ context }, { answer }: { answer: Surroundings }) =>
      answer.kind === 'found' && context.visit !== null
        ? { visit: withReread(context.visit, answer.page) }
        : {},
    ),
    /** The message by which the visited part was to be loaded again no longer exists. */
    dropAnchor: assign(({ context }) => {
      const anchor = anchorOf(context.visit);
      return inBothWindows(context, (messages) => messages.filter(({ id }) => id !== anchor));
    }),
    mergeVisit: assign(({ context }) => merged(context)),
    dropVisit: assign({ visit: null }),
    startReply: assign(({ context }, { messageId, seq, text }: Reply) => ({
      ...withBegun(context, context.places, { messageId, seq, text }),
      brokenId: null,
    })),
    expectReply: assign(({ context }, params: { replyId: string | null; seq: number }) =>
      withExpected(context, params.replyId, params.seq),
    ),
    keepDelta: assign(({ context }, params: Delta) => ({
      reply: withDelta(context.reply, params) ?? context.reply,
    })),
    keepBroken: assign((_, params: { messageId: string }) => ({ brokenId: params.messageId })),
    keepStopping: assign(({ context }) => ({ stoppingId: context.reply?.messageId ?? null })),
    dropReply: assign({ reply: null }),

    keepDraft: assign((_, params: { text: string }) => ({ draft: params.text })),
    /** What the outbox cannot keep on the device is kept as a draft, so that a reload loses nothing. */
    writeDraft: sendTo(
      'draftStorage',
      ({ context }: { context: ConversationContext }): DraftCommand => ({
        type: 'draft.write',
        text: unkeptText(context.outboxMessages, context.draft),
      }),
    ),
    /** Text that is kept as a draft only because the outbox could not keep it is not the draft. */
    separateDraft: assign(({ context }) => ({
      draft: withoutUnkept(context.outboxMessages, context.draft),
    })),
    keepEmojiNames: assign((_, params: { emojiNames: EmojiNames }) => params),
    dropEmojiNames: assign({ emojiNames: null }),
    keepEmojiQuery: assign((_, params: { emojiQuery: string }) => params),
    forgetEmojiQuery: assign({ emojiQuery: '' }),
    insertEmoji: enqueueActions(
      (
        { context: { draft, edit }, enqueue },
        { emoji, start, end }: { emoji: string; start: number; end: number },
      ) => {
        const before = edit?.text ?? draft;
        const text = `${before.slice(0, start)}${emoji}${before.slice(end)}`;
        enqueue.raise({ type: edit === null ? 'chat.edit' : 'edit.change', text });
      },
    ),
    keepStamp: assign((_, { clientId, writtenAt }: Stamp) => ({ stamp: { clientId, writtenAt } })),
    dropStamp: assign({ stamp: null }),
    takeBack: assign(
      ({ context }, { text, quote = null }: { text: string; quote?: ChosenQuote | null }) => ({
        draft: joined([context.draft, text]),
        quote: context.quote ?? quote,
      }),
    ),
    writeQuote: sendTo(
      'draftStorage',
      ({ context }: { context: ConversationContext }): DraftCommand => ({
        type: 'quote.write',
        quote: context.quote,
      }),
    ),
    post: enqueueActions(({ context, enqueue }, params: { isHeld: boolean }) => {
      const { owner, chat, stamp, draft, quote } = context;
      if (stamp === null) return;
      const written = {
        ...stamp,
        chatId: chat.id,
        characterId: chat.character.id,
        text: draft.trim(),
      };
      const outboxMessage = quote === null ? written : { ...written, quote };
      enqueue.sendTo(owner, {
        type: 'outboxMessage.written',
        outboxMessage,
        ...(params.isHeld && { isHeld: true }),
      });
      if (quote !== null) enqueue.sendTo('draftStorage', { type: 'quote.write', quote: null });
      enqueue.assign({ draft: '', stamp: null, quote: null });
    }),
    keepOutboxMessages: assign(
      ({ context }, params: { outboxMessages: readonly OutboxMessageRef[] }) => ({
        outboxMessages: params.outboxMessages.filter(
          (ref) =>
            ref.getSnapshot().context.outboxMessage.characterId === context.chat.character.id,
        ),
      }),
    ),
    releaseHeld: enqueueActions(({ context, enqueue }) => {
      for (const ref of context.outboxMessages)
        enqueue.sendTo(ref, { type: 'outboxMessage.release' });
    }),
    /** An outbox message that the chat already shows need not be sent any more. */
    releaseDelivered: enqueueActions(({ context, enqueue }) => {
      const delivered = deliveredOf(context.outboxMessages, context.messages);
      if (delivered.length === 0) return;
      for (const ref of delivered) enqueue.sendTo(ref, { type: 'outboxMessage.delivered' });
      enqueue.assign({
        outboxMessages: context.outboxMessages.filter((ref) => !delivered.includes(ref)),
      });
    }),

    beginDeletion: enqueueActions(({ context, enqueue }, params: { messageId: string }) => {
      const { chat, removed, deletions } = context;
      const { messageId } = params;
      const refused = deletions.find(({ id }) => id === messageId);
      enqueue.assign({ removed: [...removed, messageId] });
      if (refused !== undefined) enqueue.sendTo(refused, { type: 'deletion.retry' });
      else
        enqueue.assign(({ spawn, self }) => ({
          deletions: [
            ...deletions,
            spawn('deletion', {
              id: messageId,
              input: { owner: self, chatId: chat.id, messageId },
            }),
          ],
        }));
    }),
    endDeletion: enqueueActions(({ context, enqueue }, params: { messageId: string }) => {
      enqueue.stopChild(params.messageId);
      enqueue.assign({ deletions: context.deletions.filter(({ id }) => id !== params.messageId) });
    }),
    hideMessage: assign(({ context }, params: { messageId: string }) => ({
      removed: [...new Set([...context.removed, params.messageId])],
    })),
    showMessage: assign(({ context }, params: { messageId: string }) => ({
      removed: context.removed.filter((id) => id !== params.messageId),
    })),
    dropMessage: assign(({ context }, { messageId }: { messageId: string }) => {
      const said = withoutMessage(context, messageId);
      return { ...said, ...inBothWindows(said, withQuoted(messageId, null)) };
    }),
    keepPicture: assign((_, params: { messageId: string }) => ({ pictureId: params.messageId })),
    turnPicture: assign(({ context }, params: { step: 1 | -1 }) => ({
      pictureId: pictureBeside(context, params.step) ?? context.pictureId,
    })),
    dropPicture: assign({ pictureId: null }),
    tellReverted: enqueueActions(({ context, enqueue }, params: { messageId: string }) => {
      const ref = context.deletions.find(({ id }) => id === params.messageId);
      if (ref !== undefined) enqueue.sendTo(ref, { type: 'deletion.reverted' });
    }),

    keepTurn: assign((_, params: { clientId: string }) => ({ turnId: params.clientId })),
    keepSeen: assign(({ context }) => ({ seenSeq: lastSeqOf(context.messages) })),

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
        params: {
          content:
            | 'chatStartFailed'
            | 'stopFailed'
            | 'replyRetryFailed'
            | 'regenerateFailed'
            | 'reactionFailed';
        },
      ): ConversationNotice => ({
        type: 'alert.raised',
        alert: { content: params.content, type: 'error' },
      }),
    ),
  },
  delays: {
    /** After the server confirmed a stop, the reply's last event is due within this time. */
    stopPatience: 5_000,
    /** The pause between two attempts to load what the event stream missed. */
    catchUpPause: 5_000,
    /** How long a message that the user jumped to is highlighted. */
    markTime: 2_500,
  },
});
