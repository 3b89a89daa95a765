import { sql } from 'drizzle-orm';
import { bigserial, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { users } from './users';

/** Work done after the change that causes it, and retried until it succeeds: docs/jobs.md. */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Due jobs are done in this order. */
    place: bigserial({ mode: 'number' }).notNull(),
    kind: text().notNull(),
    payload: jsonb().notNull(),
    /** The idempotency key: one job for each cause. */
    key: text().unique(),
    /** Jobs of one lane are done in order. */
    lane: text(),
    /** Deleted with this user; null: outlives them. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    runAt: instant('run_at').notNull(),
    /** How far ahead that was when it was set. */
    waitMs: integer('wait_ms').notNull().default(0),
    /** When it becomes useless. */
    expiresAt: instant('expires_at'),
    attempts: integer().notNull().default(0),
    /** The attempt under way, and how long its process holds it; after that it has died. */
    leaseId: uuid('lease_id'),
    leaseUntil: instant('lease_until'),
    /** Why the last attempt failed, without any values. */
    lastError: text('last_error'),
    createdAt: instant('created_at').notNull(),
    doneAt: instant('done_at'),
  },
  (table) => [
    index('jobs_waiting')
      .on(table.place)
      .where(sql`${table.doneAt} is null`),
    index('jobs_lanes')
      .on(table.lane, table.place)
      .where(sql`${table.doneAt} is null and ${table.lane} is not null`),
    index('jobs_user').on(table.userId),
    index('jobs_done')
      .on(table.doneAt)
      .where(sql`${table.doneAt} is not null`),
  ],
);
