import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purgeDeleted } from '../../../server/chat/deletion';
import { chatOf } from '../../support/chat';
import { expectStatus } from '../../support/contractClient';
import { readExport } from '../../support/exported';
import { createFakeReplies } from '../../support/fakeReplies';
import { messageActsAs } from '../../support/messageActs';
import { startTestServer } from '../../support/server';
import type { TestServer } from '../../support/server';

let server: TestServer;
const replies = createFakeReplies();

beforeAll(async () => {
  server = await startTestServer({ replySource: replies });
});
afterAll(() => server.stop());

/** A chat in which one text was answered. */
async function answered(text = 'Three cats, and a kettle.') {
  const member = await server.join();
  const chat = chatOf(server, member);
  const { id } = await chat.open();
  const { message, reply_id } = await chat.send(id, 'Who lives with you?');
  const end = async (words: string) => {
    const held = await replies.next();
    held.say(words);
    held.end();
    await server.services.background.idle();
    return held.request;
  };
  await end(text);
  const quoteAt = async (messageId: string) =>
    (await chat.history(id)).results.find((it) => it.id === messageId)?.quote;
  return { member, chat, id, asked: message, replyId: reply_id, text, end, quoteAt };
}

describe('a text in reply to a message', () => {
  it('comes with the beginning of it: in the answer, in the event, and with the history', async () => {
    const { chat, id, replyId, text, end } = await answered();
    const events = await chat.events();
    await events.next('ready');
    const quote = { message_id: replyId, author: 'bot', text };
    const { message } = expectStatus(
      await chat.reply(id, replyId, 'What are they called?'),
      201,
    ).body;
    expect(message.quote).toEqual(quote);
    expect((await events.next('message')).data.message).toEqual(message);
    await end('Ada, Bob and Kit.');
    expect((await chat.history(id)).results.find((it) => it.id === message.id)).toEqual(message);
    expect((await chat.list()).results[0]?.last_message).not.toHaveProperty('quote');
  });

  it('leads the model to what it is about, and others do not', async () => {
    const { chat, id, asked, replyId, text, end } = await answered(`${'😀'.repeat(150)} end`);
    await chat.reply(id, replyId, 'What does that mean?');
    const { history } = await end('Joy.');
    const writtenAt = Date.parse(asked.created_at);
    expect(history.slice(1)).toEqual([
      { author: 'user', text: asked.text, writtenAt },
      { author: 'bot', text, writtenAt },
      {
        author: 'user',
        writtenAt,
        text: 'What does that mean?',
        quote: { author: 'bot', text: '😀'.repeat(100) },
      },
    ]);
  });

  it('repeated gives the same message, and with another quote is another text', async () => {
    const { chat, id, asked, replyId, end } = await answered();
    const clientId = randomUUID();
    const first = expectStatus(await chat.reply(id, replyId, 'This?', clientId), 201).body;
    expect(expectStatus(await chat.reply(id, replyId, 'This?', clientId), 200).body).toEqual(first);
    expectStatus(await chat.reply(id, asked.id, 'This?', clientId), 409);
    expectStatus(await chat.post(id, 'This?', clientId), 409);
    await end('Yes.');
  });

  it('A5 is refused when there is no such message in the chat, and costs nothing', async () => {
    const { chat, id } = await answered();
    const stranger = await answered();
    for (const other of [randomUUID(), stranger.asked.id]) {
      const answer = expectStatus(await chat.reply(id, other, 'And you?'), 400);
      expect(answer.body).toMatchObject({
        code: 'invalid-input',
        errors: { reply_to: [{ code: 'invalid' }] },
      });
    }
    expect((await chat.history(id)).results).toHaveLength(3);
  });

  it('says that its message was deleted, shows it again when that is undone, and may come later', async () => {
    const { chat, id, replyId, text, end, quoteAt } = await answered();
    const { message } = expectStatus(await chat.reply(id, replyId, 'Which ones?'), 201).body;
    await end('All.');
    const gone = { message_id: replyId, author: 'bot', text: null };
    expectStatus(await chat.remove(id, replyId), 200);
    expect(await quoteAt(message.id)).toEqual(gone);
    expectStatus(await chat.restore(id, replyId), 200);
    expect(await quoteAt(message.id)).toEqual({ ...gone, text });

    await chat.remove(id, replyId);
    const late = expectStatus(await chat.reply(id, replyId, 'Written without a network'), 201).body;
    expect(late.message.quote).toEqual(gone);
    const { history } = await end('Well.');
    expect(history.filter((entry) => 'quote' in entry)).toEqual([]);
    const later = new Date(server.clock.now().getTime() + 3_600_000);
    await purgeDeleted(server.services.database, later);
    expect(await quoteAt(message.id)).toEqual(gone);
  });

  it('keeps the words of a version that is no longer the one shown', async () => {
    const { chat, id, replyId, text, end, quoteAt } = await answered();
    const { message } = expectStatus(await chat.reply(id, replyId, 'Which ones?'), 201).body;
    await end('All.');
    await chat.remove(id, (await chat.history(id)).results.at(-1)?.id ?? '');
    await chat.remove(id, message.id);
    await chat.regenerate(id, replyId);
    await end('No cats at all.');
    const again = expectStatus(await chat.reply(id, replyId, 'You said this'), 201).body;
    await end('I did.');
    expect(await quoteAt(again.message.id)).toEqual({ message_id: replyId, author: 'bot', text });
  });

  it('keeps its quote when it is edited', async () => {
    const { chat, id, replyId, text, end, quoteAt } = await answered();
    const sent = expectStatus(await chat.reply(id, replyId, 'Which ones?'), 201).body;
    await end('All.');
    const clientId = randomUUID();
    const edit = () => chat.edit(id, sent.message.id, 'Which three?', clientId);
    const { message } = expectStatus(await edit(), 201).body;
    const quote = { message_id: replyId, author: 'bot', text };
    expect(message.quote).toEqual(quote);
    await end('All three.');
    expect(expectStatus(await edit(), 200).body.message).toEqual(message);
    expect(await quoteAt(message.id)).toEqual(quote);
  });

  it('does not tell the words of a deleted message to a stream that missed it', async () => {
    const { chat, id, replyId, end } = await answered();
    const before = await chat.events();
    const { id: place } = await before.next('ready');
    await chat.reply(id, replyId, 'Which ones?');
    await end('All.');
    await chat.remove(id, replyId);
    const events = await chat.events(place);
    const { data } = await events.next('message', (it) => it.message.author === 'user');
    expect(data.message.quote?.text).toBeNull();
  });

  it('is sent by the application, and is in the export', async () => {
    const { member, id, replyId, text, end } = await answered();
    const { send } = messageActsAs(server, member, id);
    const sent = await send('Which ones?', randomUUID(), replyId);
    expect(sent).toMatchObject({
      message: { quote: { messageId: replyId, author: 'bot', text } },
    });
    expect(await send('Which ones?', randomUUID(), randomUUID())).toEqual({
      kind: 'refused',
      reason: 'invalid',
    });
    await end('All.');
    const { file } = await readExport(server, member.access);
    expect(file['messages']?.map(({ quote_of }) => quote_of).filter(Boolean)).toEqual([replyId]);
  });
});
