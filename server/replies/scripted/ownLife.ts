import type { Interest } from '../../seed/character';
import { shuffled } from './hash';
import type { LanguagePack } from './languagePack';
import type { Scene } from './scene';

const STEM = 5;

type Plain = (word: string) => string;
const unchanged: Plain = (word) => word;

function wordsOf(text: string, plain: Plain): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .map(plain);
}

/** Words that anecdotes and messages share without being about the same thing. */
const EMPTY = new Set(
  'about after again always because before being could every first going great have just know like little made make more much never nothing once only other people really said since some still than that their them then there these they thing things think this those time today very want week well went were what when where which while with work would year years your'
    .split(' ')
    .map((word) => word.slice(0, STEM)),
);

function firstLetters(word: string): string | null {
  const letters = word.slice(0, STEM);
  return word.length < STEM - 1 || EMPTY.has(letters) ? null : letters;
}

/** How much an anecdote has to do with what the user said. */
export function relatedness(
  text: string,
  words: readonly string[],
  { plain = unchanged, stem = firstLetters }: Pick<LanguagePack, 'plain' | 'stem'> = {},
): number {
  const stems = (all: readonly string[]) => new Set(all.map(stem).filter((one) => one !== null));
  const mine = stems(wordsOf(text, plain));
  return [...stems(words)].filter((one) => mine.has(one)).length;
}

/** A fresh sentence of the character's life: the most related one, else the next of its own order. */
export function anecdote(
  { character, memory, pack, voice, seed }: Scene,
  least = 0,
): string | null {
  const { words } = memory.reading;
  const ranked = shuffled(character.texts.anecdotes, `${seed}/anecdotes`)
    .map((text) => ({
      text,
      related: pack.related?.(text, words) ?? relatedness(text, words, pack),
    }))
    .filter(({ related }) => related >= least)
    .toSorted((a, b) => b.related - a.related);
  for (const { text } of ranked) {
    const picked = voice.pick('anecdote', [text]);
    if (picked !== null) return picked;
  }
  return null;
}

/** The character's interest that the user's words touch. */
export function matchedInterest({ character, memory, pack }: Scene): Interest | null {
  const words = new Set(memory.reading.words);
  const plain = pack.plain ?? unchanged;
  return (
    character.texts.interests.find(({ keywords }) =>
      keywords.some((keyword) => keyword.split(' ').every((word) => words.has(plain(word)))),
    ) ?? null
  );
}
