import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import type { AST } from '@eslint-community/regexpp';

/** The most repetitions allowed where an expression sets no bound. */
const MOST = { groups: 6, letters: 40, blanks: 8, others: 120 };

const parser = new RegExpParser({ ecmaVersion: 2024 });

function mostOf(element: AST.Element, flags: string): number {
  if ('alternatives' in element) return MOST.groups;
  const only = new RegExp(`^${element.raw}$`, flags);
  if (!only.test(' ')) return MOST.letters;
  return ['x', 'я', '学', '7'].some((one) => only.test(one)) ? MOST.others : MOST.blanks;
}

/** What stands in the place of a part of a source. */
type Edit = { start: number; end: number; text: string };

const boundOf = ({ min, element, end, greedy }: AST.Quantifier, flags: string): Edit => ({
  start: element.end,
  end,
  text: `{${min},${Math.max(min, mostOf(element, flags))}}${greedy ? '' : '?'}`,
});

/**
 * The letters and digits of the scripts people write here, as a few ranges of the basic plane. The
 * hundreds of ranges and surrogate pairs of `\p{L}` take an engine most of its time: with these the
 * rules compile in a fifth of the time, and texts are read in less than half.
 */
const FEW_RANGES: ReadonlyMap<string, string> = new Map([
  [
    'L',
    [
      String.raw`a-zA-Z\xaa\xb5\xba\xc0-\xd6\xd8-\xf6\xf8-\u02c1`, // Latin
      String.raw`\u0370-\u0373\u0376-\u037d\u0386-\u0481\u048a-\u0587`, // Greek, Cyrillic, Armenian
      String.raw`\u05d0-\u05ea\u0620-\u064a\u0e01-\u0e30\u10a0-\u10ff`, // Hebrew, Arabic, Thai, Georgian
      String.raw`\u1e00-\u1fff\u3005-\u3007\u3041-\u30ff`, // Latin and Greek with marks, kana
      String.raw`\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff`, // Han, Hangul
    ].join(''),
  ],
  ['N', String.raw`0-9\u0660-\u0669\uff10-\uff19`],
]);

function rangesOf(set: AST.UnicodePropertyCharacterSet): Edit[] {
  const ranges = FEW_RANGES.get(set.value ?? set.key);
  if (ranges === undefined) return [];
  const text = set.parent.type === 'CharacterClass' ? ranges : `[${ranges}]`;
  return [{ start: set.start, end: set.end, text }];
}

/**
 * A source in which every repetition is bounded, since unbounded ones can be matched in so many ways
 * that a text of a thousand letters takes seconds, and `\p{L}` and `\p{N}` are a few ranges. It is
 * read once for both: there are thousands of them at each start.
 */
function withBoundsAndRanges(source: string, flags: string): string {
  const edits: Edit[] = [];
  const unicode = flags.includes('u');
  visitRegExpAST(parser.parsePattern(source, 0, source.length, { unicode }), {
    onQuantifierEnter(quantifier) {
      if (quantifier.max === Infinity) edits.push(boundOf(quantifier, flags));
    },
    onCharacterSetEnter(set) {
      if (set.kind === 'property' && !set.negate && !set.strings) edits.push(...rangesOf(set));
    },
  });
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), source);
}

/**
 * An expression for untrusted texts: every repetition is bounded.
 *
 * @throws SyntaxError for a source that is no regular expression.
 */
export const expression = (source: string, flags: string): RegExp =>
  new RegExp(withBoundsAndRanges(source, flags), flags);
