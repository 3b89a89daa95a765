import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { components } from '../../src/api/schema';
import type { Database } from '../database/database';
import { undressJobs } from '../database/schema';

export type JobRow = typeof undressJobs.$inferSelect;
type Job = components['schemas']['UndressJob'];

const PAYABLE_MS = 86_400_000;

export const payableUntil = (now: Date) => new Date(now.getTime() + PAYABLE_MS);

/** How long a job counts as under way after its process was last heard of. */
const LEASE_SECONDS = 15;
export const leaseEnd = sql`now() + make_interval(secs => ${LEASE_SECONDS})`;

/** Null if the job does not exist or belongs to another user. */
export async function findJob(
  database: Database,
  { id, userId }: { id: string; userId: string },
): Promise<JobRow | null> {
  const [row] = await database
    .select()
    .from(undressJobs)
    .where(and(eq(undressJobs.id, id), eq(undressJobs.userId, userId)));
  return row ?? null;
}

export const hasExpired = ({ state, expiresAt }: JobRow, now: Date): boolean =>
  state === 'expired' || (state === 'locked' && expiresAt <= now);

/** `picture`: of a job that was paid for. */
export function toJob(
  row: JobRow,
  { slug, picture, now }: { slug: string; picture: Pick<Job, 'image_url' | 'setting'>; now: Date },
): Job {
  const state = hasExpired(row, now) ? 'expired' : row.state;
  return {
    id: row.id,
    state,
    bot_slug: slug,
    picture_id: row.pictureId,
    price: row.price,
    ...(state === 'paid' ? picture : { image_url: null }),
    expires_at: state === 'paid' ? null : row.expiresAt.toISOString(),
  };
}

/** One paid job for each picture of a user, the latest first. */
export async function ownedJobs(database: Database, userId: string): Promise<JobRow[]> {
  const paid = await database
    .select()
    .from(undressJobs)
    .where(and(eq(undressJobs.userId, userId), eq(undressJobs.state, 'paid')))
    .orderBy(desc(undressJobs.paidAt));
  const keys = new Set<string | null>();
  return paid.filter(({ storageKey }) => !keys.has(storageKey) && keys.add(storageKey));
}

/** Ends jobs whose time to be paid for is over. */
export async function expireJobs(database: Database, now: Date): Promise<void> {
  await database
    .update(undressJobs)
    .set({ state: 'expired', updatedAt: now })
    .where(and(eq(undressJobs.state, 'locked'), lte(undressJobs.expiresAt, now)));
}
