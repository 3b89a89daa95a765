import type { Interest } from '../../seed/character';
import { shuffled } from './hash';
import { relatedness, unchanged } from './relatedness';
import type { Scene } from './scene';

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
