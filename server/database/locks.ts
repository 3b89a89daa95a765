import { sql } from 'drizzle-orm';
import type { Database } from './database';

/** Tasks for one process at a time; the numbers are keys of PostgreSQL's advisory locks. */
const keys = {
  migration: 7_310_001,
  seed: 7_310_002,
  ranking: 7_310_003,
};

export type Task = keyof typeof keys;

export const keyOf = (task: Task): number => keys[task];

/** Waits until no other process does this task, and claims it until the transaction ends. */
export async function waitForTask(transaction: Database, task: Task): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${keyOf(task)})`);
}
