import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Clock } from '../base/clock';
import type { Database, Notifier } from '../database/database';
import { CHANNEL, enqueue } from './enqueue';
import { GivenUp, NotBefore, Outage } from './job';
import type { JobKind } from './job';
import { nextDueAt, release, releaseAll, remove, renewLeases, takeDue } from './leases';
import type { Taken } from './leases';

const RENEW_EVERY_MS = 5_000;
/** Finds the jobs of dead processes, and those whose notification was missed. */
const LOOK_EVERY_MS = 5_000;
const LOOK_ALONE_EVERY_MS = 60_000;
const LOOK_AT_MOST_EVERY_MS = 100;
const FIRST_RETRY_MS = 5_000;
const LAST_RETRY_MS = 3_600_000;
const FIRST_PAUSE_MS = 500;
const LAST_PAUSE_MS = 30_000;
/** How long jobs under way may take to finish when the process stops. */
const GRACE_MS = 4_000;
const KEEP_TRIES = 10;
const KEEP_AGAIN_MS = 1_000;

export type Jobs = {
  /** Does the jobs due now, also those waiting out an outage; resolves when they were tried. */
  settle(): Promise<void>;
  /** Takes no more jobs, lets those under way finish, and gives back those that do not. */
  close(): Promise<void>;
};

type Deps = { clock: Clock; database: Database; log: Logger; notifier: Notifier };

type Running = { kind: string; abort: AbortController; done: Promise<void> };
type Pause = { count: number; endsAt: number };

/** Longer each time, and random, so that the retries do not all come at once. */
const waitAfter = (attempts: number, first: number, last: number): number =>
  Math.round(Math.min(last, first * 2 ** Math.min(attempts, 20)) * (0.75 + Math.random() / 4));

/** The class of an error, without its message. */
function classOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name;
}

const isTemporary = (error: unknown): boolean => error instanceof Outage;

