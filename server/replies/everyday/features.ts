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

function stemsIn(text: string, locale: SpokenLocale): string[] {
  const stemOf = stemmerIn(locale);
  return text
    .replaceAll("'", '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => (/\p{Script=Han}/u.test(word) ? word : stemOf(word)));
}

/** The words of a text without their endings. */
export const wordsOf = (text: string, locale: SpokenLocale): string[] =>
  stemsIn(folded(text), locale);

/** A text as it is compared with wordings: its words, or its signs in Chinese, and pairs of them. */
export type Heard = {
  words: ReadonlySet<string>;
  pairs: ReadonlySet<string>;
  isDenied: boolean;
};

export function hear(text: string, locale: SpokenLocale): Heard {
  const plain = folded(text.slice(0, READ_AT_MOST));
  const isChinese = locale === 'ch';
  const words = isChinese ? [...plain.replace(/[^\p{L}\p{N}]/gu, '')] : stemsIn(plain, locale);
  const gap = isChinese ? '' : ' ';
  return {
    words: new Set(words),
    pairs: new Set(words.slice(1).map((word, at) => `${words[at] ?? ''}${gap}${word}`)),
    isDenied: DENIED[locale].test(plain),
  };
}

/** What topics name words by: whole, by a beginning; Chinese words stand anywhere between others. */
export type Key = { key: string; word: string };

export const wholeKey = (word: string): string => `=${word}`;
export const beginningKey = (beginning: string): string => `${beginning}*`;

/** All keys by which the words of a text may be named, each with the word that it names. */
export function keysOf(text: string, { words, pairs }: Heard, locale: SpokenLocale): Key[] {
  if (locale === 'ch') {
    const signs = [...folded(text.slice(0, READ_AT_MOST)).replace(/[^\p{L}\p{N}]/gu, '')];
    return signs.flatMap((_, from) =>
      Array.from({ length: Math.min(SIGNS_AT_MOST, signs.length - from) }, (_one, more) => {
        const word = signs.slice(from, from + more + 1).join('');
        return { key: wholeKey(word), word };
      }),
    );
  }
  return [
    ...[...words].flatMap((word) => [
      { key: wholeKey(word), word },
      ...Array.from(word, (_, at) => ({ key: beginningKey(word.slice(0, at + 1)), word })),
    ]),
    ...[...pairs].map((pair) => ({ key: wholeKey(pair), word: pair })),
  ];
}
