import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../server/config';
import { rateWindows } from '../../../server/database/schema';
import {
  addressKey,
  createRateLimiter,
  KEYS_AT_MOST,
  pruneRateWindows,
} from '../../../server/http/rateLimiter';
import { createRateLimits } from '../../../server/http/rateLimits';
import { expectStatus } from '../../support/contractClient';
import { startTestServer } from '../../support/server';
import type { TestServer } from '../../support/server';
import { createTestClock } from '../../support/testClock';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    config: {
      limits: {
        callsPerMinute: 20,
        signInPerMinute: 30,
        signInPerAccountPerMinute: 5,
        reportsPerMinute: 3,
        searchesPerMinute: 3,
        photosPerMinute: 100_000,
        talksPerMinute: 100_000,
        unconfirmedClaimsPerDay: 100_000,
      },
    },
  });
});
afterAll(() => server.stop());

const login = (email: string, password = 'a wrong one') =>
  server.call('createToken', { body: { email, password } });

async function repeat<T>(times: number, job: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let count = 0; count < times; count += 1) results.push(await job());
  return results;
}
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);

describe('A4 brute force', () => {
  it('A4 the sixth login of an account within a minute is 429 and says how long to wait', async () => {
    const { email, password } = await server.join();
    server.clock.advance(60_000);
    expect(statuses(await repeat(5, () => login(email)))).toEqual([401, 401, 401, 401, 401]);
    server.clock.advance(20_000);
    const refused = expectStatus(await login(email, password), 429);
    expect(refused.body).toEqual({
      type: 'about:blank',
      title: 'Too many attempts',
      status: 429,
      code: 'rate-limited',
    });
    expect(refused.headers.get('retry-after')).toBe('40');
  });

  it('A4 nobody is shut out for longer than that minute', async () => {
    const { email, password } = await server.join();
    server.clock.advance(60_000);
    await repeat(5, () => login(email));
    server.clock.advance(59_000);
    expect(statuses(await repeat(5, () => login(email)))).toEqual([429, 429, 429, 429, 429]);
    server.clock.advance(1_000);
    expectStatus(await login(email, password), 200);
  });

  it('A4 known and unknown addresses are limited alike', async () => {
    server.clock.advance(60_000);
    const answers = await repeat(6, () => login('nobody@example.org'));
    expect(statuses(answers)).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('A4 many accounts from one address are limited', async () => {
    server.clock.advance(60_000);
    const answers = await repeat(31, () => login(`${randomUUID()}@example.org`));
    expect(statuses(answers)).toEqual([...Array.from({ length: 30 }, () => 401), 429]);
  });
});

describe('one account from everywhere', () => {
  let behind: TestServer;
  beforeAll(async () => {
    const { limits, ...config } = readConfig({ TRUST_PROXY: '1' });
    behind = await startTestServer({
      config: { trustProxy: config.trustProxy, limits: { ...limits, signInPerMinute: 3 } },
    });
  });
  afterAll(() => behind.stop());

  const loginFrom = (host: number, email: string, password = 'a wrong one') =>
    behind.call('createToken', {
      body: { email, password },
      headers: { 'x-forwarded-for': `192.0.2.${host}` },
    });

  it('A4 is not guessed by many addresses together, and opens again after the minute', async () => {
    const { email, password } = await behind.join();
    behind.clock.advance(60_000);
    const answers = [];
    for (let host = 1; host <= 13; host += 1) answers.push(await loginFrom(host, email));
    expect(statuses(answers)).toEqual([...Array.from({ length: 12 }, () => 401), 429]);
    expect(statuses([await loginFrom(14, 'nobody@example.org')])).toEqual([401]);
    behind.clock.advance(60_000);
    expectStatus(await loginFrom(15, email, password), 200);
  });
});

describe('calls and reports', () => {
  it('a user has a number of calls in a minute', async () => {
    server.clock.advance(60_000);
    const { access } = await server.join();
    server.clock.advance(60_000);
    const answers = await repeat(21, () => server.call('getProfile', { token: access }));
    expect(statuses(answers)).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  });

  it('an address has a number of reports in a minute', async () => {
    server.clock.advance(60_000);
    const body = { kind: 'issue', reason: 'technical', text: 'The page is empty' };
    const answers = await repeat(4, () => server.call('createReport', { body }));
    expect(statuses(answers)).toEqual([201, 201, 201, 429]);
  });
});

describe('the limiter', () => {
  const limiterOf = (name: string, perMinute: number, step?: number) => {
    const clock = createTestClock();
    const { database } = server.services;
    const options = { name, perMinute, ...(step !== undefined && { step }) };
    return { clock, limiter: createRateLimiter(options, { database, clock }) };
  };
  const refused = 'Too many attempts';

  it('counts each key by itself and forgets it after its minute', async () => {
    const { clock, limiter } = limiterOf('each', 1);
    await limiter.take('one');
    await limiter.take('other');
    clock.advance(59_999);
    await expect(limiter.take('one')).rejects.toThrow(refused);
    clock.advance(1);
    await limiter.take('one');
    await expect(limiter.take('one')).rejects.toThrow(refused);
  });

  it('remembers so many keys at once, and forgets the one begun longest ago', async () => {
    const { clock, limiter } = limiterOf('many', 1, 2);
    await limiter.take('first');
    await limiter.take('second');
    clock.advance(60_000);
    await limiter.take('first');
    for (let count = 2; count < KEYS_AT_MOST; count += 1) await limiter.take(`key ${count}`);
    await expect(limiter.take('first')).rejects.toThrow(refused);
    await limiter.take('one more');
    await expect(limiter.take('first')).rejects.toThrow(refused);
    await limiter.take('another');
    await limiter.take('first');
  });

  it('of calls holds for all processes together, four times as wide for an address', async () => {
    const { limits } = readConfig({});
    const parts = { database: server.services.database, clock: createTestClock() };
    const config = { limits: { ...limits, callsPerMinute: 20 } };
    const [one, other] = [createRateLimits(config, parts), createRateLimits(config, parts)];
    for (let count = 0; count < 80; count += 1) await one.callsOfAddress.take('calls');
    for (let count = 0; count < 20; count += 1) await one.callsOfUser.take('calls');
    await expect(other.callsOfUser.take('calls')).rejects.toThrow(refused);
    // Four calls of an address are told together, as counting each would take too long.
    for (let count = 0; count < 3; count += 1) await other.callsOfAddress.take('calls');
    await expect(other.callsOfAddress.take('calls')).rejects.toThrow(refused);
  });

  it('A4 counts for all processes together, and for no other limit', async () => {
    const [one, other] = [limiterOf('shared', 3), limiterOf('shared', 3)];
    const { limiter: another } = limiterOf('another', 1);
    await one.limiter.take('key');
    await other.limiter.take('key');
    await one.limiter.take('key');
    await another.take('key');
    await expect(other.limiter.take('key')).rejects.toThrow(refused);
    await expect(one.limiter.take('key')).rejects.toThrow(refused);
    other.clock.advance(60_000);
    await other.limiter.take('key');
  });

  it('A4 lets no more than the limit through of many calls at once', async () => {
    const limiters = Array.from({ length: 4 }, () => limiterOf('at once', 10).limiter);
    const calls = limiters.flatMap((limiter) => Array.from({ length: 10 }, () => limiter.take('')));
    const answers = await Promise.allSettled(calls);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  });

  it('tells the others in steps where that will do, and is exact for one process', async () => {
    const [one, other] = [limiterOf('steps', 20, 5), limiterOf('steps', 20, 5)];
    for (let count = 0; count < 16; count += 1) await one.limiter.take('key');
    for (let count = 0; count < 5; count += 1) await other.limiter.take('key');
    await expect(other.limiter.take('key')).rejects.toThrow(refused);
    for (let count = 0; count < 3; count += 1) await one.limiter.take('key');
    await expect(one.limiter.take('key')).rejects.toThrow(refused);
    const [busy, others] = [limiterOf('busy', 20, 5), limiterOf('busy', 20, 5)];
    for (let count = 0; count < 15; count += 1) await others.limiter.take('key');
    // Of these the last three come while the first five are told.
    await Promise.all(Array.from({ length: 8 }, () => busy.limiter.take('key')));
    await expect(busy.limiter.take('key')).rejects.toThrow(refused);
    const { limiter: alone } = limiterOf('alone', 20, 5);
    for (let count = 0; count < 20; count += 1) await alone.take('key');
    await expect(alone.take('key')).rejects.toThrow(refused);
  });

  it('keeps neither accounts nor addresses, and no window that is over', async () => {
    const { clock, limiter } = limiterOf('pruned', 5);
    await limiter.take('ada@example.org');
    const { database } = server.services;
    const rows = () => database.select().from(rateWindows);
    expect(JSON.stringify(await rows())).not.toMatch(/ada|127\.0\.0\.1/);
    clock.advance(60_001);
    await pruneRateWindows(database, clock.now());
    expect((await rows()).filter(({ endsAt }) => endsAt < clock.now())).toEqual([]);
  });

  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '::ffff:192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['2001:db8:1:2::', '2001:db8:1:2'],
    ['2001:db8::2:3:4:5:6', '2001:db8:0:2'],
    ['::2:3:4:5:6:7', '0:0:2:3'],
    ['::1', '0:0:0:0'],
    ['192.0.2.7:52814', '192.0.2.7'],
    ['[2001:db8:1:2:3:4:5:6]:443', '2001:db8:1:2'],
    ['unknown', 'unknown'],
    ['_hidden:1', 'unknown'],
    ['', 'unknown'],
  ])('takes the address %s as %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});
