import { describe, expect, it } from 'vitest';
import { navigationMachine } from '../../src/machines/navigation/navigationMachine';
import { routeRules } from '../../src/machines/navigation/routes';
import type { RouteRules } from '../../src/machines/navigation/routes';
import { FakeHistory } from '../support/fakeHistory';
import { done, fault, startRun, World } from '../support/machines';

const start = (url: string) => {
  const history = new FakeHistory(url);
  const run = startRun({
    machine: (world) =>
      navigationMachine.provide({ actors: { history: history.actor, readRules: world.held() } }),
    input: ({ owner }) => ({ owner }),
  });
  return { ...run, history };
};

const visit = async (url: string, isAuthorized = false, rules: RouteRules = routeRules) => {
  const run = start(url);
  await run.perform(done('readRules', rules));
  run.send({ type: 'visitor.changed', isAuthorized });
  return run;
};

const settled = (path: string, search: string, route: object, overlay: object | null = null) => ({
  type: 'navigation.settled',
  place: { address: { path, search }, route, overlay },
});

const home = { pattern: '/', params: {} };
const ada = { pattern: '/:slug', params: { slug: 'ada' } };

describe('navigation', () => {
  it('shows nothing before it knows who is there', async () => {
    const run = start('/settings');
    await run.perform(done('readRules', routeRules));
    expect(run.value()).toBe('starting');
    expect(run.world.notices).toEqual([]);
    expect(run.history.urls).toEqual(['/settings']);
  });

  it('shows nothing before it has read the rules of the build, and forgets nothing meanwhile', async () => {
    const run = start('/settings');
    run.send({ type: 'visitor.changed', isAuthorized: true });
    run.send({ type: 'navigation.go', to: '/ada' });
    expect(run.value()).toBe('learning');
    expect(run.world.notices).toEqual([]);
    await run.perform(done('readRules', routeRules));
    expect(run.world.notices).toEqual([settled('/ada', '', ada)]);
    run.send({ type: 'navigation.go', to: '/' });
    expect(run.world.inputsOf('readRules').length).toBe(1);
  });

  it('X8 says that something is wrong when the rules cannot be read, and reads them again on the way on', async () => {
    const run = start('/');
    run.send({ type: 'visitor.changed', isAuthorized: false });
    await run.perform(fault('readRules'));
    expect(run.value()).toBe('broken');
    expect(run.world.notices).toEqual([{ type: 'navigation.lost' }]);
    run.send({ type: 'navigation.go', to: '/' });
    expect(run.value()).toBe('learning');
    await run.perform(fault('readRules'));
    expect(run.world.logs).toEqual(['The route rules of this build could not be read.']);
    run.send({ type: 'navigation.go', to: '/' });
    await run.perform(done('readRules', routeRules));
    expect(run.world.notices.at(-1)).toEqual(settled('/', '', home));
  });

  it.each([
    ['/', home],
    ['/ada', ada],
    ['/ada?source=menu', ada],
    ['/ada/', ada],
  ])('settles at %s', async (url, route) => {
    const { world } = await visit(url);
    const [path = '', search = ''] = url.split('?');
    expect(world.notices).toEqual([settled(path, search, route)]);
  });

  it.each(['/chat', '/chat/', '/settings', '/settings?tab=2'])(
    'sends a guest from %s to the login, and on after it',
    async (url) => {
      const { history, send, world } = await visit(url);
      expect(history.urls).toEqual([`/?login=1&next=${encodeURIComponent(url)}`]);
      expect(world.notices).toMatchObject([
        { type: 'navigation.settled', place: { route: home, overlay: { name: 'login' } } },
      ]);
      send({ type: 'visitor.changed', isAuthorized: true });
      expect(history.urls).toEqual([url]);
    },
  );

  it.each(['login', 'signup'])('shows who is logged in the page without ?%s=1', async (name) => {
    const { history, world } = await visit(`/ada?source=menu&${name}=1`, true);
    expect(history.urls).toEqual(['/ada?source=menu']);
    expect(world.notices).toEqual([settled('/ada', 'source=menu', ada)]);
  });

  it.each([
    '/a/b',
    '/api',
    '/blog/7/8',
    '/login',
    '/healthz',
    '//evil.example',
    '//',
    '/chat//',
    '/ada/b/c',
  ])('knows no page at %s', async (url) => {
    const { value, context, world } = await visit(url);
    expect(value()).toBe('missing');
    expect(context().fault).toBe(url);
    expect(world.notices).toEqual([{ type: 'navigation.lost' }]);
  });

  it.each(['/ada', '/ada/'])('turns %s into a 404 when the API knows no such slug', async (url) => {
    const { send, value, context, world } = await visit(url);
    send({ type: 'navigation.missing', path: '/grace' });
    expect(value()).toBe('settled');
    send({ type: 'navigation.missing', path: '/ada' });
    expect(value()).toBe('missing');
    expect(context()).toMatchObject({ fault: '/ada', place: null });
    expect(world.notices.at(-1)).toEqual({ type: 'navigation.lost' });
    send({ type: 'navigation.go', to: '/' });
    expect(world.notices.at(-1)).toEqual(settled('/', '', home));
  });

  it.each(['stranger', 'constructor', '__proto__', 'toString'])(
    'calls the rule %s an "Unknown route middleware"',
    async (name) => {
      const run = await visit('/', false, { '/': { middleware: [name] } });
      expect(run.value()).toBe('broken');
      expect(run.context().fault).toBe(`Unknown route middleware: ${name}`);
      run.send({ type: 'visitor.changed', isAuthorized: true });
      expect(run.world.logs).toEqual([`Unknown route middleware: ${name}`]);
    },
  );

  it('shows an error page for a page that crashed, until the visitor goes elsewhere', async () => {
    const { send, value, context, world } = await visit('/ada');
    send({ type: 'navigation.crashed', message: 'Boom' });
    expect(value()).toBe('broken');
    expect(context()).toMatchObject({ fault: 'Boom', place: null });
    send({ type: 'navigation.go', to: '/' });
    expect(value()).toBe('settled');
    expect(context().fault).toBe(null);
    expect(world.notices.map(({ type }) => type)).toEqual([
      'navigation.settled',
      'navigation.lost',
      'navigation.settled',
    ]);
  });

  it('leads home on leaving, before the rules of the page left behind are asked', async () => {
    const { send, history, world } = await visit('/settings', true);
    send({ type: 'visitor.left' });
    expect(history.urls).toEqual(['/']);
    expect(new Set(world.notices.slice(1).map((notice) => JSON.stringify(notice)))).toEqual(
      new Set([JSON.stringify(settled('/', '', home))]),
    );
  });

  it('asks the rules again when a session ends elsewhere', async () => {
    const { send, history } = await visit('/settings', true);
    send({ type: 'visitor.changed', isAuthorized: false });
    expect(history.urls).toEqual(['/?login=1&next=%2Fsettings']);
  });

  it('goes to pages by links, replacing when asked to', async () => {
    const { send, history } = await visit('/');
    send({ type: 'navigation.go', to: '/ada' });
    send({ type: 'navigation.go', to: '/grace?source=menu', replace: true });
    expect(history.urls).toEqual(['/', '/grace?source=menu']);
    history.back();
    expect(history.url).toBe('/');
  });
});

