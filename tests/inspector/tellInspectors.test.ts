import { describe, expect, it } from 'vitest';
import { createActor, setup } from 'xstate';
import { readFromApp } from '../../src/browser/recorder/protocol';
import type { FromApp } from '../../src/browser/recorder/protocol';
import { awaitInspector } from '../../src/browser/recorder/awaitInspector';
import { channelName } from '../../src/browser/recorder/protocol';
import { Recorder } from '../../src/browser/recorder/recorder';
import { tellInspectors } from '../../src/browser/recorder/tellInspectors';
import { joined } from '../../src/browser/recorder/wire';

const machine = setup({
  types: { events: {} as { type: 'lamp.turn' } },
}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { 'lamp.turn': { target: 'on' } } },
    on: { on: { 'lamp.turn': { target: 'off' } } },
  },
});

const stage = (mayCommand: boolean) => {
  const heard: FromApp[] = [];
  const listeners: ((data: unknown) => void)[] = [];
  const timers: (() => void)[] = [];
  const page = new Map<string, (event: unknown) => void>();
  const actor = createActor(machine).start();
  const recorder = new Recorder(() => 0);
  recorder.watch(actor);
  tellInspectors({
    app: 'page-1',
    about: { title: 'A page', build: null, startedAt: 5, mayCommand },
    recorder,
    wire: joined([
      null,
      {
        post: (data) => {
          const message = readFromApp(structuredClone(data));
          if (message === null) throw new Error('The page spoke another protocol.');
          heard.push(message);
        },
        hear: (listener) => {
          listeners.push(listener);
          return () => undefined;
        },
      },
    ]),
    window: {
      addEventListener: (type: string, listener: unknown) => {
        if (typeof listener === 'function') page.set(type, (event) => listener(event));
      },
      setTimeout: (run: unknown) => {
        if (typeof run === 'function') timers.push(() => run());
        return timers.length;
      },
    },
  });
  return {
    actor,
    heard,
    say: (message: unknown) => listeners.forEach((listener) => listener(message)),
    pass: () => timers.splice(0).forEach((run) => run()),
    page: (type: string, event: unknown = {}) => page.get(type)?.(event),
  };
};

const kinds = (heard: readonly FromApp[]) =>
  heard.map((one) => (one.kind === 'lines' ? `lines ${one.from}+${one.lines.length}` : one.kind));

describe('a page that is recorded', () => {
  it('tells nothing before an inspector came, and everything to each that comes', () => {
    const { actor, heard, say, pass } = stage(false);
    actor.send({ type: 'lamp.turn' });
    pass();
    expect(heard).toEqual([]);
    say({ kind: 'hello' });
    expect(kinds(heard)).toEqual(['here', 'lines 0+4']);
    actor.send({ type: 'lamp.turn' });
    actor.send({ type: 'lamp.turn' });
    pass();
    expect(kinds(heard)).toEqual(['here', 'lines 0+4', 'lines 4+6']);
    say({ kind: 'call' });
    say({ kind: 'nonsense' });
    say({ kind: 'hello' });
    expect(kinds(heard).slice(3)).toEqual(['here', 'here', 'lines 0+10']);
  });

  it('says when it is left, and tells all when the browser brings it back', () => {
    const { heard, say, page } = stage(false);
    say({ kind: 'hello' });
    page('pagehide');
    page('pageshow', { persisted: false });
    page('pageshow', { persisted: true });
    expect(kinds(heard)).toEqual(['here', 'lines 0+1', 'gone', 'here', 'lines 0+1']);
  });

  const command = (actor: string, app = 'page-1') => ({
    kind: 'command',
    app,
    command: { actor, event: { type: 'lamp.turn' } },
  });

  it('follows a command in development', () => {
    const { actor, heard, say } = stage(true);
    say(command('a1', 'another page'));
    expect(actor.getSnapshot().value).toBe('off');
    say(command('a1'));
    expect(actor.getSnapshot().value).toBe('on');
    expect(heard).toEqual([]);
    say(command('a9'));
    expect(heard).toMatchObject([{ kind: 'refused', app: 'page-1' }]);
  });

  it('refuses every command elsewhere', () => {
    const { actor, heard, say } = stage(false);
    say(command('a1'));
    expect(actor.getSnapshot().value).toBe('off');
    expect(heard).toMatchObject([{ kind: 'refused', reason: expect.stringContaining('develop') }]);
  });
});

const never = () => Promise.reject(new Error('Nobody asked.'));

describe('a page that nobody looks at', () => {
  it('begins to record when an inspector asks who is there, once', async () => {
    let begun = 0;
    let letGo = 0;
    const heard = new Promise<void>((resolve) =>
      awaitInspector(
        globalThis,
        () => {
          begun += 1;
          resolve();
          return Promise.reject(new Error('The code is gone.'));
        },
        () => (letGo += 1),
      ),
    );
    const viewer = new BroadcastChannel(channelName);
    viewer.postMessage({ kind: 'here' });
    viewer.postMessage({ kind: 'hello' });
    viewer.postMessage({ kind: 'hello' });
    await heard;
    viewer.close();
    expect([begun, letGo]).toEqual([1, 0]);
  });

  it('lets go of its first steps when none has asked for them', () => {
    const timers = new Map<number, () => void>();
    let letGo = 0;
    const scope = {
      BroadcastChannel: class {
        addEventListener() {}
      },
      setTimeout: (run: () => void, ms: number) => timers.set(ms, run).size,
      clearTimeout: () => timers.clear(),
    };
    // A browser's timers have more forms than this needs.
    awaitInspector(Object.assign(Object.create(globalThis), scope), never, () => (letGo += 1));
    expect([...timers.keys()]).toEqual([7_000]);
    for (const run of timers.values()) run();
    expect(letGo).toBe(1);
  });

  it('keeps nothing where there are no channels', () => {
    let letGo = 0;
    awaitInspector(Object.create(null), never, () => (letGo += 1));
    expect(letGo).toBe(1);
  });
});
