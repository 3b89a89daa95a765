import type { Task } from '../../../server/textRules/readers';
import { runTask } from '../../../server/textRules/readers';
import { warmUp } from '../../../server/textRules/workers/warm';
import { allExpressions } from './all';
import { attacksOn, textOf } from './attacks';
import { parse } from './program';

/** As long as a message may be. */
const LENGTH = 1_000;
const TRIED_LENGTH = 120;
const TRIED_AT_MOST_MS = 30_000;
const FINALISTS = 60;

/** What is done with a text that is sent in a chat. */
const tasksOf = (text: string): Task[] => [
  { name: 'check', given: [text, { currentYear: 2_026, answers: 'How are you?' }] },
  { name: 'findsSelfHarm', given: [text] },
  { name: 'readNotes', given: [text, { locale: 'en', answers: 'How are you?' }] },
];

function millisecondsOf(text: string): number {
  const began = performance.now();
  for (const task of tasksOf(text)) runTask(task);
  return performance.now() - began;
}

/** The numbers below `count`, spread, so that any beginning of them is a fair sample. */
function* spread(count: number) {
  const step = Math.max(1, Math.round(count * 0.618)) | 1;
  const seen = new Set<number>();
  for (let at = 0; seen.size < count; at = (at + step) % count) {
    while (seen.has(at)) at = (at + 1) % count;
    seen.add(at);
    yield at;
  }
}

/**
 * The texts that take longest to be read in a chat, of those that are made for each expression: first
 * short ones are tried, as many as there is time for, then those that took longest at full length.
 */
export async function worstTexts(count: number): Promise<{ text: string; ms: number }[]> {
  const { all } = await allExpressions();
  const attacks = all.flatMap((one) => attacksOn(parse(one)));
  warmUp(runTask);
  const until = performance.now() + TRIED_AT_MOST_MS;
  const tried: { at: number; ms: number }[] = [];
  for (const at of spread(attacks.length)) {
    const attack = attacks[at];
    if (attack === undefined || performance.now() > until) break;
    tried.push({ at, ms: millisecondsOf(textOf(attack, TRIED_LENGTH)) });
  }
  const finalists = tried.sort((one, other) => other.ms - one.ms).slice(0, FINALISTS);
  return finalists
    .flatMap(({ at }) => {
      const attack = attacks[at];
      if (attack === undefined) return [];
      const text = textOf(attack, LENGTH);
      return [{ text, ms: millisecondsOf(text) }];
    })
    .sort((one, other) => other.ms - one.ms)
    .slice(0, count);
}
