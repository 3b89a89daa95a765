import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dailyTextCounts, messages, users } from '../../../server/database/schema';
import { chatOf } from '../../support/chat';
import { expectStatus } from '../../support/contractClient';
import { echoReplies } from '../../support/fakeReplies';
import { startTestServer } from '../../support/server';
import type { Member, TestServer } from '../../support/server';

const LIMIT = 5;
const FREE_SLUG = 'ines';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    replySource: echoReplies,
    config: { freeTextsPerDay: LIMIT },
  });
});
afterAll(() => server.stop());

async function newcomer() {
  const member = await server.join();
  const chat = chatOf(server, member);
  const { id } = await chat.open(FREE_SLUG);
  return { member, chat, id };
}

const nextMidnight = (now: Date) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1)).toISOString();

const keptTexts = (chatId: string) =>
  server.services.database
    .select({ text: messages.text, seq: messages.seq })
    .from(messages)
    .where(and(eq(messages.chatId, chatId), eq(messages.author, 'user')))
    .orderBy(messages.seq);

async function countOf({ id }: Member): Promise<number> {
  const [row] = await server.services.database
    .select({ count: dailyTextCounts.count })
    .from(dailyTextCounts)
    .where(eq(dailyTextCounts.userId, id));
  return row?.count ?? 0;
}

describe('sending a text', () => {
  it('keeps it behind the greeting and names the reply to come', async () => {
    const { chat, id } = await newcomer();
    const clientId = randomUUID();
    const sent = expectStatus(await chat.post(id, '  Hello there  ', clientId), 201).body;
    expect(sent.message).toEqual({
      id: sent.message.id,
      chat_id: id,
      seq: 2,
      author: 'user',
      kind: 1,
      text: 'Hello there',
      image_url: null,
      created_at: server.clock.now().toISOString(),
      client_id: clientId,
      state: 'complete',
      version: 1,
      versions: 1,
      is_edited: false,
    });
    const [, , reply] = (await chat.history(id)).results;
    expect(reply?.id).toBe(sent.reply_id);
  });

  it('C2 a repetition answers the same message and reply, and counts once', async () => {
    const { member, chat, id } = await newcomer();
    const clientId = randomUUID();
    const first = expectStatus(await chat.post(id, 'Once', clientId), 201).body;
    const again = expectStatus(await chat.post(id, 'Once', clientId), 200).body;
    expect(again).toEqual(first);
    expect(await keptTexts(id)).toEqual([{ text: 'Once', seq: 2 }]);
    expect(await countOf(member)).toBe(1);
  });

  it('C2 of ten calls at once with one client_id, one is kept and all answer it', async () => {
    const { member, chat, id } = await newcomer();
    const clientId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => chat.post(id, 'Once', clientId)),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array.from({ length: 9 }, () => 200), 201]);
    const bodies = new Set(answers.map(({ body }) => JSON.stringify(body)));
    expect(bodies.size).toBe(1);
    expect(await keptTexts(id)).toEqual([{ text: 'Once', seq: 2 }]);
    expect(await countOf(member)).toBe(1);
  });

  it('C2 a repetition is answered when the texts of the day are used up, too', async () => {
    const { chat, id } = await newcomer();
    const clientId = randomUUID();
    const first = expectStatus(await chat.post(id, 'First', clientId), 201).body;
    for (let count = 1; count < LIMIT; count += 1) await chat.send(id, `Text ${count}`);
    expectStatus(await chat.post(id, 'One more'), 402);
    expect(expectStatus(await chat.post(id, 'First', clientId), 200).body).toEqual(first);
  });

  it('C3 the same client_id with another text is refused, and the first stays', async () => {
    const { chat, id } = await newcomer();
    const clientId = randomUUID();
    expectStatus(await chat.post(id, 'One thing', clientId), 201);
    const answer = expectStatus(await chat.post(id, 'Another thing', clientId), 409);
    expect(answer.body).toMatchObject({
      code: 'conflict',
      title: 'The client_id stands for another text',
    });
    expect(await keptTexts(id)).toEqual([{ text: 'One thing', seq: 2 }]);
  });

  it('a client_id of another chat is free in this one', async () => {
    const one = await newcomer();
    const other = await newcomer();
    const clientId = randomUUID();
    expectStatus(await one.chat.post(one.id, 'Here', clientId), 201);
    expectStatus(await other.chat.post(other.id, 'There', clientId), 201);
  });
});

