import { nodesById } from '../chart/chartTypes';
import type { Chart, ChartEdge, ChartNode } from '../chart/chartTypes';
import { edgeLabel } from '../chart/titles';
import type { Change } from '../flow/marks';
import { pathName } from '../flow/ways';
import { stateDifferences, wayDifferences } from './differenceWords';
import { matchWays, reordered } from './matchWays';
import { renameHints } from './renames';

/** One difference between two builds. */
export type Difference = {
  /** Its state or transition in the merged chart. */
  id: string;
  kind: 'state' | 'way';
  change: Change;
  /** What differs, in words. */
  name: string;
  /** What is different about it, one sentence each. */
  details: readonly string[];
};

/** Two builds of a machine in one chart: the later one, plus what was removed from it. */
export type ChartDiff = { chart: Chart; differences: readonly Difference[] };

/** A removed transition's id in the merged chart: its own may be another's by now. */
const goneId = (edge: ChartEdge) => `gone|${edge.id}`;

const union = (before: Chart, after: Chart, gone: readonly ChartEdge[]): Chart => {
  const then = nodesById(before);
  const now = nodesById(after);
  const goneNodes = before.nodes.filter(({ id }) => !now.has(id));
  const withGone = (node: ChartNode): ChartNode => {
    const lost = (then.get(node.id)?.children ?? []).filter((id) => !now.has(id));
    if (lost.length === 0) return node;
    const kind = node.children.length > 0 ? node.kind : (then.get(node.id)?.kind ?? node.kind);
    return { ...node, kind, children: [...node.children, ...lost] };
  };
  const beginnings = new Set(after.nodes.flatMap((n) => (n.isInitial && n.parent ? n.parent : [])));
  const asGone = (node: ChartNode): ChartNode =>
    node.parent !== null && beginnings.has(node.parent) ? { ...node, isInitial: false } : node;
  return {
    nodes: [...after.nodes.map(withGone), ...goneNodes.map(asGone)],
    edges: [...after.edges, ...gone.map((edge) => ({ ...edge, id: goneId(edge) }))],
  };
};

const wayName = (chart: Chart, edge: ChartEdge) =>
  [
    pathName(chart, edge.source),
    `${edgeLabel(edge)}${edge.isInternal ? '' : ` → ${pathName(chart, edge.target)}`}`,
  ].join(': ');

/** The differences between two builds of a machine. */
export function diffCharts(before: Chart, after: Chart): ChartDiff {
  const then = nodesById(before);
  const now = nodesById(after);
  const ways = matchWays(before.edges, after.edges);
  const chart = union(before, after, ways.removed);
  const hints = renameHints(before, after);
  const isOtherOrder = reordered(ways.pairs);

  const states = chart.nodes.flatMap((node): Difference[] => {
    const was = then.get(node.id);
    const is = now.get(node.id);
    const details = was && is ? stateDifferences(was, is) : (hints.get(node.id) ?? []);
    if (was && is && details.length === 0) return [];
    const change = was === undefined ? 'added' : is === undefined ? 'removed' : 'changed';
    return [{ id: node.id, kind: 'state', change, name: pathName(chart, node.id), details }];
  });

  const way = (id: string, edge: ChartEdge, change: Change, details: readonly string[]) => ({
    id,
    kind: 'way' as const,
    change,
    name: wayName(chart, edge),
    details,
  });
  const changed = ways.pairs.flatMap((pair) => {
    const details = wayDifferences(pair.before, pair.after, isOtherOrder.has(pair));
    return details.length === 0 ? [] : [way(pair.after.id, pair.after, 'changed', details)];
  });
  /** Where the same trigger led before. */
  const elsewhere = (edge: ChartEdge, others: readonly ChartEdge[], word: string) =>
    others
      .filter(
        (one) =>
          one.source === edge.source &&
          one.cause === edge.cause &&
          one.condition === edge.condition,
      )
      .map((one) => `${word} to ${pathName(chart, one.target)}`);
  return {
    chart,
    differences: [
      ...states,
      ...ways.added.map((edge) =>
        way(edge.id, edge, 'added', elsewhere(edge, ways.removed, 'led')),
      ),
      ...changed,
      ...ways.removed.map((edge) =>
        way(goneId(edge), edge, 'removed', elsewhere(edge, ways.added, 'leads')),
      ),
    ],
  };
}

/** A diff's marks on its chart. */
export const changesOf = ({ differences }: ChartDiff): ReadonlyMap<string, Change> =>
  new Map(differences.map(({ id, change }) => [id, change]));
