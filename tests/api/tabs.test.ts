import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeBrowser, settle } from '../support/tabs';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  await settle();
};

const openSix = async (browser = new FakeBrowser()) => {
  const tabs = [];
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) tabs.push(browser.openTab(name));
  await settle();
  return { browser, server: browser.server, tabs };
};

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('the tabs of one session', () => {
  it('share one connection, and each hears everything once, in order', async () => {
    const { browser, server, tabs } = await openSix();
    for (let event = 0; event < 12; event += 1) server.happen();
    await settle();
    expect(server.connections.length).toBe(1);
    expect(tabs.map(({ heard }) => heard())).toEqual(tabs.map(() => numbers(1, 12)));
    const late = browser.openTab('late');
    await settle();
    server.happen();
    await settle();
    expect(late.notices[0]).toEqual({ type: 'server.ready', resync: true });
    expect(late.heard()).toEqual([13]);
    expect(server.opened).toBe(1);
  });

  it('C6 C7 go on without gap or double when the reading tab closes', async () => {
    const { server, tabs } = await openSix();
    const [first, ...others] = tabs;
    server.happen();
    await settle();
    server.happen();
    first?.close();
    server.last += 1;
    await settle();
    server.happen();
    await settle();
    expect(server.connections.map(({ tab }) => tab)).toEqual(['b']);
    expect(server.opened).toBe(2);
    expect(others.map(({ heard }) => heard())).toEqual(others.map(() => numbers(1, 4)));
  });

  it('C7 mend what a channel lost', async () => {
    const { browser, server, tabs } = await openSix();
    const lose = async () => {
      browser.channels.isDropping = (_, tab) => tab === 'c';
      server.happen();
      await settle();
      browser.channels.isDropping = () => false;
    };
    const expectAllHeard = (last: number) =>
      expect(tabs.map(({ heard }) => heard())).toEqual(tabs.map(() => numbers(1, last)));
    server.happen();
    await settle();

    await lose();
    server.say({ type: 'stream.beat' });
    await settle();
    expectAllHeard(2);
    expect(server.opened).toBe(2);

    await lose();
    server.happen();
    await settle();
    expectAllHeard(4);
    expect(server.opened).toBe(3);
  });

  it('S11 one of them takes over from a tab that froze, and yields when that wakes up', async () => {
    const { browser, server, tabs } = await openSix();
    const [frozen] = server.connections;
    if (frozen === undefined) throw new Error('Nobody reads.');
    frozen.isFrozen = true;
    browser.channels.isDropping = (_, tab) => tab === 'a';
    await pass(14_000);
    expect(server.opened).toBe(1);
    await pass(6_000);
    expect(server.connections.filter(({ isFrozen }) => !isFrozen).length).toBe(1);
    for (const tab of tabs.slice(1)) expect(tab.stream.getSnapshot().hasTag('live')).toBe(true);

    server.happen();
    browser.channels.isDropping = () => false;
    frozen.isFrozen = false;
    server.happen();
    await settle();
    expect(server.connections.map(({ tab }) => tab)).toEqual(['a']);
    for (const tab of tabs.slice(1)) expect(tab.heard()).toEqual([1, 2]);
  });

  it('S11 share one connection without Web Locks as well', async () => {
    const { server, tabs } = await openSix(new FakeBrowser(false));
    expect(server.opened).toBe(0);
    await pass(500);
    expect(server.connections.length).toBe(1);
    server.happen();
    await settle();
    expect(tabs.map(({ heard }) => heard())).toEqual(tabs.map(() => [1]));
  });

  it('S8 wait together while the server is away, and come back to one connection', async () => {
    const { server, tabs } = await openSix();
    const unavailable = { kind: 'unavailable', retryAfterMs: 60_000, jitter: 0.5 } as const;
    server.say({ type: 'stream.lost', unavailable });
    await settle();
    for (const tab of tabs) expect(tab.stream.getSnapshot().value).toBe('waiting');
    expect(server.connections).toEqual([]);
    server.last = 5;
    await pass(59_999);
    expect(server.opened).toBe(1);
    await pass(1);
    expect(server.connections.length).toBe(1);
    expect(tabs.map(({ heard }) => heard())).toEqual(tabs.map(() => numbers(1, 5)));
  });

  it('S7 hear nothing of another account, or of another login', async () => {
    const browser = new FakeBrowser();
    const ada = browser.openTab('a', 'events:ada:1');
    const bob = browser.openTab('b', 'events:bob:2');
    const again = browser.openTab('c', 'events:ada:3');
    await settle();
    expect(browser.server.connections.map(({ tab }) => tab)).toEqual(['a', 'b', 'c']);
    browser.server.connections[0]?.tell({
      type: 'stream.event',
      id: '9',
      event: { type: 'server.chatRemoved', chatId: 'ada’s' },
      raw: { name: 'chat.removed', data: '{"chat_id":"ada’s"}' },
    });
    await settle();
    const removed = { type: 'server.chatRemoved', chatId: 'ada’s' };
    expect(ada.notices).toContainEqual(removed);
    expect(bob.notices).not.toContainEqual(removed);
    expect(again.notices).not.toContainEqual(removed);
  });
});

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
const chance = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
};

describe('whatever happens to the tabs', () => {
  it.each(numbers(1, 60))('C6 C7 each hears everything once, in order: %i', async (seed) => {
    const random = chance(seed);
    const browser = new FakeBrowser(seed % 4 !== 0);
    const { server, channels } = browser;
    const tabs = new Map<string, ReturnType<FakeBrowser['openTab']> & { since: number }>();
    let opened = 0;
    const open = async () => {
      opened += 1;
      const name = `${Math.floor(random() * 10)}-${opened}`;
      tabs.set(name, { ...browser.openTab(name), since: -1 });
      await settle();
    };
    const any = () => [...tabs.keys()][Math.floor(random() * tabs.size)] ?? '';

    for (let step = 0; step < 60; step += 1) {
      const what = random();
      if (tabs.size === 0 || what < 0.15) await open();
      else if (what < 0.25) {
        const name = any();
        tabs.get(name)?.close();
        tabs.delete(name);
      } else if (what < 0.32) {
        const deaf = any();
        channels.isDropping = (_, tab) => tab === deaf && random() < 0.5;
      } else if (what < 0.36) tabs.get(any())?.stream.send({ type: 'stream.renew' });
      else if (what < 0.4) await pass(Math.floor(random() * 8_000));
      else server.happen();
      if (random() < 0.5) await settle();
      if (random() < 0.2) channels.isDropping = () => false;
    }
    channels.isDropping = () => false;
    await open();
    for (let beat = 0; beat < 6; beat += 1) {
      await pass(9_000);
      server.say({ type: 'stream.beat' });
      await settle();
    }
    server.happen();
    await settle();

    expect(server.connections.length).toBe(1);
    for (const [, tab] of tabs) {
      const resync = tab.notices.findLastIndex(
        (notice) => notice.type === 'server.ready' && notice.resync,
      );
      const heard = tab.heard();
      expect(heard).toEqual([...new Set(heard)].toSorted((a, b) => a - b));
      const since = tab.notices
        .slice(resync)
        .flatMap((notice) => (notice.type === 'server.balance' ? [notice.version] : []));
      expect(since).toEqual(numbers(server.last - since.length + 1, server.last));
      expect(tab.stream.getSnapshot().hasTag('live')).toBe(true);
    }
  });
});
