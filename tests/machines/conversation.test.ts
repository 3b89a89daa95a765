import { describe, expect, it } from 'vitest';
import { createActor, createEmptyActor } from 'xstate';
import type { OutboxMessage, RefusalReason } from '../../src/machines/outbox/outboxMessage';
import { outboxMessageMachine } from '../../src/machines/outbox/outboxMessageMachine';
import type { OutboxMessageRef } from '../../src/machines/outbox/outboxMessageMachine';
import { createChat, createMessage, createMessages } from '../support/fixtures/conversations';
import { createOutboxMessage, noon } from '../support/fixtures/outboxMessages';
import { done, fault, startRun } from '../support/machines';
import { conversationRun } from './conversationRun';

const page = (from: number, to: number, older: string | null = null) => ({
  messages: createMessages(from, to),
  older,
  newer: null,
});

const open = async (first = page(1, 3, 'older-1')) => {
  const run = startRun(conversationRun);
  await run.perform(done('loadHistory', first));
  await run.perform(done('markRead'));
  return {
    ...run,
    seqs: () => run.context().messages.map(({ seq }: { seq: number }) => seq),
    tags: () => [...run.actor.getSnapshot().tags],
    outboxMessages: () => run.context().outboxMessages.map(({ id }: { id: string }) => id),
    /** The outbox tells that these are all of its messages. */
    wait: (...outboxMessages: readonly OutboxMessageRef[]) =>
      run.send({ type: 'outbox.changed', outboxMessages }),
    drafts: () => run.world.commands.map((command) => ('text' in command ? command.text : null)),
  };
};

const mine = (seq: number, clientId: string) =>
  createMessage(seq, { author: 'user', clientId, text: clientId });

const sent = (seq: number, clientId: string, replyId: string | null = null) => ({
  type: 'outbox.sent',
  message: mine(seq, clientId),
  replyId,
});

const send = (text: string) => ({ type: 'chat.send', clientId: text, writtenAt: noon, text });

const written = (clientId: string) => ({
  type: 'outboxMessage.written',
  outboxMessage: createOutboxMessage(clientId),
});

/** A message in the outbox, as an actor of its own. */
const waiting = (clientId: string, { isKept = true, changes = {}, refusal = null }: Waiting = {}) =>
  createActor(outboxMessageMachine, {
    id: clientId,
    input: {
      owner: createEmptyActor(),
      outboxMessage: createOutboxMessage(clientId, changes),
      isKept,
      refusal,
    },
  }).start();
type Waiting = {
  isKept?: boolean;
  changes?: Partial<OutboxMessage>;
  refusal?: RefusalReason | null;
};

const started = (seq: number) => ({
  type: 'server.replyStarted',
  chatId: 'chat-1',
  messageId: `message-${seq}`,
  seq,
});
const delta = (seq: number, offset: number, text: string) => ({
  type: 'server.replyDelta',
  chatId: 'chat-1',
  messageId: `message-${seq}`,
  offset,
  text,
});
const arrived = (seq: number, changes = {}) => ({
  type: 'server.message',
  message: createMessage(seq, changes),
});

