import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dailyTextCounts, messages } from '../../../server/database/schema';
import { personaPrompt } from '../../../server/replies/openAi/personaPrompt';
import { packOf } from '../../../server/replies/scripted/packs';
import { prune } from '../../../server/clockJobs';
import { chatOf } from '../../support/chat';
import { expectStatus } from '../../support/contractClient';
import { createFakeReplies } from '../../support/fakeReplies';
import { startTestServer } from '../../support/server';
import type { TestServer } from '../../support/server';
import { script } from '../../support/textRules';

const LIMIT = 3;
const UNDO_MS = 600_000;
const DARK = 'I just want to kill myself';

let server: TestServer;
const replies = createFakeReplies();

beforeAll(async () => {
  server = await startTestServer({ replySource: replies, config: { freeTextsPerDay: LIMIT } });
});
afterAll(() => server.stop());

async function newcomer(language = 'en') {
  const member = await server.join();
  const chat = chatOf(server, member, language);
  const { id } = await chat.open();
  const held = async (text: string) => {
    const reply = await replies.next();
    reply.say(text);
    reply.end();
    await server.services.background.idle();
    return reply;
  };
  return { member, chat, id, answer: held };
}

describe('a text that speaks of self-harm', () => {
  it('has the notice in the answer, in the event, in the history and in the list of chats', async () => {
    const { chat, id, answer } = await newcomer();
    const events = await chat.events();
    await events.next('ready');
    const { message } = await chat.send(id, DARK);
    expect(message).toMatchObject({ text: DARK, notice: 'crisis' });
    expect((await events.next('message')).data.message).toEqual(message);
    expect((await chat.history(id)).results[1]).toEqual(message);
    expect((await chat.list()).results[0]?.last_message).toMatchObject({ author: 'user' });
    await answer('I am here.');
    expect((await chat.history(id)).results.map(({ notice }) => notice)).toEqual([
      undefined,
      'crisis',
      undefined,
    ]);
    await events.close();
  });

  it.each([
    ['de', 'Ich will nicht mehr leben'],
    ['es', 'Ya no quiero vivir'],
    ['ru', 'Я не хочу больше жить'],
    ['ch', '我不想活了'],
    ['en', 'Ich will nicht mehr leben'],
  ])('has it in every language, whatever the locale: %s', async (language, text) => {
    const { chat, id, answer } = await newcomer(language);
    expect((await chat.send(id, text)).message.notice).toBe('crisis');
    expect((await answer('Yes.')).request.isInCrisis).toBe(true);
  });

  it('is not one that only sounds like it', async () => {
    const { chat, id, answer } = await newcomer();
    const { message } = await chat.send(id, 'This homework is killing me');
    expect('notice' in message).toBe(false);
    expect('isInCrisis' in (await answer('Oh no.')).request).toBe(false);
  });

  it('is told of help also where it may not stand here, sent or edited into', async () => {
    const { chat, id, answer } = await newcomer();
    const refused = {
      code: 'inappropriate-content',
      notice: 'crisis',
      errors: { text: [{ code: 'inappropriate-content' }] },
    };
    const young = 'I am 15 and I want to die';
    expect(expectStatus(await chat.post(id, young, randomUUID()), 400).body).toMatchObject(refused);
    const { message } = await chat.send(id, 'I am fine');
    await answer('Good.');
    expect(expectStatus(await chat.edit(id, message.id, young), 400).body).toMatchObject(refused);
    const other = expectStatus(await chat.post(id, 'I am 15 and I like tea', randomUUID()), 400);
    expect(other.body).not.toHaveProperty('notice');
  });

  it('answers the same when it is repeated', async () => {
    const { chat, id, answer } = await newcomer();
    const clientId = randomUUID();
    const first = expectStatus(await chat.post(id, DARK, clientId), 201).body;
    expect(expectStatus(await chat.post(id, DARK, clientId), 200).body).toEqual(first);
    await answer('Yes.');
  });

  it('takes the notice with it when it is edited, and brings it when it is edited into one', async () => {
    const { chat, id, answer } = await newcomer();
    const { message } = await chat.send(id, DARK);
    await answer('I am here.');
    const mild = expectStatus(await chat.edit(id, message.id, 'I am fine'), 201).body;
    await answer('Good.');
    const notices = async () => (await chat.history(id)).results.map(({ notice }) => notice);
    expect(await notices()).toEqual([undefined, undefined, undefined]);
    expectStatus(await chat.edit(id, mild.message.id, DARK), 201);
    await answer('I am here.');
    expect(await notices()).toEqual([undefined, 'crisis', undefined]);
  });

  it('takes the notice with it when it is deleted, and keeps none of it for good', async () => {
    const { chat, id, answer } = await newcomer();
    const { message } = await chat.send(id, DARK);
    await answer('I am here.');
    expectStatus(await chat.remove(id, message.id), 200);
    expect(JSON.stringify(await chat.history(id))).not.toContain('crisis');
    const restored = expectStatus(await chat.restore(id, message.id), 200).body;
    expect(restored.notice).toBe('crisis');
    expectStatus(await chat.remove(id, message.id), 200);
    server.clock.advance(UNDO_MS + 1);
    await prune(server.services);
    const [kept] = await server.services.database
      .select({ text: messages.text, notice: messages.notice })
      .from(messages)
      .where(eq(messages.id, message.id));
    expect(kept).toEqual({ text: '', notice: null });
  });

  it('is never turned away for the texts of the day', async () => {
    const { member, chat, id, answer } = await newcomer();
    for (let count = 0; count < LIMIT; count += 1) {
      await chat.send(id, `Text ${count}`);
      await answer('Yes.');
    }
    expectStatus(await chat.post(id, 'One more'), 402);
    expect((await chat.send(id, DARK)).message.notice).toBe('crisis');
    await answer('I am here.');
    expectStatus(await chat.post(id, 'One more'), 402);
    const [row] = await server.services.database
      .select({ count: dailyTextCounts.count })
      .from(dailyTextCounts)
      .where(eq(dailyTextCounts.userId, member.id));
    expect(row?.count).toBe(LIMIT);
  });

  it('is answered as such when another text follows before the answer, and no picture goes with it', async () => {
    const { chat, id, answer } = await newcomer();
    await chat.send(id, 'Hello');
    await chat.send(id, DARK);
    await chat.send(id, 'Send me a picture of you');
    const first = await replies.next();
    first.say('Hello.');
    first.end();
    const { request } = await answer('I am here.');
    expect([request.isInCrisis, request.sendsPicture]).toEqual([true, undefined]);
    expect((await chat.history(id)).results.at(-1)).toMatchObject({ kind: 1, image_url: null });
    await chat.send(id, 'Send me a picture of you');
    expect((await answer('Here.')).request).toMatchObject({
      sendsPicture: { isAnother: false },
    });
  });
});

