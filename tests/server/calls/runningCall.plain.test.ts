import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Report } from '../../../server/calls/agent/protocol';
import { runCall } from '../../../server/calls/agent/process/call';
import type { EnterRoom, RoomNews } from '../../../server/calls/agent/process/room';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** A call in a room where nothing is heard, and all that is said is said at once. */
async function run() {
  const reports: Report[] = [];
  const shown: string[] = [];
  let tell: (news: RoomNews) => void = () => undefined;
  let hasLeft = false;
  const enter: EnterRoom = async (_, hear) => {
    tell = hear;
    return {
      line: { play: async () => {}, queued: () => 0, clear() {}, played: async () => {} },
      show: (state) => void shown.push(state),
      openCaption: () => ({ add() {}, close() {} }),
      tell: async () => {},
      async leave() {
        hasLeft = true;
      },
    };
  };
  const order = { type: 'enter', call: 'a', url: '', token: '', userIdentity: 'user' } as const;
  const call = runCall(order, (report) => void reports.push(report), enter);
  await pass(0);
  return {
    reports,
    shown,
    tell: (...news: RoomNews[]) => news.forEach((one) => tell(one)),
    hasLeft: () => hasLeft,
    async say(turn: number) {
      call.take({ type: 'say', call: 'a', turn, text: 'Hello.', samples: new Int16Array(240) });
      call.take({ type: 'complete', call: 'a', turn });
      await pass(10);
    },
  };
}

const over = (absentMs: number) => ({ type: 'over', call: 'a', cause: 'left', absentMs }) as const;

describe('a character in a room', () => {
  it('waits 30 s for a user whose line is lost, and tells for how long', async () => {
    const call = await run();
    call.tell({ type: 'user.there' }, { type: 'user.here' });
    await call.say(1);
    call.tell({ type: 'user.gone' });
    await pass(29_000);
    expect(call.hasLeft()).toBe(false);
    call.tell({ type: 'user.there' }, { type: 'user.here' }, { type: 'user.gone' });
    await pass(29_999);
    expect(call.hasLeft()).toBe(false);
    await pass(10);
    expect(call.hasLeft()).toBe(true);
    expect(call.reports.filter(({ type }) => type === 'connected')).toHaveLength(1);
    const last = call.reports.at(-1);
    expect(last).toEqual(over(expect.any(Number)));
    const absentMs = last?.type === 'over' ? last.absentMs : 0;
    expect(Math.abs(absentMs - 30_000)).toBeLessThan(10);
  });

  it('waits 30 s for one who never comes', async () => {
    const call = await run();
    await pass(29_999);
    expect(call.reports).toEqual([]);
    await pass(10);
    expect(call.reports).toEqual([over(0)]);
  });

  it('leaves at once where the user has hung up', async () => {
    const call = await run();
    call.tell({ type: 'user.there' }, { type: 'user.here' });
    await call.say(1);
    call.tell({ type: 'user.left' });
    await pass(0);
    expect(call.hasLeft()).toBe(true);
    expect(call.reports.at(-1)).toEqual(over(0));
    await pass(60_000);
    expect(call.reports.filter(({ type }) => type === 'over')).toHaveLength(1);
  });

  it('speaks up after 12 s of silence, twice, and not a third time', async () => {
    const call = await run();
    call.tell({ type: 'user.there' }, { type: 'user.here' });
    await call.say(1);
    const reminders = () => call.reports.filter(({ type }) => type === 'remind');
    await pass(11_900);
    expect(reminders()).toEqual([]);
    await pass(200);
    expect(reminders()).toEqual([{ type: 'remind', call: 'a', turn: 2 }]);
    await call.say(2);
    await pass(12_100);
    expect(reminders()).toHaveLength(2);
    await call.say(3);
    await pass(60_000);
    expect(reminders()).toHaveLength(2);
    call.tell({ type: 'voice.began' }, { type: 'voice.ended', samples: new Int16Array(160) });
    await pass(600);
    expect(call.reports.at(-1)).toMatchObject({ type: 'answer', turn: 4 });
    await call.say(4);
    await pass(12_100);
    expect(reminders()).toHaveLength(3);
  });
});
