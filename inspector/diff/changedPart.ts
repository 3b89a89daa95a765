import { ancestry, nodesById } from '../chart/chartTypes';
import type { Chart } from '../chart/chartTypes';
import type { ChartDiff } from './chartDiff';

/** The changed part of a chart and its surroundings, without the rest that would hide it. */
export function changedPart({ chart, differences }: ChartDiff): Chart {
  const byId = nodesById(chart);
  const changed = new Set(differences.map(({ id }) => id));
  const edges = chart.edges.filter(({ id }) => changed.has(id));
  const kept = new Set(
    [
      ...chart.nodes.filter(({ id }) => changed.has(id)).map(({ id }) => id),
      ...edges.flatMap(({ source, target }) => [source, target]),
    ].flatMap((id) => ancestry(byId, id)),
  );
  return {
    nodes: chart.nodes
      .filter(({ id }) => kept.has(id))
      .map((node) => ({ ...node, children: node.children.filter((id) => kept.has(id)) })),
    edges,
  };
}
