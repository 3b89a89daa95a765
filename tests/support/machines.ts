import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, getNextTransitions, SimulatedClock } from 'xstate';
import type {
  AnyActor,
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  CallbackActorLogic,
  EventObject,
  NonReducibleUnknown,
  PromiseActorLogic,
  StateValue,
} from 'xstate';
import type { TokenStorageCommand } from '../../src/machines/session/sessionTypes';
import { countWalked } from './walked';
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';

export const done = (id: string, output?: unknown): AnyEventObject => ({
  type: `xstate.done.actor.${id}`,
  output,
});

export const fault = (id: string): AnyEventObject => ({
  type: `xstate.error.actor.${id}`,
  error: new Error(`${id} failed`),
});

/** A named delay that passes while the machine rests in this state (its full id). */
export const after = (delay: string, stateId: string): AnyEventObject => ({
  type: `xstate.after.${delay}.${stateId}`,
});

type Held = {
  id: string;
  input: unknown;
  signal: AbortSignal;
  promise: Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
};

/** The outside of a machine: promise actors that are held, ports that record, an owner. */
export class World {
  clock = new SimulatedClock();
  /** Every call that a machine made, oldest first. */
  readonly calls: Held[] = [];
  /** What was sent to the ports, oldest first. */
  readonly commands: EventObject[] = [];
  /** What the owner heard, oldest first. */
  readonly notices: EventObject[] = [];
  /** What was logged, oldest first. */
  readonly logs: unknown[] = [];

  readonly owner: AnyActorRef = createActor(
    fromCallback(({ receive }) => receive((notice) => this.notices.push(notice))),
    { id: 'owner' },
  ).start();

  held<TOutput, TInput extends NonReducibleUnknown>(): PromiseActorLogic<TOutput, TInput> {
    return fromPromise<TOutput, TInput>(({ input, self, signal }) => {
      const { promise, resolve, reject } = deferred<TOutput>();
      const settle = (value: unknown) => resolve(value as TOutput);
      this.calls.push({ id: self.id, input, signal, promise, resolve: settle, reject });
      return promise;
    });
  }

  port<TEvent extends EventObject, TInput extends NonReducibleUnknown>(): CallbackActorLogic<
    TEvent,
    TInput
  > {
    return fromCallback<TEvent, TInput>(({ receive }) =>
      receive((command) => this.commands.push(command)),
    );
  }

  /** One that breaks as it begins. */
  broken<TEvent extends EventObject, TInput extends NonReducibleUnknown>(): CallbackActorLogic<
    TEvent,
    TInput
  > {
    return fromCallback<TEvent, TInput>(() => {
      throw new Error('It is broken');
    });
  }

  /** A storage that records, and has nothing new when it is asked. */
  storage() {
    return fromCallback<TokenStorageCommand>(({ receive, sendBack }) =>
      receive((command) => {
        if (command.type === 'tokens.check') sendBack({ type: 'tokens.checked' });
        else this.commands.push(command);
      }),
    );
  }

  /** A port that stays open and is recorded like a call. */
  openPort<TEvent extends EventObject, TInput extends NonReducibleUnknown>(): CallbackActorLogic<
    TEvent,
    TInput
  > {
    return fromCallback<TEvent, TInput>(({ input, self, receive }) => {
      const { promise, resolve, reject } = deferred<unknown>();
      const { signal } = new AbortController();
      this.calls.push({ id: self.id, input, signal, promise, resolve, reject });
      receive((command) => this.commands.push(command));
    });
  }

  /** Lets time pass in small steps, for timers that set one another. */
  pass(ms: number): void {
    for (let step = 0; step < ms; step += 1) this.clock.increment(1);
  }

  /** Forgets all that happened, so that a machine can be run in it from the start. */
  clear(): void {
    this.clock = new SimulatedClock();
    for (const heard of [this.calls, this.commands, this.notices, this.logs]) heard.length = 0;
  }

  /** The inputs of all calls of this invocation, oldest first. */
  inputsOf(id: string): unknown[] {
    return this.calls.filter((call) => call.id === id).map(({ input }) => input);
  }

  /** Answers the latest call of this invocation, and lets the answer arrive. */
  async answer(id: string, settle: (call: Held) => void): Promise<void> {
    const call = this.calls.findLast((candidate) => candidate.id === id);
    if (call === undefined) throw new Error(`Nothing called "${id}".`);
    settle(call);
    await call.promise.catch(() => undefined);
  }
}

/** A lock that nobody else wants. */
export const grantedLock = fromCallback(({ sendBack }) => sendBack({ type: 'lock.granted' }));

export const deferred = <T>() => {
  let resolve!: (value: T) => void;
  let reject!: (error: unknown) => void;
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
};

