import { ADULT_AGE } from '../../common/limits';
import type { Clock } from '../base/clock';
import { chinese } from './languages/ch';
import { english } from './languages/en';
import { german } from './languages/de';
import { russian } from './languages/ru';
import { spanish } from './languages/es';
import type { Claim } from './grammar/form';
import { minorsIn } from './grammar/grammar';
import { hasMinorsAge, nameInWords } from './grammar/names';
import { plainText, readings } from './normalize';
import type { LanguageRules } from './rules';

const LANGUAGES: readonly LanguageRules[] = [english, chinese, spanish, german, russian];

export type TextVerdict = { ok: true } | { ok: false; reason: 'minor' };

export type CheckContext = {
  /**
   * A persona and a name describe somebody by themselves, so less counts as daily life; a note is
   * about the user. Default: message.
   */
  as?: 'message' | 'persona' | 'name' | 'note';
  /**
   * What the other side just said: after "How old are you?" a bare number is an age, and after "How
   * is your son?" "he is 8" is about a child of daily life.
   */
  answers?: string;
  /** For years of birth. Default: the current one. */
  currentYear?: number;
};

/** An age among a persona's keywords: "Anna, 16, painter". */
const LISTED_AGE =
  /(?:^|[,;|(\n，、·]|\p{L}\s?[/-]\s|\p{Script=Han}[/-])\s{0,4}(?<age>1\d)\s{0,4}(?=[,;|)\n，、·]|\s[/-]\s|[/-]\p{Script=Han}|$)/gu;
/** In a persona, the word alone makes a year of birth: "Born on 4 May 2013". */
const LISTED_BIRTH =
  /(?:^|[^\p{L}])(?:born|geboren|nacid[ao]|nacio|родил(?:ся|ась)|рожден\p{L}{0,2})(?: [\p{L}\d.,]+){0,6}? (?<year>(?:19|20)\d\d)(?!\d)|(?<later>20\d\d) ?(?:年(?:\d{1,2}月)?(?:\d{1,2}[日号])?(?:出生|生)|года? рождения|г\. ?р\.)/gu;
/** Whose child it is in a text addressed to a user: "your daughter" is the character. */
const ADDRESSED =
  /(?:^|[^\p{L}])(?:your|my|deine?|meine?|tu|mi|тво\p{L}+|мо[йяе])(?=[^\p{L}])|[你我]/u;

type Reading = {
  text: string;
  rules: LanguageRules;
  persona: boolean;
  /** Statements without a subject are about the character or the user. */
  isAboutCharacter: boolean;
  setsScene: boolean;
  /** What the other side just said, in plain spelling. */
  earlier: string;
};

/** What a rule found, and where. */
type Match = Pick<RegExpMatchArray, 0 | 'index' | 'groups'>;

function found(expression: RegExp, text: string): boolean {
  expression.lastIndex = 0;
  return expression.test(text);
}

/** Few patterns match, and `matchAll` copies the pattern, so a cheap test comes first. */
function allFound(expression: RegExp, text: string): RegExpMatchArray[] {
  if (!found(expression, text)) return [];
  expression.lastIndex = 0;
  return [...text.matchAll(expression)];
}

/** Whether a number was given, not just a word for minors. */
function tellsAge({ groups }: Match): boolean {
  return groups?.['age'] !== undefined;
}

function isUnderAge(match: RegExpMatchArray): boolean {
  const { age, soon } = match.groups ?? {};
  if (age !== undefined) return Number(age) < ADULT_AGE;
  if (soon !== undefined) return Number(soon) <= ADULT_AGE;
  return true;
}

function underAgeMatches(patterns: readonly RegExp[], text: string): RegExpMatchArray[] {
  return patterns.flatMap((expression) => allFound(expression, text).filter(isUnderAge));
}

const SENTENCE_END = /[.!?。！？\n]/g;
const CLAUSE_END = /[.!?。！？\n,;，、；]/;

function around(text: string, start: number, end: number): string {
  const edges = [...text.matchAll(SENTENCE_END)].map((edge) => edge.index);
  const before = edges.filter((edge) => edge < start - 1).slice(-2);
  const from = before.length === 2 ? (before[0] ?? 0) : 0;
  const after = edges.filter((edge) => edge > end);
  return text.slice(from, after[1] ?? text.length);
}

/** The surroundings of a match: back to the start of its sentence, on to the end of its clause. */
function beside(text: string, start: number, end: number): string {
  const before =
    text
      .slice(Math.max(0, start - 8), start)
      .split(SENTENCE_END)
      .at(-1) ?? '';
  const after = text.slice(end, end + 20).split(CLAUSE_END)[0] ?? '';
  return before + text.slice(start, end) + after;
}

