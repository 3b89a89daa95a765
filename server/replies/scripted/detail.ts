import type { SelfSubject } from '../../seed/character';
import { hash } from './hash';
import { restOf, storiesOf } from './ownLife';
import type { Act } from './languagePack';
import { relatedness } from './relatedness';
import { said } from './said';
import type { Opening } from './said';
import type { Scene } from './scene';
import { shortKinds } from './shortAnswers';
import type { ShortKind } from './shortAnswers';
import { thingsIn } from './ownLife';
import { TOLD } from './voice';

/** A sentence that speaks of who is asked about weighs more than one that shares a word. */
const OF_BEING = 3;
/** "Your husband's job" asks for the husband rather than for the job. */
const OF_PLACES: ReadonlySet<SelfSubject> = new Set<SelfSubject>([
  'work', 'whyWork', 'home', 'now', 'day',
]); // oxfmt-ignore
/** What is counted stands so near behind its number, and has so many letters at least. */
const NEAR = 10;
const SHORTEST_COUNTED = 4;
/** What is answered in a way of its own. */
const OWN_WAYS: readonly Act[] = [
  'askHow', 'askLeave', 'askPicture', 'askAge', 'askName', 'askWho', 'askStory',
  'compliment', 'love', 'thanks',
]; // oxfmt-ignore
/** A word that more of the character's sentences share says nothing of what is meant. */
const MOST_LINES = 3;

/** What a question asks for; null for what a whole answer is wanted to. */
export function shortKindOf({ memory, pack }: Scene): ShortKind | null {
  const text = memory.saidNow.toLowerCase();
  return shortKinds.find((kind) => pack.shortAnswers.asked[kind].test(text)) ?? null;
}

/** Whether a line answers what is asked for: a number of years, and not just anything. */
export function answersTo({ pack }: Scene, kind: ShortKind | null, line: string): boolean {
  const holds = kind === null ? undefined : pack.shortAnswers.holds[kind];
  return holds === undefined || holds.test(line.toLowerCase());
}

/** Whether a number or a time is asked for. */
export const isOfNumber = ({ pack }: Scene, kind: ShortKind | null) =>
  kind !== null && pack.shortAnswers.holds[kind] !== undefined;

/** A further question on what was told already. */
export function onceMore(scene: Scene, kind: ShortKind | null): string | null {
  const { pack, voice } = scene;
  return shortly(scene, kind) ?? voice.pick('again', pack.common.follow.again);
}

/** A short answer of the kind that is asked for, the same to the same question. */
export function shortly(scene: Scene, kind: ShortKind | null): string | null {
  if (kind === null) return null;
  const { memory, pack, seed, voice } = scene;
  const lines = pack.shortAnswers.lines[kind];
  const first = hash(seed, kind, ...memory.reading.words) % lines.length;
  if (memory.isRepeated) return lines[first] ?? null;
  const ring = [...lines.slice(first), ...lines.slice(0, first)];
  for (const line of ring) {
    const told = voice.pick(`short/${kind}`, [line]);
    if (told !== null) return told;
  }
  return null;
}

const HAN = /^\p{Script=Han}/u;

/** A line that has a number of what is counted: "ten tables". */
function counted({ character, memory, pack }: Scene, kind: ShortKind | null): string | null {
  const { holds } = pack.shortAnswers;
  const number = kind === 'many' ? holds.many : undefined;
  if (number === undefined) return null;
  const heads = memory.reading.words
    .filter((word) => HAN.test(word) || word.length > SHORTEST_COUNTED)
    .map((word) => word.slice(0, HAN.test(word) ? 2 : SHORTEST_COUNTED));
  const isOf = (sentence: string) =>
    heads.some((head) => {
      const before = sentence.indexOf(head);
      return before > 0 && number.test(sentence.slice(Math.max(0, before - NEAR), before));
    });
  const lines = Object.values(character.texts.self);
  return lines.find((line) => isOf(line.toLowerCase())) ?? null;
}

/** Answers a question about somebody or something that the character speaks of somewhere. */
export function detail(scene: Scene): Opening | null {
  const { character, memory, pack, voice } = scene;
  const { isAboutUser, isToCharacter, moves, subjects } = memory.self;
  const { acts } = memory.reading;
  const kind = shortKindOf(scene);
  if (isAboutUser || moves.has('back') || moves.has('advice')) return null;
  if (OWN_WAYS.some((act) => acts.has(act)) || !(isToCharacter || kind !== null)) return null;
  const number = counted(scene, kind);
  if (number !== null) return said('none', voice.pick(TOLD, [number]) ?? number);
  const { related = relatedness, told } = pack;
  const asked = told.tidy(memory.saidNow).toLowerCase();
  const isOfWork = subjects.every((subject) => OF_PLACES.has(subject));
  const beings =
    isToCharacter && isOfWork ? told.beings.filter((being) => being.asked.test(asked)) : [];
  // Where a subject is asked for, it has a line of its own.
  const isOpen = subjects.length === 0;
  const things = thingsIn(isOpen ? memory.reading.words : []).filter(
    (word) => pack.self.touched(word).length === 0 && !told.weightless.test(word),
  );
  if (beings.length + things.length === 0) return null;
  const { self } = character.texts;
  const ranked = [...Object.values(self), ...storiesOf(scene)]
    .map((text) => {
      const lower = text.toLowerCase();
      const ofBeing = beings.filter((being) => being.told.test(lower)).length;
      return { text, score: OF_BEING * ofBeing + related(text, things, pack) };
    })
    .filter(({ score }) => score > 0);
  const most = Math.max(0, ...ranked.map(({ score }) => score));
  const best = ranked.filter(({ score }) => score === most);
  if (best.length === 0 || (most < OF_BEING && best.length > MOST_LINES)) return null;
  const fitting = best.filter(({ text }) => answersTo(scene, kind, text));
  for (const { text } of fitting) {
    const picked = voice.pick(TOLD, [text]) ?? restOf(scene, text);
    if (picked !== null) return said('none', picked);
  }
  if (fitting.length > 0) return said('none', onceMore(scene, kind));
  return said('none', shortly(scene, kind), voice.pick(TOLD, [best[0]?.text ?? '']));
}