describe('conversation, its history', () => {
  it('shows the latest page and reads older ones up to the greeting', async () => {
    const run = await open(page(51, 53, 'c2'));
    await run.perform({ type: 'chat.older' });
    await run.perform({ type: 'chat.older' });
    await run.perform(done('loadOlder', page(48, 50)));
    await run.perform({ type: 'chat.older' });
    expect(run.world.inputsOf('loadHistory')).toEqual([{ chatId: 'chat-1', cursor: null }]);
    expect(run.world.inputsOf('loadOlder')).toEqual([{ chatId: 'chat-1', cursor: 'c2' }]);
    expect(run.seqs()).toEqual([48, 49, 50, 51, 52, 53]);
    expect(run.context().older).toBe(null);
  });

  it('keeps what it shows when older messages cannot be had, and asks again', async () => {
    const run = await open();
    await run.perform({ type: 'chat.older' });
    await run.perform(fault('loadOlder'));
    expect(run.seqs()).toEqual([1, 2, 3]);
    await run.perform({ type: 'chat.retry' });
    expect(run.world.inputsOf('loadOlder').length).toBe(2);
  });

  it('asks again for a first page that could not be had', async () => {
    const run = startRun(conversationRun);
    await run.perform(fault('loadHistory'));
    expect(run.actor.getSnapshot().hasTag('failed')).toBe(true);
    await run.perform({ type: 'server.ready', resync: false });
    expect(run.world.inputsOf('loadHistory').length).toBe(2);
  });

  it('follows the summary of its chat', async () => {
    const run = await open();
    const chat = createChat({ unread: 2 });
    await run.perform({ type: 'server.chat', chat });
    expect(run.context().chat).toEqual(chat);
  });
});

describe('conversation, its place on screen', () => {
  const isFollowing = ({ tags }: { tags: () => string[] }) => !tags().includes('detached');

  it('follows the end until the reader leaves it, whatever arrives', async () => {
    const run = await open();
    for (const event of [started(4), delta(4, 0, 'Good'), arrived(4), arrived(5)])
      await run.perform(event);
    expect(isFollowing(run)).toBe(true);
    await run.perform({ type: 'scroll.left' });
    expect(isFollowing(run)).toBe(false);
  });

  it('stays where the reader is, whatever arrives, and knows what they have seen', async () => {
    const run = await open();
    await run.perform({ type: 'scroll.left' });
    await run.perform({ type: 'chat.older' });
    await run.perform(done('loadOlder', page(0, 0)));
    for (const event of [started(4), delta(4, 0, 'Good'), arrived(4), arrived(5)])
      await run.perform(event);
    expect(isFollowing(run)).toBe(false);
    expect(run.context().seenSeq).toBe(3);
  });

  it('follows again at the end, and by the button', async () => {
    const run = await open();
    for (const type of ['scroll.ended', 'chat.toLatest']) {
      await run.perform({ type: 'scroll.left' });
      await run.perform({ type });
      expect(isFollowing(run)).toBe(true);
    }
  });

  it('brings what is sent above the field, from anywhere', async () => {
    const run = await open();
    await run.perform({ type: 'scroll.left' });
    await run.perform({ type: 'chat.send', clientId: 'a', text: '  ' });
    expect([run.value().scroll, run.context().turnId]).toEqual(['detached', null]);
    await run.perform(send('a'));
    expect([run.value().scroll, run.context().turnId]).toEqual([{ following: 'turn' }, 'a']);
  });

  const holding = async () => {
    const run = await open();
    await run.perform(send('a'));
    await run.perform(started(4));
    await run.perform({ type: 'scroll.filled' });
    expect(run.value().scroll).toBe('holding');
    return run;
  };

  it('is held at what was sent while the answer fills the view, and has seen the answer then', async () => {
    const run = await holding();
    expect([isFollowing(run), run.context().seenSeq]).toEqual([false, 3]);
    await run.performAll([delta(4, 0, 'Good'), arrived(4)]);
    expect([run.value().scroll, run.context().seenSeq]).toEqual(['detached', 4]);
    await run.perform(arrived(5));
    expect(run.context().seenSeq).toBe(4);
  });

  it('has not seen the rest of an answer that the reader left before its end', async () => {
    const run = await holding();
    await run.perform({ type: 'scroll.left' });
    expect(run.value().scroll).toBe('detached');
    await run.performAll([delta(4, 0, 'Good'), arrived(4)]);
    expect([run.value().scroll, run.context().seenSeq]).toEqual(['detached', 3]);
  });

  it('is the end for the rest of the answer, for who goes there', async () => {
    for (const type of ['scroll.ended', 'chat.toLatest']) {
      const run = await holding();
      await run.perform({ type });
      await run.perform({ type: 'scroll.filled' });
      expect(run.value().scroll).toEqual({ following: 'end' });
    }
  });

  it('is the end again when the user goes on in another tab', async () => {
    const run = await open();
    const own = (seq: number, clientId: string) => ({
      type: 'server.message',
      message: createMessage(seq, { author: 'user', clientId }),
    });
    await run.performAll([send('a'), send('b'), own(4, 'a'), own(5, 'b'), arrived(6)]);
    expect(run.value().scroll).toEqual({ following: 'turn' });
    await run.perform(own(7, 'elsewhere'));
    expect(run.value().scroll).toEqual({ following: 'end' });
  });

  it('offers the way to the newest message only where that is out of view', async () => {
    const run = await open();
    for (const [type, isAway] of [
      ['latest.hidden', true],
      ['latest.shown', false],
    ] as const) {
      await run.perform({ type });
      expect(run.tags().includes('away')).toBe(isAway);
    }
  });
});

