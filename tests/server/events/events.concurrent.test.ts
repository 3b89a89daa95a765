import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, assert, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Message } from '../../../server/messages/message';
import { events } from '../../../server/database/schema';
import { CHANNEL } from '../../../server/events/eventLog';
import type { EventStream } from '../../../server/events/eventStream';
import { chatOf } from '../../support/chat';
import { expectStatus } from '../../support/contractClient';
import { lastId, openEvents, readReply } from '../../support/eventReader';
import type { Frame } from '../../support/eventReader';
import { createFakeReplies } from '../../support/fakeReplies';
import { withPassword } from '../../support/passwords';
import { startTestServer } from '../../support/server';
import type { Member, TestServer } from '../../support/server';

const STREAMS_PER_USER = 10;
const KEPT_MS = 86_400_000;

let server: TestServer;
const replies = createFakeReplies();

beforeAll(async () => {
  server = await startTestServer({ replySource: replies });
});
afterAll(() => server.stop());

const idsOf = (frames: readonly Frame[]) =>
  frames.flatMap((frame) => ('id' in frame && frame.id !== undefined ? [Number(frame.id)] : []));
const textsOf = (frames: readonly Frame[]) =>
  frames.flatMap((frame) => (frame.event === 'message' ? [frame.data.message.text] : []));

const messageWith = (text: string): Message => ({
  id: randomUUID(),
  chat_id: randomUUID(),
  seq: 1,
  author: 'user',
  kind: 1,
  text,
  image_url: null,
  created_at: '2026-11-20T12:00:00.000Z',
  client_id: null,
  state: 'complete',
  version: 1,
  versions: 1,
  is_edited: false,
});

const tell = ({ id }: Member, ...texts: string[]) =>
  server.services.eventLog.change(id, async ({ append }) => {
    for (const text of texts) {
      await append({ name: 'message', data: { message: messageWith(text) } });
    }
  });

async function login({ email, password }: Member): Promise<Member> {
  const answer = await server.call('createToken', { body: { email, password } });
  const { access, refresh } = expectStatus(answer, 200).body;
  return { ...(await server.join()), email, password, access, refresh };
}

describe('the stream', () => {
  it('tells of chats in the language in which it was asked for', async () => {
    const member = await server.join();
    const german = await chatOf(server, member, 'de').events();
    const english = await chatOf(server, member).events();
    await Promise.all([german.next('ready'), english.next('ready')]);
    await chatOf(server, member).open('ines');
    const taglineIn = async (language: string) => {
      const headers = { 'accept-language': language };
      const answer = await server.call('getBot', { params: { slug: 'ines' }, headers });
      return expectStatus(answer, 200).body.tagline;
    };
    for (const [events, language] of [
      [german, 'de'],
      [english, 'en'],
    ] as const) {
      const { chat } = (await events.next('chat')).data;
      expect(chat.bot.tagline).toBe(await taglineIn(language));
      await events.close();
    }
    expect(await taglineIn('de')).not.toBe(await taglineIn('en'));
  });

  it('is for members, and named so that nothing on the way holds it back', async () => {
    expect((await server.send('streamEvents')).status).toBe(401);
    const member = await server.join();
    const refused = await server.send('streamEvents', {
      token: member.access,
      headers: { 'last-event-id': 'latest' },
    });
    expect(refused.status).toBe(400);
    const events = await openEvents(server.origin, member.access, {
      headers: { 'accept-encoding': 'gzip, br' },
    });
    const { headers } = events.response;
    const names = ['content-type', 'cache-control', 'x-accel-buffering', 'content-encoding'];
    expect(names.map((name) => headers.get(name))).toEqual([
      'text/event-stream; charset=utf-8',
      'no-store, no-transform',
      'no',
      null,
    ]);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    await events.close();
  });

  it('begins with ready, and asks for a fresh look when nothing was read before', async () => {
    const member = await server.join();
    const events = await openEvents(server.origin, member.access);
    expect((await events.next('ready')).data).toEqual({ resync: true });
    expect(events.frames).toHaveLength(1);
    await events.close();
  });

  it('shows nobody what belongs to somebody else', async () => {
    const [one, other] = [await server.join(), await server.join()];
    const events = await openEvents(server.origin, one.access);
    await events.next('ready');
    await tell(other, 'For the other');
    await tell(one, 'For the one');
    await events.next('message');
    expect(textsOf(events.frames)).toEqual(['For the one']);
    await events.close();
  });

  it('is told of while it is open, and no other is with it', async () => {
    const member = await server.join();
    const { eventHub } = server.services;
    const heard: string[] = [];
    const stream = (name: string): EventStream => ({
      begin() {},
      notify: () => heard.push(name),
      catchUp() {},
      beat() {},
      end() {},
    });
    const session = { userId: member.id, sessionId: randomUUID() };
    const [gone, open, last] = [stream('gone'), stream('open'), stream('last')];
    for (const one of [gone, open, last]) eventHub.add(session, one);
    eventHub.remove(session, gone);
    await tell(member, 'Hello');
    await expect.poll(() => heard).toEqual(['open', 'last']);
    for (const one of [open, last, last]) eventHub.remove(session, one);
  });

  it('carries what is too large for a notification', async () => {
    const member = await server.join();
    const events = await openEvents(server.origin, member.access);
    await events.next('ready');
    const long = '猫'.repeat(20_000);
    await tell(member, long, 'after');
    await events.next('message', ({ message }) => message.text === 'after');
    expect(textsOf(events.frames)).toEqual([long, 'after']);
    await events.close();
  });
});

