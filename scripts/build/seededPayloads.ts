import { pageSizes } from '../../common/pageSizes.ts';
import type { components } from '../../src/api/schema';
import { toRow } from '../../server/seed/seed';
import type { Seed } from '../../server/seed/seed';
import { filterOf, SEED_RANKING } from '../../server/characters/catalogue';
import type { Told } from '../../server/characters/character';
import type { Cursor } from '../../server/characters/cursor';
import { writeCursor } from '../../server/http/cursor';
import { toCataloguePayload, toCharacterPayload } from '../../server/characters/payloads';
import { similarTo } from '../../server/characters/similar';

type Payload = components['schemas']['CataloguePayload' | 'CharacterPayload'];

const everything = { tags: [], q: '', sort: 'popular', favourites: null } as const;

const toTold =
  (seed: Seed) =>
  (facts: Seed['characters'][number], position: number): Told => {
    const en = seed.texts.en[facts.slug];
    if (en === undefined) throw new Error(`${facts.slug} has no English texts`);
    return { ...toRow(facts, position, seed), texts: { en } };
  };

/**
 * A static host's payloads by page path: in English, with the characters of the seed. A server with
 * the same characters continues where the first page ends.
 */
export function seededPayloads(seed: Seed): Map<string, Payload> {
  const cast = seed.characters.map(toTold(seed));
  const results = cast.slice(0, pageSizes.wall);
  const last = cast.length > results.length ? results.at(-1) : undefined;
  const cursor: Cursor | undefined = last && {
    r: SEED_RANKING,
    a: last.slug,
    l: 'en',
    f: filterOf({ ...everything, tags: [] }),
  };
  const page = { results, next: cursor === undefined ? null : writeCursor(cursor) };
  return new Map<string, Payload>([
    ['/', toCataloguePayload(page, 'en')],
    ...cast.map((character): [string, Payload] => [
      `/${character.slug}`,
      toCharacterPayload(character, 'en', similarTo(character, cast)),
    ]),
  ]);
}
