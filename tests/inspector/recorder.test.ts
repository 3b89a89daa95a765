import { beforeEach, describe, expect, it } from 'vitest';
import { assign, createActor, fromCallback, fromPromise, setup } from 'xstate';
import type { AnyActorRef, AnyStateMachine } from 'xstate';
import { allowed } from '../../src/browser/recorder/allowed';
import { keepEarlyEvents } from '../../src/browser/recorder/earlyEvents';
import { readRecording, recordingText } from '../../src/browser/recorder/protocol';
import type { Line } from '../../src/browser/recorder/protocol';
import { Recorder } from '../../src/browser/recorder/recorder';
import { tapeOf } from '../../inspector/live/tape';
import { flows } from '../../inspector/gallery/flows';

const secret = 'canary-5f1d';

const child = setup({}).createMachine({
  id: 'child',
  initial: 'busy',
  states: { busy: { on: { 'child.end': { target: 'over' } } }, over: { type: 'final' } },
});

type Event =
  | { type: 'theme.select'; theme: string; token: string }
  | { type: 'note.write'; text: string }
  | { type: 'room.open'; name: string };

/** It bears the id of a machine of the product, so that its list is used. */
const machine = setup({
  types: {
    context: {} as { theme: string; text: string; token?: string; entries: number[] },
    events: {} as Event,
  },
  actors: {
    child,
    load: fromPromise<{ secret: string }, { secret: string }>(({ input }) =>
      Promise.resolve(input),
    ),
    port: fromCallback(() => undefined),
  },
  actions: {
    open: assign(({ spawn, event }) => {
      if (event.type === 'room.open') spawn('child', { id: `room-${event.name}` });
      return {};
    }),
  },
}).createMachine({
  id: 'theme',
  context: { theme: 'dark', text: secret, entries: [1] },
  invoke: { id: 'port', src: 'port' },
  on: {
    'note.write': { actions: assign({ text: ({ event }) => event.text }) },
    'room.open': { actions: 'open' },
  },
  initial: 'dark',
  states: {
    dark: { on: { 'theme.select': { target: 'loading', actions: assign({ theme: 'light' }) } } },
    loading: {
      invoke: {
        id: 'load',
        src: 'load',
        input: { secret },
        onDone: {
          target: 'light',
          actions: assign({ token: ({ event }) => event.output.secret }),
        },
      },
    },
    light: {},
  },
});

let now = 0;
beforeEach(() => (now = 0));

const record = (logic: AnyStateMachine, linesAtMost?: number) => {
  const actor = createActor(logic).start();
  const recorder = new Recorder(() => (now += 1), linesAtMost);
  const stop = recorder.watch(actor);
  return { actor, recorder, stop };
};

const about = { title: 'A test', build: null, startedAt: 0, mayCommand: false };
const castOf = (lines: readonly Line[]) => {
  const tape = tapeOf(about, lines);
  return [...tape.at(tape.last).values()];
};

describe('what is recorded', () => {
  it('begins with those who are there, as they stand', () => {
    const { recorder } = record(machine);
    expect(recorder.lines).toMatchObject([
      { is: 'actor', actor: 'a1', parent: null, name: 'theme', active: ['theme.dark'] },
      { is: 'actor', actor: 'a2', parent: 'a1', name: 'port', machine: null, active: [] },
    ]);
  });

  it('tells of an event, the arrow that it took, and what is other afterwards', async () => {
    const { actor, recorder } = record(machine);
    const from = recorder.end;
    actor.send({ type: 'theme.select', theme: 'light', token: secret });
    expect(recorder.lines.slice(from)).toMatchObject([
      {
        is: 'event',
        actor: 'a1',
        from: null,
        type: 'theme.select',
        payload: { theme: { value: 'light' }, token: { kind: 'text' } },
      },
      {
        is: 'microstep',
        actor: 'a1',
        edges: ['theme.dark|theme.select|0|theme.loading'],
      },
      { is: 'actor', name: 'load', parent: 'a1', machine: null },
      { is: 'event', type: 'xstate.init' },
      {
        is: 'snapshot',
        actor: 'a1',
        active: ['theme.loading'],
        context: { theme: { value: 'light' } },
      },
    ]);
    await Promise.resolve();
    await Promise.resolve();
    const own = castOf(recorder.lines).find(({ id }) => id === 'a1');
    expect(own).toMatchObject({
      active: ['theme.light'],
      taken: ['theme.loading|xstate.done.actor.load|0|theme.light'],
      told: 'xstate.done.actor.load',
      context: { theme: { value: 'light' }, text: { kind: 'text' }, token: { kind: 'text' } },
      changed: ['token'],
    });
  });

  it('holds nothing that was written, given, answered, or chosen as a name', async () => {
    const { actor, recorder } = record(machine);
    actor.send({ type: 'note.write', text: secret });
    actor.send({ type: 'room.open', name: secret });
    actor.send({ type: 'theme.select', theme: secret.repeat(10), token: secret });
    await Promise.resolve();
    await Promise.resolve();
    const { children } = actor.getSnapshot();
    children[`room-${secret}`]?.send({ type: 'child.end' });
    expect(actor.getSnapshot().context.token).toBe(secret);
    expect(recorder.lines.length).toBeGreaterThan(12);
    expect(JSON.stringify(recorder.lines)).not.toContain(secret);
    expect(castOf(recorder.lines).find(({ machine: id }) => id === 'child')).toMatchObject({
      name: 'child',
      status: 'done',
      taken: ['child.busy|child.end|0|child.over'],
    });
  });

  it('knows nothing of an actor that was made and never did anything', () => {
    const { actor, recorder } = record(machine);
    const from = recorder.end;
    createActor(child, { parent: actor, src: 'child' });
    expect(recorder.lines.slice(from)).toEqual([]);
  });

  it('has no end: what is old is let go, and those who are there are told anew', () => {
    const { actor, recorder } = record(machine, 50);
    for (let count = 0; count < 100; count += 1)
      actor.send({ type: 'note.write', text: String(count) });
    expect(recorder.end).toBeGreaterThan(200);
    expect(recorder.lines.length).toBeLessThan(50);
    expect(recorder.lines[0]).toMatchObject({ is: 'actor', actor: 'a1', active: ['theme.dark'] });
  });

  it('finds those alone who are at work', () => {
    const { actor, recorder } = record(machine);
    expect(recorder.find('a1')).toBe(actor);
    actor.stop();
    expect(recorder.find('a1')).toBeNull();
    expect(castOf(recorder.lines)[0]?.status).toBe('stopped');
  });

  it('stops when it is to', () => {
    const { actor, recorder, stop } = record(machine);
    const from = recorder.end;
    stop();
    actor.send({ type: 'note.write', text: 'x' });
    expect(recorder.end).toBe(from);
  });
});

