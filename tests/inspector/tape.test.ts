import { describe, expect, it } from 'vitest';
import type { Line } from '../../src/browser/recorder/protocol';
import { apply, Tape, tapeOf } from '../../inspector/live/tape';
import type { ActorNow } from '../../inspector/live/tape';

const about = { title: 'A test', build: null, startedAt: 0, mayCommand: false };

const begin = (actor: string): Line => ({
  is: 'actor',
  at: 0,
  actor,
  parent: null,
  name: actor,
  machine: 'lamp',
  active: ['lamp.off'],
  context: { turns: { value: 0 } },
  status: 'active',
});

/** Every event turns one of three lamps, with all that comes of it. */
const turns = (count: number): Line[] =>
  Array.from({ length: count }, (_, index): Line[] => {
    const actor = `lamp${index % 3}`;
    const at = index + 1;
    return [
      { is: 'event', at, actor, from: null, type: 'lamp.turn' },
      { is: 'microstep', at, actor, edges: [`lamp|lamp.turn|${index % 2}|lamp`] },
      { is: 'snapshot', at, actor, context: { turns: { value: index } } },
    ];
  }).flat();

const lines = [...['lamp0', 'lamp1', 'lamp2'].map(begin), ...turns(500)];

describe('a tape', () => {
  const tape = tapeOf(about, lines);

  it('has as many steps as there were events, and knows what belongs to each', () => {
    expect(tape.last).toBe(500);
    expect(tape.step(0).map(({ is }) => is)).toEqual(['actor', 'actor', 'actor']);
    expect(tape.step(7).map(({ is }) => is)).toEqual(['event', 'microstep', 'snapshot']);
    expect([tape.time(0), tape.time(7), tape.event(0), tape.event(7)?.actor]).toEqual([
      0,
      7,
      null,
      'lamp0',
    ]);
  });

  it('shows every step as one who had heard the lines one by one', () => {
    const heard = new Map<string, ActorNow>();
    for (let step = 0; step <= tape.last; step += 1) {
      for (const line of tape.step(step)) apply(heard, line);
      expect([...tape.at(step)]).toEqual([...heard]);
    }
  });

  it('is the same however its lines came', () => {
    const other = new Tape(about);
    for (let at = 0; at < lines.length; at += 7) other.append(lines.slice(at, at + 7));
    for (const step of [0, 1, 33, 34, 250, 499, 500])
      expect([...other.at(step)]).toEqual([...tape.at(step)]);
  });

  it('passes over lines of actors of whom it was never told', () => {
    const odd = tapeOf(about, [{ is: 'stop', at: 1, actor: 'nobody', status: 'done' }]);
    expect([...odd.at(0)]).toEqual([]);
  });

  it('tells what the last event did alone, and forgets keys that are gone', () => {
    const told = tapeOf(about, [
      begin('lamp'),
      { is: 'event', at: 1, actor: 'lamp', from: null, type: 'lamp.turn' },
      { is: 'microstep', at: 1, actor: 'lamp', edges: ['a'] },
      { is: 'microstep', at: 1, actor: 'lamp', edges: ['b'] },
      { is: 'snapshot', at: 1, actor: 'lamp', active: ['lamp.on'], context: { turns: null } },
      { is: 'event', at: 2, actor: 'lamp', from: 'lamp', type: 'lamp.rest' },
      { is: 'stop', at: 2, actor: 'lamp', status: 'done' },
    ]);
    expect(told.at(1).get('lamp')).toMatchObject({
      active: ['lamp.on'],
      taken: ['a', 'b'],
      context: {},
      changed: ['turns'],
    });
    expect(told.at(2).get('lamp')).toMatchObject({
      told: 'lamp.rest',
      taken: [],
      changed: [],
      status: 'done',
    });
  });
});
