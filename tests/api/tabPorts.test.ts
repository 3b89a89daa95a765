import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import type { AnyActorLogic, EventObject } from 'xstate';
import { pageLife } from '../../src/browser/pageLife';
import { tabChannel } from '../../src/browser/tabChannel';
import { tabLock } from '../../src/browser/tabLock';
import type { TabMessage } from '../../src/machines/streamShare/streamShareTypes';
import { FakeChannels, FakeLocks, settle } from '../support/tabs';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Runs a port below an owner that keeps what it says. */
const open = (port: AnyActorLogic) => {
  const said: EventObject[] = [];
  const owner = createActor(
    setup({ actors: { port } }).createMachine({
      invoke: { id: 'port', src: 'port' },
      on: { '*': { actions: ({ event }) => said.push(event) } },
    }),
  ).start();
  return {
    said,
    send: (event: EventObject) => owner.getSnapshot().children['port']?.send(event),
    stop: () => owner.stop(),
  };
};

const granted = { type: 'lock.granted' };
const missing = { type: 'lock.missing' };

describe('a lock over all tabs', () => {
  it('S1 is held by one tab at a time, until that gives it back', async () => {
    const { manager } = new FakeLocks();
    const ask = () => open(tabLock(manager, () => 'refresh', 100));
    const [one, two, three] = [ask(), ask(), ask()];
    await settle();
    expect([one, two, three].map(({ said }) => said)).toEqual([[granted], [], []]);
    two.stop();
    one.stop();
    await vi.advanceTimersByTimeAsync(99);
    expect(three.said).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(three.said).toEqual([granted]);
    expect(two.said).toEqual([]);
  });

  it('S11 is missed at once where the browser has none, or refuses', async () => {
    const refusing = { request: () => Promise.reject(new Error('SecurityError')) };
    const asked = [undefined, refusing].map((locks) => open(tabLock(locks, () => 'refresh')));
    await settle();
    expect(asked.map(({ said }) => said)).toEqual([[missing], [missing]]);
  });

  it('is there at once for who has nobody to share with', () => {
    expect(open(tabLock(new FakeLocks().manager, () => null)).said).toEqual([granted]);
  });
});

describe('the channel between tabs', () => {
  const claim = { tab: 'a', hasLock: true };
  const event = { type: 'server.balance', desires: 1, version: 2 } as const;
  const raw = { name: 'balance', data: '{"num_tokens":1,"version":2}' };
  const relayed: TabMessage = {
    type: 'tab.relays',
    claim,
    after: '7',
    fact: { type: 'stream.event', id: '8', event, raw },
  };
  const talk = () => {
    const channels = new FakeChannels();
    const tab = (name: string) =>
      open(
        tabChannel(
          channels.opener(name),
          () => 'events',
          ({ name: kind }) => (kind === 'balance' ? event : null),
        ),
      );
    return { channels, tab, stranger: channels.opener('stranger')('events') };
  };

  it('carries what tabs say, an event in the words of the server alone', async () => {
    const { channels, tab } = talk();
    const [one, two] = [tab('a'), tab('b')];
    const lost: TabMessage = {
      ...relayed,
      fact: {
        type: 'stream.lost',
        unavailable: { kind: 'unavailable', retryAfterMs: 9_000, jitter: 0.5 },
      },
    };
    const all: TabMessage[] = [
      { type: 'tab.seeks' },
      { type: 'tab.reads', claim, place: null },
      { type: 'tab.misses', place: '7' },
      relayed,
      lost,
      { ...relayed, fact: { type: 'stream.beat' } },
    ];
    for (const message of all) one.send(message);
    await settle();
    expect(two.said).toEqual(all);
    expect(one.said).toEqual([]);
    expect(channels.messages[3]).toEqual({
      ...relayed,
      fact: { type: 'stream.event', id: '8', raw },
    });
  });

  it('takes an event that this build does not know for a sign of life', async () => {
    const { tab, stranger } = talk();
    const one = tab('a');
    const fact = { type: 'stream.event', id: '8', raw: { name: 'weather', data: '{}' } };
    stranger.postMessage({ ...relayed, fact });
    await settle();
    expect(one.said).toEqual([{ ...relayed, fact: { type: 'stream.beat' } }]);
  });

  it.each([
    [null],
    ['tab.seeks'],
    [{ type: 'tab.reads', claim: { tab: 7, hasLock: true }, place: null }],
    [{ type: 'tab.misses' }],
    [{ ...relayed, fact: { type: 'stream.event', id: 8, raw } }],
    [{ type: 'session.login', tokens: { access: 'a', refresh: 'r' } }],
  ])('does not listen to what no tab says: %j', async (data) => {
    const { tab, stranger } = talk();
    const one = tab('a');
    stranger.postMessage(data);
    await settle();
    expect(one.said).toEqual([]);
  });

  it('is quiet once it is closed, and where there is none', async () => {
    const { tab, stranger } = talk();
    const one = tab('a');
    one.stop();
    stranger.postMessage({ type: 'tab.seeks' });
    await settle();
    expect(one.said).toEqual([]);
    const none = open(
      tabChannel(
        null,
        () => 'events',
        () => null,
      ),
    );
    none.send({ type: 'tab.seeks' });
    expect(none.said).toEqual([]);
  });
});

