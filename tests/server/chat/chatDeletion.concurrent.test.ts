import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chats, messages } from '../../../server/database/schema';
import { prune } from '../../../server/clockJobs';
import { chatOf } from '../../support/chat';
import { expectStatus } from '../../support/contractClient';
import { lastId } from '../../support/eventReader';
import { createFakeReplies } from '../../support/fakeReplies';
import { startTestServer } from '../../support/server';
import type { Member, TestServer } from '../../support/server';

const UNDO_MS = 600_000;

let server: TestServer;
const replies = createFakeReplies();

beforeAll(async () => {
  server = await startTestServer({ replySource: replies });
});
afterAll(() => server.stop());

async function answer(text: string) {
  const held = await replies.next();
  held.say(text);
  held.end();
  await server.services.background.idle();
  return held;
}

/** A chat in which each text was answered. */
async function talked(...said: string[]) {
  const member = await server.join();
  const chat = chatOf(server, member);
  const { id } = await chat.open();
  for (const text of said) {
    await chat.send(id, text);
    await answer(`To ${text}`);
  }
  const { results } = await chat.history(id);
  const find = (text: string) => results.find((message) => message.text === text)?.id ?? '';
  const texts = async () => (await chat.history(id)).results.map(({ text }) => text).slice(1);
  return { member, chat, id, find, texts };
}

/** The same chats after a time, by a session that was renewed. */
async function later(member: Member, ms: number) {
  server.clock.advance(ms);
  const login = await server.call('createToken', {
    body: { email: member.email, password: member.password },
  });
  return chatOf(server, { ...member, access: expectStatus(login, 200).body.access });
}

