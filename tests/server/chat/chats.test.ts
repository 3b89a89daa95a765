import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../../server/database/schema';
import { chatOf } from '../../support/chat';
import { expectStatus } from '../../support/contractClient';
import { createFakeReplies } from '../../support/fakeReplies';
import { startTestServer } from '../../support/server';
import type { TestServer } from '../../support/server';

let server: TestServer;
const replies = createFakeReplies();

beforeAll(async () => {
  server = await startTestServer({ replySource: replies });
});
afterAll(() => server.stop());

async function newcomer() {
  const member = await server.join();
  return { member, chat: chatOf(server, member) };
}

const bots = () => server.services.catalogue;

function slugs(isPremium: boolean): [string, string] {
  const page = bots().page({
    size: 60,
    cursor: null,
    tags: [],
    q: '',
    sort: 'name',
    favourites: null,
    preference: null,
    own: [],
    locale: 'en',
  });
  const [first, second] = (page?.results ?? []).filter((bot) => bot.isPremium === isPremium);
  if (first === undefined || second === undefined) throw new Error('The seed lacks characters');
  return [first.slug, second.slug];
}

const makePremium = (id: string) =>
  server.services.database
    .update(users)
    .set({ premiumUntil: new Date('2099-01-01T00:00:00.000Z') })
    .where(eq(users.id, id));

describe('opening a chat', () => {
  it('begins with the greeting, which counts as read', async () => {
    const { chat } = await newcomer();
    const [slug] = slugs(false);
    const opened = await chat.open(slug);
    const bot = expectStatus(await server.call('getBot', { params: { slug } }), 200).body;
    const greeting = {
      id: opened.last_message?.id,
      chat_id: opened.id,
      seq: 1,
      author: 'bot',
      kind: 1,
      text: bot.greeting,
      image_url: null,
      created_at: server.clock.now().toISOString(),
      client_id: null,
      state: 'complete',
      version: 1,
      versions: 1,
      is_edited: false,
    };
    const card = Object.fromEntries(
      Object.entries(bot).filter(([field]) => !['greeting', 'gallery', 'similar'].includes(field)),
    );
    expect(opened).toEqual({
      id: opened.id,
      bot: card,
      last_message: greeting,
      unread: 0,
      is_pinned: false,
      is_scripted: false,
      created_at: server.clock.now().toISOString(),
      updated_at: server.clock.now().toISOString(),
    });
    expect(await chat.history(opened.id)).toEqual({
      results: [greeting],
      next_param: null,
      newer_param: null,
    });
  });

  it('is one chat and one greeting, however many calls come at once', async () => {
    const { chat } = await newcomer();
    const [slug] = slugs(false);
    const opened = await Promise.all(Array.from({ length: 8 }, () => chat.open(slug)));
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
    const [first] = opened;
    expect((await chat.history(first?.id ?? '')).results).toHaveLength(1);
    expect((await chat.list()).results).toHaveLength(1);
  });

  it('says 404 for a slug that nobody has', async () => {
    const { member } = await newcomer();
    const body = { bot_slug: 'nobody-at-all' };
    expectStatus(await server.call('getOrCreateChat', { token: member.access, body }), 404);
  });
});

describe('a greeting that nobody has answered', () => {
  const greetingOf = async (language: string) => {
    const headers = { 'accept-language': language };
    const answer = await server.call('getBot', { params: { slug: 'ines' }, headers });
    return expectStatus(answer, 200).body.greeting;
  };

  it('is told in the language in which the chat is opened, and keeps its place', async () => {
    const { member, chat } = await newcomer();
    const opened = await chat.open('ines');
    const events = await chat.events();
    await events.next('ready');
    server.clock.advance(1000);

    const inGerman = await chatOf(server, member, 'de').open('ines');
    const message = { ...opened.last_message, text: await greetingOf('de') };
    expect(message.text).not.toBe(opened.last_message?.text);
    expect(inGerman).toEqual({ ...opened, bot: inGerman.bot, last_message: message });
    expect((await chat.history(opened.id)).results).toEqual([message]);
    expect((await events.next('message')).data).toEqual({ message });
    expect((await events.next('chat')).data.chat.bot).toEqual(opened.bot);

    await chatOf(server, member, 'de').open('ines');
    await chat.open('ines');
    expect((await events.next('message')).data.message.text).toBe(opened.last_message?.text);
    await events.close();
  });

  it('is shown by the list in the language of whoever reads it', async () => {
    const { member, chat } = await newcomer();
    await chat.open('ines');
    const [listed] = (await chatOf(server, member, 'ru').list()).results;
    expect(listed?.last_message?.text).toBe(await greetingOf('ru'));
  });

  it('stays as it was read once it is answered', async () => {
    const { member, chat } = await newcomer();
    const { id } = await chat.open('ines');
    await chat.send(id, 'Hello');
    (await replies.next()).end();
    const before = (await chat.history(id)).results[0];
    await chatOf(server, member, 'de').open('ines');
    expect((await chat.history(id)).results[0]).toEqual(before);
    expect(before?.text).toBe(await greetingOf('en'));
  });
});

