import { RegExpParser } from '@eslint-community/regexpp';
import type { AST } from '@eslint-community/regexpp';

const WORD = String.raw`[\p{L}\p{N}]`;
const NOT_AFTER_WORD = `(?<!${WORD})`;
const NOT_BEFORE_WORD = `(?!${WORD})`;
const EITHER = `(?:(?<=${WORD})${NOT_BEFORE_WORD}|${NOT_AFTER_WORD}(?=${WORD}))`;

const parser = new RegExpParser({ ecmaVersion: 2024 });
const wordCharacter = /^[\p{L}\p{N}]$/u;
const wordProperties = new Set(['L', 'Letter', 'N', 'Number', 'Nd', 'Ll', 'Lu']);

type Side = 'start' | 'end';

const isWordSet = (set: AST.CharacterSet): boolean =>
  set.kind === 'digit'
    ? !set.negate
    : set.kind === 'property' && !set.negate && wordProperties.has(set.value ?? set.key);

const isWordRange = ({ min, max }: AST.CharacterClassRange): boolean =>
  /^(?:[0-9]{2}|[a-z]{2}|[а-я]{2})$/.test(String.fromCodePoint(min.value, max.value));

const isWordMember = (member: AST.CharacterClassElement): boolean =>
  member.type === 'Character'
    ? wordCharacter.test(String.fromCodePoint(member.value))
    : member.type === 'CharacterClassRange'
      ? isWordRange(member)
      : member.type === 'CharacterSet' && isWordSet(member);

/** Whether what an element matches always starts (or ends) with a letter or digit. */
function isWordAt(side: Side, element: AST.Element): boolean {
  switch (element.type) {
    case 'Character':
      return wordCharacter.test(String.fromCodePoint(element.value));
    case 'CharacterSet':
      return isWordSet(element);
    case 'CharacterClass':
      return !element.negate && element.elements.every(isWordMember);
    case 'Group':
    case 'CapturingGroup':
      return element.alternatives.every(({ elements }) => isWordAlong(side, elements));
    case 'Quantifier':
      return element.min > 0 && isWordAt(side, element.element);
    default:
      return false;
  }
}

/** The same for a sequence of elements, skipping those that are empty or optional. */
function isWordAlong(side: Side, elements: readonly AST.Element[]): boolean {
  const ordered = side === 'start' ? elements : elements.toReversed();
  for (const element of ordered) {
    if (element.type === 'Assertion') continue;
    if (element.type !== 'Quantifier' || element.min > 0) return isWordAt(side, element);
    if (!isWordAt(side, element.element)) return false;
  }
  return false;
}

/** What precedes or follows a boundary in its alternative and in the groups around it. */
function beside(side: Side, node: AST.Node): readonly AST.Element[] {
  const { parent } = node;
  if (parent?.type !== 'Alternative') return [];
  const at = parent.elements.findIndex((element) => element === node);
  const here = side === 'start' ? parent.elements.slice(at + 1) : parent.elements.slice(0, at);
  const group = parent.parent;
  if (group.type !== 'Group' && group.type !== 'CapturingGroup') return here;
  const around = beside(side, group);
  return side === 'start' ? [...here, ...around] : [...around, ...here];
}

/**
 * A pattern's source in which `\b` works for letters of every script. Looking at both sides is
 * slow, as it happens at every place of a text; if the pattern itself has a letter or digit on one
 * side, looking at the other is enough.
 *
 * @throws SyntaxError for a source that is no regular expression.
 */
export function withBoundaries(source: string): string {
  const found: AST.WordBoundaryAssertion[] = [];
  const visit = (elements: readonly AST.Element[]): void => {
    for (const element of elements) {
      if (element.type === 'Assertion' && element.kind === 'word') found.push(element);
      else if (element.type === 'Quantifier') visit([element.element]);
      else if ('alternatives' in element)
        element.alternatives.forEach((alternative) => visit(alternative.elements));
    }
  };
  const { alternatives } = parser.parsePattern(source, 0, source.length, { unicode: true });
  alternatives.forEach(({ elements }) => visit(elements));
  return found.toReversed().reduce((rest, boundary) => {
    const edge = isWordAlong('start', beside('start', boundary))
      ? NOT_AFTER_WORD
      : isWordAlong('end', beside('end', boundary))
        ? NOT_BEFORE_WORD
        : EITHER;
    return rest.slice(0, boundary.start) + edge + rest.slice(boundary.end);
  }, source);
}
