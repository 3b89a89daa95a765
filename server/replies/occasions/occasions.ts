import type { SelfWordings } from '../askedSelf/selfWordings';
import { makeFinder } from '../wordings';

/** What a message may speak of, by its phrases, and what is said to it. */
export type Occasion = {
  phrases: string;
  /** Phrases that tell of it as a trouble, which is answered though nothing is asked. */
  troubles?: string;
  said: readonly string[];
};

/** The particular before the general: a present before a friend. */
export type Occasions = Readonly<Record<string, Occasion>>;

type Found = { key: string; said: readonly string[] };

export type OccasionReader = {
  /** All that a message speaks of, in the order of the table. */
  named: (text: string) => readonly Found[];
  troubled: (text: string) => readonly Found[];
  /** Every line of the table. */
  lines: readonly string[];
};

type Words = Pick<SelfWordings, 'fillers' | 'spellings' | 'after' | 'apart'>;

export function occasionReader(
  occasions: Occasions,
  { fillers, spellings, after, apart }: Words,
  spelled = (text: string) => text,
): OccasionReader {
  const entries = Object.entries(occasions);
  const rank = (key: string) => entries.findIndex(([name]) => name === key);
  const finder = (phrasesOf: (occasion: Occasion) => string) => {
    const phrases = entries.map(([key, one]): [string, string] => [key, phrasesOf(one)]);
    const words = { fillers, spellings, after, apart, kinds: {} };
    const find = makeFinder({ ...words, isRead: true, phrases: new Map(phrases) });
    return (text: string): Found[] =>
      [...find(spelled(text))]
        .toSorted(([one], [other]) => rank(one) - rank(other))
        .map(([key]) => ({ key, said: occasions[key]?.said ?? [] }));
  };
  return {
    named: finder(({ phrases, troubles = '' }) => `${phrases}\n${troubles}`),
    troubled: finder(({ troubles = '' }) => troubles),
    lines: entries.flatMap(([, { said }]) => said),
  };
}
