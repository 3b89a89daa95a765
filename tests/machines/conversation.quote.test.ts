import { describe, expect, it } from 'vitest';
import { quoteOf } from '../../src/machines/conversation/quote';
import { createMessage } from '../support/fixtures/conversations';
import { done, startRun, testChart } from '../support/machines';
import { conversationRun } from './conversationRun';

const greeting = createMessage(1);
const asked = createMessage(2, { author: 'user', clientId: 'client-2', text: 'Tell me' });
const answer = createMessage(3);
const page = { messages: [greeting, asked, answer], older: null, newer: null };
const begin = (seq: number) => ({ type: 'quote.begin', messageId: `message-${seq}` });
const chosen = (seq: number, author = 'bot', text = `Text ${seq}`) => ({
  messageId: `message-${seq}`,
  author,
  text,
  chatId: 'chat-1',
  seq,
});
const send = { type: 'chat.send', text: 'This one', clientId: 'client-9', writtenAt: 9 };
const deleted = (seq: number, replacedBy: string | null = null) => ({
  type: 'server.messageDeleted',
  chatId: 'chat-1',
  messageId: `message-${seq}`,
  replacedBy,
});
const edited = (fromSeq: number) => ({
  type: 'server.messageEdited',
  chatId: 'chat-1',
  messageId: `message-${fromSeq}`,
  fromSeq,
  message: createMessage(7, { author: 'user', clientId: 'client-7' }),
});
const ready = { type: 'outbox.changed', outboxMessages: [] };

testChart('conversation, a quote', {
  ...conversationRun,
  alphabet: [
    done('loadHistory', page),
    { type: 'quote.begin', messageId: 'message-1' },
    { type: 'quote.begin', messageId: 'message-3' },
    { type: 'quote.begin', messageId: 'message-9' },
    { type: 'quote.cancel' },
    { type: 'quote.loaded', quote: { ...chosen(3), author: 'bot' } },
    { type: 'quote.loaded', quote: { ...chosen(3), author: 'bot', chatId: 'chat-0' } },
    { type: 'edit.begin', messageId: asked.id },
    { type: 'edit.cancel' },
    { type: 'chat.delete', messageId: 'message-3' },
    { type: 'server.messageDeleted', chatId: 'chat-1', messageId: 'message-3', replacedBy: null },
    { ...edited(2), type: 'server.messageEdited' },
  ],
  isPart: true,
  facts: ({ value: { quote, edit, history }, context }) =>
    JSON.stringify([quote, edit, history, context.quote, context.messages.length]),
  invariant: (snapshot) => {
    expect(snapshot.context.quote !== null).toBe(snapshot.matches({ quote: 'chosen' }));
    if (snapshot.context.quote !== null) expect(snapshot.context.quote.chatId).toBe('chat-1');
  },
  limit: 4_000,
});

const open = async () => {
  const run = startRun(conversationRun);
  await run.perform(done('loadHistory', page));
  return {
    ...run,
    onDevice: () =>
      run.world.commands.flatMap((command) => ('quote' in command ? [command.quote] : [])).at(-1),
    outboxMessages: () => run.world.notices.filter(({ type }) => type === 'outboxMessage.written'),
  };
};

