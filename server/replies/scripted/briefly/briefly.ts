import { said } from '../said';
import type { Opening } from '../said';
import type { Scene } from '../scene';
import { nodded } from '../signals';
import { briefWords } from './briefWords';

/** A short answer has at most so many words; without a question before it, fewer. */
const MOST_WORDS = 4;
const BARE = 2;

/** Binds "yes", "not really" and "maybe" to the question that the character asked last. */
export function briefly(scene: Scene): Opening | null {
  const { locale, memory, pack, register, voice } = scene;
  const { acts } = memory.reading;
  const isElse = acts.has('question') || memory.news.length > 0 || memory.self.moves.has('game');
  if (isElse || memory.length > MOST_WORDS) return null;
  const asked = memory.said.at(-1)?.some((sentence) => pack.isQuestion(sentence)) ?? false;
  const { partly, said: lines, unsure } = briefWords(locale);
  const text = memory.saidNow.toLowerCase().trim();
  const answer = unsure.test(text)
    ? 'unsure'
    : partly.test(text)
      ? 'partly'
      : acts.has('yes')
        ? 'yes'
        : acts.has('no')
          ? 'no'
          : null;
  if (answer === null) return null;
  if (!asked) return memory.length <= BARE ? nodded(scene) : null;
  const more = voice.pick(`briefly/${answer}`, lines[answer]);
  if (answer === 'yes' || answer === 'no')
    return said('none', voice.pick(answer, register[answer]), more);
  return said(answer === 'unsure' ? 'new' : 'none', more);
}
