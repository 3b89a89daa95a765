import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { characters } from '../../../server/database/schema';
import { seed } from '../../support/seed';
import { chatOf } from '../../support/chat';
import { expectStatus } from '../../support/contractClient';
import { openEvents, readReply } from '../../support/eventReader';
import { createFakeReplies } from '../../support/fakeReplies';
import { startTestServer } from '../../support/server';
import type { TestServer } from '../../support/server';
import { createPostgresDatabase } from '../../support/testDatabase';

type Shared = Awaited<ReturnType<typeof createPostgresDatabase>>;

const secrets = { jwt: randomBytes(32), refresh: randomBytes(32) };
const replies = createFakeReplies();
const limits = {
  callsPerMinute: 100_000,
  signInPerMinute: 100_000,
  signInPerAccountPerMinute: 5,
  reportsPerMinute: 100_000,
  searchesPerMinute: 100_000,
  photosPerMinute: 100_000,
  talksPerMinute: 100_000,
  unconfirmedClaimsPerDay: 100_000,
};

let shared: Shared;
let one: TestServer;
let other: TestServer;

const start = async () =>
  startTestServer({
    database: await shared.open(),
    secrets,
    replySource: replies,
    config: { limits },
  });

beforeAll(async () => {
  shared = await createPostgresDatabase('catalogue');
  [one, other] = await Promise.all([start(), start()]);
});
afterAll(async () => {
  await Promise.all([one.stop(), other.stop()]);
  await shared.drop();
});

describe('several instances that start together', () => {
  it('fill the catalogue once', async () => {
    const rows = await one.services.database.select().from(characters);
    expect(rows).toHaveLength(seed.characters.length);
    const lists = await Promise.all([one, other].map((server) => server.call('listBots')));
    const [here, there] = lists.map((list) => expectStatus(list, 200).body.results);
    expect(here).toEqual(there);
  });
});

describe('what happens at one instance', () => {
  it('is streamed by the other, text and reply', async () => {
    const member = await one.join();
    const { id } = await chatOf(one, member).open();
    const there = await openEvents(other.origin, member.access);
    await there.next('ready');
    const { message, reply_id } = await chatOf(one, member).send(id, 'Good evening');
    const told = await there.next('message');
    expect(told.data.message).toEqual(message);
    const held = await replies.next();
    held.say('And to you.');
    held.end();
    await readReply(there, reply_id, 'And to you.');
    const { data } = await there.next('message');
    expect(data.message).toMatchObject({ id: reply_id, state: 'complete' });
    await there.close();
  });

  it('A2 closes the streams of its session at the other', async () => {
    const member = await one.join();
    const there = await openEvents(other.origin, member.access);
    await there.next('ready');
    expectStatus(await one.call('logout', { body: { refresh: member.refresh } }), 204);
    await there.next('session.ended');
    await there.ended;
    expect((await other.send('getProfile', { token: member.access })).status).toBe(401);
  });

  it('A4 counts at the other', async () => {
    const { email } = await one.join();
    one.clock.advance(60_000);
    other.clock.advance(60_000);
    const body = { email, password: 'a wrong one' };
    const turns = [one, other, one, other, one, other, one];
    const statuses: number[] = [];
    for (const server of turns) statuses.push((await server.send('createToken', { body })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  it('is the order that the other goes on in', async () => {
    const { database, catalogue } = one.services;
    const first = expectStatus(await one.call('listBots', { query: { size: '5' } }), 200).body;
    const last = seed.characters.at(-1)?.slug ?? '';
    await database.update(characters).set({ chatsStarted: 9 }).where(eq(characters.slug, last));
    await catalogue.reload();
    const query = { size: '60', c: first.next_param ?? '' };
    const rest = expectStatus(await other.call('listBots', { query }), 200).body.results;
    const slugs = [...first.results, ...rest].map(({ slug }) => slug);
    expect(slugs).toEqual(seed.characters.map(({ slug }) => slug).slice(0, slugs.length));
    await expect
      .poll(async () => expectStatus(await other.call('listBots'), 200).body.results[0]?.slug)
      .toBe(last);
  });
});

describe('one address registered at both at once', () => {
  it('is one account, and each is told the same', async () => {
    const email = `${randomUUID()}@example.org`;
    const passwords = ['the first password', 'the other password'];
    const answers = await Promise.all(
      [one, other].map((server, at) => {
        const password = passwords[at];
        const body = { name: 'Ada', email, password, password_repeat: password };
        return server.call('register', { body: { ...body, adult: true, terms: true } });
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const users = await one.services.database.query.users.findMany();
    expect(users.filter((user) => user.email === email)).toHaveLength(1);
    const logins = await Promise.all(
      passwords.map((password) => other.send('createToken', { body: { email, password } })),
    );
    expect(logins.map(({ status }) => status).sort()).toEqual([200, 401]);
  });
});

describe('one refresh token used at both at once', () => {
  it('S1 has one successor', async () => {
    const { refresh } = await one.join();
    const body = { refresh };
    const answers = await Promise.all(
      [one, other, one, other].map((server) => server.call('refreshToken', { body })),
    );
    const tokens = answers.map((answer) => expectStatus(answer, 200).body.refresh);
    expect(new Set(tokens).size).toBe(1);
  });
});
