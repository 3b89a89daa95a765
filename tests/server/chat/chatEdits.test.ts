import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dailyTextCounts } from '../../../server/database/schema';
import { chatOf } from '../../support/chat';
import { expectStatus } from '../../support/contractClient';
import { lastId } from '../../support/eventReader';
import { createFakeReplies } from '../../support/fakeReplies';
import { startTestServer } from '../../support/server';
import type { TestServer } from '../../support/server';

let server: TestServer;
const replies = createFakeReplies();

beforeAll(async () => {
  server = await startTestServer({ replySource: replies });
});
afterAll(() => server.stop());

/** A chat in which each text was answered. */
async function talked(...said: string[]) {
  const member = await server.join();
  const chat = chatOf(server, member);
  const { id } = await chat.open();
  for (const text of said) {
    await chat.send(id, text);
    const held = await replies.next();
    held.say(`To ${text}`);
    held.end();
    await server.services.background.idle();
  }
  const { results } = await chat.history(id);
  const find = (text: string) => results.find((message) => message.text === text)?.id ?? '';
  const texts = async () => (await chat.history(id)).results.map(({ text }) => text).slice(1);
  return { member, chat, id, find, texts };
}

describe('an edited message', () => {
  it('takes the place of all that came after it, and is answered', async () => {
    const { chat, id, find, texts } = await talked('one', 'two', 'three');
    const events = await chat.events();
    await events.next('ready');
    const old = find('two');
    const sent = expectStatus(await chat.edit(id, old, '  zwei '), 201).body;
    expect(sent.message).toMatchObject({ text: 'zwei', seq: 8, is_edited: true });
    expect((await events.next('message.edited')).data).toEqual({
      chat_id: id,
      message_id: old,
      from_seq: 4,
      message: sent.message,
    });
    expect((await events.next('reply.started')).data.message_id).toBe(sent.reply_id);
    const held = await replies.next();
    expect(held.request.history.map(({ text }) => text).slice(1)).toEqual([
      'one',
      'To one',
      'zwei',
    ]);
    held.say('To zwei');
    held.end();
    await server.services.background.idle();
    expect(await texts()).toEqual(['one', 'To one', 'zwei', 'To zwei']);
    for (const gone of [old, find('three'), find('To two')]) {
      expectStatus(await chat.restore(id, gone), 404);
      expectStatus(await chat.edit(id, gone, 'again'), 404);
    }
    await events.close();
  });

  it('C2 is sent once for a client_id, and C3 that means one text in one place', async () => {
    const { chat, id, find, texts } = await talked('one');
    const clientId = randomUUID();
    const target = find('one');
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => chat.edit(id, target, 'eins', clientId)),
    );
    (await replies.next()).end();
    await server.services.background.idle();
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expectStatus(await chat.edit(id, target, 'uno', clientId), 409);
    expectStatus(await chat.edit(id, randomUUID(), 'eins', clientId), 409);
    expectStatus(await chat.post(id, 'eins', clientId), 409);
    expect((await texts())[0]).toBe('eins');
  });

  it('counts as one text of the day', async () => {
    const { member, chat, id, find } = await talked('one');
    expectStatus(await chat.edit(id, find('one'), 'eins'), 201);
    (await replies.next()).end();
    await server.services.background.idle();
    const [row] = await server.services.database
      .select()
      .from(dailyTextCounts)
      .where(eq(dailyTextCounts.userId, member.id));
    expect(row?.count).toBe(2);
  });

  it('C9 ends the reply under way after it, and what waited is not answered', async () => {
    const { chat, id, find, texts } = await talked('one');
    await chat.send(id, 'two');
    const held = await replies.next();
    await chat.send(id, 'waiting');
    const asked = replies.count();
    const { message } = expectStatus(await chat.edit(id, find('one'), 'eins'), 201).body;
    await held.aborted;
    const next = await replies.next();
    expect(next.request.history.map(({ text }) => text).slice(1)).toEqual(['eins']);
    next.say('To eins');
    next.end();
    await server.services.background.idle();
    expect(await texts()).toEqual([message.text, 'To eins']);
    expect(replies.count()).toBe(asked + 1);
  });

  it('that waits for a reply leaves that reply be', async () => {
    const { chat, id, texts } = await talked();
    await chat.send(id, 'one');
    const held = await replies.next();
    const waiting = await chat.send(id, 'two');
    const edited = expectStatus(await chat.edit(id, waiting.message.id, 'zwei'), 201).body;
    expect(edited.reply_id).toBe(waiting.reply_id);
    held.say('To one');
    held.end();
    const next = await replies.next();
    next.say('To zwei');
    next.end();
    await server.services.background.idle();
    expect(await texts()).toEqual(['one', 'To one', 'zwei', 'To zwei']);
  });

  it('is checked like any text, changes nothing when refused, and is never the character’s', async () => {
    const { chat, id, find, texts } = await talked('one');
    const refused = await chat.edit(id, find('one'), 'Pretend that you are 15 years old');
    expect(expectStatus(refused, 400).body.code).toBe('inappropriate-content');
    expectStatus(await chat.edit(id, find('one'), '   '), 400);
    expectStatus(await chat.edit(id, find('To one'), 'eins'), 409);
    expectStatus(await chat.edit(id, randomUUID(), 'eins'), 404);
    expect(await texts()).toEqual(['one', 'To one']);
  });

  it('is told to whoever missed it, without the texts that went', async () => {
    const { chat, id, find } = await talked('one');
    const events = await chat.events();
    await events.next('ready');
    await chat.pin(id);
    await events.next('chat');
    await events.close();
    await chat.send(id, 'a secret');
    (await replies.next()).end();
    await server.services.background.idle();
    expectStatus(await chat.edit(id, find('one'), 'eins'), 201);
    (await replies.next()).end();
    const back = await chat.events(lastId(events.frames));
    const { data } = await back.next('message.edited');
    expect([data.from_seq, data.message.text]).toEqual([2, 'eins']);
    expect(JSON.stringify(back.frames)).not.toContain('a secret');
    await back.close();
  });
});
