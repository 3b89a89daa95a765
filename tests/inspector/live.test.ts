import { describe, expect, it } from 'vitest';
import type { About, FromApp, Line } from '../../src/browser/recorder/protocol';
import { liveMachine } from '../../inspector/live/liveMachine';
import type { LiveApp } from '../../inspector/live/liveMachine';
import { playerMachine } from '../../inspector/live/playerMachine';
import { replayMachine } from '../../inspector/live/replayMachine';
import { tapeOf } from '../../inspector/live/tape';
import { after, done, fault, startRun, testChart } from '../support/machines';
import type { Run } from '../support/machines';

const about: About = { title: 'A page', build: null, startedAt: 0, mayCommand: true };

const line = (at: number): Line => ({
  is: 'event',
  at,
  actor: 'a1',
  from: null,
  type: 'lamp.turn',
});
const linesFrom = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => line(from + index));

const here = (app: string): FromApp => ({ kind: 'here', app, about });
const lines = (app: string, from: number, count: number): FromApp => ({
  kind: 'lines',
  app,
  from,
  lines: linesFrom(from, count),
});
const told = (message: FromApp) => ({ type: 'app.told', message });
const command = { actor: 'a1', event: { type: 'lamp.turn' } };

const liveRun = {
  machine: (world) => liveMachine.provide({ actors: { wire: world.port() } }),
  delays: { patience: 1_500 },
} satisfies Run<typeof liveMachine>;

const appsOf = (context: { apps: ReadonlyMap<string, LiveApp> }) => [...context.apps.values()];

testChart('live', {
  ...liveRun,
  alphabet: [
    told(here('one')),
    told(here('two')),
    told({ kind: 'gone', app: 'one' }),
    told({ kind: 'refused', app: 'one', reason: 'no' }),
    { type: 'live.choose', app: 'one' },
    { type: 'live.send', command },
    { type: 'live.seek' },
    { type: 'wire.due' },
    after('patience', 'live.seeking'),
  ],
  facts: ({ value, context }) =>
    JSON.stringify([
      value,
      context.chosen,
      appsOf(context).map(({ app, isGone, silent }) => [app, isGone, Math.min(silent, 3)]),
    ]),
  invariant: ({ value, context }) => {
    if (value === 'watching') expect(context.chosen).not.toBeNull();
    if (context.chosen !== null) expect(context.apps.has(context.chosen)).toBe(true);
  },
});

describe('pages that are watched', () => {
  const said = (run: ReturnType<typeof startRun>) =>
    run.world.commands.splice(0).map((one) => ('message' in one ? one.message : null));

  it('are greeted, and nobody answering is said after a moment', () => {
    const run = startRun(liveRun);
    expect(said(run)).toEqual([{ kind: 'hello' }]);
    run.world.clock.increment(1_499);
    expect(run.value()).toBe('seeking');
    run.world.clock.increment(1);
    expect(run.value()).toBe('alone');
    run.send(told(here('late')));
    expect(run.value()).toBe('watching');
    expect(run.context().chosen).toBe('late');
    // What it did before is wanted as well.
    expect(said(run)).toEqual([{ kind: 'hello' }]);
  });

  it('are heard once, however often their lines come, and again where some are missing', () => {
    const run = startRun(liveRun);
    run.send(told(here('one')));
    run.send(told(lines('one', 0, 3)));
    run.send(told(lines('one', 0, 3)));
    run.send(told(lines('one', 2, 2)));
    said(run);
    run.send(told(lines('one', 6, 1)));
    expect(said(run)).toEqual([{ kind: 'hello' }]);
    run.send(told(lines('one', 0, 7)));
    const tape = run.context().apps.get('one').tape;
    expect(tape.lines).toEqual(linesFrom(0, 7));
    expect(said(run)).toEqual([]);
  });

  it('that run for long have let go of their beginning', () => {
    const run = startRun(liveRun);
    run.send(told(here('one')));
    const { tape: shown } = run.context().apps.get('one');
    run.send(told(lines('one', 200_000, 2)));
    expect(shown).toMatchObject({ first: 200_000, end: 200_002 });
  });

  it('that are reloaded give way to their next load, and what was heard of them stays', () => {
    const run = startRun(liveRun);
    run.send(told(here('one')));
    run.send(told(lines('one', 0, 2)));
    run.send(told({ kind: 'gone', app: 'one' }));
    expect(run.context().chosen).toBe('one');
    run.send(told(here('two')));
    expect(run.context().chosen).toBe('two');
    expect(appsOf(run.context()).map(({ app, isGone }) => [app, isGone])).toEqual([
      ['one', true],
      ['two', false],
    ]);
    run.send({ type: 'live.choose', app: 'one' });
    expect(run.context().apps.get('one').tape.end).toBe(2);
  });

  it('are gone once they have not answered three calls', () => {
    const run = startRun(liveRun);
    run.send(told(here('one')));
    run.send({ type: 'wire.due' });
    run.send(told(here('one')));
    run.send({ type: 'wire.due' });
    run.send({ type: 'wire.due' });
    expect(appsOf(run.context())[0]?.isGone).toBe(false);
    run.send({ type: 'wire.due' });
    expect(appsOf(run.context())[0]?.isGone).toBe(true);
    run.send(told(here('one')));
    expect(appsOf(run.context())[0]?.isGone).toBe(false);
  });

  it('are sent events, and say why not', () => {
    const run = startRun(liveRun);
    run.send(told(here('one')));
    said(run);
    run.send({ type: 'live.send', command });
    expect(said(run)).toEqual([{ kind: 'command', app: 'one', command }]);
    run.send(told({ kind: 'refused', app: 'one', reason: 'It is over.' }));
    expect(run.context().refusal).toBe('It is over.');
    run.send({ type: 'live.send', command });
    expect(run.context().refusal).toBeNull();
  });
});

