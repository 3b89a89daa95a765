import { foldText, foldWithPlaces } from '../base/foldText';

/** In UTF-16 units. */
const LEAD = 60;
const LONGEST = 220;
/** How far a cut may move to fall between two words. */
const SLACK = 16;
const RANGES_AT_MOST = 50;

export type TextRange = { start: number; end: number };
export type Excerpt = { excerpt: string; ranges: TextRange[] };

const withoutSigns = (word: string) =>
  word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]{1,40}$/gu, '') || word;

/** The folded words that a text must contain, in any order. */
export const toSearchWords = (query: string): string[] => [
  ...new Set(
    foldText(query)
      .split(/\s+/u)
      .filter((word) => word !== '')
      .map(withoutSigns),
  ),
];

function findRanges(text: string, words: readonly string[]): TextRange[] {
  const { folded, starts, ends } = foldWithPlaces(text);
  const found: TextRange[] = [];
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      const end = ends[at + word.length - 1] ?? text.length;
      found.push({ start: starts[at] ?? 0, end });
    }
  }
  const apart: TextRange[] = [];
  for (const range of found.sort((one, other) => one.start - other.start)) {
    const last = apart.at(-1);
    if (last !== undefined && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else apart.push({ ...range });
  }
  return apart;
}

const isInsidePair = (text: string, at: number) => /^[\udc00-\udfff]/.test(text.slice(at, at + 1));

/** A place to cut near `at`, moved forward to the start of a word if one is close. */
function cutAt(text: string, at: number): number {
  const space = text.slice(at, at + SLACK).search(/\s/u);
  if (space >= 0) return at + space + 1;
  return isInsidePair(text, at) ? at + 1 : at;
}

/** The text around the first match, on one line, and the matches in it. */
export function excerptOf(text: string, words: readonly string[]): Excerpt {
  const all = findRanges(text, words);
  const first = all[0]?.start ?? 0;
  const from = first > LEAD ? Math.min(first, cutAt(text, first - LEAD)) : 0;
  const isCut = text.length - from > LONGEST;
  const to = isCut ? cutAt(text, from + LONGEST - SLACK) : text.length;
  const lead = from > 0 ? '…' : '';
  const excerpt = `${lead}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
  const shift = lead.length - from;
  const ranges = all
    .filter(({ start }) => start < to)
    .slice(0, RANGES_AT_MOST)
    .map(({ start, end }) => ({ start: start + shift, end: Math.min(end, to) + shift }));
  return { excerpt: excerpt.replaceAll(/\s/gu, ' '), ranges };
}