/** A member who reads along while a character is about to answer. */
async function answering() {
  const member = await server.join();
  const chat = chatOf(server, member);
  const { id } = await chat.open();
  const events = await chat.events();
  await events.next('ready');
  const { reply_id } = await chat.send(id, 'A long one');
  const held = await replies.next();
  return { chat, id, events, reply_id, held };
}

describe('coming back', () => {
  it('C6 C7 brings every event once, in ascending order, wherever the line broke', async () => {
    const member = await server.join();
    const first = await openEvents(server.origin, member.access);
    await first.next('ready');
    const bursts = Array.from({ length: 6 }, (_, round) =>
      Array.from({ length: 10 }, (__, at) => `Text ${round}.${at}`),
    );
    const tellEach = async (texts: string[]) => {
      for (const text of texts) await tell(member, text);
    };
    const frames: Frame[] = [];
    let events = first;
    for (const burst of bursts) {
      const telling = tellEach(burst);
      await events.next('message');
      await events.close();
      frames.push(...events.frames);
      events = await openEvents(server.origin, member.access, { lastEventId: lastId(frames) });
      expect((await events.next('ready')).data).toEqual({ resync: false });
      await telling;
    }
    await tell(member, 'The end');
    await events.next('message', ({ message }) => message.text === 'The end');
    await events.close();
    frames.push(...events.frames);
    expect(textsOf(frames)).toEqual([...bursts.flat(), 'The end']);
    const ids = idsOf(frames.filter(({ event }) => event !== 'ready'));
    expect(ids).toEqual([...new Set(ids)].sort((one, other) => one - other));
  });

  it('C6 what is told just before and just after the missed is read comes once', async () => {
    const member = await server.join();
    const first = await openEvents(server.origin, member.access);
    await first.next('ready');
    await first.close();
    const { eventLog } = server.services;
    const catchUp = eventLog.catchUp.bind(eventLog);
    vi.spyOn(eventLog, 'catchUp').mockImplementationOnce(async (userId, after) => {
      await tell(member, 'Before');
      const read = await catchUp(userId, after);
      await tell(member, 'After');
      return read;
    });
    const events = await openEvents(server.origin, member.access, {
      lastEventId: lastId(first.frames),
    });
    await events.next('ready');
    await tell(member, 'The end');
    await events.next('message', ({ message }) => message.text === 'The end');
    await events.close();
    expect(textsOf(events.frames)).toEqual(['Before', 'After', 'The end']);
  });

  it('C6 goes on from the place that ready names, when nothing else came', async () => {
    const member = await server.join();
    const first = await openEvents(server.origin, member.access);
    await first.next('ready');
    await first.close();
    const second = await openEvents(server.origin, member.access, {
      lastEventId: lastId(first.frames),
    });
    await second.next('ready');
    await second.close();
    await tell(member, 'Meanwhile');
    const events = await openEvents(server.origin, member.access, {
      lastEventId: lastId(second.frames),
    });
    expect((await events.next('ready')).data).toEqual({ resync: false });
    expect((await events.next('message')).data.message.text).toBe('Meanwhile');
    await events.close();
  });

  it('C6 in the middle of a reply shows what was said and goes on from there', async () => {
    const { chat, id, events, reply_id, held } = await answering();
    const beginning = 'There was a house by the sea. '.repeat(12);
    const text = `${beginning}It stood empty.`;
    held.say(beginning);
    await events.next('reply.delta');
    const { eventLog } = server.services;
    const catchUp = eventLog.catchUp.bind(eventLog);
    vi.spyOn(eventLog, 'catchUp').mockImplementationOnce(async (userId, after) => {
      await events.next('reply.delta');
      await events.next('reply.delta');
      return catchUp(userId, after);
    });
    const late = await Promise.all(
      Array.from({ length: 4 }, () => chat.events(lastId(events.frames))),
    );
    const snapshots = [];
    for (const reader of late) snapshots.push((await reader.next('reply.snapshot')).data);
    held.say('It stood empty.');
    held.end();
    for (const [at, reader] of late.entries()) {
      const data = snapshots[at];
      assert(data !== undefined);
      expect(data).toEqual({
        chat_id: id,
        message_id: reply_id,
        seq: 3,
        text: text.slice(0, data.text.length),
      });
      await readReply(reader, reply_id, text, data.text.length);
      const { message } = (await reader.next('message')).data;
      expect(message).toMatchObject({ id: reply_id, text, state: 'complete' });
      expect(reader.frames.filter(({ event }) => event === 'reply.started')).toEqual([]);
      await reader.close();
    }
    await events.next('message', ({ message }) => message.id === reply_id);
    const heard = events.frames.map((frame) =>
      frame.event === 'reply.delta' ? frame.data.text : '',
    );
    expect(heard.join('')).toBe(text);
    await events.close();
  });

  it('C6 a page read in the middle of a reply holds all that the stream told of it', async () => {
    const { chat, id, events, reply_id, held } = await answering();
    const text = 'There was a house by the sea, and nobody had lived in it for years.';
    held.say(`${text} `);
    await readReply(events, reply_id, text);
    const page = await chat.history(id);
    expect(page.results.at(-1)).toMatchObject({ id: reply_id, text, state: 'streaming' });
    held.end();
    await events.next('message', ({ message }) => message.id === reply_id);
    await events.close();
  });

  it('C6 who comes while more was read than is written goes on without a gap', async () => {
    const { chat, events, reply_id, held } = await answering();
    const first = 'There was a house by the sea, and nobody had lived in it for years. ';
    held.say(first);
    await readReply(events, reply_id, first.trimEnd());
    const late = await chat.events(lastId(events.frames));
    const { text } = (await late.next('reply.snapshot')).data;
    expect(text.length).toBeLessThan(first.length - 1);
    held.say('It was ours.');
    held.end();
    await readReply(late, reply_id, `${first}It was ours.`, text.length);
    await Promise.all([events.close(), late.close()]);
  });

  it('C6 who begins hears what came since the first list was asked for', async () => {
    const member = await server.join();
    await tell(member, 'Long ago');
    server.clock.advance(60_000);
    await tell(member, 'Just now');
    const texts: string[][] = [];
    for (const ageMs of [1_000, 300_000]) {
      const events = await openEvents(server.origin, member.access, { ageMs });
      expect((await events.next('ready')).data).toEqual({ resync: false });
      await events.next('message', ({ message }) => message.text === 'Just now');
      await events.close();
      texts.push(textsOf(events.frames));
    }
    expect(texts).toEqual([['Just now'], ['Long ago', 'Just now']]);
  });

  it('C6 who begins hears the first that was ever told', async () => {
    const member = await server.join();
    await server.services.database.delete(events);
    await tell(member, 'The first');
    const reader = await openEvents(server.origin, member.access, { ageMs: 1_000 });
    expect((await reader.next('ready')).data).toEqual({ resync: false });
    expect((await reader.next('message')).data.message.text).toBe('The first');
    await reader.close();
  });

  it('C7 asks for a fresh look after an id that was never given out', async () => {
    const member = await server.join();
    await tell(member, 'Before');
    for (const lastEventId of ['9000000000', '9999999999999999999']) {
      const events = await openEvents(server.origin, member.access, { lastEventId });
      const ready = await events.next('ready');
      expect(ready.data).toEqual({ resync: true });
      expect(Number(ready.id)).toBeLessThan(9_000_000_000);
      await events.close();
      expect(textsOf(events.frames)).toEqual([]);
    }
  });

  it('C7 leaves out what a newer server tells of on the same database, at once and later', async () => {
    const member = await server.join();
    const { eventLog, notifier } = server.services;
    const newer = { name: 'told.by.a.newer.server', data: { at: 1 } };
    const tellNewer = () =>
      eventLog.change(member.id, async ({ transaction }) => {
        const [row] = await transaction
          .insert(events)
          .values({ userId: member.id, ...newer })
          .returning({ id: events.id });
        const told = { user: member.id, id: String(row?.id), event: newer };
        await notifier.publish(CHANNEL, JSON.stringify(told), transaction);
      });
    const stream = await openEvents(server.origin, member.access);
    const { id } = await stream.next('ready');
    await tellNewer();
    await tell(member, 'after');
    await stream.next('message');
    await stream.close();
    const again = await openEvents(server.origin, member.access, { lastEventId: id ?? '' });
    expect((await again.next('ready')).data).toEqual({ resync: false });
    await again.next('message');
    expect(again.frames.map(({ event }) => event)).toEqual(['ready', 'message']);
    expect(stream.frames.map(({ event }) => event)).toEqual(['ready', 'message']);
    expect(server.logged()).not.toContain('could not be read');
    await again.close();
  });

  it('asks for a fresh look when more was missed than is sent again', async () => {
    const member = await server.join();
    const first = await openEvents(server.origin, member.access);
    await first.next('ready');
    await first.close();
    await tell(member, ...Array.from({ length: 1001 }, (_, at) => `Text ${at}`));
    const lastEventId = lastId(first.frames);
    const events = await openEvents(server.origin, member.access, { lastEventId });
    expect((await events.next('ready')).data).toEqual({ resync: true });
    await tell(member, 'New');
    expect((await events.next('message')).data.message.text).toBe('New');
    await events.close();
  });

  it('asks for a fresh look when what was missed is no longer kept', async () => {
    const member = await server.join();
    const first = await openEvents(server.origin, member.access);
    await tell(member, 'Read');
    await first.next('message');
    await first.close();
    await tell(member, 'Missed');
    server.clock.advance(KEPT_MS + 1);
    await server.services.eventLog.prune();
    const again = await login(member);
    const lastEventId = lastId(first.frames);
    const events = await openEvents(server.origin, again.access, { lastEventId });
    const ready = await events.next('ready');
    expect(ready.data).toEqual({ resync: true });
    await events.close();
    const up = await openEvents(server.origin, again.access, { lastEventId: ready.id ?? '' });
    expect((await up.next('ready')).data).toEqual({ resync: false });
    await up.close();
  });
});

