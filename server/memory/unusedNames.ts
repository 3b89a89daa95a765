import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { foldText } from '../base/foldText';
import type { Database } from '../database/database';
import { unusedNames, users } from '../database/schema';
import type { MemoryOwner } from './learn';
import type { MemoryRow } from './note';

const digestOf = (name: string): string =>
  createHash('sha256').update(foldText(name.trim())).digest('hex');

/** Stops a character from using the profile's name, if that is what it was told to forget. */
export async function leaveNameUnused(
  transaction: Database,
  { userId, characterId }: MemoryOwner,
  forgotten: readonly MemoryRow[],
): Promise<void> {
  const names = forgotten.filter(({ kind }) => kind === 'name');
  if (names.length === 0) return;
  const [user] = await transaction
    .select({ name: users.name })
    .from(users)
    .where(eq(users.id, userId));
  const name = user?.name ?? null;
  if (name === null) return;
  const digest = digestOf(name);
  if (names.every(({ note }) => digestOf(note) !== digest)) return;
  await transaction
    .insert(unusedNames)
    .values({ userId, characterId, digest })
    .onConflictDoNothing();
}

/** The profile's name, if the character may use it; null if it was told to forget it. */
export async function usableName(
  database: Database,
  { userId, characterId }: MemoryOwner,
  name: string | null,
): Promise<string | null> {
  if (name === null) return null;
  const found = await database
    .select({ digest: unusedNames.digest })
    .from(unusedNames)
    .where(
      and(
        eq(unusedNames.userId, userId),
        eq(unusedNames.characterId, characterId),
        eq(unusedNames.digest, digestOf(name)),
      ),
    );
  return found.length === 0 ? name : null;
}
