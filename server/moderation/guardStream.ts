import type { CheckContext } from './checkText';

type Check = (text: string, context: CheckContext) => Promise<{ ok: boolean }>;

/** A streamed reply described a minor; no part of that sentence has been yielded. */
export class InappropriateContent extends Error {
  override readonly name = 'InappropriateContent';
  constructor() {
    super('Inappropriate content');
  }
}

const SENTENCE_END = /[.!?…]{1,20}["'”’)\]*]{0,8}(?=\s)|[。！？]{1,20}[”’」』）]{0,8}|\n/gu;
/** Sentences up to this length (UTF-16 units) are held back whole; longer ones go out in parts. */
const LONGEST_HELD = 400;
/** The part of an overlong sentence that is held back, so that no age is cut off from its noun. */
const TAIL = 120;
/** How much of the yielded text still counts as context: "She's 16." depends on it. */
const CONTEXT = 400;

function endOfLastSentence(text: string): number {
  const last = [...text.matchAll(SENTENCE_END)].at(-1);
  if (last !== undefined) return last.index + last[0].length;
  if (text.length <= LONGEST_HELD) return 0;
  return Math.max(0, text.lastIndexOf(' ', text.length - TAIL));
}

function recentSentences(text: string): string {
  if (text.length <= CONTEXT) return text;
  const ends = [...text.matchAll(SENTENCE_END)].map((end) => end.index + end[0].length);
  const start = ends.find((end) => text.length - end <= CONTEXT && end < text.length);
  return start === undefined ? text : text.slice(start);
}

/**
 * Passes a streamed text on sentence by sentence, each after it was checked together with what came
 * before. The pieces joined equal the source's. Throws InappropriateContent before any part of an
 * offending sentence is yielded, and closes the source.
 */
export async function* guardStream(
  source: AsyncIterable<string>,
  context: CheckContext,
  check: Check,
): AsyncGenerator<string, void, undefined> {
  let held = '';
  let said = '';
  const release = async (length: number): Promise<string> => {
    const next = held.slice(0, length);
    if (!(await check(said + next, context)).ok) throw new InappropriateContent();
    said = recentSentences(said + next);
    held = held.slice(length);
    return next;
  };
  for await (const piece of source) {
    held += piece;
    const length = endOfLastSentence(held);
    if (length > 0) yield await release(length);
  }
  if (held.length > 0) yield await release(held.length);
}
