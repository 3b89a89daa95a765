import type { Fact, FactKind } from '../languagePack';
import { tidy } from './factValues';
import { spelled } from './spelling';

/** Where a phrase of the user's ends. */
export const END = String.raw`(?=\s*(?:[.,!?;:()–]|$|\b(?:und|aber|weil|denn|wo|da|also|nur|gerade|jetzt|seit|vor|mit|zusammen|allein|alleine|obwohl|wenn|als|oder|nach|am meisten|total|sehr|halt|sowie|übrigens)\b))`;

/** Groups of a match in the words of the message, where the pattern was met in its folded form. */
export type Groups = readonly (string | undefined)[];
export type Rule = {
  kind: FactKind;
  pattern: RegExp;
  fact: (groups: Groups, sentence: string) => Fact | null;
};

export function rule(kind: FactKind, source: string, fact: Rule['fact']): Rule {
  return { kind, pattern: spelled(source, 'du'), fact };
}

export function simple(
  kind: FactKind,
  source: string,
  value: (text: string) => string | null,
): Rule {
  return rule(kind, source, ([, group = '']) => {
    const found = value(tidy(group));
    return found === null || found === '' ? null : { kind, value: found };
  });
}
