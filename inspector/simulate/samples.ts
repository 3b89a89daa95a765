import { samples as fromTypes } from './fromTypes';
import { handSamples } from './samples/handSamples';
import type { ActorSample, MachineSamples, Sample } from './sampleTypes';
import type { Script } from './steps';

const none: MachineSamples = { inputs: [], events: {}, actors: {} };

const distinct = (samples: readonly Sample[]): readonly Sample[] => [
  ...new Map(samples.map((sample) => [JSON.stringify(sample), sample])).values(),
];

const byHand = (id: string) => handSamples[id] ?? {};

const known = new Map<string, MachineSamples>();

/** The samples of a machine, put together once: handwritten ones first, since they cover what matters. */
export function samplesOf(id: string): MachineSamples {
  const samples = known.get(id) ?? putTogether(id);
  known.set(id, samples);
  return samples;
}

function putTogether(id: string): MachineSamples {
  const { inputs, events, actors } = fromTypes[id] ?? none;
  const own = byHand(id);
  const names = new Set([...Object.keys(events), ...Object.keys(own.events ?? {})]);
  return {
    inputs: distinct([...(own.inputs ?? []), ...inputs]),
    events: Object.fromEntries(
      [...names].map((name) => [
        name,
        distinct([...(own.events?.[name] ?? []), ...(events[name] ?? [])]),
      ]),
    ),
    actors: Object.fromEntries(
      Object.entries(actors).map(([name, actor]) => [
        name,
        withAnswers(actor, own.answers?.[name]),
      ]),
    ),
  };
}

const withAnswers = (actor: ActorSample, answers: readonly Sample[] = []): ActorSample =>
  actor.kind === 'promise'
    ? { ...actor, answers: distinct([...answers, ...actor.answers]) }
    : actor;

/** It has parts that only a simulation can make of it, such as actors. */
export const hasStandIns = (sample: Sample): boolean => JSON.stringify(sample).includes('"$');

/** A machine at its start, with no steps. */
export const beginningOf = (id: string): Script => ({
  input: samplesOf(id).inputs[0] ?? null,
  steps: [],
});
