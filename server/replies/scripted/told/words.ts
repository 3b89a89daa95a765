/** "film: movie movies; town: city" as a map of each word to the one before its colon. */
export function wordMap(list: string): ReadonlyMap<string, string> {
  return new Map(
    list.split(';').flatMap((entry) => {
      const [to = '', words = ''] = entry.split(':').map((part) => part.trim());
      return words.split(' ').map((word) => [word, to] as const);
    }),
  );
}

/** A verb of a third person in English or German. */
const isVerb = /^\p{L}{3,20}(?:[stóé]|ed|л|ла|лся|лась)$/u;

/** What only a name follows. */
const CALLED =
  /^(?:called|named|namens|hei(?:ß|ss)t|hei(?:ß|ss)en|llam(?:an?|aba)|hieß|llamad[oa]s?|зовут|звали|звать|кличке|имени)$/u;

const JOINED = /^(?:[,&]|and|und|y|e|и|а)$/u;

/** Endings of verbs, in whatever language: a name typed small is not read as one then. */
const notName =
  /(?:ed|ing)$|^\p{Script=Latin}{4,20}(?:[^aeiou]t|iet|et|it|ten|te|[aei]ndo)$|[иаеыя]л[аио]?$|\p{L}{3}ó$|\p{L}{3}(?:[еиёюая]т|ть)$/u;

/**
 * The names that follow a word for somebody: "two kids, ella and max". Typed small, a name stands
 * behind a mark or what names it, or ends what is said of it.
 */
export function namesAfter(
  clause: string,
  beings: string,
  connectors: RegExp,
  common: RegExp,
): string[] {
  const tokens = clause.match(/[\p{L}-]+|[,&:;]/gu) ?? [];
  const isBeing = (token: string) => (beingWords.get(beings) ?? remember(beings)).has(token);
  const at = tokens.findIndex((token) => isBeing(token.toLowerCase()));
  if (at === -1) return [];
  const names: string[] = [];
  for (let place = at + 1; place < tokens.length && names.length < 4; place += 1) {
    const token = tokens[place] ?? '';
    const lower = token.toLowerCase();
    if (/[,&:;]/.test(token) || connectors.test(lower)) continue;
    const next = tokens[place + 1]?.toLowerCase();
    const previous = tokens[place - 1] ?? '';
    if (isBeing(lower) && (names.length === 0 || JOINED.test(previous))) continue;
    if (/^\p{Lu}/u.test(names[0] ?? '') && !/^\p{Lu}/u.test(token)) break;
    const isAlone =
      next === undefined ||
      /[,&:;]/.test(next) ||
      common.test(next) ||
      connectors.test(next) ||
      isVerb.test(next);
    const isCalled = CALLED.test((tokens[place - 1] ?? '').toLowerCase());
    const isName =
      (isCalled && !common.test(lower)) ||
      /^\p{Lu}/u.test(token) ||
      (isAlone && !common.test(lower) && !notName.test(lower));
    const isJoined = names.length === 0 || JOINED.test(previous) || isBeing(previous.toLowerCase());
    if (
      !isName ||
      !(isJoined || /^\p{Lu}/u.test(token)) ||
      lower.length < 2 ||
      isBeing(lower) ||
      common.test(lower)
    )
      break;
    names.push(token);
  }
  if (names.length > 0) return names;
  const called = tokens.findIndex((token, place) => place > at && CALLED.test(token.toLowerCase()));
  const name = called === -1 ? undefined : tokens[called + 1];
  return name === undefined || !/^\p{L}{2}/u.test(name) || common.test(name.toLowerCase())
    ? []
    : [name];
}

const GIVEN =
  /(?:(?<!\p{L})(?:called|named|name(?:'s|s)?(?: is)?|hei(?:ß|ss)t|hieß|name ist|llamaba|llama|nombre es|зовут|звали|имя)|叫) ?(\p{L}[\p{L}-]{1,20})/iu;

/** The name that is given to whoever was spoken of: "she's six, her name is Polly". */
export function nameGiven(clause: string): string[] {
  const name = GIVEN.exec(clause)?.[1];
  return name === undefined ? [] : [name];
}

const beingWords = new Map<string, ReadonlySet<string>>();

function remember(beings: string): ReadonlySet<string> {
  const words = new Set(beings.split('|').flatMap((word) => [word, `${word}s`]));
  beingWords.set(beings, words);
  return words;
}

export const setOf = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Names that were typed small, written large. */
export function withNames(text: string, names: readonly string[]): string {
  const known = names.map((name) => name.toLowerCase());
  return text.replace(/\p{L}+/gu, (one) =>
    known.some((name) => isNameIn(one.toLowerCase(), name))
      ? one.charAt(0).toUpperCase() + one.slice(1)
      : one,
  );
}

/** "No, on Sunday": the day that a message sets right, for whatever day was said before. */
export function dayOf(text: string, days: RegExp): { right: string; wrong: RegExp } | null {
  const right = days.exec(text)?.[0];
  return right === undefined ? null : { right, wrong: days };
}

/** A name in another case: "Соня", "Соне", "Лёвы". */
const isNameIn = (word: string, name: string) => {
  if (word === name) return true;
  const stem = /^\p{Script=Cyrillic}{3,}$/u.test(name) ? name.replace(/[аеиойуыьюя]$/u, '') : name;
  return stem !== name || /\p{Script=Cyrillic}$/u.test(name)
    ? word.startsWith(stem) && /^(?:[аеиоуыюя]|ой|ей|ом|ем)?$/u.test(word.slice(stem.length))
    : false;
};

/** Whether a text has a name, in whatever case. */
export const hasName = (text: string, name: string) =>
  /\p{Script=Han}/u.test(name)
    ? text.includes(name)
    : text.split(/[^\p{L}\p{N}]+/u).some((one) => isNameIn(one.toLowerCase(), name.toLowerCase()));

export const hasWord = (text: string, word: string) =>
  /\p{Script=Han}/u.test(word)
    ? text.includes(word)
    : text.split(/[^\p{L}\p{N}]+/u).some((one) => one.toLowerCase() === word.toLowerCase());