describe('characters for premium users', () => {
  it('are open to premium users, and what was written stays readable afterwards', async () => {
    const { member, chat } = await newcomer();
    const [slug] = slugs(true);
    const call = () =>
      server.call('getOrCreateChat', { token: member.access, body: { bot_slug: slug } });
    expect(expectStatus(await call(), 402).body.code).toBe('premium-required');

    await makePremium(member.id);
    const { id, bot } = expectStatus(await call(), 200).body;
    await server.services.database
      .update(users)
      .set({ premiumUntil: null })
      .where(eq(users.id, member.id));
    expect(expectStatus(await call(), 200).body.id).toBe(id);
    expect(expectStatus(await chat.post(id, 'Hello'), 402).body.code).toBe('premium-required');
    const restart = await server.call('createChat', {
      token: member.access,
      body: { botID: bot.id },
    });
    expect(expectStatus(restart, 402).body.code).toBe('premium-required');
    expect((await chat.history(id)).results).toHaveLength(1);
  });
});

describe('restarting', () => {
  it('puts the old chat away, stops its reply and greets anew', async () => {
    const { member, chat } = await newcomer();
    const [slug] = slugs(false);
    const old = await chat.open(slug);
    await chat.send(old.id, 'Hello');
    const held = await replies.next();
    const events = await chat.events();
    await events.next('ready');

    const created = expectStatus(
      await server.call('createChat', { token: member.access, body: { botID: old.bot.id } }),
      201,
    ).body;
    await held.aborted;
    expect(created.id).not.toBe(old.id);
    expect((await events.next('chat.removed')).data).toEqual({ chat_id: old.id });
    expect((await events.next('chat')).data).toEqual({ chat: created });
    await events.close();
    expect(await chat.list()).toEqual({ results: [created], next_param: null });
    expect((await chat.open(slug)).id).toBe(created.id);
    for (const refused of [await chat.post(old.id, 'Still there?'), await chat.retry(old.id)])
      expect(expectStatus(refused, 409).body.code).toBe('chat-archived');
    const kept = await chat.history(old.id);
    expect(kept.results.map(({ text, state }) => [text, state])).toEqual([
      [old.last_message?.text, 'complete'],
      ['Hello', 'complete'],
      ['', 'stopped'],
    ]);
  });

  it('says 404 for an id that no character has', async () => {
    const { member } = await newcomer();
    const body = { botID: randomUUID() };
    expectStatus(await server.call('createChat', { token: member.access, body }), 404);
  });
});

