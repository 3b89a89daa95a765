import { manners } from '../../seed/character';
import type { Manner } from '../../seed/character';
import { bare } from './bare';
import { hash } from './hash';
import { onTold, onToldNow } from './mentioned';
import { remarkKinds } from './remarks';
import type { RemarkKind } from './remarks';
import { isLikedDue } from './scene';
import type { Scene } from './scene';

/** What is known by who it is about alone. */
const GENERAL: ReadonlySet<RemarkKind> = new Set<RemarkKind>(['we', 'they', 'me']);
/** These say enough to be answered before a subject that is only mentioned. */
const PLAIN: ReadonlySet<RemarkKind> = new Set<RemarkKind>([
  ...(['denied', 'theirJoy', 'praised', 'shy', 'lazy', 'stillLooking', 'sounds'] as const),
  ...(['relief', 'agree', 'disagree', 'praise', 'guess', 'guilt'] as const),
  ...(['old', 'young', 'feat', 'oddness'] as const),
]);

/** These answer a message alone; after something else has been said to it they are too late. */
const ALONE: ReadonlySet<RemarkKind> = new Set<RemarkKind>([
  ...(['relief', 'agree', 'disagree', 'praise', 'guess', 'because', 'view', 'mine'] as const),
  ...(['denied', 'theirJoy', 'praised', 'fine', 'sounds'] as const),
]);

/** The kinds that a message is of, with what it holds of them. */
function kindsOf({ memory, pack }: Scene): { kind: RemarkKind; echo: string | undefined }[] {
  const text = bare(memory.saidNow, pack);
  return remarkKinds.flatMap((kind) => {
    const found = pack.remarks[kind].heard.exec(text);
    return found === null
      ? []
      : [{ kind, echo: found.slice(1).find((group) => group !== undefined) }];
  });
}

/** What was not done, or is somebody else's joy: words of a topic say too little then. */
export const isTurned = (scene: Scene): boolean =>
  kindsOf(scene).some(({ kind }) => kind === 'denied' || kind === 'theirJoy');

/** Each manner begins with another line, so that no two of them say the same. */
function inOrderOf(manner: Manner, lines: readonly string[]): readonly string[] {
  const first = manners.indexOf(manner) % lines.length;
  return [...lines.slice(first), ...lines.slice(0, first)];
}

/** A line on the way in which something is told, where one of those is left. */
function remarkOn(
  scene: Scene,
  isMeant: (kind: RemarkKind) => boolean,
  mayAsk: boolean,
): string | null {
  const { character, pack, voice } = scene;
  for (const { kind, echo } of kindsOf(scene)) {
    if (!isMeant(kind)) continue;
    const lines = inOrderOf(character.texts.manner, pack.remarks[kind].said);
    const pick = (some: readonly string[]) => {
      for (const line of some) {
        if (!mayAsk && pack.sentences(line).some(pack.isQuestion)) continue;
        const picked = voice.pick(`remark/${kind}`, [line], { echo });
        if (picked !== null) return picked;
      }
      return null;
    };
    // What takes up the user's own words comes first.
    const line = pick(lines.filter((one) => one.includes('{echo}'))) ?? pick(lines);
    if (line !== null) return line;
  }
  return null;
}

/** What is answered as it is told, before what it mentions; of questions only "guess who". */
export const plainRemark = (scene: Scene, isAsked: boolean): string | null =>
  remarkOn(scene, (kind) => (isAsked ? kind === 'guess' : PLAIN.has(kind)), true);

/** One of so many messages that tell nothing particular is met by whom it is about, the rest in manner. */
const GENERAL_OF = 2;

/**
 * A remark on what the message tells, or else on how: as a habit, a doubt, a plan; then on what was
 * told just before, and then on whom it is about, where it is all that is said.
 */
export function remarkOnTold(
  scene: Scene,
  { isAlone, mayAsk }: { isAlone: boolean; mayAsk: boolean },
): string | null {
  const { memory, seed } = scene;
  const isMannered = isLikedDue(scene) || hash(seed, 'own', memory.turn) % GENERAL_OF !== 0;
  const isMeant = (kind: RemarkKind) => !GENERAL.has(kind) && (isAlone || !ALONE.has(kind));
  return (
    onToldNow(scene, mayAsk) ??
    (isLikedDue(scene) ? null : remarkOn(scene, isMeant, mayAsk)) ??
    onTold(scene, mayAsk) ??
    (isAlone && !isMannered ? remarkOn(scene, (kind) => GENERAL.has(kind), mayAsk) : null)
  );
}