/** How long each named delay of a machine is, in milliseconds, by the specification. */
export type Delays = Readonly<Record<string, number | ((snapshot: AnyMachineSnapshot) => number)>>;

/** Lets one thing happen to an actor: an event, an answer, a fault, or time. */
export const perform = async (
  { world, actor, delays = {} }: { world: World; actor: AnyActor; delays?: Delays },
  event: AnyEventObject,
): Promise<void> => {
  const [, kind, what, ...rest] = event.type.split('.');
  if (!event.type.startsWith('xstate.')) actor.send(event);
  else if (kind === 'done')
    await world.answer(rest.join('.'), (call) => call.resolve(event['output']));
  else if (kind === 'error')
    await world.answer(rest.join('.'), (call) => call.reject(event['error']));
  else if (kind === 'after') {
    const delay = delays[what ?? ''];
    if (delay === undefined) throw new Error(`How long is the delay "${what}"?`);
    world.clock.increment(typeof delay === 'number' ? delay : delay(actor.getSnapshot()));
  }
};

export type Run<TMachine extends AnyStateMachine> = {
  machine: (world: World) => TMachine;
  input?: (world: World) => unknown;
  delays?: Delays;
};

/** A live actor in a world of its own. */
export const startRun = <TMachine extends AnyStateMachine>(run: Run<TMachine>) => {
  const world = new World();
  return startIn(world, run.machine(world), run);
};

const startIn = <TMachine extends AnyStateMachine>(
  world: World,
  logic: AnyStateMachine,
  { input, delays }: Omit<Run<TMachine>, 'machine'>,
) => {
  const actor: AnyActor = createActor(logic, {
    clock: world.clock,
    logger: (value) => world.logs.push(value),
    input: input?.(world),
    inspect: countWalked,
  });
  const faults: unknown[] = [];
  actor.subscribe({ error: (error) => faults.push(error) });
  actor.start();
  const context = { world, actor, ...(delays && { delays }) };
  return {
    world,
    actor,
    faults,
    context: () => actor.getSnapshot().context,
    value: () => actor.getSnapshot().value,
    send: (event: AnyEventObject) => actor.send(event),
    perform: (event: AnyEventObject) => perform(context, event),
    performAll: async (events: readonly AnyEventObject[]) => {
      for (const event of events) await perform(context, event);
    },
  };
};

/** Actor refs write themselves as JSON with a mark of their own; the id is enough. */
const withoutRefs = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'xstate$$type' in value && 'id' in value
    ? `actor ${String(value.id)}`
    : value;

export const wholeFacts = ({ status, value, context }: AnyMachineSnapshot): string =>
  JSON.stringify([status, value, context], withoutRefs);

export type Chart<TMachine extends AnyStateMachine> = Run<TMachine> & {
  /** How a test writes this run; without it `<name>Run`. */
  code?: string;
  /** All that can happen to the machine, server and clock included. */
  alphabet: readonly AnyEventObject[];
  /** What tells two snapshots apart; without it the whole value and context do. */
  facts?: (snapshot: AnyMachineSnapshot) => string;
  /** What holds in every snapshot that can be reached. */
  invariant: (snapshot: AnyMachineSnapshot) => void;
  /** The alphabet is about one part of the machine, so other states are out of its reach. */
  isPart?: boolean;
  /** States that nothing leads out of, on purpose. */
  mayRest?: readonly string[];
  limit?: number;
};

/**
 * Layers one and two of a machine's tests: its invariants hold in every snapshot that the
 * alphabet reaches, and every edge, taken once, does on a live actor what the chart says.
 */
