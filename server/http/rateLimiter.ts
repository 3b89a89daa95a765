import { isIPv6 } from 'node:net';
import type { Clock } from '../clock';
import { problems } from './problem';

const WINDOW_MS = 60_000;
const KEYS_AT_MOST = 50_000;

export type RateLimiter = {
  /** Counts one call of `key`; throws `rate-limited` (429) above the limit of the running minute. */
  take(key: string): void;
};

type Window = { count: number; endsAt: number };

/** Fixed windows of one minute in memory, so that nobody is ever shut out for longer. */
export function createRateLimiter(perMinute: number, clock: Clock): RateLimiter {
  const windows = new Map<string, Window>();

  function makeRoom(now: number) {
    for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key);
    for (const key of windows.keys()) {
      if (windows.size < KEYS_AT_MOST) return;
      windows.delete(key);
    }
  }

  return {
    take(key) {
      const now = clock.now().getTime();
      const running = windows.get(key);
      if (running === undefined || running.endsAt <= now) {
        if (windows.size >= KEYS_AT_MOST) makeRoom(now);
        windows.delete(key);
        windows.set(key, { count: 1, endsAt: now + WINDOW_MS });
        return;
      }
      running.count += 1;
      if (running.count > perMinute) throw problems.rateLimited((running.endsAt - now) / 1000);
    },
  };
}

/** The part of an address that one household or host owns: IPv6 by its /64. */
export function addressKey(ip: string): string {
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip;
  const [head = '', tail] = ip.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing =
    tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  return [...groups, ...Array.from({ length: missing }, () => '0')].slice(0, 4).join(':');
}
