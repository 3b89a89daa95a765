import type { UserChange } from '../events/eventLog';
import { handle } from '../http/operation';
import type { OperationRoute } from '../http/operation';
import { problems } from '../http/problem';
import type { Deps } from './deps';
import { isOver, isRenewing } from './premium';
import { callProvider } from './callProvider';
import { findSubscription, keepSubscription, readSubscription } from './subscription';
import type { SubscriptionRow } from './subscription';
import { addTasks } from './tasks';

/** After a failed renewal no paid time is left, so it ends now and is not retried. */
const endsAtOnce = ({ state }: SubscriptionRow): boolean => state === 'past-due';

export function subscriptionRoutes(services: Deps): OperationRoute[] {
  const { clock, database, eventLog, payments } = services;

  async function runningSubscription(userId: string): Promise<SubscriptionRow> {
    const row = await findSubscription(database, userId);
    if (row === null || isOver(row, clock.now())) throw problems.notFound();
    return row;
  }

  async function keepChanged(
    { userId, subscriptionId }: SubscriptionRow,
    write: (change: UserChange, current: SubscriptionRow, now: Date) => Promise<void>,
  ) {
    await eventLog.change(userId, async (change) => {
      const current = await findSubscription(change.transaction, userId);
      if (current === null || current.subscriptionId !== subscriptionId)
        throw problems.conflict('The subscription is another one now');
      await write(change, current, clock.now());
    });
  }

  /**
   * Marks it as cancelled once the provider has agreed, and mails the user. A webhook event may
   * have come first, so the row as it was when the user cancelled decides, and its time identifies
   * the cancellation if two calls come at once.
   */
  const keepCancelled = (row: SubscriptionRow) =>
    keepChanged(row, async (change, current, now) => {
      const isOver = endsAtOnce(row);
      const state = isOver ? 'ended' : current.state;
      await keepSubscription(change, { ...current, state, isCancelled: true, toldAt: now }, now);
      const date = isOver ? null : current.periodEndsAt.toISOString();
      await addTasks(
        change.transaction,
        [
          {
            key: `mail:cancellation:${row.subscriptionId ?? ''}:${row.toldAt.toISOString()}`,
            userId: row.userId,
            dueAt: now,
            task: {
              kind: 'mail',
              mail: { about: 'cancellation', purchaseId: current.purchaseId, date },
            },
          },
        ],
        now,
      );
    });

  const keepResumed = (row: SubscriptionRow) =>
    keepChanged(row, (change, current, now) =>
      keepSubscription(change, { ...current, isCancelled: false, toldAt: now }, now),
    );

  function providerOf(row: SubscriptionRow) {
    const provider = payments.named(row.provider);
    if (provider === null) throw problems.unavailable();
    return provider;
  }

  return [
    handle('getSubscription', async ({ requireSession }) => {
      const { userId } = requireSession();
      return { status: 200, body: await readSubscription(database, userId, clock.now()) };
    }),

    handle('cancelStripeSubscription', async ({ requireSession }) => {
      const { userId } = requireSession();
      const row = await runningSubscription(userId);
      const { subscriptionId, periodEndsAt } = row;
      if (isRenewing(row) && subscriptionId !== null) {
        const provider = providerOf(row);
        const from = endsAtOnce(row) ? 'now' : 'period-end';
        await callProvider(services, () => provider.cancelSubscription(subscriptionId, from));
        await keepCancelled(row);
      }
      return { status: 200, body: { ends_at: periodEndsAt.toISOString() } };
    }),

    handle('resumeSubscription', async ({ requireSession }) => {
      const { userId } = requireSession();
      const row = await runningSubscription(userId);
      const { subscriptionId } = row;
      if (subscriptionId === null) throw problems.conflict('It was paid in advance');
      if (row.isCancelled) {
        if (row.periodEndsAt <= clock.now()) throw problems.conflict('The paid time is over');
        const provider = providerOf(row);
        await callProvider(services, () => provider.resumeSubscription(subscriptionId));
        await keepResumed(row);
      }
      return { status: 200, body: await readSubscription(database, userId, clock.now()) };
    }),
  ];
}
