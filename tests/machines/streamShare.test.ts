import { describe, expect, it } from 'vitest';
import { streamShareMachine } from '../../src/machines/streamShare/streamShareMachine';
import { after, fault, grantedLock, startRun, testChart } from '../support/machines';
import {
  arrived,
  beat,
  following,
  granted,
  lost,
  misses,
  opened,
  reading,
  reads,
  ready,
  refused,
  relays,
  runFrom,
  told,
} from './streamShareRun';

testChart('streamShare', {
  ...runFrom('7'),
  alphabet: [
    granted,
    { type: 'lock.missing' },
    { type: 'stream.renew' },
    { type: 'stream.translate' },
    { type: 'tab.seeks' },
    reads('7'),
    reads('9'),
    reads('9', { tab: 'n', hasLock: false }),
    misses('5'),
    relays('7', told('8')),
    relays('8', told('9')),
    relays('9', told('9'), { tab: 'a', hasLock: false }),
    opened,
    beat,
    ready('8'),
    told('8'),
    lost,
    refused,
    fault('readEvents'),
    after('silence', 'streamShare.following'),
    after('patience', 'streamShare.seeking'),
  ],
  facts: ({ value, context: { hasLock, canLock, place } }) =>
    JSON.stringify([value, hasLock, canLock, place]),
  invariant: (snapshot) => {
    const { hasLock, place } = snapshot.context;
    expect(place).not.toBeNull();
    if (hasLock) expect(snapshot.matches('reading')).toBe(true);
  },
});

