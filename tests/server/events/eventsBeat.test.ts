import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openEvents } from '../../support/eventReader';
import { startTestServer } from '../../support/server';
import type { TestServer } from '../../support/server';

let server: TestServer;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  server = await startTestServer();
});
afterAll(async () => {
  await server.stop();
  vi.useRealTimers();
});

it('C8 a quiet stream beats every ten seconds', async () => {
  const { access } = await server.join();
  const events = await openEvents(server.origin, access);
  await events.next('ready');
  for (let count = 0; count < 3; count += 1) {
    const beat = events.beat();
    vi.advanceTimersByTime(10_000);
    await beat;
  }
  expect(events.frames.map(({ event }) => event)).toEqual(['ready']);
  await events.close();
});
