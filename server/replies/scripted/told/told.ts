import { hardNewsIn } from '../../hardNews/hardNews';
import type { HistoryEntry } from '../../replySource';
import type { LanguagePack } from '../languagePack';
import { relatedness, unchanged } from '../relatedness';
import { enumerated } from '../sentences';
import { allowed, namePart, turnedAll } from './turned';
import { clausesOf, topicsOf, type Clause } from './clauses';
import { hasName } from './words';
import { soughtParts, type Sought } from './reminding';
import type { BeingWords, ToldLanguage, ToldTopic } from './toldLanguage';

/** What the user told of what they ask, in the character's words or as they said it. */
export type Recollection = {
  summary: string;
  isQuote: boolean;
  isSure: boolean;
  isOfName: boolean;
  /** Whether it says when or where something is, which the question asks. */
  isOfTime: boolean;
};

/** How much is said at once: of what is asked for, and of all that is known. */
const MOST_TOLD = 2;
const MOST_KNOWN = 6;

/** What may be over: who asks for what is, is not told what was. */
const OF_THEIR_TIME: ReadonlySet<ToldTopic> = new Set<ToldTopic>([
  'home',
  'job',
  'workplace',
  'with',
]);

/** Of what there may be several at once. */
const LISTED: readonly ToldTopic[] = ['job', 'like', 'dislike', 'diet'];

/** Before somebody who is spoken of as known: "and how old are the kids?" */
const OF_KNOWN =
  /^(?:[¿ ]*(?:and|und|y|а|и|那)? ?)$|(?<!\p{L})(?:the|los|las|el|la|der|die|das|des|den) $/u;

/** "Siblings" asks for sisters and brothers, "sister" for one. */
const isGroup = ({ asked, told }: BeingWords) => asked.source !== told.source;

const COMMA = /(?<!\d)[,;] ?|[,;] (?!\d)/u;

/** Of a statement of several parts about its speaker, the one that answers, where it can be said by itself. */
function narrowed(clause: Clause, answers: (part: string) => boolean, pack: LanguagePack): Clause {
  if (clause.isOfOther) return clause;
  const parts = clause.text.split(COMMA);
  const [part, another] = parts.filter((one) => answers(one.toLowerCase()));
  return parts.length === 1 ||
    part === undefined ||
    another !== undefined ||
    clause.names.some((name) => !hasName(part, name)) ||
    pack.told.turned(part, clause.names) === null
    ? clause
    : { ...clause, text: part };
}

/** What part of it a question is after. */
const soughtIn = (question: string, { sought }: ToldLanguage): Sought | null =>
  soughtParts.find((part) => sought[part].asked.test(question)) ?? null;

const tells = ({ names, text }: Clause, part: Sought, { sought }: ToldLanguage) =>
  part === 'name'
    ? names.length > 0 || sought.name.told.test(text)
    : sought[part].told.test(text.toLowerCase());

/** "When is the wedding?" may ask for anybody's. */
const OF_ANYBODY: ReadonlySet<ToldTopic> = new Set<ToldTopic>(['bond', 'birthday']);
const OWN = /(?<!\p{L})(?:i|my|ich|mein\p{L}{0,2}|mi|yo|я|меня|мо\p{L}{1,3})(?!\p{L})|我/u;

/** Parts of which nothing is said rather than something else about the same person. */
const NEEDED: ReadonlySet<Sought> = new Set<Sought>(['name', 'age', 'long', 'when']);

/** How much a statement has to do with a question; 0: nothing. */
function scorer(
  question: string,
  words: readonly string[],
  clauses: readonly Clause[],
  pack: LanguagePack,
) {
  const { told: language, related = relatedness } = pack;
  const lower = language.tidy(question).toLowerCase();
  const topics = topicsOf(lower, language, 'asked');
  const sought = soughtIn(lower, language);
  const isKnown = (being: BeingWords) => clauses.some(({ beings }) => beings.has(being));
  const owners = language.beings.filter((being) => {
    const index = being.asked.exec(lower)?.index;
    if (index === undefined) return false;
    const before = lower.slice(0, index);
    return (
      language.mine.test(before) || (sought !== null && OF_KNOWN.test(before) && isKnown(being))
    );
  });
  const names = [...new Set(clauses.flatMap((clause) => clause.names))].filter((name) =>
    hasName(lower, name),
  );
  const alike = (word: string) => language.same.get(word) ?? word;
  const { plain = unchanged } = pack;
  const things = words
    .filter((word) => !language.weightless.test(word))
    .map((word) => plain(alike(word)));
  const isOfAnybody = !OWN.test(lower) && [...topics].some((topic) => OF_ANYBODY.has(topic));
  const score = (clause: Clause): number => {
    const text = clause.text.toLowerCase().replaceAll(/\p{L}+/gu, alike);
    const shared = related(text, things, pack);
    const isPast = clause.topics.has('before') !== topics.has('before');
    const onTopic = [...topics].filter(
      (topic) => clause.topics.has(topic) && !(isPast && OF_THEIR_TIME.has(topic)),
    ).length;
    const isOfOwner =
      names.some((name) => hasName(text, name)) || owners.some((owner) => clause.beings.has(owner));
    if (owners.length + names.length > 0) return isOfOwner ? 2 + 3 * onTopic + shared : 0;
    if (clause.isOfOther && topics.size > 0)
      return isOfAnybody && onTopic > 0 ? 3 * onTopic + shared : 0;
    return 3 * onTopic + shared;
  };
  return {
    score,
    isOfBeing: owners.length + names.length > 0,
    isOfGroup: names.length === 0 && owners.some(isGroup),
    isOfName: names.length > 0 || owners.some(isKnown),
    sought,
    topics,
  };
}

