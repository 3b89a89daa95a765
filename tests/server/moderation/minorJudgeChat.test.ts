import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readCallContext } from '../../../server/calls/agent/callContext';
import { dailyTextCounts } from '../../../server/database/schema';
import { memoryOwnerOf } from '../../../server/memory/memories';
import { chatOf } from '../../support/chat';
import { expectStatus } from '../../support/contractClient';
import { createFakeReplies } from '../../support/fakeReplies';
import { findsNobody, startLlmServer } from '../../support/llmServer';
import type { Judge, LlmServer } from '../../support/llmServer';
import { memoryOf } from '../../support/memory';
import { verdict } from '../../support/minorVerdict';
import { startTestServer } from '../../support/server';
import type { TestServer } from '../../support/server';

/** The rules find nothing in it; the stand-in finds a minor in whatever it stands. */
const YOUNG = 'she still counts candles below the big one';
const FINE = 'The lamp over my desk flickers again';

let llm: LlmServer;
let server: TestServer;
const replies = createFakeReplies();

beforeAll(async () => {
  llm = await startLlmServer({ whole: '{"notes": []}' });
  server = await startTestServer({
    replySource: replies,
    config: { model: { baseUrl: llm.baseUrl, name: 'm', apiKey: 'k' } },
  });
});
afterAll(async () => {
  await server.stop();
  await llm.close();
});
afterEach(() => llm.judge(findsNobody));

const findsYoung: Judge = (question) => ({
  whole: verdict(question, question.texts['message'] === YOUNG),
});

/** The same, once the test says so. */
function findsYoungLater(found = YOUNG): () => void {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  llm.judge((question) => ({
    whole: verdict(question, question.texts['message'] === found),
    ...(question.texts['message'] === found && { after: opened }),
  }));
  return open;
}

async function newcomer() {
  const member = await server.join();
  const chat = chatOf(server, member);
  const { id } = await chat.open();
  const answer = async (text = 'I am here.') => {
    const reply = await replies.next();
    reply.say(text);
    reply.end();
    await server.services.background.idle();
    return reply.request;
  };
  /** What stands in the chat after the greeting. */
  const shown = async () =>
    (await chat.history(id)).results.slice(1).map(({ text, state }) => [text, state]);
  const counted = async () => {
    const [row] = await server.services.database
      .select({ count: dailyTextCounts.count })
      .from(dailyTextCounts)
      .where(eq(dailyTextCounts.userId, member.id));
    return row?.count ?? 0;
  };
  /** Sends a text that is found once its reply is under way. */
  const refused = async (text = YOUNG, clientId: string = randomUUID()) => {
    const find = findsYoungLater(text);
    const { message } = expectStatus(await chat.post(id, text, clientId), 201).body;
    const reply = await replies.next();
    find();
    await reply.aborted;
    await server.services.background.idle();
    return message;
  };
  return { member, chat, id, answer, refused, shown, counted };
}

