import { workerData } from 'node:worker_threads';
import * as v from 'valibot';

/**
 * When the text at each place was begun, in nanoseconds; 0: not yet; negative: done, after that
 * many nanoseconds.
 */
export const NOT_BEGUN = 0n;

const shared = v.object({ begun: v.instance(SharedArrayBuffer) });

/** Times `read` with the clock of this thread's pool. */
export function timedAt(): <T>(place: number, read: () => T) => T {
  const begun = new BigInt64Array(v.parse(shared, workerData).begun);
  return (place, read) => {
    const since = process.hrtime.bigint();
    Atomics.store(begun, place, since);
    try {
      return read();
    } finally {
      Atomics.store(begun, place, since - process.hrtime.bigint());
    }
  };
}
