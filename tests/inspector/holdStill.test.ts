import { expect, it, vi } from 'vitest';
import { holdStill } from '../../inspector/screens/holdStill';

const moving = (endTime: number) => ({
  effect: {
    getComputedTiming: () => ({ endTime }),
    getTiming: () => ({}),
    updateTiming: () => undefined,
  },
  finish: vi.fn(),
  pause: vi.fn(),
});

it('shows what comes in where it goes to, and stops what turns without an end', () => {
  const coming = moving(300);
  const turning = moving(Infinity);
  holdStill([coming, turning]);
  expect([coming.finish, coming.pause].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  expect([turning.finish, turning.pause].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});
