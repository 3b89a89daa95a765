import { describe, expect, it } from 'vitest';
import { navigationMachine } from '../../src/machines/navigation/navigationMachine';
import { resolve } from '../../src/machines/navigation/resolve';
import {
  isUngated,
  matchRoute,
  reservedSegments,
  routeRules,
} from '../../src/machines/navigation/routes';
import {
  overlayNames,
  overlayOf,
  parseAddress,
  parseSearch,
  safeNext,
} from '../../src/machines/navigation/address';
import { pages } from '../../src/app/pages';
import { FakeHistory } from '../support/fakeHistory';
import { done, startRun } from '../support/machines';

const patternOf = (path: string) => matchRoute(routeRules, path)?.pattern ?? null;

const at = (url: string, isAuthorized: boolean) =>
  resolve(parseAddress(url), routeRules, { isAuthorized });

describe('the pages of the product', () => {
  it.each([
    ['/', '/'],
    ['/chat', '/chat'],
    ['/settings', '/settings'],
    ['/settings/desires', '/settings/desires'],
    ['/settings/reports', '/settings/reports'],
    ['/removal', '/removal'],
    ['/terms', '/terms'],
    ['/privacy', '/privacy'],
    ['/email/unsubscribe', '/email/unsubscribe'],
    ['/verify', '/verify'],
    ['/password', '/password'],
    ['/welcome', '/welcome'],
    ['/audio', '/audio'],
    ['/undress', '/undress'],
    ['/blog', '/blog'],
    ['/blog/media', '/blog/:id'],
    ['/ada', '/:slug'],
    ['/terms.pdf', null],
    ['/privacy.pdf', null],
    ['/ada/chat', null],
    ['/blog/', '/blog'],
    ['/blog//', null],
  ])('%s is %s', (path, pattern) => {
    expect(patternOf(path)).toBe(pattern);
  });

  it('are these, and who is logged out is asked to log in by these', () => {
    const closed = Object.keys(routeRules).filter(
      (path) => at(path, false).kind === 'redirect' && at(path, true).kind === 'page',
    );
    expect(closed).toEqual(
      Object.keys(pages).filter((path) => pages[path]?.middleware?.includes('auth')),
    );
    expect(closed).toContain('/settings');
    expect(
      Object.entries(routeRules)
        .filter(([, { payload }]) => payload === true)
        .map(([path]) => path),
    ).toEqual(['/', '/blog', '/blog/:id', '/:slug']);
    expect(routeRules['/undress']?.middleware).toEqual(['validate-with-ls', 'ready', 'generate']);
  });

  it.each([true, false])('can all be shown or lead on, authorized %s', (isAuthorized) => {
    const kinds = Object.entries(routeRules).map(([path, { document }]) => [
      document === true,
      at(path, isAuthorized).kind,
    ]);
    for (const [isDocument, kind] of kinds)
      expect(isDocument ? ['missing'] : ['page', 'redirect']).toContain(kind);
  });

  it('have names that no character may have', () => {
    const names = [
      ...['api', 'assets', 'audio', 'blog', 'builds', 'chat', 'dev', 'email', 'favicon.ico'],
      ...['healthz', 'icons', 'locales', 'media', 'login', 'password', 'portraits', 'removal'],
      ...['privacy', 'terms', 'robots.txt', 'settings', 'signup', 'undress', 'verify', 'welcome'],
    ];
    expect([...reservedSegments].toSorted()).toEqual(names.toSorted());
    const rules = { '/:slug': {} };
    expect(names.filter((name) => matchRoute(rules, `/${name}`) !== null)).toEqual([]);
    expect(matchRoute(rules, '/ada')).toEqual({ pattern: '/:slug', params: { slug: 'ada' } });
  });

  it.each([
    ['/blog', true],
    ['/blog/7', true],
    ['/removal', true],
    ['/terms', true],
    ['/privacy', true],
    ['/email/unsubscribe', true],
    ['/', false],
    ['/chat', false],
    ['/blogger', false],
    ['/ada/blog', false],
  ])('stand outside the age gate: %s, %s', (path, expected) => {
    expect(isUngated(path)).toBe(expected);
  });
});

describe('an address', () => {
  it('may open these over any page', () => {
    const names = [
      ...['login', 'signup', 'premium', 'pw', 'purchase', 'report', 'profile', 'memory'],
      ...['search', 'create'],
    ];
    expect([...overlayNames].toSorted()).toEqual(names.toSorted());
    expect(names.map((name) => overlayOf(`${name}=1`)?.name)).toEqual(names);
  });

  it('is read with a value that has no name, and a name that has no value', () => {
    expect({ ...parseSearch('=a&b&c=') }).toEqual({ '': 'a', b: '', c: '' });
  });

  it('X2 leads nowhere by dots behind a question mark that is escaped', () => {
    expect(safeNext('/a%3f/../../b')).toBe(null);
    expect(safeNext('/a%3f//evil.example')).toBe(null);
  });
});

describe('the memory of a character', () => {
  it('opens over its page for who is logged in', () => {
    expect(at('/ada?memory=1', true)).toMatchObject({
      kind: 'page',
      overlay: { name: 'memory' },
    });
  });

  it('leads a guest to the login', () => {
    expect(at('/ada?memory=1', false)).toEqual({
      kind: 'redirect',
      to: '/ada?login=1&next=%2Fada%3Fmemory%3D1',
    });
  });

  it.each([true, false])('is nobody’s at home, authorized %s', (isAuthorized) => {
    expect(at('/?memory=1&q=a', isAuthorized)).toEqual({ kind: 'redirect', to: '/?q=a' });
  });
});

describe('who leaves before the rules are read', () => {
  it('is at home when they are', async () => {
    const history = new FakeHistory('/settings');
    const run = startRun({
      machine: (world) =>
        navigationMachine.provide({ actors: { history: history.actor, readRules: world.held() } }),
      input: ({ owner }) => ({ owner }),
    });
    await run.performAll([
      { type: 'visitor.changed', isAuthorized: true },
      { type: 'visitor.left' },
      done('readRules', routeRules),
    ]);
    expect(history.urls).toEqual(['/']);
    expect(run.world.notices).toMatchObject([
      { type: 'navigation.settled', place: { address: { path: '/', search: '' } } },
    ]);
  });
});
