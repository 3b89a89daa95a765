import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { OutboxMessage, StoredOutboxMessage } from '../../src/machines/outbox/outboxMessage';
import { createChat, createMessage } from '../support/fixtures/conversations';
import { createOutboxMessage, createStoredMessage, noon } from '../support/fixtures/outboxMessages';
import { done, fault, startRun } from '../support/machines';
import { outboxRun } from './outboxRun';

type OutboxMessageView = {
  id: string;
  getSnapshot: () => { value: string; context: { outboxMessage: OutboxMessage; isKept: boolean } };
  send: (event: { type: string }) => void;
};

const sentSchema = v.object({ clientId: v.string(), text: v.string() });

const HOUR = 60 * 60 * 1_000;

const start = () => {
  const run = startRun(outboxRun);
  const outboxMessages = (): OutboxMessageView[] => run.context().outboxMessages;
  const write = (clientId: string, changes: Partial<OutboxMessage> = {}) =>
    run.send({
      type: 'outboxMessage.written',
      outboxMessage: createOutboxMessage(clientId, changes),
    });
  const read = (stored: StoredOutboxMessage[] | null, now = noon) =>
    run.send({ type: 'queue.read', outboxMessages: stored, now });
  return {
    ...run,
    write,
    read,
    /** The turn comes, and nothing else is on the device than what this tab knows of. */
    takeTurn: () => {
      run.send({ type: 'lock.granted' });
      read(null);
    },
    states: () => outboxMessages().map((ref) => `${ref.id}: ${ref.getSnapshot().value}`),
    outboxMessage: (clientId: string): OutboxMessageView => {
      const ref = outboxMessages().find(({ id }) => id === clientId);
      if (ref === undefined) throw new Error(`There is no message "${clientId}".`);
      return ref;
    },
    sent: () =>
      run.world.inputsOf('sendMessage').map((input) => v.parse(sentSchema, input).clientId),
    accept: (clientId: string, replyId: string | null = null) =>
      run.perform(done('sendMessage', { kind: 'accepted', message: mine(clientId), replyId })),
    refuse: (reason: string) => run.perform(done('sendMessage', { kind: 'refused', reason })),
    notices: (type: string) => run.world.notices.filter((notice) => notice.type === type),
    locks: () => run.world.calls.filter(({ id }) => id === 'lock').length,
    post: () => run.value().post,
  };
};

const mine = (clientId: string, seq = 4) =>
  createMessage(seq, { author: 'user', clientId, text: clientId });

const ready = { type: 'server.ready', resync: false };
const offline = { type: 'network.offline' };
const online = { type: 'network.online' };

describe('outbox, what waits for the stop of a reply', () => {
  const hold = (run: ReturnType<typeof start>, clientId: string) =>
    run.send({
      type: 'outboxMessage.written',
      outboxMessage: createOutboxMessage(clientId),
      isHeld: true,
    });

  it('C9 sends it when it is released, with what was written after it, and no other tab first', () => {
    const run = start();
    hold(run, 'a');
    expect(run.world.commands).toEqual([
      { type: 'queue.keep', outboxMessage: createStoredMessage('a') },
    ]);
    expect(run.locks()).toBe(1);
    run.takeTurn();
    run.write('b');
    expect(run.states()).toEqual(['a: held', 'b: waiting']);
    expect(run.sent()).toEqual([]);
    run.outboxMessage('a').send({ type: 'outboxMessage.release' });
    expect(run.sent()).toEqual(['a']);
    expect(run.locks()).toBe(1);
  });

  it('C9 sends it after five seconds when nobody releases it', () => {
    const run = start();
    hold(run, 'a');
    run.takeTurn();
    run.world.clock.increment(4_999);
    expect(run.sent()).toEqual([]);
    run.world.clock.increment(1);
    expect(run.sent()).toEqual(['a']);
  });

  it('C9 gives it back, or throws it away, meanwhile', () => {
    const run = start();
    hold(run, 'a');
    hold(run, 'b');
    run.outboxMessage('a').send({ type: 'outboxMessage.reclaim' });
    run.outboxMessage('b').send({ type: 'outboxMessage.discard' });
    expect(run.states()).toEqual([]);
    expect(run.notices('outbox.returned')).toEqual([
      { type: 'outbox.returned', characterId: 'bot-0', text: 'a' },
    ]);
  });
});

