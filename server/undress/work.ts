import { and, eq, inArray, lt, notInArray, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Background } from '../base/background';
import type { Clock } from '../base/clock';
import type { Catalogue } from '../characters/catalogue';
import type { Database } from '../database/database';
import { undressJobs } from '../database/schema';
import type { EventLog } from '../events/eventLog';
import { leaseEnd, payableUntil } from './job';
import type { JobRow } from './job';
import { isOwned } from './owned';
import type { UndressRenderer } from './renderer';

const RENEW_EVERY_MS = 5_000;
/** A job that has outlived several processes is not taken over again. */
const GIVE_UP_AFTER_MS = 600_000;

/** The jobs that this process works on. */
export type UndressWork = {
  /** Makes the picture of a job whose row exists already. */
  start(job: JobRow): void;
};

export type UndressWorkParts = {
  background: Background;
  catalogue: Catalogue;
  clock: Clock;
  database: Database;
  eventLog: EventLog;
  /** Whether no other process can have the database open. */
  isExclusive: boolean;
  log: Logger;
  renderer: UndressRenderer;
  stopping: AbortSignal;
};

export async function openUndressWork(parts: UndressWorkParts): Promise<UndressWork> {
  const { background, catalogue, clock, database, eventLog, log, renderer, stopping } = parts;
  const running = new Set<string>();

  /** The key of the picture; null if it cannot be made. */
  async function render(job: JobRow): Promise<string | null> {
    const character = catalogue.byId(job.characterId);
    if (character === null) return null;
    if (clock.now().getTime() - job.createdAt.getTime() > GIVE_UP_AFTER_MS) return null;
    try {
      return await renderer.render({ slug: character.slug, pictureId: job.pictureId }, stopping);
    } catch (error) {
      if (stopping.aborted) throw error;
      log.error({ err: error, job: job.id }, 'a picture could not be made');
      return null;
    }
  }

  const isUnderWay = ({ id }: JobRow) =>
    and(eq(undressJobs.id, id), eq(undressJobs.state, 'processing'));

  async function settle(job: JobRow, storageKey: string | null): Promise<void> {
    await eventLog.change(job.userId, async ({ transaction }) => {
      const now = clock.now();
      const isFree = storageKey !== null && (await isOwned(transaction, job.userId, storageKey));
      await transaction
        .update(undressJobs)
        .set({
          leaseUntil: null,
          updatedAt: now,
          ...(storageKey === null
            ? { state: 'failed' }
            : { state: 'locked', storageKey, expiresAt: payableUntil(now) }),
          ...(isFree && { state: 'paid', price: 0, paidAt: now }),
        })
        .where(isUnderWay(job));
    });
  }

  async function work(job: JobRow): Promise<void> {
    try {
      await settle(job, await render(job));
    } catch (error) {
      if (!stopping.aborted) throw error;
      await database
        .update(undressJobs)
        .set({ leaseUntil: sql`now()` })
        .where(isUnderWay(job));
    } finally {
      running.delete(job.id);
    }
  }

  function start(job: JobRow) {
    running.add(job.id);
    background.run('undress', () => work(job));
  }

  /** Continues jobs that a killed process left. */
  async function takeOver({ isExpired }: { isExpired: boolean }): Promise<void> {
    const left = await database
      .update(undressJobs)
      .set({ leaseUntil: leaseEnd })
      .where(
        and(
          eq(undressJobs.state, 'processing'),
          notInArray(undressJobs.id, [...running]),
          isExpired ? lt(undressJobs.leaseUntil, sql`now()`) : undefined,
        ),
      )
      .returning();
    for (const job of left) start(job);
  }

  async function keepLeases(): Promise<void> {
    if (running.size > 0) {
      await database
        .update(undressJobs)
        .set({ leaseUntil: leaseEnd })
        .where(and(inArray(undressJobs.id, [...running]), eq(undressJobs.state, 'processing')));
    }
    await takeOver({ isExpired: true });
  }

  await takeOver({ isExpired: !parts.isExclusive });
  const renewal = setInterval(() => {
    background.run('leases of pictures', keepLeases);
  }, RENEW_EVERY_MS);
  renewal.unref();
  stopping.addEventListener('abort', () => {
    clearInterval(renewal);
  });
  return { start };
}