describe('what happened before there was a recorder', () => {
  /** Every event that a machine handles goes through its logic. */
  const counted = <Logic extends AnyStateMachine>(logic: Logic, count: () => void): Logic =>
    Object.assign(Object.create(logic), {
      transition: (...args: Parameters<AnyStateMachine['transition']>) => {
        count();
        return logic.transition(...args);
      },
    });

  const begin = () => {
    let handled = 0;
    const count = () => (handled += 1);
    const actor = createActor(
      counted(machine.provide({ actors: { child: counted(child, count) } }), count),
    );
    const early = keepEarlyEvents(actor, () => (now += 1));
    return { actor, early, handled: () => handled };
  };
  const live = (actor: AnyActorRef) => {
    actor.send({ type: 'note.write', text: secret });
    actor.send({ type: 'room.open', name: secret });
    actor.send({ type: 'theme.select', theme: 'light', token: secret });
  };
  const untimed = (lines: readonly Line[]) => lines.map((line) => ({ ...line, at: 0 }));

  it('is recorded as by one who had been there from the first step', () => {
    const { actor, early } = begin();
    const present = new Recorder(() => (now += 1));
    present.watch(actor);
    actor.start();
    live(actor);
    const later = new Recorder(() => (now += 1));
    later.watch(actor, early.take());
    actor.send({ type: 'note.write', text: 'later' });
    // One who is there introduces all actors at once, and not each by its first event.
    for (const isActor of [true, false]) {
      const some = (lines: readonly Line[]) =>
        untimed(lines.filter((line) => (line.is === 'actor') === isActor));
      expect(some(later.lines)).toEqual(some(present.lines));
    }
    expect(later.lines[0]?.at).toBe(0);
    expect(later.lines.map(({ at }) => at)).toEqual(
      later.lines.map(({ at }) => at).toSorted((a, b) => a - b),
    );
    expect(JSON.stringify(later.lines)).not.toContain(secret);
  });

  it('has as many events as the machines handled', () => {
    const { actor, early, handled } = begin();
    actor.start();
    live(actor);
    const recorder = new Recorder(() => (now += 1));
    recorder.watch(actor, early.take());
    live(actor);
    const machines = new Set(
      recorder.lines.flatMap((line) =>
        line.is === 'actor' && line.machine !== null ? [line.actor] : [],
      ),
    );
    const events = recorder.lines.filter(
      (line) => line.is === 'event' && machines.has(line.actor) && line.type !== 'xstate.init',
    );
    expect(events.length).toBeGreaterThanOrEqual(6);
    expect(events.length).toBe(handled());
  });

  it('is let go of when nobody takes it, and when it is too much', () => {
    const { actor, early } = begin();
    actor.start();
    early.end();
    live(actor);
    expect(early.take()).toEqual([]);
    const other = begin();
    other.actor.start();
    for (let count = 0; count < 2_000; count += 1)
      other.actor.send({ type: 'note.write', text: String(count) });
    expect(other.early.take()).toEqual([]);
  });
});

describe('a recording as a file', () => {
  it('is read as it was written', () => {
    const { actor, recorder } = record(machine);
    actor.send({ type: 'note.write', text: 'x' });
    const recording = { about, lines: recorder.lines };
    expect(readRecording(recordingText(recording))).toEqual({ recording });
  });

  it.each([
    ['{', 'The file is no JSON'],
    ['{}', 'no recording of flows'],
    ['{"format":"flows-recording","version":2}', 'version 2'],
    ['{"format":"flows-recording","version":1,"lines":[]}', 'damaged'],
  ])('%s is refused, and why is told', (text, reason) => {
    const read = readRecording(text);
    expect('reason' in read ? read.reason : '').toContain(reason);
  });
});

describe('the list of what may be shown', () => {
  it('names machines of the product alone', () => {
    const ids = new Set(flows.map(({ id }) => id));
    expect(Object.keys(allowed).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('names events that their charts know', () => {
    const unknown = flows.flatMap(({ id, machine: { events } }) =>
      Object.keys(allowed[id]?.events ?? {})
        .filter((type) => !events.includes(type))
        .map((type) => `${id}: ${type}`),
    );
    expect(unknown).toEqual([]);
  });
});
