import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { lt, sql } from 'drizzle-orm';
import type { Clock } from '../base/clock';
import type { Database } from '../database/database';
import { rateWindows } from '../database/schema';
import { problems } from './problem';
import { bareAddress } from './trustedProxies';

const WINDOW_MS = 60_000;
/** Of these keys a process knows the calls that it has not reported, and refuses them from memory. */
export const KEYS_AT_MOST = 50_000;

export type RateLimiter = {
  /** Counts one call of `key`; throws `rate-limited` (429) above the limit for this minute. */
  take(key: string): Promise<void>;
};

export type RateLimiterOptions = {
  /** Distinguishes this limit from others in the same database. */
  name: string;
  perMinute: number;
  /**
   * How many calls a process counts before it reports them; 1: every call is counted at once. Each
   * process may let through up to this many, less one, above the limit.
   */
  step?: number;
};

type Parts = { database: Database; clock: Clock };

/** `count`: the most known for all processes; `untold`: those of it only this process knows. */
type Window = { count: number; untold: number; endsAt: number };

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Adds calls to a shared window in one statement; an expired window starts again. */
async function tell({ database, clock }: Parts, key: string, calls: number) {
  const now = clock.now();
  const endsAt = new Date(now.getTime() + WINDOW_MS);
  // A window that ends later than any can dates from before the clock was set back.
  const isOver = sql`(${rateWindows.endsAt} <= ${now.toISOString()} or ${rateWindows.endsAt} > ${endsAt.toISOString()})`;
  const [row] = await database
    .insert(rateWindows)
    .values({ key, count: calls, endsAt })
    .onConflictDoUpdate({
      target: rateWindows.key,
      set: {
        count: sql`case when ${isOver} then excluded.count else ${rateWindows.count} + excluded.count end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${rateWindows.endsAt} end`,
      },
    })
    .returning({ count: rateWindows.count, endsAt: rateWindows.endsAt });
  if (row === undefined) throw new Error('No call was counted');
  return { count: row.count, endsAt: row.endsAt.getTime() };
}

/**
 * Windows of one minute, counted in the database for all processes, so that nobody is ever locked
 * out for longer. Calls above the limit are refused from memory.
 */
export function createRateLimiter(
  { name, perMinute, step = 1 }: RateLimiterOptions,
  parts: Parts,
): RateLimiter {
  const windows = new Map<string, Window>();

  function windowOf(key: string, now: number): Window {
    const running = windows.get(key);
    const isRunning = running !== undefined && running.endsAt > now;
    if (isRunning && running.endsAt <= now + WINDOW_MS) return running;
    const begun = { count: 0, untold: 0, endsAt: now + WINDOW_MS };
    windows.delete(key);
    windows.set(key, begun);
    // The first is the one begun longest ago.
    const [oldest = key] = windows.keys();
    if (windows.size > KEYS_AT_MOST) windows.delete(oldest);
    return begun;
  }

  return {
    async take(key) {
      const now = parts.clock.now().getTime();
      const window = windowOf(key, now);
      const refusal = () => problems.rateLimited((window.endsAt - now) / 1000);
      if (window.count >= perMinute) throw refusal();
      window.count += 1;
      window.untold += 1;
      if (window.untold < step) return;
      const calls = window.untold;
      window.untold = 0;
      const { count, endsAt } = await tell(parts, digest(`${name} ${key}`), calls);
      window.count = Math.max(window.count, count + window.untold);
      window.endsAt = endsAt;
      if (count > perMinute) throw refusal();
    },
  };
}

/** Deletes the windows that have ended. */
export async function pruneRateWindows(within: Database, now: Date): Promise<void> {
  await within.delete(rateWindows).where(lt(rateWindows.endsAt, now));
}

const groupsOf = (part: string) => (part === '' ? [] : part.split(':'));

/**
 * The part of an address that belongs to one household or host: for IPv6 its /64, and never a port,
 * which changes with each connection. All invalid addresses count as one.
 */
export function addressKey(text: string): string {
  const ip = bareAddress(text) ?? 'unknown';
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const [first, last] = [groupsOf(head), groupsOf(tail)];
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}
