import { ancestry, nodesById } from '../chart/chartTypes';
import type { Chart, ChartEdge } from '../chart/chartTypes';

/** A transition as the panel lists it. */
export type Way = {
  edge: ChartEdge;
  /** The target's path in the machine; null if the state stays the same. */
  to: string | null;
  /** The ancestor that defines it, if it is not the state's own. */
  from: string | null;
};

/** A state's path in the machine, such as `ready.idle`. */
export const pathName = (chart: Chart, id: string): string => {
  const byId = nodesById(chart);
  const keys = ancestry(byId, id).map((one) => byId.get(one)?.key ?? one);
  return keys.length === 1 ? (keys[0] ?? id) : keys.slice(1).join('.');
};

/** The transitions possible in a state: its own first, then its ancestors'. */
export function waysOn(chart: Chart, id: string): readonly Way[] {
  const around = ancestry(nodesById(chart), id).toReversed();
  return around.flatMap((one) =>
    chart.edges
      .filter(({ source }) => source === one)
      .map((edge) => ({
        edge,
        to: edge.isInternal ? null : pathName(chart, edge.target),
        from: one === id ? null : pathName(chart, one),
      })),
  );
}

/** The transitions into a state, or into one within it. */
export function waysIn(chart: Chart, id: string): readonly Way[] {
  const byId = nodesById(chart);
  const isWithin = (one: string) => ancestry(byId, one).includes(id);
  return chart.edges
    .filter(
      ({ source, target, isInternal }) => !isInternal && isWithin(target) && !isWithin(source),
    )
    .map((edge) => ({
      edge,
      to: edge.target === id ? null : pathName(chart, edge.target),
      from: pathName(chart, edge.source),
    }));
}

/** Said of the transition that is taken if no condition of its trigger holds. */
export const elseWords = 'else';

/** Transitions out of one state by the same trigger, together and in the order they are tried. */
export function rivalsIn(ways: readonly Way[]): readonly (readonly [Way, ...Way[]])[] {
  const groups = new Map<string, [Way, ...Way[]]>();
  for (const way of ways) {
    const key = `${way.edge.source}|${way.edge.event}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [way]);
    else group.push(way);
  }
  return [...groups.values()];
}
