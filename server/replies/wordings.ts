import { plainText } from '../moderation/normalize';

/**
 * How something is said in a language, in many wordings. Everything is written in lower
 * case; accents and apostrophes do not count. Lists are separated by commas or lines.
 */
export type Wordings = {
  /** Words that say nothing about it: "really", "just", "a". */
  fillers: string;
  /** Each line: what is written, "=" and what it stands for: "r u = are you". */
  spellings: string;
  /** Words and groups of words by the name, in capitals, by which the phrases know them. */
  kinds: Readonly<Record<string, string>>;
  /** Words that may follow where a phrase must end: "or", "and". */
  after: string;
  /** Words that "…" does not skip: "my", where the question is about somebody else. */
  apart?: string;
  /**
   * One a line. A word in capitals is any of its kind, "a/b" one of two words, "^" the beginning
   * of a clause, "$" its end, "?" a question mark at its end, "*" one word, "…" up to four. Chinese
   * needs no spaces between its letters.
   */
  phrases: string;
};

const MOST_SKIPPED = 4;
const END = '|';
const QUESTION = '?';

const clauseEnds = /[.!,;:…。！，；：\n()"«»“”„–—]/g;
const questionMarks = /[?？]/g;
/** Chinese sets no spaces between words: each of its letters counts as one. */
const hanLetters = /\p{Script=Han}/gu;
const apostrophes = /['’‘`´]/g;
const marks = /\p{Mn}/gu;
const other = /[^\p{L}\p{N}|?^$…/= ]/gu;

const folded = (text: string) =>
  plainText(text).normalize('NFKD').replace(apostrophes, '').replace(marks, '');

const wordsOf = (text: string) => text.split(' ').filter((word) => word !== '');

const listOf = (text: string) =>
  text
    .split(/[,\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** Many readers read the same message, one after another. */
let latest: { text: string; tokens: readonly string[] } = { text: '', tokens: [] };

function tokensOf(text: string): readonly string[] {
  if (latest.text !== text) latest = { text, tokens: split(text) };
  return latest.tokens;
}

function split(text: string): string[] {
  const spaced = folded(text)
    .replace(questionMarks, ` ${QUESTION} `)
    .replace(clauseEnds, ` ${END} `)
    .replace(hanLetters, ' $& ')
    .replace(other, ' ');
  return wordsOf(spaced);
}

/** A word of a list, as it stands among the tokens of a message. */
const entryOf = (text: string) => wordsOf(folded(text).replace(hanLetters, ' $& '));

type Entry = { from: readonly string[]; to: readonly string[] };

/** The longest entry comes first, so that "real person" is not read as "real". */
function dictionaryOf({
  fillers,
  spellings,
  kinds,
}: Pick<Wordings, 'fillers' | 'spellings' | 'kinds'>): Map<string, Entry[]> {
  const entries: Entry[] = [
    ...Object.entries(kinds).flatMap(([kind, list]) =>
      listOf(list).map((text) => ({ from: entryOf(text), to: [kind] })),
    ),
    ...listOf(spellings).map((line) => {
      const [from = '', to = ''] = line.split('=');
      return { from: entryOf(from), to: entryOf(to) };
    }),
    ...listOf(fillers).map((text) => ({ from: entryOf(text), to: [] })),
  ];
  const byFirst = new Map<string, Entry[]>();
  for (const entry of entries.toSorted((a, b) => b.from.length - a.from.length)) {
    const first = entry.from[0] ?? '';
    byFirst.set(first, [...(byFirst.get(first) ?? []), entry]);
  }
  return byFirst;
}

const startsAt = (tokens: readonly string[], at: number, words: readonly string[]) =>
  words.every((word, index) => tokens[at + index] === word);

function reduced(tokens: readonly string[], dictionary: Map<string, Entry[]>): string[] {
  const result: string[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at] ?? '';
    const entry = dictionary.get(token)?.find(({ from }) => startsAt(tokens, at, from));
    result.push(...(entry?.to ?? [token]));
    at += entry?.from.length ?? 1;
  }
  return result;
}

const isEnd = (token: string | undefined) =>
  token === undefined || token === END || token === QUESTION;

/** A phrase's words, each a set of what may stand there. */
type Phrase = readonly ReadonlySet<string>[];

type Tokens = { tokens: readonly string[]; apart: ReadonlySet<string> };

function matches(read: Tokens, at: number, phrase: Phrase, from = 0): boolean {
  const { tokens, apart } = read;
  for (let index = from, place = at; ; index += 1) {
    const wanted = phrase[index];
    if (wanted === undefined) return true;
    if (wanted.has('…')) {
      for (let skipped = 0; skipped <= MOST_SKIPPED; skipped += 1) {
        if (matches(read, place + skipped, phrase, index + 1)) return true;
        const token = tokens[place + skipped];
        if (isEnd(token) || apart.has(token ?? END)) return false;
      }
      return false;
    }
    if (wanted.has('^')) {
      if (!isEnd(tokens[place - 1])) return false;
      continue;
    }
    const token = tokens[place];
    const isAny = wanted.has('*') && !isEnd(token) && !apart.has(token ?? END);
    const isThere = token !== undefined && (isAny || wanted.has(token));
    if (!isThere && !(wanted.has('$') && isEnd(token))) return false;
    place += 1;
  }
}

type Finder<Key extends string> = (text: string) => ReadonlyMap<Key, number>;

/**
 * Finds what a message says, of all that have phrases, and how many words of it say so. The time it takes grows with the message's
 * words alone.
 */
export function makeFinder<Key extends string>({
  isRead = false,
  phrases,
  ...words
}: Omit<Wordings, 'phrases'> & {
  phrases: ReadonlyMap<Key, string>;
  /** The phrases are written as messages are: their fillers and spellings are read likewise. */
  isRead?: boolean;
}): Finder<Key> {
  const dictionary = dictionaryOf(words);
  const after = listOf(words.after).map(folded);
  const apart = new Set(listOf(words.apart ?? '').map(folded));
  const phraseOf = (line: string): Phrase => {
    const own = isRead ? dictionary : new Map<string, Entry[]>();
    const spaced = line.includes('/') ? line : line.replace(hanLetters, ' $& ');
    const read = reduced(wordsOf(spaced).map(plainOf), own);
    if (read.every(isSign)) throw new Error(`A phrase of fillers alone: "${line}"`);
    return read.map((word) => new Set(word === '$' ? ['$', ...after] : partsOf(word, own)));
  };
  const byFirst = new Map<string, { key: Key; phrase: Phrase; weight: number }[]>();
  for (const [key, lines] of phrases)
    for (const phrase of listOf(lines).map(phraseOf)) {
      const weight = phrase.filter((word) => ![...word].some(isSign)).length;
      const first = phrase.find((word) => !word.has('^')) ?? new Set<string>();
      for (const word of first)
        byFirst.set(word, [...(byFirst.get(word) ?? []), { key, phrase, weight }]);
    }
  return (text) => {
    const tokens = reduced(tokensOf(text), dictionary);
    const found = new Map<Key, number>();
    tokens.forEach((token, at) => {
      for (const { key, phrase, weight } of byFirst.get(token) ?? [])
        if ((found.get(key) ?? 0) < weight && matches({ tokens, apart }, at, phrase))
          found.set(key, weight);
    });
    return found;
  };
}

/** Says of a message whether it says so. */
export function makeReader({ phrases, ...words }: Wordings): (text: string) => boolean {
  const find = makeFinder({ ...words, phrases: new Map([['it', phrases]]) });
  return (text) => find(text).size > 0;
}

/** What stands for itself in a phrase. */
const isName = (word: string) => /^[A-Z]+$/.test(word);
const isSign = (word: string) => /^[\^$?…|*]$/.test(word);
const plainOf = (word: string) =>
  isName(word) || isSign(word) || word.includes('/') ? word : folded(word);
const partsOf = (word: string, dictionary: Map<string, Entry[]>) => {
  const parts = word.split('/').map(plainOf);
  return parts.map((part) => {
    const [only, ...more] = parts.length === 1 ? [] : reduced([part], dictionary);
    return only === undefined || more.length > 0 ? part : only;
  });
};
