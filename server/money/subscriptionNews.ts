import type { UserChange } from '../events/eventLog';
import type { PaymentNews } from './news';
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
  if (news.kind !== 'renewal') return;
  const date = next.periodEndsAt.toISOString();
  await addTasks(
    change.transaction,
    [
      {
        key: `mail:renewal:${news.subscriptionId}:${date}`,
        userId: change.userId,
        dueAt: now,
        task: { kind: 'mail', mail: { about: 'renewal', purchaseId: row.purchaseId, date } },
      },
    ],
    now,
  );
}
