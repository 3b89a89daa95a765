import type { Interest } from '../../seed/character';
import { shuffled } from './hash';
import { relatedness, unchanged } from './relatedness';
import type { Scene } from './scene';
import { TOLD } from './voice';

/** A hard time is not met with stories of one's own, unless they are wished for. */
export const storiesOf = ({ character, memory: { hardNews, reading, self } }: Scene) =>
  hardNews === null || reading.acts.has('askStory') || self.moves.has('story')
    ? character.texts.anecdotes
    : [];

/** A fresh sentence of the character's life: the most related one, else the next of its own order. */
export function anecdote(scene: Scene, least = 0): string | null {
  const { memory, pack, voice, seed } = scene;
  const { words } = memory.reading;
  const ranked = shuffled(storiesOf(scene), `${seed}/anecdotes`)
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

/** A word that more of the character's lines share says nothing of what is meant. */
const MOST_LINES = 3;
/** Short words of an alphabet mostly say nothing either. */
const SHORT_WORD = /^[\p{Script=Latin}\p{Script=Cyrillic}]{1,4}$/u;

/** The words of a message that may name a thing. */
export const thingsIn = (words: readonly string[]) =>
  words.filter((word) => !SHORT_WORD.test(word));

/** What the character says anywhere of itself about the thing that is asked about. */
export function lineOnSame(scene: Scene): string | null {
  const { character, memory, pack, voice } = scene;
  const words = thingsIn(memory.reading.words);
  const { self } = character.texts;
  const ranked = [...Object.values(self), ...storiesOf(scene)].map((text) => ({
    text,
    related: pack.related?.(text, words) ?? relatedness(text, words, pack),
  }));
  const most = Math.max(0, ...ranked.map(({ related }) => related));
  const nearest = ranked.filter(({ related }) => related === most);
  if (most === 0 || nearest.length > MOST_LINES) return null;
  for (const { text } of nearest) {
    const picked = voice.pick(TOLD, [text]);
    if (picked !== null) return picked;
  }
  return null;
}

/** What is left of a line of which a sentence was told already. */
export function restOf({ pack, voice }: Scene, line: string): string | null {
  const sentences = pack.sentences(line);
  const rest = sentences.filter((sentence) => voice.isFresh(sentence));
  return rest.length > 0 && rest.length < sentences.length ? voice.pick(TOLD, rest) : null;
}
