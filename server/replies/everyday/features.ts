import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { SpokenLocale } from '../../../common/locales';
import { foldText } from '../../base/foldText';
import { stemmerOf } from '../../base/wordStems';

/** Longer texts are read so far. */
const READ_AT_MOST = 400;
/** The longest word of Chinese that a topic names. */
const SIGNS_AT_MOST = 6;

const DENIED: Readonly<Record<SpokenLocale, RegExp>> = {
  en: /\b(?:not|never|no|nothing|nobody|dont|doesnt|didnt|cant|wont|isnt|havent|\p{L}{2,6}n't|without)\b/u,
  de: /(?<!\p{L})(?:nicht|nich|nie|kein\p{L}{0,2}|nichts|niemand|ohne)(?!\p{L})/u,
  es: /(?<!\p{L})(?:no|nunca|tampoco|sin|nada|nadie)(?!\p{L})/u,
  ru: /(?<!\p{L})(?:не|ни|нет|никогда|без|ничего|никто)(?!\p{L})/u,
  ch: /没|不(?!错)|别/u,
};

const endingsSchema = v.object({ endings: v.string() });
const stemmers = new Map<SpokenLocale, (word: string) => string>();

/** Words lose the endings that they lose in the catalogue's search. */
function stemmerIn(locale: SpokenLocale): (word: string) => string {
  const known = stemmers.get(locale);
  if (known !== undefined) return known;
  const file = new URL(`../../../content/search/${locale}.json`, import.meta.url);
  const { endings } = v.parse(endingsSchema, JSON.parse(readFileSync(file, 'utf8')));
  const stemmer = stemmerOf(endings);
  stemmers.set(locale, stemmer);
  return stemmer;
}

/** Folds what the catalogue of topics and most messages are made of at once. */
const folded = (text: string): string => (/^[a-z0-9 '.,!?-]*$/.test(text) ? text : foldText(text));

const CHINESE = /\p{Script=Han}/u;

function stemsIn(text: string, locale: SpokenLocale): string[] {
  const stemOf = stemmerIn(locale);
  const words = text.replaceAll("'", '').match(/[\p{L}\p{N}]+/gu) ?? [];
  return CHINESE.test(text) ? words : words.map(stemOf);
}

/** The words of a text without their endings. */
export const wordsOf = (text: string, locale: SpokenLocale): string[] =>
  stemsIn(folded(text), locale);

/** A text as it is compared with wordings: its words, or its signs in Chinese, and pairs of them. */
export type Heard = {
  words: readonly string[];
  pairs: readonly string[];
  isDenied: boolean;
};

const signsOf = (text: string): string[] => [...text.replace(/[^\p{L}\p{N}]/gu, '')];

export function hear(text: string, locale: SpokenLocale): Heard {
  const plain = folded(text.slice(0, READ_AT_MOST));
  const isChinese = locale === 'ch';
  const words = isChinese ? signsOf(plain) : stemsIn(plain, locale);
  const gap = isChinese ? '' : ' ';
  return {
    words,
    pairs: words.slice(1).map((word, at) => `${words[at] ?? ''}${gap}${word}`),
    isDenied: DENIED[locale].test(plain),
  };
}

/** By what topics name a word: itself or a beginning; in Chinese, signs anywhere between others. */
export type Key = { key: string; word: string };

export const beginningKey = (beginning: string): string => `${beginning}*`;

/** All keys by which the words of a text may be named, each with the word that it names. */
export function keysOf({ words, pairs }: Heard, locale: SpokenLocale): Key[] {
  if (locale === 'ch')
    return words.flatMap((_, from) =>
      Array.from({ length: Math.min(SIGNS_AT_MOST, words.length - from) }, (_one, more) => {
        const word = words.slice(from, from + more + 1).join('');
        return { key: word, word };
      }),
    );
  return [
    ...words.flatMap((word) => [
      { key: word, word },
      ...Array.from(word, (_, at) => ({ key: beginningKey(word.slice(0, at + 1)), word })),
    ]),
    ...pairs.map((pair) => ({ key: pair, word: pair })),
  ];
}
