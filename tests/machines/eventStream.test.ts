import { describe, expect, it } from 'vitest';
import { eventStreamMachine } from '../../src/machines/eventStream/eventStreamMachine';
import { backoffMs } from '../../src/machines/shared/backoff';
import { after, startRun, testChart } from '../support/machines';
import type { Run } from '../support/machines';

const eventStreamRun = {
  machine: (world) => eventStreamMachine.provide({ actors: { readEvents: world.openPort() } }),
  input: ({ owner }) => ({ owner }),
  delays: {
    silence: 30_000,
    backoff: ({ context }) => backoffMs(context.attempt, context.unavailable.retryAfterMs, 0.5),
  },
} satisfies Run<typeof eventStreamMachine>;

const lost = (changes = {}) => ({
  type: 'stream.lost',
  unavailable: { kind: 'unavailable', retryAfterMs: null, jitter: 0.5, ...changes },
});
const told = (id: string | null, version = 1) => ({
  type: 'stream.event',
  id,
  event: { type: 'server.balance', desires: 5, version },
});
const ready = (id: string | null, resync = false) => ({
  type: 'stream.event',
  id,
  event: { type: 'server.ready', resync },
});

testChart('eventStream', {
  ...eventStreamRun,
  alphabet: [
    ...['open', 'close', 'renew', 'translate', 'opened', 'beat', 'refused'].map((name) => ({
      type: `stream.${name}`,
    })),
    told('1'),
    told('2'),
    ready('2'),
    lost(),
    { type: 'network.online' },
    { type: 'network.offline' },
    { type: 'page.left' },
    { type: 'page.returned' },
    { type: 'page.woke', sleptMs: 90_000 },

    after('silence', 'eventStream.reading.opening'),
    after('silence', 'eventStream.reading.live'),
    after('backoff', 'eventStream.waiting'),
  ],
  facts: ({ value, context: { lastEventId, attempt, unavailable } }) =>
    JSON.stringify([value, lastEventId, Math.min(attempt, 3), unavailable]),
  invariant: (snapshot) => {
    const { lastEventId, attempt } = snapshot.context;
    const isLive = snapshot.matches({ reading: 'live' });
    expect(snapshot.hasTag('live')).toBe(isLive);
    if (isLive) expect(attempt).toBe(0);
    if (snapshot.matches('waiting')) expect(attempt).toBeGreaterThan(0);
    if (snapshot.matches('closed'))
      expect({ lastEventId, attempt }).toEqual({ lastEventId: null, attempt: 0 });
  },
});

const live = async () => {
  const run = startRun(eventStreamRun);
  await run.performAll([{ type: 'stream.open' }, { type: 'stream.opened' }]);
  return run;
};

