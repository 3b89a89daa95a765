import { describe, expect, it } from 'vitest';
import {
  formatAddress,
  formatSearch,
  messageOf,
  overlayOf,
  parseAddress,
  parseSearch,
  safeNext,
  withOverlay,
  withoutOverlay,
} from '../../src/machines/navigation/address';
import { resolve } from '../../src/machines/navigation/resolve';
import { isSamePath, matchRoute, routeRules } from '../../src/machines/navigation/routes';

const origin = 'https://confidant.example';

/** A small generator with a seed, so that a failure can be had again. */
const createRandom = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};

describe('address', () => {
  it.each([
    ['', {}],
    ['a=1&b=two', { a: '1', b: 'two' }],
    ['a=1&a=2', { a: '2' }],
    ['a', { a: '' }],
    ['a=b=c', { a: 'b=c' }],
    ['q=red+wine%21', { q: 'red wine!' }],
    ['q=100%', { q: '100%' }],
    ['&&a=1&', { a: '1' }],
    ['__proto__=x', Object.fromEntries([['__proto__', 'x']])],
  ])('reads the query "%s"', (search, params) => {
    expect({ ...parseSearch(search) }).toEqual(params);
  });

  it('writes what it reads', () => {
    const params = { q: 'a&b=c d+ü%', tags: '', next: '/x?y=1#z' };
    expect({ ...parseSearch(formatSearch(params)) }).toEqual(params);
  });

  it.each([
    ['/ada?source=menu#top', { path: '/ada', search: 'source=menu' }],
    ['/ada#top?x=1', { path: '/ada', search: '' }],
    ['/?a=1?b', { path: '/', search: 'a=1?b' }],
  ])('takes %s apart', (text, address) => {
    expect(parseAddress(text)).toEqual(address);
  });

  it('knows which overlay is open', () => {
    expect(overlayOf('login=0&q=x')).toBe(null);
    expect(overlayOf('constructor=1')).toBe(null);
    expect(overlayOf('q=x&pw=1&from=counter')).toEqual({
      name: 'pw',
      params: { q: 'x', pw: '1', from: 'counter' },
    });
  });

  it('takes an overlay and its keys away, and nothing else', () => {
    expect(withoutOverlay('q=red+wine&premium=1&from=x&next=%2Fa&about=b&source=menu')).toBe(
      'q=red%20wine&source=menu',
    );
  });

  it('opens one overlay at a time, and keeps the way on between login and signup alone', () => {
    const address = { path: '/', search: 'q=x&login=1&next=%2Fchat' };
    expect(formatAddress(withOverlay(address, 'signup'))).toBe('/?q=x&signup=1&next=%2Fchat');
    expect(formatAddress(withOverlay(address, 'signup', { next: '/b' }))).toBe(
      '/?q=x&signup=1&next=%2Fb',
    );
    expect(formatAddress(withOverlay(address, 'premium', { from: 'limit' }))).toBe(
      '/?q=x&premium=1&from=limit',
    );
  });

  it('tells pages apart by their segments', () => {
    expect(isSamePath('/ada', '/ada/')).toBe(true);
    expect(isSamePath('/ada', '/Ada')).toBe(false);
    expect(isSamePath('/ada', '//ada')).toBe(false);
    expect(matchRoute(routeRules, '/chat')).toEqual({ pattern: '/chat', params: {} });
  });

  it.each(['/terms.pdf', '/privacy.pdf'])('takes the document %s for no page', (path) => {
    expect(matchRoute(routeRules, path)).toBeNull();
  });
});

const hostile = [
  undefined,
  '',
  'evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  'https:evil.example',
  'https://evil.example',
  'HTTPS:/evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '%2f%2fevil.example',
  '/%2f%2fevil.example',
  '/%2fevil.example',
  '/%2Fevil.example',
  '/%5cevil.example',
  '/%5Cevil.example',
  '/\tevil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/ /evil.example',
  '/%09/evil.example',
  '/%0a//evil.example',
  '/%00',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/a/%2e%2e//evil.example',
  '/a/%2e%2e/%2fevil.example',
  '/a//evil.example',
  '/./evil',
  '/%2e/evil',
  '/\u0000evil',
  '/\u007f/evil',
];

