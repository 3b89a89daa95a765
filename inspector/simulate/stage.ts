import { createActor, fromCallback } from 'xstate';
import type {
  AnyActorLogic,
  AnyActorRef,
  AnyEventObject,
  AnyStateMachine,
  InspectionEvent,
} from 'xstate';
import { flowOf } from '../gallery/flows';
import type { HandClock } from './handClock';
import { heldLogic } from './heldActor';
import { samplesOf } from './samples';
import type { Sample } from './sampleTypes';

/** An event that somebody was sent. */
export type Told = { who: string; event: AnyEventObject };

type StageInput = {
  clock: HandClock;
  hear: (told: Told) => void;
  inspect: (event: InspectionEvent) => void;
};

const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'root' in logic && 'provide' in logic;

const only = (sample: Sample): readonly [string, Sample] | null => {
  if (typeof sample !== 'object' || sample === null || Array.isArray(sample)) return null;
  const entry = Object.entries(sample).find(([key]) => key.startsWith('$'));
  return entry ?? null;
};

/** Where machines run with all their effects, however deep, answered by hand. */
export class Stage {
  readonly #provided = new Map<string, AnyStateMachine>();
  readonly #input: StageInput;

  constructor(input: StageInput) {
    this.#input = input;
  }

  /** A machine whose effects, and those of the machines in it, are held. */
  machine(id: string): AnyStateMachine | null {
    const known = this.#provided.get(id);
    if (known !== undefined) return known;
    const flow = flowOf(id);
    if (flow === null) return null;
    const { actors } = samplesOf(id);
    const named = new Set([
      ...Object.keys(flow.machine.implementations.actors ?? {}),
      ...flow.chart.nodes.flatMap(({ invokes }) => invokes.map(({ src }) => src)),
    ]);
    const own = flow.machine.implementations.actors ?? {};
    const provided: AnyStateMachine = flow.machine.provide({
      actors: Object.fromEntries(
        [...named].map((name): [string, AnyActorLogic] => {
          const actor = actors[name];
          const inner = actor?.kind === 'machine' ? this.machine(actor.machine ?? name) : null;
          const logic: unknown = own[name];
          return [name, inner ?? (isMachine(logic) ? logic : this.#held())];
        }),
      ),
    });
    this.#provided.set(id, provided);
    return provided;
  }

  #held() {
    return heldLogic((who, event) => this.#input.hear({ who, event }));
  }

  /** Starts a machine. */
  start(machine: AnyStateMachine, input: Sample, onError: (error: unknown) => void) {
    const { clock, inspect } = this.#input;
    const actor = createActor(machine, {
      input: this.revived(input),
      clock,
      inspect,
      logger: () => undefined,
    });
    actor.subscribe({ error: onError });
    return actor;
  }

  /** The value that a sample stands for. */
  revived(sample: Sample): unknown {
    if (Array.isArray(sample)) return sample.map((one: Sample) => this.revived(one));
    const special = only(sample);
    if (special !== null) return this.#special(special[0], special[1], sample);
    if (typeof sample !== 'object' || sample === null) return sample;
    return Object.fromEntries(Object.entries(sample).map(([key, one]) => [key, this.revived(one)]));
  }

  #special(key: string, value: Sample, whole: Sample): unknown {
    switch (key) {
      case '$actor':
        return this.#actor(String(value), whole);
      case '$machine':
        return this.machine(String(value));
      case '$function':
        return () => this.revived(value);
      case '$date':
        return new Date(String(value));
      case '$set':
        return new Set(Array.isArray(value) ? value.map((one: Sample) => this.revived(one)) : []);
      case '$map':
        return new Map(
          (Array.isArray(value) ? value : []).flatMap((pair: Sample) =>
            Array.isArray(pair) && pair.length === 2
              ? [[this.revived(pair[0] ?? null), this.revived(pair[1] ?? null)] as const]
              : [],
          ),
        );
      case '$absent':
        return undefined;
      default:
        return value;
    }
  }

  #actor(name: string, whole: Sample): AnyActorRef {
    const id =
      typeof whole === 'object' && whole !== null && 'machine' in whole ? whole.machine : undefined;
    const machine = typeof id === 'string' ? this.machine(id) : null;
    if (machine === null || typeof id !== 'string')
      return createActor(
        fromCallback<AnyEventObject>(({ receive }) =>
          receive((event) => this.#input.hear({ who: name, event })),
        ),
        { id: name },
      ).start();
    const input = samplesOf(id).inputs[0] ?? null;
    return createActor(machine, {
      id: name,
      input: this.revived(input),
      clock: this.#input.clock,
    }).start();
  }
}
