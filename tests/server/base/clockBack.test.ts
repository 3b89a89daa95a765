import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPasswordReset } from '../../../server/users/passwordResets';
import { isLeaseOver } from '../../../server/database/leases';
import { voices } from '../../../server/database/schema';
import { createRateLimiter } from '../../../server/http/rateLimiter';
import { expectStatus } from '../../support/contractClient';
import { startTestServer } from '../../support/server';
import type { TestServer } from '../../support/server';

const DAY_MS = 86_400_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('a clock that is put back a day, and right again', () => {
  it('O2 logs nobody out, and lets everybody log in', async () => {
    const { access, refresh, email, password } = await server.join();
    server.clock.advance(-DAY_MS);
    expectStatus(await server.call('getProfile', { token: access }), 200);
    const renewed = await server.call('refreshToken', { body: { refresh } });
    const login = { body: { email, password } };
    const second = expectStatus(await server.call('createToken', login), 200).body;
    expectStatus(await server.call('getProfile', { token: second.access }), 200);
    server.clock.advance(DAY_MS);
    for (const session of [expectStatus(renewed, 200).body, second]) {
      const next = { body: { refresh: session.refresh } };
      const token = expectStatus(await server.call('refreshToken', next), 200).body.access;
      expectStatus(await server.call('getProfile', { token }), 200);
    }
  });

  it('O2 leaves no limit shut, in this process and in the others', async () => {
    const { clock, database } = server.services;
    const make = () => createRateLimiter({ name: 'clock', perMinute: 2 }, { clock, database });
    const here = make();
    const key = randomUUID();
    await here.take(key);
    await here.take(key);
    await expect(here.take(key)).rejects.toThrow('Too many');
    server.clock.advance(-DAY_MS);
    await here.take(key);
    await make().take(key);
    await expect(make().take(key)).rejects.toThrow('Too many');
    server.clock.advance(DAY_MS);
    await here.take(key);
  });

  it('O2 keeps nobody waiting for a mail', async () => {
    const { id } = await server.join();
    const { clock, database } = server.services;
    const ask = () =>
      addPasswordReset(database, { userId: id, token: randomUUID(), now: clock.now() });
    expect(await ask()).toBe(true);
    expect(await ask()).toBe(false);
    server.clock.advance(-DAY_MS);
    expect(await ask()).toBe(true);
    server.clock.advance(DAY_MS);
  });

  it('O2 gives the desires of a day once', async () => {
    const { access: token, refresh } = await server.join();
    const claim = async () => expectStatus(await server.call('claimDesires', { token }), 200).body;
    expect((await claim()).claimed).toBe(true);
    server.clock.advance(-DAY_MS);
    expect((await claim()).claimed).toBe(false);
    server.clock.advance(DAY_MS);
    expect((await claim()).claimed).toBe(false);
    server.clock.advance(DAY_MS);
    const renewed = await server.call('refreshToken', { body: { refresh } });
    const later = { token: expectStatus(renewed, 200).body.access };
    const again = await server.call('claimDesires', later);
    expect(expectStatus(again, 200).body.claimed).toBe(true);
  });

  it('O2 leaves no lease for good', async () => {
    const { database } = server.services;
    const at = (seconds: number) => new Date(Date.now() + seconds * 1_000);
    const [died, held, tomorrow] = [randomUUID(), randomUUID(), randomUUID()];
    const row = { state: 'processing' as const, createdAt: at(0), updatedAt: at(0) };
    await database.insert(voices).values([
      { ...row, digest: died, leaseUntil: at(-60) },
      { ...row, digest: held, leaseUntil: at(20) },
      { ...row, digest: tomorrow, leaseUntil: at(86_400) },
    ]);
    const over = await database
      .select({ digest: voices.digest })
      .from(voices)
      .where(sql`${isLeaseOver(voices.leaseUntil, 20)}`);
    const found = over.map(({ digest }) => digest);
    expect(found).toEqual(expect.arrayContaining([died, tomorrow]));
    expect(found).not.toContain(held);
  });
});
