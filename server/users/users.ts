import { eq } from 'drizzle-orm';
import { settingsOf } from '../../common/settings';
import { toWire } from '../../common/wire';
import type { components } from '../../src/api/schema';
import type { Database } from '../database/database';
import { users } from '../database/schema';

type Profile = components['schemas']['Profile'];

export const isPremium = ({ premiumUntil }: { premiumUntil: Date | null }, now: Date): boolean =>
  premiumUntil !== null && premiumUntil > now;

export const toProfile = (user: typeof users.$inferSelect, now: Date): Profile => ({
  id: user.id,
  email: user.email,
  ...toWire(settingsOf(user)),
  num_tokens: user.desires,
  balance_version: user.balanceVersion,
  has_subscription: isPremium(user, now),
  is_email_confirmed: user.isEmailConfirmed,
  next_claim_at: user.nextClaimAt?.toISOString() ?? null,
});

export async function findUser(database: Database, id: string) {
  const [user] = await database.select().from(users).where(eq(users.id, id));
  return user ?? null;
}
