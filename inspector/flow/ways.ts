import { ancestry, nodesById } from '../chart/chartTypes';
import type { Chart, ChartEdge } from '../chart/chartTypes';

/** A transition as it is told beside the chart. */
export type Way = {
  edge: ChartEdge;
  /** Where it leads, from below the machine; null where the state stays. */
  to: string | null;
  /** The state above that gives it, if it is not the state's own. */
  from: string | null;
};

/** The name of a state from below the machine, such as `ready.idle`. */
export const pathName = (chart: Chart, id: string): string => {
  const byId = nodesById(chart);
  const keys = ancestry(byId, id).map((one) => byId.get(one)?.key ?? one);
  return keys.length === 1 ? (keys[0] ?? id) : keys.slice(1).join('.');
};

/** What can happen in a state: its own transitions first, then those of the states around it. */
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

/** What leads into a state, or into one that is in it. */
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
