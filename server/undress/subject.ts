import { and, eq } from 'drizzle-orm';
import type { Character } from '../characters/character';
import { characters } from '../database/schema';
import { problems } from '../http/problem';
import type { Deps } from './deps';

type Wanted = { slug: string; pictureId: string; userId: string };

/**
 * The character that a picture may be made of: an official one, who is a fictional adult, from a
 * picture of its gallery. A persona may show a photograph of a real person, so it is refused (spec
 * 1): the user's own with 403; somebody else's is as unknown as any other slug.
 */
export async function requireSubject(
  { catalogue, database }: Pick<Deps, 'catalogue' | 'database'>,
  { slug, pictureId, userId }: Wanted,
): Promise<Character> {
  const character = catalogue.bySlug(slug);
  if (character === null) {
    const own = await database
      .select({ id: characters.id })
      .from(characters)
      .where(and(eq(characters.slug, slug), eq(characters.ownerId, userId)));
    throw own.length > 0 ? problems.notOfficial() : problems.notFound();
  }
  if (character.kind !== 'official') throw problems.notOfficial();
  if (!character.gallery.some(({ id }) => id === pictureId)) throw problems.notFound();
  return character;
}
