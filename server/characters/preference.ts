import { eq } from 'drizzle-orm';
import type { components } from '../../src/api/schema';
import type { Session } from '../auth/session';
import type { Database } from '../database/database';
import { users } from '../database/schema';
import type { Manner, Tag } from '../seed/character';
import type { Character } from './character';

export type Preference = components['schemas']['Preference'];

export const preferences = [
  'dominant',
  'submissive',
  'non-traditional',
  'no-preference',
] as const satisfies readonly Preference[];

type Kind = {
  manners: readonly Manner[];
  tags: readonly Tag[];
  genders: readonly Character['gender'][];
};

/** By which of its facts a character is company of a kind; any one of them will do. */
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
 * The characters with those first who are company of the kind that is preferred, in the order that
 * they have among each other, and then everybody else in theirs: nobody is left out. Somebody
 * without a preference finds the order as it is.
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

/** What a member prefers; null for guests, and for who never said. */
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
