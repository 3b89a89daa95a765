import { and, eq, gte, or } from 'drizzle-orm';
import { PREMIUM_DAY_DESIRES } from '../../common/prices';
import { ledgerEntries } from '../database/schema';
import { findUser, isPremium } from '../users/users';
import type { Deps } from './deps';
import { post } from './ledger';

/** Identifies the grant of a day (UTC); the first day of premium has its own grant instead. */
export const premiumDayKey = (day: Date) => `premium-day:${day.toISOString().slice(0, 10)}`;

/** Adds a premium user's desires for logging in, once a day (UTC). */
export async function grantPremiumDay(
  { clock, database, eventLog }: Pick<Deps, 'clock' | 'database' | 'eventLog'>,
  userId: string,
): Promise<void> {
  const now = clock.now();
  const user = await findUser(database, userId);
  if (user === null || !isPremium(user, now)) return;
  const idempotencyKey = premiumDayKey(now);
  const granted = await database
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.userId, userId),
        or(
          eq(ledgerEntries.idempotencyKey, idempotencyKey),
          and(
            eq(ledgerEntries.reason, 'premium-start'),
            gte(ledgerEntries.createdAt, new Date(now.toISOString().slice(0, 10))),
          ),
        ),
      ),
    );
  if (granted.length > 0) return;
  await eventLog.change(userId, (change) =>
    post(change, { amount: PREMIUM_DAY_DESIRES, reason: 'premium-day', idempotencyKey }, now),
  );
}
