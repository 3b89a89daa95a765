import type { Detailing, Face, Measure } from './faces';
import { geometryOf, layoutTask } from './layoutGraph';
import type { Box, Elk, Geometry, Manner, Point } from './layoutGraph';
import { withToldWays } from './toldWays';
import type { VisibleChart, VisibleNode } from './visible';

/** A chart with its texts and their positions: everything needed to draw it. */
export type LaidChart = {
  chart: VisibleChart;
  faces: ReadonlyMap<string, Face>;
  geometry: Geometry;
};

const gap = 24;
const inset = 18;
/** Regions are set in rows no wider than a wide window, as long as they are few or folded. */
const rowWidth = 1_180;
/** What is larger has the shape of a window, so that all of it can be seen at once. */
const windowShape = 1.5;

/** How wide rows of these boxes may be, in pixels. */
export const widestRow = (sizes: readonly { width: number; height: number }[]): number => {
  const area = sizes.reduce((sum, { width, height }) => sum + (width + gap) * (height + gap), 0);
  return Math.max(rowWidth, Math.sqrt(area * windowShape));
};

const moved = <T extends Point>(point: T, { x, y }: Point): T => ({
  ...point,
  x: point.x + x,
  y: point.y + y,
});

/** Other ways to lay out the same chart, which make some charts narrower. */
const others: readonly Manner[] = [
  { direction: 'DOWN', isTight: true },
  { direction: 'RIGHT', isTight: true },
];

/** If a chart is still wider, some lines become text, and rows hold few states. */
const mostWidth = 1.3 * rowWidth;
const inWords: readonly Manner[] = [3, 5].map((most) => ({
  direction: 'DOWN',
  isTight: true,
  most,
}));
/** Lines are easier to follow than text, which must be smaller by this factor to replace them. */
const worthIt = 0.9;

/** With more states, each layout takes too long to try several. */
const mostTried = 20;

/** With more lines, the usual layout takes twice as long as the narrower one. */
const mostLines = 60;

const layWhole = async (
  chart: VisibleChart,
  detailing: Detailing,
  measure: Measure,
  elk: Elk,
): Promise<LaidChart> => {
  const lay = async (manner: Manner, shown = chart): Promise<LaidChart> => {
    const task = layoutTask(shown, detailing, measure, manner);
    const geometry = geometryOf(await elk.layout(task.graph), task);
    return { chart: shown, faces: task.faces, geometry };
  };
  const first = await lay({ direction: 'DOWN', isTight: chart.lines.length > mostLines });
  if (first.geometry.width <= rowWidth || chart.nodes.length > mostTried) return first;
  const all = await Promise.all(others.map((manner) => lay(manner)));
  const drawn = all.reduce(smaller, first);
  if (drawn.geometry.width <= mostWidth) return drawn;
  const fewer = withToldWays(chart);
  const told = (await Promise.all(inWords.map((manner) => lay(manner, fewer)))).reduce(smaller);
  return windows(told) < windows(drawn) * worthIt ? told : drawn;
};

/** A flow is read downwards, so a window scrolls down more readily than sideways. */
const readableHeight = 1_300;

/** How many times larger a chart is than what is visible at once. */
const windows = ({ geometry: { width, height } }: LaidChart): number =>
  Math.max(width / rowWidth, height / readableHeight);

const smaller = (a: LaidChart, b: LaidChart): LaidChart => (windows(b) < windows(a) ? b : a);

const below = (chart: VisibleChart, top: VisibleNode): VisibleChart => {
  const within = new Set<string>();
  const collect = (id: string) => {
    within.add(id);
    chart.nodes.find((node) => node.id === id)?.children.forEach(collect);
  };
  collect(top.id);
  return {
    nodes: chart.nodes
      .filter(({ id }) => within.has(id))
      .map((node) => (node.id === top.id ? { ...node, parent: null } : node)),
    lines: chart.lines.filter(({ source }) => within.has(source)),
  };
};

/** Rows of boxes, none wider than it must be. */
export function inRows(sizes: readonly { width: number; height: number }[], widest: number) {
  const limit = Math.max(widest, ...sizes.map(({ width }) => width));
  let at: Point = { x: 0, y: 0 };
  let rowHeight = 0;
  return sizes.map(({ width, height }): Point => {
    if (at.x > 0 && at.x + width > limit) {
      at = { x: 0, y: at.y + rowHeight + gap };
      rowHeight = 0;
    }
    const place = at;
    at = { ...at, x: at.x + width + gap };
    rowHeight = Math.max(rowHeight, height);
    return place;
  });
}

/** Lays a chart out; the regions of a parallel machine are set in rows. */
export async function layOut(
  chart: VisibleChart,
  detailing: Detailing,
  measure: Measure,
  elk: Elk,
): Promise<LaidChart> {
  const root = chart.nodes[0];
  if (root?.kind !== 'parallel' || root.children.length === 0)
    return layWhole(chart, detailing, measure, elk);

  const head = layoutTask({ nodes: [{ ...root, children: [] }], lines: [] }, detailing, measure);
  const face = head.faces.get(root.id) ?? { title: '', details: [], width: 0, height: 0 };
  const regions = await Promise.all(
    root.children
      .flatMap((id) => chart.nodes.find((node) => node.id === id) ?? [])
      .map((region) => layWhole(below(chart, region), detailing, measure, elk)),
  );
  const sizes = regions.map(({ geometry }) => geometry);
  const places = inRows(sizes, widestRow(sizes)).map((place) =>
    moved(place, { x: inset, y: face.height + inset }),
  );

  const boxes = new Map<string, Box>();
  const starts = new Map<string, Box>();
  const lines = new Map<string, { points: readonly Point[]; label: Box | null }>();
  const faces = new Map<string, Face>([[root.id, face]]);
  for (const [index, { geometry, faces: own }] of regions.entries()) {
    const by = places[index] ?? { x: 0, y: 0 };
    for (const [id, box] of geometry.boxes) boxes.set(id, moved(box, by));
    for (const [id, box] of geometry.starts) starts.set(id, moved(box, by));
    for (const [id, { points, label }] of geometry.lines)
      lines.set(id, {
        points: points.map((point) => moved(point, by)),
        label: label && moved(label, by),
      });
    for (const [id, one] of own) faces.set(id, one);
  }
  const right = Math.max(...sizes.map(({ width }, index) => (places[index]?.x ?? 0) + width));
  const bottom = Math.max(...sizes.map(({ height }, index) => (places[index]?.y ?? 0) + height));
  const width = Math.max(right + inset, face.width);
  const height = bottom + inset;
  boxes.set(root.id, { x: 0, y: 0, width, height });
  return { chart, faces, geometry: { width, height, boxes, starts, lines } };
}