describe('the answer to words of self-harm', () => {
  const character = () => {
    const found = server.services.catalogue.bySlug('ines');
    const texts = found?.texts.en;
    if (found === null || found === undefined || texts === undefined) throw new Error('No Ines');
    return { facts: { slug: found.slug, age: found.age, gender: found.gender }, texts };
  };

  it('tells a model what matters now, and only then', () => {
    const request = { character: character(), user: { name: null, locale: 'en' } };
    expect(personaPrompt({ ...request, isInCrisis: true })).toContain('do not judge');
    expect(personaPrompt(request)).not.toContain('do not judge');
  });

  it.each([
    ['en', 'Been burning myself with cigarettes so I feel something'],
    ['en', '我在计划自杀'],
    ['de', 'Ich werfe mich vor den Zug'],
  ])('stands by and names help in a scripted one, in %s to: %s', async (locale, text) => {
    const pieces: string[] = [];
    const source = script();
    const request = {
      userId: 'somebody',
      character: character(),
      user: { name: null, locale },
      history: [{ author: 'user' as const, text }],
      signal: new AbortController().signal,
    };
    for await (const piece of source.reply(request)) pieces.push(piece);
    const said = pieces.join('');
    const { crisis, crisisHelp } = packOf(locale).common;
    expect(crisis.some((line) => said.includes(line))).toBe(true);
    expect(crisisHelp.some((line) => said.includes(line))).toBe(true);
  });
});