describe('a deleted message', () => {
  it('is gone at once from the chat and what the character is given, and comes back at its place', async () => {
    const { chat, id, find, texts } = await talked('one', 'two');
    const events = await chat.events();
    await events.next('ready');
    const target = find('one');
    const { undo_until } = expectStatus(await chat.remove(id, target), 200).body;
    expect(undo_until).toBe(new Date(server.clock.now().getTime() + UNDO_MS).toISOString());
    expect((await events.next('message.deleted')).data).toEqual({
      chat_id: id,
      message_id: target,
      replaced_by: null,
    });
    expect(await texts()).toEqual(['To one', 'two', 'To two']);
    await chat.send(id, 'three');
    const held = await answer('To three');
    expect(held.request.history.map(({ text }) => text)).not.toContain('one');

    const restored = expectStatus(await chat.restore(id, target), 200).body;
    expect(restored).toMatchObject({ id: target, text: 'one', seq: 2 });
    expect((await events.next('message', (it) => it.message.id === target)).data.message).toEqual(
      restored,
    );
    expect((await texts()).slice(0, 2)).toEqual(['one', 'To one']);
    expect(expectStatus(await chat.restore(id, target), 200).body).toEqual(restored);
    await events.close();
  });

  it('is deleted once: a repetition answers the same time', async () => {
    const { member, chat, id, find } = await talked('one');
    const first = expectStatus(await chat.remove(id, find('one')), 200).body;
    const afterwards = await later(member, 60_000);
    expect(expectStatus(await afterwards.remove(id, find('one')), 200).body).toEqual(first);
  });

  it('leaves the list with the last message that is shown, and does not count as unread', async () => {
    const { chat, id, find } = await talked('one', 'two');
    const before = (await chat.list()).results[0];
    expect([before?.last_message?.text, before?.unread]).toEqual(['To two', 1]);
    const events = await chat.events();
    await events.next('ready');
    expectStatus(await chat.remove(id, find('To two')), 200);
    const { data } = await events.next('chat');
    expect([data.chat.last_message?.text, data.chat.unread]).toEqual(['two', 0]);
    expect(data.chat.updated_at).toBe(before?.updated_at);
    expect((await chat.list()).results).toEqual([data.chat]);
    await events.close();
  });

  it('is told to whoever missed it, without its text', async () => {
    const { chat, id } = await talked('one');
    const events = await chat.events();
    await events.next('ready');
    await chat.pin(id);
    await events.next('chat');
    await events.close();
    const { message } = await chat.send(id, 'a secret');
    await answer('Understood');
    expectStatus(await chat.remove(id, message.id), 200);
    const back = await chat.events(lastId(events.frames));
    expect((await back.next('message.deleted')).data.message_id).toBe(message.id);
    await back.next('chat');
    expect(JSON.stringify(back.frames)).not.toContain('a secret');
    await back.close();
  });

  it('cannot be restored after its time, and then nothing of it is left', async () => {
    const { member, chat, id, find } = await talked('one');
    const target = find('one');
    expectStatus(await chat.remove(id, target), 200);
    const almost = await later(member, UNDO_MS - 1);
    await prune(server.services);
    expectStatus(await almost.restore(id, target), 200);
    expectStatus(await almost.remove(id, target), 200);
    const late = await later(member, UNDO_MS + 1);
    expectStatus(await late.restore(id, target), 404);
    await prune(server.services);
    const [row] = await server.services.database
      .select()
      .from(messages)
      .where(eq(messages.id, target));
    expect([row?.text, row?.searchText, row?.hidden]).toEqual(['', '', 'purged']);
    expectStatus(await late.restore(id, target), 404);
    expectStatus(await late.remove(id, target), 404);
  });

  it('does not come back when its sending is repeated', async () => {
    const { member, chat, id } = await talked();
    const clientId = randomUUID();
    const { message } = expectStatus(await chat.post(id, 'one', clientId), 201).body;
    await answer('To one');
    expectStatus(await chat.remove(id, message.id), 200);
    expectStatus(await chat.post(id, 'one', clientId), 409);
    const late = await later(member, UNDO_MS + 1);
    await prune(server.services);
    expectStatus(await late.post(id, 'one', clientId), 409);
    expect((await late.history(id)).results.map(({ text }) => text).slice(1)).toEqual(['To one']);
  });

  it('C9 under way is ended first, and what waited is answered', async () => {
    const { chat, id, texts } = await talked();
    const { reply_id } = await chat.send(id, 'one');
    const held = await replies.next();
    await chat.send(id, 'two');
    expectStatus(await chat.remove(id, reply_id), 200);
    await held.aborted;
    await answer('To both');
    expect(await texts()).toEqual(['one', 'two', 'To both']);
  });

  it('takes the versions of a reply along, and brings them back', async () => {
    const { member, chat, id, find, texts } = await talked('one');
    const first = find('To one');
    const { reply_id } = expectStatus(await chat.regenerate(id, first), 202).body;
    await answer('Again to one');
    expectStatus(await chat.remove(id, reply_id), 200);
    expect(await texts()).toEqual(['one']);
    expectStatus(await chat.choose(id, first, 1), 404);
    expectStatus(await chat.restore(id, reply_id), 200);
    expect(expectStatus(await chat.choose(id, reply_id, 1), 200).body.text).toBe('To one');
    expectStatus(await chat.remove(id, first), 200);
    await later(member, UNDO_MS + 1);
    await prune(server.services);
    const rows = await server.services.database
      .select()
      .from(messages)
      .where(eq(messages.chatId, id));
    const left = rows.filter(({ author, seq }) => author === 'bot' && seq > 1);
    expect(left.map(({ text, hidden }) => [text, hidden])).toEqual([
      ['', 'purged'],
      ['', 'purged'],
    ]);
  });

  it('leaves nothing to be answered again', async () => {
    const { chat, id } = await talked();
    const { message } = await chat.send(id, 'one');
    (await replies.next()).fail();
    await server.services.background.idle();
    expectStatus(await chat.remove(id, message.id), 200);
    expectStatus(await chat.retry(id), 409);
    expectStatus(await chat.restore(id, message.id), 200);
    expectStatus(await chat.retry(id), 202);
    await answer('To one');
  });
});

describe('a deleted chat', () => {
  it('is gone with its reply, and comes back as it was', async () => {
    const { chat, id } = await talked('one');
    await chat.send(id, 'two');
    const held = await replies.next();
    const events = await chat.events();
    await events.next('ready');
    const deletion = expectStatus(await chat.removeChat(id), 200).body;
    await held.aborted;
    expect((await events.next('chat.removed')).data).toEqual({ chat_id: id });
    expect(expectStatus(await chat.removeChat(id), 200).body).toEqual(deletion);
    expect((await chat.list()).results).toEqual([]);
    expectStatus(await chat.post(id, 'three'), 404);
    expect((await chat.search({ q: 'one' })).results).toEqual([]);

    const restored = expectStatus(await chat.restoreChat(id), 200).body;
    expect((await events.next('chat')).data.chat).toEqual(restored);
    expect((await chat.list()).results).toEqual([restored]);
    expect((await chat.history(id)).results.map(({ text }) => text).slice(1)).toEqual([
      'one',
      'To one',
      'two',
      '',
    ]);
    await events.close();
  });

  it('comes back before a new one in which nothing was said, and after anything was it does not', async () => {
    const { chat, id } = await talked('one');
    expectStatus(await chat.removeChat(id), 200);
    const empty = await chat.open();
    expect(empty.id).not.toBe(id);
    expectStatus(await chat.restoreChat(id), 200);
    expect((await chat.list()).results.map((listed) => listed.id)).toEqual([id]);

    expectStatus(await chat.removeChat(id), 200);
    const begun = await chat.open();
    await chat.send(begun.id, 'Hello again');
    await answer('Hello');
    expectStatus(await chat.restoreChat(id), 409);
  });

  it('is gone for good after its time', async () => {
    const { member, chat, id } = await talked('one');
    expectStatus(await chat.removeChat(id), 200);
    const late = await later(member, UNDO_MS + 1);
    expectStatus(await late.restoreChat(id), 404);
    await prune(server.services);
    const { database } = server.services;
    expect(await database.select().from(chats).where(eq(chats.id, id))).toEqual([]);
    expect(await database.select().from(messages).where(eq(messages.chatId, id))).toEqual([]);
    expectStatus(await late.removeChat(id), 404);
  });

  it('that was put away by a restart is not in the list to be deleted', async () => {
    const { member, chat, id } = await talked('one');
    const { bot } = await chat.open();
    const body = { botID: bot.id };
    expectStatus(await server.call('createChat', { token: member.access, body }), 201);
    expectStatus(await chat.removeChat(id), 409);
  });
});