describe('the end of a session', () => {
  it('A2 logout tells the streams of that session and closes them, and no other', async () => {
    const member = await server.join();
    const elsewhere = await login(member);
    const [here, there] = [
      await openEvents(server.origin, member.access),
      await openEvents(server.origin, elsewhere.access),
    ];
    await Promise.all([here.next('ready'), there.next('ready')]);
    const body = { refresh: member.refresh };
    expectStatus(await server.call('logout', { body }), 204);
    await here.next('session.ended');
    await here.ended;
    expect(here.frames.at(-1)).toEqual({ event: 'session.ended', data: {} });
    await tell(member, 'Still open');
    await there.next('message');
    await there.close();
    expect((await server.send('streamEvents', { token: member.access })).status).toBe(401);
  });

  it('A2 deletion closes every stream of the user', async () => {
    const member = await server.join();
    const elsewhere = await login(member);
    const streams = [
      await openEvents(server.origin, member.access),
      await openEvents(server.origin, elsewhere.access),
    ];
    for (const stream of streams) await stream.next('ready');
    expectStatus(
      await server.call('deleteProfile', { token: member.access, body: withPassword }),
      204,
    );
    for (const stream of streams) {
      await stream.next('session.ended');
      await stream.ended;
    }
  });

  it('A2 a refresh token used again too late closes the streams of its family', async () => {
    const member = await server.join();
    const events = await openEvents(server.origin, member.access);
    await events.next('ready');
    const body = { refresh: member.refresh };
    expectStatus(await server.call('refreshToken', { body }), 200);
    server.clock.advance(31_000);
    expectStatus(await server.call('refreshToken', { body }), 401);
    await events.next('session.ended');
    await events.ended;
  });
});