describe('conversation, its reply', () => {
  it('composes, streams, and ends with the whole message', async () => {
    const run = await open();
    await run.perform(started(4));
    expect(run.tags()).toEqual(['stoppable', 'composing']);
    await run.perform(delta(4, 0, 'Good '));
    expect(run.tags()).toEqual(['stoppable', 'streaming']);
    await run.perform(delta(4, 5, 'evening'));
    expect(run.context().reply).toEqual({ messageId: 'message-4', seq: 4, text: 'Good evening' });
    await run.perform(arrived(4, { text: 'Good evening.' }));
    expect(run.tags()).toEqual([]);
    expect(run.context().reply).toBe(null);
    expect(run.context().messages.at(-1)).toEqual(createMessage(4, { text: 'Good evening.' }));
  });

  it('leaves what was said before as it is, so that it is not drawn again', async () => {
    const run = await open();
    const before = run.context().messages;
    await run.performAll([started(4), delta(4, 0, 'Good')]);
    expect(run.context().messages).toBe(before);
  });

  it('takes a reply up where the history finds it', async () => {
    const run = await open({
      messages: [...createMessages(1, 2), createMessage(3, { state: 'streaming', text: 'On' })],
      older: null,
      newer: null,
    });
    expect(run.seqs()).toEqual([1, 2]);
    await run.perform(delta(3, 2, 'ce'));
    expect(run.context().reply).toEqual({ messageId: 'message-3', seq: 3, text: 'Once' });
  });

  it('expects the reply that a sent message set off', async () => {
    const run = await open();
    await run.perform(sent(4, 'a', 'message-5'));
    expect(run.context().reply).toEqual({ messageId: 'message-5', seq: 5, text: '' });
    expect(run.tags()).toEqual(['stoppable', 'composing']);
  });

  it('expects no reply that is finished already', async () => {
    const run = await open();
    await run.perform(arrived(5));
    await run.perform(sent(4, 'a', 'message-5'));
    expect(run.context().reply).toBe(null);
  });

  it('asks for a failed reply once more, in its place', async () => {
    const run = await open();
    await run.perform(arrived(4, { state: 'failed', text: 'Go' }));
    await run.perform({ type: 'chat.retryReply', clientId: 'a' });
    expect(run.world.inputsOf('retryReply')).toEqual([{ chatId: 'chat-1', clientId: 'a' }]);
    await run.perform(started(4));
    expect(run.seqs()).toEqual([1, 2, 3]);
    await run.perform(delta(4, 0, 'Good'));
    await run.perform(arrived(4, { text: 'Good' }));
    expect(run.context().messages.at(-1)).toEqual(createMessage(4, { text: 'Good' }));
    expect(run.tags()).toEqual([]);
  });

  it('says so when a reply cannot be asked for again', async () => {
    const run = await open();
    await run.perform({ type: 'chat.retryReply', clientId: 'a' });
    await run.perform(fault('retryReply'));
    expect(run.tags()).toEqual([]);
    expect(run.world.notices).toEqual([
      { type: 'alert.raised', alert: { content: 'replyRetryFailed', type: 'error' } },
    ]);
  });
});