describe('the list of chats', () => {
  it('goes from the latest to the oldest, page by page', async () => {
    const { chat } = await newcomer();
    const page = bots().page({
      size: 60,
      cursor: null,
      tags: [],
      q: '',
      sort: 'name',
      favourites: null,
      preference: null,
      own: [],
      locale: 'en',
    });
    const free = (page?.results ?? []).filter((bot) => !bot.isPremium).slice(0, 5);
    const ids: string[] = [];
    for (const { slug } of free) {
      server.clock.advance(1000);
      ids.unshift((await chat.open(slug)).id);
    }
    const whole = await chat.list();
    expect(whole.results.map(({ id }) => id)).toEqual(ids);
    expect(whole.next_param).toBeNull();

    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const part: Awaited<ReturnType<typeof chat.list>> = await chat.list({
        size: '2',
        ...(cursor !== null && { c: cursor }),
      });
      expect(part.results.length).toBeLessThanOrEqual(2);
      seen.push(...part.results.map(({ id }) => id));
      cursor = part.next_param;
    } while (cursor !== null);
    expect(seen).toEqual(ids);
  });

  it('refuses a cursor that it did not make', async () => {
    const { member } = await newcomer();
    for (const c of ['x', 'bnVsbA', Buffer.from('{"updatedAt":"never"}').toString('base64url')]) {
      const answer = await server.call('listChats', { token: member.access, query: { c } });
      expect(expectStatus(answer, 400).body.errors).toEqual({
        c: [{ code: 'invalid', message: 'Not a valid value' }],
      });
    }
  });

  it('moves the chat that was written in to the top', async () => {
    const { chat } = await newcomer();
    const [one, other] = slugs(false);
    const first = await chat.open(one);
    server.clock.advance(1000);
    const second = await chat.open(other);
    expect((await chat.list()).results.map(({ id }) => id)).toEqual([second.id, first.id]);
    server.clock.advance(1000);
    const { message } = await chat.send(first.id, 'Are you there?');
    const [top] = (await chat.list()).results;
    expect(top).toEqual({
      ...first,
      last_message: message,
      updated_at: server.clock.now().toISOString(),
    });
    (await replies.next()).end();
  });
});

describe('history', () => {
  it('pages from the newest to the greeting, each page ascending, nothing twice', async () => {
    const { chat } = await newcomer();
    const opened = await chat.open(slugs(false)[0]);
    const events = await chat.events();
    for (const text of ['One', 'Two', 'Three']) {
      await chat.send(opened.id, text);
      const held = await replies.next();
      held.say(`${text}.`);
      held.end();
      await events.next('message', ({ message }) => message.author === 'bot');
    }
    await events.close();
    const whole = (await chat.history(opened.id)).results;
    expect(whole.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(whole.slice(1).map(({ text }) => text)).toEqual([
      'One',
      'One.',
      'Two',
      'Two.',
      'Three',
      'Three.',
    ]);
    const pages: number[][] = [];
    let cursor: string | null = null;
    do {
      const part: Awaited<ReturnType<typeof chat.history>> = await chat.history(opened.id, {
        size: '3',
        ...(cursor !== null && { c: cursor }),
      });
      pages.push(part.results.map(({ seq }) => seq));
      cursor = part.next_param;
    } while (cursor !== null);
    expect(pages).toEqual([[5, 6, 7], [2, 3, 4], [1]]);
  });
});

describe('marks of reading', () => {
  it('count what the character said since, tell other devices, and never move back', async () => {
    const { chat } = await newcomer();
    const opened = await chat.open(slugs(false)[0]);
    const events = await chat.events();
    await chat.send(opened.id, 'Hello');
    const held = await replies.next();
    held.say('Hi.');
    held.end();
    const { data } = await events.next('chat', ({ chat: { unread } }) => unread === 1);
    expect(data.chat.last_message?.text).toBe('Hi.');
    expectStatus(await chat.read(opened.id, 3), 204);
    // What came before is told as it stands when it is sent, so one more may have said 1.
    await events.next('chat', ({ chat: { unread } }) => unread === 0);
    expectStatus(await chat.read(opened.id, 1), 204);
    expectStatus(await chat.read(opened.id, 2_000_000_000), 204);
    expect((await chat.list()).results[0]?.unread).toBe(0);
    await events.close();
  });
});

describe('somebody else', () => {
  it('A5 gets 404 for every route of a chat that is not theirs, and changes nothing', async () => {
    const { chat } = await newcomer();
    const { member: stranger } = await newcomer();
    const { id } = await chat.open(slugs(false)[0]);
    const before = await chat.history(id);
    const body = { client_id: randomUUID(), text: 'Hello' };
    const token = stranger.access;
    const params = { id };
    const answers = [
      await server.call('getChatHistory', { token, params }),
      await server.call('sendMessage', { token, params, body }),
      await server.call('stopReply', { token, params }),
      await server.call('retryReply', { token, params, body: { client_id: randomUUID() } }),
      await server.call('markChatRead', { token, params, body: { seq: 1 } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(await chat.history(id)).toEqual(before);
    const unknown = { id: randomUUID() };
    expectStatus(await server.call('getChatHistory', { token, params: unknown }), 404);
    expect((await chatOf(server, stranger).list()).results).toEqual([]);
  });
});