describe('L2 a message that the model finds to describe a minor', () => {
  it('L2 is marked as refused, and the reply under way is stopped and withdrawn', async () => {
    const { chat, id, shown, counted } = await newcomer();
    const events = await chat.events();
    await events.next('ready');
    const find = findsYoungLater();
    const { message, reply_id } = await chat.send(id, YOUNG);
    const reply = await replies.next();
    reply.say('Oh, she does. And ');
    await events.next('reply.delta');
    find();
    await reply.aborted;
    const told = await events.next('message', ({ message: { state } }) => state === 'refused');
    expect(told.data.message).toEqual({ ...message, state: 'refused' });
    const gone = await events.next('message.deleted');
    expect(gone.data).toEqual({ chat_id: id, message_id: reply_id, replaced_by: null });
    await server.services.background.idle();
    expect(await shown()).toEqual([[YOUNG, 'refused']]);
    expect(await counted()).toBe(0);
    await events.close();
  });

  it('L2 takes back a reply that is finished, which cannot be restored', async () => {
    const { chat, id, answer, shown } = await newcomer();
    const find = findsYoungLater();
    const { reply_id } = await chat.send(id, YOUNG);
    const held = await replies.next();
    held.say('She does.');
    held.end();
    await expect.poll(shown).toEqual([
      [YOUNG, 'complete'],
      ['She does.', 'complete'],
    ]);
    expectStatus(await chat.remove(id, reply_id), 200);
    find();
    await server.services.background.idle();
    expect(await shown()).toEqual([[YOUNG, 'refused']]);
    expectStatus(await chat.restore(id, reply_id), 404);
    llm.judge(findsYoung);
    await chat.send(id, FINE);
    expect((await answer()).history.map(({ text }) => text)).not.toContain(YOUNG);
  });

  it('L2 is not read by the character again, in the chat or in a call', async () => {
    const { member, chat, id, answer, refused } = await newcomer();
    await refused();
    await chat.send(id, FINE);
    const request = await answer();
    expect(request.history.at(-1)?.text).toBe(FINE);
    expect(JSON.stringify(request)).not.toContain(YOUNG);
    const { characterId } = await memoryOwnerOf(server.services.database, member.id, 'ines');
    const context = await readCallContext(server.services.database, {
      userId: member.id,
      chatId: id,
      character: { id: characterId },
    });
    expect(context.history.map(({ text }) => text)).toContain(FINE);
    expect(JSON.stringify(context)).not.toContain(YOUNG);
  });

  it('L2 is left out where others wait for the same reply, and they are answered', async () => {
    const { chat, id, answer, shown } = await newcomer();
    await chat.send(id, 'First');
    const first = await replies.next();
    const find = findsYoungLater();
    await chat.send(id, YOUNG);
    await chat.send(id, FINE);
    first.say('Yes.');
    first.end();
    const second = await replies.next();
    expect(second.request.history.map(({ text }) => text)).toContain(YOUNG);
    find();
    await second.aborted;
    const request = await answer('It does.');
    expect(request.history.slice(1).map(({ text }) => text)).toEqual(['First', 'Yes.', FINE]);
    expect(await shown()).toEqual([
      ['First', 'complete'],
      ['Yes.', 'complete'],
      [YOUNG, 'refused'],
      [FINE, 'complete'],
      ['It does.', 'complete'],
    ]);
  });

  it('L2 is left out while it waits for the reply to an earlier text, and gets none', async () => {
    const { chat, id, shown } = await newcomer();
    await chat.send(id, 'First');
    const first = await replies.next();
    llm.judge(findsYoung);
    await chat.send(id, YOUNG);
    await expect.poll(async () => (await shown())[2]).toEqual([YOUNG, 'refused']);
    const asked = replies.count();
    first.say('Yes.');
    first.end();
    await server.services.background.idle();
    expect(await shown()).toEqual([
      ['First', 'complete'],
      ['Yes.', 'complete'],
      [YOUNG, 'refused'],
    ]);
    expect(replies.count()).toBe(asked);
  });

  it('L2 is answered alike when it is sent again: refused, and without a reply', async () => {
    const { chat, id, refused } = await newcomer();
    const clientId = randomUUID();
    const message = await refused(YOUNG, clientId);
    const again = expectStatus(await chat.post(id, YOUNG, clientId), 200).body;
    expect(again).toEqual({ message: { ...message, state: 'refused' }, reply_id: null });
  });

  it('L2 can be put right: the edited text is answered', async () => {
    const { chat, id, answer, refused, shown } = await newcomer();
    const message = await refused();
    expectStatus(await chat.edit(id, message.id, FINE), 201);
    await answer('It does.');
    expect(await shown()).toEqual([
      [FINE, 'complete'],
      ['It does.', 'complete'],
    ]);
  });

  it('L2 teaches the character nothing', async () => {
    const { member, refused } = await newcomer();
    const asked = llm.received.length;
    await refused('I live in Leeds, and the lamp flickers');
    expect(await memoryOf(server, member).notes()).toEqual([]);
    // Self-harm was asked for, and no notes were.
    expect(llm.received.length).toBe(asked + 1);
  });

  it('L2 is known from what was asked before', async () => {
    const { chat, id, answer } = await newcomer();
    await chat.send(id, 'Ask me');
    await answer('How many candles?');
    await chat.send(id, 'A few');
    await answer();
    const question = llm.judged.find(({ texts }) => texts['message'] === 'A few');
    expect(question?.texts).toEqual({ message: 'A few', answers: 'How many candles?' });
  });

  it.each<[string, Judge]>([
    ['fails', () => ({ status: 401, body: { error: { message: YOUNG } } })],
    ['talks', () => ({ whole: `I think so: ${YOUNG}` })],
    ['refuses', () => ({ whole: '', refusal: YOUNG })],
    ['breaks off', () => ({ raw: ['{'], type: 'application/json', end: 'cut' })],
  ])(
    'L2 stays as the rules have it where the model %s, and nothing is logged',
    async (_, judge) => {
      const { chat, id, answer, shown } = await newcomer();
      llm.judge(judge);
      await chat.send(id, YOUNG);
      await answer();
      expect(await shown()).toEqual([
        [YOUNG, 'complete'],
        ['I am here.', 'complete'],
      ]);
      expect(server.logged()).toContain('not judged by the model');
      expect(server.logged()).not.toContain(YOUNG);
    },
  );
});
