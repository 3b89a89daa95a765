import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Shown } from '../../src/browser/recorder/protocol';
import type { Standing } from '../simulate/offers';
import { beginningOf } from '../simulate/samples';
import { runScript } from '../simulate/simulation';
import type { Script } from '../simulate/steps';
import type { ActorNow } from './tape';

type Origin = { machine: AnyStateMachine; at: AnyMachineSnapshot; revived: Standing['revived'] };

const known = new WeakMap<Script, Origin>();

/** A machine after some steps with samples: what is left out of a recording is from there. */
function originOf(id: string, script: Script): Origin {
  const kept = known.get(script);
  if (kept !== undefined) return kept;
  const { simulation } = runScript(id, script);
  const at = simulation.snapshot();
  simulation.stop();
  const { machine } = simulation;
  const origin = { machine, at, revived: simulation.revived.bind(simulation) };
  known.set(script, origin);
  return origin;
}

type Tree = { [key: string]: Tree };

const valueOf = (machine: AnyStateMachine, active: readonly string[]): Tree => {
  const value: Tree = {};
  for (const id of active) {
    let at = value;
    for (const key of machine.getStateNodeById(id).path) at = at[key] ??= {};
  }
  return value;
};

const shownValues = (context: Readonly<Record<string, Shown>>) =>
  Object.fromEntries(
    Object.entries(context).flatMap(([key, shown]) =>
      'value' in shown ? [[key, shown.value]] : [],
    ),
  );

/**
 * A running machine as far as its recording shows it, to find out where an event would lead; null
 * if this inspector does not know the machine in such a state.
 * @param path to the state, from which values are likely that the recording leaves out
 */
export function standInFor(
  actor: ActorNow,
  path: Script | undefined,
): (Standing & { snapshot: AnyMachineSnapshot }) | null {
  const { machine: id } = actor;
  if (id === null) return null;
  try {
    const { machine, at, revived } = originOf(id, path ?? beginningOf(id));
    const resolved = machine.resolveState({
      value: valueOf(machine, actor.active),
      context: { ...Object(at.context), ...shownValues(actor.context) },
    });
    // Without those that it sends to, its actions would fail.
    const snapshot = Object.assign(resolved, { children: at.children });
    return { snapshot, revived, machineAt: () => snapshot };
  } catch {
    return null;
  }
}
