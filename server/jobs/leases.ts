import { randomUUID } from 'node:crypto';
import { and, asc, eq, exists, gt, inArray, isNull, lt, lte, min, not, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';
import { jobs } from '../database/schema';

/** How long a job counts as under way after its process was last heard of. */
const LEASE_SECONDS = 20;
/** More than two clocks differ; anything set further ahead predates a clock set back. */
const SKEW_MS = 60_000;

const due = alias(jobs, 'due');
const earlier = alias(jobs, 'earlier');

const leaseEnd = sql`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})`;
/** A lease that ends later than any can dates from before the clock was set back. */
const isLeaseOver = or(
  isNull(due.leaseId),
  sql`${due.leaseUntil} < clock_timestamp()`,
  sql`${due.leaseUntil} > clock_timestamp() + make_interval(secs => ${2 * LEASE_SECONDS})`,
);
const isWaiting = and(isNull(due.doneAt), isLeaseOver);

export type Taken = typeof jobs.$inferSelect & { leaseId: string };

/** Leases the first due job of these kinds to the caller; null: none is due. */
export async function takeDue(
  database: Database,
  kinds: readonly string[],
  now: Date,
): Promise<Taken | null> {
  const farthest = sql`${now.toISOString()}::timestamptz + make_interval(secs => (${due.waitMs} + ${SKEW_MS}) / 1000.0)`;
  const before = database
    .select({ id: earlier.id })
    .from(earlier)
    .where(and(eq(earlier.lane, due.lane), lt(earlier.place, due.place), isNull(earlier.doneAt)));
  const first = database
    .select({ id: due.id })
    .from(due)
    .where(
      and(
        isWaiting,
        inArray(due.kind, [...kinds]),
        or(lte(due.runAt, now), gt(due.runAt, farthest)),
        not(exists(before)),
      ),
    )
    .orderBy(asc(due.place))
    .limit(1)
    .for('update', { skipLocked: true });
  const leaseId = randomUUID();
  const [taken] = await database
    .update(jobs)
    .set({ leaseId, leaseUntil: leaseEnd })
    .where(eq(jobs.id, sql`(${first})`))
    .returning();
  return taken === undefined ? null : { ...taken, leaseId };
}

/** When the next job of these kinds is due; null: none waits. */
export async function nextDueAt(
  database: Database,
  kinds: readonly string[],
  now: Date,
): Promise<Date | null> {
  const [next] = await database
    .select({ at: min(due.runAt) })
    .from(due)
    .where(and(isWaiting, inArray(due.kind, [...kinds]), gt(due.runAt, now)));
  return next?.at ?? null;
}

/** Extends leases; returns those that are still ours. */
export async function renewLeases(database: Database, leaseIds: string[]): Promise<Set<string>> {
  const renewed = await database
    .update(jobs)
    .set({ leaseUntil: leaseEnd })
    .where(inArray(jobs.leaseId, leaseIds))
    .returning({ leaseId: jobs.leaseId });
  return new Set(renewed.flatMap(({ leaseId }) => leaseId ?? []));
}

type Result = Partial<
  Pick<typeof jobs.$inferInsert, 'runAt' | 'waitMs' | 'attempts' | 'lastError' | 'doneAt'>
>;

/** Releases a job with the result of the attempt, unless another process has it by now. */
export async function release(database: Database, leaseId: string, result: Result): Promise<void> {
  await database
    .update(jobs)
    .set({ ...result, leaseId: null, leaseUntil: null })
    .where(eq(jobs.leaseId, leaseId));
}

export async function remove(database: Database, leaseId: string): Promise<void> {
  await database.delete(jobs).where(eq(jobs.leaseId, leaseId));
}

/** Where no other process can exist, any other holder has died. */
export async function releaseAll(database: Database, now: Date): Promise<void> {
  await database
    .update(jobs)
    .set({
      leaseId: null,
      leaseUntil: null,
      runAt: sql`least(${jobs.runAt}, ${now.toISOString()}::timestamptz)`,
      waitMs: 0,
    })
    .where(and(isNull(jobs.doneAt), sql`${jobs.leaseId} is not null`));
}