describe('eventStream', () => {
  it('waits and tries again where the connection itself breaks', async () => {
    const run = startRun({
      ...eventStreamRun,
      machine: (world) => eventStreamMachine.provide({ actors: { readEvents: world.broken() } }),
    });
    await run.perform({ type: 'stream.open' });
    expect(run.value()).toBe('waiting');
    run.world.clock.increment(999);
    expect(run.context().attempt).toBe(1);
    run.world.clock.increment(1);
    expect(run.context().attempt).toBe(2);
  });

  it('passes on what it is told, and begins anew after the last event', async () => {
    const run = await live();
    await run.performAll([ready('7'), told('8'), told(null), lost()]);
    expect(run.world.notices).toEqual([ready('7').event, told('8').event, told(null).event]);
    run.world.clock.increment(1_000);
    expect(run.world.inputsOf('readEvents')).toEqual([{ lastEventId: null }, { lastEventId: '8' }]);
  });

  it('is live as soon as its connection is open, and its next wait is the shortest again', async () => {
    const run = await live();
    await run.performAll([lost(), { type: 'network.online' }, { type: 'stream.opened' }]);
    expect(run.actor.getSnapshot().hasTag('live')).toBe(true);
    await run.perform(lost());
    run.world.clock.increment(1_000);
    expect(run.value()).toEqual({ reading: 'opening' });
  });

  it('takes an event for a sign that the connection is open', async () => {
    const run = startRun(eventStreamRun);
    await run.performAll([{ type: 'stream.open' }, ready('7')]);
    expect(run.actor.getSnapshot().hasTag('live')).toBe(true);
    expect(run.world.notices).toEqual([ready('7').event]);
  });

  it('has a connection that is open, or being opened, speak another language', async () => {
    const run = startRun(eventStreamRun);
    const translate = { type: 'stream.translate' };
    await run.performAll([translate, { type: 'stream.open' }, translate]);
    await run.performAll([{ type: 'stream.opened' }, translate, { type: 'network.offline' }]);
    await run.perform(translate);
    expect(run.world.commands).toEqual([
      { type: 'stream.translate' },
      { type: 'stream.translate' },
    ]);
  });

  it('forgets its place when it is closed', async () => {
    const run = await live();
    await run.performAll([told('8'), { type: 'stream.close' }, { type: 'stream.open' }]);
    expect(run.world.inputsOf('readEvents').at(-1)).toEqual({ lastEventId: null });
  });

  it('waits longer after each failure, and not at all once the network is back', async () => {
    const run = startRun(eventStreamRun);
    await run.perform({ type: 'stream.open' });
    for (const wait of [1_000, 2_000, 4_000]) {
      await run.perform(lost());
      run.world.clock.increment(wait - 1);
      expect(run.value()).toBe('waiting');
      run.world.clock.increment(1);
      expect(run.value()).toEqual({ reading: 'opening' });
    }
    await run.perform(lost({ retryAfterMs: 60_000 }));
    run.world.clock.increment(59_999);
    expect(run.value()).toBe('waiting');
    await run.perform({ type: 'network.online' });
    expect(run.value()).toEqual({ reading: 'opening' });
  });

  it.each([
    [0, 500],
    [0.25, 750],
    [1, 1_500],
  ])('spreads the next attempts of many users: by %d after %d ms', async (jitter, wait) => {
    const run = await live();
    await run.perform(lost({ jitter }));
    run.world.clock.increment(wait - 1);
    expect(run.value()).toBe('waiting');
    run.world.clock.increment(1);
    expect(run.value()).toEqual({ reading: 'opening' });
  });

  it.each([
    ['refused', { type: 'stream.refused' }],
    ['left without an answer', after('silence', 'eventStream.reading.opening')],
  ])('keeps to a wait that the server asked for only once: then it is %s', async (_, failure) => {
    const run = await live();
    await run.perform(lost({ retryAfterMs: 60_000 }));
    run.world.clock.increment(60_000);
    await run.perform(failure);
    run.world.clock.increment(1_999);
    expect(run.value()).toBe('waiting');
    run.world.clock.increment(1);
    expect(run.value()).toEqual({ reading: 'opening' });
  });

  it('does not try while it waits and the device goes offline', async () => {
    const run = await live();
    await run.performAll([lost(), { type: 'network.offline' }]);
    run.world.clock.increment(3_600_000);
    expect(run.world.inputsOf('readEvents').length).toBe(1);
    await run.perform({ type: 'network.online' });
    expect(run.value()).toEqual({ reading: 'opening' });
  });

  it('rests while the device is offline', async () => {
    const run = await live();
    await run.perform({ type: 'network.offline' });
    run.world.clock.increment(3_600_000);
    expect(run.world.inputsOf('readEvents').length).toBe(1);
    await run.perform({ type: 'network.online' });
    expect(run.world.inputsOf('readEvents').length).toBe(2);
  });

  it('S2 comes back after a refusal, unless the session ends', async () => {
    const run = await live();
    await run.performAll([told('8'), { type: 'stream.refused' }]);
    run.world.clock.increment(1_000);
    expect(run.world.inputsOf('readEvents').at(-1)).toEqual({ lastEventId: '8' });
    await run.performAll([{ type: 'stream.refused' }, { type: 'stream.close' }]);
    run.world.clock.increment(3_600_000);
    expect(run.world.inputsOf('readEvents').length).toBe(2);
  });

  it('S8 replaces a connection that slept, and goes on from its last event', async () => {
    const run = await live();
    await run.perform(told('8'));
    run.world.clock.increment(8 * 3_600_000);
    await run.perform({ type: 'network.online' });
    expect(run.world.inputsOf('readEvents').at(-1)).toEqual({ lastEventId: '8' });
  });

  it('S8 has the connection begin anew when the device woke, and does not wait any longer', async () => {
    const run = await live();
    const woke = { type: 'page.woke', sleptMs: 8 * 3_600_000 };
    await run.perform(woke);
    expect(run.world.commands).toEqual([{ type: 'stream.renew' }]);
    await run.performAll([told('8'), lost({ retryAfterMs: 60_000 }), woke]);
    expect(run.world.inputsOf('readEvents').at(-1)).toEqual({ lastEventId: '8' });
  });

  it('S12 holds no connection while the page is put away, and goes on when it is back', async () => {
    const run = await live();
    await run.performAll([told('8'), { type: 'page.left' }, { type: 'network.online' }]);
    expect(run.value()).toBe('away');
    run.world.clock.increment(3_600_000);
    expect(run.world.inputsOf('readEvents').length).toBe(1);
    await run.perform({ type: 'page.returned' });
    expect(run.world.inputsOf('readEvents').at(-1)).toEqual({ lastEventId: '8' });
    await run.performAll([{ type: 'page.left' }, { type: 'stream.close' }]);
    await run.perform({ type: 'page.returned' });
    expect(run.value()).toBe('closed');
  });

  it.each([
    ['waited', lost()],
    ['was offline', { type: 'network.offline' }],
  ])('S12 goes on when the page is back that was put away while it %s', async (_, before) => {
    const run = await live();
    await run.performAll([told('8'), before, { type: 'page.left' }, { type: 'network.online' }]);
    run.world.clock.increment(3_600_000);
    expect(run.world.inputsOf('readEvents').length).toBe(1);
    await run.perform({ type: 'page.returned' });
    expect(run.world.inputsOf('readEvents').at(-1)).toEqual({ lastEventId: '8' });
  });

  it('C7 passes each event on once, in its order', async () => {
    const run = await live();
    await run.performAll([told('9', 1), told('10', 2), told('9', 1), told('10', 2), told('11', 3)]);
    expect(run.world.notices).toEqual([1, 2, 3].map((version) => told('', version).event));
    expect(run.context().lastEventId).toBe('11');
  });

  it('C7 counts anew where the server does', async () => {
    const run = await live();
    await run.performAll([told('900'), ready('3', true), told('4', 2)]);
    expect(run.world.notices.slice(1)).toEqual([ready('3', true).event, told('4', 2).event]);
  });

  it('C7 has the connection begin anew when a gap was found, and only a connection that is there', async () => {
    const run = await live();
    await run.performAll([told('8'), { type: 'stream.renew' }]);
    expect(run.world.commands).toEqual([{ type: 'stream.renew' }]);
    expect(run.world.inputsOf('readEvents').length).toBe(1);
    await run.performAll([{ type: 'stream.close' }, { type: 'stream.renew' }]);
    expect(run.value()).toBe('closed');
    expect(run.world.commands.length).toBe(1);
  });

  it.each([
    ['a beat', { type: 'stream.beat' }],
    ['an event', told('8')],
    ['an event told before', told('1')],
  ])(
    'C8 takes a connection for dead that is silent for thirty seconds after %s',
    async (_, sign) => {
      const run = await live();
      await run.perform(told('1'));
      run.world.clock.increment(29_999);
      await run.perform(sign);
      run.world.clock.increment(29_999);
      expect(run.actor.getSnapshot().hasTag('live')).toBe(true);
      run.world.clock.increment(1);
      expect(run.value()).toBe('waiting');
    },
  );

  it('C8 does not wait longer than thirty seconds for a connection to open', async () => {
    const run = startRun(eventStreamRun);
    await run.perform({ type: 'stream.open' });
    run.world.clock.increment(29_999);
    expect(run.value()).toEqual({ reading: 'opening' });
    run.world.clock.increment(1);
    expect(run.value()).toBe('waiting');
  });
});
