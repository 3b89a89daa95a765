import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import type { Chart } from '../chart/chartTypes';
import type { LaidChart } from '../chart/layout';
import { drawMarks, drawnMarks } from './marks';
import type { ChartMarks } from './marks';

/** Keeps the marks on the drawing in a frame, across layouts. */
export function useMarks(
  frame: RefObject<HTMLElement | null>,
  chart: Chart,
  laid: LaidChart | null,
  marks: ChartMarks,
) {
  useLayoutEffect(() => {
    const drawing = frame.current?.querySelector('svg');
    if (laid !== null && drawing) drawMarks(drawing, drawnMarks(chart, laid.chart, marks));
  }, [frame, chart, laid, marks]);
}
