import { eveningIds } from '../../../src/machines/evening/evenings';
import type { Locale } from '../../../common/locales';
import { eveningWords, ownAt } from '../evenings/eveningLines';
import type { Turn } from '../evenings/eveningWords';
import { firstOf, namesAny, turnAt, turnsOf, wordsIn } from './eveningTurn';
import type { Evening, Step } from './eveningTurn';
import { shuffled } from './hash';
import { said } from './said';
import type { Opening } from './said';
import type { Scene } from './scene';
import { TOLD } from './voice';

const STARTS: ReadonlySet<string> = new Set<Step>([
  'evening.first',
  'evening.second',
  'evening.agree',
]);

/** What the character tells of its own where the evening is. */
function ownLine({ character, voice }: Scene, ...places: readonly string[]): string | null {
  for (const place of places) {
    const subject = ownAt[place];
    const line = subject === undefined ? undefined : character.texts.self[subject];
    if (line !== undefined) return voice.pick(TOLD, [line]);
  }
  return null;
}

/** Goes on with an evening; null where the message is answered as always. */
function goneOn(scene: Scene, { id, from, to, step }: Evening): Opening | null {
  const { locale, voice } = scene;
  const words = eveningWords(locale);
  if (to === 'left')
    return said('none', voice.pick('left', words.left) ?? voice.oldest(words.left));
  const turn = turnAt(id, from, locale);
  if (turn === null || !STARTS.has(step)) return null;
  const choice = step === 'evening.second' ? 'second' : 'first';
  return said(
    'none',
    voice.pick('evening', [turn[choice].answer]),
    ownLine(scene, `${from}.${choice}`, to),
    turnAt(id, to, locale)?.says ?? words.evenings[id].over,
  );
}

/** A message of more letters only mentions an evening. */
const LONGEST_WISH = 100;

/** Begins the evening that is wished for, unless it was spent of late. */
function begun(scene: Scene): Opening | null {
  const { locale, memory, seed, voice } = scene;
  const { begin, evenings, inviting, spent, wishes } = eveningWords(locale);
  const written = wordsIn(memory.saidNow);
  if (written.length > LONGEST_WISH) return null;
  const isInvited = namesAny(written, inviting);
  const wished = eveningIds.find((id) => isInvited && namesAny(written, evenings[id].wishes));
  if (wished === undefined && !namesAny(written, `${begin},${wishes}`)) return null;
  const open = wished === undefined ? shuffled(eveningIds, `${seed}/evening`) : [wished];
  const turns = open.map((id) => firstOf(id, locale));
  for (const turn of turns) {
    const line = turn === null ? null : voice.pick('evening', [turn.says]);
    if (line !== null) return said('none', line);
  }
  return said('none', voice.pick('spent', spent));
}

/** An evening that is spent together, from the wish for it to its end. */
export function evening(scene: Scene): Opening | null {
  const { evening: running } = scene;
  return running === null ? begun(scene) : goneOn(scene, running);
}

/** What the user may say at the turn that the character has just begun; null where there is none. */
export function choicesAt(
  said: readonly string[],
  locale: Locale,
): (Turn & { state: string }) | null {
  for (const text of said.toReversed())
    for (const id of eveningIds) {
      if (text.includes(eveningWords(locale).evenings[id].over)) return null;
      for (const [state, turn] of Object.entries(turnsOf(id, locale)))
        if (text.includes(turn.says)) return { ...turn, state };
    }
  return null;
}

/** Whether the character began an evening in what it said. */
export const wasBegun = (said: readonly string[], locale: Locale): boolean =>
  eveningIds.some((id) => said.some((text) => text.includes(firstOf(id, locale)?.says ?? '\n')));
