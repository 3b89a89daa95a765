import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dailyTextCounts, messages } from '../../../server/database/schema';
import { createSelfHarmJudge } from '../../../server/moderation/selfHarm/modelJudge';
import { chatOf } from '../../support/chat';
import { expectStatus } from '../../support/contractClient';
import { createFakeReplies } from '../../support/fakeReplies';
import { startLlmServer } from '../../support/llmServer';
import type { Answer, LlmServer } from '../../support/llmServer';
import { memoryOf } from '../../support/memory';
import { startTestServer } from '../../support/server';
import type { TestServer } from '../../support/server';

const LIMIT = 2;
/** The rules find nothing in it. */
const QUIET = 'The lamp over my desk flickers again';
const yes = { whole: '{"self_harm": true}' };
const no = { whole: '{"self_harm": false}' };
const nothingToNote = { whole: '{"notes": []}' };

const settingsOf = ({ baseUrl }: LlmServer) => ({
  model: { baseUrl, name: 'm', apiKey: 'k' },
  freeTextsPerDay: LIMIT,
});

let server: TestServer;
let llm: LlmServer;
const replies = createFakeReplies();

beforeAll(async () => {
  llm = await startLlmServer();
  server = await startTestServer({ replySource: replies, config: settingsOf(llm) });
});
afterAll(async () => {
  await server.stop();
  await llm.close();
});

async function newcomer(language = 'en') {
  const member = await server.join();
  const chat = chatOf(server, member, language);
  const { id } = await chat.open();
  const answer = async () => {
    const reply = await replies.next();
    reply.say('I am here.');
    reply.end();
    await server.services.background.idle();
    return reply.request;
  };
  const counted = async () => {
    const [row] = await server.services.database
      .select({ count: dailyTextCounts.count })
      .from(dailyTextCounts)
      .where(eq(dailyTextCounts.userId, member.id));
    return row?.count ?? 0;
  };
  return { member, chat, id, answer, counted };
}

/** A promise, and what fulfils it. */
function gate(): [Promise<void>, () => void] {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return [opened, open];
}

