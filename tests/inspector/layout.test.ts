import ELK from 'elkjs/lib/elk.bundled.js';
import { describe, expect, it } from 'vitest';
import type { Measure } from '../../src/inspector/chart/faces';
import { inRows, layOut } from '../../src/inspector/chart/layout';
import type { Box } from '../../src/inspector/chart/layoutGraph';
import { roundedPath } from '../../src/inspector/chart/svgParts';
import { foldedAtFirst, visibleChart } from '../../src/inspector/chart/visible';
import { flows } from '../../src/inspector/gallery/flows';

const elk = new ELK();
const measure: Measure = (text, font) => text.length * (font === 'title' ? 8 : 6.6);

const isInside = (inner: Box, outer: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

const doOverlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe.each(flows.map((flow) => [flow.id, flow] as const))('the chart of %s', (_id, flow) => {
  it.each([
    ['as it opens', foldedAtFirst(flow.chart)],
    ['whole', new Set<string>()],
  ])('has a place for everything %s, and none twice', async (_how, folded) => {
    const chart = visibleChart(flow.chart, folded);
    const { geometry, faces } = await layOut(chart, 'whole', measure, elk);
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
      expect(line?.label?.height, id).toBe(causes.length * 17 + 6);
    }
  });
});

describe('a layout', () => {
  it('begins where the flow does, and reads on from there', async () => {
    const flow = flows.find(({ id }) => id === 'ageGate');
    if (flow === undefined) throw new Error('No ageGate');
    const { geometry } = await layOut(visibleChart(flow.chart, new Set()), 'whole', measure, elk);
    const initial = flow.chart.nodes.find(({ isInitial }) => isInitial);
    const start = geometry.starts.get('ageGate');
    const first = geometry.boxes.get(initial?.id ?? '');
    expect(start && first && start.y < first.y).toBe(true);
  });

  it('is the same each time', async () => {
    const chart = visibleChart(flows[0]?.chart ?? { nodes: [], edges: [] }, new Set());
    const [one, other] = await Promise.all([
      layOut(chart, 'names', measure, elk),
      layOut(chart, 'names', measure, elk),
    ]);
    expect(one.geometry).toEqual(other?.geometry);
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
