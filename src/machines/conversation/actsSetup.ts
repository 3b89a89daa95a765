import { and, assign, enqueueActions, not, sendTo, stateIn } from 'xstate';
import type { RefusalReason } from '../outbox/outboxMessage';
import type { SendReply } from '../outbox/outboxMessageMachine';
import { backoffMs } from '../shared/backoff';
import { conversation } from './conversationSetup';
import type { ConversationContext, DraftCommand } from './conversationTypes';
import { editOf, isChanged, isSentAs, keptOf, withAttempt, withEdited } from './editing';
import type { KeptEdit } from './editing';
import { lastSeqOf } from './message';
import type { Message } from './message';
import { joined, unkeptText } from './outboxMessages';
import { withExpected } from './reply';
import { anewOf, questionOf, withArrived, withBegun, withSuccessor } from './versions';
import type { Choice, RegenerateReply } from './versions';
import { isWithin, shownOf } from './visit';

type Reply = RegenerateReply | SendReply;

/** The limit that was reached, if an offer can lift it. */
const limitOf = (reply: Reply): RefusalReason | null =>
  reply.kind === 'refused' && (reply.reason === 'dailyLimit' || reply.reason === 'premium')
    ? reply.reason
    : null;

/** What a conversation can do with its messages: regenerate, choose a version, edit, mark as read. */
export const conversationActs = conversation.extend({
  guards: {
    isAccepted: (_, { reply }: { reply: Reply }) => reply.kind === 'accepted',
    isLimited: (_, { reply }: { reply: Reply }) => limitOf(reply) !== null,
    isGone: (_, { reply }: { reply: SendReply }) =>
      reply.kind === 'refused' && reply.reason === 'gone',
    isReplaced: (_, params: { replacedBy: string | null }) => params.replacedBy !== null,
    isLastReply: ({ context }, params: { messageId: string }) =>
      anewOf(context)?.id === params.messageId,
    isVersion: ({ context }, { messageId, version }: Choice) =>
      shownOf(context).some(
        ({ id, versions }) => id === messageId && version >= 1 && version <= versions,
      ),
    isOwn: ({ context }, params: { messageId: string }) =>
      editOf(shownOf(context), params.messageId) !== null,
    mayEditInstead: ({ context }, params: { messageId: string }) =>
      !isChanged(context.edit) && editOf(shownOf(context), params.messageId) !== null,
    maySendEdit: ({ context: { edit } }) => isChanged(edit) && edit?.text.trim() !== '',
    isSentAs: ({ context }, params: { message: Message }) => isSentAs(context.edit, params.message),
    /** Another tab, which kept the same edit, has sent it first. */
    isSentElsewhere: (
      { context: { edit } },
      { messageId, message }: { messageId: string; message: Message },
    ) => edit?.messageId === messageId && edit.text.trim() === message.text,
    isWithdrawn: ({ context: { edit } }, params: { fromSeq: number }) =>
      edit !== null && edit.seq >= params.fromSeq,
    isEdited: ({ context: { edit } }, params: { messageId: string }) =>
      edit?.messageId === params.messageId,
    isSaid: ({ context: { edit, messages } }) =>
      edit?.sent != null && messages.some((message) => isSentAs(edit, message)),
    isStillThere: ({ context: { edit, messages, visit } }) =>
      edit !== null && (isWithin(messages, edit) || isWithin(visit?.messages ?? [], edit)),
    hasHistory: stateIn({ history: 'shown' }),

    hasUnread: ({ context }) => lastSeqOf(context.messages) > context.readSeq,
    hasEndBefore: and([
      stateIn({ scroll: 'following' }),
      not(stateIn({ journey: 'opening' })),
      not(stateIn({ journey: { arrived: 'landing' } })),
    ]),
    isReadOn: and(['hasUnread', 'hasEndBefore']),
  },
  actions: {
    keepSuccessor: assign(
      ({ context: { places } }, params: { messageId: string; replacedBy: string | null }) =>
        params.replacedBy === null
          ? {}
          : { places: withSuccessor(places, params.messageId, params.replacedBy) },
    ),
    dropHit: sendTo('search', (_, { messageId }: { messageId: string }) => ({
      type: 'search.drop' as const,
      messageId,
    })),
    keepAnew: assign(
      ({ context }, { messageId, clientId }: { messageId: string; clientId: string }) =>
        context.anew?.messageId === messageId ? {} : { anew: { messageId, clientId } },
    ),
    /** The event stream may have reported the new reply already, and even its end. */
    expectAnew: assign(({ context }, { reply }: { reply: RegenerateReply }) => {
      const { anew, places, messages } = context;
      const before = messages.find(({ id }) => id === anew?.messageId);
      if (reply.kind === 'refused' || before === undefined || places[reply.replyId]) return {};
      const { replyId: messageId } = reply;
      const known = withSuccessor(places, before.id, messageId);
      const started = { messageId, seq: before.seq + 1, text: '' };
      return { ...withBegun(context, known, started), places: known };
    }),
    keepChoice: assign((_, { messageId, version }: Choice) => ({ choice: { messageId, version } })),
    dropChoice: assign({ choice: null }),
    keepChosen: assign(({ context }, { message }: { message: Message }) => {
      const { choice } = context;
      if (choice === null) return {};
      const places =
        choice.messageId === message.id
          ? context.places
          : withSuccessor(context.places, choice.messageId, message.id);
      return { ...withArrived(context, places, message), places, chosenId: message.id };
    }),

    keepEdit: assign(({ context }, params: { messageId: string }) => ({
      edit: editOf(shownOf(context), params.messageId),
    })),
    keepEditText: assign(({ context: { edit } }, params: { text: string }) => ({
      edit: edit && { ...edit, text: params.text, reason: null },
    })),
    keepAttempt: assign(({ context: { edit } }, params: { clientId: string }) => ({
      edit: edit && withAttempt(edit, params.clientId),
    })),
    keepEditFailure: assign(({ context: { edit } }, { reply }: { reply: SendReply | null }) => ({
      edit: edit && {
        ...edit,
        reason: reply?.kind === 'refused' ? reply.reason : ('network' as const),
      },
    })),
    keepSentEdit: assign(({ context }, { reply }: { reply: SendReply }) => {
      if (reply.kind === 'refused' || context.edit === null) return {};
      const shown = withEdited(context, context.edit.seq, reply.message);
      return { ...shown, ...withExpected(shown, reply.replyId, reply.message.seq) };
    }),
    returnEdit: enqueueActions(({ context: { owner, outboxMessages, draft, edit }, enqueue }) => {
      if (edit === null || !isChanged(edit)) return;
      const text = joined([draft, edit.text]);
      enqueue.assign({ draft: text });
      enqueue.sendTo('draftStorage', {
        type: 'draft.write',
        text: unkeptText(outboxMessages, text),
      });
      enqueue.sendTo(owner, {
        type: 'alert.raised',
        alert: { content: 'editGone', type: 'error' },
      });
    }),
    dropEdit: assign({ edit: null }),
    restoreEdit: assign((_, params: { edit: KeptEdit }) => ({
      edit: { ...params.edit, reason: null },
    })),
    writeEdit: sendTo(
      'draftStorage',
      ({ context }: { context: ConversationContext }): DraftCommand => ({
        type: 'edit.write',
        edit: keptOf(context.edit),
      }),
    ),

    turnToEdit: enqueueActions(({ context, enqueue }) => {
      const clientId = context.edit?.sent?.clientId;
      if (clientId !== undefined) enqueue.raise({ type: 'chat.turned', clientId });
    }),
    turnToQuestion: enqueueActions(({ context, enqueue }) => {
      const clientId = questionOf(context.messages);
      if (clientId !== null) enqueue.raise({ type: 'chat.turned', clientId });
    }),
    tellLimit: enqueueActions(({ context, enqueue }, { reply }: { reply: Reply }) => {
      const from = limitOf(reply);
      if (from !== null) enqueue.sendTo(context.owner, { type: 'offer.wanted', from });
    }),

    keepRead: assign(({ context }) => ({ readSeq: lastSeqOf(context.messages) })),
    countMarkAttempt: assign(({ context }) => ({ markAttempts: context.markAttempts + 1 })),
    resetMarkAttempts: assign({ markAttempts: 0 }),
  },
  delays: {
    /** The pause between two attempts to tell the server how far the user has read. */
    markPause: ({ context }) => backoffMs(context.markAttempts, null, 0.5),
  },
});