describe('a text in which the rules find no self-harm', () => {
  it.each([
    ['en', QUIET],
    ['de', 'Die Lampe über dem Tisch flackert wieder'],
    ['es', 'La lámpara de mi mesa vuelve a parpadear'],
    ['ru', 'Лампа над столом опять мигает'],
    ['ch', '桌上的灯又在闪'],
  ])(
    'has the notice once the model says so, and is answered meanwhile: %s',
    async (language, text) => {
      const { chat, id } = await newcomer(language);
      const events = await chat.events();
      await events.next('ready');
      const [judged, judge] = gate();
      llm.answer({ ...yes, after: judged });
      const { message } = await chat.send(id, text);
      expect('notice' in message).toBe(false);
      const reply = await replies.next();
      reply.say('Tell me.');
      reply.end();
      await events.next(
        'message',
        ({ message: told }) => told.author === 'bot' && told.text !== '',
      );
      judge();
      await server.services.background.idle();
      const told = await events.next(
        'message',
        ({ message: { id: of, notice } }) => of === message.id && notice === 'crisis',
      );
      expect(told.data.message).toEqual({ ...message, notice: 'crisis' });
      expect((await chat.history(id)).results.map(({ notice }) => notice)).toEqual([
        undefined,
        'crisis',
        undefined,
      ]);
      expect(llm.received.at(-1)?.body).toMatchObject({
        stream: false,
        messages: [
          { role: 'system' },
          { role: 'user', content: JSON.stringify({ message: text }) },
        ],
      });
      await events.close();
    },
  );

  it('stays as it is where the model finds nothing either', async () => {
    const { chat, id, answer, counted } = await newcomer();
    llm.answer(no, nothingToNote);
    await chat.send(id, QUIET);
    await answer();
    expect(JSON.stringify(await chat.history(id))).not.toContain('crisis');
    expect(await counted()).toBe(1);
  });

  it.each<[string, Answer]>([
    ['fails', { status: 500, body: { error: { message: QUIET } } }],
    ['is asked too often', { status: 429, body: { error: { message: QUIET } } }],
    ['talks', { whole: `I think so: ${QUIET}` }],
    ['says something else', { whole: '{"self_harm": "maybe"}' }],
    ['refuses', { whole: '', refusal: QUIET }],
    ['sends no JSON', { raw: ['<html>'], type: 'application/json' }],
    ['breaks off', { raw: ['{'], type: 'application/json', end: 'cut' }],
  ])('stays as it is where the model %s, and nothing of it is logged', async (_, fault) => {
    const { chat, id, answer } = await newcomer();
    llm.answer(fault, nothingToNote);
    await chat.send(id, QUIET);
    await answer();
    expect(JSON.stringify(await chat.history(id))).not.toContain('crisis');
    expect(server.logged()).toContain('judged by the rules alone');
    expect(server.logged()).not.toContain(QUIET);
  });

  it('is judged in whatever the model says it: after thinking, or in a block of code', async () => {
    const answers = [
      '<think>{"self_harm": false}?</think>{"self_harm": true}',
      '```json\n{"self_harm": true}\n```',
    ];
    for (const whole of answers) {
      const { chat, id, answer } = await newcomer();
      llm.answer({ whole });
      await chat.send(id, QUIET);
      await answer();
      expect((await chat.history(id)).results[1]?.notice).toBe('crisis');
    }
  });

  it('costs none of the day’s where the model finds it dark, and nothing is learned of it', async () => {
    const { member, chat, id, answer, counted } = await newcomer();
    const asked = llm.received.length;
    llm.answer(yes);
    await chat.send(id, 'I live in Leeds, and the lamp flickers');
    await answer();
    expect(await counted()).toBe(0);
    expect(llm.received.length).toBe(asked + 1);
    expect(await memoryOf(server, member).notes()).toEqual([]);
  });

  it('is not turned away for the texts of the day where the model finds it dark', async () => {
    const { chat, id, answer, counted } = await newcomer();
    for (let count = 0; count < LIMIT; count += 1) {
      llm.answer(no, nothingToNote);
      await chat.send(id, `Text ${count}`);
      await answer();
    }
    llm.answer(no);
    expectStatus(await chat.post(id, QUIET), 402);
    llm.answer({ status: 500, body: '' });
    expectStatus(await chat.post(id, QUIET), 402);
    llm.answer(yes);
    expect((await chat.send(id, QUIET)).message.notice).toBe('crisis');
    expect((await answer()).isInCrisis).toBe(true);
    expect(await counted()).toBe(LIMIT);
  });

  it('is told of help where it may not stand here, sent or edited into', async () => {
    const { chat, id, answer } = await newcomer();
    const young = 'I am 15 and the lamp flickers';
    llm.answer(no);
    const plain = expectStatus(await chat.post(id, young, randomUUID()), 400).body;
    expect(plain).not.toHaveProperty('notice');
    llm.answer(yes);
    const refused = expectStatus(await chat.post(id, young, randomUUID()), 400).body;
    expect(refused).toMatchObject({ code: 'inappropriate-content', notice: 'crisis' });
    llm.answer(no, nothingToNote);
    const { message } = await chat.send(id, 'I am fine');
    await answer();
    llm.answer(yes);
    const edited = expectStatus(await chat.edit(id, message.id, young), 400).body;
    expect(edited).toMatchObject({ code: 'inappropriate-content', notice: 'crisis' });
  });

  it('has a text that follows before the answer answered with care', async () => {
    const { chat, id } = await newcomer();
    const [judged, judge] = gate();
    llm.answer({ ...yes, after: judged });
    await chat.send(id, QUIET);
    const first = await replies.next();
    expect('isInCrisis' in first.request).toBe(false);
    judge();
    await expect
      .poll(async () => (await chat.history(id)).results.find(({ notice }) => notice)?.text)
      .toBe(QUIET);
    first.fail();
    await server.services.background.idle();
    expectStatus(await chat.retry(id), 202);
    const again = await replies.next();
    expect(again.request.isInCrisis).toBe(true);
    again.say('I am here.');
    again.end();
    await server.services.background.idle();
  });

  it('comes back with the notice that it got while it was deleted', async () => {
    const { chat, id } = await newcomer();
    const [judged, judge] = gate();
    llm.answer({ ...yes, after: judged });
    const { message } = await chat.send(id, QUIET);
    const reply = await replies.next();
    reply.say('Tell me.');
    reply.end();
    expectStatus(await chat.remove(id, message.id), 200);
    const events = await chat.events();
    await events.next('ready');
    judge();
    await server.services.background.idle();
    expect(expectStatus(await chat.restore(id, message.id), 200).body.notice).toBe('crisis');
    const told = await events.next('message', ({ message: of }) => of.id === message.id);
    expect(told.data.message.notice).toBe('crisis');
    const ofIt = events.frames.filter(
      (frame) => frame.event === 'message' && frame.data.message.id === message.id,
    );
    expect(ofIt).toHaveLength(1);
    await events.close();
  });

  it('is marked no more once it is gone for good', async () => {
    const { chat, id } = await newcomer();
    const [judged, judge] = gate();
    llm.answer({ ...yes, after: judged });
    const { message } = await chat.send(id, QUIET);
    const reply = await replies.next();
    reply.end();
    const { database } = server.services;
    await database
      .update(messages)
      .set({ hidden: 'purged', text: '' })
      .where(eq(messages.id, message.id));
    judge();
    await server.services.background.idle();
    const [row] = await database
      .select({ notice: messages.notice })
      .from(messages)
      .where(eq(messages.id, message.id));
    expect(row).toEqual({ notice: null });
  });
});

describe('the model that judges', () => {
  it('is not asked where the rules have found it', async () => {
    const { chat, id, answer } = await newcomer();
    const asked = llm.received.length;
    expect((await chat.send(id, 'I just want to kill myself')).message.notice).toBe('crisis');
    await answer();
    expect(llm.received.length).toBe(asked);
  });

  it('is given up when it takes too long, or when the server stops', async () => {
    const silent = await startLlmServer({ silent: true });
    const judge = createSelfHarmJudge(settingsOf(silent), 50);
    await expect(judge?.(QUIET, new AbortController().signal)).rejects.toThrow('did not answer');
    const other = await startTestServer({ replySource: replies, config: settingsOf(silent) });
    const chat = chatOf(other, await other.join());
    await chat.send((await chat.open()).id, QUIET);
    const reply = await replies.next();
    reply.end();
    await other.stop();
    expect(other.logged()).not.toContain('judged by the rules alone');
    await silent.close();
  });

  it('is nobody without a model', () => {
    expect(createSelfHarmJudge({ model: null })).toBe(null);
  });
});
