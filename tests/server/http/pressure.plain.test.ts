import Fastify from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { handleErrors } from '../../../server/http/errorHandling';
import { refuseWhenLate } from '../../../server/http/pressure';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** Has every turn of the loop last so long, until it is told to stop. */
function holdUpTheLoop(ms: number): () => void {
  const turn = setInterval(() => {
    const until = performance.now() + ms;
    while (performance.now() < until);
  }, 1);
  const stop = () => clearInterval(turn);
  cleanups.push(stop);
  return stop;
}

async function start(mostDelayMs: number) {
  const app = Fastify();
  handleErrors(app);
  await refuseWhenLate(app, { mostDelayMs, sampleMs: 50 });
  app.get('/healthz', async () => 'well');
  app.get('/bots', async () => []);
  cleanups.push(() => app.close());
  return (url: string) => app.inject({ url });
}

const patient = { timeout: 30_000, interval: 5 };

describe('a loop that is late', () => {
  it('X9 has what begins come back later, but for the question how it is', async () => {
    const ask = await start(20);
    expect((await ask('/bots')).statusCode).toBe(200);
    const stop = holdUpTheLoop(80);
    const refused = await vi.waitFor(async () => {
      const answer = await ask('/bots');
      expect(answer.statusCode).toBe(503);
      return answer;
    }, patient);
    expect(refused.headers['retry-after']).toBe('5');
    expect(refused.headers['content-type']).toContain('application/problem+json');
    expect(refused.json()).toMatchObject({ status: 503, code: 'unavailable' });
    expect((await ask('/healthz')).statusCode).toBe(200);
    stop();
    await vi.waitFor(async () => expect((await ask('/bots')).statusCode).toBe(200), patient);
  });
});
