import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRefreshTokens } from '../../../server/auth/refreshTokens';
import type { OpenDatabase } from '../../../server/database/database';
import { refreshTokens, sessions } from '../../../server/database/schema';
import { addHolder } from '../../support/moneyRows';
import { createTestClock } from '../../support/testClock';
import { openTestDatabase } from '../../support/testDatabase';

const SECOND = 1_000;
const DAY = 86_400_000;

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase('catalogue');
});
afterAll(() => opened.close());

/** A member at a clock of their own. */
async function member() {
  const { userId } = await addHolder(opened.database);
  const clock = createTestClock();
  const ended: unknown[] = [];
  const notifier = {
    publish: async (_channel: string, payload: string) => {
      ended.push(JSON.parse(payload));
    },
    subscribe: () => Promise.reject(new Error('Nobody listens here')),
  };
  const tokens = createRefreshTokens(new Uint8Array(32).fill(7), {
    database: opened.database,
    notifier,
    clock,
  });
  return {
    userId,
    clock,
    ended,
    tokens,
    async begin() {
      const session = await tokens.begin(userId, 'hash');
      if (session === null) throw new Error('No session was begun');
      return session;
    },
    async rotate(token: string) {
      const session = await tokens.rotate(token);
      if (session === null) throw new Error('The token was refused');
      return session;
    },
    sessions: () =>
      opened.database
        .select()
        .from(sessions)
        .where(eq(sessions.userId, userId))
        .orderBy(asc(sessions.createdAt)),
    tokensOf: (sessionId: string) =>
      opened.database.select().from(refreshTokens).where(eq(refreshTokens.sessionId, sessionId)),
  };
}

describe('a session', () => {
  it('is begun by the password that was verified, on its device', async () => {
    const { tokens, userId, clock, sessions: all } = await member();
    const device = { browser: 'Firefox', system: 'Linux' } as const;
    const session = await tokens.begin(userId, 'hash', device);
    expect(session).toMatchObject({ userId });
    expect(await all()).toMatchObject([
      { id: session?.sessionId, createdAt: clock.now(), revokedAt: null, ...device },
    ]);
  });

  it('is not begun by a password that was replaced meanwhile, or for who is gone', async () => {
    const { tokens, userId, sessions: all } = await member();
    expect(await tokens.begin(userId, 'older')).toBe(null);
    expect(await tokens.begin('00000000-0000-4000-8000-000000000000', 'hash')).toBe(null);
    expect(await all()).toEqual([]);
  });

  it('M12 drops the dead ones of its user, and of nobody else', async () => {
    const [mine, theirs] = [await member(), await member()];
    for (const { begin, tokens, clock } of [mine, theirs]) {
      const long = await begin();
      await tokens.revoke(long.refresh);
      clock.advance(7 * DAY);
      const lately = await begin();
      await tokens.revoke(lately.refresh);
    }
    const before = await theirs.sessions();
    expect(before).toHaveLength(2);
    // A week to the moment is not more than a week.
    expect(await mine.sessions()).toHaveLength(2);
    mine.clock.advance(1);
    await mine.begin();
    expect(await mine.sessions()).toHaveLength(2);
    expect(await theirs.sessions()).toEqual(before);
    mine.clock.advance(60 * DAY);
    await mine.begin();
    expect(await mine.sessions()).toHaveLength(1);
  });
});

describe('a refresh token', () => {
  it('is followed by another of the same session', async () => {
    const { begin, rotate, userId } = await member();
    const { refresh, sessionId } = await begin();
    const next = await rotate(refresh);
    expect(next).toMatchObject({ userId, sessionId });
    expect(next.refresh).not.toBe(refresh);
    expect((await rotate(next.refresh)).sessionId).toBe(sessionId);
  });

  it('that nobody was given is refused', async () => {
    const { tokens, ended } = await member();
    expect(await tokens.rotate('nobody')).toBe(null);
    await tokens.revoke('nobody');
    expect(ended).toEqual([]);
  });

  it('S4 is the same successor for thirty seconds, and then the end of the session', async () => {
    const { begin, rotate, tokens, clock, ended, userId } = await member();
    const { refresh, sessionId } = await begin();
    const next = await rotate(refresh);
    clock.advance(30 * SECOND);
    expect(await rotate(refresh)).toEqual(next);
    expect(ended).toEqual([]);
    clock.advance(1);
    expect(await tokens.rotate(refresh)).toBe(null);
    expect(ended).toEqual([{ userId, sessionId }]);
    expect(await tokens.rotate(next.refresh)).toBe(null);
    expect(ended).toHaveLength(1);
  });

  it('is good for sixty days, each anew', async () => {
    const { begin, rotate, tokens, clock } = await member();
    const { refresh } = await begin();
    clock.advance(60 * DAY - 1);
    const next = await rotate(refresh);
    clock.advance(60 * DAY);
    expect(await tokens.rotate(next.refresh)).toBe(null);
  });

  it('is good for a year from the login, however much it is used', async () => {
    const { begin, rotate, tokens, clock } = await member();
    let { refresh } = await begin();
    for (let days = 0; days < 350; days += 50) {
      clock.advance(50 * DAY);
      ({ refresh } = await rotate(refresh));
    }
    clock.advance(15 * DAY - 1);
    ({ refresh } = await rotate(refresh));
    clock.advance(1);
    expect(await tokens.rotate(refresh)).toBe(null);
  });

  it('is forgotten a week after the next, in its own session alone', async () => {
    const { begin, rotate, clock, tokensOf } = await member();
    const [one, other] = [await begin(), await begin()];
    const next = await rotate(one.refresh);
    await rotate(other.refresh);
    clock.advance(7 * DAY);
    const third = await rotate(next.refresh);
    expect(await tokensOf(one.sessionId)).toHaveLength(3);
    clock.advance(1);
    await rotate(third.refresh);
    expect(await tokensOf(one.sessionId)).toHaveLength(3);
    expect(await tokensOf(other.sessionId)).toHaveLength(2);
  });

  it('A2 of a session that was ended is refused; its end is told once', async () => {
    const { begin, tokens, ended, userId, clock, sessions: all } = await member();
    const [{ refresh, sessionId }, other] = [await begin(), await begin()];
    await tokens.revoke(refresh);
    const [revoked] = (await all()).filter(({ id }) => id === sessionId);
    expect(revoked?.revokedAt).toEqual(clock.now());
    clock.advance(SECOND);
    await tokens.revoke(refresh);
    expect(ended).toEqual([{ userId, sessionId }]);
    expect((await all()).find(({ id }) => id === sessionId)).toEqual(revoked);
    expect(await tokens.rotate(refresh)).toBe(null);
    expect(await tokens.rotate(other.refresh)).toMatchObject({ sessionId: other.sessionId });
  });
});
