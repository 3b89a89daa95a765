import { and, eq } from 'drizzle-orm';
import type { components } from '../../src/api/schema';
import type { Database } from '../database/database';
import { purchases, subscriptions, users } from '../database/schema';
import type { UserChange } from '../events/eventLog';
import { toProfile } from '../users/users';
import { isOver, isRenewing, PAST_DUE_MS, premiumUntil } from './premium';
import type { ProviderName } from './provider';

type Schemas = components['schemas'];
export type SubscriptionRow = typeof subscriptions.$inferSelect;

export async function findSubscription(
  within: Database,
  userId: string,
): Promise<SubscriptionRow | null> {
  const [row] = await within.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  return row ?? null;
}

/** The subscription with a provider's id. */
export async function findByProvider(
  within: Database,
  provider: ProviderName,
  by: { subscriptionId: string } | { customerId: string },
): Promise<SubscriptionRow | null> {
  const named =
    'subscriptionId' in by
      ? eq(subscriptions.subscriptionId, by.subscriptionId)
      : eq(subscriptions.customerId, by.customerId);
  const [row] = await within
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.provider, provider), named));
  return row ?? null;
}

/** Stores the user's subscription and when their premium ends, and sends the profile event. */
export async function keepSubscription(
  { userId, transaction, append }: UserChange,
  row: Omit<SubscriptionRow, 'userId' | 'createdAt' | 'updatedAt'>,
  now: Date,
): Promise<void> {
  await transaction
    .insert(subscriptions)
    .values({ ...row, userId, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: subscriptions.userId, set: { ...row, updatedAt: now } });
  const [user] = await transaction
    .update(users)
    .set({ premiumUntil: premiumUntil(row) })
    .where(eq(users.id, userId))
    .returning();
  if (user !== undefined)
    await append({ name: 'profile', data: { profile: toProfile(user, now) } });
}

const none: Schemas['Subscription'] = {
  state: 'none',
  offer: null,
  method: null,
  trial_ends_at: null,
  renews_at: null,
  ends_at: null,
};

function standingOf(row: SubscriptionRow, now: Date): Schemas['Subscription']['state'] {
  if (isOver(row, now)) return 'ended';
  // No news of a renewal that was due is a bad sign.
  if (row.state === 'past-due' || premiumUntil(row) <= now) return 'past-due';
  return isRenewing(row) ? row.state : 'ending';
}

/** What a user sees of their premium. */
export async function readSubscription(
  within: Database,
  userId: string,
  now: Date,
): Promise<Schemas['Subscription']> {
  const row = await findSubscription(within, userId);
  if (row === null) return none;
  const [purchase] = await within
    .select({ offer: purchases.offer, method: purchases.method })
    .from(purchases)
    .where(eq(purchases.id, row.purchaseId));
  const state = standingOf(row, now);
  const endsAt =
    state === 'past-due'
      ? new Date(row.periodEndsAt.getTime() + PAST_DUE_MS)
      : state === 'ending' || state === 'ended'
        ? row.periodEndsAt
        : null;
  return {
    state,
    offer: purchase?.offer ?? null,
    method: purchase?.method ?? null,
    trial_ends_at: row.trialEndsAt?.toISOString() ?? null,
    renews_at: state === 'trialing' || state === 'active' ? row.periodEndsAt.toISOString() : null,
    ends_at: endsAt?.toISOString() ?? null,
  };
}
