import { inArray, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { characters, characterTexts } from '../database/schema';
import type { Locale } from '../locale';
import type { CharacterTexts } from '../seed/character';
import { textsOf } from './character';
import type { Character } from './character';
import { digest, readCursor, writeCursor } from './cursor';
import { matchesWords, toWords } from './search';

const RANKINGS_KEPT = 24;

export type PageQuery = {
  size: number;
  cursor: string | null;
  /** Any of them; none: all characters. */
  tags: string[];
  q: string;
  sort: 'popular' | 'new' | 'name';
  locale: Locale;
};

export type Page = { results: Character[]; next: string | null };

/** The official characters, held in memory. */
export type Catalogue = {
  /** Null for a cursor that does not belong to this query. */
  page(query: PageQuery): Page | null;
  /** Most frequent first. */
  tags(): { tag: string; count: number }[];
  /** Characters on show only. */
  bySlug(slug: string): Character | null;
  /** Retired ones too. */
  byId(id: string): Character | null;
  /** Reads the characters anew and ranks them by the chats started. */
  reload(): Promise<void>;
};

async function readCharacters(database: Database): Promise<Character[]> {
  const rows = await database.select().from(characters).where(eq(characters.kind, 'official'));
  const texts = await database
    .select()
    .from(characterTexts)
    .where(
      inArray(
        characterTexts.characterId,
        rows.map(({ id }) => id),
      ),
    );
  const byId = new Map<string, Partial<Record<Locale, CharacterTexts>>>();
  for (const { characterId, locale, ...text } of texts) {
    byId.set(characterId, { ...byId.get(characterId), [locale]: text });
  }
  return rows.map((row) => {
    const { en, ...others } = byId.get(row.id) ?? {};
    if (en === undefined) throw new Error(`${row.slug} has no English texts`);
    return { ...row, texts: { en, ...others } };
  });
}

const byPopularity = (one: Character, other: Character) =>
  other.chatsStarted - one.chatsStarted || one.position - other.position;
const byArrival = (one: Character, other: Character) =>
  other.createdAt.getTime() - one.createdAt.getTime() || other.position - one.position;

function byName(locale: Locale) {
  const { compare } = new Intl.Collator(locale === 'ch' ? 'zh' : locale);
  return (one: Character, other: Character) =>
    compare(textsOf(one, locale).name, textsOf(other, locale).name) ||
    one.position - other.position;
}

export async function openCatalogue(database: Database): Promise<Catalogue> {
  let all = new Map<string, Character>();
  let shown = new Map<string, Character>();
  let current = '';
  const rankings = new Map<string, string[]>();

  async function reload() {
    const list = await readCharacters(database);
    all = new Map(list.map((character) => [character.id, character]));
    const onShow = list.filter(({ retiredAt }) => retiredAt === null).sort(byPopularity);
    shown = new Map(onShow.map((character) => [character.slug, character]));
    const slugs = [...shown.keys()];
    current = digest(...slugs);
    rankings.delete(current);
    rankings.set(current, slugs);
    for (const old of [...rankings.keys()].slice(0, -RANKINGS_KEPT)) rankings.delete(old);
  }

  function ordered(sort: PageQuery['sort'], locale: Locale, ranking: string): Character[] {
    if (sort === 'new') return [...shown.values()].sort(byArrival);
    if (sort === 'name') return [...shown.values()].sort(byName(locale));
    const slugs = rankings.get(ranking) ?? [...shown.keys()];
    return slugs.flatMap((slug) => shown.get(slug) ?? []);
  }

  await reload();
  return {
    reload,
    page({ size, cursor, tags, q, sort, locale: requested }) {
      const filter = digest(sort, q, ...[...tags].sort());
      const from = cursor === null ? null : readCursor(cursor);
      if (cursor !== null && from?.f !== filter) return null;
      const locale = from?.l ?? requested;
      const ranking = from?.r ?? current;
      const words = toWords(q);
      const matching = ordered(sort, locale, ranking).filter(
        (character) =>
          (tags.length === 0 || tags.some((tag) => character.tags.includes(tag))) &&
          matchesWords(character, locale, words),
      );
      const last = from === null ? -1 : matching.findIndex(({ slug }) => slug === from.a);
      if (from !== null && last === -1) return null;
      const results = matching.slice(last + 1, last + 1 + size);
      const end = results.at(-1);
      const hasMore = last + 1 + size < matching.length;
      return {
        results,
        next:
          hasMore && end !== undefined
            ? writeCursor({ r: ranking, a: end.slug, l: locale, f: filter })
            : null,
      };
    },
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
  };
}
