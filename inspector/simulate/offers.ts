import { Actor, getNextTransitions, isMachineSnapshot } from 'xstate';
import type { AnyActor, AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { edgeIdsOf } from '../../src/browser/recorder/edgeIds';
import { isHeld } from './heldActor';
import { choicesOf, leavesOf, outcomeOf, sourceOf } from './outcomes';
import type { Choice } from './outcomes';
import { hasStandIns, samplesOf } from './samples';
import type { Sample } from './sampleTypes';
import type { Simulation } from './simulation';
import { isEventSample } from './steps';
import { answerFactWords } from './stepWords';
import type { ActorPath, EventSample } from './steps';

/** An event that a state accepts. */
export type EventOffer = { type: string; samples: readonly EventSample[] };

/** An effect that waits for its answer. */
export type HeldOffer = {
  path: ActorPath;
  /** Its name in the machine. */
  source: string;
  input: unknown;
  /** Empty for an effect that never ends by itself. */
  answers: readonly Sample[];
  mayFail: boolean;
  /** What it can send its machine now. */
  tells: readonly EventOffer[];
};

/** The running machine that is being stepped through, or one within it. */
export type Target = {
  path: ActorPath;
  machine: string;
  /** Its innermost active states. */
  active: ReadonlySet<string>;
  events: readonly EventOffer[];
  held: readonly HeldOffer[];
};

const isOwn = (type: string): boolean => type !== '' && type !== '*' && !type.startsWith('xstate.');

/** The types of events that a state accepts, even if only under a guard. */
const acceptedBy = (snapshot: AnyMachineSnapshot): readonly string[] => [
  ...new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType)),
];

/** One that is spawned has its name itself. */
const nameOf = (snapshot: AnyMachineSnapshot, { id, src }: AnyActor): string => {
  const source = sourceOf(snapshot, id);
  return source === id && typeof src === 'string' ? src : source;
};

const isWaiting = (state: unknown): state is { status: 'active'; input: unknown } =>
  typeof state === 'object' &&
  state !== null &&
  'status' in state &&
  state.status === 'active' &&
  'input' in state;

/** The actors that a machine runs, by id. */
const childrenOf = ({ children }: AnyMachineSnapshot): readonly (readonly [string, AnyActor])[] =>
  Object.entries<unknown>(children).flatMap(([id, child]) =>
    child instanceof Actor ? [[id, child]] : [],
  );

/** The event with the samples that fit; the bare event where none does. */
const offerWith = (machine: string, fits: (sample: EventSample) => boolean) => {
  const { events } = samplesOf(machine);
  return (type: string): EventOffer => {
    const known = (events[type] ?? []).filter(isEventSample).filter(fits);
    return { type, samples: known.length > 0 ? known : [{ type }] };
  };
};

const targetOf = (path: ActorPath, snapshot: AnyMachineSnapshot): Target => {
  const machine = snapshot.machine.id;
  const { actors } = samplesOf(machine);
  const accepted = acceptedBy(snapshot);
  const offerOf = offerWith(machine, () => true);
  const held = childrenOf(snapshot).flatMap(([id, child]): readonly HeldOffer[] => {
    if (!isHeld(child.logic)) return [];
    const state: unknown = child.getSnapshot();
    if (!isWaiting(state)) return [];
    const source = nameOf(snapshot, child);
    const actor = actors[source];
    return [
      {
        path: [...path, id],
        source,
        input: state.input,
        answers: actor?.kind === 'promise' ? actor.answers : [],
        mayFail: accepted.includes(`xstate.error.actor.${id}`),
        tells:
          actor?.kind === 'callback'
            ? actor.tells.filter((type) => accepted.includes(type)).map(offerOf)
            : [],
      },
    ];
  });
  return {
    path,
    machine,
    active: new Set(leavesOf(snapshot)),
    events: accepted.filter(isOwn).map(offerOf),
    held,
  };
};

/** What a machine that runs elsewhere can be sent: values alone, since no stand-in gets there. */
export const distantTarget = (snapshot: AnyMachineSnapshot): Target => ({
  path: [],
  machine: snapshot.machine.id,
  active: new Set(leavesOf(snapshot)),
  events: acceptedBy(snapshot)
    .filter(isOwn)
    .map(offerWith(snapshot.machine.id, (sample) => !hasStandIns(sample))),
  held: [],
});

/** Everything that can be done now: with the machine itself first, then with those within it. */
export function targetsOf({ actor }: Pick<Simulation, 'actor'>): readonly Target[] {
  const walk = (one: AnyActorRef, path: ActorPath): readonly Target[] => {
    const snapshot: unknown = one.getSnapshot();
    if (!isMachineSnapshot(snapshot) || snapshot.status !== 'active') return [];
    return [
      targetOf(path, snapshot),
      ...childrenOf(snapshot).flatMap(([id, child]) => walk(child, [...path, id])),
    ];
  };
  return walk(actor, []);
}

/** Where machines stand, and what becomes of a sample that is sent to them. */
export type Standing = Pick<Simulation, 'machineAt' | 'revived'>;

const none: readonly never[] = [];

/** The ways that an event can lead with its samples. */
export function eventChoices(
  simulation: Standing,
  path: ActorPath,
  samples: readonly EventSample[],
): readonly Choice<EventSample>[] {
  const snapshot = simulation.machineAt(path);
  if (snapshot === null) return none;
  return choicesOf(samples, (sample) => outcomeOf(snapshot, simulation.revived(sample)));
}

/** The ways that an effect can answer. */
export function answerChoices(
  simulation: Simulation,
  { path, answers }: HeldOffer,
): readonly Choice[] {
  const snapshot = simulation.machineAt(path.slice(0, -1));
  const id = path.at(-1) ?? '';
  if (snapshot === null) return none;
  return choicesOf(answers, (sample) => outcomeOf(snapshot, simulation.answered(id, sample))).map(
    (choice) => ({ ...choice, words: [answerFactWords(choice.sample, choice.words)] }),
  );
}

/** The outcome for each transition that an event may take, in order. */
export type Verdict = { edge: string; result: 'taken' | 'refused' | 'unasked' };

/** Evaluates a machine's guards for an event, without sending it. */
export function verdictsOn(
  simulation: Standing,
  path: ActorPath,
  sample: EventSample,
): readonly Verdict[] {
  const snapshot = simulation.machineAt(path);
  if (snapshot === null) return [];
  const event = simulation.revived(sample);
  const taken = new Set(
    (snapshot.machine.getTransitionData(snapshot, event) ?? []).flatMap(edgeIdsOf),
  );
  let isDecided = false;
  return getNextTransitions(snapshot)
    .filter(({ eventType }) => eventType === sample.type)
    .flatMap((transition) => edgeIdsOf(transition).slice(0, 1))
    .map((edge): Verdict => {
      if (isDecided) return { edge, result: 'unasked' };
      isDecided = taken.has(edge);
      return { edge, result: isDecided ? 'taken' : 'refused' };
    });
}
