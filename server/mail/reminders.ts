import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { mailPreferences, users } from '../database/schema';
import type { Deps } from './deps';
import { post } from './mailJob';

const WEEK_MS = 7 * 86_400_000;
const AT_ONCE = 100;

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);

/**
 * Mails users who want it, at most once a week, when the free desires of the day have waited for
 * long.
 */
export async function remind({ clock, config, database }: Deps): Promise<void> {
  const waitMs = config.remindAfterSeconds * 1_000;
  await database.transaction(async (transaction) => {
    const now = clock.now();
    const found = await transaction
      .select({
        userId: users.id,
        email: users.email,
        locale: mailPreferences.locale,
      })
      .from(mailPreferences)
      .innerJoin(users, eq(users.id, mailPreferences.userId))
      .where(
        and(
          eq(mailPreferences.reminders, true),
          eq(users.isEmailConfirmed, true),
          lte(users.createdAt, before(now, waitMs)),
          or(isNull(users.nextClaimAt), lte(users.nextClaimAt, before(now, waitMs))),
          or(
            isNull(mailPreferences.remindedAt),
            lte(mailPreferences.remindedAt, before(now, WEEK_MS)),
          ),
        ),
      )
      .limit(AT_ONCE)
      // Another instance may be at it: whom it reminds is left to it.
      .for('update', { of: mailPreferences, skipLocked: true });
    for (const { userId, email, locale } of found) {
      await transaction
        .update(mailPreferences)
        .set({ remindedAt: now })
        .where(eq(mailPreferences.userId, userId));
      const key = `reminder ${userId}`;
      await post(transaction, { about: 'reminder', to: email, locale }, { key, userId, now });
    }
  });
}
