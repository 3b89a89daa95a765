import type { Locale } from '../locale';
import { textsOf } from './character';
import type { Character } from './character';

const fold = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The words of a query, without case and accents. */
export const toWords = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether a word of the text begins so; scripts without spaces have no beginnings to look for. */
const hasWord = (text: string, word: string): boolean => {
  if (unspaced.test(word)) return text.includes(word);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) return true;
  }
  return false;
};

/** Whether every word begins a word of name, tagline, description or tags. */
export function matchesWords(character: Character, locale: Locale, words: string[]): boolean {
  if (words.length === 0) return true;
  const { name, tagline, description } = textsOf(character, locale);
  const text = fold([name, tagline, description, ...character.tags].join('\n'));
  return words.every((word) => hasWord(text, word));
}
