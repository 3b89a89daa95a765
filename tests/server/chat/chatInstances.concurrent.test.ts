import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { takeOverReplies } from '../../../server/chat/takeOver';
import type { OpenDatabase } from '../../../server/database/database';
import { messages } from '../../../server/database/schema';
import { chatOf } from '../../support/chat';
import { expectStatus } from '../../support/contractClient';
import { lastId, openEvents, readReply } from '../../support/eventReader';
import { createFakeReplies } from '../../support/fakeReplies';
import { startTestServer } from '../../support/server';
import { openTestDatabase } from '../../support/testDatabase';

const secrets = { jwt: randomBytes(32), refresh: randomBytes(32) };
const cleanups: (() => Promise<void>)[] = [];

let opened: OpenDatabase;

beforeAll(async () => {
  opened = await openTestDatabase('catalogue');
});
afterAll(() => opened.close());
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/**
 * A server on the one database, which outlives it; `isShared` lets several be on it at once. One whose
 * clock stands still neither says that it is alive nor looks after others later.
 */
async function start({
  isShared,
  isClockStill = false,
}: {
  isShared: boolean;
  isClockStill?: boolean;
}) {
  const replies = createFakeReplies();
  const database = { ...opened, isExclusive: !isShared, close: async () => {} };
  const server = await startTestServer({ database, secrets, replySource: replies, isClockStill });
  return { server, replies };
}

const startSilent = () => start({ isShared: true, isClockStill: true });

describe('a graceful stop', () => {
  it('C5 ends replies under way with their part kept, and the next start leaves them so', async () => {
    const { server, replies } = await start({ isShared: false });
    const member = await server.join();
    const chat = chatOf(server, member);
    const { id } = await chat.open();
    const events = await chat.events();
    const { reply_id } = await chat.send(id, 'Hello');
    const held = await replies.next();
    held.say('The first part. ');
    await readReply(events, reply_id, 'The first part.');
    await Promise.all([server.stop(), held.aborted, events.ended]);
    expect(events.frames.at(-1)?.event).toBe('reply.delta');

    const next = await start({ isShared: false });
    cleanups.push(() => next.server.stop());
    const after = chatOf(next.server, member);
    const kept = (await after.history(id)).results.at(-1);
    expect(kept).toMatchObject({ id: reply_id, text: 'The first part.', state: 'failed' });
    const resumed = await after.events(lastId(events.frames));
    expect((await resumed.next('ready')).data).toEqual({ resync: false });
    expect((await resumed.next('message')).data).toEqual({ message: kept });
    await resumed.close();
    expect(next.replies.count()).toBe(0);
  });
});

