import { foldText as fold } from '../base/foldText';
import type { Locale } from '../../common/locales';
import type { CharacterTexts } from '../seed/character';
import { textsOf } from './character';
import type { Character } from './character';
import { tagName } from './tagNames';

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
/** Words that only connect others. */
const particles = /^[的了着过和与跟或在是有会很也都就不我你他她它吗吧呢啊]$/u;

/** A word of a query; `parts` are its words if it was written without spaces. */
export type Word = { text: string; parts: readonly string[] };

const toWord = (text: string): Word => ({
  text,
  parts: unspaced.test(text)
    ? [...segmenter.segment(text)]
        .map(({ segment }) => segment)
        .filter((segment) => segment !== text && !particles.test(segment))
    : [],
});

/** Without case, accents and punctuation; a query of nothing but signs is searched for as it is. */
export function toWords(query: string): Word[] {
  const folded = fold(query).trim();
  const words = folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return (words.length === 0 && folded !== '' ? [folded] : words).map(toWord);
}

/** Whether a word of the text starts with it; without spaces there are no word starts to check. */
const hasWord = (text: string, word: string): boolean => {
  if (unspaced.test(word)) return text.includes(word);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) return true;
  }
  return false;
};

/** The fields a character is found by, the most telling first. */
const fields = (character: Character, locale: Locale, texts: CharacterTexts): string[][] => [
  [texts.name, character.texts.en.name],
  [
    texts.tagline,
    ...character.tags,
    ...character.tags.flatMap((tag) => tagName(locale, tag) ?? []),
    ...texts.interests.map(({ topic }) => topic),
  ],
  [texts.description],
  texts.interests.flatMap(({ keywords }) => keywords),
];

const foldedFields = new WeakMap<CharacterTexts, Map<Locale, string[]>>();

function fieldsOf(character: Character, locale: Locale): string[] {
  const texts = textsOf(character, locale);
  const byLocale = foldedFields.get(texts) ?? new Map<Locale, string[]>();
  const known = byLocale.get(locale);
  if (known !== undefined) return known;
  const folded = fields(character, locale, texts).map((entries) => fold(entries.join('\n')));
  foldedFields.set(texts, byLocale.set(locale, folded));
  return folded;
}

/** Index of the first field that has the word; Infinity: none. */
function placeOf(texts: readonly string[], { text, parts }: Word): number {
  const whole = texts.findIndex((field) => hasWord(field, text));
  if (whole >= 0) return whole;
  if (parts.length === 0) return Infinity;
  return Math.max(...parts.map((part) => placeOf(texts, { text: part, parts: [] })));
}

/**
 * How well a character matches all words, lower is better: 0 by the name alone, 1 by the name and
 * other fields, then by how telling the matching fields are. Null: no match.
 */
export function rankBySearch(
  character: Character,
  locale: Locale,
  words: readonly Word[],
): number | null {
  if (words.length === 0) return 0;
  const texts = fieldsOf(character, locale);
  const places = words.map((word) => placeOf(texts, word));
  const worst = Math.max(...places);
  if (worst === Infinity) return null;
  if (worst === 0) return 0;
  return Math.min(...places) === 0 ? 1 : 1 + worst;
}