describe('the message of an address', () => {
  const id = '0b0f6c1e-6d0c-4f5e-9d4b-1d2f6a6c7e10';

  it.each([
    [`message=${id}`, id],
    [`tab=1&message=${id.toUpperCase()}`, id.toUpperCase()],
    ['', null],
    ['message=', null],
    ['message=12', null],
    [`message=${id}0`, null],
    [`message=/${id}`, null],
    [`message=${id}%0a`, null],
    [`other=${id}`, null],
  ])('of "%s" is %s', (search, message) => {
    expect(messageOf(search)).toBe(message);
  });

  it('stays when an overlay opens and closes over the page', () => {
    const { search } = withOverlay({ path: '/ines', search: `message=${id}` }, 'report');
    expect(messageOf(search)).toBe(id);
    expect(messageOf(withoutOverlay(search))).toBe(id);
  });
});

describe('an overlay that only a member has', () => {
  it.each(['create', 'memory'])('%s has a guest log in first, and leads back to it', (name) => {
    const here = { path: '/ines', search: `${name}=1` };
    expect(resolve(here, routeRules, { isAuthorized: false })).toEqual({
      kind: 'redirect',
      to: `/ines?login=1&next=${encodeURIComponent(formatAddress(here))}`,
    });
    expect(resolve(here, routeRules, { isAuthorized: true })).toMatchObject({
      kind: 'page',
      overlay: { name },
    });
  });
});

describe('what is remembered, where there is nobody to remember it', () => {
  it.each([true, false])('is left out of the address, authorized %s', (isAuthorized) => {
    const at = (path: string, search: string) =>
      resolve({ path, search }, routeRules, { isAuthorized });
    expect(at('/', 'memory=1&q=tea')).toEqual({ kind: 'redirect', to: '/?q=tea' });
    expect(at('/blog', 'memory=1')).toEqual({ kind: 'redirect', to: '/blog' });
  });
});

describe('the way on after login', () => {
  it.each(hostile)('X2 ignores %j, and leads home', (next) => {
    expect(safeNext(next)).toBe(null);
    const search = next === undefined ? 'login=1' : formatSearch({ login: '1', next });
    expect(resolve({ path: '/', search }, routeRules, { isAuthorized: true })).toEqual({
      kind: 'redirect',
      to: '/',
    });
  });

  it.each(['/', '/chat', '/ada?source=menu', '/ada?q=a%20b', '/ada?back=//x', '/ch%C3%A9rie'])(
    'X2 follows %s',
    (next) => {
      expect(safeNext(next)).toBe(next);
    },
  );

  it('X2 lets through nothing that a browser would take to another origin or path', () => {
    const parts = [
      ...['/', '\\', '.', '..', ':', '@', '?', '#', '&', '=', '%', '+', ' ', '\t', '\n', '\r'],
      ...['%2f', '%2F', '%5c', '%2e', '%09', '%0d', '%00', '%', '%25', '%252f', '\u0000', '\ufeff'],
      ...['evil.example', 'https:', 'javascript:', 'a', 'ada', '／', '。', '\u2028', '\ud800'],
    ];
    const random = createRandom(20_26);
    let passed = 0;
    for (let round = 0; round < 20_000; round += 1) {
      const length = 1 + Math.floor(random() * 6);
      const text = Array.from(
        { length },
        () => parts[Math.floor(random() * parts.length)] ?? '',
      ).join('');
      for (const candidate of [text, `/${text}`]) {
        const next = safeNext(candidate);
        if (next === null) continue;
        passed += 1;
        const url = new URL(next, origin);
        expect(url.origin, JSON.stringify(candidate)).toBe(origin);
        // What the browser then calls the path must be as harmless when it is pushed again.
        expect(new URL(url.pathname, origin).origin, JSON.stringify(candidate)).toBe(origin);
      }
    }
    expect(passed).toBeGreaterThan(1_000);
  });

  it('X2 comes to an end however deep the ways on are nested', () => {
    let next = '/ada';
    for (let depth = 0; depth < 5; depth += 1)
      next = formatAddress({ path: '/', search: formatSearch({ login: '1', next }) });
    const visited: string[] = [];
    for (let to = next; ;) {
      const resolution = resolve(parseAddress(to), routeRules, { isAuthorized: true });
      if (resolution.kind !== 'redirect') break;
      to = resolution.to;
      visited.push(to);
    }
    expect(visited.length).toBe(5);
    expect(visited.at(-1)).toBe('/ada');
  });
});
