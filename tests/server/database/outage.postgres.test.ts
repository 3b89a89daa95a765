import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pino } from 'pino';
import { openPostgres } from '../../../server/database/postgres';
import { chatOf } from '../../support/chat';
import { expectStatus } from '../../support/contractClient';
import { createFakeReplies } from '../../support/fakeReplies';
import { runSql } from '../../support/postgres';
import { startTestServer } from '../../support/server';
import type { TestServer } from '../../support/server';
import { startTcpProxy } from '../../support/tcpProxy';
import type { TcpProxy } from '../../support/tcpProxy';
import { createPostgresDatabase } from '../../support/testDatabase';

const POOL = 16;
const secrets = { jwt: randomBytes(32), refresh: randomBytes(32) };
const replies = createFakeReplies('scripted');

let database: Awaited<ReturnType<typeof createPostgresDatabase>>;
let line: TcpProxy;
/** It reaches the database over a line that the test cuts. */
let server: TestServer;
/** It reaches the database always. */
let steady: TestServer;

beforeAll(async () => {
  database = await createPostgresDatabase('catalogue');
  const url = new URL(database.url);
  line = await startTcpProxy([Number(url.port)]);
  url.port = String(line.port);
  const log = pino({ level: 'silent' });
  steady = await startTestServer({
    database: await database.open(),
    secrets,
    replySource: replies,
  });
  server = await startTestServer({
    isClockStill: false,
    database: await openPostgres({ url: url.href, log }),
    secrets,
    replySource: replies,
  });
});
afterAll(async () => {
  line.mend();
  await Promise.all([server.stop(), steady.stop()]);
  await line.stop();
  await database.drop();
});

const isWell = async () => (await server.send('getHealth')).status;
const recovered = () => expect.poll(isWell, { timeout: 15_000 }).toBe(200);

