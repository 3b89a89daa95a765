import { callTitle, eventWords } from '../chart/titles';
import { durationWords, nameWords } from '../chart/words';
import type { Sample } from './sampleTypes';
import type { ActorPath, Step } from './steps';

const textIn = (sample: Sample, key: string): string | null => {
  if (typeof sample !== 'object' || sample === null || Array.isArray(sample)) return null;
  const value: unknown = Object.entries(sample).find(([name]) => name === key)?.[1];
  return typeof value === 'string' ? nameWords(value) : null;
};

/** An answer that says no more than that there is one. */
const plainAnswer = 'done';

/** What distinguishes an answer from others: its kind, or a summary. */
export function answerWords(output: Sample): string {
  if (Array.isArray(output))
    return output.length === 0 ? 'an empty list' : `a list of ${output.length}`;
  if (output === null) return 'nothing';
  if (typeof output === 'string' || typeof output === 'number') return String(output);
  if (typeof output === 'boolean') return output ? 'yes' : 'no';
  if ('$absent' in output) return plainAnswer;
  return ['kind', 'status', 'type'].flatMap((key) => textIn(output, key) ?? [])[0] ?? plainAnswer;
}

/** An actor by the titles on the path to it. */
export const actorWords = (machine: string, path: ActorPath): string =>
  path.length === 0
    ? 'the machine'
    : path.map((id, index) => callTitle(path[index - 1] ?? machine, id)).join(' › ');

const withFacts = (words: string, facts: readonly string[]): string =>
  facts.length === 0 ? words : `${words}: ${facts.join(', ')}`;

/** An answer in words: its kind, and what else decides where it leads. */
export function answerFactWords(output: Sample, facts: readonly string[]): string {
  const kind = answerWords(output);
  if (output === null || typeof output !== 'object') return kind;
  const others = facts.filter((fact) => fact !== kind);
  return (kind === plainAnswer && others.length > 0 ? others : [kind, ...others]).join(', ');
}

/**
 * A step of a machine in words.
 * @param facts what tells it from other steps in its place
 */
export function stepWords(machine: string, step: Step, facts: readonly string[] = []): string {
  const named = (path: ActorPath) => `“${actorWords(machine, path)}”`;
  switch (step.do) {
    case 'send': {
      const words = withFacts(eventWords(step.event.type), facts);
      return step.to.length === 0 ? words : `${words}, in ${named(step.to)}`;
    }
    case 'answer':
      return `${named(step.actor)} is answered: ${answerFactWords(step.output, facts)}`;
    case 'fail':
      return `${named(step.actor)} fails: ${step.problem}`;
    case 'tell':
      return `${named(step.actor)} sends: ${withFacts(eventWords(step.event.type).toLowerCase(), facts)}`;
    case 'wait':
      return `${durationWords(step.ms)} ${step.ms === 1_000 ? 'passes' : 'pass'}`;
  }
}

/** What distinguishes one sample from others in a list. */
export const sampleWords = (sample: Sample): string => {
  const text = JSON.stringify(sample);
  return text.length > 70 ? `${text.slice(0, 69)}…` : text;
};