describe('navigation, overlays', () => {
  it('opens over the page and keeps its query; closing goes back', async () => {
    const { send, history, world } = await visit('/ada?source=menu', true);
    send({ type: 'overlay.open', name: 'premium', params: { from: 'get-premium' } });
    expect(history.urls).toEqual([
      '/ada?source=menu',
      '/ada?source=menu&premium=1&from=get-premium',
    ]);
    expect(world.notices.at(-1)).toEqual(
      settled('/ada', 'source=menu&premium=1&from=get-premium', ada, {
        name: 'premium',
        params: { source: 'menu', premium: '1', from: 'get-premium' },
      }),
    );
    send({ type: 'overlay.close' });
    expect(history.index).toBe(0);
    expect(world.notices.at(-1)).toEqual(settled('/ada', 'source=menu', ada));
  });

  it('is closed by the browser’s Back', async () => {
    const { send, history, world } = await visit('/ada');
    send({ type: 'overlay.open', name: 'login' });
    history.back();
    expect(world.notices.at(-1)).toEqual(settled('/ada', '', ada));
    send({ type: 'overlay.close' });
    expect(history.index).toBe(0);
  });

  it('opened by a link, closes by going back as well', async () => {
    const { send, history } = await visit('/ada');
    send({ type: 'navigation.go', to: '/ada?report=1&about=bot%3Aada' });
    send({ type: 'overlay.close' });
    expect(history).toMatchObject({ index: 0, url: '/ada' });
  });

  it('opened by a reload or a link from outside, closes in place', async () => {
    const { send, history } = await visit('/ada?source=menu&report=1&about=bot%3Aada');
    send({ type: 'overlay.close' });
    expect(history.urls).toEqual(['/ada?source=menu']);
    send({ type: 'overlay.close' });
    expect(history.urls).toEqual(['/ada?source=menu']);
  });

  it('closes in place when a link led to another page with it', async () => {
    const { send, history } = await visit('/');
    send({ type: 'navigation.go', to: '/ada?login=1' });
    send({ type: 'overlay.close' });
    expect(history.urls).toEqual(['/', '/ada']);
  });

  it.each([
    { type: 'overlay.open', name: 'signup' },
    { type: 'navigation.go', to: '/ada?signup=1' },
  ])('changes from one to another in place: $type', async (event) => {
    const { send, history } = await visit('/ada');
    send({ type: 'overlay.open', name: 'login' });
    send(event);
    expect(history.urls).toEqual(['/ada', '/ada?signup=1']);
    send({ type: 'overlay.close' });
    expect(history).toMatchObject({ index: 0, url: '/ada' });
  });

  it.each([
    ['Back', (run: Awaited<ReturnType<typeof visit>>) => run.history.back()],
    ['closing it', (run: Awaited<ReturnType<typeof visit>>) => run.send({ type: 'overlay.close' })],
  ])('over the making of a character, leads back to that by %s', async (_, close) => {
    const run = await visit('/', true);
    const { send, history } = run;
    send({ type: 'overlay.open', name: 'create' });
    send({ type: 'overlay.open', name: 'premium', params: { from: 'persona' } });
    send({ type: 'overlay.open', name: 'pw', params: { from: 'counter' } });
    expect(history).toMatchObject({ index: 2, url: '/?create=1&pw=1&from=counter' });
    close(run);
    expect(history).toMatchObject({ index: 1, url: '/?create=1' });
    send({ type: 'overlay.close' });
    expect(history).toMatchObject({ index: 0, url: '/' });
  });

  it('over the making of a character, opened from outside, closes to that in place', async () => {
    const { send, history } = await visit('/?create=1&premium=1&from=persona', true);
    send({ type: 'overlay.close' });
    expect(history.urls).toEqual(['/?create=1']);
  });

  it('keeps the way on after login when the visitor signs up instead, and back', async () => {
    const { send, history } = await visit('/chat');
    send({ type: 'overlay.open', name: 'signup' });
    expect(history.urls).toEqual(['/?signup=1&next=%2Fchat']);
    send({ type: 'overlay.open', name: 'login' });
    send({ type: 'visitor.changed', isAuthorized: true });
    expect(history.urls).toEqual(['/chat']);
  });

  it.each([
    { type: 'overlay.open', name: 'login' },
    { type: 'navigation.go', to: '/a/b?login=1' },
  ])('opens at home from an error page, and closes back to it: $type', async (event) => {
    const { send, history, value } = await visit('/a/b');
    send(event);
    expect(history.urls).toEqual(['/a/b', '/?login=1']);
    expect(value()).toBe('settled');
    send({ type: 'overlay.close' });
    expect(value()).toBe('missing');
  });
});

