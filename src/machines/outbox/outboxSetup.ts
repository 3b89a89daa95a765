import { assign, enqueueActions, sendTo, setup } from 'xstate';
import type { ChatSummary, Message } from '../conversation/message';
import { callbackNotProvided } from '../shared/notProvided';
import type {
  FailureReason,
  OutboxMessage,
  QueueCommand,
  StoredOutboxMessage,
} from './outboxMessage';
import { outboxMessageMachine } from './outboxMessageMachine';
import type { OutboxContext, OutboxEvent, OutboxInput, OutboxNotice } from './outboxTypes';
import {
  failedFor,
  goneElsewhere,
  hasWork,
  inOrder,
  isAtRest,
  isOld,
  outboxMessageOf,
  nextToSend,
  storedOf,
  withOwnMoment,
} from './queue';

/** The parts of the outbox; its states are in outboxMachine. */
export const outbox = setup({
  types: {
    context: {} as OutboxContext,
    events: {} as OutboxEvent,
    input: {} as OutboxInput,
  },
  actors: {
    queue: callbackNotProvided<QueueCommand>('queue'),
    lock: callbackNotProvided('lock'),
    outboxMessage: outboxMessageMachine,
  },
  guards: {
    isOnline: ({ context }) => context.isOnline,
    isNew: ({ context }, params: { outboxMessage: OutboxMessage }) =>
      !context.outboxMessages.some(({ id }) => id === params.outboxMessage.clientId),
    hasWork: ({ context }) => hasWork(context.outboxMessages),
    isAtRest: ({ context }) => isAtRest(context.outboxMessages),
    /** The chat that it was written in may no longer exist. */
    isElsewhere: (_, params: { reason: FailureReason }) =>
      params.reason === 'conflict' || params.reason === 'gone',
    isUnreachable: (_, params: { reason: FailureReason }) => params.reason === 'network',
  },
  actions: {
    take: assign(
      ({ context, spawn, self }, params: { outboxMessage: OutboxMessage; isHeld?: boolean }) => ({
        outboxMessages: [
          ...context.outboxMessages,
          spawn('outboxMessage', {
            id: params.outboxMessage.clientId,
            input: {
              owner: self,
              outboxMessage: withOwnMoment(context.outboxMessages, params.outboxMessage),
              isKept: false,
              refusal: null,
              isHeld: params.isHeld ?? false,
            },
          }),
        ],
      }),
    ),
    keep: enqueueActions(({ context, enqueue }, params: { clientId: string }) => {
      const ref = context.outboxMessages.find(({ id }) => id === params.clientId);
      if (ref !== undefined)
        enqueue.sendTo('queue', { type: 'queue.keep', outboxMessage: storedOf(ref) });
    }),
    markKept: enqueueActions(({ context, enqueue }, params: { clientId: string }) => {
      const ref = context.outboxMessages.find(({ id }) => id === params.clientId);
      if (ref !== undefined) enqueue.sendTo(ref, { type: 'outboxMessage.kept' });
    }),
    drop: sendTo('queue', (_, params: { clientId: string }): QueueCommand => ({
      type: 'queue.drop',
      clientId: params.clientId,
    })),
    release: enqueueActions(({ context, enqueue }, params: { clientId: string }) => {
      for (const ref of context.outboxMessages)
        if (ref.id === params.clientId) enqueue.stopChild(ref);
      enqueue.assign({
        outboxMessages: context.outboxMessages.filter(({ id }) => id !== params.clientId),
      });
    }),
    /** Takes over what the device keeps: written by other tabs, or by this one before a reload. */
    merge: enqueueActions(
      ({ context, enqueue }, params: { outboxMessages: readonly StoredOutboxMessage[] | null }) => {
        if (params.outboxMessages === null) return;
        const gone = goneElsewhere(context.outboxMessages, params.outboxMessages);
        const here = context.outboxMessages.filter((ref) => !gone.includes(ref));
        const isHere = (stored: StoredOutboxMessage) =>
          here.some(({ id }) => id === stored.clientId);
        const isNew = (stored: StoredOutboxMessage) => !isHere(stored);
        const added = params.outboxMessages.filter(isNew);

        for (const ref of gone) enqueue.stopChild(ref);
        enqueue.assign(({ spawn, self }) => ({
          outboxMessages: inOrder([
            ...here,
            ...added.map(({ refusal, ...outboxMessage }) =>
              spawn('outboxMessage', {
                id: outboxMessage.clientId,
                input: { owner: self, outboxMessage, isKept: true, refusal },
              }),
            ),
          ]),
        }));
        for (const { clientId, refusal } of params.outboxMessages) {
          const ref = here.find(({ id }) => id === clientId);
          if (ref !== undefined && refusal !== null)
            enqueue.sendTo(ref, { type: 'outboxMessage.refused', reason: refusal });
        }
      },
    ),
    askOld: enqueueActions(({ context, enqueue }, params: { now: number }) => {
      for (const ref of context.outboxMessages) {
        const { chatId } = outboxMessageOf(ref);
        if (isOld(ref, params.now) && ref.getSnapshot().matches('waiting'))
          enqueue.sendTo(ref, { type: 'outboxMessage.ask', question: 'old', chatId });
      }
    }),
    keepOpenChat: assign((_, params: { chat: ChatSummary }) => ({ openChat: params.chat })),
    /** A restarted chat is not the one that these messages were written in. */
    askMoved: enqueueActions(({ context: { outboxMessages, openChat }, enqueue }) => {
      if (openChat === null) return;
      const chatId = openChat.id;
      for (const ref of outboxMessages) {
        const outboxMessage = outboxMessageOf(ref);
        if (outboxMessage.characterId === openChat.character.id && outboxMessage.chatId !== chatId)
          enqueue.sendTo(ref, { type: 'outboxMessage.ask', question: 'moved', chatId });
      }
    }),
    sendNext: enqueueActions(({ context, enqueue }) => {
      for (const ref of nextToSend(context.outboxMessages))
        enqueue.sendTo(ref, { type: 'outboxMessage.send' });
    }),
    retry: enqueueActions(
      ({ context, enqueue }, params: { reasons: readonly FailureReason[]; chatId?: string }) => {
        for (const ref of failedFor(context.outboxMessages, params.reasons)) {
          if (params.chatId === undefined || params.chatId === outboxMessageOf(ref).chatId)
            enqueue.sendTo(ref, { type: 'outboxMessage.retry' });
        }
      },
    ),
    deliver: enqueueActions(({ context, enqueue }, params: { message: Message }) => {
      const ref = context.outboxMessages.find(({ id }) => id === params.message.clientId);
      if (ref !== undefined) enqueue.sendTo(ref, { type: 'outboxMessage.delivered' });
    }),
    check: sendTo('queue', { type: 'queue.check' }),

    tellChanged: sendTo(
      ({ context }: { context: OutboxContext }) => context.owner,
      ({ context }: { context: OutboxContext }): OutboxNotice => ({
        type: 'outbox.changed',
        outboxMessages: context.outboxMessages,
      }),
    ),
    tellSent: sendTo(
      ({ context }: { context: OutboxContext }) => context.owner,
      (_, params: { message: Message; replyId: string | null }): OutboxNotice => ({
        type: 'outbox.sent',
        message: params.message,
        replyId: params.replyId,
      }),
    ),
    tellFailed: enqueueActions(
      ({ context, enqueue }, params: { clientId: string; reason: FailureReason }) => {
        const ref = context.outboxMessages.find(({ id }) => id === params.clientId);
        if (ref === undefined) return;
        const { characterId } = outboxMessageOf(ref);
        enqueue.sendTo(context.owner, {
          type: 'outbox.failed',
          characterId,
          reason: params.reason,
        });
      },
    ),
    tellReturned: enqueueActions(({ context, enqueue }, params: { clientId: string }) => {
      const ref = context.outboxMessages.find(({ id }) => id === params.clientId);
      if (ref === undefined) return;
      const { characterId, text, quote } = outboxMessageOf(ref);
      enqueue.sendTo(context.owner, {
        type: 'outbox.returned',
        characterId,
        text,
        ...(quote !== undefined && { quote }),
      });
    }),
  },
  delays: {
    /** Fault row S11: a tab that holds the turn and does not end it blocks the others this long. */
    patience: 5_000,
  },
});
