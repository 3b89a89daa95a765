import { foldText } from '../../base/foldText';

/** A shorter sentence may come again: "Good night." */
const LEAST_WEIGHT = 20;
/** A Chinese character says as much as three letters. */
const HAN_WEIGHT = 3;
const LONGEST_ROUND = 60;
/** UTF-16 units in which a text must go round. */
export const LONGEST_LOOP = 240;

/** What makes two sentences the same; null for one that may be said again. */
export function sameness(sentence: string): string | null {
  const letters = foldText(sentence).replaceAll(/[^\p{L}\p{N}]/gu, '');
  const han = letters.match(/\p{Script=Han}/gu)?.length ?? 0;
  return letters.length + han * (HAN_WEIGHT - 1) < LEAST_WEIGHT ? null : letters;
}

/** Whether a text goes round and round from beginning to end. */
export function endsInLoop(text: string): boolean {
  if (text.length < LONGEST_LOOP) return false;
  for (let round = 1; round <= LONGEST_ROUND; round += 1)
    if (text.slice(round) === text.slice(0, -round)) return true;
  return false;
}