describe('navigation, where there is a newer build', () => {
  const outdate = async (url: string, isAuthorized = false) => {
    const run = await visit(url, isAuthorized);
    const loader = new World();
    run.send({ type: 'navigation.outdated', loader: loader.owner });
    return { ...run, loads: loader.notices };
  };

  it('X8 has the next page loaded anew, and shows nothing of it itself', async () => {
    const { send, history, loads, world } = await outdate('/ada');
    send({ type: 'navigation.go', to: '/?q=tea' });
    send({ type: 'navigation.go', to: '/grace', replace: true });
    expect(loads).toEqual([
      { type: 'history.push', to: '/?q=tea', isOpened: false },
      { type: 'history.replace', to: '/grace', isOpened: false },
    ]);
    expect(history.urls).toEqual(['/ada']);
    expect(world.notices.length).toBe(1);
  });

  it('X8 opens the page itself where it cannot be loaded', async () => {
    const { send, history, world } = await outdate('/ada');
    const change = { type: 'history.push', to: '/', isOpened: false };
    send({ type: 'navigation.stay', change });
    expect(history.urls).toEqual(['/ada', '/']);
    expect(world.notices.at(-1)).toEqual(settled('/', '', home));
  });

  it.each([
    { type: 'overlay.open', name: 'report' },
    { type: 'navigation.go', to: '/ada?login=1' },
    { type: 'navigation.go', to: '/ada?message=1' },
    { type: 'navigation.go', to: '/ada/' },
  ])('X8 stays as it is on the same page: $type $to', async (event) => {
    const { send, history, loads } = await outdate('/ada');
    send(event);
    expect(loads).toEqual([]);
    history.back();
    expect(history.url).toBe('/ada');
    expect(loads).toEqual([]);
  });

  it('leaves Back, whose place in a list would be lost, and the way home of a logout', async () => {
    const { send, history, loads } = await outdate('/', true);
    send({ type: 'navigation.stay', change: { type: 'history.push', to: '/settings' } });
    history.back();
    send({ type: 'visitor.left' });
    expect(loads).toEqual([]);
  });

  it('is left by the way on from an error page as well', async () => {
    const { send, loads } = await outdate('/a/b');
    send({ type: 'overlay.open', name: 'login' });
    expect(loads).toEqual([{ type: 'history.push', to: '/?login=1', isOpened: true }]);
  });
});
