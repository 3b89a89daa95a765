import type { Database } from '../database/database';
import type { Media } from '../media/media';
import type { Catalogue } from './catalogue';
import type { Character } from './character';
import { readPersonas } from './persona';

export type FindCharacterDeps = { catalogue: Catalogue; database: Database; media: Media };

/** A user's own personas as characters, newest first; a guest has none. */
export async function ownCharacters(
  { media }: Pick<FindCharacterDeps, 'media'>,
  database: Database,
  userId: string | null,
): Promise<Character[]> {
  if (userId === null) return [];
  const own = await readPersonas(database, media.addresses, userId);
  return own.map(({ character }) => character);
}

/** An official character on show, or a persona of this user; null otherwise. */
export async function findBySlug(
  { catalogue, database, media }: FindCharacterDeps,
  slug: string,
  userId: string | null,
): Promise<Character | null> {
  const official = catalogue.bySlug(slug);
  if (official !== null || userId === null) return official;
  const [own] = await readPersonas(database, media.addresses, userId, { slug });
  return own?.character ?? null;
}

/** The same by id, retired ones included. `within` is required while a transaction is open. */
export async function findById(
  { catalogue, database, media }: FindCharacterDeps,
  id: string,
  userId: string,
  within: Database = database,
): Promise<Character | null> {
  const official = catalogue.byId(id);
  if (official !== null) return official;
  const [own] = await readPersonas(within, media.addresses, userId, { id });
  return own?.character ?? null;
}

/**
 * Finds characters by id for many rows of one user with a single query, or without any if all are
 * official.
 */
export async function finderFor(
  { catalogue, media }: Pick<FindCharacterDeps, 'catalogue' | 'media'>,
  within: Database,
  userId: string,
  ids: readonly string[],
): Promise<(id: string) => Character | null> {
  const isAllOfficial = ids.every((id) => catalogue.byId(id) !== null);
  const own = isAllOfficial ? [] : await ownCharacters({ media }, within, userId);
  return (id) => catalogue.byId(id) ?? own.find((character) => character.id === id) ?? null;
}
