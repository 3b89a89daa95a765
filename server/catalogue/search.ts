import type { Locale } from '../locale';
import { textsOf } from './character';
import type { Character } from './character';

const fold = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The words of a query, without case and accents. */
export const toWords = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

/** Whether every word appears in name, tagline, description or tags. */
export function matchesWords(character: Character, locale: Locale, words: string[]): boolean {
  if (words.length === 0) return true;
  const { name, tagline, description } = textsOf(character, locale);
  const text = fold([name, tagline, description, ...character.tags].join('\n'));
  return words.every((word) => text.includes(word));
}
