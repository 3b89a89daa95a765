import type { UserChange } from '../events/eventLog';
import type { PaymentEvent } from './paymentEvent';
import { premiumUntil } from './premium';
import { findSubscription, keepSubscription } from './subscription';
import type { SubscriptionRow } from './subscription';
import { addTasks } from './tasks';

type SubscriptionEvent = Extract<
  PaymentEvent,
  { kind: 'subscription' | 'renewal' | 'renewal-failed' }
>;

const later = (one: Date, other: Date) => (one > other ? one : other);

/**
 * A subscription after an event; null if nothing changes. A payment counts whenever it is reported,
 * everything else only if it is the latest; an ended subscription stays ended.
 */
export function nextSubscription(
  row: SubscriptionRow,
  event: SubscriptionEvent,
): SubscriptionRow | null {
  if (row.subscriptionId !== event.subscriptionId || row.state === 'ended') return null;
  const isLatest = event.at >= row.toldAt;
  if (event.kind === 'renewal') {
    if (event.periodEndsAt <= row.periodEndsAt) return null;
    const { periodEndsAt, at } = event;
    return isLatest
      ? { ...row, state: 'active', periodEndsAt, toldAt: at }
      : { ...row, periodEndsAt };
  }
  if (!isLatest) return null;
  if (event.kind === 'renewal-failed') return { ...row, state: 'past-due', toldAt: event.at };
  const { state, isCancelled, trialEndsAt, at } = event;
  const isTrial = state === 'trialing' && trialEndsAt !== null;
  return {
    ...row,
    state,
    isCancelled,
    toldAt: at,
    ...(isTrial && { trialEndsAt, periodEndsAt: later(row.periodEndsAt, trialEndsAt) }),
    ...(state === 'ended' && at < row.periodEndsAt && { periodEndsAt: at }),
  };
}

/** Which mail the user gets. */
function mailAfter(
  { state, isCancelled }: SubscriptionRow,
  event: SubscriptionEvent,
): 'renewal' | 'failed-renewal' | null {
  if (event.kind === 'renewal') return 'renewal';
  return state === 'past-due' && !isCancelled ? 'failed-renewal' : null;
}

/** Applies a provider's event about a user's subscription. */
export async function applySubscriptionEvent(
  change: UserChange,
  event: SubscriptionEvent,
  now: Date,
): Promise<void> {
  const row = await findSubscription(change.transaction, change.userId);
  const next = row === null ? null : nextSubscription(row, event);
  if (row === null || next === null) return;
  await keepSubscription(change, next, now);
  const about = mailAfter(next, event);
  if (about === null) return;
  const date = about === 'renewal' ? next.periodEndsAt : premiumUntil(next);
  await addTasks(
    change.transaction,
    [
      {
        // A failing renewal is retried, and reported, several times.
        key: `mail:${about}:${event.subscriptionId}:${next.periodEndsAt.toISOString()}`,
        userId: change.userId,
        dueAt: now,
        task: {
          kind: 'mail',
          mail: { about, purchaseId: row.purchaseId, date: date.toISOString() },
        },
      },
    ],
    now,
  );
}
