import { ReplyUnavailable } from '../../model/replyUnavailable';
import type { Heard } from './heard';
import { thinksAloud } from './outOfCharacter';
import { endsInLoop, LONGEST_LOOP } from './repetition';
import { endOfSentence, isWhole, sentencesOf, shortened } from './sentencesOf';

/** What an endpoint has shown of its ways. */
export type Habits = {
  /** It thinks aloud before its answers, and only ends this with a mark. */
  thinksFirst: boolean;
};

/** UTF-16 units of what may have been thought aloud. */
const LONGEST_HELD = 40_000;

type Reading = { habits: Habits; onTool: (tool: string) => void };

/**
 * The sentences of an answer, each once it is whole; null: what came before was thought aloud. One
 * that was cut off at the limit is left out, and so is what goes round in circles.
 */
export async function* wholeSentences(
  source: AsyncIterable<Heard>,
  { habits, onTool }: Reading,
): AsyncGenerator<string | null, { isCutOff: boolean }, undefined> {
  let held = '';
  let tail = '';
  let hasSaid = false;
  let isCutOff = false;
  let isThinking = habits.thinksFirst;

  for await (const heard of source) {
    if ('isCutOff' in heard) isCutOff = true;
    else if ('tool' in heard) onTool(heard.tool);
    else if ('wasThought' in heard) {
      habits.thinksFirst = true;
      [held, tail, hasSaid, isThinking] = ['', '', false, false];
      yield null;
    } else {
      held += heard.text;
      if (held.length > LONGEST_HELD)
        throw new ReplyUnavailable('protocol', 'The endpoint does not stop');
      for (let end = isThinking ? 0 : endOfSentence(held); end > 0; end = endOfSentence(held)) {
        isThinking = !hasSaid && thinksAloud(held);
        if (isThinking) break;
        const sentence = held.slice(0, end);
        held = held.slice(end);
        tail = (tail + sentence).slice(-LONGEST_LOOP);
        if (endsInLoop(tail)) return { isCutOff: true };
        hasSaid ||= sentence.trim() !== '';
        yield sentence;
      }
    }
  }
  if (!hasSaid && thinksAloud(held)) return { isCutOff };
  // It was expected to think first, and did not.
  if (isThinking) habits.thinksFirst = false;
  const left = sentencesOf(held);
  const last = left.at(-1);
  if (isCutOff && last !== undefined && !isWhole(last)) {
    left.pop();
    if (!hasSaid && left.length === 0) left.push(shortened(last));
  }
  yield* left;
  return { isCutOff };
}
