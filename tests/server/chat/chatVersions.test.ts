import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dailyTextCounts } from '../../../server/database/schema';
import { chatOf } from '../../support/chat';
import { expectStatus } from '../../support/contractClient';
import { readReply } from '../../support/eventReader';
import { createFakeReplies } from '../../support/fakeReplies';
import { startTestServer } from '../../support/server';
import type { TestServer } from '../../support/server';

let server: TestServer;
const replies = createFakeReplies();

beforeAll(async () => {
  server = await startTestServer({ replySource: replies });
});
afterAll(() => server.stop());

/** A chat in which one text was answered. */
async function answered(text = 'The first answer.') {
  const member = await server.join();
  const chat = chatOf(server, member);
  const { id } = await chat.open();
  const events = await chat.events();
  await events.next('ready');
  const { message, reply_id } = await chat.send(id, 'Tell me something');
  const held = await replies.next();
  held.say(text);
  held.end();
  const { data } = await events.next('message', (it) => it.message.id === reply_id);
  const last = async () => (await chat.history(id)).results.at(-1);
  return { member, chat, events, id, asked: message, reply: data.message, last };
}

type Answered = Awaited<ReturnType<typeof answered>>;

async function anew({ chat, events, id }: Answered, messageId: string, text: string) {
  const { reply_id } = expectStatus(await chat.regenerate(id, messageId), 202).body;
  const held = await replies.next();
  held.say(text);
  held.end();
  const { data } = await events.next('message', ({ message }) => message.id === reply_id);
  return data.message;
}

const textsOf = ({ results }: { results: { text: string }[] }) =>
  results.map(({ text }) => text).slice(1);

