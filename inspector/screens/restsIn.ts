import { Actor, isMachineSnapshot } from 'xstate';
import type { AnyStateNode, StateValue } from 'xstate';

/** The paths of the leaf states, such as `ready.idle`. */
export const leavesOf = (node: AnyStateNode): readonly string[] => {
  const children = Object.values(node.states);
  return children.length === 0 ? [node.path.join('.')] : children.flatMap(leavesOf);
};

const activeIn = (value: StateValue, path: readonly string[] = []): readonly string[] =>
  typeof value === 'string'
    ? [[...path, value].join('.')]
    : Object.entries(value).flatMap(([key, below]) =>
        below === undefined ? [] : activeIn(below, [...path, key]),
      );

/**
 * The states of all actors in `value`, and in their contexts and children, however deep; each as
 * `machine: state`.
 */
export function restsIn(value: unknown, seen = new Set<unknown>()): readonly string[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  if (!(value instanceof Actor)) return Object.values(value).flatMap((one) => restsIn(one, seen));
  const snapshot: unknown = value.getSnapshot();
  if (!isMachineSnapshot(snapshot)) return [];
  return [
    ...activeIn(snapshot.value).map((leaf) => `${snapshot.machine.id}: ${leaf}`),
    ...restsIn(snapshot.context, seen),
    ...restsIn(snapshot.children, seen),
  ];
}