describe('the list of chats', () => {
  const slugs = ['ines', 'otis', 'kofi', 'margit', 'mateo'];

  async function listed() {
    const member = await server.join();
    const chat = chatOf(server, member);
    const ids: string[] = [];
    for (const slug of slugs) {
      server.clock.advance(1000);
      ids.push((await chat.open(slug)).id);
    }
    const order = async (query: Record<string, string> = {}) =>
      (await chat.list(query)).results.map(({ id }) => ids.indexOf(id));
    return { member, chat, ids, order };
  }

  it('has the pinned ones first, page by page, and tells of it', async () => {
    const { chat, ids, order } = await listed();
    expect(await order()).toEqual([4, 3, 2, 1, 0]);
    const events = await chat.events();
    await events.next('ready');
    expectStatus(await chat.pin(ids[1] ?? ''), 204);
    const { data } = await events.next('chat');
    expect([data.chat.id, data.chat.is_pinned]).toEqual([ids[1], true]);
    expectStatus(await chat.pin(ids[1] ?? ''), 204);
    expectStatus(await chat.pin(ids[3] ?? ''), 204);
    expect((await events.next('chat')).data.chat.id).toBe(ids[3]);
    expect(await order()).toEqual([3, 1, 4, 2, 0]);
    const seen: string[] = [];
    let c: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof chat.list>> = await chat.list({
        size: '1',
        ...(c !== null && { c }),
      });
      seen.push(...page.results.map(({ id }) => id));
      c = page.next_param;
    } while (c !== null);
    expect(seen.map((id) => ids.indexOf(id))).toEqual([3, 1, 4, 2, 0]);
    expectStatus(await chat.unpin(ids[3] ?? ''), 204);
    expect((await events.next('chat')).data.chat.is_pinned).toBe(false);
    expect(await order()).toEqual([1, 4, 3, 2, 0]);
    await events.close();
  });

  it('is searched by name, in the language of the call and in English, and by last message', async () => {
    const { member, chat, ids, order } = await listed();
    expect(await order({ q: 'INES' })).toEqual([0]);
    expect((await chatOf(server, member, 'ru').list({ q: 'инеш' })).results).toHaveLength(1);
    expect((await chatOf(server, member, 'ru').list({ q: 'ines' })).results).toHaveLength(1);
    await chat.send(ids[2] ?? '', 'The heron stood still');
    await answer('A heron?');
    expect(await order({ q: 'heron' })).toEqual([2]);
    expect(await order({ q: 'stood' })).toEqual([]);
    expect(await order({ q: 'nobody like that' })).toEqual([]);
    expect((await chat.list({ q: 'm', size: '1' })).next_param).not.toBeNull();
  });
});

describe('somebody else', () => {
  it('A5 gets 404 for everything that can be done with a message or a chat', async () => {
    const { chat, id, find } = await talked('one');
    const stranger = chatOf(server, await server.join());
    const own = await stranger.open();
    const before = await chat.history(id);
    const reply = find('To one');
    const attempts = (place: string) => [
      stranger.remove(place, reply),
      stranger.restore(place, reply),
      stranger.edit(place, find('one'), 'eins'),
      stranger.regenerate(place, reply),
      stranger.choose(place, reply, 1),
    ];
    const ofChat = [
      stranger.pin(id),
      stranger.unpin(id),
      stranger.removeChat(id),
      stranger.restoreChat(id),
    ];
    const answers = await Promise.all([...attempts(id), ...attempts(own.id), ...ofChat]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect(await chat.history(id)).toEqual(before);
  });
});
