import { lt } from 'drizzle-orm';
import type { Database } from '../database/database';
import { moneyTasks } from '../database/schema';
import type { MoneyMail } from './mails';
import type { ProviderName } from './provider';

/** What has to happen elsewhere. */
export type Task =
  | { kind: 'mail'; mail: MoneyMail }
  | { kind: 'end-subscription'; provider: ProviderName; subscriptionId: string }
  | { kind: 'expire-checkout'; provider: ProviderName; checkoutId: string }
  | { kind: 'sandbox-webhook'; event: unknown };

export type NewTask = {
  /** Of the cause, so that it is done once. */
  key: string;
  task: Task;
  /** Goes with this user; null: outlives them. */
  userId: string | null;
  dueAt: Date;
};

const KEPT_MS = 90 * 86_400_000;

/** Notes what has to be done, within the change that it belongs to; `runTasks` does it. */
export async function addTasks(within: Database, tasks: NewTask[], now: Date): Promise<void> {
  if (tasks.length === 0) return;
  await within
    .insert(moneyTasks)
    .values(tasks.map((task) => ({ ...task, createdAt: now })))
    .onConflictDoNothing();
}

/** Has a subscription ended where it is charged: at once, whatever happens to its user. */
export const endSubscription = (
  within: Database,
  subscription: { provider: ProviderName; subscriptionId: string },
  now: Date,
): Promise<void> =>
  addTasks(
    within,
    [
      {
        key: `end-subscription:${subscription.subscriptionId}`,
        userId: null,
        dueAt: now,
        task: { kind: 'end-subscription', ...subscription },
      },
    ],
    now,
  );

/** Forgets what was done long ago. */
export async function pruneTasks(within: Database, now: Date): Promise<void> {
  await within.delete(moneyTasks).where(lt(moneyTasks.doneAt, new Date(now.getTime() - KEPT_MS)));
}
