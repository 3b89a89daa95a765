import { durationWords, nameWords } from '../chart/words';
import type { Sample } from './sampleTypes';
import type { ActorPath, Step } from './steps';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Last words of events that report something, rather than ask for it. */
const facts =
  /ed$|^(?:arrived|beat|began|broken|current|due|faster|given|gone|granted|held|kept|landed|left|lost|misses|near|offline|online|playing|read|reads|ready|relays|seeks|settled|shown|stale|stuck|told|undone|woke|written)$/;

/** Senders that only report, and are never asked for anything. */
const tellers = new Set(['server', 'sound', 'tab']);

/** An event in words: `unblur.request` is "Request unblur", `picture.shown` "Picture shown". */
export function eventWords(type: string): string {
  const [first = '', ...rest] = type.split('.');
  const words = nameWords(rest.join(' ')).split(' ');
  const thing = nameWords(first);
  if (rest.length === 0) return capital(thing);
  const isFact = tellers.has(first) || facts.test(words.at(-1) ?? '');
  if (isFact) return capital([thing, ...words].join(' '));
  return (words.length === 1 && words[0] !== 'again') || takesThing.test(words.join(' '))
    ? capital([...words, thing].join(' '))
    : `${capital(thing)}: ${words.join(' ')}`;
}

const takesThing = /^(?:give up|hand over|turn on|turn off|turned on|turned off)$/;

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

/** An actor by the names on the path to it. */
export const actorWords = (path: ActorPath): string =>
  path.length === 0 ? 'the machine' : path.map(nameWords).join(' › ');

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
 * A step in words.
 * @param facts what tells it from other steps in its place
 */
export function stepWords(step: Step, facts: readonly string[] = []): string {
  switch (step.do) {
    case 'send': {
      const words = withFacts(eventWords(step.event.type), facts);
      return step.to.length === 0 ? words : `${words}, in ${actorWords(step.to)}`;
    }
    case 'answer':
      return `Answer of ${actorWords(step.actor)}: ${answerFactWords(step.output, facts)}`;
    case 'fail':
      return `${capital(actorWords(step.actor))} fails: ${step.problem}`;
    case 'tell':
      return `${capital(actorWords(step.actor))} sends: ${withFacts(eventWords(step.event.type).toLowerCase(), facts)}`;
    case 'wait':
      return `${durationWords(step.ms)} ${step.ms === 1_000 ? 'passes' : 'pass'}`;
  }
}

/** What distinguishes one sample from others in a list. */
export const sampleWords = (sample: Sample): string => {
  const text = JSON.stringify(sample);
  return text.length > 70 ? `${text.slice(0, 69)}…` : text;
};
