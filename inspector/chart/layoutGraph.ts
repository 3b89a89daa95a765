import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api';
import { faceOf, labelSize } from './faces';
import type { Detailing, Face, Measure } from './faces';
import { backwards, readingOrder } from './readingOrder';
import type { VisibleChart, VisibleNode } from './visible';

export type Point = { x: number; y: number };
export type Box = Point & { width: number; height: number };

/** The positions of everything in a chart, in pixels from its upper left corner. */
export type Geometry = {
  width: number;
  height: number;
  boxes: ReadonlyMap<string, Box>;
  /** The initial dot of each compound state, by the state's id. */
  starts: ReadonlyMap<string, Box>;
  lines: ReadonlyMap<string, { points: readonly Point[]; label: Box | null }>;
};

/** Computes the positions; returns ELK's result for the given graph. */
export type Elk = { layout: (graph: ElkNode) => Promise<ElkNode> };

const dot = 10;
const historySize = 32;
const startOf = (id: string) => `start:${id}`;

/** The line from a compound state's dot to its initial state. */
export const startLine = (id: string) => `${startOf(id)}>`;

/** A way to lay out a chart. */
export type Manner = {
  /** The direction in which the flow is drawn. */
  direction: 'DOWN' | 'RIGHT';
  /** Saves space, at the cost of more bends in the lines. */
  isTight: boolean;
  /** At most this many states side by side; others go below them. */
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

/** A chart, and what is needed to read the positions out of its layout. */
export type LayoutTask = {
  graph: ElkNode;
  faces: ReadonlyMap<string, Face>;
  /** Lines against the reading order, which are laid out in reverse. */
  reversed: ReadonlySet<string>;
};

/** ELK's input: nested boxes, in the order in which one reads a flow. */
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

  // It only applies within one box.
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

/** Invisible edges that put parallel regions one below the other instead of side by side. */
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

/** The positions in a chart, from ELK's result. */
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
