import { describe, expect, it } from 'vitest';
import { viewerMachine } from '../../src/machines/viewer/viewerMachine';
import type { ViewerEvent } from '../../src/machines/viewer/viewerMachine';
import { startRun, testChart } from '../support/machines';
import type { Run } from '../support/machines';

const frame = {
  stage: { width: 400, height: 800 },
  picture: { width: 400, height: 533 },
};
const measured: ViewerEvent = { type: 'stage.measured', frame };
const still = { x: 0, y: 0 };
const sliding = { whole: { resting: 'sliding' } };

const viewerRun = {
  machine: () => viewerMachine,
  input: ({ owner }) => ({ owner }),
} satisfies Run<typeof viewerMachine>;

const moved = (x: number, y: number): ViewerEvent => ({
  type: 'finger.moved',
  by: { x, y },
  total: { x, y },
});
const lifted = (x: number, y: number, speed = still): ViewerEvent => ({
  type: 'finger.lifted',
  total: { x, y },
  speed,
});
const pinched = (factor: number): ViewerEvent => ({
  type: 'picture.pinched',
  factor,
  at: still,
  moved: still,
});

testChart('viewer', {
  ...viewerRun,
  alphabet: [
    measured,
    { type: 'viewer.next' },
    { type: 'viewer.previous' },
    { type: 'viewer.zoomIn' },
    { type: 'viewer.zoomOut' },
    { type: 'viewer.zoomReset' },
    { type: 'viewer.close' },
    { type: 'arrow.pressed', direction: 'left' },
    { type: 'arrow.pressed', direction: 'right' },
    { type: 'arrow.pressed', direction: 'up' },
    { type: 'backdrop.tapped' },
    { type: 'picture.doubleTapped', at: { x: 40, y: 90 } },
    pinched(2),
    pinched(0.1),
    { type: 'picture.dragged', by: { x: 30, y: 10 } },
    moved(3, 2),
    moved(-90, 5),
    moved(90, 5),
    moved(5, 150),
    moved(5, -150),
    lifted(-90, 5),
    lifted(90, 5),
    lifted(20, 5),
    lifted(5, 150),
    lifted(5, 30),
    { type: 'finger.lost' },
  ],
  // Where exactly an enlarged picture lies is for the scenarios.
  facts: ({ value, context: { zoom, pull, frame: known } }) =>
    JSON.stringify([value, zoom.scale > 1, pull, known.stage.width]),
  invariant: (snapshot) => {
    const { zoom, pull } = snapshot.context;
    if (snapshot.status === 'active') expect(zoom.scale > 1).toBe(snapshot.hasTag('large'));
    expect(zoom.scale).toBeLessThanOrEqual(5);
    if (!snapshot.matches({ whole: 'aside' })) expect(pull.x).toBe(0);
    if (!snapshot.matches({ whole: 'away' })) expect(pull.y).toBe(0);
    expect(pull.y).toBeGreaterThanOrEqual(0);
    if (snapshot.status === 'active') expect(snapshot.can({ type: 'viewer.close' })).toBe(true);
  },
});

describe('viewer', () => {
  const start = () => {
    const run = startRun(viewerRun);
    run.send(measured);
    return run;
  };

  it('turns to the next picture by a swipe to the left, and to the previous to the right', () => {
    const run = start();
    for (const way of [-1, 1]) {
      run.send(moved(9 * way, 0));
      run.send(moved(71 * way, 4));
      expect(run.context().pull).toEqual({ x: 71 * way, y: 0 });
      run.send(lifted(71 * way, 4));
      expect([run.value(), run.context().pull]).toEqual([sliding, still]);
    }
    expect(run.world.notices).toEqual([
      { type: 'viewer.turned', step: 1 },
      { type: 'viewer.turned', step: -1 },
    ]);
  });

  it('is closed by a tap beside the picture, but not while the picture slides', () => {
    const run = start();
    run.send({ type: 'viewer.next' });
    run.world.clock.increment(299);
    run.send({ type: 'backdrop.tapped' });
    expect(run.value()).toEqual(sliding);
    run.send({ type: 'viewer.next' });
    run.world.clock.increment(299);
    run.send({ type: 'backdrop.tapped' });
    expect(run.value()).toEqual(sliding);
    run.world.clock.increment(1);
    run.send({ type: 'backdrop.tapped' });
    expect(run.value()).toBe('closed');
  });

  it('springs back where the swipe was short, unless it was quick', () => {
    const run = start();
    run.send(moved(-60, 0));
    run.send(lifted(-60, 0));
    expect([run.value(), run.world.notices]).toEqual([sliding, []]);
    run.send(moved(-30, 0));
    run.send(lifted(-30, 0, { x: -0.5, y: 0 }));
    expect(run.world.notices).toEqual([{ type: 'viewer.turned', step: 1 }]);
    // Quick, but back to where it came from.
    run.send(moved(-30, 0));
    run.send(lifted(-30, 0, { x: 0.9, y: 0 }));
    expect(run.world.notices).toHaveLength(1);
  });

  it('keeps to the direction in which the finger set out', () => {
    const run = start();
    run.send(moved(-20, 10));
    run.send(moved(-30, 300));
    expect([run.value(), run.context().pull]).toEqual([{ whole: 'aside' }, { x: -30, y: 0 }]);
    run.send(lifted(-30, 300));
    expect([run.value(), run.world.notices]).toEqual([sliding, []]);
  });

  it('closes when it is pulled down far enough, and never upwards', () => {
    const run = start();
    run.send(moved(0, -200));
    expect(run.value()).toEqual({ whole: { resting: 'still' } });
    run.send(lifted(0, -200));
    run.send(moved(2, 40));
    run.send(lifted(2, 40));
    expect(run.world.notices).toEqual([]);
    run.send(moved(2, 111));
    run.send(lifted(2, 111));
    expect([run.value(), run.world.notices]).toEqual(['closed', [{ type: 'viewer.closed' }]]);
  });

  it('enlarges where it is tapped twice, pans by finger and arrow to the edge, and is whole again', () => {
    const run = start();
    run.send({ type: 'picture.doubleTapped', at: { x: 100, y: 0 } });
    expect(run.context().zoom).toEqual({ scale: 2.5, x: -150, y: 0 });
    run.send(moved(-9999, 0));
    expect([run.value(), run.context().zoom.x]).toEqual([{ enlarged: 'held' }, -300]);
    run.send(lifted(-9999, 0));
    run.send({ type: 'arrow.pressed', direction: 'left' });
    expect([run.value(), run.context().zoom.x]).toEqual([{ enlarged: 'still' }, -220]);
    run.send({ type: 'picture.doubleTapped', at: still });
    expect([run.value(), run.context().zoom.scale]).toEqual([sliding, 1]);
    expect(run.world.notices).toEqual([]);
  });

  it('leaves an enlarged picture for the next one, which is whole', () => {
    const run = start();
    run.send({ type: 'viewer.zoomIn' });
    run.send({ type: 'viewer.next' });
    expect([run.value(), run.context().zoom.scale]).toEqual([sliding, 1]);
    expect(run.world.notices).toEqual([{ type: 'viewer.turned', step: 1 }]);
  });

  it('keeps an enlarged picture within a screen that was turned', () => {
    const run = start();
    run.send({ type: 'picture.doubleTapped', at: { x: 100, y: 0 } });
    const turned = { stage: { width: 800, height: 400 }, picture: { width: 300, height: 400 } };
    run.send({ type: 'stage.measured', frame: turned });
    const { scale, x, y } = run.context().zoom;
    expect([scale, Math.abs(x), Math.abs(y)]).toEqual([2.5, 0, 0]);
  });
});
