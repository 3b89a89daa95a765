import { and, eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Clock } from '../base/clock';
import type { Database } from '../database/database';
import { undressJobs } from '../database/schema';
import type { EventLog } from '../events/eventLog';
import { problems } from '../http/problem';
import type { Media } from '../media/media';
import { post } from '../money/ledger';
import { findJob, hasExpired } from './job';
import type { JobRow } from './job';
import { isOwned } from './owned';

type Parts = {
  clock: Clock;
  database: Database;
  eventLog: EventLog;
  log: Logger;
  media: Media;
};
type Reference = { id: string; userId: string };

const isOne = ({ id, userId }: Reference) =>
  and(eq(undressJobs.id, id), eq(undressJobs.userId, userId));

/** Whether the picture can be delivered; rejects if the storage does not answer. */
async function isThere({ media }: Parts, { storageKey }: JobRow): Promise<boolean> {
  return storageKey !== null && (await media.find(storageKey)) !== null;
}

/** Ends a job whose picture is gone, and refunds it once. */
async function giveBack(
  { clock, eventLog, log }: Parts,
  { id, userId, price, characterId }: JobRow,
): Promise<void> {
  log.error({ job: id }, 'a picture is gone');
  await eventLog.change(userId, async (change) => {
    const now = clock.now();
    const [ended] = await change.transaction
      .update(undressJobs)
      .set({ state: 'failed', updatedAt: now })
      .where(and(isOne({ id, userId }), eq(undressJobs.state, 'paid')))
      .returning();
    if (ended === undefined || price === 0) return;
    const idempotencyKey = `refund:undress:${id}`;
    await post(change, { amount: price, reason: 'refund', idempotencyKey, characterId }, now);
  });
}

/** The job's current state, after refunding a paid one whose picture is gone; 404 without one. */
export async function deliver(parts: Parts, reference: Reference): Promise<JobRow> {
  const row = await findJob(parts.database, reference);
  if (row === null) throw problems.notFound();
  if (row.state !== 'paid' || (await isThere(parts, row))) return row;
  await giveBack(parts, row);
  return { ...row, state: 'failed' };
}

/** Pays for a finished job, once however often it is called; free for a picture paid for before. */
export async function pay(parts: Parts, reference: Reference): Promise<JobRow> {
  const { clock, database, eventLog } = parts;
  const { id, userId } = reference;
  const known = await findJob(database, reference);
  if (known === null) throw problems.notFound();
  if (known.state === 'locked' && !(await isThere(parts, known))) {
    await database
      .update(undressJobs)
      .set({ state: 'failed', updatedAt: clock.now() })
      .where(and(isOne(reference), eq(undressJobs.state, 'locked')));
    throw problems.conflict('The picture could not be made');
  }
  await eventLog.change(userId, async (change) => {
    const { transaction } = change;
    const now = clock.now();
    const row = await findJob(transaction, reference);
    if (row === null) throw problems.notFound();
    if (row.state === 'paid') return;
    if (row.state !== 'locked' || row.storageKey === null || hasExpired(row, now))
      throw problems.conflict('There is nothing to be paid for');
    const price = (await isOwned(transaction, userId, row.storageKey)) ? 0 : row.price;
    if (price > 0) {
      const { characterId } = row;
      const idempotencyKey = `undress:${id}`;
      await post(change, { amount: -price, reason: 'undress', idempotencyKey, characterId }, now);
    }
    await transaction
      .update(undressJobs)
      .set({ state: 'paid', price, paidAt: now, updatedAt: now })
      .where(isOne(reference));
  });
  return deliver(parts, reference);
}
