import type { FactKind, Questions } from '../scripted/languagePack';
import { makeReader } from '../wordings';
import type { FactWordings } from './factWordings';

const factKinds: readonly FactKind[] = [
  ...(['job', 'workplace', 'place', 'origin', 'study', 'learning', 'plays'] as const),
  ...(['pet', 'person', 'like', 'dislike', 'plan'] as const),
];
const beings: readonly FactKind[] = ['pet', 'person'];

/** Reads questions about what a user told of themselves: "What is my job?" */
export function askedFactsReader({ phrases, them, ...words }: FactWordings): Questions {
  const readers = factKinds.map((kind) => ({
    kind,
    isAsked: makeReader({ ...words, phrases: phrases[kind] ?? '' }),
  }));
  const asksThem = makeReader({ ...words, phrases: them });
  return {
    asked: (text) => {
      const isOfThem = asksThem(text);
      const kinds = readers.filter(({ isAsked }) => isAsked(text)).map(({ kind }) => kind);
      return { kinds: isOfThem ? beings : kinds, isOfThem };
    },
    speaksOfThem: makeReader({ ...words, phrases: 'PET\nPERSON' }),
  };
}
