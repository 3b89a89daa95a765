import { expression } from '../base/expression';
import { withBoundaries } from './boundaries';
import type { Claims } from './claims/claims';
import type { Grammar } from './grammar/compile';

/**
 * What one language contributes to the check. Patterns are run on plain text (see `plainText`) whose
 * number words are already digits. A pattern with `{age}` counts when the number is below 18, one
 * with `{soon}` when it is 18 or below ("not 18 yet"); one with neither counts as it stands.
 */
export type LanguageRules = {
  /** A letter of the language's script; these rules find nothing in a text without one. */
  script: RegExp;
  /** Number words to digits. */
  numbers: (text: string) => string;
  /** The user, the character, or both together, described as under 18. */
  participants: readonly RegExp[];
  /** The same in the past or the conditional: counts only when a scene is being set. */
  supposed: readonly RegExp[];
  /** School years, birthdays, parts in a play. */
  claims: Claims;
  /** Anybody else described as under 18; children of daily life pass. */
  others: readonly RegExp[];
  /** Words for minors that make a scene or a persona be about a minor. */
  minor: RegExp;
  /** Words that are never innocent. */
  always: RegExp;
  /** Sentences that state an age, a year of birth or of school, or "under 18". */
  grammar?: Grammar;
  /**
   * A whole sentence that calculates the age of the one it is about from a younger relative's, as
   * `{by}` (one, where no number is told) and `{other}`: "She is 2 years older than her 16-year-old brother".
   */
  olderThanKin?: RegExp;
  /** A wish to have something explained as to a child: "explain it like I'm 5". No age of anybody. */
  explained: RegExp;
  /** Opens a role-play, a scene or a fantasy. */
  scene: RegExp;
  /** Sexual or courting words. */
  sexual: RegExp;
  /** A partner or flirt: an age beside it is never that of a child of daily life. */
  courted: RegExp;
  /** Children of daily life: relatives, pupils, neighbours' children. */
  kin: RegExp;
  /** A possessive right before an age: "my 7-year-old". */
  owned: RegExp;
  /** In a persona: the character has, raises or teaches the child. */
  caresFor: RegExp;
  /** Things and animals that can have an age. */
  thing: RegExp;
  /** A person: an age right before this word is not a thing's. */
  person: RegExp;
  /** What makes a word for minors an adult's role: "high school teacher". */
  adultRole: RegExp;
  /** Asks the other person's age, so that a bare number is an answer. */
  asksAge: RegExp;
  /** Year of birth of the user or the character, as `{year}`. */
  born: readonly RegExp[];
};

const NUMBER = String.raw`(?<!\d|\d[.,:/])\d{1,2}(?!\d|[.,:/]\d|\s*[%°€$£])`;

const UNDER_AGE = String.raw`(?<!\d|\d[.,:/])(?:[1-9]|1[0-7])(?!\d|[.,:/]\d|\s*[%°€$£])`;

/** A pattern whose `\b` works in every script, with braces captured, except `{minor}`. */
export function pattern(source: string): RegExp {
  const expanded = source
    .replaceAll('{age}', `(?<age>${NUMBER})`)
    .replaceAll('{soon}', `(?<soon>${NUMBER})`)
    .replaceAll('{by}', String.raw`(?<by>\d{1,2})`)
    .replaceAll('{other}', String.raw`(?<other>\d{1,2})`)
    .replaceAll('{minor}', UNDER_AGE)
    .replaceAll('{year}', String.raw`(?<year>(?:19|20)\d\d)(?!\d)`);
  return expression(withBoundaries(expanded), 'gu');
}

export type NumberWords = {
  units: Readonly<Record<string, number>>;
  tens: Readonly<Record<string, number>>;
  /** The joint between ten and unit, as a pattern: "twenty-five", "treinta y cinco". */
  joint: string;
};

const byLength = (a: string, b: string): number => b.length - a.length;

/** Replaces number words from 0 to 99 by digits. */
export function wordsToDigits({ units, tens, joint }: NumberWords): (text: string) => string {
  const unit = Object.keys(units).sort(byLength).join('|');
  const ten = Object.keys(tens).sort(byLength).join('|');
  const number = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:(${ten})(?:${joint}(${unit}))?|(${unit}))(?![\\p{L}\\p{N}])`,
    'gu',
  );
  return (text) =>
    text.replace(number, (_, tenWord?: string, unitWord?: string, alone?: string) => {
      if (tenWord === undefined) return String(units[alone ?? ''] ?? '');
      return String((tens[tenWord] ?? 0) + (unitWord === undefined ? 0 : (units[unitWord] ?? 0)));
    });
}