const THEM =
  /(?<!\p{L})(?:they|he|she|sie|er|hace|hacen|ellos|ellas|él|ella|они|он|она)(?!\p{L})|[他她它]/u;
/** In Chinese whoever is not named is whoever was. */
const isOfThemOnly = (part: string) =>
  THEM.test(part) || (/\p{Script=Han}/u.test(part) && !part.includes('我'));
const isOfSome = ({ beings }: Clause, people: ReadonlySet<unknown>) =>
  [...beings].some((being) => people.has(being));

/** Statements that answer a question, and what is said of them: where only `names` are asked for, those. */
type Found = {
  chosen: readonly Clause[];
  said: readonly Clause[];
  names: readonly string[];
  isOfName: boolean;
  isOfTime: boolean;
  isSure: boolean;
};

/** The names that statements give, each whole; none where one goes on: "Wet Tuesday". */
function namesIn(clauses: readonly Clause[], { capitalized }: LanguagePack): string[] {
  const names = clauses.flatMap((clause) => clause.names).map((name) => capitalized(name));
  const text = clauses.map((clause) => clause.text).join(' ');
  const goesOn = names.some((name) => /^ \p{Lu}/u.test(text.split(name)[1] ?? ''));
  return goesOn ? [] : [...new Set(names)];
}

/** When or where something is. */
const OF_TIME: ReadonlySet<Sought> = new Set<Sought>(['when', 'where']);

/** The part of a question for which something was told. */
function recollectPart(
  question: string,
  words: readonly string[],
  clauses: readonly Clause[],
  pack: LanguagePack,
  latest?: Clause,
): Found | null {
  const { score, isOfBeing, isOfGroup, isOfName, sought, topics } = scorer(
    question,
    words,
    clauses,
    pack,
  );
  const language = pack.told;
  const related = clauses
    .map((clause) => ({
      clause,
      score: latest === undefined ? score(clause) : clause === latest ? 3 : 0,
    }))
    .filter((one) => one.score > 0);
  const telling =
    sought === null ? related : related.filter(({ clause }) => tells(clause, sought, language));
  const naming = telling.filter(({ clause }) => sought === 'name' && clause.names.length > 0);
  const apt = naming.length > 0 ? naming : telling;
  const isNeeded =
    sought === 'why' ||
    (isOfBeing && latest === undefined && sought !== null && NEEDED.has(sought));
  const fitting = apt.length > 0 || isNeeded ? apt : related;
  // A death is never read back to whoever asks for something else; a name alone may be.
  const isOfNames = isOfBeing && latest === undefined && naming.length > 0;
  const isOfDeath = !isOfBeing || isOfNames || hardNewsIn(question) === 'death';
  const scored = isOfDeath
    ? fitting
    : fitting.filter(({ clause }) => hardNewsIn(clause.text) !== 'death');
  const most = Math.max(0, ...scored.map((one) => one.score));
  if (most === 0) return null;
  // Of several, whoever is named: a son and a daughter for "my kids".
  const best = scored
    .filter((one) => one.score === most || (isOfGroup && naming.includes(one)))
    .map(({ clause }) => clause);
  const isList = LISTED.some((topic) => topics.has(topic));
  const chosen = isOfBeing ? best.slice(0, MOST_TOLD) : best.slice(isList ? -MOST_TOLD : -1);
  const isSure = isOfBeing || most >= 3 || language.reminds.test(question.toLowerCase());
  const answers = (part: string) =>
    sought === null
      ? [...topics].some((topic) => language.topics[topic]?.told.test(part) === true)
      : sought === 'age' && language.sought.age.told.test(part);
  const areAllNamed = chosen.every(({ beings, names }) => names.length >= beings.size - 1);
  const names = isOfNames && areAllNamed ? namesIn(chosen, pack) : [];
  const said = chosen.map((one) => narrowed(one, answers, pack));
  const isOfTime = sought !== null && OF_TIME.has(sought) && apt.length > 0;
  return { chosen, said, names, isOfName, isOfTime, isSure };
}

