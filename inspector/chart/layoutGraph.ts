import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api';
import { faceOf, labelSize } from './faces';
import type { Detailing, Face, Measure } from './faces';
import { backwards, readingOrder } from './readingOrder';
import type { VisibleChart, VisibleNode } from './visible';

export type Point = { x: number; y: number };
export type Box = Point & { width: number; height: number };

/** Where everything of a chart lies, in pixels from its upper left corner. */
export type Geometry = {
  width: number;
  height: number;
  boxes: ReadonlyMap<string, Box>;
  /** Where a compound begins, by its id: the small dot before its first state. */
  starts: ReadonlyMap<string, Box>;
  lines: ReadonlyMap<string, { points: readonly Point[]; label: Box | null }>;
};

/** Computes the places; what ELK gives back for what it was given. */
export type Elk = { layout: (graph: ElkNode) => Promise<ElkNode> };

const dot = 10;
const historySize = 32;
const startOf = (id: string) => `start:${id}`;

/** The line from the dot of a compound to its first state. */
export const startLine = (id: string) => `${startOf(id)}>`;

/** How the same chart may be laid out. */
export type Manner = {
  /** Where it goes on. */
  direction: 'DOWN' | 'RIGHT';
  /** It is to need little room: it bends its lines more then. */
  isTight: boolean;
  /** So many states stand side by side at most; others go below them. */
  most?: number;
};

const usual: Manner = { direction: 'DOWN', isTight: false };

const bounded = (most: number): LayoutOptions => ({
  'elk.layered.layering.strategy': 'COFFMAN_GRAHAM',
  'elk.layered.layering.coffmanGraham.layerBound': String(most),
});

const rootOptions: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.edgeCoords': 'ROOT',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '36',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.layered.edgeLabels.centerLabelPlacementStrategy': 'MEDIAN_LAYER',
};

/** A chart and what is needed to read its places out of the layout. */
export type LayoutTask = {
  graph: ElkNode;
  faces: ReadonlyMap<string, Face>;
  /** Lines that run against the reading order, and are laid out the other way round. */
  reversed: ReadonlySet<string>;
};

/** What ELK lays out: boxes in boxes, in the order in which one reads a flow. */
export function layoutTask(
  chart: VisibleChart,
  detailing: Detailing,
  measure: Measure,
  { direction, isTight, most }: Manner = usual,
): LayoutTask {
  const byId = new Map(chart.nodes.map((node) => [node.id, node]));
  const faces = new Map(chart.nodes.map((node) => [node.id, faceOf(node, detailing, measure)]));
  const ranks = readingOrder(chart);
  const starts: ElkExtendedEdge[] = [];
  const rankOf = (id: string) => ranks.get(id) ?? 0;

  // It holds for what is in one box alone.
  const strategy = isTight ? 'LINEAR_SEGMENTS' : 'NETWORK_SIMPLEX';
  const placement = {
    'elk.layered.nodePlacement.strategy': strategy,
    ...(most !== undefined && bounded(most)),
  };
  const toElk = (node: VisibleNode): ElkNode => {
    const face = faces.get(node.id) ?? { width: 0, height: 0 };
    if (node.kind === 'history') return { id: node.id, width: historySize, height: historySize };
    if (node.children.length === 0) return { id: node.id, width: face.width, height: face.height };
    const children = node.children
      .flatMap((id) => byId.get(id) ?? [])
      .toSorted((a, b) => rankOf(a.id) - rankOf(b.id));
    const first = children.find(({ isInitial }) => isInitial);
    const start = first && {
      id: startOf(node.id),
      width: dot,
      height: dot,
      layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' },
    };
    if (start) starts.push({ id: startLine(node.id), sources: [start.id], targets: [first.id] });
    return {
      id: node.id,
      children: [...(start ? [start] : []), ...children.map(toElk)],
      layoutOptions: {
        ...placement,
        'elk.padding': `[top=${face.height + 12},left=18,bottom=18,right=18]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${face.width},${face.height + 24})`,
      },
    };
  };

  const roots = chart.nodes.filter(({ parent }) => parent === null).map(toElk);
  const reversed = backwards(chart);
  const edges = chart.lines.map(({ id, source, target, causes }): ElkExtendedEdge => {
    const isReversed = reversed.has(id);
    const labels = causes.map(({ label }) => label);
    return {
      id,
      sources: [isReversed ? target : source],
      targets: [isReversed ? source : target],
      labels: [
        {
          text: labels.join(),
          ...labelSize(labels, measure),
          layoutOptions: { 'elk.edgeLabels.inline': 'true' },
        },
      ],
    };
  });
  return {
    graph: {
      id: 'chart',
      layoutOptions: {
        ...rootOptions,
        'elk.direction': direction,
        ...placement,
      },
      children: roots,
      edges: [...starts, ...edges, ...(isTight && direction === 'DOWN' ? below(chart) : [])],
    },
    faces,
    reversed,
  };
}

/** What keeps things that go on at once one below the other, where they would stand side by side. */
const below = ({ nodes }: VisibleChart): readonly ElkExtendedEdge[] =>
  nodes
    .filter(({ kind }) => kind === 'parallel')
    .flatMap(({ children }) =>
      children.slice(1).map((id, index) => ({
        id: `below:${id}`,
        sources: [children[index] ?? id],
        targets: [id],
      })),
    );

/** The places of a chart, from what ELK gave back. */
export function geometryOf(laid: ElkNode, { reversed }: LayoutTask): Geometry {
  const boxes = new Map<string, Box>();
  const starts = new Map<string, Box>();
  const place = ({ children = [] }: ElkNode, left: number, top: number) => {
    for (const child of children) {
      const x = left + (child.x ?? 0);
      const y = top + (child.y ?? 0);
      const box = { x, y, width: child.width ?? 0, height: child.height ?? 0 };
      if (child.id.startsWith('start:')) starts.set(child.id.slice('start:'.length), box);
      else boxes.set(child.id, box);
      place(child, x, y);
    }
  };
  place(laid, 0, 0);
  const lines = (laid.edges ?? []).map((edge) => {
    const points = (edge.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [
      startPoint,
      ...bendPoints,
      endPoint,
    ]);
    const label = edge.labels?.[0];
    return [
      edge.id,
      {
        points: (reversed.has(edge.id) ? points.toReversed() : points).map(({ x, y }) => ({
          x,
          y,
        })),
        label: label
          ? {
              x: label.x ?? 0,
              y: label.y ?? 0,
              width: label.width ?? 0,
              height: label.height ?? 0,
            }
          : null,
      },
    ] as const;
  });
  return {
    width: laid.width ?? 0,
    height: laid.height ?? 0,
    boxes,
    starts,
    lines: new Map(lines),
  };
}
