import type { SelfSubject } from '../../seed/character';
import { said } from './said';
import type { Opening } from './said';
import type { Scene } from './scene';
import { TOLD } from './voice';

/** What of itself a character has told that answers a direct question; the nearest first. */
const SUBJECTS: Readonly<Record<string, readonly SelfSubject[]>> = {
  allDay: ['work', 'day', 'now'],
  attractive: ['people', 'beauty'],
  bestMeal: ['food'],
  failed: ['embarrassed', 'past'],
  firstDate: ['date', 'people'],
  owl: ['sleep'],
  team: ['sport'],
};

/** Questions that are as much about the user: "What would you do if I were there?" */
const OF_BOTH: ReadonlySet<string> = new Set(['firstDate', 'beside', 'flirting']);

/** The direct question that a message asks: "Do you get jealous?" */
export function franklyNamed({ memory, pack }: Scene) {
  const { reading, saidNow, self } = memory;
  const isAsked =
    reading.acts.has('question') ||
    self.moves.has('ask') ||
    self.moves.has('wh') ||
    pack.shortAnswers.opens.test(saidNow.toLowerCase());
  const [found] = pack.frankly.named(saidNow);
  // "you still there" needs no mark.
  if (!isAsked && found?.key !== 'there') return null;
  if (found === undefined || OF_BOTH.has(found.key)) return found ?? null;
  return self.isAboutUser || self.moves.has('advice') ? null : found;
}

/** Answers it by what the character tells of itself, else by a view that anybody may hold. */
export function frank(scene: Scene): Opening | null {
  const { character, voice } = scene;
  const found = franklyNamed(scene);
  if (found === null) return null;
  for (const subject of SUBJECTS[found.key] ?? []) {
    const line = character.texts.self[subject];
    const told = line === undefined ? null : voice.pick(TOLD, [line]);
    if (told !== null) return said('back', told);
  }
  const policy = found.key === 'there' ? 'none' : 'back';
  return said(policy, voice.pick(`frankly/${found.key}`, found.said));
}
