import { makeReader } from '../wordings';
import { chinese } from './chinese';
import { english } from './english';
import { german } from './german';
import type { HardNews } from './newsWordings';
import { russian } from './russian';
import { spanish } from './spanish';

const readers = [english, spanish, german, russian, chinese].map(
  ({ death, blow, past, over, ...words }) => ({
    isDeath: makeReader({ ...words, phrases: death }),
    isBlow: makeReader({ ...words, phrases: blow }),
    isPast: makeReader({ ...words, phrases: past }),
    isOver: makeReader({ ...words, phrases: over }),
  }),
);

const A_YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/;

/** Whoever passed an exam did not pass away. */
const PASSED =
  /\bpassed (?=(?:her|his|their|my|our|every|all|both|it)\b|(?:the|an?) (?!other|night|day|morning|evening|week|month|year|few|couple|while|long))/giu;

/** The hard news about their own life that a message tells, in any of the five languages. */
export function hardNewsIn(told: string): HardNews | null {
  const text = told.replace(PASSED, 'succeeded ');
  if (readers.some(({ isDeath }) => isDeath(text))) return 'death';
  return readers.some(({ isBlow, isPast }) => isBlow(text) && !isPast(text)) ? 'blow' : null;
}

/** Whether what a message tells of happened long ago: "two years ago", "in 2019". */
export const isLongAgo = (text: string): boolean =>
  A_YEAR.test(text) || readers.some(({ isPast }) => isPast(text));

/** Whether a message lets go of what was hard, in any of the five languages: "anyway", "never mind". */
export const letsGo = (text: string): boolean => readers.some(({ isOver }) => isOver(text));
