import { expect, it } from 'vitest';
import { galleryMachine } from '../../src/machines/gallery/galleryMachine';
import { startRun, testChart } from '../support/machines';
import type { Run } from '../support/machines';

const galleryRun = {
  machine: () => galleryMachine,
  input: () => undefined,
} satisfies Run<typeof galleryMachine>;

const show = (index: number) => ({ type: 'gallery.show', index, count: 3 }) as const;
const turned = (step: 1 | -1) => ({ type: 'viewer.turned', step }) as const;

testChart('gallery', {
  ...galleryRun,
  alphabet: [show(0), show(2), turned(1), turned(-1), { type: 'viewer.closed' }],
  invariant: (snapshot) => {
    const { index, count } = snapshot.context;
    expect(index).toBeLessThanOrEqual(Math.max(0, count - 1));
    expect(index).toBeGreaterThanOrEqual(0);
    expect(snapshot.children.viewer !== undefined).toBe(snapshot.matches('open'));
  },
});

it('goes from picture to picture, and remembers the last one when it is put away', () => {
  const run = startRun(galleryRun);
  run.send(show(1));
  run.send(turned(1));
  run.send(turned(1));
  expect([run.value(), run.context().index]).toEqual(['open', 2]);
  run.actor.getSnapshot().children.viewer?.send({ type: 'viewer.close' });
  expect([run.value(), run.context().index]).toEqual(['closed', 2]);
});
