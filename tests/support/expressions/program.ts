import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import type { AST } from '@eslint-community/regexpp';

/** What an expression is to a matcher that goes back; `at` and `or` are places in the program. */
export type Step =
  | { does: 'take'; set: number; back: boolean }
  | { does: 'try'; at: number; or: number; back: boolean }
  | { does: 'go'; at: number }
  | { does: 'start' | 'end'; lines: boolean }
  | { does: 'edge'; negate: boolean }
  | { does: 'mark'; register: number }
  | { does: 'repeat'; group: number; back: boolean }
  | { does: 'moved'; register: number }
  | { does: 'look'; negate: boolean; then: number }
  | { does: 'found' };

/** A set of characters, as the expression writes it. */
type CharacterSet = { has(character: string): boolean };

export type Program = {
  steps: readonly Step[];
  sets: readonly CharacterSet[];
  registers: number;
  isRepeated: boolean;
};

const parser = new RegExpParser({ ecmaVersion: 2025 });

export const parse = ({ source, flags }: { source: string; flags: string }): AST.RegExpLiteral =>
  parser.parseLiteral(`/${source}/${flags}`);

const known = new Map<string, CharacterSet>();

/** Asks the engine itself which characters belong to a set. */
function setOf(raw: string, flags: string): CharacterSet {
  const name = `${raw}/${flags}`;
  const found = known.get(name);
  if (found !== undefined) return found;
  const whole = new RegExp(`^${raw}$`, flags);
  const members = new Map<string, boolean>();
  const made: CharacterSet = {
    has(character) {
      const already = members.get(character);
      if (already !== undefined) return already;
      const isMember = whole.test(character);
      members.set(character, isMember);
      return isMember;
    },
  };
  known.set(name, made);
  return made;
}

/** A program for an expression; what is repeated a number of times is written out as often. */
export function compile(pattern: AST.RegExpLiteral): Program {
  const { flags } = pattern;
  const setFlags = flags.raw.replaceAll(/[dgmy]/g, '');
  const steps: Step[] = [];
  const sets: CharacterSet[] = [];
  const places = new Map<string, number>();
  const groups: AST.CapturingGroup[] = [];
  visitRegExpAST(pattern, { onCapturingGroupEnter: (group) => void groups.push(group) });
  let registers = groups.length * 2;

  function add<S extends Step>(step: S): S {
    steps.push(step);
    return step;
  }

  function take(raw: string, back: boolean): void {
    let set = places.get(raw);
    if (set === undefined) {
      set = sets.push(setOf(raw, setFlags)) - 1;
      places.set(raw, set);
    }
    add({ does: 'take', set, back });
  }

  function anyOf(alternatives: readonly AST.Alternative[], back: boolean): void {
    const ends: { at: number }[] = [];
    alternatives.forEach(({ elements }, index) => {
      const isLast = index === alternatives.length - 1;
      const choice = isLast ? null : add({ does: 'try', at: steps.length + 1, or: 0, back });
      for (const element of back ? elements.toReversed() : elements) write(element, back);
      if (choice === null) return;
      ends.push(add({ does: 'go', at: 0 }));
      choice.or = steps.length;
    });
    for (const end of ends) end.at = steps.length;
  }

  /** One more, or none, in the order that the expression prefers. */
  function maybe(more: () => void, { greedy, back }: { greedy: boolean; back: boolean }): void {
    const choice = add({ does: 'try', at: 0, or: 0, back });
    const first = steps.length;
    more();
    const after = steps.length;
    Object.assign(choice, greedy ? { at: first, or: after } : { at: after, or: first });
  }

  function repeat({ min, max, greedy, element }: AST.Quantifier, back: boolean): void {
    const once = () => write(element, back);
    for (let times = 0; times < min; times += 1) once();
    if (max === Infinity) {
      const register = registers;
      registers += 1;
      const again = steps.length;
      maybe(
        () => {
          add({ does: 'mark', register });
          once();
          add({ does: 'moved', register });
          add({ does: 'go', at: again });
        },
        { greedy, back },
      );
      return;
    }
    const upTo = (times: number): void => {
      if (times === 0) return;
      maybe(
        () => {
          once();
          upTo(times - 1);
        },
        { greedy, back },
      );
    };
    upTo(max - min);
  }

  function look({ kind, negate, alternatives }: AST.LookaroundAssertion): void {
    const start = add({ does: 'look', negate, then: 0 });
    anyOf(alternatives, kind === 'lookbehind');
    add({ does: 'found' });
    start.then = steps.length;
  }

  function assert(assertion: AST.Assertion): void {
    if (assertion.kind === 'word') add({ does: 'edge', negate: assertion.negate });
    else if ('alternatives' in assertion) look(assertion);
    else add({ does: assertion.kind, lines: flags.multiline });
  }

  function write(element: AST.Element, back: boolean): void {
    switch (element.type) {
      case 'Quantifier':
        return repeat(element, back);
      case 'Group':
        return anyOf(element.alternatives, back);
      case 'CapturingGroup': {
        const register = groups.indexOf(element) * 2;
        add({ does: 'mark', register: back ? register + 1 : register });
        anyOf(element.alternatives, back);
        add({ does: 'mark', register: back ? register : register + 1 });
        return;
      }
      case 'Assertion':
        return assert(element);
      case 'Backreference': {
        const [group] = [element.resolved].flat();
        add({ does: 'repeat', group: group === undefined ? 0 : groups.indexOf(group), back });
        return;
      }
      default:
        take(element.raw, back);
    }
  }

  anyOf(pattern.pattern.alternatives, false);
  add({ does: 'found' });
  return { steps, sets, registers, isRepeated: flags.global };
}
