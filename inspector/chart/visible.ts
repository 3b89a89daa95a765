import { ancestry, nodesById } from './chartTypes';
import type { Chart, ChartEdge, ChartNode } from './chartTypes';
import { edgeLabel } from './titles';

/** One label on a line of the chart, and the transitions it stands for. */
export type Cause = { label: string; edges: readonly string[]; kind: ChartEdge['kind'] };

/** A line of the chart: all transitions from one state to another. */
export type Line = { id: string; source: string; target: string; causes: readonly Cause[] };

export type VisibleNode = ChartNode & {
  /** Has states that are hidden. */
  isFolded: boolean;
  /** Transitions without a line of their own, since their text says where they go. */
  reactions: readonly Cause[];
  /** Transitions written in the box, because their lines would make the chart too wide. */
  ways: readonly Cause[];
};

export type VisibleChart = { nodes: readonly VisibleNode[]; lines: readonly Line[] };

/** What is visible of a chart whose folded states hide their inner ones. */
export function visibleChart(chart: Chart, folded: ReadonlySet<string>): VisibleChart {
  const byId = nodesById(chart);
  const paths = new Map(chart.nodes.map(({ id }) => [id, ancestry(byId, id)]));
  const pathOf = (id: string) => paths.get(id) ?? [];
  const shownAs = (id: string): string => pathOf(id).find((one) => folded.has(one)) ?? id;
  const isSplit = chart.nodes[0]?.kind === 'parallel';
  /** A parallel machine's regions are laid out one by one, so no line can connect them. */
  const isApart = ({ source, target }: ChartEdge) =>
    isSplit && pathOf(source)[1] !== pathOf(target)[1];

  const reactions = new Map<string, Cause[]>();
  const lines = new Map<string, Cause[]>();
  const ends = new Map<string, readonly [string, string]>();
  for (const edge of chart.edges) {
    const source = shownAs(edge.source);
    const target = shownAs(edge.target);
    const isWithin = source === target && source !== edge.source;
    const cause: Cause = { label: edgeLabel(edge), edges: [edge.id], kind: edge.kind };
    if (isApart(edge)) {
      const away = `${cause.label} → ${pathOf(edge.target).slice(1).map(keyIn(byId)).join('.')}`;
      add(reactions, source, { ...cause, label: away });
    } else if (edge.isInternal) {
      if (source === edge.source) add(reactions, source, cause);
    } else if (!isWithin) {
      const id = `${source}>${target}`;
      ends.set(id, [source, target]);
      add(lines, id, cause);
    }
  }

  return {
    nodes: chart.nodes
      .filter(({ id }) => shownAs(id) === id)
      .map((node): VisibleNode => {
        const isFolded = folded.has(node.id) && node.children.length > 0;
        const children = isFolded ? [] : node.children;
        return { ...node, isFolded, children, reactions: reactions.get(node.id) ?? [], ways: [] };
      }),
    lines: [...ends].map(([id, [source, target]]) => ({
      id,
      source,
      target,
      causes: lines.get(id) ?? [],
    })),
  };
}

const keyIn = (byId: ReadonlyMap<string, ChartNode>) => (id: string) => byId.get(id)?.key ?? id;

const add = (lists: Map<string, Cause[]>, key: string, cause: Cause) => {
  const list = lists.get(key) ?? [];
  const same = list.findIndex(({ label }) => label === cause.label);
  const before = list[same];
  lists.set(
    key,
    before
      ? list.with(same, { ...before, edges: [...before.edges, ...cause.edges] })
      : [...list, cause],
  );
};

/**
 * With more states than this, a chart opens with its inner states hidden; regions show nothing
 * else, and each is read on its own.
 */
const readableStates = { inOne: 17, inRegions: 40 };

/** Which states are folded before the user chooses. */
export function foldedAtFirst({ nodes }: Chart): ReadonlySet<string> {
  const most = nodes[0]?.kind === 'parallel' ? readableStates.inRegions : readableStates.inOne;
  if (nodes.length <= most) return new Set();
  return new Set(
    nodes
      .filter(({ parent, children }) => parent !== null && children.length > 0)
      .map(({ id }) => id),
  );
}