/** Does the jobs of these kinds, whichever process enqueued them. */
export async function openJobs<Needs extends Deps>(
  services: Needs,
  kinds: readonly JobKind<never, Needs>[],
  { isExclusive }: { isExclusive: boolean },
): Promise<Jobs> {
  const { clock, database, log, notifier } = services;
  const known = new Map(kinds.map((kind) => [kind.name, kind]));
  const running = new Map<string, Running>();
  const pauses = new Map<string, Pause>();
  const state = { isClosing: false, isWanted: false };
  let looking: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  const isFree = ({ name, atOnce }: JobKind<never, Needs>): boolean => {
    const underWay = [...running.values()].filter(({ kind }) => kind === name).length;
    return underWay < atOnce && (pauses.get(name)?.endsAt ?? 0) <= performance.now();
  };

  function pause(name: string) {
    const count = (pauses.get(name)?.count ?? 0) + 1;
    const endsAt = performance.now() + waitAfter(count - 1, FIRST_PAUSE_MS, LAST_PAUSE_MS);
    pauses.set(name, { count, endsAt });
  }

  /** The result of an attempt is saved even if the database is down for a moment. */
  async function keep(write: () => Promise<void>) {
    for (let tries = 1; ; tries += 1) {
      try {
        await write();
        return;
      } catch (error) {
        if (tries === KEEP_TRIES || state.isClosing) {
          log.error({ err: error }, 'what came of a job could not be kept');
          return;
        }
        await sleep(KEEP_AGAIN_MS);
      }
    }
  }

  async function failed(taken: Taken, error: unknown) {
    const { id, kind, attempts, expiresAt, leaseId } = taken;
    const now = clock.now();
    if (error instanceof GivenUp) {
      log.warn(
        { job: kind, id, attempts: attempts + 1, reason: error.message },
        'a job is given up',
      );
      await keep(() => remove(database, leaseId));
      return;
    }
    const isEarly = error instanceof NotBefore;
    if (isTemporary(error)) pause(kind);
    if (!isEarly) log.warn({ err: error, job: kind, id, attempts: attempts + 1 }, 'a job failed');
    const last = isTemporary(error) ? LAST_PAUSE_MS : LAST_RETRY_MS;
    const waitMs = isEarly
      ? Math.max(0, error.at.getTime() - now.getTime())
      : waitAfter(attempts, isTemporary(error) ? FIRST_PAUSE_MS : FIRST_RETRY_MS, last);
    const runAt = new Date(now.getTime() + waitMs);
    if (expiresAt !== null && runAt >= expiresAt) {
      log.warn({ job: kind, id, attempts: attempts + 1 }, 'a job is of no use any more');
      await keep(() => remove(database, leaseId));
      return;
    }
    const tried = isEarly ? {} : { attempts: attempts + 1, lastError: classOf(error) };
    await keep(() => release(database, leaseId, { runAt, waitMs, ...tried }));
  }

  /** A clock job runs again after its interval, whatever the result. */
  const again = ({ leaseId }: Taken, waitMs: number, error?: unknown) =>
    release(database, leaseId, {
      runAt: new Date(clock.now().getTime() + waitMs),
      waitMs,
      lastError: error === undefined ? null : classOf(error),
    });

  async function failedAgain(taken: Taken, waitMs: number, error: unknown) {
    log.error({ err: error, job: taken.kind, id: taken.id }, 'a job failed');
    await keep(() => again(taken, waitMs, error));
  }

  async function carryOut(taken: Taken, kind: JobKind<never, Needs>, signal: AbortSignal) {
    const { id, userId, expiresAt, payload, leaseId } = taken;
    if (expiresAt !== null && expiresAt <= clock.now()) {
      log.warn({ job: kind.name, id, attempts: taken.attempts }, 'a job is of no use any more');
      await keep(() => remove(database, leaseId));
      return;
    }
    try {
      await kind.run(services, payload, { id, userId, expiresAt, signal });
    } catch (error) {
      if (signal.aborted) await keep(() => release(database, leaseId, {}));
      else if (kind.everyMs !== undefined) await failedAgain(taken, kind.everyMs, error);
      else await failed(taken, error);
      return;
    }
    pauses.delete(kind.name);
    if (kind.everyMs !== undefined) await keep(() => again(taken, kind.everyMs ?? 0));
    else if (kind.isRemembered)
      await keep(() => release(database, leaseId, { doneAt: clock.now() }));
    else await keep(() => remove(database, leaseId));
  }

  function begin(taken: Taken) {
    const kind = known.get(taken.kind);
    if (kind === undefined) throw new Error(`There is no job ${taken.kind}`);
    const abort = new AbortController();
    const done = carryOut(taken, kind, abort.signal).finally(() => {
      running.delete(taken.leaseId);
      wake();
    });
    running.set(taken.leaseId, { kind: kind.name, abort, done });
  }

  async function look() {
    while (state.isWanted && !state.isClosing) {
      state.isWanted = false;
      for (;;) {
        const free = kinds.filter(isFree).map(({ name }) => name);
        if (free.length === 0 || state.isClosing) break;
        const taken = await takeDue(database, free, clock.now());
        if (taken === null) break;
        begin(taken);
      }
    }
  }

  /** Looks again when the next job is due, a pause ends, or another process may have died. */
  async function rest() {
    const now = clock.now();
    const free = kinds.filter(isFree).map(({ name }) => name);
    const next = free.length === 0 ? null : await nextDueAt(database, free, now);
    return Math.min(
      isExclusive ? LOOK_ALONE_EVERY_MS : LOOK_EVERY_MS,
      ...(next === null ? [] : [next.getTime() - now.getTime()]),
      ...[...pauses.values()]
        .map(({ endsAt }) => endsAt - performance.now())
        .filter((leftMs) => leftMs > 0),
    );
  }

  async function lookAndRest() {
    let restMs = LOOK_EVERY_MS;
    try {
      await look();
      if (!state.isClosing) restMs = await rest();
    } catch (error) {
      log.warn({ err: error }, 'jobs could not be looked for');
    }
    if (state.isClosing) return;
    clearTimeout(timer);
    timer = setTimeout(wake, Math.max(LOOK_AT_MOST_EVERY_MS, restMs));
    timer.unref();
  }

  function wake() {
    state.isWanted = true;
    if (looking !== null || state.isClosing) return;
    looking = lookAndRest().finally(() => {
      looking = null;
      if (state.isWanted) wake();
    });
  }

  /** One job for all processes; an interval shorter than an older build's applies at once. */
  const schedule = (kind: JobKind<never, Needs>, everyMs: number) => {
    const now = clock.now();
    const runAt = new Date(now.getTime() + everyMs);
    const name = { ...kind, toStored: () => ({}) };
    return enqueue(database, name, { payload: null, key: `every ${kind.name}`, runAt }, now);
  };

  async function renew() {
    if (running.size === 0) return;
    const held = [...running];
    const ours = await renewLeases(
      database,
      held.map(([leaseId]) => leaseId),
    );
    for (const [leaseId, { abort }] of held) if (!ours.has(leaseId)) abort.abort();
  }

  if (isExclusive) await releaseAll(database, clock.now());
  for (const kind of kinds) if (kind.everyMs !== undefined) await schedule(kind, kind.everyMs);
  const leave = await notifier.subscribe(CHANNEL, wake, wake);
  const renewing = setInterval(() => {
    renew().catch((error: unknown) => {
      log.warn({ err: error }, 'jobs under way could not be held');
    });
  }, RENEW_EVERY_MS);
  renewing.unref();
  wake();

  const underWay = () => [...running.values()].map(({ done }) => done);

  return {
    async settle() {
      pauses.clear();
      wake();
      while (looking !== null || running.size > 0) await Promise.all([looking, ...underWay()]);
    },
    async close() {
      state.isClosing = true;
      clearTimeout(timer);
      await looking;
      const cutOff = setTimeout(() => {
        for (const { abort } of running.values()) abort.abort();
      }, GRACE_MS);
      await Promise.all(underWay());
      clearTimeout(cutOff);
      clearInterval(renewing);
      await leave();
    },
  };
}