describe('conversation, its composer', () => {
  it('begins with the draft that the device kept, and keeps each change', async () => {
    const run = await open();
    await run.perform({ type: 'draft.loaded', text: 'Dear' });
    expect(run.context().draft).toBe('Dear');
    await run.perform({ type: 'chat.edit', text: 'Dear Inês' });
    expect(run.world.commands).toEqual([{ type: 'draft.write', text: 'Dear Inês' }]);
  });

  it.each(['', ' ', '\n\t'])('sends nothing that says nothing: %j', async (text) => {
    const run = await open();
    await run.perform({ ...send('a'), text });
    run.wait();
    await run.perform({ ...send('a'), text });
    expect(run.world.notices).toEqual([]);
  });

  it('gives the outbox what was written, without the spaces around it', async () => {
    const run = await open();
    run.wait();
    await run.perform({ ...send('Hello'), text: '  Hello \n' });
    expect(run.world.notices).toEqual([written('Hello')]);
    expect(run.context().draft).toBe('');
  });

  it('leaves in the box what is sent before the outbox is there, and sends it then', async () => {
    const run = await open();
    await run.perform({ type: 'chat.edit', text: 'a' });
    await run.perform(send('a'));
    await run.perform(send('a'));
    expect(run.context().draft).toBe('a');
    expect(run.drafts().at(-1)).toBe('a');
    expect(run.world.notices).toEqual([]);
    run.wait();
    expect(run.world.notices).toEqual([written('a')]);
    expect(run.context()).toMatchObject({ draft: '', stamp: null });
    run.wait();
    expect(run.world.notices).toEqual([written('a')]);
  });

  it('sends nothing by itself that was written on meanwhile', async () => {
    const run = await open();
    await run.perform(send('a'));
    await run.perform({ type: 'chat.edit', text: 'a and' });
    run.wait();
    expect(run.world.notices).toEqual([]);
    expect(run.context().draft).toBe('a and');
  });

  it('shows the messages to its own character alone', async () => {
    const run = await open();
    run.wait(waiting('a'), waiting('b', { changes: { characterId: 'bot-9' } }), waiting('c'));
    expect(run.outboxMessages()).toEqual(['a', 'c']);
  });

  it('C1 has the draft on the device go when the outbox has the text there, and not before', async () => {
    const run = await open();
    run.wait();
    await run.perform({ type: 'chat.edit', text: 'a' });
    await run.perform(send('a'));
    expect(run.drafts().at(-1)).toBe('a');
    const outboxMessage = waiting('a', { isKept: false });
    run.wait(outboxMessage);
    expect(run.drafts().at(-1)).toBe('a');
    await run.perform({ type: 'chat.edit', text: 'next' });
    expect(run.drafts().at(-1)).toBe('a\nnext');
    outboxMessage.send({ type: 'outboxMessage.kept' });
    run.wait(outboxMessage);
    expect(run.drafts().at(-1)).toBe('next');
  });

  it('C1 keeps what the device keeps no message of as a draft until the server has it', async () => {
    const run = await open();
    run.wait();
    await run.perform(send('a'));
    run.wait(waiting('a', { isKept: false }));
    expect(run.drafts().at(-1)).toBe('a');
    await run.perform(sent(4, 'a'));
    run.wait();
    expect(run.drafts().at(-1)).toBe('');
  });

  it.each([
    ['a', ''],
    ['a\nnext', 'next'],
    ['something else', 'something else'],
  ])('C1 shows no text twice, in the box and on its way: %j', async (stored, draft) => {
    const early = await open();
    await early.perform({ type: 'draft.loaded', text: stored });
    early.wait(waiting('a', { isKept: false }));
    expect(early.context().draft).toBe(draft);

    const late = await open();
    late.wait(waiting('a', { isKept: false }));
    await late.perform({ type: 'draft.loaded', text: stored });
    expect(late.context().draft).toBe(draft);
  });

  it('takes the words of a message back, after what is there', async () => {
    const run = await open();
    run.wait();
    await run.perform({ type: 'chat.edit', text: 'new' });
    await run.perform({ type: 'outbox.returned', characterId: 'bot-0', text: 'a' });
    expect(run.context().draft).toBe('new\na');
    expect(run.drafts().at(-1)).toBe('new\na');
  });

  it('shows a sent message as a message from then on, in one step', async () => {
    const run = await open();
    const outboxMessage = waiting('a');
    run.wait(outboxMessage, waiting('b'));
    await run.perform(sent(4, 'a'));
    expect(run.seqs()).toEqual([1, 2, 3, 4]);
    expect(run.outboxMessages()).toEqual(['b']);
  });

  it('knows a message as sent when the stream is faster than the answer', async () => {
    const run = await open();
    const outboxMessage = waiting('a');
    run.wait(outboxMessage);
    await run.perform({ type: 'server.message', message: mine(4, 'a') });
    expect(run.outboxMessages()).toEqual([]);
    expect(outboxMessage.getSnapshot().value).toBe('sent');
  });

  it('knows a message as sent when the history brings it', async () => {
    const run = await open();
    const outboxMessage = waiting('a');
    run.wait(outboxMessage);
    await run.perform({ type: 'server.ready', resync: true });
    await run.perform(
      done('catchUp', {
        messages: [...createMessages(1, 3), mine(4, 'a')],
        older: null,
        newer: null,
      }),
    );
    expect(run.outboxMessages()).toEqual([]);
    expect(outboxMessage.getSnapshot().value).toBe('sent');
  });

  it('knows a message as sent that comes after the history', async () => {
    const run = await open({
      messages: [...createMessages(1, 3), mine(4, 'a')],
      older: null,
      newer: null,
    });
    const outboxMessage = waiting('a');
    run.wait(outboxMessage);
    expect(run.outboxMessages()).toEqual([]);
    expect(outboxMessage.getSnapshot().value).toBe('sent');
  });

  it('C3 goes on to show a message whose id stands for other words', async () => {
    const run = await open({
      messages: [...createMessages(1, 3), mine(4, 'a')],
      older: null,
      newer: null,
    });
    run.wait(waiting('a', { refusal: 'conflict' }));
    expect(run.outboxMessages()).toEqual(['a']);
  });

  it.each(['inappropriate', 'conflict', 'invalid', 'network'])(
    'leads nowhere when a message fails for itself: %s',
    async (reason) => {
      const run = await open();
      await run.perform({ type: 'outbox.failed', characterId: 'bot-0', reason });
      expect(run.world.notices).toEqual([]);
    },
  );

  it.each(['dailyLimit', 'premium'])('leads to the offer: %s', async (reason) => {
    const run = await open();
    await run.perform({ type: 'outbox.failed', characterId: 'bot-0', reason });
    expect(run.world.notices).toEqual([{ type: 'offer.wanted', from: reason }]);
  });
});