describe('conversation, a reply to one message', () => {
  it('is kept on the device, and goes with the next text alone', async () => {
    const run = await open();
    run.send(ready);
    run.send(begin(1));
    expect([run.context().quote, run.onDevice()]).toEqual([chosen(1), chosen(1)]);
    run.send(send);
    run.send({ ...send, text: 'And this', clientId: 'client-10' });
    expect(run.outboxMessages()).toMatchObject([
      { outboxMessage: { clientId: 'client-9', text: 'This one', quote: chosen(1) } },
      { outboxMessage: { clientId: 'client-10', text: 'And this' } },
    ]);
    expect(run.outboxMessages()[1]).not.toHaveProperty('outboxMessage.quote');
    expect([run.context().quote, run.onDevice()]).toEqual([null, null]);
  });

  it('waits with a text that is sent before the outbox is running', async () => {
    const run = await open();
    run.send(begin(2));
    run.send(send);
    expect(run.context().quote).toEqual(chosen(2, 'user', 'Tell me'));
    run.send(ready);
    expect(run.outboxMessages()).toMatchObject([
      { outboxMessage: { quote: { messageId: 'message-2' } } },
    ]);
    expect(run.context().quote).toBeNull();
  });

  it('takes another message instead, and none at all', async () => {
    const run = await open();
    run.send(begin(1));
    run.send(begin(3));
    expect(run.context().quote).toEqual(chosen(3));
    run.send({ type: 'quote.cancel' });
    expect([run.context().quote, run.onDevice()]).toEqual([null, null]);
  });

  it('is there again after a reload, unless the chat is another one', async () => {
    const run = await open();
    run.send({ type: 'quote.loaded', quote: { ...chosen(1), chatId: 'chat-0' } });
    expect(run.context().quote).toBeNull();
    run.send({ type: 'quote.loaded', quote: chosen(1) });
    expect(run.context().quote).toEqual(chosen(1));
  });

  it('is dropped with its message, but not for another version of it', async () => {
    const run = await open();
    run.send(begin(3));
    run.send(deleted(3, 'message-4'));
    run.send(deleted(1));
    run.send(edited(4));
    expect(run.context().quote).toEqual(chosen(3));
    run.send(edited(2));
    expect([run.context().quote, run.onDevice()]).toEqual([null, null]);
  });

  it('comes back with the text that the user takes back, unless another one is chosen', async () => {
    const run = await open();
    const returned = { type: 'outbox.returned', characterId: 'bot-0', text: 'This one' };
    await run.perform({ ...returned, quote: chosen(1) });
    expect([run.context().draft, run.context().quote]).toEqual(['This one', chosen(1)]);
    expect(run.onDevice()).toEqual(chosen(1));
    await run.perform({ ...returned, quote: chosen(3) });
    await run.perform(returned);
    expect(run.context().quote).toEqual(chosen(1));
  });

  it('does not begin while a message is edited', async () => {
    const run = await open();
    run.send({ type: 'edit.begin', messageId: asked.id });
    run.send(begin(1));
    expect(run.context().quote).toBeNull();
  });
});

describe('conversation, a message that quotes another', () => {
  const quoting = createMessage(4, {
    author: 'user',
    clientId: 'client-4',
    quote: { messageId: 'message-3', author: 'bot', text: 'Text 3' },
  });
  const told = (message: object) => ({ type: 'server.message', message });

  it('keeps none of the words of one that was deleted, and has them again', async () => {
    const run = await open();
    const quoted = () => run.context().messages.at(-1)?.quote?.text;
    run.send(told(quoting));
    run.send(deleted(3, 'message-9'));
    expect(quoted()).toBe('Text 3');
    run.send(deleted(3));
    expect(quoted()).toBeNull();
    run.send(told(answer));
    expect(quoted()).toBe('Text 3');
    run.send(told({ ...answer, state: 'refused' }));
    expect(quoted()).toBeNull();
  });

  it('does not change, and is not drawn again, for other messages', async () => {
    const run = await open();
    run.send(told(quoting));
    const before = run.context().messages.at(-1);
    run.send(told({ ...asked, text: 'Tell me more' }));
    expect(run.context().messages.at(-1)).toBe(before);
  });
});

describe('what can be quoted', () => {
  it.each([
    [{ kind: 'call', text: '' }, false],
    [{ state: 'streaming' }, false],
    [{ state: 'refused' }, false],
    [{ text: '' }, false],
    [{ text: '', imageUrl: '/a.webp' }, true],
    [{ state: 'stopped' }, true],
  ] as const)('%j: %s', (changes, isQuoted) => {
    expect(quoteOf([createMessage(1, changes)], 'message-1') !== null).toBe(isQuoted);
  });

  it('is the beginning of a message, without half a letter at its end', () => {
    const text = `${'a'.repeat(199)}😀 and more`;
    expect(quoteOf([createMessage(1, { text })], 'message-1')?.text).toBe('a'.repeat(199));
  });
});
