import type english from '../../content/search/en.json';
import type { Locale } from '../../common/locales';
import type { Gender } from '../../common/settings';
import { catalogueOf } from '../base/catalogue';
import { foldText } from '../base/foldText';
import { stemmerOf } from '../base/wordStems';

/**
 * What the search knows of a language: `endings` that words lose (`ies>i`: replaced), `ignored`
 * words, words for `people` by gender, and by `topic` the words that find each other.
 */
export const searchTexts = catalogueOf<keyof typeof english>('search');

/** Shorter ends of compound words are mostly endings. */
const HEAD_AT_LEAST = 4;

export type SearchWords = {
  isIgnored(word: string): boolean;
  /** A folded word without its ending. */
  stemOf(word: string): string;
  /** The topics of a folded word, by its stem or by the last part of a compound. */
  topicsOf(word: string): readonly string[];
  /** Whether words are written without spaces, so that topics are found inside of a text. */
  topicsIn(text: string): ReadonlySet<string>;
  peopleOf(gender: Gender): string;
  /** Whether the word is the last part of a compound: a "Schiffsköchin" is a "Köchin". */
  isHeadOf(stem: string, compound: string): boolean;
};

const listOf = (text: string): string[] => foldText(text).split(' ').filter(Boolean);

const wordsIn = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** The longest word that is looked for inside a text without spaces. */
const UNSPACED_AT_MOST = 6;

function read(locale: Locale): SearchWords {
  const say = searchTexts.in(locale);
  const ignored = new Set(listOf(say('ignored')));
  const stemOf = stemmerOf(say('endings'));
  const hasCompounds = locale === 'de';

  const topics = new Map<string, string[]>();
  for (const key of searchTexts.keys()) {
    if (!key.startsWith('topic.')) continue;
    for (const stem of new Set(listOf(say(key)).map(stemOf))) {
      topics.set(stem, [...(topics.get(stem) ?? []), key]);
    }
  }

  const topicsOf = (word: string): readonly string[] => {
    const stem = stemOf(word);
    const whole = topics.get(stem);
    if (whole !== undefined || !hasCompounds) return whole ?? [];
    for (let at = 1; at <= stem.length - HEAD_AT_LEAST; at += 1) {
      const head = topics.get(stem.slice(at));
      if (head !== undefined) return head;
    }
    return [];
  };

  const unspaced = (text: string): string[] => {
    const found: string[] = [];
    for (let at = 0; at < text.length; at += 1) {
      for (let length = 1; length <= UNSPACED_AT_MOST; length += 1) {
        found.push(...(topics.get(text.slice(at, at + length)) ?? []));
      }
    }
    return found;
  };

  return {
    isIgnored: (word) => ignored.has(word),
    stemOf,
    topicsOf,
    topicsIn: (text) => new Set(locale === 'ch' ? unspaced(text) : wordsIn(text).flatMap(topicsOf)),
    peopleOf: (gender) => say(`people.${gender}`),
    isHeadOf: (stem, compound) =>
      hasCompounds && stem.length >= HEAD_AT_LEAST && compound.endsWith(stem),
  };
}

const languages = new Map<Locale, SearchWords>();

export function searchWordsOf(locale: Locale): SearchWords {
  const known = languages.get(locale) ?? read(locale);
  languages.set(locale, known);
  return known;
}