describe('several processes on one database', () => {
  async function pair() {
    const one = await start({ isShared: true });
    const other = await start({ isShared: true });
    cleanups.push(
      () => one.server.stop(),
      () => other.server.stop(),
    );
    const member = await one.server.join();
    return { one, other, member, here: chatOf(one.server, member) };
  }

  it('stream a reply of one to readers at the other', async () => {
    const { one, other, member, here } = await pair();
    const { id } = await here.open();
    const there = await openEvents(other.server.origin, member.access);
    await there.next('ready');
    const { reply_id } = await here.send(id, 'Hello');
    const held = await one.replies.next();
    held.say('Good evening.');
    held.end();
    await readReply(there, reply_id, 'Good evening.');
    const { data } = await there.next('message', ({ message }) => message.id === reply_id);
    expect(data.message.state).toBe('complete');
    await there.close();
    expect(other.replies.count()).toBe(0);
  });

  it('C9 a stop at one closes the source at the other', async () => {
    const one = await startSilent();
    cleanups.push(() => one.server.stop());
    const other = await startSilent();
    cleanups.push(() => other.server.stop());
    const member = await one.server.join();
    const here = chatOf(one.server, member);
    const { id } = await here.open();
    await here.send(id, 'Hello');
    const held = await one.replies.next();
    expectStatus(await chatOf(other.server, member).stop(id), 204);
    await held.aborted;
    expect((await here.history(id)).results.at(-1)?.state).toBe('stopped');
  });

  it('leave a living reply of another alone when they start', async () => {
    const one = await start({ isShared: true });
    cleanups.push(() => one.server.stop());
    const member = await one.server.join();
    const chat = chatOf(one.server, member);
    const { id } = await chat.open();
    await chat.send(id, 'Hello');
    const held = await one.replies.next();
    const other = await start({ isShared: true });
    cleanups.push(() => other.server.stop());
    expect((await chat.history(id)).results.at(-1)?.state).toBe('streaming');
    held.say('Still here.');
    held.end();
    await one.server.services.background.idle();
    expect((await chat.history(id)).results.at(-1)).toMatchObject({
      text: 'Still here.',
      state: 'complete',
    });
  });

  /** A reply of a process that is not heard of any more, and the reader of another. */
  async function abandoned() {
    const one = await startSilent();
    cleanups.push(() => one.server.stop());
    const member = await one.server.join();
    const chat = chatOf(one.server, member);
    const { id } = await chat.open();
    const { reply_id } = await chat.send(id, 'Hello');
    const held = await one.replies.next();
    held.say('The first part. ');
    await expect
      .poll(async () => (await chat.history(id)).results.at(-1)?.text)
      .toBe('The first part.');
    return { one, member, chat, id, reply_id, held };
  }

  const expire = (id: string, by = sql`now() - interval '1 second'`) =>
    opened.database.update(messages).set({ leaseUntil: by }).where(eq(messages.id, id));

  it('C10 finish a reply whose process is not heard of, which writes no more', async () => {
    const { one, member, chat, id, reply_id, held } = await abandoned();
    const other = await start({ isShared: true });
    cleanups.push(() => other.server.stop());
    const events = await openEvents(other.server.origin, member.access);
    expect((await events.next('reply.snapshot')).data.text).toBe('The first part.');
    await expire(reply_id);
    const next = await other.replies.next();
    expect(next.request.history.at(-1)).toMatchObject({ author: 'user', text: 'Hello' });
    expect((await chat.history(id)).results.at(-1)?.text).toBe('The first part.');
    held.say('Too late. ');
    await held.aborted;
    next.say('From the beginning.');
    next.end();
    expect((await events.next('reply.snapshot')).data).toMatchObject({
      message_id: reply_id,
      text: '',
    });
    await readReply(events, reply_id, 'From the beginning.');
    const { data } = await events.next('message');
    expect(data.message).toMatchObject({
      id: reply_id,
      text: 'From the beginning.',
      state: 'complete',
    });
    await one.server.services.background.idle();
    expect((await chat.history(id)).results.map(({ text }) => text).slice(1)).toEqual([
      'Hello',
      'From the beginning.',
    ]);
    expect([one.replies.count(), other.replies.count()]).toEqual([1, 1]);
    await events.close();
  });

  it('C10 give a reply to one of them alone, however many look for it', async () => {
    const { one, reply_id } = await abandoned();
    await expire(reply_id);
    const parts = { ...one.server.services, isExclusive: false };
    const tries = [1, 2, 3].map(() => takeOverReplies(parts, { own: [], isStart: false }));
    const taken = (await Promise.all(tries)).flat();
    expect(taken.map(({ messageId, writer }) => ({ messageId, writer }))).toEqual([
      { messageId: reply_id, writer: 2 },
    ]);
  });

  it('C10 try a reply that ends its writers twice, keep the part that came, and offer to try again', async () => {
    const { member, chat, id, reply_id } = await abandoned();
    await expire(reply_id);
    const second = await startSilent();
    cleanups.push(() => second.server.stop());
    const again = await second.replies.next();
    again.say('Another part. ');
    await expect
      .poll(async () => (await chat.history(id)).results.at(-1)?.text)
      .toBe('Another part.');
    await expire(reply_id);
    const third = await startSilent();
    cleanups.push(() => third.server.stop());
    expect((await chat.history(id)).results.at(-1)).toMatchObject({
      text: 'Another part.',
      state: 'failed',
    });
    expect(third.replies.count()).toBe(0);
    expectStatus(await chatOf(third.server, member).retry(id), 202);
    const wanted = await third.replies.next();
    wanted.say('At last.');
    wanted.end();
    await expect
      .poll(async () => (await chat.history(id)).results.at(-1))
      .toMatchObject({ text: 'At last.', state: 'complete' });
  });

  it('C10 take a lease that lies too far ahead for given before the clock was put back', async () => {
    const { chat, id, reply_id } = await abandoned();
    await expire(reply_id, sql`now() + interval '1 day'`);
    const other = await startSilent();
    cleanups.push(() => other.server.stop());
    const next = await other.replies.next();
    next.say('Here I am.');
    next.end();
    await expect
      .poll(async () => (await chat.history(id)).results.at(-1))
      .toMatchObject({ text: 'Here I am.', state: 'complete' });
  });

  it('C10 stop a reply that was taken over, wherever the call arrives', async () => {
    const { chat, id, reply_id, held } = await abandoned();
    await expire(reply_id);
    const other = await startSilent();
    cleanups.push(() => other.server.stop());
    const next = await other.replies.next();
    expectStatus(await chat.stop(id), 204);
    await next.aborted;
    held.say('Too late. ');
    await held.aborted;
    expect((await chat.history(id)).results.at(-1)).toMatchObject({
      id: reply_id,
      text: 'The first part.',
      state: 'stopped',
    });
  });

  it('C10 keep the part that came where who takes it over has nothing to say', async () => {
    const { chat, id, reply_id } = await abandoned();
    await expire(reply_id);
    const other = await startSilent();
    cleanups.push(() => other.server.stop());
    (await other.replies.next()).fail();
    await expect
      .poll(async () => (await chat.history(id)).results.at(-1))
      .toMatchObject({ text: 'The first part.', state: 'failed' });
  });

  it('C10 delete a reply that is being taken over', async () => {
    const { chat, id, reply_id } = await abandoned();
    await expire(reply_id);
    const other = await startSilent();
    cleanups.push(() => other.server.stop());
    const next = await other.replies.next();
    expectStatus(await chat.remove(id, reply_id), 200);
    await next.aborted;
    next.say('Too late.');
    await other.server.services.background.idle();
    expect((await chat.history(id)).results.map(({ text }) => text).slice(1)).toEqual(['Hello']);
  });

  it('C10 hand the replies of one that stops gracefully to another', async () => {
    const one = await start({ isShared: true });
    const other = await start({ isShared: true });
    cleanups.push(() => other.server.stop());
    const member = await one.server.join();
    const { id } = await chatOf(one.server, member).open();
    const { reply_id } = await chatOf(one.server, member).send(id, 'Hello');
    const held = await one.replies.next();
    held.say('The first part. ');
    await Promise.all([one.server.stop(), held.aborted]);
    const next = await other.replies.next();
    next.say('All of it.');
    next.end();
    const chat = chatOf(other.server, member);
    await expect
      .poll(async () => (await chat.history(id)).results.at(-1))
      .toMatchObject({ id: reply_id, text: 'All of it.', state: 'complete' });
  });

  it('C5 the next start of the only process ends what was left, then answers what waited', async () => {
    const killed = await start({ isShared: false });
    const member = await killed.server.join();
    const chat = chatOf(killed.server, member);
    const { id } = await chat.open();
    const { reply_id } = await chat.send(id, 'Hello');
    await killed.replies.next();
    await chat.send(id, 'Are you there?');

    const next = await start({ isShared: false });
    cleanups.push(
      () => next.server.stop(),
      () => killed.server.stop(),
    );
    const after = chatOf(next.server, member);
    const follower = await next.replies.next();
    expect(follower.request.history.at(-1)).toMatchObject({
      author: 'user',
      text: 'Are you there?',
    });
    follower.say('Now I am.');
    follower.end();
    await next.server.services.background.idle();
    const { results } = await after.history(id);
    expect(results.find((message) => message.id === reply_id)?.state).toBe('failed');
    expect(results.at(-1)).toMatchObject({ text: 'Now I am.', state: 'complete' });
  });
});