/** What the user told of what they ask; null where nothing was. */
export function recollect(
  history: readonly HistoryEntry[],
  isOfThem: boolean,
  words: readonly string[],
  pack: LanguagePack,
): Recollection | null {
  const question = pack.told.tidy(history.at(-1)?.text ?? '');
  const clauses = clausesOf(history, pack);
  const latest = isOfThem ? clauses.findLast(({ beings }) => beings.size > 0) : undefined;
  const questions = question.split(pack.told.between);
  const parts =
    questions.length > 1 && latest === undefined
      ? questions.map((part) => recollectPart(part, pack.read(part, null).words, clauses, pack))
      : [recollectPart(question, words, clauses, pack, latest)];
  // "What are my kids called, and what do they do?"
  const people = parts[0]?.chosen[0]?.beings ?? new Set();
  const further = questions.slice(1).some((part) => isOfThemOnly(part.toLowerCase()));
  const ofThem = clauses.filter(
    (clause) => parts[0]?.chosen.includes(clause) === false && isOfSome(clause, people),
  );
  if (further) parts.splice(1);
  if (further && ofThem.length > 0)
    parts.push({
      chosen: ofThem,
      said: ofThem.slice(0, MOST_TOLD),
      names: [],
      isOfName: true,
      isOfTime: false,
      isSure: true,
    });
  const found = parts.filter((part) => part !== null);
  const isSure = found.some((part) => part.isSure);
  const isOfName = found.some((part) => part.isOfName);
  const isOfTime = found.some((part) => part.isOfTime);
  const kind = { isSure, isOfName, isOfTime };
  const chosen = [
    ...new Set(found.filter((part) => part.isSure === isSure).flatMap((part) => part.said)),
  ];
  const [only] = found;
  if (questions.length === 1 && only !== undefined && only.names.length > 0)
    return { summary: enumerated(only.names, pack.told.and), isQuote: false, ...kind };
  const told = turnedAll(chosen, pack, clauses, MOST_KNOWN);
  if (told.length > 0) return { summary: pack.told.joined(told), isQuote: false, ...kind };
  const quote = chosen.flatMap(({ names, text }) =>
    allowed(text) ? text : namePart(text, names),
  )[0];
  return quote === undefined ? null : { summary: pack.quoted(quote), isQuote: true, ...kind };
}

/** Whether a message asks for something that its writer told, or for their name. */
export function askedBack(text: string, { told }: LanguagePack): 'fact' | 'name' | null {
  const lower = told.tidy(text).toLowerCase();
  if (!told.asks(lower) && !told.reminds.test(lower)) return null;
  const isOfBeing = told.beings.some(({ asked }) => asked.test(lower));
  return told.topics.name?.asked.test(lower) === true && !isOfBeing ? 'name' : 'fact';
}

/** Whether it is plain what a message asks for, so that not to know it can be said. */
export function isAskedFor(text: string, { told }: LanguagePack): boolean {
  const lower = told.tidy(text).toLowerCase();
  return (
    topicsOf(lower, told, 'asked').size > 0 || told.beings.some(({ asked }) => asked.test(lower))
  );
}

/** What says who somebody is, wherever it was told. */
const CORE: ReadonlySet<ToldTopic> = new Set<ToldTopic>([
  ...(['age', 'birthday', 'home', 'origin', 'job', 'before', 'workplace', 'with'] as const),
  ...(['diet', 'learning', 'plays', 'favourite', 'like', 'dislike'] as const),
]);
const LONGEST_KNOWN = 70;
const TO_CHARACTER = /(?<!\p{L})(?:you|your)(?!\p{L})/iu;

/** What the user told of themselves and their people, the first of it first. */
export function allTold(history: readonly HistoryEntry[], pack: LanguagePack): string[] {
  const clauses = clausesOf(history, pack);
  const isKnown = ({ beings, isOfOther, names, text, topics }: Clause) =>
    text.length <= LONGEST_KNOWN &&
    !TO_CHARACTER.test(text) &&
    (isOfOther || beings.size > 0
      ? names.length > 0 && beings.size > 0
      : [...topics].some((topic) => CORE.has(topic)));
  return turnedAll(clauses.filter(isKnown), pack, clauses, MOST_KNOWN);
}
