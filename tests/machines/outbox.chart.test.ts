import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { outboxHostMachine } from '../../src/machines/outbox/outboxHostMachine';
import { outboxMessageMachine } from '../../src/machines/outbox/outboxMessageMachine';
import type { OutboxMessageRef } from '../../src/machines/outbox/outboxMessageMachine';
import { createChat, createMessage } from '../support/fixtures/conversations';
import { createOutboxMessage, createStoredMessage, noon } from '../support/fixtures/outboxMessages';
import { after, done, fault, testChart, World } from '../support/machines';
import type { Run } from '../support/machines';
import { heldOutbox, outboxRun } from './outboxRun';

const chat = createChat();
const message = createMessage(1, { author: 'user', clientId: 'a' });
const refusals = [
  'dailyLimit',
  'inappropriate',
  'crisis',
  'conflict',
  'premium',
  'invalid',
  'gone',
];

const outboxMessageRun: Run<typeof outboxMessageMachine> = {
  machine: (world) => outboxMessageMachine.provide({ actors: { sendMessage: world.held() } }),
  input: ({ owner }) => ({
    owner,
    outboxMessage: createOutboxMessage('a'),
    isKept: false,
    refusal: null,
    isHeld: true,
  }),
  delays: {
    holdPatience: 5_000,
    retryPause: ({ context }) => Math.min(300_000, 30_000 * 2 ** (context.attempts - 1)),
  },
};

testChart('outboxMessage', {
  ...outboxMessageRun,
  alphabet: [
    { type: 'outboxMessage.send' },
    { type: 'outboxMessage.release' },
    after('holdPatience', 'outboxMessage.held'),
    { type: 'outboxMessage.retry' },
    { type: 'outboxMessage.confirm' },
    { type: 'outboxMessage.reclaim' },
    { type: 'outboxMessage.discard' },
    { type: 'outboxMessage.ask', question: 'old', chatId: 'chat-1' },
    { type: 'outboxMessage.ask', question: 'moved', chatId: 'chat-2' },
    { type: 'outboxMessage.refused', reason: 'premium' },
    { type: 'outboxMessage.kept' },
    { type: 'outboxMessage.delivered' },
    done('sendMessage', { kind: 'accepted', message, replyId: 'message-2' }),
    ...refusals.map((reason) => done('sendMessage', { kind: 'refused', reason })),
    fault('sendMessage'),
    after('retryPause', 'outboxMessage.failed'),
  ],
  facts: ({
    status,
    value,
    context: { outboxMessage, isKept, reason, question, isConfirmed, attempts },
  }) =>
    JSON.stringify([
      ...[status, value, outboxMessage.chatId, isKept, reason, question, isConfirmed],
      Math.min(attempts, 1),
    ]),
  invariant: (snapshot) => {
    const { reason, outboxMessage, question } = snapshot.context;
    expect(outboxMessage).toEqual(createOutboxMessage('a', { chatId: outboxMessage.chatId }));
    if (snapshot.status === 'active') expect(reason !== null).toBe(snapshot.hasTag('failed'));
    if (snapshot.status === 'active') expect(question !== null).toBe(snapshot.hasTag('asking'));
    expect(snapshot.hasTag('failed')).toBe(snapshot.matches('failed'));
    expect(snapshot.hasTag('asking')).toBe(snapshot.matches('asking'));
    expect(snapshot.hasTag('pending')).toBe(
      ['held', 'waiting', 'sending'].some((state) => snapshot.matches(state)),
    );
    const isOver = ['sent', 'returned', 'discarded'].some((state) => snapshot.matches(state));
    expect(snapshot.status).toBe(isOver ? 'done' : 'active');
  },
});

const invalid = createStoredMessage('b', { refusal: 'invalid' });

const lettersOf = ({ context }: AnyMachineSnapshot): readonly OutboxMessageRef[] =>
  context.outboxMessages;

testChart('outbox', {
  ...outboxRun,
  alphabet: [
    { type: 'outboxMessage.written', outboxMessage: createOutboxMessage('a') },
    { type: 'chat.opened', chat },
    { type: 'queue.read', outboxMessages: [createStoredMessage('a'), invalid], now: noon },
    { type: 'queue.read', outboxMessages: null, now: noon },
    { type: 'queue.kept', clientId: 'a' },
    { type: 'lock.granted' },
    { type: 'lock.missing' },
    after('patience', 'outbox.post.turn.queueing'),
    { type: 'server.message', message: createMessage(2) },
    { type: 'server.ready', resync: false },
    { type: 'network.offline' },
    { type: 'network.online' },
    { type: 'outboxMessage.failed', clientId: 'a', reason: 'network' },
    { type: 'outboxMessage.ready', clientId: 'a' },
    { type: 'outboxMessage.held', clientId: 'a' },
    { type: 'outboxMessage.gone', clientId: 'a' },
    { type: 'outboxMessage.returned', clientId: 'a' },
    { type: 'outboxMessage.sent', clientId: 'a', message, replyId: null },
  ],
  isPart: true,
  facts: (snapshot) =>
    JSON.stringify([
      snapshot.value,
      lettersOf(snapshot).map(({ id }) => id),
      snapshot.context.openChat,
    ]),
  invariant: (snapshot) => {
    const ids = lettersOf(snapshot).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  },
});

const outboxHostRun: Run<typeof outboxHostMachine> = {
  machine: (world) => outboxHostMachine.provide({ actors: { loadOutbox: world.held() } }),
  input: ({ owner }) => ({ owner, isOnline: true }),
  delays: { retryPause: 5_000 },
};

testChart('outboxHost', {
  ...outboxHostRun,
  alphabet: [
    { type: 'outbox.open' },
    { type: 'outbox.close' },
    { type: 'outboxMessage.written', outboxMessage: createOutboxMessage('a') },
    { type: 'chat.opened', chat },
    done('loadOutbox', heldOutbox(new World())),
    fault('loadOutbox'),
    after('retryPause', 'outboxHost.behind'),
    { type: 'network.offline' },
    { type: 'network.online' },
    { type: 'server.message', message },
    { type: 'server.ready', resync: false },
  ],
  facts: ({ value, context: { isOnline, openChat, outbox } }) =>
    JSON.stringify([value, isOnline, openChat, outbox !== null]),
  invariant: (snapshot) => {
    expect(snapshot.context.outbox !== null).toBe(snapshot.matches('open'));
    if (snapshot.matches('closed')) expect(snapshot.context.outbox).toBe(null);
  },
});