describe('limits', () => {
  it('end the oldest of too many streams of one user', async () => {
    const member = await server.join();
    const streams = [];
    for (let count = 0; count <= STREAMS_PER_USER; count += 1) {
      const stream = await openEvents(server.origin, member.access);
      await stream.next('ready');
      streams.push(stream);
    }
    const [oldest, ...others] = streams;
    await oldest?.ended;
    await tell(member, 'Who is there?');
    for (const stream of others) {
      await stream.next('message');
      await stream.close();
    }
    expect(others).toHaveLength(STREAMS_PER_USER);
  });

  it('cut off a reader that does not read, and leave the others be', async () => {
    const member = await server.join();
    const quick = await openEvents(server.origin, member.access);
    await quick.next('ready');
    const slow = connect(Number(new URL(server.origin).port), '127.0.0.1');
    const begun = new Promise<void>((resolve) => {
      slow.once('data', () => {
        slow.pause();
        resolve();
      });
    });
    slow.write(
      `GET /api/events HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${member.access}\r\n\r\n`,
    );
    await begun;
    const text = 'x'.repeat(20_000);
    const batches = 9;
    for (let told = 0; told < batches; told += 1) {
      await tell(member, ...Array.from({ length: 99 }, () => text), `Batch ${told}`);
      await quick.next('message', ({ message }) => message.text === `Batch ${told}`);
    }
    let received = 0;
    const closed = new Promise<void>((resolve) => {
      slow.on('data', (chunk) => {
        received += chunk.length;
      });
      slow.on('error', () => {});
      slow.once('close', () => {
        resolve();
      });
    });
    slow.resume();
    await closed;
    expect(received).toBeLessThan((batches * 100 * text.length) / 2);
    expect(textsOf(quick.frames)).toHaveLength(batches * 100);
    await quick.close();
  });
});
