import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { dueClock } from '../../src/browser/dueClock';

const DAY_MS = 86_400_000;

describe('the clock of the daily claim', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(2026, 0, 10, 21) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const wait = (ms: number) => {
    const page = new EventTarget();
    const said: string[] = [];
    const at = new Date(Date.now() + ms).toISOString();
    const owner = createActor(
      setup({ actors: { port: dueClock(page, Date.now) } }).createMachine({
        invoke: { id: 'port', src: 'port', input: { at } },
        on: { '*': { actions: ({ event }) => said.push(event.type) } },
      }),
    ).start();
    const look = () => page.dispatchEvent(new Event('visibilitychange'));
    return { said, look, stop: () => owner.stop() };
  };

  it('says it when the time has come, and not before', () => {
    const { said } = wait(DAY_MS);
    vi.advanceTimersByTime(DAY_MS - 1);
    expect(said).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(said).toEqual(['claim.due']);
  });

  it('says it at once where the time is past', () => {
    expect(wait(-1).said).toEqual(['claim.due']);
  });

  it('goes by the clock on the wall: who slept through it hears of it on looking again', () => {
    const { said, look } = wait(DAY_MS);
    vi.setSystemTime(Date.now() + DAY_MS);
    expect(said).toEqual([]);
    look();
    expect(said).toEqual(['claim.due']);
  });

  it('waits on where somebody looks again before it, with one timer', () => {
    const { said, look } = wait(DAY_MS);
    look();
    look();
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(DAY_MS);
    expect(said).toEqual(['claim.due']);
  });

  it('waits longer than a timer can be set for', () => {
    const { said } = wait(30 * DAY_MS);
    vi.advanceTimersByTime(30 * DAY_MS - 1);
    expect(said).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(said).toEqual(['claim.due']);
  });

  it('stops with what it was for', () => {
    const { said, look, stop } = wait(DAY_MS);
    stop();
    vi.setSystemTime(Date.now() + DAY_MS);
    look();
    expect(vi.getTimerCount()).toBe(0);
    expect(said).toEqual([]);
  });
});
