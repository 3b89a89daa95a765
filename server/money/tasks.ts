import type { Database } from '../database/database';
import { enqueue } from '../jobs/enqueue';
import type { MoneyMail } from './mails';
import type { ProviderName } from './provider';

/** Work to be done elsewhere. */
export type Task =
  | { kind: 'mail'; mail: MoneyMail }
  | { kind: 'end-subscription'; provider: ProviderName; subscriptionId: string }
  | { kind: 'expire-checkout'; provider: ProviderName; checkoutId: string }
  | { kind: 'sandbox-webhook'; event: unknown };

/** The kinds of its jobs. */
export const MAIL = 'money-mail';
export const CALL = 'money-call';

export type NewTask = {
  /** The idempotency key of the cause. */
  key: string;
  task: Task;
  /** Deleted with this user; null: outlives them. */
  userId: string | null;
  dueAt: Date;
};

const kindOf = (name: string) => ({ name, toStored: (payload: unknown) => payload });

/** Queues tasks within the change that causes them; moneyJobs.ts does them. */
export async function addTasks(within: Database, tasks: NewTask[], now: Date): Promise<void> {
  const [first] = tasks;
  for (const { key, task, userId, dueAt } of tasks) {
    // The events of one cause are sent in order, and so are the mails to one user.
    const lane = task.kind === 'sandbox-webhook' ? `sandbox ${first?.key}` : `money ${userId}`;
    const isLaned = task.kind === 'sandbox-webhook' || task.kind === 'mail';
    await enqueue(
      within,
      kindOf(task.kind === 'mail' ? MAIL : CALL),
      {
        payload: task.kind === 'mail' ? task.mail : task,
        key,
        runAt: dueAt,
        ...(isLaned && { lane }),
        ...(userId !== null && { userId }),
      },
      now,
    );
  }
}

/** Has a subscription cancelled at its provider now, whatever happens to its user. */
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
