import ELK from 'elkjs/lib/elk.bundled.js';
import { describe, expect, it } from 'vitest';
import { causeLines, faceOf, fonts } from '../../inspector/chart/faces';
import type { Measure } from '../../inspector/chart/faces';
import { inRows, layOut, widestRow } from '../../inspector/chart/layout';
import type { Box } from '../../inspector/chart/layoutGraph';
import { roundedPath } from '../../inspector/chart/svgParts';
import { withToldWays } from '../../inspector/chart/toldWays';
import { foldedAtFirst, visibleChart } from '../../inspector/chart/visible';
import type { VisibleChart } from '../../inspector/chart/visible';
import { openingView, resized } from '../../inspector/flow/useViewport';
import { flows } from '../../inspector/gallery/flows';
import type { Flow } from '../../inspector/gallery/flows';

const elk = new ELK();
const measure: Measure = (text, font) => text.length * (font === 'title' ? 8 : 6.6);

type Layout = ReturnType<typeof layOut>;

const whole = new Set<string>();
const laidOut = new Map<Flow, { opened: Layout; whole: Layout }>();

/** The chart as it opens, and whole: many open whole. Several tests look at each. */
function layOutOnce(flow: Flow) {
  const known = laidOut.get(flow);
  if (known !== undefined) return known;
  const lay = (folded: ReadonlySet<string>) =>
    layOut(visibleChart(flow.chart, folded), 'whole', measure, elk);
  const folded = foldedAtFirst(flow.chart);
  const open = lay(whole);
  const laid = { whole: open, opened: folded.size > 0 ? lay(folded) : open };
  laidOut.set(flow, laid);
  return laid;
}

const flowOf = (id: string): Flow => {
  const flow = flows.find((one) => one.id === id);
  if (flow === undefined) throw new Error(`No ${id}`);
  return flow;
};