describe('conversation, starting over', () => {
  it('asks first, and may be taken back', async () => {
    const run = await open();
    await run.perform({ type: 'chat.confirm' });
    await run.perform({ type: 'chat.restart' });
    expect(run.world.inputsOf('restartChat')).toEqual([]);
    await run.perform({ type: 'chat.cancel' });
    await run.perform({ type: 'chat.confirm' });
    expect(run.world.inputsOf('restartChat')).toEqual([]);
  });

  it('begins a new chat once confirmed', async () => {
    const run = await open();
    await run.perform({ type: 'chat.restart' });
    await run.perform({ type: 'chat.confirm' });
    expect(run.world.inputsOf('restartChat')).toEqual([{ characterId: createChat().character.id }]);
    const chat = createChat({ id: 'chat-2' });
    await run.perform(done('restartChat', chat));
    expect(run.world.notices).toEqual([{ type: 'chat.restarted', chat }]);
  });

  it('says "Failed to start new chat", and keeps this one', async () => {
    const run = await open();
    await run.perform({ type: 'chat.restart' });
    await run.perform({ type: 'chat.confirm' });
    await run.perform(fault('restartChat'));
    expect(run.world.notices).toEqual([
      { type: 'alert.raised', alert: { content: 'chatStartFailed', type: 'error' } },
    ]);
    expect(run.seqs()).toEqual([1, 2, 3]);
    expect(run.tags()).toEqual([]);
  });
});