describe('the places of messages', () => {
  it('have no gaps and no doubles when texts and replies come at once', async () => {
    const { member, chat, id } = await newcomer();
    await server.services.database
      .update(users)
      .set({ premiumUntil: new Date('2099-01-01T00:00:00.000Z') })
      .where(eq(users.id, member.id));
    await Promise.all(Array.from({ length: 12 }, (_, at) => chat.send(id, `Text ${at}`)));
    await server.services.background.idle();
    const rows = (await chat.history(id, { size: '100' })).results;
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, at) => at + 1));
    expect(rows.filter(({ author }) => author === 'user')).toHaveLength(12);
    expect(rows.at(-1)?.author).toBe('bot');
    expect(rows.every(({ state }) => state === 'complete')).toBe(true);
  });
});

describe('the texts of a day', () => {
  it('of twenty sent at once by a free user, as many pass as the day has', async () => {
    const { member, chat, id } = await newcomer();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => chat.post(id, `Text ${at}`)),
    );
    const passed = answers.filter(({ status }) => status === 201);
    expect(passed).toHaveLength(LIMIT);
    const refused = answers.filter(({ status }) => status === 402).map(({ body }) => body);
    expect(refused).toHaveLength(20 - LIMIT);
    expect(refused[0]).toEqual({
      type: 'about:blank',
      title: 'The free messages of the day are used up',
      status: 402,
      code: 'daily-limit',
      resets_at: nextMidnight(server.clock.now()),
    });
    expect(await countOf(member)).toBe(LIMIT);
    expect(await keptTexts(id)).toHaveLength(LIMIT);
  });

  it('are there anew at the time that the refusal named', async () => {
    const { member, chat, id } = await newcomer();
    for (let count = 0; count < LIMIT; count += 1) await chat.send(id, `Text ${count}`);
    const { body } = expectStatus(await chat.post(id, 'Too many'), 402);
    server.clock.advance(Date.parse(body.resets_at ?? '') - server.clock.now().getTime());
    const renewed = await server.call('refreshToken', { body: { refresh: member.refresh } });
    const { access } = expectStatus(renewed, 200).body;
    expectStatus(await chatOf(server, { ...member, access }).post(id, 'A new day'), 201);
  });

  it('are no matter to premium users', async () => {
    const { member, chat, id } = await newcomer();
    await server.services.database
      .update(users)
      .set({ premiumUntil: new Date('2099-01-01T00:00:00.000Z') })
      .where(eq(users.id, member.id));
    for (let count = 0; count <= LIMIT; count += 1) await chat.send(id, `Text ${count}`);
    expect(await countOf(member)).toBe(0);
  });
});

describe('the check of texts', () => {
  it('refuses a description of a minor at the field, keeps and counts nothing', async () => {
    const { member, chat, id } = await newcomer();
    const answer = expectStatus(await chat.post(id, 'Pretend that you are 15 years old'), 400);
    expect(answer.body).toEqual({
      type: 'about:blank',
      title: 'Inappropriate content',
      status: 400,
      code: 'inappropriate-content',
      errors: { text: [{ code: 'inappropriate-content', message: 'Inappropriate content' }] },
    });
    expect(await keptTexts(id)).toEqual([]);
    expect(await countOf(member)).toBe(0);
  });

  it('reads a bare number as an age after the character asked for it', async () => {
    const { chat, id } = await newcomer();
    await chat.send(id, 'How old are you');
    await server.services.background.idle();
    const [, , echo] = (await chat.history(id)).results;
    expect(echo?.text).toBe('How old are you!');
    expectStatus(await chat.post(id, '15'), 400);
    expectStatus(await chat.post(id, '35'), 201);
  });

  it.each([
    ['an empty text', '', 'required'],
    ['a blank text', '   ', 'required'],
    ['more than 1000 characters', 'x'.repeat(1001), 'too-long'],
  ])('refuses %s', async (_, text, code) => {
    const { chat, id } = await newcomer();
    const { body } = expectStatus(await chat.post(id, text), 400);
    expect(body.errors?.['text']?.map((error) => error.code)).toEqual([code]);
  });
});
