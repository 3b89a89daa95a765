import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { users } from '../database/schema';
import type { ReplyUser } from '../replies/replySource';
import type { MemoryOwner } from './learn';
import { usableName } from './unusedNames';

/** Whom a character talks to: what they said, and a name only if it may be used. */
export async function readPartner(
  database: Database,
  { userId, characterId }: MemoryOwner,
): Promise<{ told: Omit<ReplyUser, 'locale'>; premiumUntil: Date | null }> {
  const [user] = await database
    .select({
      name: users.name,
      age: users.age,
      gender: users.gender,
      preference: users.preference,
      premiumUntil: users.premiumUntil,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (user === undefined) throw new Error('Nobody is there to talk');
  const { premiumUntil, name, ...told } = user;
  const usable = await usableName(database, { userId, characterId }, name);
  return { told: { ...told, name: usable }, premiumUntil };
}
