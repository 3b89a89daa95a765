import { eq } from 'drizzle-orm';
import type { Preference } from '../../common/settings';
import type { Session } from '../auth/session';
import type { Database } from '../database/database';
import { users } from '../database/schema';
import type { Manner, Tag } from '../seed/character';
import type { Character } from './character';

type Kind = {
  manners: readonly Manner[];
  tags: readonly Tag[];
  genders: readonly Character['gender'][];
};

/** Which facts make a character company of a kind; any one of them is enough. */
const kinds: Readonly<Record<Exclude<Preference, 'no-preference'>, Kind>> = {
  dominant: { manners: ['bold', 'terse'], tags: ['confident'], genders: [] },
  submissive: { manners: ['earnest', 'warm'], tags: ['tender'], genders: [] },
  'non-traditional': { manners: ['dreamy'], tags: ['mystery'], genders: ['non-binary'] },
};

const isOfKind = ({ gender, tags, texts }: Character, kind: Kind): boolean =>
  kind.genders.includes(gender) ||
  kind.manners.includes(texts.en.manner) ||
  kind.tags.some((tag) => tags.includes(tag));

/**
 * Puts the characters of the preferred kind first and everybody else after them, each part in its
 * present order: nobody is left out. Without a preference the order stays as it is.
 */
export function byPreference(
  characters: readonly Character[],
  preference: Preference | null,
): readonly Character[] {
  if (preference === null || preference === 'no-preference') return characters;
  const kind = kinds[preference];
  const fitting = characters.filter((character) => isOfKind(character, kind));
  return [...fitting, ...characters.filter((character) => !isOfKind(character, kind))];
}

/** A member's preference; null for guests and for members who never chose one. */
export async function preferenceOf(
  database: Database,
  session: Session | null,
): Promise<Preference | null> {
  if (session === null) return null;
  const [user] = await database
    .select({ preference: users.preference })
    .from(users)
    .where(eq(users.id, session.userId));
  return user?.preference ?? null;
}
