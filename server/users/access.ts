import { eq } from 'drizzle-orm';
import type { Character } from '../characters/character';
import type { Database } from '../database/database';
import { users } from '../database/schema';
import { problems } from '../http/problem';
import { isPremium } from './users';

/** Throws `premium-required` if a free user wants something from a premium character. */
export async function requireAccess(
  database: Database,
  userId: string,
  character: Pick<Character, 'isPremium'> | null,
  now: Date,
): Promise<{ isPremiumUser: boolean }> {
  const [user] = await database
    .select({ premiumUntil: users.premiumUntil })
    .from(users)
    .where(eq(users.id, userId));
  if (user === undefined) throw problems.unauthorized();
  const isPremiumUser = isPremium(user, now);
  if (character?.isPremium === true && !isPremiumUser) throw problems.premiumRequired();
  return { isPremiumUser };
}
