import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { findById } from '../characters/findCharacter';
import type { Database } from '../database/database';
import { dailyTextCounts } from '../database/schema';
import { problems } from '../http/problem';
import type { MessageRow } from '../messages/message';
import { requireAccess } from '../users/access';
import type { Deps } from './deps';
import type { ChatRow } from './summary';

const DAY_MS = 86_400_000;

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);

/** Counts one text of a free user; throws `daily-limit` when none are left for the day (UTC). */
async function countText(transaction: Database, userId: string, limit: number, now: Date) {
  const day = dayOf(now);
  const counted = await transaction
    .insert(dailyTextCounts)
    .values({ userId, day, count: 1 })
    .onConflictDoUpdate({
      target: [dailyTextCounts.userId, dailyTextCounts.day],
      set: { count: sql`${dailyTextCounts.count} + 1` },
      setWhere: lt(dailyTextCounts.count, limit),
    })
    .returning({ count: dailyTextCounts.count });
  if (counted.length === 0) throw problems.dailyLimit(new Date(Date.parse(day) + DAY_MS));
}

/** Returns a text that turned out to be free of charge. */
export async function returnText(transaction: Database, userId: string, sentAt: Date) {
  await transaction
    .update(dailyTextCounts)
    .set({ count: sql`${dailyTextCounts.count} - 1` })
    .where(
      and(
        eq(dailyTextCounts.userId, userId),
        eq(dailyTextCounts.day, dayOf(sentAt)),
        gt(dailyTextCounts.count, 0),
      ),
    );
}

/**
 * Takes one of the user's daily texts for a reply; throws `daily-limit`, or `premium-required` for
 * a premium character. A text with the crisis notice is free: nobody in danger is turned away.
 */
export async function chargeText(
  services: Pick<Deps, 'catalogue' | 'config' | 'database' | 'media'>,
  transaction: Database,
  chat: ChatRow,
  { now, notice }: { now: Date } & Pick<MessageRow, 'notice'>,
): Promise<void> {
  const character = await findById(services, chat.characterId, chat.userId, transaction);
  const { isPremiumUser } = await requireAccess(transaction, chat.userId, character, now);
  if (!isPremiumUser && notice === null)
    await countText(transaction, chat.userId, services.config.freeTextsPerDay, now);
}