export const testChart = <TMachine extends AnyStateMachine>(
  name: string,
  {
    alphabet,
    facts = wholeFacts,
    invariant,
    isPart = false,
    mayRest = [],
    limit = 20_000,
    code = `${name.split(',')[0] ?? ''}Run`,
    ...run
  }: Chart<TMachine>,
) => {
  const world = new World();
  const machine: AnyStateMachine = run.machine(world);
  // To make a machine takes longer than to run it.
  const stage = new World();
  const played = run.machine(stage);
  const places = explore(machine, {
    input: run.input?.(world),
    events: [...alphabet],
    serializeState: facts,
    // What is to be ignored on purpose is a way as well.
    filterEvents: (snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
      snapshot.machine.getTransitionData(snapshot, event).length > 0,
    stopWhen: (snapshot: AnyMachineSnapshot) => snapshot.status !== 'active',
    limit,
  });

  describe(`${name}, as charted`, () => {
    it('reaches every state and uses every event', () => {
      const reached = new Set(places.flatMap(({ state }) => state._nodes.map(({ id }) => id)));
      const used = new Set(
        places.flatMap(({ leaving }) => leaving.map(({ event: { type } }) => type)),
      );
      if (!isPart) expect(statesOf(machine).filter((id) => !reached.has(id))).toEqual([]);
      expect(alphabet.map(({ type }) => type).filter((type) => !used.has(type))).toEqual([]);
    });

    it('keeps its promises in every reachable snapshot', () => {
      for (const { state, path } of places) {
        const script = () => toTest(code, path, state.value);
        const mustGoOn = state.status === 'active' && !mayRest.some((name) => state.matches(name));
        if (mustGoOn && getNextTransitions(state).length === 0)
          throw new Error(`No way on after\n${script()}`);
        try {
          invariant(state);
        } catch (error) {
          throw new Error(`${String(error)}\nafter\n${script()}`, { cause: error });
        }
      }
    });

    it('runs as charted along every edge', { timeout: 120_000 }, async () => {
      const walked = new Set<string>();
      for (const { state, path, leaving } of places)
        for (const { event, target } of leaving) {
          const edge = edgeOf(state, event, target.state);
          if (walked.has(edge)) continue;
          walked.add(edge);
          const events = [...path, event];
          stage.clear();
          const live = startIn(stage, played, run);
          await live.performAll(events);
          const reached = facts(live.actor.getSnapshot());
          if (reached !== target.key)
            expect(reached, toTest(code, events, target.state.value)).toBe(target.key);
          live.actor.stop();
        }
    });
  });
};

/** Tells what leads from one snapshot to another in the chart: its transitions, and where both rest. */
function edgeOf(from: AnyMachineSnapshot, event: AnyEventObject, to: AnyMachineSnapshot): string {
  const transitions = from.machine
    .getTransitionData(from, event)
    .map((taken) => [
      taken.source.id,
      taken.eventType,
      taken.source.transitions.get(taken.eventType)?.indexOf(taken),
    ]);
  return JSON.stringify([transitions, from.value, to.status, to.value]);
}

/** A snapshot that can be reached: by which events, the shortest way, and what leads on to where. */
type Place = {
  /** What tells it from the others. */
  key: string;
  state: AnyMachineSnapshot;
  path: readonly AnyEventObject[];
  leaving: { event: AnyEventObject; target: Place }[];
};

type Traversal = Parameters<
  typeof getAdjacencyMap<AnyMachineSnapshot, AnyEventObject, unknown>
>[1] & { serializeState: (snapshot: AnyMachineSnapshot) => string };

/** Every snapshot that can be reached, the nearest first. */
const explore = (machine: AnyStateMachine, traversal: Traversal): readonly Place[] => {
  const places = new Map<string, Place>();
  const placeOf = (state: AnyMachineSnapshot, path: readonly AnyEventObject[]): Place => {
    const key = traversal.serializeState(state);
    const place = places.get(key) ?? { key, state, path, leaving: [] };
    places.set(key, place);
    return place;
  };
  // They come nearest first: the first edge leaves the start, and whatever else an edge leaves was
  // the end of one before.
  for (const { state, event, nextState } of adjacencyMapToArray(
    getAdjacencyMap<AnyMachineSnapshot, AnyEventObject, unknown>(machine, traversal),
  )) {
    const source = placeOf(state, []);
    const target = placeOf(nextState, [...source.path, event]);
    source.leaving.push({ event, target });
  }
  return [...places.values()];
};

const statesOf = (machine: AnyStateMachine): string[] => {
  const below = (node: AnyStateNode): string[] =>
    Object.values(node.states).flatMap((child) => [
      ...(isPassing(child) ? [] : [child.id]),
      ...below(child),
    ]);
  return below(machine.root);
};

/** A state that is left as soon as it is entered never shows in a snapshot. */
const isPassing = (node: AnyStateNode): boolean =>
  node.always?.some(({ guard }) => guard === undefined) ?? false;

const isEvent = ({ type }: AnyEventObject): boolean => type !== 'xstate.init';

/** A path as a test that can be put beside the others: its events, and where they should lead. */
export const toTest = (
  code: string,
  events: readonly AnyEventObject[],
  value: StateValue,
): string => {
  const steps = events.filter(isEvent);
  const toCode = (part: unknown) => JSON.stringify(part, withoutRefs);
  return [
    `it(${toCode(`after ${steps.map(({ type }) => type).join(', ') || 'its start'}`)}, async () => {`,
    `  const run = startRun(${code});`,
    '  await run.performAll([',
    ...steps.map((event) => `    ${toCode(event)},`),
    '  ]);',
    `  expect(run.value()).toEqual(${toCode(value)});`,
    '});',
  ].join('\n');
};