describe('conversation, rows of the table of faults', () => {
  it('C6 keeps what arrives while the page is on its way, and doubles nothing', async () => {
    const run = startRun(conversationRun);
    await run.perform(arrived(3));
    await run.perform(arrived(4));
    await run.perform(done('loadHistory', page(1, 3)));
    expect(run.context().messages).toEqual(createMessages(1, 4));
  });

  it('C6 takes a notice that came later from a page, and keeps one that is newer than the page', async () => {
    const run = startRun(conversationRun);
    const noticed = createMessage(4, { notice: 'crisis' });
    await run.perform(arrived(3));
    await run.perform({ type: 'server.message', message: noticed });
    const [first, second, third, fourth] = createMessages(1, 4);
    const dark = { ...third, notice: 'crisis' };
    const messages = [first, second, dark, fourth];
    await run.perform(done('loadHistory', { messages, older: null, newer: null }));
    expect(run.context().messages).toEqual([first, second, dark, noticed]);
  });

  it('L2 takes from a page that a text was refused later, and keeps one that was before the page', async () => {
    const run = startRun(conversationRun);
    const [first, second, third, fourth] = createMessages(1, 4);
    const refused = createMessage(4, { state: 'refused' });
    await run.perform(arrived(3));
    await run.perform({ type: 'server.message', message: refused });
    const found = { ...third, state: 'refused' };
    const messages = [first, second, found, fourth];
    await run.perform(done('loadHistory', { messages, older: null, newer: null }));
    expect(run.context().messages).toEqual([first, second, found, refused]);
  });

  it('C6 reads the first page again when the stream says that more was missed', async () => {
    const run = startRun(conversationRun);
    await run.perform({ type: 'server.ready', resync: true });
    expect(run.world.inputsOf('loadHistory').length).toBe(2);
    expect(run.world.calls[0]?.signal.aborted).toBe(true);
  });

  it.each([
    ['nothing is under way', []],
    ['older messages are loading', [{ type: 'chat.older' }]],
    ['older messages failed', [{ type: 'chat.older' }, fault('loadOlder')]],
    ['it is catching up already', [{ type: 'server.ready', resync: true }]],
  ])('C6 catches up while %s', async (_, events) => {
    const run = await open();
    await run.performAll(events);
    const before = run.world.inputsOf('catchUp').length;
    await run.perform({ type: 'server.ready', resync: true });
    expect(run.world.inputsOf('catchUp').length).toBe(before + 1);
    await run.perform(done('catchUp', page(2, 5)));
    expect(run.seqs()).toEqual([1, 2, 3, 4, 5]);
    expect(run.context().older).toBe('older-1');
  });

  it('C6 leaves no hole where more was missed than a page holds', async () => {
    const run = await open();
    await run.perform({ type: 'server.ready', resync: true });
    await run.perform(arrived(63));
    await run.perform(done('catchUp', page(40, 62, 'older-40')));
    expect(run.seqs()).toEqual([...createMessages(40, 63).map(({ seq }) => seq)]);
    await run.perform({ type: 'chat.older' });
    expect(run.world.inputsOf('loadOlder')).toEqual([{ chatId: 'chat-1', cursor: 'older-40' }]);
  });

  it('C6 leaves no hole when the page brings what also came by the stream', async () => {
    const run = await open();
    await run.perform({ type: 'server.ready', resync: true });
    await run.perform(arrived(63));
    await run.perform(done('catchUp', page(40, 63, 'older-40')));
    expect(run.seqs()).toEqual(createMessages(40, 63).map(({ seq }) => seq));
  });

  it('C6 tries again every five seconds until it has caught up', async () => {
    const run = await open();
    await run.perform({ type: 'server.ready', resync: true });
    await run.perform(fault('catchUp'));
    run.world.clock.increment(4_999);
    expect(run.world.inputsOf('catchUp').length).toBe(1);
    run.world.clock.increment(1);
    expect(run.world.inputsOf('catchUp').length).toBe(2);
    await run.perform(fault('catchUp'));
    await run.perform({ type: 'server.ready', resync: false });
    expect(run.world.inputsOf('catchUp').length).toBe(3);
  });

  it('C7 applies doubled and overlapping pieces once', async () => {
    const run = await open();
    await run.perform(started(4));
    for (const [offset, text] of [
      [0, 'Good '],
      [0, 'Good '],
      [3, 'd eve'],
      [5, 'eve'],
      [8, 'ning'],
      [0, 'Good evening'],
    ] as const)
      await run.perform(delta(4, offset, text));
    await run.perform(started(4));
    expect(run.context().reply.text).toBe('Good evening');
    expect(run.world.notices).toEqual([]);
  });

  it('C7 finds a gap once, waits for the whole, and goes on from there', async () => {
    const run = await open();
    await run.perform(started(4));
    await run.perform(delta(4, 0, 'Good'));
    await run.perform(delta(4, 9, 'ing'));
    await run.perform(delta(4, 12, '!'));
    expect(run.world.notices).toEqual([{ type: 'chat.gapFound' }]);
    expect(run.context().reply.text).toBe('Good');
    await run.perform({
      type: 'server.replySnapshot',
      chatId: 'chat-1',
      messageId: 'message-4',
      seq: 4,
      text: 'Good evening!',
    });
    await run.perform(delta(4, 13, ' Sit.'));
    expect(run.context().reply.text).toBe('Good evening! Sit.');
    await run.perform(delta(4, 30, 'x'));
    expect(run.world.notices).toEqual([{ type: 'chat.gapFound' }, { type: 'chat.gapFound' }]);
  });

  it('C7 finds the gap of a reply whose beginning was missed', async () => {
    const run = await open();
    await run.perform(delta(4, 0, 'Good'));
    await run.perform(delta(4, 4, ' evening'));
    expect(run.world.notices).toEqual([{ type: 'chat.gapFound' }]);
  });

  it.each(['complete', 'stopped', 'failed'] as const)(
    'C7 late pieces of a message that is %s change nothing and set nothing off',
    async (state) => {
      const run = await open();
      await run.perform(started(4));
      await run.perform(arrived(4, { state }));
      await run.perform(delta(4, 0, 'Text'));
      await run.perform(delta(4, 90, 'more'));
      expect(run.context().messages.at(-1)).toEqual(createMessage(4, { state }));
      expect(run.context().reply).toBe(null);
      expect(run.world.notices).toEqual([]);
    },
  );

  it('C7 a complete message is not begun again by an event out of order', async () => {
    const run = await open();
    await run.perform(arrived(4));
    await run.perform(started(4));
    await run.perform({ ...started(4), type: 'server.replySnapshot', text: 'Te' });
    expect(run.seqs()).toEqual([1, 2, 3, 4]);
    expect(run.tags()).toEqual([]);
  });

  it('C7 a page older than the stream neither revives nor drops a reply', async () => {
    const revived = startRun(conversationRun);
    await revived.perform(arrived(4));
    const streaming = createMessage(4, { state: 'streaming', text: 'T' });
    await revived.perform(
      done('loadHistory', {
        messages: [...createMessages(1, 3), streaming],
        older: null,
        newer: null,
      }),
    );
    expect(revived.context()).toMatchObject({ reply: null, messages: createMessages(1, 4) });

    const dropped = startRun(conversationRun);
    await dropped.perform(started(4));
    await dropped.perform(delta(4, 0, 'Te'));
    await dropped.perform(done('loadHistory', page(1, 3)));
    expect(dropped.context().reply).toEqual({ messageId: 'message-4', seq: 4, text: 'Te' });
    await dropped.perform({ type: 'server.ready', resync: true });
    await dropped.perform(done('catchUp', page(1, 4)));
    expect(dropped.context().reply).toBe(null);
  });

  it('C7 a page does not shorten a reply that is ahead of it', async () => {
    const run = startRun(conversationRun);
    await run.perform(started(2));
    await run.perform(delta(2, 0, 'Once upon'));
    await run.perform(
      done('loadHistory', {
        messages: [createMessage(1), createMessage(2, { state: 'streaming', text: 'Once' })],
        older: null,
        newer: null,
      }),
    );
    expect(run.context().reply.text).toBe('Once upon');
  });

  it('C9 a stop ends the reply with the part that was written', async () => {
    const run = await open();
    await run.perform(started(4));
    await run.perform(delta(4, 0, 'Good'));
    await run.perform({ type: 'chat.stop' });
    await run.perform({ type: 'chat.stop' });
    expect(run.world.inputsOf('stopReply')).toEqual([{ chatId: 'chat-1' }]);
    await run.perform(done('stopReply'));
    await run.perform(arrived(4, { state: 'stopped', text: 'Good' }));
    expect(run.tags()).toEqual([]);
    expect(run.context().reply).toBe(null);
    expect(run.context().messages.at(-1)).toEqual(
      createMessage(4, { state: 'stopped', text: 'Good' }),
    );
  });

  it('C9 a stop whose last event never comes leaves no spinner after five seconds', async () => {
    const run = await open();
    await run.perform(started(4));
    await run.perform({ type: 'chat.stop' });
    await run.perform(done('stopReply'));
    run.world.clock.increment(4_999);
    expect(run.value().reply).toBe('stopped');
    run.world.clock.increment(1);
    expect(run.value().reply).toBe('quiet');
    expect(run.context().reply).toBe(null);
    expect(run.world.notices).toEqual([{ type: 'chat.gapFound' }]);
  });

  it.each([
    ['is being asked for', []],
    ['was acknowledged', [done('stopReply')]],
  ])('C9 the next reply is not taken for one whose stop %s', async (_, events) => {
    const run = await open();
    await run.perform(started(4));
    await run.perform({ type: 'chat.stop' });
    await run.performAll(events);
    await run.perform(started(6));
    expect(run.tags()).toEqual(['stoppable', 'composing']);
    run.world.clock.increment(5_000);
    expect(run.context().reply.messageId).toBe('message-6');
  });

  it('C9 says so when a stop does not get through, and lets it be tried again', async () => {
    const run = await open();
    await run.perform(started(4));
    await run.perform({ type: 'chat.stop' });
    await run.perform(fault('stopReply'));
    expect(run.world.notices).toEqual([
      { type: 'alert.raised', alert: { content: 'stopFailed', type: 'error' } },
    ]);
    expect(run.tags()).toEqual(['stoppable', 'composing']);
  });

  it('C9 leaving lets go of every call', async () => {
    const run = await open();
    await run.performAll([started(4), { type: 'chat.stop' }, { type: 'chat.older' }]);
    run.actor.stop();
    expect(
      run.world.calls
        .filter(({ id }) => ['stopReply', 'loadOlder'].includes(id))
        .map(({ signal }) => signal.aborted),
    ).toEqual([true, true]);
  });
});
