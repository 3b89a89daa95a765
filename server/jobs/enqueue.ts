import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { jobs } from '../database/schema';
import type { NamedKind } from './job';

export const CHANNEL = 'jobs';

export type NewJob<Payload> = {
  payload: Payload;
  /** Of the cause: while there is a job for it, another one changes nothing but that it is hurried. */
  key?: string;
  /** Jobs of one lane are done one after the other. */
  lane?: string;
  /** Goes with this user. */
  userId?: string;
  /** Default: at once. */
  runAt?: Date;
  /** When it is of no use any more. */
  expiresAt?: Date;
};

const announce = (within: Database) => within.execute(sql`select pg_notify(${CHANNEL}, '')`);

const isIdle = sql`${jobs.doneAt} is null and ${jobs.leaseId} is null`;

/** Has what waits in a lane tried at once. */
export async function hurryLane(within: Database, lane: string, now: Date): Promise<void> {
  await within
    .update(jobs)
    .set({ runAt: now, waitMs: 0 })
    .where(and(eq(jobs.lane, lane), gt(jobs.runAt, now), isIdle));
  await announce(within);
}

/** Has a job done once the transaction is committed, and not at all where it is not. */
export async function enqueue<Payload>(
  within: Database,
  kind: NamedKind<Payload>,
  { payload, runAt, lane, ...others }: NewJob<Payload>,
  now: Date,
): Promise<void> {
  const at = runAt ?? now;
  // Whoever is written to again is not kept waiting by what did not leave before.
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

/** Has a job of this key tried at once; false where none waits. */
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

/** Forgets what was done long ago. */
export async function pruneJobs(within: Database, now: Date): Promise<void> {
  await within.delete(jobs).where(lt(jobs.doneAt, new Date(now.getTime() - REMEMBERED_MS)));
}
