import { createBrowserReceiver } from '@statelyai/inspect';
import type { StatelyInspectionEvent } from '@statelyai/inspect';
import { describe, expect, it } from 'vitest';
import { assign, createActor, fromCallback, fromPromise, setup, waitFor } from 'xstate';
import { Recorder } from '../../src/browser/recorder/recorder';
import { Tape } from '../../inspector/live/tape';
import { StatelyTeller } from '../../inspector/stately/statelyEvents';
import { statelyMachine } from '../../inspector/stately/statelyMachine';
import { statelyWindow } from '../../inspector/stately/statelyWindow';
import { unblurMachine } from '../../src/machines/unblur/unblurMachine';

const secret = 'canary-81b2';
const about = { title: 'A test', build: null, startedAt: 1_000, mayCommand: false };

/** It bears the id of a machine of the product, so that its list is used. */
const machine = setup({
  types: {
    context: {} as { theme: string; token: string },
    events: {} as { type: 'theme.select'; theme: string; note: string },
    input: {} as { token: string },
  },
  actors: { load: fromPromise(async () => ({ secret })) },
}).createMachine({
  id: 'theme',
  context: ({ input: { token } }) => ({ theme: 'dark', token }),
  invoke: { id: 'load', src: 'load' },
  on: { 'theme.select': { actions: assign({ theme: ({ event }) => event.theme }) } },
  initial: 'shown',
  states: { shown: {} },
});

const recorded = () => {
  const actor = createActor(machine, { input: { token: secret } }).start();
  const recorder = new Recorder(() => 0);
  recorder.watch(actor);
  actor.send({ type: 'theme.select', theme: 'light', note: secret });
  return { actor, recorder };
};

/** Two windows that hear each other, as a browser has them. */
function twoWindows() {
  const hearing = (own: EventTarget, other: () => EventTarget) => ({
    postMessage: (data: unknown) => other().dispatchEvent(new MessageEvent('message', { data })),
    own,
  });
  const page = new EventTarget();
  const viewer = new EventTarget();
  const opened: unknown[] = [];
  const toViewer = hearing(page, () => viewer);
  const toPage = hearing(viewer, () => page);
  const pageWindow = Object.assign(page, {
    open: (url: unknown) => {
      opened.push(url);
      return toViewer;
    },
  });
  const viewerWindow = Object.assign(viewer, { opener: toPage });
  Object.assign(viewerWindow, { self: viewerWindow, top: viewerWindow });
  return {
    opened,
    page: pageWindow as unknown as Window,
    viewer: viewerWindow as unknown as Window,
  };
}

const start = (tape: Tape, page: Window) =>
  createActor(
    statelyMachine.provide({
      actors: { statelyWindow: statelyWindow(() => import('@statelyai/inspect'), page) },
    }),
    { input: { tape } },
  ).start();

describe("Stately's tools", () => {
  it('hear everything from the beginning in their own words, and nothing that was held back', async () => {
    const { opened, page, viewer } = twoWindows();
    const { actor: recordedActor, recorder } = recorded();
    const tape = new Tape(about);
    tape.append(recorder.lines);
    const actor = start(tape, page);
    actor.send({ type: 'stately.open', address: 'http://localhost:5000/' });
    await waitFor(actor, (snapshot) => snapshot.matches({ wanted: 'telling' }));
    expect(opened).toEqual(['http://localhost:5000/']);

    const heard: StatelyInspectionEvent[] = [];
    createBrowserReceiver({ window: viewer }).subscribe((event) => heard.push(event));
    // The package tells what was put aside when the window says that it is there.
    viewer.opener?.postMessage({ type: '@statelyai.connected' });
    expect(heard.map(({ type }) => type)).toEqual([
      '@xstate.actor',
      '@xstate.actor',
      '@xstate.event',
      '@xstate.snapshot',
    ]);
    const before = recorder.lines.length;
    recordedActor.send({ type: 'theme.select', theme: 'dark', note: secret });
    tape.append(recorder.lines.slice(before));
    actor.send({ type: 'stately.grow' });
    expect(heard.slice(4)).toMatchObject([
      {
        type: '@xstate.event',
        sessionId: 'a1',
        event: { type: 'theme.select', theme: 'dark', note: '(text)' },
      },
      {
        type: '@xstate.snapshot',
        sessionId: 'a1',
        snapshot: {
          status: 'active',
          value: 'shown',
          context: { theme: 'dark', token: '(text)' },
        },
      },
    ]);
    expect(JSON.stringify(heard)).not.toContain(secret);
  });

  it('hear nothing before somebody asks, nor after it was ended', async () => {
    const { opened, page, viewer } = twoWindows();
    const { recorder } = recorded();
    const tape = new Tape(about);
    tape.append(recorder.lines);
    const actor = start(tape, page);
    actor.send({ type: 'stately.grow' });
    expect(opened).toEqual([]);
    actor.send({ type: 'stately.open', address: 'http://localhost:5000/' });
    await waitFor(actor, (snapshot) => snapshot.matches({ wanted: 'telling' }));
    actor.send({ type: 'stately.end' });
    const heard: unknown[] = [];
    viewer.addEventListener('message', ({ data }) => heard.push(data));
    tape.append(recorder.lines);
    actor.send({ type: 'stately.grow' });
    expect(heard).toEqual([]);
  });

  it('are said to be out of reach where the browser opens no window', async () => {
    const { page } = twoWindows();
    Object.assign(page, { open: () => null });
    const actor = start(new Tape(about), page);
    actor.send({ type: 'stately.open', address: 'http://localhost:5000/' });
    await waitFor(actor, (snapshot) => snapshot.matches('blocked'));
  });

  it('hear where a machine of the product stands, and how it is written', () => {
    const teller = new StatelyTeller(1_000);
    const unblur = createActor(
      unblurMachine.provide({ actors: { unblurImage: fromPromise(() => new Promise(() => {})) } }),
      {
        input: {
          messageId: secret,
          allowance: { status: 'member', desires: 100, hasSubscription: false },
          veilUrl: secret,
          imageUrl: null,
          owner: createActor(fromCallback(() => undefined)),
        },
      },
    ).start();
    const recorder = new Recorder(() => 5);
    recorder.watch(unblur);
    unblur.send({ type: 'unblur.request' });
    const [actor, ...events] = teller.events(recorder.lines);
    expect(actor).toMatchObject({ type: '@xstate.actor', sessionId: 'a1', createdAt: '1000' });
    const definition = JSON.parse(actor?.type === '@xstate.actor' ? (actor.definition ?? '') : '');
    expect(Object.keys(definition.states)).toContain('requesting');
    expect(events.at(-1)).toMatchObject({ snapshot: { value: 'requesting' } });
    expect(JSON.stringify([actor, events])).not.toContain(secret);
  });
});
