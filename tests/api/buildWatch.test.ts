import { describe, expect, it } from 'vitest';
import { createActor, setup, toPromise } from 'xstate';
import type { AnyActorLogic, AnyEventObject } from 'xstate';
import { askLatest } from '../../src/api/actors/latestBuild';
import type { KeyValueStore } from '../../src/browser/storage';
import { tab } from '../../src/browser/tab';
import { brokenStore, memoryStore } from '../support/memoryStore';

const own = '0f8a21c47be90d35';

/** Starts a port under a parent that keeps what the port tells. */
function listenTo(logic: AnyActorLogic) {
  const heard: unknown[] = [];
  const actor = createActor(
    setup({ actors: { port: logic } }).createMachine({
      invoke: { id: 'port', src: 'port' },
      on: { '*': { actions: ({ event }) => void heard.push(event) } },
    }),
  ).start();
  const send = (command: AnyEventObject) => actor.getSnapshot().children.port?.send(command);
  return { heard, stop: () => actor.stop(), send };
}

/** As much of a browser's window as the ports touch. */
function fakeWindow() {
  const urls = ['/ada'];
  const seen: { visibilityState: DocumentVisibilityState } = { visibilityState: 'visible' };
  const target = Object.assign(new EventTarget(), {
    reloads: 0,
    urls,
    document: Object.assign(new EventTarget(), seen),
    navigator: { onLine: true },
    location: {
      pathname: '/ada',
      search: '',
      reload: () => void (target.reloads += 1),
    },
    history: {
      state: null,
      pushState: (_state: unknown, _title: string, to: string) => void urls.push(to),
      replaceState: (_state: unknown, _title: string, to: string) => void urls.splice(-1, 1, to),
    },
    scrollTo: () => undefined,
  });
  return target;
}

describe('the question for the latest build', () => {
  const ask = async (body: string, status = 200) => {
    const asked: string[] = [];
    const fetch = async (address: string) => {
      asked.push(address);
      return new Response(body, { status });
    };
    const answer = await toPromise(createActor(askLatest(fetch, own, () => 17)).start());
    return { asked, answer };
  };

  it.each([
    [own, 'same'],
    ['ffffffffffffffff', 'newer'],
  ])('X8 goes past every cache; to %s it is the %s', async (id, kind) => {
    expect(await ask(JSON.stringify({ id, timestamp: 1 }))).toEqual({
      asked: ['/builds/latest.json?17'],
      answer: { kind },
    });
  });

  it.each([
    ['Not found\n', 404],
    ['<!doctype html>', 200],
    ['{"id":1}', 200],
  ])('takes %j for no answer', async (body, status) => {
    await expect(ask(body, status)).rejects.toThrow();
  });
});

describe('the tab', () => {
  it('tells when it is looked at again, and of its network', () => {
    const window = fakeWindow();
    const { heard, stop } = listenTo(tab(window, null));
    window.document.visibilityState = 'hidden';
    window.document.dispatchEvent(new Event('visibilitychange'));
    expect(heard).toEqual([]);
    window.document.visibilityState = 'visible';
    window.document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    expect(heard).toEqual([
      { type: 'tab.returned' },
      { type: 'network.offline' },
      { type: 'network.online' },
    ]);
    stop();
    window.dispatchEvent(new Event('online'));
    expect(heard.length).toBe(3);
    expect(window.reloads).toBe(0);
  });

  it('says at once that there is no network, and reloads when it is told to', () => {
    const window = fakeWindow();
    window.navigator.onLine = false;
    const { heard, send } = listenTo(tab(window, null));
    expect(heard).toEqual([{ type: 'network.offline' }]);
    send({ type: 'tab.reload' });
    expect(window.reloads).toBe(1);
  });
});

describe('a page that is loaded anew', () => {
  const load = (type: 'history.push' | 'history.replace', store: KeyValueStore | null) => {
    const window = fakeWindow();
    const { heard, send } = listenTo(tab(window, store));
    const change = { type, to: '/grace', isOpened: false };
    send({ type: 'tab.load', change });
    return { urls: window.urls, reloads: window.reloads, heard };
  };

  it('X8 is a step of the history, and nothing of its probe is left', () => {
    const { store, items } = memoryStore({ locale: 'de' });
    expect(load('history.push', store)).toEqual({
      urls: ['/ada', '/grace'],
      reloads: 1,
      heard: [],
    });
    expect(load('history.replace', store)).toEqual({ urls: ['/grace'], reloads: 1, heard: [] });
    expect(items()).toEqual({ locale: 'de' });
  });

  it('X8 is not loaded where storage refuses, for what was written would be lost', () => {
    const { store } = memoryStore();
    const full = { ...store, setItem: brokenStore.setItem };
    for (const refusing of [full, brokenStore, null]) {
      const change = { type: 'history.push', to: '/grace', isOpened: false };
      expect(load('history.push', refusing)).toEqual({
        urls: ['/ada'],
        reloads: 0,
        heard: [{ type: 'tab.kept', change }],
      });
    }
  });
});
