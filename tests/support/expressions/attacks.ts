import { visitRegExpAST } from '@eslint-community/regexpp';
import type { AST } from '@eslint-community/regexpp';
import { pickFrom, seededRandom } from '../seededRandom';
import type { Random } from '../seededRandom';

/** Of each class of letters one, and signs that expressions treat apart. */
const PALETTE = [...'xé7яж学ı ', '\n', '\t', ...`-'’.,!?:;/@#"()_*%+~，。`];
const PLAIN = [
  ...[...'xя学7 ', '\n', ...`-'.,!?/"(。`],
  ...['x ', 'я ', '学 ', '7 ', 'x7', 'x-', 'x.', 'x, ', 'x\n', ' \n', 'xя'],
];
/** What is repeated less often is no place for an attack. */
const REPEATED = 10;
const SAMPLES = 2;
const MOST_ALTERNATIVES = 16;
/** Nothing but "any character" takes it. */
const STRANGE = '\u0001';
const BEFORE_LENGTH = 100;

/** A text of any length: a beginning, what is repeated, an end. */
export type Attack = { before: string; again: string; after: string };

export function textOf({ before, again, after }: Attack, length: number): string {
  const left = Math.max(0, length - before.length - after.length);
  return `${before}${again.repeat(Math.ceil(left / again.length)).slice(0, left)}${after}`;
}

type Sampler = {
  /** Something that an element takes, but for what stands around it. */
  of(element: AST.Element): string;
  all(elements: readonly AST.Element[]): string;
  /** Letters that an element takes, one at a time. */
  letters(element: AST.Element): string[];
};

const known = new Map<string, string[]>();

function lettersOf(raw: string, flags: string): string[] {
  const name = `${raw}/${flags}`;
  const found = known.get(name);
  if (found !== undefined) return found;
  const whole = new RegExp(`^${raw}$`, flags);
  const written = [...raw].filter((one) => whole.test(one)).slice(0, 2);
  const made = [...PALETTE.filter((one) => whole.test(one)), ...written];
  known.set(name, made);
  return made;
}

function sampler(flags: string, random: Random): Sampler {
  function of(element: AST.Element): string {
    switch (element.type) {
      case 'Character':
        return String.fromCodePoint(element.value);
      case 'Group':
      case 'CapturingGroup':
        return all(pickFrom(random, element.alternatives).elements);
      case 'Quantifier': {
        const more = Math.min(2, element.max - element.min);
        const times = Math.min(REPEATED, element.min) + Math.floor(random() * (more + 1));
        return Array.from({ length: times }, () => of(element.element)).join('');
      }
      case 'Assertion':
      case 'Backreference':
        return '';
      default: {
        const letters = lettersOf(element.raw, flags).slice(0, 3);
        return letters.length === 0 ? '' : pickFrom(random, letters);
      }
    }
  }
  const all = (elements: readonly AST.Element[]): string => elements.map(of).join('');

  function letters(element: AST.Element): string[] {
    switch (element.type) {
      case 'Group':
      case 'CapturingGroup':
        return element.alternatives
          .flatMap(({ elements }) => elements.slice(0, 1))
          .slice(0, 2)
          .map(of);
      case 'Quantifier':
      case 'Assertion':
      case 'Backreference':
        return [];
      default:
        return lettersOf(element.raw, flags);
    }
  }
  return { of, all, letters };
}

/** What an expression takes before it comes to a node, or after it. */
function around(node: AST.Node, side: 'before' | 'after', sample: Sampler): string {
  const { parent } = node;
  if (parent === null) return '';
  const outer = around(parent, side, sample);
  if (parent.type !== 'Alternative') return outer;
  const at = parent.elements.findIndex((element) => element === node);
  return side === 'before'
    ? outer + sample.all(parent.elements.slice(0, at))
    : sample.all(parent.elements.slice(at + 1)) + outer;
}

/** Texts that an expression could be slow for, the same in every run. */
export function attacksOn(pattern: AST.RegExpLiteral): Attack[] {
  const sample = sampler(pattern.flags.raw.replaceAll(/[dgmy]/g, ''), seededRandom(7));
  const attacks = new Map<string, Attack>();
  const add = (before: string, again: string, after: string) => {
    if (again !== '') attacks.set(`${before}\0${again}\0${after}`, { before, again, after });
  };
  for (const again of PLAIN) add('', again, '');
  for (const { elements } of pattern.pattern.alternatives.slice(0, MOST_ALTERNATIVES)) {
    for (let made = 0; made < SAMPLES; made += 1) {
      const whole = sample.all(elements);
      const almost = [...whole].slice(0, -1).join('');
      add('', whole, STRANGE);
      add('', almost, '');
      add('', `${almost} `, STRANGE);
    }
  }
  visitRegExpAST(pattern, {
    onQuantifierEnter(quantifier) {
      if (quantifier.max < REPEATED) return;
      const { element } = quantifier;
      const before = around(quantifier, 'before', sample);
      const after = around(quantifier, 'after', sample);
      const letters = sample.letters(element);
      const stop = PALETTE.find((one) => letters.length > 0 && !letters.includes(one)) ?? STRANGE;
      const apart = letters.filter((one) => ' -,7'.includes(one));
      for (const piece of new Set([sample.of(element), ...letters.slice(0, 2), ...apart])) {
        add(before, piece, STRANGE);
        add(before, piece, stop);
        add('', before + piece, stop);
        add('', before + piece + after.slice(0, -1), stop);
        add(before.repeat(Math.ceil(BEFORE_LENGTH / Math.max(1, before.length))), piece, stop);
      }
    },
  });
  return [...attacks.values()];
}
