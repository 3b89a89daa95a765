import { letsGo } from '../hardNews/hardNews';
import type { LanguagePack } from './languagePack';
import type { Memory } from './memory';

/** The character's messages in which hard news is remembered, whatever is talked of. */
const MINDS_FOR = 8;

const careOf = new WeakMap<LanguagePack, readonly (readonly string[])[]>();

/**
 * Whether a message of the character's was said to stay with somebody in a hard time. Only a whole
 * line counts: a "Naturally." of one is said elsewhere too.
 */
export function isCare(sentences: readonly string[], pack: LanguagePack): boolean {
  if (sentences.length === 0) return false;
  const known =
    careOf.get(pack) ??
    [...Object.values(pack.common.hardNews).flat(), ...pack.grief.lines].map((line) =>
      pack.sentences(line),
    );
  careOf.set(pack, known);
  const said = new Set(sentences);
  return known.some((line) => line.every((sentence) => said.has(sentence)));
}

/** Whether the talk was of a death of late, or of a blow that the user did not let go of since. */
export function hasMourned({ said, saidLately }: Memory, pack: LanguagePack): boolean {
  const { death, blow } = pack.common.hardNews;
  const lately = new Set(said.slice(-MINDS_FOR).flat());
  const wasSaid = (lines: readonly string[]) =>
    lines.some((line) => pack.sentences(line).every((sentence) => lately.has(sentence)));
  return wasSaid(death) || (wasSaid(blow) && !saidLately.slice(0, MINDS_FOR).some(letsGo));
}
