import type { Logger } from 'pino';
import { Piscina } from 'piscina';
import type { Found, ReaderName, Task } from './readers';
import { findSlowRule } from './slowRule';
import { TextUnread } from './textReader';
import type { TextReader } from './textReader';
import { createTurns, Crowded } from './turns';
import { NOT_BEGUN } from './workers/clock';
import { PROGRAMS, RULES, threadOf } from './workers/files';

export const DEADLINE_MS = 2_000;
const WAITS_AT_MOST_MS = 20_000;
const THREADS = 2;
/** How many texts may wait. */
const PLACES = 512;
const NS_PER_MS = 1_000_000;

type PoolOptions = {
  log: Logger;
  /** Aborted when a stop begins: waiting texts are no longer read. */
  stopping: AbortSignal;
  deadlineMs?: number;
  /** Address of the module that exports `runTask`; default: the rules. */
  rules?: string;
  /** Addresses of the threads' programs; default: those beside this file, built or not. */
  programs?: typeof PROGRAMS;
};

/** Reads texts in threads beside the event loop; a slow text has its thread ended. */
export function openTextPool({
  log,
  stopping,
  deadlineMs = DEADLINE_MS,
  rules = RULES,
  programs = PROGRAMS,
}: PoolOptions): TextReader {
  // One more, for a text that takes over another's place.
  const most = PLACES + THREADS + 1;
  const begun = new BigInt64Array(new SharedArrayBuffer(most * BigInt64Array.BYTES_PER_ELEMENT));
  const free = Array.from({ length: most }, (_, place) => place);
  const turns = createTurns({ threads: THREADS, places: PLACES, now: () => performance.now() });
  const closing = new AbortController();
  let isWatching = false;
  let pool = open();

  function open(): Piscina {
    const { file, options } = threadOf(programs.read, { begun: begun.buffer, rules });
    const opened = new Piscina({
      ...options,
      filename: file,
      minThreads: THREADS,
      maxThreads: THREADS,
      idleTimeout: Infinity,
      recordTiming: false,
    });
    opened.on('error', (error: unknown) => log.error({ err: error }, 'a reader of texts fell'));
    return opened;
  }

  /** The pool itself does not replace threads that crash while starting. */
  function standing(): Piscina {
    if (pool.threads.length > 0 || closing.signal.aborted) return pool;
    void pool.destroy();
    pool = open();
    return pool;
  }

  /** How long the text at a place has been read so far. */
  function readAt(place: number): number {
    const since = Atomics.load(begun, place);
    if (since === NOT_BEGUN) return 0;
    return Number(since < NOT_BEGUN ? -since : process.hrtime.bigint() - since) / NS_PER_MS;
  }

  /** Ends a text when its time is over; the returned function says how long it took so far. */
  function watch(place: number, abort: AbortController) {
    const waitsUntil = performance.now() + WAITS_AT_MOST_MS;
    let isSlow = false;
    let timer = setTimeout(look, deadlineMs);
    function look() {
      const since = Atomics.load(begun, place);
      if (since < NOT_BEGUN) return;
      const readMs = readAt(place);
      if (readMs >= deadlineMs) isSlow = true;
      const isLost = since === NOT_BEGUN && performance.now() >= waitsUntil;
      if (isSlow || isLost) abort.abort();
      else timer = setTimeout(look, deadlineMs - readMs);
    }
    const leave = () => {
      if (Atomics.load(begun, place) === NOT_BEGUN) abort.abort();
    };
    stopping.addEventListener('abort', leave);
    return {
      isSlow: () => isSlow,
      end() {
        clearTimeout(timer);
        stopping.removeEventListener('abort', leave);
      },
    };
  }

  async function read<N extends ReaderName>(task: Task<N>, owner: string): Promise<Found[N]> {
    const place = stopping.aborted ? undefined : free.pop();
    if (place === undefined) throw new TextUnread(false);
    Atomics.store(begun, place, NOT_BEGUN);
    const abort = new AbortController();
    const { signal } = abort;
    const watched = watch(place, abort);
    try {
      const turn = await turns.wait(owner, signal);
      try {
        return await standing().run({ place, task }, { signal });
      } finally {
        turn.end(readAt(place));
      }
    } catch (error) {
      const isUnread = error instanceof Crowded || signal.aborted || closing.signal.aborted;
      if (isUnread) throw new TextUnread(watched.isSlow());
      throw error;
    } finally {
      watched.end();
      free.push(place);
    }
  }

  return {
    read,
    async findSlowRule(task) {
      if (isWatching || closing.signal.aborted) throw new TextUnread(false);
      isWatching = true;
      const signal = AbortSignal.any([closing.signal, stopping]);
      // Reporting each expression takes time, too.
      return findSlowRule(task, {
        program: programs.watch,
        rules,
        withinMs: 2 * deadlineMs,
        signal,
      }).finally(() => {
        isWatching = false;
      });
    },
    async close() {
      closing.abort();
      await pool.destroy();
    },
  };
}