function isDailyLife(match: Match, reading: Reading): boolean {
  const { text, rules, persona, setsScene, earlier } = reading;
  const start = match.index ?? 0;
  const end = start + match[0].length;
  const next = /^[ -]?(?:\p{Script=Han}{1,4}|[^\s.,!?;。，:/()|·]+(?: [^\s.,!?;:/()|·]+)?)/u.exec(
    text.slice(end),
  );
  const following = next?.[0] ?? '';
  if (found(rules.thing, following)) return true;
  const isPerson = found(rules.person, following);
  if (!isPerson && found(rules.thing, text.slice(Math.max(0, start - 30), start))) return true;
  const scope = around(text, start, end);
  if (setsScene || found(rules.sexual, scope)) return false;
  const subject = text.slice(Math.max(0, start - 25), start) + match[0] + following;
  if (found(rules.courted, subject)) return false;
  const recent = text.slice(Math.max(0, start - 80), start);
  const before = persona ? (recent.split(/[.!?\n。！？]/).at(-1) ?? '') : recent;
  const spoken = tellsAge(match) ? before + match[0] : before;
  const child =
    found(rules.kin, spoken) ||
    found(rules.kin, earlier) ||
    found(rules.kin, following) ||
    found(rules.owned, `${before.slice(-20)}${match[0]} ${following.trim()}`);
  if (persona && isRaised(match, reading)) return true;
  return child && (!persona || found(rules.caresFor, before + match[0]));
}

function isDailyTerm(match: Match, reading: Reading): boolean {
  const { text, rules, persona, setsScene } = reading;
  const start = match.index ?? 0;
  const end = start + match[0].length;
  if (found(rules.adultRole, beside(text, start, end))) return true;
  if (setsScene || found(rules.sexual, around(text, start, end))) return false;
  if (!persona || isRaised(match, reading)) return true;
  const before =
    text
      .slice(Math.max(0, start - 30), start)
      .split(SENTENCE_END)
      .at(-1) ?? '';
  return found(rules.caresFor, before);
}

/** In a persona: "mother of a girl, 12", in any language, as a bare number belongs to none. */
function isRaised(match: Match, { text }: Reading): boolean {
  const start = match.index ?? 0;
  const end = start + match[0].length;
  const before =
    text
      .slice(Math.max(0, start - 40), start)
      .split(/[.!?;\n。！？]/)
      .at(-1) ?? '';
  const following = /^ ?\p{L}+/u.exec(text.slice(end))?.[0] ?? '';
  if (found(ADDRESSED, before)) return false;
  return LANGUAGES.some(
    ({ claims }) =>
      found(claims.raises, before + match[0] + following) ||
      found(claims.raises, text.slice(end, end + 12)),
  );
}

/** In a persona, statements about others: "teacher at a high school", "her 16-year-old horse". */
function isOther(match: Match, reading: Reading): boolean {
  const { text, rules } = reading;
  const start = match.index ?? 0;
  const end = start + match[0].length;
  const following = /^ ?\p{L}+/u.exec(text.slice(end))?.[0] ?? '';
  const previous =
    /\p{L}{1,20}[ ,]{0,20}$/u.exec(text.slice(Math.max(0, start - 20), start))?.[0] ?? '';
  if (tellsAge(match) && (found(rules.thing, following) || found(rules.thing, previous)))
    return true;
  if (found(rules.adultRole, beside(text, start, end))) return true;
  return isRaised(match, reading);
}

function isBornTooLate(reading: Reading, currentYear: number): boolean {
  const { text, rules, persona, setsScene } = reading;
  const isOfKin = ({ index = 0 }: RegExpMatchArray) =>
    !persona && !setsScene && found(rules.kin, text.slice(Math.max(0, index - 25), index));
  return [...rules.born, ...(persona ? [LISTED_BIRTH] : [])].some((expression) =>
    allFound(expression, text).some((match) => {
      const year = Number(match.groups?.['year'] ?? match.groups?.['later'] ?? 0);
      return year > currentYear - ADULT_AGE && year <= currentYear && !isOfKin(match);
    }),
  );
}

function describesMinor(reading: Reading, currentYear: number): boolean {
  const { text, rules, persona, setsScene } = reading;
  if (found(rules.always, text)) return true;
  const { claims } = rules;
  if (underAgeMatches([...rules.participants, ...claims.participants], text).length > 0)
    return true;
  if (isBornTooLate(reading, currentYear)) return true;
  if (setsScene && underAgeMatches([...rules.supposed, ...claims.supposed], text).length > 0)
    return true;
  if (underAgeMatches(rules.others, text).some((match) => !isDailyLife(match, reading)))
    return true;
  if (
    persona &&
    underAgeMatches([LISTED_AGE, ...claims.described], text).some(
      (match) => !isOther(match, reading),
    )
  )
    return true;
  if (allFound(rules.minor, text).some((match) => !isDailyTerm(match, reading))) return true;
  return saysMinor(reading, currentYear);
}

