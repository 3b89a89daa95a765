import { foldText as fold } from '../base/foldText';
import type { Locale } from '../../common/locales';
import type { CharacterTexts } from '../seed/character';
import { textsOf } from './character';
import type { Character } from './character';
import { searchWordsOf } from './searchWords';
import type { SearchWords } from './searchWords';
import { tagName } from './tagNames';

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
/** Words that only connect others. */
const particles = /^[的了着过和与跟或在是有会很也都就不我你他她它吗吧呢啊]$/u;

/** A word of a query; `parts` are its words if it was written without spaces. */
export type Word = {
  text: string;
  stem: string;
  topics: readonly string[];
  parts: readonly Word[];
};

const toWord = (text: string, language: SearchWords): Word => ({
  text,
  stem: language.stemOf(text),
  topics: language.topicsOf(text),
  parts: unspaced.test(text)
    ? [...segmenter.segment(text)]
        .map(({ segment }) => segment)
        .filter((part) => part !== text && !particles.test(part) && !language.isIgnored(part))
        .map((part) => ({ text: part, stem: part, topics: language.topicsOf(part), parts: [] }))
    : [],
});

/**
 * Without case, accents and punctuation; words that tell nothing count only if there are no others,
 * and a query of nothing but signs is searched for as it is.
 */
export function toWords(query: string, locale: Locale): Word[] {
  const language = searchWordsOf(locale);
  const folded = fold(query).trim();
  const words = folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const telling = words.filter((word) => !language.isIgnored(word));
  const wanted = telling.length > 0 ? telling : words;
  return (wanted.length === 0 && folded !== '' ? [folded] : wanted).map((word) =>
    toWord(word, language),
  );
}

/** Whether a word of the text starts with it; without spaces there are no word starts to check. */
const hasWord = (text: string, word: string): boolean => {
  if (unspaced.test(word)) return text.includes(word);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) return true;
  }
  return false;
};

/** `topics` only of the fields that say what a character is: elsewhere they are mentioned in passing. */
type Field = { text: string; stems: ReadonlySet<string>; topics: ReadonlySet<string> };

/** The fields a character is found by, the most telling first. */
const fields = (character: Character, locale: Locale, texts: CharacterTexts): string[][] => [
  [texts.name, character.texts.en.name],
  [
    texts.tagline,
    ...(texts.self.work === undefined ? [] : [texts.self.work]),
    searchWordsOf(locale).peopleOf(character.gender),
  ],
  [
    ...character.tags,
    ...character.tags.flatMap((tag) => tagName(locale, tag) ?? []),
    ...texts.interests.map(({ topic }) => topic),
  ],
  [texts.description],
  texts.interests.flatMap(({ keywords }) => keywords),
];

const NAME = 0;
const TELLING = [1, 2];

const fieldsByTexts = new WeakMap<CharacterTexts, Map<Locale, Field[]>>();

function fieldsOf(character: Character, locale: Locale): Field[] {
  const texts = textsOf(character, locale);
  const byLocale = fieldsByTexts.get(texts) ?? new Map<Locale, Field[]>();
  const known = byLocale.get(locale);
  if (known !== undefined) return known;
  const language = searchWordsOf(locale);
  const folded = fields(character, locale, texts).map((entries, index) => {
    const text = fold(entries.join('\n'));
    const words = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
    const topics = TELLING.includes(index) ? language.topicsIn(text) : new Set<string>();
    return { text, stems: new Set(words.map(language.stemOf)), topics };
  });
  fieldsByTexts.set(texts, byLocale.set(locale, folded));
  return folded;
}

/** In a field, a whole word comes before a word of the same topic, and that before a word's start. */
const GRADES = 3;

function gradeOf(
  { text, stems, topics }: Field,
  word: Word,
  { isHeadOf }: SearchWords,
): number | null {
  if (stems.has(word.stem)) return 0;
  if (word.topics.some((topic) => topics.has(topic))) return 1;
  if (hasWord(text, word.text)) return 2;
  return [...stems].some((stem) => isHeadOf(word.stem, stem)) ? 2 : null;
}

/** How well the best field has the word, lower is better; Infinity: none has it. */
function placeOf(all: readonly Field[], word: Word, language: SearchWords): number {
  for (const [index, field] of all.entries()) {
    const grade = gradeOf(field, word, language);
    if (grade !== null) return GRADES * index + grade;
  }
  const { parts } = word;
  return parts.length === 0
    ? Infinity
    : Math.max(...parts.map((part) => placeOf(all, part, language)));
}

const isName = (place: number): boolean => Math.floor(place / GRADES) === NAME;

/**
 * How well a character matches all words, lower is better: first by the name alone, then by the name
 * and other fields, then by how telling the matching fields are. Null: no match.
 */
export function rankBySearch(
  character: Character,
  locale: Locale,
  words: readonly Word[],
): number | null {
  if (words.length === 0) return 0;
  const all = fieldsOf(character, locale);
  const language = searchWordsOf(locale);
  const places = words.map((word) => placeOf(all, word, language));
  const worst = Math.max(...places);
  if (worst === Infinity) return null;
  if (isName(worst)) return worst;
  return isName(Math.min(...places)) ? GRADES : 1 + worst;
}
