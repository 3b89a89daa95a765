import type { FactKind, Questions } from '../scripted/languagePack';
import { makeFinder, makeReader } from '../wordings';
import type { FactWordings } from './factWordings';

const beings: readonly FactKind[] = ['pet', 'person'];
const factKinds: readonly FactKind[] = [
  ...(['job', 'workplace', 'place', 'origin', 'study', 'learning', 'plays'] as const),
  ...(['pet', 'person', 'like', 'dislike', 'plan'] as const),
];
const isKind = (key: FactKind | 'them'): key is FactKind => key !== 'them';

/** Reads questions about what a user told of themselves: "What is my job?" */
export function askedFactsReader(
  { phrases, them, ...words }: FactWordings,
  spelled = (text: string) => text,
): Questions {
  const told = factKinds.map((kind): [FactKind, string] => [kind, phrases[kind] ?? '']);
  const find = makeFinder({
    ...words,
    phrases: new Map<FactKind | 'them', string>([['them', them], ...told]),
  });
  return {
    asked: (text) => {
      const found = find(spelled(text));
      const isOfThem = found.has('them');
      return { kinds: isOfThem ? beings : [...found.keys()].filter(isKind), isOfThem };
    },
    speaksOfThem: makeReader({ ...words, phrases: 'PET\nPERSON' }),
  };
}
