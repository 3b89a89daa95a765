import { describe, expect, it } from 'vitest';
import { movedBy, whole, within, zoomedTo } from '../../src/machines/viewer/zoom';

const frame = { stage: { width: 400, height: 800 }, picture: { width: 300, height: 400 } };

describe('a picture that is enlarged', () => {
  it('keeps what is under the fingers at its place', () => {
    const at = { x: 100, y: 50 };
    const large = zoomedTo(whole, 4, at, frame);
    // The point of the picture that lay there lies there still.
    expect([(at.x - large.x) / 4, (at.y - large.y) / 4]).toEqual([100, 50]);
  });

  it('is never smaller than whole, nor larger than five times', () => {
    expect(zoomedTo(whole, 0.2, { x: 90, y: 9 }, frame)).toEqual(whole);
    expect(zoomedTo(whole, 99, { x: 0, y: 0 }, frame).scale).toBe(5);
  });

  it('comes back to the middle when it is whole again', () => {
    const large = zoomedTo(whole, 3, { x: 120, y: 90 }, frame);
    const { scale, x, y } = zoomedTo(large, 1, { x: -40, y: 10 }, frame);
    expect([scale, Math.abs(x), Math.abs(y)]).toEqual([1, 0, 0]);
  });

  it('is moved to its edges and no further', () => {
    expect(movedBy({ scale: 4, x: 0, y: 0 }, { x: 5000, y: -5000 }, frame)).toEqual({
      scale: 4,
      x: 400,
      y: -400,
    });
  });

  it('stays in the middle where all of it is in view', () => {
    expect(within({ scale: 1.2, x: 30, y: 30 }, frame)).toEqual({ scale: 1.2, x: 0, y: 0 });
  });
});
