import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Database } from '../database/database';
import { moneyTasks } from '../database/schema';
import type { Services } from '../services';
import { runTask } from './runTask';

/** Longer than a provider or a mail server is waited for, so that nothing is done twice. */
const LEASE_MS = 300_000;
const FIRST_RETRY_MS = 5_000;
const LAST_RETRY_MS = 3_600_000;

/** The task that is due first, held for who does it; one at a time, as each may take long. */
async function takeDue(database: Database, now: Date) {
  return database.transaction(async (transaction) => {
    const [due] = await transaction
      .select()
      .from(moneyTasks)
      .where(and(isNull(moneyTasks.doneAt), lte(moneyTasks.dueAt, now)))
      .orderBy(asc(moneyTasks.dueAt), asc(moneyTasks.key))
      .limit(1)
      .for('update', { skipLocked: true });
    if (due === undefined) return null;
    await transaction
      .update(moneyTasks)
      .set({ dueAt: new Date(now.getTime() + LEASE_MS) })
      .where(eq(moneyTasks.key, due.key));
    return due;
  });
}

const waitAfter = (attempts: number) =>
  Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(attempts, 20));

/** Does what is due; what fails is tried again later, ever more seldom. */
export async function runTasks(services: Services): Promise<void> {
  const { clock, database, log, stopping } = services;
  for (;;) {
    if (stopping.aborted) return;
    const due = await takeDue(database, clock.now());
    if (due === null) return;
    const { key, task, userId, attempts } = due;
    const now = clock.now();
    const change = await runTask(services, task, userId).then(
      () => ({ doneAt: now }),
      (error: unknown) => {
        log.warn({ err: error, task: task.kind, attempts }, 'a task of money failed');
        return { attempts: attempts + 1, dueAt: new Date(now.getTime() + waitAfter(attempts)) };
      },
    );
    await database.update(moneyTasks).set(change).where(eq(moneyTasks.key, key));
  }
}

/** Does in the background what was noted, and what is due within `afterMs`. */
export function startTasks(services: Services, afterMs = 0): void {
  const run = () => services.background.run('tasks of money', () => runTasks(services));
  if (afterMs <= 0) run();
  else setTimeout(run, afterMs).unref();
}