describe('a database that goes away', () => {
  it('is 503 with the time to wait, said by the health check, and all is well when it is back', async () => {
    const member = await server.join();
    const chat = chatOf(server, member);
    const { id } = await chat.open();
    line.cut();
    const answers = await Promise.all([
      server.call('getProfile', { token: member.access }),
      server.call('listChats', { token: member.access }),
      server.call('createToken', { body: { email: member.email, password: member.password } }),
      server.call('refreshToken', { body: { refresh: member.refresh } }),
      chat.post(id, 'Can you hear me?'),
    ]);
    for (const answer of answers) {
      const { body, headers } = expectStatus(answer, 503);
      expect(body).toEqual({
        type: 'about:blank',
        title: 'Not available at the moment',
        status: 503,
        code: 'unavailable',
      });
      expect(headers.get('retry-after')).toBe('5');
    }
    expectStatus(await server.call('getHealth'), 503);
    expectStatus(await server.call('listBots'), 200);
    line.mend();
    await recovered();
    expectStatus(await server.call('getProfile', { token: member.access }), 200);
    expect(await chat.history(id).then(({ results }) => results.length)).toBe(1);
  });

  it('takes no connection with it for good, however often and by however many calls', async () => {
    const member = await server.join();
    for (let round = 0; round < 3; round += 1) {
      line.cut();
      const calls = Array.from({ length: POOL }, () =>
        server.send('refreshToken', { body: { refresh: member.refresh } }),
      );
      const statuses = (await Promise.all(calls)).map(({ status }) => status);
      expect(new Set(statuses)).toEqual(new Set([503]));
      line.mend();
      await recovered();
    }
    const calls = Array.from({ length: POOL * 2 }, () =>
      server.send('refreshToken', { body: { refresh: member.refresh } }),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('ends no process when it ends all connections, those in the middle of a change included', async () => {
    const { eventLog } = server.services;
    const member = await server.join();
    const terminate = () =>
      runSql(
        database.url,
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      );
    await expect(eventLog.change(member.id, terminate)).rejects.toThrow();
    await recovered();
    const profile = server.call('getProfile', { token: member.access });
    expectStatus(await profile, 200);
    await expect.poll(async () => (await steady.send('getHealth')).status).toBe(200);
  });
});

describe('what was told during an outage', () => {
  it('C6 comes by the stream that stayed open, once and in order', async () => {
    const member = await server.join();
    const { id } = await chatOf(server, member).open();
    const events = await chatOf(server, member).events();
    await events.next('ready');
    const elsewhere = chatOf(steady, member);
    await elsewhere.send(id, 'Before');
    const held = await replies.next();
    held.say('It was late, ');
    await events.next('reply.delta');

    line.cut();
    await elsewhere.send(id, 'Meanwhile');
    held.say('and the lamps were lit.');
    held.end();
    const next = await replies.next();
    next.say('A second answer');
    await expect
      .poll(async () => (await elsewhere.history(id)).results.at(-1)?.text)
      .toBe('A second answer');
    line.mend();

    const snapshot = (await events.next('reply.snapshot')).data;
    expect(snapshot.text).toBe('A second answer');
    next.say(', and its end.');
    next.end();
    const last = await events.next('message', ({ message }) => message.id === snapshot.message_id);
    expect(last.data.message.text).toBe('A second answer, and its end.');
    const texts = events.frames.flatMap((frame) =>
      frame.event === 'message' ? [frame.data.message.text] : [],
    );
    expect(texts).toEqual([
      'Before',
      'Meanwhile',
      'It was late, and the lamps were lit.',
      'A second answer, and its end.',
    ]);
    const ids = events.frames.flatMap((frame) =>
      'id' in frame && frame.id !== undefined ? [Number(frame.id)] : [],
    );
    expect(ids).toEqual([...new Set(ids)].sort((earlier, later) => earlier - later));
    await events.close();
  });

  it('C6 continues a reply in its middle, where it was', async () => {
    const member = await server.join();
    const { id } = await chatOf(server, member).open();
    const events = await chatOf(server, member).events();
    await events.next('ready');
    const { reply_id } = await chatOf(steady, member).send(id, 'Hello');
    const held = await replies.next();
    held.say('First, ');
    await events.next('reply.delta');
    line.cut();
    held.say('then this, ');
    const kept = async () => (await chatOf(steady, member).history(id)).results.at(-1)?.text;
    await expect.poll(kept).toBe('First, then this, ');
    line.mend();
    await recovered();
    const read = () =>
      events.frames
        .flatMap((frame) => (frame.event === 'reply.delta' ? [frame.data.text] : []))
        .join('');
    // A reply that ends before its middle was read comes whole, as a message.
    await expect.poll(read).toBe('First, then this, ');
    held.say('and the end.');
    held.end();
    await events.next('message', ({ message }) => message.id === reply_id);
    expect(read()).toBe('First, then this, and the end.');
    expect(events.frames.filter(({ event }) => event === 'reply.snapshot')).toEqual([]);
    await events.close();
  });

  it('C9 leaves no source open whose reply was stopped meanwhile', async () => {
    const member = await server.join();
    const { id } = await chatOf(server, member).open();
    await chatOf(server, member).send(id, 'Hello');
    const held = await replies.next();
    line.cut();
    expectStatus(await chatOf(steady, member).stop(id), 204);
    line.mend();
    await held.aborted;
  });

  it('A2 closes the stream of a session that ended', async () => {
    const [member, another] = [await server.join(), await server.join()];
    const [events, stays] = await Promise.all([
      chatOf(server, member).events(),
      chatOf(server, another).events(),
    ]);
    await Promise.all([events.next('ready'), stays.next('ready')]);
    line.cut();
    expectStatus(await steady.call('logout', { body: { refresh: member.refresh } }), 204);
    line.mend();
    await events.next('session.ended');
    await events.ended;
    await chatOf(steady, another).open();
    await stays.next('chat');
    await stays.close();
  });
});

describe('the password of the database', () => {
  it('X3 is in no log and in no fault', async () => {
    const { password } = new URL(database.url);
    expect(password).toMatch(/^canary/);
    expect(server.logged()).toContain('the database does not answer');
    expect(server.logged() + steady.logged()).not.toContain(password);
    const url = new URL(database.url);
    const log = pino({ level: 'silent' });
    for (const fault of ['wrong', '%C3%A4', 'a%zz', `${password}?x`]) {
      url.password = '';
      const broken = url.href.replace('tester', `tester:secret-${fault}`);
      const failure: unknown = await openPostgres({ url: broken, log }).catch(String);
      expect(failure).toMatch(
        /^StartFault: The database of DATABASE_URL at \S+, port \d+, cannot be used: \S/,
      );
      expect(failure).not.toContain('secret-');
    }
  });

  it('X10 is said to be wrong, with host and port', async () => {
    const url = new URL(database.url);
    const log = pino({ level: 'silent' });
    url.pathname = '/not-there';
    await expect(openPostgres({ url: url.href, log })).rejects.toThrow(
      `at ${url.hostname}, port ${url.port}, cannot be used: it has no database of that name: make it with createdb (3D000, `,
    );
  });
});
