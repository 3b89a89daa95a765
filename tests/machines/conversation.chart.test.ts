import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type { Message } from '../../src/machines/conversation/message';
import { createChat, createMessage } from '../support/fixtures/conversations';
import { after, done, fault, testChart } from '../support/machines';
import { conversationRun } from './conversationRun';

const complete = createMessage(2);
const place = { chatId: 'chat-1', messageId: complete.id };

const said = (seq: number, clientId: string) => createMessage(seq, { author: 'user', clientId });

const keepsItsPromises = (snapshot: AnyMachineSnapshot) => {
  const { messages, reply, readSeq } = snapshot.context;
  const ids = messages.map(({ id }: Message) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(messages.map(({ seq }: Message) => seq)).toEqual(
    messages.map(({ seq }: Message) => seq).toSorted(),
  );
  if (reply !== null) expect(ids).not.toContain(reply.messageId);
  expect(snapshot.hasTag('stoppable')).toBe(snapshot.matches({ reply: 'writing' }));
  if (snapshot.matches({ reply: 'quiet' })) expect(reply).toBe(null);
  for (const tag of ['composing', 'streaming'])
    if (snapshot.hasTag(tag))
      expect(reply !== null || snapshot.matches({ reply: 'retrying' })).toBe(true);
  if (snapshot.matches({ reply: { writing: 'composing' } })) expect(reply.text).toBe('');
  if (snapshot.matches({ receipt: 'current' })) expect(readSeq).toBe(messages.at(-1)?.seq ?? 0);
};

testChart('conversation, its history', {
  ...conversationRun,
  alphabet: [
    done('loadHistory', { messages: [createMessage(1)], older: 'c1', newer: null }),
    fault('loadHistory'),
    done('loadOlder', { messages: [createMessage(0)], older: null, newer: null }),
    fault('loadOlder'),
    done('catchUp', { messages: [createMessage(1), complete], older: null, newer: null }),
    fault('catchUp'),
    after('catchUpPause', 'conversation.history.shown.behind'),
    { type: 'chat.retry' },
    { type: 'chat.older' },
    { type: 'server.ready', resync: true },
    { type: 'server.message', message: complete },
    { type: 'server.replyStarted', ...place, seq: 2 },
    done('markRead'),
  ],
  isPart: true,
  facts: ({ value, context: { messages, older, reply, readSeq } }) =>
    JSON.stringify([value, messages.map(({ id }: Message) => id), older, reply, readSeq]),
  invariant: keepsItsPromises,
});

testChart('conversation, how far it was read', {
  ...conversationRun,
  input: (world) => ({ ...conversationRun.input(world), goal: { messageId: 'message-1' } }),
  alphabet: [
    done('loadHistory', { messages: [createMessage(1)], older: null, newer: null }),
    done('loadAround', { kind: 'gone' }),
    { type: 'scroll.left' },
    { type: 'scroll.ended' },
    { type: 'chat.toLatest' },
    { type: 'server.message', message: complete },
    { type: 'server.ready', resync: false },
    done('markRead'),
    fault('markRead'),
    after('markPause', 'conversation.receipt.behind'),
  ],
  isPart: true,
  facts: ({ value, context: { messages, readSeq, markAttempts } }) =>
    JSON.stringify([value, messages.map(({ id }: Message) => id), readSeq, markAttempts > 0]),
  invariant: (snapshot) => {
    const { messages, readSeq, markAttempts } = snapshot.context;
    const lastSeq = messages.at(-1)?.seq ?? 0;
    const isOpening = snapshot.matches({ journey: 'opening' });
    const isAtEnd = !isOpening && !snapshot.hasTag('detached');
    expect(readSeq).toBeLessThanOrEqual(lastSeq);
    if (isOpening) expect(readSeq).toBe(0);
    if (isAtEnd && !snapshot.matches({ receipt: 'marking' })) expect(readSeq).toBe(lastSeq);
    expect(snapshot.matches({ receipt: 'behind' })).toBe(
      markAttempts > 0 && !snapshot.matches({ receipt: 'marking' }),
    );
  },
});

testChart('conversation, its reply', {
  ...conversationRun,
  alphabet: [
    { type: 'server.message', message: complete },
    { type: 'server.message', message: { ...complete, state: 'stopped' } },
    { type: 'server.replyStarted', ...place, seq: 2 },
    { type: 'server.replyDelta', ...place, offset: 0, text: 'Te' },
    { type: 'server.replyDelta', ...place, offset: 2, text: 'xt' },
    { type: 'server.replySnapshot', ...place, seq: 2, text: 'Tex' },
    { type: 'chat.stop' },
    done('stopReply'),
    fault('stopReply'),
    after('stopPatience', 'conversation.reply.stopped'),
    { type: 'chat.retryReply', clientId: 'client-1' },
    done('retryReply'),
    fault('retryReply'),
  ],
  isPart: true,
  facts: ({ value, context: { messages, reply, readSeq, brokenId } }) =>
    JSON.stringify([
      value,
      messages.map(({ id, state }: Message) => [id, state]),
      reply,
      readSeq,
      brokenId,
    ]),
  invariant: keepsItsPromises,
});

testChart('conversation, starting over', {
  ...conversationRun,
  alphabet: [
    { type: 'chat.restart' },
    { type: 'chat.confirm' },
    { type: 'chat.cancel' },
    done('restartChat', createChat({ id: 'chat-2' })),
    fault('restartChat'),
  ],
  isPart: true,
  invariant: (snapshot) => {
    expect(snapshot.hasTag('busy')).toBe(snapshot.matches({ restart: 'restarting' }));
    expect(snapshot.context.chat.id).toBe('chat-1');
  },
});

testChart('conversation, its composer', {
  ...conversationRun,
  alphabet: [
    { type: 'draft.loaded', text: 'Dear' },
    { type: 'chat.edit', text: 'Dear Inês' },
    { type: 'chat.send', clientId: 'client-1', writtenAt: 1, text: 'Dear Inês' },
    { type: 'outbox.changed', outboxMessages: [] },
    { type: 'outbox.failed', characterId: 'bot-0', reason: 'dailyLimit' },
  ],
  isPart: true,
  facts: ({ value, context: { draft, stamp } }) => JSON.stringify([value, draft, stamp]),
  invariant: (snapshot) => {
    const isWanted = snapshot.matches({ composer: { unready: 'wanted' } });
    expect(snapshot.context.stamp !== null).toBe(isWanted);
  },
});

testChart('conversation, its place on screen', {
  ...conversationRun,
  alphabet: [
    { type: 'scroll.left' },
    { type: 'scroll.ended' },
    { type: 'scroll.filled' },
    { type: 'latest.hidden' },
    { type: 'latest.shown' },
    { type: 'chat.toLatest' },
    { type: 'chat.send', clientId: 'client-1', writtenAt: 1, text: ' ' },
    { type: 'chat.send', clientId: 'client-1', writtenAt: 1, text: 'Hello' },
    { type: 'server.message', message: said(1, 'client-1') },
    { type: 'server.message', message: said(3, 'client-3') },
    { type: 'server.replyStarted', ...place, seq: 2 },
    { type: 'server.message', message: complete },
    done('loadHistory', { messages: [createMessage(1)], older: null, newer: null }),
  ],
  isPart: true,
  facts: ({ value, context: { messages, turnId, seenSeq } }) =>
    JSON.stringify([value, messages.map(({ id }: Message) => id), turnId, seenSeq]),
  invariant: (snapshot) => {
    const { turnId, messages, seenSeq } = snapshot.context;
    expect(snapshot.hasTag('detached')).toBe(!snapshot.matches({ scroll: 'following' }));
    expect(snapshot.hasTag('away')).toBe(snapshot.matches({ latest: 'hidden' }));
    expect([null, 'client-1']).toContain(turnId);
    if (snapshot.matches({ scroll: { following: 'turn' } })) expect(turnId).not.toBe(null);
    if (snapshot.matches({ scroll: 'holding' })) expect(snapshot.context.reply).not.toBe(null);
    expect(seenSeq).toBeLessThanOrEqual(messages.at(-1)?.seq ?? 0);
  },
});

const pageOf = (seqs: readonly number[], older: string | null, newer: string | null) => ({
  messages: seqs.map((seq) => createMessage(seq)),
  older,
  newer,
});

testChart('conversation, its journeys', {
  ...conversationRun,
  alphabet: [
    done('loadHistory', pageOf([9], 'c9', null)),
    { type: 'chat.goTo', messageId: 'message-4' },
    { type: 'chat.goTo', messageId: 'message-9' },
    done('loadAround', { kind: 'found', page: pageOf([4], 'c4', 'd4') }),
    done('loadAround', { kind: 'gone' }),
    fault('loadAround'),
    { type: 'scroll.landed' },
    after('markTime', 'conversation.journey.arrived.marked'),
    { type: 'chat.goAgain' },
    { type: 'chat.stay' },
    { type: 'chat.toLatest' },
    { type: 'chat.send', clientId: 'client-1', writtenAt: 1, text: 'Hello' },
  ],
  isPart: true,
  facts: ({ value, context: { messages, visit, goal } }) =>
    JSON.stringify([value, messages.length, visit, goal]),
  invariant: (snapshot) => {
    const { goal, visit } = snapshot.context;
    const isUnderWay = !snapshot.matches({ journey: 'idle' });
    if (isUnderWay) expect(goal).not.toBe(null);
    if (snapshot.matches({ journey: 'arrived' })) expect(snapshot.hasTag('detached')).toBe(true);
    expect(snapshot.matches({ visit: 'visiting' })).toBe(visit !== null);
    if (visit !== null) expect(snapshot.hasTag('detached')).toBe(true);
  },
});

testChart('conversation, its visits', {
  ...conversationRun,
  input: (world) => ({ ...conversationRun.input(world), goal: { messageId: 'message-4' } }),
  alphabet: [
    done('loadHistory', pageOf([9], 'c9', null)),
    done('loadAround', { kind: 'found', page: pageOf([4], 'c4', 'd4') }),
    { type: 'chat.older' },
    done('visitOlder', pageOf([3], null, 'd3')),
    fault('visitOlder'),
    { type: 'chat.newer' },
    done('visitNewer', pageOf([5], 'c5', 'd5')),
    done('visitNewer', pageOf([9], 'c9', null)),
    fault('visitNewer'),
    { type: 'chat.retry' },
    { type: 'server.ready', resync: true },
    done('rereadVisit', { kind: 'found', page: pageOf([4], 'c4', 'd4') }),
    done('rereadVisit', { kind: 'gone' }),
    fault('rereadVisit'),
    after('catchUpPause', 'conversation.visit.visiting.copy.behind'),
  ],
  isPart: true,
  facts: ({ value, context: { messages, older, visit } }) =>
    JSON.stringify([
      value,
      messages.map(({ id }: Message) => id),
      older,
      visit && [visit.messages.map(({ id }: Message) => id), visit.older, visit.newer],
    ]),
  invariant: (snapshot) => {
    const { messages, visit } = snapshot.context;
    for (const part of [messages, visit?.messages ?? []]) {
      const seqs = part.map(({ seq }: Message) => seq);
      expect(seqs).toEqual([...new Set(seqs)].toSorted((a, b) => Number(a) - Number(b)));
    }
    expect(snapshot.matches({ visit: 'visiting' })).toBe(visit !== null);
    const reach = visit?.messages.at(-1)?.seq ?? 0;
    if (messages.length > 0) expect(reach).toBeLessThan(messages[0].seq);
  },
});

testChart('conversation, a picture looked at', {
  ...conversationRun,
  alphabet: [
    done('loadHistory', { messages: [createMessage(1), complete], older: null, newer: null }),
    { type: 'viewer.show', messageId: complete.id },
    { type: 'viewer.show', messageId: 'message-1' },
    { type: 'viewer.turned', step: 1 },
    { type: 'viewer.turned', step: -1 },
    { type: 'viewer.closed' },
    { type: 'server.messageDeleted', ...place, replacedBy: null },
  ],
  isPart: true,
  facts: ({ value, context: { messages, pictureId } }) =>
    JSON.stringify([value, messages.map(({ id }: Message) => id), pictureId]),
  invariant: (snapshot) => {
    const { pictureId, messages } = snapshot.context;
    expect(pictureId !== null).toBe(snapshot.matches({ viewer: 'open' }));
    if (pictureId !== null) expect(messages.map(({ id }: Message) => id)).toContain(pictureId);
  },
});