describe('a reply that is written anew', () => {
  it('takes the place of the one shown, under an id of its own, by the events of any reply', async () => {
    const talk = await answered();
    const { chat, events, id, reply, asked } = talk;
    const { reply_id } = expectStatus(await chat.regenerate(id, reply.id), 202).body;
    expect((await events.next('message.deleted')).data).toEqual({
      chat_id: id,
      message_id: reply.id,
      replaced_by: reply_id,
    });
    expect((await events.next('reply.started')).data).toEqual({
      chat_id: id,
      message_id: reply_id,
      seq: reply.seq + 1,
    });
    const held = await replies.next();
    expect(held.request.history.at(-1)).toMatchObject({ author: 'user', text: asked.text });
    expect(held.request.unwanted).toEqual([reply.text]);
    held.say('The second answer. Truly.');
    await readReply(events, reply_id, 'The second answer.');
    held.end();
    const { data } = await events.next('message');
    expect(data.message).toEqual({
      ...reply,
      id: reply_id,
      seq: reply.seq + 1,
      text: 'The second answer. Truly.',
      version: 2,
      versions: 2,
    });
    expect((await events.next('chat')).data.chat.last_message).toEqual(data.message);
    const history = await chat.history(id);
    expect(textsOf(history)).toEqual([asked.text, 'The second answer. Truly.']);
    expect(history.results.at(-1)).toEqual(data.message);
    await events.close();
  });

  it('keeps every version, and shows and remembers the one that was chosen', async () => {
    const talk = await answered('One.');
    const { chat, events, id, reply, asked } = talk;
    const second = await anew(talk, reply.id, 'Two.');
    const third = await anew(talk, second.id, 'Three.');
    expect([third.version, third.versions]).toEqual([3, 3]);

    const first = expectStatus(await chat.choose(id, third.id, 1), 200).body;
    expect(first).toEqual({ ...reply, versions: 3 });
    expect((await events.next('message.deleted')).data).toEqual({
      chat_id: id,
      message_id: third.id,
      replaced_by: reply.id,
    });
    expect((await events.next('message')).data.message).toEqual(first);
    expect((await events.next('chat')).data.chat.last_message).toEqual(first);
    expect(expectStatus(await chat.choose(id, reply.id, 1), 200).body).toEqual(first);
    expect(textsOf(await chat.history(id))).toEqual([asked.text, 'One.']);

    await chat.send(id, 'And then?');
    const held = await replies.next();
    expect(held.request.history.map(({ text }) => text).slice(1)).toEqual([
      asked.text,
      'One.',
      'And then?',
    ]);
    held.end();
    expectStatus(await chat.choose(id, reply.id, 2), 200);
    expect(textsOf(await chat.history(id)).slice(0, 3)).toEqual([asked.text, 'Two.', 'And then?']);
    expectStatus(await chat.choose(id, reply.id, 4), 404);
    await events.close();
  });

  it('is begun once for a client_id, and counts as one text of the day', async () => {
    const { member, chat, id, reply } = await answered();
    const clientId = randomUUID();
    const before = replies.count();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => chat.regenerate(id, reply.id, clientId)),
    );
    const ids = new Set(answers.map((answer) => expectStatus(answer, 202).body.reply_id));
    expect(ids.size).toBe(1);
    (await replies.next()).end();
    await server.services.background.idle();
    const again = expectStatus(await chat.regenerate(id, reply.id, clientId), 202).body;
    expect(ids).toContain(again.reply_id);
    expect(replies.count()).toBe(before + 1);
    const [row] = await server.services.database
      .select()
      .from(dailyTextCounts)
      .where(eq(dailyTextCounts.userId, member.id));
    expect(row?.count).toBe(2);
  });

  it.each([
    ['failed', (held: { fail(): void }) => held.fail()],
    ['stopped', null],
  ] as const)(
    'that is %s keeps its part, and the one before can be chosen',
    async (state, fail) => {
      const talk = await answered('Whole.');
      const { chat, events, id, reply, last } = talk;
      const { reply_id } = expectStatus(await chat.regenerate(id, reply.id), 202).body;
      const held = await replies.next();
      held.say('Only a part. ');
      await readReply(events, reply_id, 'Only a part.');
      if (fail === null) expectStatus(await chat.stop(id), 204);
      else fail(held);
      await server.services.background.idle();
      expect(await last()).toMatchObject({
        id: reply_id,
        text: 'Only a part.',
        state,
        versions: 2,
      });
      expectStatus(await chat.choose(id, reply_id, 1), 200);
      expect(await last()).toEqual({ ...reply, versions: 2 });
      await events.close();
    },
  );

  it('stopped before its first word leaves no version', async () => {
    const { chat, events, id, reply, last } = await answered();
    const { reply_id } = expectStatus(await chat.regenerate(id, reply.id), 202).body;
    await replies.next();
    expectStatus(await chat.stop(id), 204);
    expect((await events.next('message.deleted', (it) => it.message_id === reply_id)).data).toEqual(
      { chat_id: id, message_id: reply_id, replaced_by: reply.id },
    );
    expect((await events.next('message')).data.message).toEqual(reply);
    expect(await last()).toEqual(reply);
    await events.close();
  });

  it('without a word is failed, is asked for again in its place, and the one before is there', async () => {
    const talk = await answered('Whole.');
    const { chat, id, reply, last } = talk;
    const { reply_id } = expectStatus(await chat.regenerate(id, reply.id), 202).body;
    (await replies.next()).fail();
    await server.services.background.idle();
    expect(await last()).toMatchObject({ id: reply_id, text: '', state: 'failed', versions: 2 });
    expect(expectStatus(await chat.retry(id), 202).body.reply_id).toBe(reply_id);
    const held = await replies.next();
    held.say('At last.');
    held.end();
    await server.services.background.idle();
    expect(await last()).toMatchObject({ id: reply_id, text: 'At last.', version: 2, versions: 2 });
    expectStatus(await chat.choose(id, reply_id, 1), 200);
    expect((await last())?.text).toBe('Whole.');
  });

  it('is refused for all but the last reply, and while one is under way', async () => {
    const { chat, events, id, reply, asked } = await answered();
    const [greeting] = (await chat.history(id)).results;
    await chat.send(id, 'And now?');
    const held = await replies.next();
    const streaming = (await chat.history(id)).results.at(-1);
    for (const message of [reply.id, greeting?.id ?? '', asked.id, streaming?.id ?? '']) {
      expect(expectStatus(await chat.regenerate(id, message), 409).body.code).toBe('conflict');
    }
    held.say('Now.');
    held.end();
    await server.services.background.idle();
    expectStatus(await chat.regenerate(id, reply.id), 409);
    expectStatus(await chat.regenerate(id, randomUUID()), 404);
    const { reply_id } = expectStatus(await chat.regenerate(id, streaming?.id ?? ''), 202).body;
    expectStatus(await chat.choose(id, reply_id, 1), 409);
    (await replies.next()).end();
    await events.close();
  });

  it('is refused for the greeting, which answers nothing', async () => {
    const chat = chatOf(server, await server.join());
    const { id, last_message: greeting } = await chat.open();
    expectStatus(await chat.regenerate(id, greeting?.id ?? ''), 409);
  });
});
