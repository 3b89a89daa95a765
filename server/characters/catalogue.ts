import { inArray, eq } from 'drizzle-orm';
import { toIntlLocale } from '../../common/locales';
import type { Background } from '../base/background';
import type { Clock } from '../base/clock';
import type { Locale } from '../../common/locales';
import type { Database, Notifier } from '../database/database';
import { characters, characterTexts } from '../database/schema';
import { readCursor, writeCursor } from '../http/cursor';
import { textsInMemory } from '../seed/seed';
import type { AllTexts, Seed } from '../seed/seed';
import { textsOf } from './character';
import type { Character } from './character';
import { cursorSchema, digest } from './cursor';
import type { Cursor } from './cursor';
import { byPreference } from './preference';
import type { Preference } from '../../common/settings';
import { CHANNEL, rank, readRankings } from './rankings';
import { rankBySearch, toWords } from './search';
import { similarTo } from './similar';
import { suggest } from './suggestions';
import type { Suggestion } from './suggestions';

export type PageQuery = {
  size: number;
  cursor: string | null;
  /** Matches characters with any of them; empty: all characters. */
  tags: string[];
  q: string;
  sort: 'popular' | 'new' | 'name';
  /** Ids of the only characters to list; null: all. */
  favourites: ReadonlySet<string> | null;
  /** For the first page; later pages keep the preference it was sorted by. */
  preference: Preference | null;
  /** The user's own personas, listed before all others. */
  own: readonly Character[];
  locale: Locale;
};

/** The ranking of a page made from the seed alone: the order of the seed. */
export const SEED_RANKING = 'seed';

/** The filter that a cursor belongs to. */
export const filterOf = ({
  favourites,
  sort,
  q,
  tags,
}: Pick<PageQuery, 'favourites' | 'q' | 'sort' | 'tags'>) =>
  digest(favourites === null ? 'all' : 'favourites', sort, q, ...[...tags].sort());

export type Page = { results: Character[]; next: string | null };

/** The official characters, which each process keeps in memory. */
export type Catalogue = {
  /** Null for a cursor of another query; throws `invalid-input` for one that is malformed. */
  page(query: PageQuery): Page | null;
  /** For a search that found nobody. */
  suggestions(query: Pick<PageQuery, 'q' | 'tags' | 'locale'>): Suggestion[];
  /** Others on show with the same tags, the rarest tags counting most; premium ones come last. */
  similar(character: Pick<Character, 'id' | 'tags'>): Character[];
  /** Most frequent first. */
  tags(): { tag: string; count: number }[];
  /** Only characters on show. */
  bySlug(slug: string): Character | null;
  /** Includes retired ones. */
  byId(id: string): Character | null;
  /** Includes retired ones. */
  all(): Character[];
  /**
   * Ranks the characters by chats started, unless a process has done so within this time, and reads
   * them again; every other process reads them too.
   */
  reload(unlessWithinMs?: number): Promise<void>;
};

export type CatalogueParts = {
  background: Background;
  clock: Clock;
  database: Database;
  notifier: Notifier;
  /** Read instead of the same texts in the database. */
  seed: Seed;
};

async function readTexts(database: Database, ids: readonly string[]) {
  const byId = new Map<string, Partial<AllTexts>>();
  if (ids.length === 0) return byId;
  const rows = await database
    .select()
    .from(characterTexts)
    .where(inArray(characterTexts.characterId, [...ids]));
  for (const { characterId, locale, ...text } of rows) {
    byId.set(characterId, { ...byId.get(characterId), [locale]: text });
  }
  return byId;
}

async function readCharacters({ database, seed }: CatalogueParts): Promise<Character[]> {
  const rows = await database.select().from(characters).where(eq(characters.kind, 'official'));
  const inMemory = await textsInMemory(database, seed);
  const others = rows.flatMap(({ id }) => (inMemory.has(id) ? [] : id));
  const read = await readTexts(database, others);
  return rows.map((row) => {
    const { en, ...translated } = inMemory.get(row.id) ?? read.get(row.id) ?? {};
    if (en === undefined) throw new Error(`${row.slug} has no English texts`);
    return { ...row, texts: { en, ...translated } };
  });
}

const byPosition = (one: Character, other: Character) => one.position - other.position;

const byArrival = (one: Character, other: Character) =>
  other.createdAt.getTime() - one.createdAt.getTime() || other.position - one.position;

