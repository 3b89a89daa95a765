import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { users } from '../../../server/database/schema';
import { expectStatus } from '../../support/contractClient';
import { createFakeAgents } from '../../support/fakeAgents';
import { startTestServer } from '../../support/server';
import type { TestServer } from '../../support/server';

const agents = createFakeAgents();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ agents });
});
afterAll(() => server.stop());

it('a call is told why it ends, though somebody looks at it in the middle of that', async () => {
  const { background, calls, database, eventLog } = server.services;
  const member = await server.join();
  const premiumUntil = new Date(server.clock.now().getTime() + 86_400_000);
  await database.update(users).set({ premiumUntil }).where(eq(users.id, member.id));
  const body = { bot_slug: 'ines' };
  expectStatus(await server.call('createAudioChatToken', { token: member.access, body }), 200);
  const begun = agents.last();
  begun.onConnected();
  await background.idle();

  const { change } = eventLog;
  vi.spyOn(eventLog, 'change').mockImplementationOnce(async (userId, work) => {
    const result = await change(userId, work);
    await calls?.look();
    return result;
  });
  server.clock.advance(900_000);
  await calls?.look();
  expect(await begun.ended).toBe('limit');
});
