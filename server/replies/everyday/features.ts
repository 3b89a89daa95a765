import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { SpokenLocale } from '../../../common/locales';
import { foldText } from '../../base/foldText';
import { stemmerOf } from '../../base/wordStems';

/** A text as it is compared: its words without their endings, and what it says without case and marks. */
export type Heard = {
  folded: string;
  stems: ReadonlySet<string>;
  /** What the words begin with. */
  beginnings: ReadonlySet<string>;
  /** Two words that follow each other; in Chinese, two signs. */
  pairs: ReadonlySet<string>;
  isDenied: boolean;
};

/** Longer texts are read so far. */
const READ_AT_MOST = 400;

const DENIED: Readonly<Record<SpokenLocale, RegExp>> = {
  en: /\b(?:not|never|no|nothing|nobody|dont|doesnt|didnt|cant|wont|isnt|havent|\p{L}{2,6}n't|without)\b/u,
  de: /(?<!\p{L})(?:nicht|nich|nie|kein\p{L}{0,2}|nichts|niemand|ohne)(?!\p{L})/u,
  es: /(?<!\p{L})(?:no|nunca|tampoco|sin|nada|nadie)(?!\p{L})/u,
  ru: /(?<!\p{L})(?:не|ни|нет|никогда|без|ничего|никто)(?!\p{L})/u,
  ch: /没|不(?!错)|别/u,
};

const beginningsOf = (words: readonly string[]) =>
  new Set(words.flatMap((word) => Array.from(word, (_, at) => word.slice(0, at + 1))));

const pairsOf = (parts: readonly string[], gap: string) =>
  parts.slice(1).map((part, at) => `${parts[at] ?? ''}${gap}${part}`);

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

export function wordsOf(text: string, locale: SpokenLocale): string[] {
  const stemOf = stemmerIn(locale);
  return foldText(text)
    .replaceAll("'", '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => (/\p{Script=Han}/u.test(word) ? word : stemOf(word)));
}

export function hear(text: string, locale: SpokenLocale): Heard {
  const short = text.slice(0, READ_AT_MOST);
  const folded = foldText(short);
  const isDenied = DENIED[locale].test(folded);
  if (locale === 'ch') {
    const signs = [...folded.replace(/[^\p{L}\p{N}]/gu, '')];
    return {
      ...{ folded, isDenied, stems: new Set(signs) },
      ...{ beginnings: new Set(), pairs: new Set(pairsOf(signs, '')) },
    };
  }
  const words = wordsOf(short, locale);
  return {
    ...{ folded, isDenied, stems: new Set(words) },
    ...{ beginnings: beginningsOf(words), pairs: new Set(pairsOf(words, ' ')) },
  };
}
