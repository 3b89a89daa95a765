import type { CheckContext } from '../../server/moderation/checkText';
import { pickFrom, seededRandom } from './seededRandom';
import type { Random } from './seededRandom';

/** Years of birth and dates are counted from this one. */
export const CURRENT_YEAR = 2026;
const MINORS = { from: 5, to: 17 } as const;
const ADULTS = { from: 18, to: 70 } as const;

/**
 * Sentences of one form, each with slots that are filled for one age: `{age}` in digits or words,
 * `{name}`, `{year}` and `{yy}` of birth, `{next}` the age after it, `{months}`, `{weeks}`, `{to18}`
 * the years until 18, `{by}` and `{other}` so that other - by is the age, `{class}` the class of
 * school, and the language's own.
 */
export type FormSentences = {
  /** Of a third person, with its subject: "{name} is {age}". */
  of?: readonly string[];
  /** Of no one: what stands in a persona's text or keywords. */
  bare?: readonly string[];
  /** Of the one who writes: "I am {age}". */
  me?: readonly string[];
  /** Of the one who is spoken to: "You are {age}". */
  you?: readonly string[];
  /** A name by itself. */
  name?: readonly string[];
  /** What nobody from 18 up is said to be: a class of school, "under 18". */
  isOfMinors?: boolean;
  /** Ages that the sentences make sense for. Default: 5 to 17 and 18 to 70. */
  minors?: { from: number; to: number };
  adults?: { from: number; to: number };
};

export type SpokenForms = {
  code: string;
  names: readonly string[];
  /** Ways of writing a number: digits, words, in each case or spelling that its sentences need. */
  numbers: (value: number) => readonly string[];
  /** Slots of its own, for one age. */
  slots?: (age: number, random: Random) => Readonly<Record<string, string>>;
  /** Something that is played, with `{said}` in it. */
  scenes: readonly string[];
  /** A persona's text of several sentences, and keywords, with `{said}` in it. */
  texts: readonly string[];
  forms: Readonly<Record<string, FormSentences>>;
  /** The sentences above that are known to be missed, or refused of an adult. */
  known: readonly string[];
};

type ReadAs = NonNullable<CheckContext['as']>;

/** Sentences as they are, by what they are read as. */
export type PlainSentences = {
  refused: Readonly<Partial<Record<ReadAs, readonly string[]>>>;
  accepted: Readonly<Partial<Record<ReadAs, readonly string[]>>>;
};

export const PLACES = [
  'persona',
  'persona text',
  'name',
  'note',
  'message',
  'message of oneself',
  'message of the character',
  'scene',
] as const;
export type Place = (typeof PLACES)[number];

export type Said = {
  form: string;
  place: Place;
  /** As it stands in the table. */
  sentence: string;
  text: string;
  as: ReadAs;
  isMinor: boolean;
};

const READ_AS: Record<Place, ReadAs> = {
  persona: 'persona',
  'persona text': 'persona',
  name: 'name',
  note: 'note',
  message: 'message',
  'message of oneself': 'message',
  'message of the character': 'message',
  scene: 'message',
};

function sentencesFor(
  place: Place,
  { of = [], bare = [], me = [], you = [], name = [] }: FormSentences,
) {
  switch (place) {
    case 'persona':
    case 'persona text':
      return [...of, ...bare];
    case 'name':
      return name;
    case 'note':
      return [...of, ...you];
    case 'message':
      return of;
    case 'message of oneself':
      return me;
    case 'message of the character':
      return you;
    case 'scene':
      return [...of, ...you, ...me];
  }
}

/** Each slot a language's sentences may have, for one age. */
function filled(sentence: string, age: number, language: SpokenForms, random: Random): string {
  const number = (value: number) => pickFrom(random, language.numbers(value));
  const by = 1 + Math.floor(random() * 4);
  const slots: Record<string, () => string> = {
    age: () => number(age),
    digits: () => String(age),
    next: () => number(age + 1),
    name: () => pickFrom(random, language.names),
    year: () => String(CURRENT_YEAR - age - (age < 18 ? 0 : 1)),
    yy: () => String((CURRENT_YEAR - age - (age < 18 ? 0 : 1)) % 100).padStart(2, '0'),
    months: () => String(age * 12 + Math.floor(random() * 11)),
    weeks: () => String(age * 52 + Math.floor(random() * 40)),
    to18: () => number(18 - age),
    by: () => number(by),
    other: () => number(age + by),
    class: () => String(Math.min(12, Math.max(1, age - 5))),
    ...Object.fromEntries(
      Object.entries(language.slots?.(age, random) ?? {}).map(([key, value]) => [key, () => value]),
    ),
  };
  return sentence.replace(/\{(?<slot>\w+)\}/g, (_, slot: string) => {
    const value = slots[slot];
    if (value === undefined) throw new Error(`No slot {${slot}}: ${sentence}`);
    return value();
  });
}

function inPlace(place: Place, said: string, language: SpokenForms, random: Random): string {
  if (place === 'scene') return pickFrom(random, language.scenes).replace('{said}', () => said);
  if (place === 'persona text')
    return pickFrom(random, language.texts).replace('{said}', () => said);
  return said;
}

/**
 * Each sentence of each form in each place, `times` over, of ages on one side of 18. The same for the
 * same seed.
 */
export function sayAges(
  language: SpokenForms,
  { times, seed }: { times: number; seed: number },
): Said[] {
  const random = seededRandom(seed);
  return Object.entries(language.forms).flatMap(([form, sentences]) =>
    PLACES.flatMap((place) =>
      sentencesFor(place, sentences).flatMap((sentence) =>
        [true, false].flatMap((isMinor) => {
          if (!isMinor && sentences.isOfMinors === true) return [];
          const { from, to } = isMinor
            ? (sentences.minors ?? MINORS)
            : (sentences.adults ?? ADULTS);
          return Array.from({ length: times }, () => {
            const age = from + Math.floor(random() * (to - from + 1));
            const said = filled(sentence, age, language, random);
            const text = inPlace(place, said, language, random);
            return { form, place, sentence, text, as: READ_AS[place], isMinor };
          });
        }),
      ),
    ),
  );
}
