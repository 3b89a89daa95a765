import type { Locale } from '../../../common/locales';
import { clausesOf } from '../scripted/clausesOf';
import { topicIndexOf } from './topicIndex';
import type { Found } from './topicIndex';

/** So many sentences and clauses of a message are looked at, the last first. */
const PARTS_AT_MOST = 6;
/** What is said last counts most. */
const EARLIER_COUNTS = 0.9;

const SENTENCE_ENDS = /[!?\n！？。]|(?<!\d)\./u;

/** The sentences of a message, the last one first, and those of several clauses in parts as well. */
function partsOf(text: string): string[] {
  const sentences = text.split(SENTENCE_ENDS).filter((part) => part.trim() !== '');
  return sentences
    .toReversed()
    .flatMap((sentence) => [...new Set([sentence, ...clausesOf(sentence)])])
    .slice(0, PARTS_AT_MOST);
}

/** The everyday topic that a message is on; null where it is on none. */
export function topicIn(text: string, locale: Locale): Found | null {
  const index = topicIndexOf(locale);
  const whole = index.find(text);
  if (whole?.isAlike === true) return whole;
  let best: Found | null = null;
  partsOf(text).forEach((part, at) => {
    const found = index.find(part);
    if (found === null) return;
    const weight = found.weight * EARLIER_COUNTS ** at;
    if (best === null || weight > best.weight) best = { ...found, weight };
  });
  return best;
}
