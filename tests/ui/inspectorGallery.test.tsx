import { act, render } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import type { LaidChart } from '../../inspector/chart/layout';
import { flowMachine } from '../../inspector/flow/flowMachine';
import type { LayoutInput } from '../../inspector/flow/flowMachine';
import { ChartPicture } from '../../inspector/gallery/ChartPicture';
import { flowOf } from '../../inspector/gallery/flows';

type Task = { id: string | undefined; finish: (isLaid: boolean) => Promise<void> };
let tasks: Task[];
beforeEach(() => (tasks = []));

const logic = flowMachine.provide({
  actors: {
    layOut: fromPromise<LaidChart, LayoutInput>(
      ({ input: { chart } }) =>
        new Promise((resolve, reject) => {
          const boxes = new Map(
            chart.nodes.map(({ id }) => [id, { x: 0, y: 0, width: 9, height: 9 }]),
          );
          const geometry = { width: 9, height: 9, boxes, starts: new Map(), lines: new Map() };
          tasks.push({
            id: chart.nodes[0]?.id,
            finish: (isLaid) =>
              act(() => {
                if (isLaid) resolve({ chart, faces: new Map(), geometry });
                else reject(new Error('It is too large.'));
                return Promise.resolve();
              }),
          });
        }),
    ),
  },
});

const pictures = (near: readonly string[]) =>
  ['theme', 'locale', 'page'].map((id) => {
    const flow = flowOf(id);
    if (flow === null) throw new Error(`No ${id}`);
    return (
      <figure key={id}>
        <ChartPicture flow={flow} logic={logic} isNear={near.includes(id)} />
      </figure>
    );
  });

it('draws what is looked at, one chart after the other, and each once', async () => {
  const { container, rerender, unmount } = render(pictures(['theme', 'locale']));
  const drawn = () => [...container.querySelectorAll('figure')].map((one) => one.children.length);
  expect(tasks.map(({ id }) => id)).toEqual(['theme']);
  await tasks[0]?.finish(true);
  expect(drawn()).toEqual([1, 0, 0]);
  expect(tasks.map(({ id }) => id)).toEqual(['theme', 'locale']);
  // One that cannot be drawn does not hold up the others.
  await tasks[1]?.finish(false);
  rerender(pictures(['page']));
  expect(tasks.map(({ id }) => id)).toEqual(['theme', 'locale', 'page']);
  await tasks[2]?.finish(true);
  expect(drawn()).toEqual([1, 0, 1]);
  unmount();
  render(pictures(['theme', 'page']));
  expect(tasks).toHaveLength(3);
});
