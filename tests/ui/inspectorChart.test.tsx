import { fireEvent, render, screen } from '@testing-library/react';
import ELK from 'elkjs/lib/elk.bundled.js';
import { expect, it, vi } from 'vitest';
import { faceOf } from '../../inspector/chart/faces';
import type { Measure } from '../../inspector/chart/faces';
import { geometryOf, layoutTask } from '../../inspector/chart/layoutGraph';
import { withToldWays } from '../../inspector/chart/toldWays';
import { visibleChart } from '../../inspector/chart/visible';
import { ChartSvg } from '../../inspector/flow/ChartSvg';
import { flowOf } from '../../inspector/gallery/flows';

const measure: Measure = (text) => text.length * 6.6;

it('a way that is told in words is chosen by them, as by the words on a line', async () => {
  const whole = flowOf('memory')?.chart ?? { nodes: [], edges: [] };
  const chart = withToldWays(visibleChart(whole, new Set()));
  const task = layoutTask(chart, 'whole', measure);
  const geometry = geometryOf(await new ELK().layout(task.graph), task);
  const faces = new Map(chart.nodes.map((node) => [node.id, faceOf(node, 'whole', measure)]));
  const onSelect = vi.fn();
  render(
    <ChartSvg
      laid={{ chart, faces, geometry }}
      selection={null}
      onSelect={onSelect}
      onFold={() => undefined}
    />,
  );
  fireEvent.click(screen.getByText('Try again → loading'));
  expect(onSelect.mock.calls).toEqual([
    [{ kind: 'way', id: 'memory.failed|memory.retry|0|memory.loading' }],
  ]);
  // The words on a line can end in the same word, on a line of their own.
  fireEvent.click(screen.getByText('failed', { selector: 'text' }));
  expect(onSelect).toHaveBeenLastCalledWith({ kind: 'state', id: 'memory.failed' });
});
