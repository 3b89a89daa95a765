import type { Clock } from '../../server/base/clock';

/** A clock that stands still until it is moved. */
export type TestClock = Clock & { advance(milliseconds: number): void };

export function createTestClock(start = new Date('2026-11-20T12:00:00.000Z')): TestClock {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    advance(milliseconds) {
      now += milliseconds;
    },
  };
}