describe('the life of a page', () => {
  const fakePage = () => {
    const attributes = new Set<string>();
    const seen: { visibilityState: DocumentVisibilityState } = { visibilityState: 'visible' };
    const document = Object.assign(new EventTarget(), seen, {
      documentElement: {
        toggleAttribute: (name: string, isOn: boolean) =>
          isOn ? attributes.add(name).has(name) : attributes.delete(name),
      },
    });
    const window = Object.assign(new EventTarget(), { document, setInterval, clearInterval });
    let time = 0;
    const port = open(pageLife(window, () => time));
    return {
      ...port,
      document,
      attributes,
      happen: (target: 'window' | 'document', type: string) =>
        (target === 'window' ? window : document).dispatchEvent(new Event(type)),
      sleep: (ms: number) => {
        time += ms;
      },
      pass: async (ms: number) => {
        for (let left = ms; left > 0; left -= 15_000) {
          time += 15_000;
          await vi.advanceTimersByTimeAsync(15_000);
        }
      },
    };
  };
  const left = { type: 'page.left' };
  const returned = { type: 'page.returned' };

  it.each([
    ['the back/forward cache', ['window', 'pagehide'], ['window', 'pageshow']],
    ['being frozen', ['document', 'freeze'], ['document', 'resume']],
    ['being frozen, unthawed unheard', ['document', 'freeze'], ['document', 'visibilitychange']],
  ] as const)('S12 is told for %s', (_, [where, away], [there, back]) => {
    const page = fakePage();
    page.happen('window', 'pageshow');
    expect(page.said).toEqual([]);
    page.happen(where, away);
    page.happen(there, back);
    page.happen(there, back);
    expect(page.said).toEqual([left, returned]);
  });

  it('S12 does not take a page that is only hidden for one that came back', () => {
    const page = fakePage();
    page.happen('window', 'pagehide');
    page.document.visibilityState = 'hidden';
    page.happen('document', 'visibilitychange');
    expect(page.said).toEqual([left]);
  });

  it('S12 covers the page when it is told to', () => {
    const page = fakePage();
    page.send({ type: 'page.cover' });
    expect([...page.attributes]).toEqual(['data-away']);
    page.send({ type: 'page.uncover' });
    expect([...page.attributes]).toEqual([]);
  });

  it('S8 notices that the device slept, by the next tick or when somebody looks', async () => {
    const page = fakePage();
    await page.pass(600_000);
    page.sleep(75_000);
    await page.pass(15_000);
    expect(page.said).toEqual([]);
    page.sleep(8 * 3_600_000);
    await page.pass(15_000);
    expect(page.said).toEqual([{ type: 'page.woke', sleptMs: 8 * 3_600_000 + 15_000 }]);
    page.sleep(3_600_000);
    page.happen('document', 'visibilitychange');
    expect(page.said.slice(1)).toEqual([{ type: 'page.woke', sleptMs: 3_600_000 }]);
    page.stop();
    page.sleep(3_600_000);
    await page.pass(15_000);
    expect(page.said.length).toBe(2);
  });
});
