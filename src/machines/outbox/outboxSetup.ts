import { assign, enqueueActions, sendTo, setup } from 'xstate';
import type { ChatSummary, Message } from '../conversation/message';
import { callbackNotProvided } from '../shared/notProvided';
import type { FailureReason, Letter, QueueCommand, StoredLetter } from './letter';
import { outgoingMachine } from './outgoingMachine';
import type { OutboxContext, OutboxEvent, OutboxInput, OutboxNotice } from './outboxTypes';
import {
  failedFor,
  goneElsewhere,
  hasWork,
  inOrder,
  isAtRest,
  isOld,
  letterOf,
  nextLetters,
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
    outgoing: outgoingMachine,
  },
  guards: {
    isOnline: ({ context }) => context.isOnline,
    isNew: ({ context }, params: { letter: Letter }) =>
      !context.letters.some(({ id }) => id === params.letter.clientId),
    hasWork: ({ context }) => hasWork(context.letters),
    isAtRest: ({ context }) => isAtRest(context.letters),
    /** The chat that it was written in may no longer exist. */
    isElsewhere: (_, params: { reason: FailureReason }) =>
      params.reason === 'conflict' || params.reason === 'gone',
    isUnreachable: (_, params: { reason: FailureReason }) => params.reason === 'network',
  },
  actions: {
    take: assign(({ context, spawn, self }, params: { letter: Letter; isHeld?: boolean }) => ({
      letters: [
        ...context.letters,
        spawn('outgoing', {
          id: params.letter.clientId,
          input: {
            owner: self,
            letter: withOwnMoment(context.letters, params.letter),
            isKept: false,
            refusal: null,
            isHeld: params.isHeld ?? false,
          },
        }),
      ],
    })),
    keep: enqueueActions(({ context, enqueue }, params: { clientId: string }) => {
      const ref = context.letters.find(({ id }) => id === params.clientId);
      if (ref !== undefined) enqueue.sendTo('queue', { type: 'queue.keep', letter: storedOf(ref) });
    }),
    markKept: enqueueActions(({ context, enqueue }, params: { clientId: string }) => {
      const ref = context.letters.find(({ id }) => id === params.clientId);
      if (ref !== undefined) enqueue.sendTo(ref, { type: 'outgoing.kept' });
    }),
    drop: sendTo('queue', (_, params: { clientId: string }): QueueCommand => ({
      type: 'queue.drop',
      clientId: params.clientId,
    })),
    release: enqueueActions(({ context, enqueue }, params: { clientId: string }) => {
      for (const ref of context.letters) if (ref.id === params.clientId) enqueue.stopChild(ref);
      enqueue.assign({ letters: context.letters.filter(({ id }) => id !== params.clientId) });
    }),
    /** Takes over what the device keeps: written by other tabs, or by this one before a reload. */
    merge: enqueueActions(
      ({ context, enqueue }, params: { letters: readonly StoredLetter[] | null }) => {
        if (params.letters === null) return;
        const gone = goneElsewhere(context.letters, params.letters);
        const here = context.letters.filter((ref) => !gone.includes(ref));
        const isHere = (stored: StoredLetter) => here.some(({ id }) => id === stored.clientId);
        const isNew = (stored: StoredLetter) => !isHere(stored);
        const added = params.letters.filter(isNew);

        for (const ref of gone) enqueue.stopChild(ref);
        enqueue.assign(({ spawn, self }) => ({
          letters: inOrder([
            ...here,
            ...added.map(({ refusal, ...letter }) =>
              spawn('outgoing', {
                id: letter.clientId,
                input: { owner: self, letter, isKept: true, refusal },
              }),
            ),
          ]),
        }));
        for (const { clientId, refusal } of params.letters) {
          const ref = here.find(({ id }) => id === clientId);
          if (ref !== undefined && refusal !== null)
            enqueue.sendTo(ref, { type: 'outgoing.refused', reason: refusal });
        }
      },
    ),
    askOld: enqueueActions(({ context, enqueue }, params: { now: number }) => {
      for (const ref of context.letters) {
        const { chatId } = letterOf(ref);
        if (isOld(ref, params.now) && ref.getSnapshot().matches('waiting'))
          enqueue.sendTo(ref, { type: 'outgoing.ask', question: 'old', chatId });
      }
    }),
    keepOpenChat: assign((_, params: { chat: ChatSummary }) => ({ openChat: params.chat })),
    /** A restarted chat is not the one that these letters were written in. */
    askMoved: enqueueActions(({ context: { letters, openChat }, enqueue }) => {
      if (openChat === null) return;
      const chatId = openChat.id;
      for (const ref of letters) {
        const letter = letterOf(ref);
        if (letter.botId === openChat.bot.id && letter.chatId !== chatId)
          enqueue.sendTo(ref, { type: 'outgoing.ask', question: 'moved', chatId });
      }
    }),
    sendNext: enqueueActions(({ context, enqueue }) => {
      for (const ref of nextLetters(context.letters))
        enqueue.sendTo(ref, { type: 'outgoing.send' });
    }),
    retry: enqueueActions(
      ({ context, enqueue }, params: { reasons: readonly FailureReason[]; chatId?: string }) => {
        for (const ref of failedFor(context.letters, params.reasons)) {
          if (params.chatId === undefined || params.chatId === letterOf(ref).chatId)
            enqueue.sendTo(ref, { type: 'outgoing.retry' });
        }
      },
    ),
    deliver: enqueueActions(({ context, enqueue }, params: { message: Message }) => {
      const ref = context.letters.find(({ id }) => id === params.message.clientId);
      if (ref !== undefined) enqueue.sendTo(ref, { type: 'outgoing.delivered' });
    }),
    check: sendTo('queue', { type: 'queue.check' }),

    tellChanged: sendTo(
      ({ context }: { context: OutboxContext }) => context.owner,
      ({ context }: { context: OutboxContext }): OutboxNotice => ({
        type: 'outbox.changed',
        letters: context.letters,
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
        const ref = context.letters.find(({ id }) => id === params.clientId);
        if (ref === undefined) return;
        const { botId } = letterOf(ref);
        enqueue.sendTo(context.owner, { type: 'outbox.failed', botId, reason: params.reason });
      },
    ),
    tellReturned: enqueueActions(({ context, enqueue }, params: { clientId: string }) => {
      const ref = context.letters.find(({ id }) => id === params.clientId);
      if (ref === undefined) return;
      const { botId, text, quote } = letterOf(ref);
      enqueue.sendTo(context.owner, {
        type: 'outbox.returned',
        botId,
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