describe('streamShare', () => {
  it('begins where another tab reads that had read nothing before', async () => {
    const run = startRun(runFrom(null));
    await run.performAll([reads(null), reads(null), reads('9')]);
    expect(run.value()).toBe('following');
    expect(run.world.notices).toEqual([arrived(null, true), arrived('9', true)]);
    expect(run.context().place).toBe('9');
  });

  it('reads once it has the lock, says so, and relays all that it hears', async () => {
    const run = await reading();
    await run.performAll([opened, ready('8'), told('9'), told(null), beat]);
    const claim = { tab: 'm', hasLock: true };
    expect(run.world.inputsOf('readEvents')).toEqual([{ lastEventId: '7' }]);
    expect(run.world.commands).toEqual([
      { type: 'tab.seeks' },
      { type: 'tab.reads', claim, place: '7' },
      relays('7', opened, claim),
      relays('7', ready('8'), claim),
      relays('8', told('9'), claim),
      relays('9', told(null), claim),
      relays('9', beat, claim),
    ]);
    expect(run.world.notices).toEqual([opened, ready('8'), told('9'), told(null), beat]);
  });

  it('takes what another tab relays as if it had read it, and reads nothing itself', async () => {
    const run = await following();
    await run.performAll([relays('7', told('8')), relays('8', told(null)), relays('8', lost)]);
    expect(run.world.notices).toEqual([arrived(null, false), told('8'), told(null), lost]);
    expect(run.world.inputsOf('readEvents')).toEqual([]);
    expect(run.world.commands).toEqual([{ type: 'tab.seeks' }]);
  });

  it.each([lost, refused])('relays and passes on that its connection breaks: %o', async (fact) => {
    const run = await reading();
    await run.perform(fact);
    expect(run.world.notices).toEqual([fact]);
    expect(run.world.commands.at(-1)).toEqual(relays('7', fact, { tab: 'm', hasLock: true }));
  });

  it('passes on that the connection is lost where it has missed something as well', async () => {
    const run = await following();
    await run.perform(relays('9', lost));
    expect(run.world.notices.at(-1)).toEqual(lost);
  });

  it('C6 begins where the reading tab is, and has the lists read again, when it is new', async () => {
    const run = startRun(runFrom(null));
    await run.performAll([reads('9'), relays('9', told('10')), reads('10')]);
    expect(run.world.notices).toEqual([arrived('9', true), told('10')]);
    expect(run.context().place).toBe('10');
  });

  it.each([null, '7'])('C6 keeps its place where the reading tab is at %s', async (place) => {
    const run = startRun(runFrom('9'));
    await run.performAll([reads(place), relays(place, told('8')), granted]);
    expect(run.world.notices).toEqual([arrived(null, false), told('8')]);
    expect(run.world.inputsOf('readEvents')).toEqual([{ lastEventId: '9' }]);
  });

  it('C6 waits for the first word of a connection that is only being opened', async () => {
    const run = startRun(runFrom(null));
    await run.performAll([reads(null), relays(null, ready('9', true))]);
    expect(run.world.notices).toEqual([arrived(null, true), ready('9', true)]);
    expect(run.context().place).toBe('9');
  });

  it('C6 asks for what it missed before it began to follow', async () => {
    const run = startRun(runFrom('7'));
    await run.perform(reads('9'));
    expect(run.value()).toBe('following');
    expect(run.world.commands.at(-1)).toEqual(misses('7'));
    expect(run.world.notices).toEqual([]);
  });

  it.each([
    ['an event', told('10')],
    ['a piece of a reply', told(null)],
    ['a connection that goes on', ready('9')],
    ['a beat', beat],
  ])('C7 notices by %s that something did not arrive, and asks for it', async (_, fact) => {
    const run = await following();
    await run.perform(relays('9', fact));
    expect(run.world.commands.at(-1)).toEqual(misses('7'));
    expect(run.world.notices).toEqual([arrived(null, false)]);
    await run.performAll([relays('7', ready(null)), relays('7', told('9'))]);
    expect(run.world.notices.slice(1)).toEqual([ready(null), told('9')]);
    expect(run.context().place).toBe('9');
  });

  it('C7 takes a connection that begins anew with all to be read again for whole', async () => {
    const run = await following();
    await run.perform(relays('9', ready('3', true)));
    expect(run.context().place).toBe('3');
    expect(run.world.notices.at(-1)).toEqual(ready('3', true));
  });

  it('C7 begins anew from further back for a tab that missed something, once', async () => {
    const run = await reading();
    await run.performAll([ready('9'), misses('7'), misses('7'), misses('8')]);
    expect(run.world.inputsOf('readEvents')).toEqual([{ lastEventId: '7' }, { lastEventId: '7' }]);
    await run.perform(misses('5'));
    expect(run.world.inputsOf('readEvents').at(-1)).toEqual({ lastEventId: '5' });
  });

  it('C7 begins anew for a gap of its own or another’s, unless that is under way', async () => {
    const run = await reading();
    await run.performAll([{ type: 'stream.renew' }, misses('7')]);
    expect(run.world.inputsOf('readEvents').length).toBe(1);
    await run.performAll([ready('9'), { type: 'stream.renew' }]);
    expect(run.world.inputsOf('readEvents').slice(1)).toEqual([{ lastEventId: '9' }]);
    await run.performAll([ready('9'), misses('9')]);
    expect(run.world.inputsOf('readEvents').slice(2)).toEqual([{ lastEventId: '9' }]);
  });

  it.each([misses('12'), misses(null)])('C7 begins anew from its place for %o', async (message) => {
    const run = await reading();
    await run.performAll([ready('9'), message]);
    expect(run.world.inputsOf('readEvents').at(-1)).toEqual({ lastEventId: '9' });
    expect(run.value()).toEqual({ reading: 'opening' });
  });

  it('C7 goes on from the last event where some are told twice', async () => {
    const run = await reading();
    await run.performAll([told('8'), told('9'), told('8'), { type: 'stream.renew' }]);
    expect(run.world.inputsOf('readEvents').at(-1)).toEqual({ lastEventId: '9' });
  });

  it('C7 has the reading tab begin anew for a gap that was found here', async () => {
    const run = await following();
    await run.perform({ type: 'stream.renew' });
    expect(run.world.commands.at(-1)).toEqual(misses('7'));
  });

  it('asks anew in another language, even while a request is out', async () => {
    const run = await reading();
    await run.performAll([{ type: 'stream.translate' }, ready('9'), { type: 'stream.translate' }]);
    expect(run.world.inputsOf('readEvents')).toEqual(
      ['7', '7', '9'].map((lastEventId) => ({ lastEventId })),
    );
    expect(run.value()).toEqual({ reading: 'opening' });
  });

  it('leaves another language to the tab that reads, which hears of it as well', async () => {
    const run = await following();
    await run.perform({ type: 'stream.translate' });
    expect(run.world.commands).toEqual([{ type: 'tab.seeks' }]);
    expect(run.world.inputsOf('readEvents')).toEqual([]);
  });

  it('C6 goes on from the last event when the reading tab is gone', async () => {
    const run = await following();
    await run.performAll([relays('7', told('8')), granted]);
    expect(run.world.inputsOf('readEvents')).toEqual([{ lastEventId: '8' }]);
  });

  it('reads at once where no other tab holds the lock', () => {
    const run = startRun({
      ...runFrom('7'),
      machine: (world) =>
        streamShareMachine.provide({
          actors: { tabs: world.port(), lock: grantedLock, readEvents: world.openPort() },
        }),
    });
    expect(run.value()).toEqual({ reading: 'opening' });
  });

  it('S11 reads without the lock after five seconds in which nobody answers', async () => {
    const run = startRun(runFrom(null));
    run.world.clock.increment(4_999);
    expect(run.value()).toBe('seeking');
    run.world.clock.increment(1);
    expect(run.value()).toEqual({ reading: 'opening' });
    expect(run.world.commands.at(-1)).toEqual(reads(null, { tab: 'm', hasLock: false }));
    await run.perform(granted);
    expect(run.world.commands.at(-1)).toEqual(reads(null, { tab: 'm', hasLock: true }));
    expect(run.world.inputsOf('readEvents').length).toBe(1);
  });

  it('S11 waits for half a second only where there are no locks', async () => {
    const run = startRun(runFrom(null));
    await run.perform({ type: 'lock.missing' });
    run.world.clock.increment(499);
    expect(run.value()).toBe('seeking');
    run.world.clock.increment(1);
    expect(run.value()).toEqual({ reading: 'opening' });
  });

  it('S11 asks whether the reading tab is still there when that is silent, then reads', async () => {
    const run = await following();
    run.world.clock.increment(14_999);
    await run.perform(relays('7', beat));
    run.world.clock.increment(14_999);
    expect(run.value()).toBe('following');
    run.world.clock.increment(1);
    expect(run.value()).toBe('seeking');
    expect(run.world.commands.at(-1)).toEqual({ type: 'tab.seeks' });
    await run.perform(reads('7'));
    run.world.clock.increment(15_000);
    run.world.clock.increment(5_000);
    expect(run.value()).toEqual({ reading: 'opening' });
  });

  it.each([
    ['7', 'a gap', relays('9', told('10'))],
    ['7', 'a place further on', reads('9')],
    ['7', 'the place it knows', reads('7')],
    [null, 'its first place', reads('9')],
  ])('S11 takes a tab for alive, followed from %s, that tells %s', async (place, _, sign) => {
    const run = startRun(runFrom(place));
    await run.perform(reads(place));
    run.world.clock.increment(14_999);
    await run.perform(sign);
    run.world.clock.increment(14_999);
    expect(run.value()).toBe('following');
    run.world.clock.increment(1);
    expect(run.value()).toBe('seeking');
  });

  it.each([
    ['the lock', { tab: 'z', hasLock: true }, 'following'],
    ['the smaller name', { tab: 'a', hasLock: false }, 'following'],
    ['the greater name', { tab: 'z', hasLock: false }, { reading: 'opening' }],
  ])('of two tabs that read, one yields: the other has %s', async (_, claim, value) => {
    for (const message of [reads('7', claim), relays('7', beat, claim)]) {
      const run = startRun(runFrom('7'));
      run.world.clock.increment(5_000);
      const own = reads('7', { tab: 'm', hasLock: false });
      expect(run.world.commands.slice(1)).toEqual([own]);
      await run.perform(message);
      expect(run.value()).toEqual(value);
      expect(run.world.commands.slice(2)).toEqual(value === 'following' ? [] : [own]);
    }
  });

  it('does not yield to a tab without the lock that it holds itself', async () => {
    const other = { tab: 'a', hasLock: false };
    const run = await reading('7', [reads('7', other), relays('7', beat, other)]);
    expect(run.value()).toEqual({ reading: 'opening' });
    const claim = reads('7', { tab: 'm', hasLock: true });
    expect(run.world.commands.slice(1)).toEqual([claim, claim, claim]);
  });

  it('C6 asks for what it missed when it yields to a tab that has read further', async () => {
    const run = startRun(runFrom('7'));
    run.world.clock.increment(5_000);
    await run.perform(reads('9'));
    expect(run.value()).toBe('following');
    expect(run.world.commands.at(-1)).toEqual(misses('7'));
  });

  it('loses nothing of what it hears in the moment in which it yields', async () => {
    const run = startRun(runFrom('7'));
    run.world.clock.increment(5_000);
    await run.perform(relays('7', told('8')));
    expect(run.world.notices).toEqual([told('8')]);
    expect(run.context().place).toBe('8');
  });

  it('answers who seeks, and only while it reads', async () => {
    const run = await following();
    await run.perform({ type: 'tab.seeks' });
    expect(run.world.commands.length).toBe(1);
    await run.performAll([granted, { type: 'tab.seeks' }]);
    const claim = reads('7', { tab: 'm', hasLock: true });
    expect(run.world.commands.slice(1)).toEqual([claim, claim]);
  });

  it('takes a reader that breaks for a connection that is lost, which others do not hear of', async () => {
    const run = startRun({
      ...runFrom('7'),
      machine: (world) =>
        streamShareMachine.provide({ actors: { tabs: world.port(), lock: world.port() } }),
    });
    await run.perform(granted);
    expect(run.world.notices).toEqual([lost]);
    expect(run.world.commands).toEqual([
      { type: 'tab.seeks' },
      reads('7', { tab: 'm', hasLock: true }),
    ]);
  });
});