describe('outbox, what it sends', () => {
  it('C1 keeps a message on the device before it sends it, and drops it when the server has it', async () => {
    const run = start();
    run.write('a');
    expect(run.world.commands).toEqual([
      { type: 'queue.keep', outboxMessage: createStoredMessage('a') },
    ]);
    expect(run.sent()).toEqual([]);
    run.takeTurn();
    expect(run.world.inputsOf('sendMessage')).toEqual([
      { chatId: 'chat-1', clientId: 'a', text: 'a' },
    ]);
    await run.accept('a', 'message-5');
    expect(run.world.commands.slice(1)).toEqual([
      { type: 'queue.check' },
      { type: 'queue.drop', clientId: 'a' },
    ]);
    expect(run.notices('outbox.sent')).toEqual([
      { type: 'outbox.sent', message: mine('a'), replyId: 'message-5' },
    ]);
    expect(run.notices('outbox.changed').at(-1)).toEqual({
      type: 'outbox.changed',
      outboxMessages: [],
    });
    expect(run.post()).toBe('resting');
  });

  it('sends one at a time in a chat, in the order of writing, and goes on in others', async () => {
    const run = start();
    run.write('a');
    run.write('b');
    run.write('c', { chatId: 'chat-2', characterId: 'bot-2' });
    run.takeTurn();
    expect(run.states()).toEqual(['a: sending', 'b: waiting', 'c: sending']);
    run.write('d');
    await run.accept('c');
    expect(run.states()).toEqual(['a: sending', 'b: waiting', 'd: waiting']);
    run.world.calls
      .find(({ id, input }) => id === 'sendMessage' && isOf(input, 'a'))
      ?.resolve({
        kind: 'accepted',
        message: mine('a'),
        replyId: null,
      });
    await Promise.resolve();
    await Promise.resolve();
    expect(run.states()).toEqual(['b: sending', 'd: waiting']);
    await run.accept('b');
    await run.accept('d');
    expect(run.sent()).toEqual(['a', 'c', 'b', 'd']);
  });

  it('never has two of a chat on their way, even when one is retried by hand', async () => {
    const run = start();
    run.write('a');
    run.write('b');
    run.takeTurn();
    await run.refuse('inappropriate');
    run.outboxMessage('a').send({ type: 'outboxMessage.retry' });
    expect(run.states()).toEqual(['a: waiting', 'b: sending']);
    await run.accept('b');
    expect(run.states()).toEqual(['a: sending']);
  });

  it('gives messages of one moment moments of their own, so that their order is kept', () => {
    const run = start();
    run.write('b');
    run.write('a');
    expect(run.outboxMessage('a').getSnapshot().context.outboxMessage.writtenAt).toBe(noon + 1);
  });

  it.each(['inappropriate', 'conflict', 'invalid', 'gone'] as const)(
    'goes on after a message that is refused for itself, and keeps why: %s',
    async (reason) => {
      const run = start();
      run.write('a');
      run.write('b');
      run.takeTurn();
      await run.refuse(reason);
      expect(run.states()).toEqual(['a: failed', 'b: sending']);
      expect(run.world.commands).toContainEqual({
        type: 'queue.keep',
        outboxMessage: createStoredMessage('a', { refusal: reason }),
      });
      expect(run.notices('outbox.failed')).toEqual([
        { type: 'outbox.failed', characterId: createOutboxMessage('a').characterId, reason },
      ]);
    },
  );

  it.each(['dailyLimit', 'premium'])(
    'holds what comes after a message that may go later, until the writer writes on: %s',
    async (reason) => {
      const run = start();
      run.write('a');
      run.write('b');
      run.write('c', { chatId: 'chat-2' });
      run.takeTurn();
      await run.accept('c');
      run.world.calls.findLast(({ id }) => id === 'sendMessage');
      const held = run.world.calls.find(({ input }) => isOf(input, 'a'));
      held?.resolve({ kind: 'refused', reason });
      await held?.promise;
      expect(run.states()).toEqual(['a: failed', 'b: waiting']);
      expect(run.post()).toBe('resting');
      run.send(ready);
      expect(run.states()).toEqual(['a: failed', 'b: waiting']);
      run.write('d');
      run.takeTurn();
      expect(run.states()).toEqual(['a: sending', 'b: waiting', 'd: waiting']);
    },
  );

  it('does not try a message of another chat again because somebody writes here', async () => {
    const run = start();
    run.write('a');
    run.takeTurn();
    await run.refuse('dailyLimit');
    run.write('b', { chatId: 'chat-2' });
    expect(run.states()).toEqual(['a: failed', 'b: waiting']);
  });

  it('tries again when the line is back, and by itself after half a minute', async () => {
    const run = start();
    run.write('a');
    run.takeTurn();
    await run.perform(fault('sendMessage'));
    expect(run.states()).toEqual(['a: failed']);
    expect(run.post()).toBe('resting');
    run.send(ready);
    run.takeTurn();
    await run.perform(fault('sendMessage'));
    run.world.clock.increment(59_999);
    expect(run.states()).toEqual(['a: failed']);
    run.world.clock.increment(1);
    run.takeTurn();
    expect(run.sent()).toEqual(['a', 'a', 'a']);
  });

  it('waits without a network, and fails nothing', async () => {
    const run = start();
    run.write('a');
    run.takeTurn();
    run.send(offline);
    await run.perform(fault('sendMessage'));
    run.write('b');
    expect(run.states()).toEqual(['a: waiting', 'b: waiting']);
    expect(run.sent()).toEqual(['a']);
    run.send(online);
    run.takeTurn();
    expect(run.states()).toEqual(['a: sending', 'b: waiting']);
  });

  it('calls nothing failed that failed a moment before the network was lost', async () => {
    const run = start();
    run.write('a');
    run.takeTurn();
    await run.perform(fault('sendMessage'));
    run.send(offline);
    expect(run.states()).toEqual(['a: waiting']);
  });

  it('gives the words back, or throws them away, unless they are on their way', async () => {
    const run = start();
    run.write('a');
    run.write('b');
    run.write('c');
    run.takeTurn();
    for (const type of ['outboxMessage.discard', 'outboxMessage.reclaim'])
      run.outboxMessage('a').send({ type });
    expect(run.states()).toEqual(['a: sending', 'b: waiting', 'c: waiting']);
    run.outboxMessage('b').send({ type: 'outboxMessage.discard' });
    run.outboxMessage('c').send({ type: 'outboxMessage.reclaim' });
    expect(run.states()).toEqual(['a: sending']);
    expect(run.world.commands.slice(-2)).toEqual([
      { type: 'queue.drop', clientId: 'b' },
      { type: 'queue.drop', clientId: 'c' },
    ]);
    expect(run.notices('outbox.returned')).toEqual([
      { type: 'outbox.returned', characterId: createOutboxMessage('c').characterId, text: 'c' },
    ]);
  });

  it('knows a message as sent when the stream is faster than the answer', () => {
    const run = start();
    run.write('a');
    run.write('b');
    run.takeTurn();
    run.send({ type: 'server.message', message: mine('a') });
    expect(run.states()).toEqual(['b: sending']);
    expect(run.world.commands).toContainEqual({ type: 'queue.drop', clientId: 'a' });
    expect(run.world.calls.find(({ input }) => isOf(input, 'a'))?.signal.aborted).toBe(true);
  });

  it('asks before a message goes into another conversation than it was written in', async () => {
    const run = start();
    run.write('a');
    run.takeTurn();
    run.write('b');
    run.send({ type: 'chat.opened', chat: createChat({ id: 'chat-9' }) });
    expect(run.states()).toEqual(['a: sending', 'b: asking']);
    await run.refuse('conflict');
    expect(run.states()).toEqual(['a: asking', 'b: asking']);
    run.outboxMessage('a').send({ type: 'outboxMessage.confirm' });
    run.takeTurn();
    expect(run.world.inputsOf('sendMessage').at(-1)).toEqual({
      chatId: 'chat-9',
      clientId: 'a',
      text: 'a',
    });
  });
});

