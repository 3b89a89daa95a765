import { pattern } from '../rules';

/** Things a sentence may mention; each alone says little. */
const names = [
  ...(['me', 'pills', 'enough', 'blade', 'atHand', 'funeral', 'wish', 'vehicle', 'hitMe'] as const),
  ...(['sleep', 'neverWake', 'pain', 'stop', 'onlyWay', 'notExist', 'calm', 'world'] as const),
  ...(['leave', 'others', 'lighter', 'gone', 'worthless', 'tonight', 'pray', 'morning'] as const),
  ...(['not', 'read', 'painless', 'suicide', 'option', 'sleeves', 'cuts', 'affairs'] as const),
  ...(['ready', 'height', 'step', 'alive', 'tired'] as const),
];
type Clue = (typeof names)[number];

/** A pattern for each, as in `pattern`. */
export type Clues = Readonly<Record<Clue, string>>;

/** Combinations that say enough within one sentence, in any order. */
const together: readonly (readonly Clue[])[] = [
  ['me', 'pills', 'enough'],
  ['me', 'blade', 'atHand'],
  ['funeral'],
  ['wish', 'vehicle', 'hitMe'],
  ['wish', 'sleep', 'neverWake'],
  ['pain', 'stop', 'onlyWay'],
  ['notExist', 'calm'],
  ['me', 'world', 'leave'],
  ['others', 'lighter', 'gone'],
  ['worthless', 'tonight'],
  ['pray', 'morning', 'not'],
  ['read', 'gone'],
  ['painless', 'onlyWay'],
  ['suicide', 'option'],
  ['sleeves', 'cuts'],
  ['affairs', 'ready'],
  ['me', 'height', 'step', 'calm'],
  ['me', 'tired', 'alive'],
];

const SENTENCE = /[^.!?\n。！？…]+/gu;

/** Tells whether a sentence of a text has enough clues. */
export function cluesReader(clues: Clues): (text: string) => boolean {
  const known = new Map(names.map((name) => [name, pattern(clues[name])]));
  const has = (name: Clue, sentence: string): boolean =>
    sentence.search(known.get(name) ?? /$^/u) >= 0;
  return (text) =>
    (text.match(SENTENCE) ?? []).some((sentence) =>
      together.some((all) => all.every((name) => has(name, sentence))),
    );
}
