import { workerData } from 'node:worker_threads';
import * as v from 'valibot';

/** When the text at each place was begun, in nanoseconds; 0: not yet, 1: it is done. */
export const NOT_BEGUN = 0n;
export const DONE = 1n;

const shared = v.object({ begun: v.instance(SharedArrayBuffer) });

/** The clock of this thread's pool, in which `read` is timed. */
export function timedAt(): <T>(place: number, read: () => T) => T {
  const begun = new BigInt64Array(v.parse(shared, workerData).begun);
  return (place, read) => {
    Atomics.store(begun, place, process.hrtime.bigint());
    try {
      return read();
    } finally {
      Atomics.store(begun, place, DONE);
    }
  };
}
