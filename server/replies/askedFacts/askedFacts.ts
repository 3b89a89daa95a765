import type { FactKind } from '../scripted/languagePack';
import { makeReader } from '../wordings';
import type { FactWordings } from './factWordings';

/** The kinds of facts that a user asks to be told of themselves: "What is my job?" */
export function askedFactsReader({ phrases, ...words }: FactWordings) {
  const readers = factKinds.map((kind) => ({
    kind,
    isAsked: makeReader({ ...words, phrases: phrases[kind] ?? '' }),
  }));
  return (text: string): FactKind[] =>
    readers.filter(({ isAsked }) => isAsked(text)).map(({ kind }) => kind);
}

const factKinds: readonly FactKind[] = [
  ...(['job', 'workplace', 'place', 'origin', 'study', 'learning', 'plays'] as const),
  ...(['pet', 'person', 'like', 'dislike', 'plan'] as const),
];
