import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { jobs } from '../database/schema';
import type { NamedKind } from './job';

export const CHANNEL = 'jobs';

export type NewJob<Payload> = {
  payload: Payload;
  /** The idempotency key: while its job exists, another one only hurries it. */
  key?: string;
  /** Jobs of one lane are done in order. */
  lane?: string;
  /** Deleted with this user. */
  userId?: string;
  /** Default: now. */
  runAt?: Date;
  /** When it becomes useless. */
  expiresAt?: Date;
};

const announce = (within: Database) => within.execute(sql`select pg_notify(${CHANNEL}, '')`);

const isIdle = sql`${jobs.doneAt} is null and ${jobs.leaseId} is null`;

/** Retries everything that waits in a lane at once. */
export async function hurryLane(within: Database, lane: string, now: Date): Promise<void> {
  await within
    .update(jobs)
    .set({ runAt: now, waitMs: 0 })
    .where(and(eq(jobs.lane, lane), gt(jobs.runAt, now), isIdle));
  await announce(within);
}

/** Has a job done once the transaction commits, and not at all if it does not. */
export async function enqueue<Payload>(
  within: Database,
  kind: NamedKind<Payload>,
  { payload, runAt, lane, ...others }: NewJob<Payload>,
  now: Date,
): Promise<void> {
  const at = runAt ?? now;
  // A job waiting for its retry must not hold up a new one in its lane: it is retried now.
  if (lane !== undefined && at <= now) await hurryLane(within, lane, now);
  await within
    .insert(jobs)
    .values({
      ...others,
      lane: lane ?? null,
      kind: kind.name,
      payload: kind.toStored(payload),
      runAt: at,
      waitMs: Math.max(0, at.getTime() - now.getTime()),
      createdAt: now,
    })
    .onConflictDoUpdate({
      target: jobs.key,
      set: {
        runAt: sql`least(${jobs.runAt}, excluded.run_at)`,
        waitMs: sql`least(${jobs.waitMs}, excluded.wait_ms)`,
      },
      setWhere: isIdle,
    });
  await announce(within);
}

/** Retries the job with this key at once; false if none waits. */
export async function hurry(within: Database, key: string, now: Date): Promise<boolean> {
  const hurried = await within
    .update(jobs)
    .set({ runAt: now, waitMs: 0 })
    .where(and(eq(jobs.key, key), isIdle))
    .returning({ id: jobs.id });
  if (hurried.length === 0) return false;
  await announce(within);
  return true;
}

const REMEMBERED_MS = 90 * 86_400_000;

/** Deletes jobs that were done long ago. */
export async function pruneJobs(within: Database, now: Date): Promise<void> {
  await within.delete(jobs).where(lt(jobs.doneAt, new Date(now.getTime() - REMEMBERED_MS)));
}