function byName(locale: Locale) {
  const { compare } = new Intl.Collator(toIntlLocale(locale));
  return (one: Character, other: Character) =>
    compare(textsOf(one, locale).name, textsOf(other, locale).name) ||
    one.position - other.position;
}

/** `isChanged`: the characters differ from those that were ranked last. */
export async function openCatalogue(
  parts: CatalogueParts,
  { isChanged }: { isChanged: boolean },
): Promise<Catalogue> {
  const { background, database, notifier } = parts;
  let all = new Map<string, Character>();
  let shown = new Map<string, Character>();
  let current = '';
  let rankings = new Map<string, string[]>();
  let reading = Promise.resolve();

  async function readNow() {
    const list = await readCharacters(parts);
    const kept = await readRankings(database);
    all = new Map(list.map((character) => [character.id, character]));
    const onShow = list.filter(({ retiredAt }) => retiredAt === null);
    shown = new Map(onShow.map((character) => [character.slug, character]));
    rankings = new Map(kept.map(({ id, slugs }) => [id, slugs]));
    current = kept[0]?.id ?? '';
  }

  /** Reads run in order, so that the latest result is the one that stays. */
  function read(): Promise<void> {
    reading = reading.catch(() => {}).then(readNow);
    return reading;
  }

  const readLater = () => {
    background.run('catalogue', read);
  };

  async function reload(unlessWithinMs = 0) {
    await rank(parts, { unlessWithinMs });
    await read();
  }

  function ordered(sort: PageQuery['sort'], locale: Locale, ranking: string): Character[] {
    if (sort === 'new') return [...shown.values()].sort(byArrival);
    if (sort === 'name') return [...shown.values()].sort(byName(locale));
    if (ranking === SEED_RANKING) return [...shown.values()].sort(byPosition);
    const slugs = rankings.get(ranking) ?? rankings.get(current) ?? [];
    return slugs.flatMap((slug) => shown.get(slug) ?? []);
  }

  await notifier.subscribe(CHANNEL, readLater, readLater);
  await (isChanged ? reload() : read());
  if (current === '') await reload();
  return {
    reload,
    page({ size, cursor, tags, q, sort, favourites, preference: wanted, own, locale: requested }) {
      const filter = filterOf({ favourites, sort, q, tags });
      const from = cursor === null ? null : readCursor(cursorSchema, cursor);
      if (cursor !== null && from?.f !== filter) return null;
      const locale = from?.l ?? requested;
      const ranking = from?.r ?? current;
      const preference = from === null ? wanted : (from.p ?? null);
      const words = toWords(q, locale);
      const everybody = ordered(sort, locale, ranking);
      const others = sort === 'popular' ? byPreference(everybody, preference) : everybody;
      const matching = [...own, ...others]
        .filter(
          (character) => tags.length === 0 || tags.some((tag) => character.tags.includes(tag)),
        )
        .flatMap((character) => {
          const fit = rankBySearch(character, locale, words);
          return fit === null ? [] : { character, fit };
        })
        .sort((one, other) => one.fit - other.fit)
        .map(({ character }) => character);
      const last = from === null ? -1 : matching.findIndex(({ slug }) => slug === from.a);
      if (from !== null && last === -1) return null;
      // The previous page's last character marks the place, even if no favourite now.
      const rest = matching
        .slice(last + 1)
        .filter(({ id }) => favourites === null || favourites.has(id));
      const results = rest.slice(0, size);
      const end = results.at(-1);
      const hasMore = rest.length > size;
      return {
        results,
        next:
          hasMore && end !== undefined
            ? writeCursor({
                r: ranking,
                a: end.slug,
                l: locale,
                f: filter,
                ...(preference !== null && { p: preference }),
              } satisfies Cursor)
            : null,
      };
    },
    suggestions: (query) => suggest(ordered('popular', query.locale, current), query),
    similar: (character) => similarTo(character, ordered('popular', 'en', current)),
    tags() {
      const counts = new Map<string, number>();
      for (const tag of [...shown.values()].flatMap((character) => character.tags)) {
        counts.set(tag, (counts.get(tag) ?? 0) + 1);
      }
      return [...counts]
        .map(([tag, count]) => ({ tag, count }))
        .sort((one, other) => other.count - one.count || (one.tag < other.tag ? -1 : 1));
    },
    bySlug: (slug) => shown.get(slug) ?? null,
    byId: (id) => all.get(id) ?? null,
    all: () => [...all.values()],
  };
}
