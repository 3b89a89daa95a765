import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls, users } from '../../../server/database/schema';
import { expectStatus } from '../../support/contractClient';
import { createFakeAgents } from '../../support/fakeAgents';
import { startTestServer } from '../../support/server';
import type { Member, TestServer } from '../../support/server';
import { createPostgresDatabase } from '../../support/testDatabase';

const secrets = { jwt: randomBytes(32), refresh: randomBytes(32) };
const [here, there] = [createFakeAgents(), createFakeAgents()];

let shared: Awaited<ReturnType<typeof createPostgresDatabase>>;
let one: TestServer;
let other: TestServer;

beforeAll(async () => {
  shared = await createPostgresDatabase('catalogue');
  one = await startTestServer({ database: await shared.open(), secrets, agents: here });
  other = await startTestServer({ database: await shared.open(), secrets, agents: there });
});
afterAll(async () => {
  await Promise.all([one.stop(), other.stop()]);
  await shared.drop();
});

async function joinPremium(): Promise<Member> {
  const member = await one.join();
  await one.services.database
    .update(users)
    .set({ premiumUntil: new Date('2099-01-01T00:00:00.000Z') })
    .where(eq(users.id, member.id));
  return member;
}

const ask = (server: TestServer, { access }: Member, isTakenOver = false) =>
  server.call('createAudioChatToken', {
    token: access,
    body: { bot_slug: 'ines', take_over: isTakenOver },
  });

it('lets a call be taken over at another instance, which ends it at the first', async () => {
  const member = await joinPremium();
  expectStatus(await ask(one, member), 200);
  expectStatus(await ask(other, member), 409);
  expectStatus(await ask(other, member, true), 200);
  expect(await here.last().ended).toBe('elsewhere');
});

it('lets one of several calls begin that are asked for at once', async () => {
  const member = await joinPremium();
  const asked = await Promise.all([one, other, one, other].map((server) => ask(server, member)));
  expect(asked.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
});

it('ends the call of an instance that died, as of when it was last heard of', async () => {
  const member = await joinPremium();
  const { body } = expectStatus(await ask(one, member), 200);
  const leaseUntil = new Date('2026-11-20T11:00:00.000Z');
  here.last().onEnd('failed');
  await one.services.background.idle();
  await one.services.database
    .update(calls)
    .set({ endedAt: null, cause: null, leaseUntil })
    .where(eq(calls.id, body.call_id));
  await other.services.calls?.look();
  const [row] = await one.services.database.select().from(calls).where(eq(calls.id, body.call_id));
  expect(row).toMatchObject({ cause: 'lost', endedAt: leaseUntil });
});
