import { getInitialMicrosteps, getMicrosteps, getNextTransitions } from 'xstate';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Flow } from '../gallery/flows';
import { HandClock } from '../simulate/handClock';
import { sourceOf } from '../simulate/outcomes';
import { errorOf } from '../simulate/problems';
import { samplesOf } from '../simulate/samples';
import type { MachineSamples, Sample } from '../simulate/sampleTypes';
import { Stage } from '../simulate/stage';
import { isEventSample } from '../simulate/steps';
import type { Step } from '../simulate/steps';

/** A step of a path; `after` waits for that delay, however long it is by then. */
export type PathStep = Step | { do: 'after'; event: string };

export type Path = { input: Sample; steps: readonly PathStep[] };

export type PathSearch = {
  /** To each state that was reached, the shortest paths first. */
  paths: ReadonlyMap<string, readonly Path[]>;
  /** The search was exhaustive; otherwise it stopped at its limit. */
  isWhole: boolean;
  tried: number;
};

type Place = { snapshot: AnyMachineSnapshot; path: Path };
type Way = { event: AnyEventObject; step: PathStep };

const limits = {
  inputs: 12,
  /** Samples for one event, if the machine has few; otherwise `fewSamples`. */
  samples: 24,
  fewSamples: 6,
  /** A machine with more samples than this has many. */
  many: 220,
  /** How many places in one state are explored before those in other states. */
  alike: 8,
  /** How many paths to one state are kept. */
  paths: 4,
  /** After this many events in order of length, whatever led to something new goes first. */
  strict: 3_000,
  events: 14_000,
} as const;

/** Sets and maps have no JSON of their own; actors serialise themselves. */
const keyOf = ({ value, context }: AnyMachineSnapshot): string =>
  JSON.stringify([value, context], (_, one: unknown) =>
    one instanceof Set || one instanceof Map ? [...one] : one,
  );

const answerOf = /^xstate\.(done|error)\.actor\.(.+)$/;

/** Everything that can be done at a place with the given samples. */
class Ways {
  readonly #stage: Stage;
  readonly #samples: MachineSamples;

  readonly #most: number;

  constructor(stage: Stage, samples: MachineSamples) {
    this.#stage = stage;
    this.#samples = samples;
    const count = Object.values(samples.events).reduce((sum, list) => sum + list.length, 0);
    this.#most = count > limits.many ? limits.fewSamples : limits.samples;
  }

  from(snapshot: AnyMachineSnapshot): readonly Way[] {
    const types = new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType));
    return [...types].flatMap((type) => this.#by(type, snapshot));
  }

  #by(type: string, snapshot: AnyMachineSnapshot): readonly Way[] {
    if (type.startsWith('xstate.after.'))
      return [{ event: { type }, step: { do: 'after', event: type } }];
    const [, kind, id = ''] = answerOf.exec(type) ?? [];
    if (kind !== undefined) return this.#answers(type, kind, id, snapshot);
    return (this.#samples.events[type] ?? [])
      .filter(isEventSample)
      .slice(0, this.#most)
      .map((event) => ({
        event: { type, ...this.#values(event) },
        step: { do: 'send', to: [], event },
      }));
  }

  #answers(type: string, kind: string, id: string, snapshot: AnyMachineSnapshot): readonly Way[] {
    const actor = this.#samples.actors[sourceOf(snapshot, id)];
    if (actor?.kind !== 'promise') return [];
    if (kind === 'error')
      return [
        {
          event: { type, error: errorOf('offline') },
          step: { do: 'fail', actor: [id], problem: 'offline' },
        },
      ];
    return actor.answers.slice(0, this.#most).map((output) => ({
      event: { type, output: this.#stage.revived(output) },
      step: { do: 'answer', actor: [id], output },
    }));
  }

  #values(sample: Sample): object {
    const value = this.#stage.revived(sample);
    return typeof value === 'object' && value !== null ? value : {};
  }
}

/** A machine's microsteps for an event; none if the sample does not fit it. */
const microsteps = (
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): readonly AnyMachineSnapshot[] => {
  try {
    return getMicrosteps(machine, snapshot, event).map(([one]) => one);
  } catch {
    return [];
  }
};

/** Lets pending tasks run. */
export const breath = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Searches breadth first for the shortest path to each state, with what the samples allow. Unlike
 * xstate/graph, it sees states that are left as soon as they are entered, and it can be stopped.
 */
export async function searchPaths({ id, machine: { root }, chart }: Flow): Promise<PathSearch> {
  const stage = new Stage({
    clock: new HandClock(),
    hear: () => undefined,
    inspect: () => undefined,
  });
  const machine = stage.machine(id);
  if (machine === null) throw new Error(`There is no machine "${id}".`);
  const samples = samplesOf(id);
  const ways = new Ways(stage, samples);
  const paths = new Map<string, Path[]>();
  const wanted = new Set(
    chart.nodes.flatMap(({ id: one, kind }) => (kind === 'history' ? [] : one)),
  );
  wanted.delete(root.id);
  const known = new Set<string>();
  const alike = new Map<string, number>();
  const queue: Place[] = [];
  const later: Place[] = [];
  const next = () => queue.shift() ?? later.shift();
  let isWhole = true;

  let events = 0;
  const arrive = (steps: readonly AnyMachineSnapshot[], path: Path) => {
    let isNew = false;
    for (const node of new Set(steps.flatMap(({ _nodes }) => _nodes))) {
      isNew ||= wanted.has(node.id);
      const before = paths.get(node.id) ?? [];
      if (before.length < limits.paths) paths.set(node.id, [...before, path]);
      wanted.delete(node.id);
    }
    const snapshot = steps.at(-1);
    if (snapshot === undefined || snapshot.status !== 'active') return;
    const key = keyOf(snapshot);
    if (known.has(key)) return;
    known.add(key);
    const value = JSON.stringify(snapshot.value);
    const count = (alike.get(value) ?? 0) + 1;
    alike.set(value, count);
    // A place whose context alone is new waits until all other states had their turn.
    if (events > limits.strict && isNew) queue.unshift({ snapshot, path });
    else (count <= limits.alike ? queue : later).push({ snapshot, path });
  };

  const begin = (input: Sample) => {
    const first = getInitialMicrosteps(machine, stage.revived(input));
    arrive(
      first.map(([snapshot]) => snapshot),
      { input, steps: [] },
    );
  };

  let since = performance.now();
  let tried = 0;
  const goOn = async (most: number) => {
    for (let place = next(); place !== undefined && wanted.size > 0; place = next()) {
      tried += 1;
      if (events > most) {
        isWhole = false;
        break;
      }
      if (performance.now() - since > 30) {
        await breath();
        since = performance.now();
      }
      for (const { event, step } of ways.from(place.snapshot)) {
        const { input, steps } = place.path;
        events += 1;
        arrive(microsteps(machine, place.snapshot, event), { input, steps: [...steps, step] });
      }
    }
  };

  // Start with the usual input; other inputs are for states that it does not reach.
  const [usual = null, ...others] = samples.inputs.slice(0, limits.inputs);
  begin(usual);
  await goOn(limits.events * 0.8);
  if (wanted.size > 0 && others.length > 0) {
    queue.length = 0;
    others.forEach(begin);
    await goOn(limits.events);
  }
  return { paths, isWhole, tried };
}
