import { letsGo } from '../hardNews/hardNews';
import type { LanguagePack } from './languagePack';

/** What the character said, oldest first, and the user's messages before this one, latest first. */
type Talk = { said: readonly (readonly string[])[]; saidLately: readonly string[] };

/** The character's messages in which hard news is remembered, whatever is talked of. */
const MINDS_FOR = 8;

/** Lines by their first sentence, each as its sentences. */
type Lines = ReadonlyMap<string, readonly (readonly string[])[]>;
type Care = { all: Lines; death: Lines; blow: Lines };

const careOf = new WeakMap<LanguagePack, Care>();

function careIn(pack: LanguagePack): Care {
  const known = careOf.get(pack);
  if (known !== undefined) return known;
  const split = (lines: readonly string[]): Lines => {
    const byFirst = new Map<string, readonly (readonly string[])[]>();
    for (const line of lines.map((one) => pack.sentences(one)))
      byFirst.set(line[0] ?? '', [...(byFirst.get(line[0] ?? '') ?? []), line]);
    return byFirst;
  };
  const { hardNews } = pack.common;
  const all = split([...Object.values(hardNews).flat(), ...pack.grief.lines]);
  const care = { all, death: split(hardNews.death), blow: split(hardNews.blow) };
  careOf.set(pack, care);
  return care;
}

/** Whether a whole line is among the sentences: a "Naturally." of one is said elsewhere too. */
const holds = (sentences: readonly string[], lines: Lines) =>
  sentences.some((sentence) =>
    lines.get(sentence)?.some((line) => line.every((one) => sentences.includes(one))),
  );

/** Whether a message of the character's was said to stay with somebody in a hard time. */
export const isCare = (sentences: readonly string[], pack: LanguagePack): boolean =>
  holds(sentences, careIn(pack).all);

/** Whether the talk was of a death of late, or of a blow that the user did not let go of since. */
export function hasMourned({ said, saidLately }: Talk, pack: LanguagePack): boolean {
  const { death, blow } = careIn(pack);
  const lately = said.slice(-MINDS_FOR).toReversed();
  if (lately.some((sentences) => holds(sentences, death))) return true;
  const since = lately.findIndex((sentences) => holds(sentences, blow));
  return since !== -1 && !saidLately.slice(0, since).some(letsGo);
}
