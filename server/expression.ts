import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import type { AST } from '@eslint-community/regexpp';

/** So often is repeated what an expression repeats without bound. */
const MOST = { groups: 6, letters: 40, blanks: 8, others: 120 };

const parser = new RegExpParser({ ecmaVersion: 2024 });

function mostOf(element: AST.Element, flags: string): number {
  if ('alternatives' in element) return MOST.groups;
  const only = new RegExp(`^${element.raw}$`, flags);
  if (!only.test(' ')) return MOST.letters;
  return ['x', 'я', '学', '7'].some((one) => only.test(one)) ? MOST.others : MOST.blanks;
}

/**
 * A source in which everything is repeated a bounded number of times: what is repeated without bound
 * can be read in so many ways that a text of a thousand letters takes seconds.
 *
 * @throws SyntaxError for a source that is no regular expression.
 */
export function withBounds(source: string, flags: string): string {
  const found: AST.Quantifier[] = [];
  const unicode = flags.includes('u');
  visitRegExpAST(parser.parsePattern(source, 0, source.length, { unicode }), {
    onQuantifierEnter(quantifier) {
      if (quantifier.max === Infinity) found.push(quantifier);
    },
  });
  return found
    .toSorted((one, other) => other.end - one.end)
    .reduce((rest, { min, element, end, greedy }) => {
      const most = Math.max(min, mostOf(element, flags));
      const repeated = `{${min},${most}}${greedy ? '' : '?'}`;
      return rest.slice(0, element.end) + repeated + rest.slice(end);
    }, source);
}

/** An expression for texts from outside: nothing in it is repeated without bound. */
export const expression = (source: string, flags: string): RegExp =>
  new RegExp(withBounds(source, flags), flags);
