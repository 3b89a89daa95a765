import type { Locale } from '../../common/locales';
import { foldText } from '../base/foldText';
import { textsOf } from './character';
import type { Character } from './character';
import { rankBySearch, toWords } from './search';
import { tagName } from './tagNames';

/** A search that finds somebody. */
export type Suggestion = { q: string; tags: string[] };

const SUGGESTIONS = 4;
const WORDS_OF_EACH = 2;
/** Shorter words resemble too many others. */
const SHORTEST = 4;
const LONGEST = 20;

const tokens = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]{1,40}/gu) ?? [];

/** Insertions, deletions and exchanges between two words, or `most + 1` if there are more. */
function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const exchange = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(exchange, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? most + 1;
}

/** The words that characters are told by, as they are written, by their folded form. */
function vocabularyOf(all: readonly Character[], locale: Locale): Map<string, string> {
  const words = new Map<string, string>();
  for (const character of all) {
    const { name, tagline, interests, self } = textsOf(character, locale);
    const names = character.tags.flatMap((tag) => tagName(locale, tag) ?? []);
    const topics = interests.map(({ topic }) => topic);
    for (const word of tokens([name, ...names, ...topics, tagline, self.work].join('\n')))
      if (word.length >= SHORTEST) words.set(foldText(word), word);
  }
  return words;
}

function similarWords(word: string, vocabulary: ReadonlyMap<string, string>): string[] {
  const folded = foldText(word);
  if (folded.length < SHORTEST || folded.length > LONGEST) return [];
  const most = folded.length > 6 ? 2 : 1;
  return [...vocabulary]
    .map(([key, written]) => ({ written, far: distance(folded, key, most) }))
    .filter(({ far }) => far <= most)
    .sort((one, other) => one.far - other.far)
    .slice(0, WORDS_OF_EACH)
    .map(({ written }) => written);
}

/** Where a character is from and how it is drawn says nothing of who it is. */
const kinds: ReadonlySet<string> = new Set(['anime', 'custom', 'official', 'realistic']);

const tagsOf = (all: readonly Character[]): string[] => {
  const counts = new Map<string, number>();
  for (const tag of all.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .filter(([tag]) => !kinds.has(tag))
    .sort(([, one], [, other]) => other - one)
    .map(([tag]) => tag);
};

/**
 * What to try after a search that found nobody: the same words without the filters or with others,
 * then words that are written like them, then each word alone.
 */
export function suggest(
  all: readonly Character[],
  { q, tags, locale }: { q: string; tags: readonly string[]; locale: Locale },
): Suggestion[] {
  const found = (query: string) => {
    const words = toWords(query, locale);
    return words.length === 0
      ? []
      : all.filter((character) => rankBySearch(character, locale, words) !== null);
  };
  const anywhere = found(q);
  if (anywhere.length > 0)
    return [
      { q, tags: [] },
      ...tagsOf(anywhere)
        .filter((tag) => !tags.includes(tag))
        .slice(0, SUGGESTIONS - 1)
        .map((tag) => ({ q, tags: [tag] })),
    ];
  const words = tokens(q);
  const vocabulary = vocabularyOf(all, locale);
  const corrected = words.flatMap((word) =>
    similarWords(word, vocabulary).map((similar) => q.replace(word, similar)),
  );
  const queries = [...new Set([...corrected, ...(words.length > 1 ? words : [])])];
  const helpful = queries.filter((query) => found(query).length > 0).slice(0, SUGGESTIONS);
  return helpful.length > 0
    ? helpful.map((query) => ({ q: query, tags: [] }))
    : tagsOf(all)
        .filter((tag) => !tags.includes(tag))
        .slice(0, SUGGESTIONS)
        .map((tag) => ({ q: '', tags: [tag] }));
}
