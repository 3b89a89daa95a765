import { handle } from '../http/operation';
import type { OperationRoute } from '../http/operation';
import { problems } from '../http/problem';
import type { Services } from '../services';
import { isOver, isRenewing } from './premium';
import { reach } from './reach';
import { findSubscription, keepSubscription, readSubscription } from './subscription';
import type { SubscriptionRow } from './subscription';
import { startTasks } from './taskRunner';
import { addTasks } from './tasks';

export function subscriptionRoutes(services: Services): OperationRoute[] {
  const { clock, database, eventLog, payments } = services;

  async function runningSubscription(userId: string): Promise<SubscriptionRow> {
    const row = await findSubscription(database, userId);
    if (row === null || isOver(row, clock.now())) throw problems.notFound();
    return row;
  }

  /** Notes whether it is renewed, once the provider has agreed. */
  const keepCancelled = (userId: string, row: SubscriptionRow, isCancelled: boolean) =>
    eventLog.change(userId, async (change) => {
      const now = clock.now();
      const current = await findSubscription(change.transaction, userId);
      if (current === null || current.subscriptionId !== row.subscriptionId)
        throw problems.conflict('The subscription is another one now');
      const isOver = isCancelled && current.state === 'past-due';
      const state = isOver ? 'ended' : current.state;
      await keepSubscription(change, { ...current, state, isCancelled, toldAt: now }, now);
      if (!isCancelled || current.isCancelled) return;
      const date = isOver ? null : current.periodEndsAt.toISOString();
      await addTasks(
        change.transaction,
        [
          {
            key: `mail:cancellation:${current.subscriptionId ?? ''}:${now.toISOString()}`,
            userId,
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
        // What is paid for is over already where a renewal failed: it is not tried again.
        const from = row.state === 'past-due' ? 'now' : 'period-end';
        await reach(services, () => provider.cancelSubscription(subscriptionId, from));
        await keepCancelled(userId, row, true);
        startTasks(services);
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
        await reach(services, () => provider.resumeSubscription(subscriptionId));
        await keepCancelled(userId, row, false);
      }
      return { status: 200, body: await readSubscription(database, userId, clock.now()) };
    }),
  ];
}
