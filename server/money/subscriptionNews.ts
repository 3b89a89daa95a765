import type { UserChange } from '../events/eventLog';
import type { PaymentNews } from './news';
import { premiumUntil } from './premium';
import { findSubscription, keepSubscription } from './subscription';
import type { SubscriptionRow } from './subscription';
import { addTasks } from './tasks';

type SubscriptionNews = Extract<
  PaymentNews,
  { kind: 'subscription' | 'renewal' | 'renewal-failed' }
>;

const later = (one: Date, other: Date) => (one > other ? one : other);

/**
 * A subscription after some news; null where they change nothing. What is paid counts whenever it is
 * told, all else only while it is the latest; an end is one.
 */
export function nextSubscription(
  row: SubscriptionRow,
  news: SubscriptionNews,
): SubscriptionRow | null {
  if (row.subscriptionId !== news.subscriptionId || row.state === 'ended') return null;
  const isLatest = news.at >= row.toldAt;
  if (news.kind === 'renewal') {
    if (news.periodEndsAt <= row.periodEndsAt) return null;
    const { periodEndsAt, at } = news;
    return isLatest
      ? { ...row, state: 'active', periodEndsAt, toldAt: at }
      : { ...row, periodEndsAt };
  }
  if (!isLatest) return null;
  if (news.kind === 'renewal-failed') return { ...row, state: 'past-due', toldAt: news.at };
  const { state, isCancelled, trialEndsAt, at } = news;
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

/** What the user is written about. */
function mailAfter(
  { state, isCancelled }: SubscriptionRow,
  news: SubscriptionNews,
): 'renewal' | 'failed-renewal' | null {
  if (news.kind === 'renewal') return 'renewal';
  return state === 'past-due' && !isCancelled ? 'failed-renewal' : null;
}

/** Keeps what a provider tells of a user's subscription. */
export async function applySubscriptionNews(
  change: UserChange,
  news: SubscriptionNews,
  now: Date,
): Promise<void> {
  const row = await findSubscription(change.transaction, change.userId);
  const next = row === null ? null : nextSubscription(row, news);
  if (row === null || next === null) return;
  await keepSubscription(change, next, now);
  const about = mailAfter(next, news);
  if (about === null) return;
  const date = about === 'renewal' ? next.periodEndsAt : premiumUntil(next);
  await addTasks(
    change.transaction,
    [
      {
        // A renewal that fails is tried, and told, several times.
        key: `mail:${about}:${news.subscriptionId}:${next.periodEndsAt.toISOString()}`,
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