const isOf = (input: unknown, clientId: string): boolean =>
  typeof input === 'object' && input !== null && 'clientId' in input && input.clientId === clientId;

describe('outbox, in several tabs', () => {
  it('asks about what the device kept of the conversation before, and not about what other tabs write', async () => {
    const run = startRun({
      ...outboxRun,
      input: ({ owner }) => ({ owner, isOnline: true, openChat: createChat({ id: 'chat-2' }) }),
    });
    const states = () =>
      run
        .context()
        .outboxMessages.map((ref: OutboxMessageView) => `${ref.id}: ${ref.getSnapshot().value}`);
    const before = createStoredMessage('a');
    const elsewhere = createStoredMessage('b', { chatId: 'chat-3', writtenAt: noon + 1 });
    run.send({ type: 'queue.read', outboxMessages: [before], now: noon });
    expect(states()).toEqual(['a: asking']);
    run.send({ type: 'queue.read', outboxMessages: [before, elsewhere], now: noon });
    run.send({ type: 'lock.granted' });
    run.send({ type: 'queue.read', outboxMessages: [before, elsewhere], now: noon });
    expect(states()).toEqual(['a: asking', 'b: sending']);
    await run.perform(fault('sendMessage'));
    expect(states()).toEqual(['a: asking', 'b: failed']);
  });

  it('sends in its turn alone, and gives the turn back when nothing is left', async () => {
    const run = start();
    expect(run.locks()).toBe(0);
    run.write('a');
    expect(run.post()).toEqual({ turn: 'queueing' });
    expect(run.sent()).toEqual([]);
    run.send({ type: 'lock.granted' });
    expect(run.world.commands.at(-1)).toEqual({ type: 'queue.check' });
    expect(run.sent()).toEqual([]);
    run.read([createStoredMessage('a')]);
    await run.accept('a');
    expect(run.post()).toBe('resting');
    run.write('b');
    expect(run.locks()).toBe(2);
  });

  it('S11 sends without its turn after five seconds, or where there are no turns', () => {
    const run = start();
    run.write('a');
    run.world.clock.increment(4_999);
    expect(run.post()).toEqual({ turn: 'queueing' });
    run.world.clock.increment(1);
    run.read([createStoredMessage('a')]);
    expect(run.sent()).toEqual(['a']);

    const other = start();
    other.write('a');
    other.send({ type: 'lock.missing' });
    other.read([createStoredMessage('a')]);
    expect(other.sent()).toEqual(['a']);
  });

  it('sends nothing again that another tab sent in its turn', () => {
    const run = start();
    run.write('a');
    run.send({ type: 'queue.kept', clientId: 'a' });
    run.send({ type: 'lock.granted' });
    run.read([]);
    expect(run.sent()).toEqual([]);
    expect(run.states()).toEqual([]);
    expect(run.post()).toBe('resting');
  });

  it('shows what another tab wrote, in its place, and why it was refused', () => {
    const run = start();
    run.write('b', { writtenAt: noon + 2 });
    run.send({ type: 'queue.kept', clientId: 'b' });
    run.read([createStoredMessage('b', { writtenAt: noon + 2 }), createStoredMessage('a')]);
    expect(run.states()).toEqual(['a: waiting', 'b: waiting']);
    run.read([
      createStoredMessage('a', { refusal: 'inappropriate' }),
      createStoredMessage('b', { writtenAt: noon + 2 }),
    ]);
    expect(run.states()).toEqual(['a: failed', 'b: waiting']);
    expect(run.notices('outbox.failed')).toEqual([]);
    run.read([createStoredMessage('a', { refusal: 'inappropriate' })]);
    expect(run.states()).toEqual(['a: failed']);
  });

  it('leaves what is on its way from here to its own answer', async () => {
    const run = start();
    run.write('a');
    run.send({ type: 'queue.kept', clientId: 'a' });
    run.takeTurn();
    run.read([]);
    expect(run.states()).toEqual(['a: sending']);
    await run.accept('a');
    expect(run.states()).toEqual([]);
  });

  it('keeps in memory what the device does not keep', () => {
    const run = start();
    run.write('a');
    run.read([]);
    expect(run.states()).toEqual(['a: waiting']);
    run.send({ type: 'queue.kept', clientId: 'a' });
    expect(run.outboxMessage('a').getSnapshot().context.isKept).toBe(true);
    run.read(null);
    expect(run.states()).toEqual(['a: waiting']);
  });
});

