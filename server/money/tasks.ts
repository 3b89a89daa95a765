import type { Database } from '../database/database';
import { enqueue } from '../jobs/enqueue';
import type { MoneyMail } from './mails';
import type { ProviderName } from './provider';

/** What has to happen elsewhere. */
export type Task =
  | { kind: 'mail'; mail: MoneyMail }
  | { kind: 'end-subscription'; provider: ProviderName; subscriptionId: string }
  | { kind: 'expire-checkout'; provider: ProviderName; checkoutId: string }
  | { kind: 'sandbox-webhook'; event: unknown };

/** The kinds of their jobs. */
export const MAIL = 'money-mail';
export const CALL = 'money-call';

export type NewTask = {
  /** Of the cause, so that it is done once. */
  key: string;
  task: Task;
  /** Goes with this user; null: outlives them. */
  userId: string | null;
  dueAt: Date;
};

const kindOf = (name: string) => ({ name, toStored: (payload: unknown) => payload });

/** Notes what has to be done, within the change that it belongs to; moneyJobs.ts does it. */
export async function addTasks(within: Database, tasks: NewTask[], now: Date): Promise<void> {
  const [first] = tasks;
  for (const { key, task, userId, dueAt } of tasks) {
    // The events of one cause come one after the other, and so do the mails to somebody.
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
