import { describe, expect, it } from 'vitest';
import { createMessage, createMessages } from '../support/fixtures/conversations';
import { done, fault, startRun, testChart } from '../support/machines';
import { conversationRun } from './conversationRun';

const page = { messages: createMessages(1, 2), older: null, newer: null };
const history = done('loadHistory', page);
const lines = ['What do you do?', 'Tell me a joke'];
const offer = done('listSuggestions', lines);
const send = (text: string) => ({ type: 'chat.send', text, clientId: 'client-3', writtenAt: 3 });
const begun = { type: 'server.replyStarted', chatId: 'chat-1', messageId: 'message-4', seq: 4 };
const finished = { type: 'server.message', message: createMessage(4) };
const said = createMessage(3, { author: 'user', clientId: 'client-3' });
const ready = (resync: boolean) => ({ type: 'server.ready', resync });
const offline = { type: 'network.offline' };
const nothingSent = { type: 'outbox.changed', outboxMessages: [] };

testChart('conversation, its suggestions', {
  ...conversationRun,
  alphabet: [
    history,
    offer,
    fault('listSuggestions'),
    begun,
    finished,
    send('Hello'),
    send(' '),
    nothingSent,
    offline,
    ready(false),
    { type: 'chat.translate' },
  ],
  isPart: true,
  facts: ({ value: { suggestions, history: loaded, reply }, context }) =>
    JSON.stringify([suggestions, loaded, reply, context.suggestions, context.messages.length]),
  invariant: (snapshot) => {
    const { suggestions, reply } = snapshot.context;
    const isOffered = snapshot.matches({ suggestions: 'offered' });
    expect(suggestions).toEqual(isOffered ? lines : []);
    if (isOffered || snapshot.matches({ suggestions: 'asking' })) expect(reply).toBe(null);
  },
  limit: 4_000,
});

const open = async (messages = page.messages) => {
  const run = startRun(conversationRun);
  run.send(nothingSent);
  await run.perform(done('loadHistory', { ...page, messages }));
  return {
    ...run,
    shown: (): readonly string[] => run.context().suggestions,
    asked: () => run.world.inputsOf('listSuggestions').length,
    rest: () => run.value().suggestions,
  };
};

describe('conversation, what the user may say next', () => {
  it('asks once the latest messages are on screen', async () => {
    const run = await open();
    expect(run.world.inputsOf('listSuggestions')).toEqual([{ chatId: 'chat-1' }]);
    await run.perform(offer);
    expect(run.shown()).toEqual(lines);
  });

  it('does not ask at messages that the device kept, but once the server has answered', async () => {
    const run = startRun(conversationRun);
    await run.perform(done('loadHistory', { ...page, cachedAt: 1 }));
    expect(run.world.inputsOf('listSuggestions')).toEqual([]);
    run.send(ready(false));
    await run.perform(done('renew', page));
    expect(run.world.inputsOf('listSuggestions')).toHaveLength(1);
  });

  it('is cleared at once when the user sends anything, and asks again after the reply', async () => {
    const run = await open();
    await run.perform(offer);
    run.send(send(' '));
    expect(run.shown()).toEqual(lines);
    run.send(send('Tell me a joke'));
    expect([run.shown(), run.asked()]).toEqual([[], 1]);
    run.send({ type: 'outbox.sent', chatId: 'chat-1', message: said, replyId: 'message-4' });
    run.send(nothingSent);
    run.send(begun);
    expect([run.shown(), run.asked()]).toEqual([[], 1]);
    run.send(finished);
    expect(run.asked()).toBe(2);
    await run.perform(done('listSuggestions', ['Another one']));
    expect(run.shown()).toEqual(['Another one']);
  });

  it('says the same as the field would, and leaves the field empty', async () => {
    const run = await open();
    await run.perform(offer);
    run.send(send('Tell me a joke'));
    expect(run.world.notices).toContainEqual({
      type: 'outboxMessage.written',
      outboxMessage: expect.objectContaining({ clientId: 'client-3', text: 'Tell me a joke' }),
    });
    expect(run.context().draft).toBe('');
  });

  it('lets no older answer in: a reply that begins ends the question', async () => {
    const run = await open();
    run.send(begun);
    expect(run.rest()).toBe('waiting');
    run.send(finished);
    await run.perform(offer);
    expect([run.shown(), run.asked()]).toEqual([lines, 2]);
  });

  it('asks nothing while what the user said has no reply yet, or the reply failed', async () => {
    const unanswered = await open([...page.messages, said]);
    const failed = await open([createMessage(1, { state: 'failed' })]);
    const calledLast = await open([createMessage(1, { author: 'user', kind: 'call' })]);
    expect([unanswered.asked(), failed.asked(), calledLast.asked()]).toEqual([0, 0, 1]);
  });

  it('is silent about a failure, and asks again when the server is back', async () => {
    const run = await open();
    await run.perform(fault('listSuggestions'));
    expect([run.shown(), run.rest()]).toEqual([[], 'missing']);
    expect(run.world.notices.filter(({ type }) => type === 'alert.raised')).toEqual([]);
    run.send(ready(false));
    expect(run.asked()).toBe(2);
  });

  it('shows none without a network, and new ones when there is one', async () => {
    const run = await open();
    await run.perform(offer);
    run.send(offline);
    expect([run.shown(), run.asked()]).toEqual([[], 1]);
    run.send(ready(false));
    await run.perform(offer);
    expect([run.shown(), run.asked()]).toEqual([lines, 2]);
  });

  it('asks again in another language, and not while what the user said is on its way', async () => {
    const run = await open();
    await run.perform(offer);
    run.send({ type: 'chat.translate' });
    expect([run.shown(), run.asked()]).toEqual([[], 2]);
    run.send({ type: 'chat.translate' });
    await run.perform(done('listSuggestions', ['Noch einer']));
    expect([run.shown(), run.asked()]).toEqual([['Noch einer'], 3]);
    run.send(send('Noch einer'));
    run.send({ type: 'chat.translate' });
    expect([run.rest(), run.asked()]).toEqual(['sent', 3]);
  });

  it('shows none to a reader who went far back, and asks on the way back', async () => {
    const run = await open();
    await run.perform(offer);
    run.send({ type: 'chat.goTo', messageId: 'message-0' });
    const around = { messages: [createMessage(0)], older: null, newer: 'd0' };
    await run.perform(done('loadAround', { kind: 'found', page: around }));
    expect(run.shown()).toEqual([]);
    run.send({ type: 'chat.toLatest' });
    expect(run.asked()).toBe(2);
  });
});