const tape = tapeOf(about, linesFrom(1, 3));

const playerRun = {
  machine: () => playerMachine,
  input: () => ({ tape, isLive: true }),
  delays: { pace: 500 },
} satisfies Run<typeof playerMachine>;

testChart('player', {
  ...playerRun,
  alphabet: [
    { type: 'player.goTo', position: 1 },
    { type: 'player.goTo', position: 99 },
    { type: 'player.play' },
    { type: 'player.pause' },
    { type: 'player.follow' },
    { type: 'player.grow' },
    { type: 'player.choose', actor: 'a1' },
    { type: 'player.choose', actor: null },
    after('pace', 'player.playing'),
  ],
  facts: ({ value, context: { position, chosen } }) => JSON.stringify([value, position, chosen]),
  invariant: ({ context: { position, last } }) => {
    expect(position).toBeGreaterThanOrEqual(0);
    expect(position).toBeLessThanOrEqual(last);
  },
});

describe('a recording that is gone through', () => {
  it('stands at its beginning, plays to its end, and from the beginning again', () => {
    const run = startRun({ ...playerRun, input: () => ({ tape, isLive: false }) });
    expect([run.value(), run.context().position]).toEqual(['resting', 0]);
    run.send({ type: 'player.play' });
    run.world.clock.increment(499);
    expect(run.context().position).toBe(0);
    run.world.clock.increment(1);
    expect(run.context().position).toBe(1);
    run.world.clock.increment(500);
    run.world.clock.increment(500);
    expect([run.value(), run.context().position]).toEqual(['resting', 3]);
    run.send({ type: 'player.play' });
    expect([run.value(), run.context().position]).toEqual(['playing', 0]);
    run.send({ type: 'player.follow' });
    expect(run.value()).toBe('playing');
  });

  it('grows without moving what is looked at, unless it is followed', () => {
    const growing = tapeOf(about, linesFrom(1, 3));
    const run = startRun({ ...playerRun, input: () => ({ tape: growing, isLive: true }) });
    growing.append(linesFrom(4, 2));
    run.send({ type: 'player.grow' });
    expect(run.context()).toMatchObject({ position: 5, last: 5 });
    run.send({ type: 'player.goTo', position: 2 });
    growing.append(linesFrom(6, 1));
    run.send({ type: 'player.grow' });
    expect(run.context()).toMatchObject({ position: 2, last: 6 });
    run.send({ type: 'player.follow' });
    expect(run.context()).toMatchObject({ position: 6, last: 6 });
  });
});

const file = new File(['{}'], 'session.json');

const replayRun = {
  machine: (world) => replayMachine.provide({ actors: { readTape: world.held() } }),
} satisfies Run<typeof replayMachine>;

testChart('replay', {
  ...replayRun,
  alphabet: [
    { type: 'replay.choose', file },
    done('readTape', { tape }),
    done('readTape', { reason: 'It is damaged.' }),
    fault('readTape'),
  ],
  facts: ({ value, context }) =>
    JSON.stringify([value, context.tape !== null, context.file?.name, context.reason]),
  invariant: ({ value, context }) => {
    if (value === 'shown') expect(context.tape).not.toBeNull();
    if (value === 'refused') expect(context.reason).not.toBe('');
  },
});

describe('a file of a session', () => {
  it('is refused in words, and another one is read', async () => {
    const run = startRun(replayRun);
    run.send({ type: 'replay.choose', file });
    await run.perform(done('readTape', { reason: 'It is damaged.' }));
    expect([run.value(), run.context().reason]).toEqual(['refused', 'It is damaged.']);
    run.send({ type: 'replay.choose', file });
    await run.perform(done('readTape', { tape }));
    expect([run.value(), run.context().tape]).toEqual(['shown', tape]);
    expect(run.context()).toMatchObject({ name: 'session.json', count: 1 });
  });

  it('that is of no use leaves the session that is gone through', async () => {
    const run = startRun(replayRun);
    run.send({ type: 'replay.choose', file });
    await run.perform(done('readTape', { tape }));
    run.send({ type: 'replay.choose', file: new File(['{}'], 'other.json') });
    await run.perform(done('readTape', { reason: 'It is damaged.' }));
    expect(run.value()).toBe('refused');
    expect(run.context()).toMatchObject({ tape, name: 'session.json', count: 1 });
    run.send({ type: 'replay.choose', file });
    await run.perform(fault('readTape'));
    expect(run.context()).toMatchObject({ tape, reason: 'This browser could not read it.' });
  });
});
