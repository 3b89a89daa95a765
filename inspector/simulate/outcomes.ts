import { getMicrosteps } from 'xstate';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Sample } from './sampleTypes';
import { tellApart } from './tellApart';

/** Where a machine goes on an event. */
export type Outcome = {
  /** The same for all events that lead along the same way. */
  key: string;
  /** The innermost active states after it; empty if the event does not fit or changes nothing. */
  active: readonly string[];
  /** No transition is taken. */
  isRefused: boolean;
};

const nowhere: Outcome = { key: 'nowhere', active: [], isRefused: true };

/** The innermost active states of a machine. */
export const leavesOf = ({ _nodes }: AnyMachineSnapshot): readonly string[] =>
  _nodes.filter(({ states }) => Object.keys(states).length === 0).map(({ id }) => id);

/** The name in the machine of an effect that runs under an id; the id itself if no state invokes it. */
export function sourceOf({ _nodes }: AnyMachineSnapshot, id: string): string {
  const source = _nodes.flatMap(({ invoke }) => invoke).find((one) => one.id === id)?.src;
  return typeof source === 'string' ? source : id;
}

/** Where an event leads from a snapshot, without being sent. */
export function outcomeOf(snapshot: AnyMachineSnapshot, event: AnyEventObject): Outcome {
  try {
    const steps = getMicrosteps(snapshot.machine, snapshot, event).map(([one]) => one);
    const last = steps.at(-1);
    if (last === undefined) return nowhere;
    return {
      key: JSON.stringify([last.status, steps.map(({ value }) => value)]),
      active: leavesOf(last),
      isRefused: false,
    };
  } catch {
    return nowhere;
  }
}

/** A sample among its alternatives, and where it leads. */
export type Choice<S extends Sample = Sample> = {
  sample: S;
  /** What tells it from those that lead elsewhere; empty if all lead the same way. */
  words: readonly string[];
  outcome: Outcome;
};

/**
 * One choice for each way that a list of samples can lead, in the order of the samples; those that
 * are refused come last.
 */
export function choicesOf<S extends Sample>(
  samples: readonly S[],
  lead: (sample: S) => Outcome,
): readonly Choice<S>[] {
  const tried = samples.map((sample) => ({ sample, outcome: lead(sample) }));
  const first = new Map<string, (typeof tried)[number]>();
  for (const one of tried) if (!first.has(one.outcome.key)) first.set(one.outcome.key, one);
  const choices = [...first.values()].map(({ sample, outcome }) => ({
    sample,
    outcome,
    words: tellApart(
      sample,
      tried.filter((one) => one.outcome.key !== outcome.key).map((one) => one.sample),
    ),
  }));
  return choices.toSorted((a, b) => Number(a.outcome.isRefused) - Number(b.outcome.isRefused));
}