describe('outbox, rows of the table of faults', () => {
  it('C1 what was written before a reload goes in its order, once there is a network', async () => {
    const run = startRun({
      ...outboxRun,
      input: ({ owner }) => ({ owner, isOnline: false, openChat: null }),
    });
    const stored = ['a', 'b', 'c'].map((id, at) =>
      createStoredMessage(id, { writtenAt: noon + at }),
    );
    run.send({ type: 'queue.read', outboxMessages: stored.toReversed(), now: noon });
    run.world.clock.increment(10_000);
    expect(run.world.calls).toEqual([]);
    run.send(online);
    run.send({ type: 'lock.granted' });
    run.send({ type: 'queue.read', outboxMessages: stored.toReversed(), now: noon });
    for (const { clientId } of stored)
      await run.perform(
        done('sendMessage', { kind: 'accepted', message: mine(clientId), replyId: null }),
      );
    const texts = run.world.inputsOf('sendMessage').map((input) => v.parse(sentSchema, input).text);
    expect(texts).toEqual(['a', 'b', 'c']);
    expect(run.context().outboxMessages).toEqual([]);
  });

  it('C1 keeps what a message was refused for over a reload, and does not try it again', () => {
    const run = start();
    run.read([createStoredMessage('a', { refusal: 'inappropriate' })]);
    expect(run.states()).toEqual(['a: failed']);
    expect(run.post()).toBe('resting');
  });

  it('C2 a message whose answer was lost goes again under the same id', async () => {
    const run = start();
    run.write('a');
    run.takeTurn();
    await run.perform(fault('sendMessage'));
    run.outboxMessage('a').send({ type: 'outboxMessage.retry' });
    run.takeTurn();
    await run.accept('a');
    const [first, second, ...more] = run.world.inputsOf('sendMessage');
    expect(second).toEqual(first);
    expect(more).toEqual([]);
    expect(run.states()).toEqual([]);
  });

  it('C3 a message whose id stands for other words says so, and its words are not lost', async () => {
    const run = start();
    run.write('a');
    run.takeTurn();
    await run.refuse('conflict');
    run.send({ type: 'server.message', message: mine('a') });
    run.outboxMessage('a').send({ type: 'outboxMessage.delivered' });
    expect(run.states()).toEqual(['a: failed']);
    run.outboxMessage('a').send({ type: 'outboxMessage.reclaim' });
    expect(run.notices('outbox.returned')).toEqual([
      { type: 'outbox.returned', characterId: createOutboxMessage('a').characterId, text: 'a' },
    ]);
  });

  it('a message that is taken back brings the message that it is a reply to', () => {
    const quote = {
      messageId: 'm',
      author: 'bot',
      text: 'Tea?',
      chatId: 'chat-1',
      seq: 3,
    } as const;
    const run = start();
    run.read([createStoredMessage('a', { quote })], noon);
    run.outboxMessage('a').send({ type: 'outboxMessage.reclaim' });
    expect(run.notices('outbox.returned')).toEqual([
      {
        type: 'outbox.returned',
        characterId: createOutboxMessage('a').characterId,
        text: 'a',
        quote,
      },
    ]);
  });

  it('C4 a message that waited for more than 24 hours asks before it goes', () => {
    const run = start();
    const stored = [createStoredMessage('a'), createStoredMessage('b', { writtenAt: noon + 1 })];
    run.read(stored, noon + 24 * HOUR + 1);
    expect(run.states()).toEqual(['a: asking', 'b: waiting']);
    run.send({ type: 'lock.granted' });
    run.read(stored, noon + 24 * HOUR + 1);
    expect(run.sent()).toEqual([]);
    expect(run.post()).toBe('resting');
    run.outboxMessage('a').send({ type: 'outboxMessage.confirm' });
    run.send({ type: 'lock.granted' });
    run.read(stored, noon + 24 * HOUR + 1);
    expect(run.sent()).toEqual(['a']);
  });

  it('C4 a message that waited for 24 hours goes without a question', () => {
    const run = start();
    run.read([createStoredMessage('a')], noon + 24 * HOUR);
    run.send({ type: 'lock.granted' });
    run.read([createStoredMessage('a')], noon + 24 * HOUR);
    expect(run.sent()).toEqual(['a']);
  });

  it('C4 asks when the turn comes to a message that grew old in an open page', () => {
    const run = start();
    run.send(offline);
    run.write('a');
    run.send(online);
    run.send({ type: 'lock.granted' });
    run.read([createStoredMessage('a')], noon + 25 * HOUR);
    expect(run.states()).toEqual(['a: asking']);
    expect(run.sent()).toEqual([]);
    expect(run.post()).toBe('resting');
    run.outboxMessage('a').send({ type: 'outboxMessage.discard' });
    expect(run.world.commands.at(-1)).toEqual({ type: 'queue.drop', clientId: 'a' });
  });
});
