import { isMachineSnapshot } from 'xstate';
import type {
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  StateValue,
} from 'xstate';
import { edgesTaken } from '../../src/browser/recorder/edgeIds';
import { HandClock } from './handClock';
import { answer, failure } from './heldActor';
import { leavesOf } from './outcomes';
import { errorOf } from './problems';
import type { Sample } from './sampleTypes';
import { Stage } from './stage';
import type { Told } from './stage';
import type { ActorPath, EventSample, Script, Step } from './steps';

/** What is shown of a machine after a step. */
export type Frame = {
  value: StateValue;
  /** The innermost active states. */
  active: ReadonlySet<string>;
  /** The transitions that the step took. */
  taken: ReadonlySet<string>;
  context: unknown;
  tags: readonly string[];
  /** What the machine sent to others in this step. */
  told: readonly Told[];
  /** Why it stopped: it finished or failed. */
  end: { kind: 'done' } | { kind: 'broken'; message: string } | null;
  /** Milliseconds since the start. */
  now: number;
};

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

const isEvent = (value: unknown): value is AnyEventObject =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** A machine that runs without the app: its effects are answered and its time passes by hand. */
export class Simulation {
  readonly clock = new HandClock();
  readonly machine: AnyStateMachine;
  readonly actor: AnyActorRef;
  #taken: { by: unknown; edges: readonly string[] }[] = [];
  #told: Told[] = [];
  #error: unknown = null;
  readonly #stage: Stage;

  /** @param id of a machine of the product */
  constructor(id: string, input: Sample) {
    this.#stage = new Stage({
      clock: this.clock,
      hear: (told) => this.#told.push(told),
      inspect: (event) => {
        // The first microsteps are taken before there is an actor to compare with.
        if (event.type === '@xstate.microstep')
          this.#taken.push({ by: event.actorRef, edges: edgesTaken(event) });
      },
    });
    const machine = this.#stage.machine(id);
    if (machine === null) throw new Error(`There is no machine "${id}".`);
    this.machine = machine;
    const actor = this.#stage.start(machine, input, (error) => (this.#error = error));
    this.actor = actor;
    actor.start();
  }

  snapshot(): AnyMachineSnapshot {
    const snapshot: unknown = this.actor.getSnapshot();
    if (!isMachineSnapshot(snapshot)) throw new Error('What runs is no machine.');
    return snapshot;
  }

  /** The actor at a path in the machine, if it is still there. */
  find(path: ActorPath): AnyActorRef | null {
    let actor = this.actor;
    for (const id of path) {
      const snapshot: unknown = actor.getSnapshot();
      const child = isMachineSnapshot(snapshot) ? snapshot.children[id] : undefined;
      if (child === undefined) return null;
      actor = child;
    }
    return actor;
  }

  /** Where the machine at a path stands; null if there is none. */
  machineAt(path: ActorPath): AnyMachineSnapshot | null {
    const snapshot: unknown = this.find(path)?.getSnapshot();
    return isMachineSnapshot(snapshot) ? snapshot : null;
  }

  /** The event to send for its JSON. */
  revived(sample: EventSample): AnyEventObject {
    const event = this.#stage.revived(sample);
    return isEvent(event) ? event : { type: sample.type };
  }

  /** What a machine hears when one of its effects answers. */
  answered(id: string, output: Sample): AnyEventObject {
    return { type: `xstate.done.actor.${id}`, output: this.#stage.revived(output) };
  }

  /** Does one step. A step for an actor that is gone does nothing. */
  perform(step: Step): void {
    this.#taken = [];
    this.#told = [];
    try {
      this.#do(step);
    } catch (error) {
      this.#error ??= error;
    }
  }

  #do(step: Step): void {
    switch (step.do) {
      case 'send':
        return this.find(step.to)?.send(this.revived(step.event));
      case 'answer':
        return this.find(step.actor)?.send(answer(this.#stage.revived(step.output)));
      case 'fail':
        return this.find(step.actor)?.send(failure(errorOf(step.problem)));
      case 'tell':
        return this.find(step.actor.slice(0, -1))?.send(this.revived(step.event));
      case 'wait':
        return this.clock.pass(step.ms);
    }
  }

  frame(): Frame {
    const snapshot = this.snapshot();
    const { value, context, status } = snapshot;
    const broken = this.#error ?? (status === 'error' ? snapshot.error : null);
    return {
      value,
      active: new Set(leavesOf(snapshot)),
      taken: new Set(this.#taken.flatMap(({ by, edges }) => (by === this.actor ? edges : []))),
      context,
      tags: [...snapshot.tags],
      told: this.#told,
      end:
        broken !== null
          ? { kind: 'broken', message: messageOf(broken) }
          : status === 'active'
            ? null
            : { kind: 'done' },
      now: this.clock.now(),
    };
  }

  stop(): void {
    this.actor.stop();
  }
}

export type Run = {
  /** In the state after the last step. */
  simulation: Simulation;
  /** The beginning, and the result of each step. */
  frames: readonly Frame[];
};

/** Runs a script, up to this many of its steps. */
export function runScript(id: string, { input, steps }: Script, until = steps.length): Run {
  const simulation = new Simulation(id, input);
  const frames = [simulation.frame()];
  for (const step of steps.slice(0, until)) {
    simulation.perform(step);
    frames.push(simulation.frame());
  }
  return { simulation, frames };
}