const isInside = (inner: Box, outer: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

const doOverlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe.each(flows.map((flow) => [flow.id, flow] as const))('the chart of %s', (_id, flow) => {
  it.each([
    ['as it opens', 'opened', foldedAtFirst(flow.chart)],
    ['whole', 'whole', whole],
  ] as const)('has a place for everything %s, and none twice', async (_how, kind, folded) => {
    const shown = visibleChart(flow.chart, folded);
    const { chart, geometry, faces } = await layOutOnce(flow)[kind];
    const boxOf = (id: string): Box => {
      const box = geometry.boxes.get(id);
      if (box === undefined) throw new Error(`No place for ${id}`);
      return box;
    };
    const wholeBox = { x: 0, y: 0, width: geometry.width, height: geometry.height };
    for (const { id, parent, children } of chart.nodes) {
      const around = parent === null ? wholeBox : boxOf(parent);
      expect(isInside(boxOf(id), around), `${id} leaves what it is in`).toBe(true);
      expect(boxOf(id).width, `${id} is too narrow`).toBeGreaterThanOrEqual(
        Math.min(faces.get(id)?.width ?? 0, boxOf(id).width),
      );
      for (const [index, one] of children.entries())
        for (const other of children.slice(index + 1))
          expect(doOverlap(boxOf(one), boxOf(other)), `${one} is on ${other}`).toBe(false);
    }
    for (const { id, causes } of chart.lines) {
      const line = geometry.lines.get(id);
      expect(line?.points.length, id).toBeGreaterThanOrEqual(2);
      const words = causes.flatMap(({ label }) => causeLines(label));
      expect(line?.label?.height, id).toBe(words.length * 17 + 6);
    }
    const onLines = (one: VisibleChart) =>
      one.lines.flatMap(({ causes }) => causes.flatMap(({ edges }) => edges));
    const inBoxes = chart.nodes.flatMap(({ id, ways }) => {
      const told = ways.flatMap(({ edges }) => edges);
      expect(
        faces.get(id)?.details.flatMap(({ kind, edges }) => (kind === 'way' ? edges : [])),
      ).toEqual(told);
      return told;
    });
    expect([...onLines(chart), ...inBoxes].toSorted()).toEqual(onLines(shown).toSorted());
  });
});

/** What is left for a chart in a window of 1440 × 900. */
const frame = { width: 1_060, height: 770 };

it.each(flows.map((flow) => [flow.id, flow] as const))(
  'the chart of %s opens large enough to be read, where it begins',
  async (_id, flow) => {
    const { geometry } = await layOutOnce(flow).opened;
    const start = geometry.starts.values().next().value ?? { x: 0, y: 0 };
    const view = openingView({ ...geometry, start }, frame);
    expect(view.scale * fonts.detail.size).toBeGreaterThan(9.5);
    const left = view.x + start.x * view.scale;
    const top = view.y + start.y * view.scale;
    expect(left >= 0 && left < frame.width && top >= 0 && top < frame.height).toBe(true);
    expect(frame.width / (geometry.width * view.scale), 'share in sight').toBeGreaterThan(0.45);
  },
);

it.each(['payment', 'chatSearch', 'memory'])(
  'the chart of %s tells in words what leads back, and is read in one window',
  async (id) => {
    const flow = flowOf(id);
    const shown = visibleChart(flow.chart, foldedAtFirst(flow.chart));
    const laid = await layOutOnce(flow).opened;
    expect(laid.geometry.width).toBeLessThan(1.45 * frame.width);
    expect(laid.chart.lines.length).toBeLessThan(shown.lines.length * 0.7);
  },
);

it('a way that is told in words names where it leads, by names alone as well', async () => {
  const told = withToldWays(visibleChart(flowOf('chatSearch').chart, whole));
  const box = told.nodes.find(({ key }) => key === 'moreFailed');
  if (box === undefined) throw new Error('No moreFailed');
  expect(faceOf(box, 'names', measure).details).toEqual([
    {
      kind: 'way',
      lines: ['Try again → found.loadingMore'],
      edges: box.ways[0]?.edges,
      cause: 'event',
    },
  ]);
  expect(told.nodes[0]?.ways.map(({ label }) => label)).toContain('Type → typing');
});

describe('a window that gets another size', () => {
  const view = { x: -200, y: -100, scale: 1 };
  const box = { x: 600, y: 300, width: 200, height: 100 };
  const large = { width: 1_000, height: 600 };

  it('has in its middle what was there', () => {
    const small = { width: 700, height: 450 };
    const next = resized(view, null, large, small);
    expect(next).toEqual({ x: -350, y: -150, scale: 1 });
    expect(resized(next, null, small, large)).toEqual(view);
  });

  it('keeps a box in sight, and brings none there that was not', () => {
    const small = { width: 240, height: 200 };
    const kept = resized({ ...view, x: 0 }, box, large, small);
    expect(kept.x + box.x + box.width / 2).toBe(small.width / 2);
    const away = { ...view, x: -2_000 };
    expect(resized(away, box, large, small).x).toBe(-2_380);
  });
});

describe('a layout', () => {
  it('begins where the flow does, and reads on from there', async () => {
    const flow = flowOf('ageGate');
    const { geometry } = await layOutOnce(flow).whole;
    const initial = flow.chart.nodes.find(({ isInitial }) => isInitial);
    const start = geometry.starts.get('ageGate');
    const first = geometry.boxes.get(initial?.id ?? '');
    expect(start && first && start.y < first.y).toBe(true);
  });

  it('is the same each time', async () => {
    const chart = visibleChart(flowOf('ageGate').chart, whole);
    const [one, other] = await Promise.all([
      layOut(chart, 'names', measure, elk),
      layOut(chart, 'names', measure, elk),
    ]);
    expect(one.geometry).toEqual(other?.geometry);
  });

  it('gives many large regions the shape of a window, and few ones a row of it', () => {
    const large = Array.from({ length: 16 }, () => ({ width: 900, height: 900 }));
    const places = inRows(large, widestRow(large));
    const right = Math.max(...places.map(({ x }) => x + 900));
    const bottom = Math.max(...places.map(({ y }) => y + 900));
    expect(right / bottom).toBeGreaterThan(0.8);
    expect(right / bottom).toBeLessThan(2);
    expect(widestRow([{ width: 300, height: 200 }])).toBe(1_180);
  });

  it('sets regions in rows', () => {
    const size = { width: 100, height: 50 };
    expect(inRows([size, { ...size, height: 80 }, size], 230)).toEqual([
      { x: 0, y: 0 },
      { x: 124, y: 0 },
      { x: 0, y: 104 },
    ]);
    expect(inRows([{ width: 500, height: 10 }, size], 230)).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: 34 },
    ]);
  });

  it('bends a line softly', () => {
    expect(roundedPath([])).toBe('');
    expect(
      roundedPath([
        { x: 0, y: 0 },
        { x: 0, y: 20 },
        { x: 4, y: 20 },
      ]),
    ).toBe('M0 0L0 18Q0 20 2 20L4 20');
  });
});