const FOLLOWING = /^ ?\p{L}+(?: \p{L}+)?/u;

/** Whether a claim is about a child of daily life; in a persona, one whom it raises. */
function isClaimOfDaily({ start, end, subjectEnd }: Claim, reading: Reading): boolean {
  const { text, rules, persona, earlier } = reading;
  const said = text.slice(start, end);
  if (persona) return isOther({ 0: said, index: start, groups: { age: said } }, reading);
  if (found(rules.sexual, around(text, start, end))) return false;
  const subject = text.slice(start, subjectEnd);
  if (found(rules.courted, text.slice(Math.max(0, start - 25), start) + said)) return false;
  const before = text.slice(Math.max(0, start - 80), start);
  const following = subjectEnd < end ? '' : (FOLLOWING.exec(text.slice(end))?.[0] ?? '');
  return [before + subject, earlier, following].some((place) => found(rules.kin, place));
}

function saysMinor(reading: Reading, currentYear: number): boolean {
  const { text, setsScene, isAboutCharacter, rules } = reading;
  if (rules.grammar === undefined) return false;
  for (const claim of minorsIn(rules.grammar, text, { isAboutCharacter, setsScene, currentYear })) {
    if (claim.isOfMe || setsScene || !isClaimOfDaily(claim, reading)) return true;
  }
  return false;
}

function withDigits(text: string, rules: LanguageRules): string {
  return LANGUAGES.reduce(
    (counted, other) => (other === rules ? counted : other.numbers(counted)),
    rules.numbers(text),
  );
}

/** One year, if there is no number. */
const A_YEAR = 1;

/** Replaces an age calculated from a younger relative's by the adult's age that results. */
function withCalculated(text: string, { olderThanKin, sexual }: LanguageRules): string {
  if (olderThanKin === undefined) return text;
  return allFound(olderThanKin, text).reduceRight((rest, match) => {
    const { 0: sentence, index = 0, groups } = match;
    const other = groups?.['other'] ?? '';
    const age = Number(other) + Number(groups?.['by'] ?? A_YEAR);
    const end = index + sentence.length;
    if (age < ADULT_AGE || found(sexual, around(text, index, end))) return rest;
    const at = index + sentence.lastIndexOf(other);
    return rest.slice(0, at) + String(age) + rest.slice(at + other.length);
  }, text);
}

/** Leaves out what is to be explained as to a child, which says nothing of anybody's age. */
function withoutExplained(text: string, { explained, sexual }: LanguageRules): string {
  return allFound(explained, text).reduceRight((rest, { 0: wish, index = 0 }) => {
    const end = index + wish.length;
    if (found(sexual, around(text, index, end))) return rest;
    return `${rest.slice(0, index)}…${rest.slice(end)}`;
  }, text);
}

function isUnderAgeAnswer({ text, rules, earlier }: Reading): boolean {
  if (!found(rules.asksAge, earlier)) return false;
  const age = /^\D{0,12}(\d{1,2})\D{0,12}$/.exec(text)?.[1];
  return age !== undefined && Number(age) < ADULT_AGE;
}

/**
 * Refuses a text that describes the user, the character or somebody in a role-play as under 18, in
 * any of the five languages, whatever the locale. Children of daily life ("my daughter is 7") pass.
 */
export function checkText(text: string, context: CheckContext = {}): TextVerdict {
  const { as = 'message' } = context;
  const persona = as === 'persona' || as === 'name';
  const currentYear = context.currentYear ?? new Date().getFullYear();
  const earlier = persona ? '' : plainText(context.answers ?? '');
  if (as === 'name' && hasMinorsAge(plainText(nameInWords(text)), currentYear))
    return { ok: false, reason: 'minor' };
  for (const spelling of readings(as === 'name' ? nameInWords(text) : text)) {
    const spoken = LANGUAGES.filter(({ script }) => script.test(spelling + earlier));
    for (const rules of spoken.length > 0 ? spoken : [english]) {
      const counted = withDigits(spelling, rules);
      const setsScene = found(rules.scene, counted) || found(rules.scene, earlier);
      const isAboutCharacter = as !== 'message';
      const calculated = setsScene
        ? counted
        : withoutExplained(withCalculated(counted, rules), rules);
      const reading = { text: calculated, rules, persona, isAboutCharacter, setsScene, earlier };
      if (describesMinor(reading, currentYear) || isUnderAgeAnswer(reading))
        return { ok: false, reason: 'minor' };
    }
  }
  return { ok: true };
}

/** The same, with years of birth relative to the clock's today. */
export const createTextCheck =
  (clock: Clock) =>
  (text: string, context: CheckContext = {}): TextVerdict =>
    checkText(text, { currentYear: clock.now().getUTCFullYear(), ...context });
