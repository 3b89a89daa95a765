import { askedSubjects } from './aboutSelf';
import { hash } from './hash';
import { quickKinds } from './quickAnswers';
import { said } from './said';
import type { Opening } from './said';
import type { Scene } from './scene';

/** A character likes two things of three. */
const OF_ALL = 3;

const asked = ({ memory, pack }: Scene) => pack.told.tidy(memory.saidNow).trim().toLowerCase();

/** Chooses one of two that are named, always the same one. */
export function choice(scene: Scene): Opening | null {
  const { character, pack, seed, voice } = scene;
  const found = pack.quickAnswers.choice.asked.exec(asked(scene));
  const two = (found ?? []).slice(1).flatMap((one) => one?.trim() ?? []);
  const [first = '', second = ''] = two.toSorted();
  if (first === '' || second === '') return null;
  const own = askedSubjects(scene).map(
    (subject) => pack.sentences(character.texts.self[subject] ?? '')[0]?.toLowerCase() ?? '',
  );
  // What the character tells of one of them is the better answer.
  if (own.some((sentence) => two.some((one) => sentence.includes(one)))) return null;
  const chosen = hash(seed, first, second) % 2 === 0 ? first : second;
  return said('back', voice.pick('choice', pack.quickAnswers.choice.said, { choice: chosen }));
}

/** Says yes or no to what the character has no line on, and the same at every time. */
export function yesOrNo(scene: Scene): string | null {
  const { pack, seed, voice } = scene;
  const text = asked(scene);
  for (const kind of quickKinds) {
    const { yes, no, asked: question } = pack.quickAnswers[kind];
    const found = question.exec(text);
    if (found === null) continue;
    const thing = found[1]?.trim();
    const isSo = hash(seed, kind, thing ?? text) % OF_ALL !== 0;
    const line = voice.pick(`${kind}/${isSo}`, isSo ? yes : no, { thing });
    if (line !== null) return line;
  }
  return null;
}
