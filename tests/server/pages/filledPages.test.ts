import { rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seed } from '../../support/seed';
import { chatPart, locales, makeDist, plain, template } from '../../support/dist';
import { startTestServer } from '../../support/server';
import type { TestServer } from '../../support/server';

let server: TestServer;
let dist: string;

beforeAll(async () => {
  dist = await makeDist({ '/:slug': chatPart });
  server = await startTestServer({ config: { distDir: dist } });
});
afterAll(async () => {
  await server.stop();
  await rm(dist, { recursive: true });
});

type Visit = { cookies?: string[]; language?: string; headers?: Record<string, string> };

const ask = (path: string, { cookies = [], language, headers }: Visit = {}) =>
  fetch(new URL(path, server.origin), {
    headers: {
      ...(cookies.length > 0 && { cookie: cookies.join('; ') }),
      ...(language !== undefined && { 'accept-language': language }),
      ...headers,
    },
  });

const visit = async (path: string, how?: Visit) => (await ask(path, how)).text();

const adult = 'over18=1';
const gateTitles = {
  en: 'Are you 18 or over?',
  ch: '你满 18 岁了吗？',
  de: 'Bist du mindestens 18?',
  es: '¿Tienes 18 años o más?',
  ru: 'Тебе есть 18 лет?',
};

const dataOf = (html: string): unknown =>
  JSON.parse(
    /<script type="application\/json" id="first-view">(.*?)<\/script>/.exec(html)?.[1] ?? '',
  );

describe('without the cookie of the age gate', () => {
  it.each(['/', '/ines', '/chat', '/settings', '/?login=1'])(
    '%s is filled with the gate alone',
    async (path) => {
      const html = await visit(path);
      expect(html).toContain(gateTitles.en);
      expect(dataOf(html)).toEqual({
        locale: 'en',
        path: null,
        search: '',
        pattern: null,
        page: null,
      });
      expect(html).not.toContain('/portraits/');
      for (const { slug } of seed.characters) expect(html).not.toContain(`/${slug}`);
      for (const { name } of Object.values(seed.texts.en)) expect(html).not.toContain(`>${name}`);
    },
  );

  it.each(locales)('the gate speaks %s where the cookie says so', async (locale) => {
    const html = await visit('/', { cookies: [`locale=${locale}`], language: 'fr' });
    expect(html).toContain(gateTitles[locale]);
    expect(html).toContain(`<html lang="${locale === 'ch' ? 'zh' : locale}"`);
  });
});

describe('with the cookie', () => {
  it.each(locales)('Explore is filled in %s with thirty characters', async (locale) => {
    const html = await visit('/', { cookies: [adult, `locale=${locale}`] });
    expect(html.match(/<article/g)?.length).toBe(30);
    expect(html).not.toContain(gateTitles[locale]);
    const [first] = await fetch(new URL('/api/bots/available', server.origin), {
      headers: { 'accept-language': locale },
    })
      .then((answer) => answer.json())
      .then(({ results }) => results);
    expect(html).toContain(`href="/${first.slug}"`);
    expect(html).toContain(first.tagline.replaceAll("'", '&#x27;'));
  });

  it('carries the very page that the API answers', async () => {
    const html = await visit('/', { cookies: [adult, 'locale=de'] });
    const answer = await fetch(new URL('/api/bots/available?size=30', server.origin), {
      headers: { 'accept-language': 'de' },
    });
    expect(dataOf(html)).toEqual({
      locale: 'de',
      path: '/',
      search: '',
      pattern: '/',
      page: await answer.json(),
    });
  });

  it('is filled with what its address asks for', async () => {
    const html = await visit('/?q=sailor&tag=calm&sort=name&login=1', { cookies: [adult] });
    const api = new URL('/api/bots/available?q=sailor&tags=calm&sort=name', server.origin);
    const page = await fetch(api).then((answer) => answer.json());
    expect(dataOf(html)).toEqual({
      locale: 'en',
      path: '/',
      search: 'q=sailor&tag=calm&sort=name',
      pattern: '/',
      page,
    });
    expect(html.match(/<article/g)?.length).toBe(page.results.length);
    expect(html).toMatch(/<input[^>]* value="sailor"/);
    expect(html).toMatch(/<option value="name" selected="">/);
    expect(html).toMatch(/aria-pressed="true">Calm</);
  });

  it('X1 takes nothing of its address for markup, and nothing unknown for a filter', async () => {
    const q = encodeURIComponent('"><script>alert(1)</script>');
    const html = await visit(`/?q=${q}&tag=%3Cb%3E&sort=toString`, { cookies: [adult] });
    expect(html).not.toContain('<script>alert');
    expect(dataOf(html)).toMatchObject({ search: new URLSearchParams(`q=${q}`).toString() });
  });

  it.each([
    ['/ines', '/:slug'],
    ['/chat', null],
    ['/settings', null],
  ])('%s has the frame and nobody’s data', async (path, pattern) => {
    const html = await visit(path, { cookies: [adult] });
    expect(html).toContain('id="content"');
    expect(html).not.toContain('<article');
    expect(dataOf(html)).toEqual({ locale: 'en', path, search: '', pattern, page: null });
  });

  it('has the pictures and texts that come first fetched from the head', async () => {
    const html = await visit('/', { cookies: [adult, 'locale=ru'] });
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head.match(/<link rel="preload" as="image" type="image\/avif"/g)?.length).toBe(2);
    expect(head).toContain('<link rel="preload" as="fetch" href="/locales/ru.json" crossorigin>');
    expect(head.match(/<title>/g)?.length).toBe(1);
    expect(head).toContain('<title>Обзор · Confidant</title>');
  });

  it('a character’s page asks early for what it is drawn with, and no other page does', async () => {
    const html = await visit('/ines', { cookies: [adult] });
    expect(html.slice(0, html.indexOf('</head>'))).toContain(chatPart);
    expect(await visit('/ines')).not.toContain(chatPart);
    for (const path of ['/', '/chat', '/settings'])
      expect(await visit(path, { cookies: [adult] })).not.toContain(chatPart);
  });

  it('asks for nothing early that the page has already', async () => {
    expect(await visit('/', { cookies: [adult] })).not.toContain('early-');
  });
});

describe('language and theme', () => {
  it.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['fr-FR,fr;q=0.9,ru;q=0.8,en;q=0.7', 'ru'],
    ['zh-TW', 'zh'],
    ['fr', 'en'],
  ])(
    'without a cookie %s is answered in %s, as the browser would choose',
    async (language, tag) => {
      expect(await visit('/', { language })).toContain(`<html lang="${tag}"`);
    },
  );

  it.each([
    ['theme=light', 'light'],
    ['theme=system', 'system'],
    ['theme=dark', 'dark'],
    ['theme="><script>', 'system'],
    ['other=1', 'system'],
  ])('%s is shown as %s', async (cookie, theme) => {
    expect(await visit('/', { cookies: [cookie] })).toContain(`data-theme="${theme}"`);
  });
});

describe('the document', () => {
  it.each([[[]], [[adult]]])(
    'has no style attribute and no script of its own: %j',
    async (cookies) => {
      for (const path of ['/', '/ines', '/settings']) {
        const html = await visit(path, { cookies });
        expect(html).not.toMatch(/\sstyle=/);
        const scripts = html.match(/<script[^>]*>/g) ?? [];
        for (const script of scripts) expect(script).toMatch(/src="|type="application\/json"/);
        expect(html).not.toMatch(/\son[a-z]+="/);
      }
    },
  );

  it('is asked about each time, and sent once', async () => {
    const first = await ask('/', { cookies: [adult] });
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect(first.headers.get('vary')).toBe('Cookie, Accept-Language, Accept-Encoding');
    expect(first.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const etag = first.headers.get('etag') ?? '';
    const again = await ask('/', { cookies: [adult], headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    const gate = await ask('/', { headers: { 'if-none-match': etag } });
    expect(gate.status).toBe(200);
  });

  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
  ])('for %s is sent as %s', async (accepted, encoding) => {
    const answer = await ask('/', {
      cookies: [adult],
      headers: { 'accept-encoding': accepted },
    });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect((await answer.text()).match(/<article/g)?.length).toBe(30);
  });
});

describe('where it cannot be filled', () => {
  it.each(['/welcome', '/blog', '/password?token=abc'])(
    '%s stays as it was built',
    async (path) => {
      expect(await visit(path)).toBe(plain);
    },
  );

  it('an unknown page stays as it was built, with 404, outside the gate', async () => {
    const answer = await ask('/nobody-of-that-name');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe(plain);
  });

  it('a fault while it is drawn is logged, and the page comes as it was built', async () => {
    await writeFile(join(dist, 'locales/es.json'), 'no JSON');
    const later = new Date(Date.now() + 5_000);
    await utimes(join(dist, '.vite/page.html'), later, later);
    const answer = await ask('/', { cookies: ['locale=es'] });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(plain);
    expect(server.logged()).toContain('the first view cannot be drawn');
    expect(await visit('/', { cookies: ['locale=de'] })).toContain(gateTitles.de);
  });

  it('a build that takes the place of another is filled from the next visit on', async () => {
    await writeFile(
      join(dist, '.vite/page.html'),
      template.replace('index-1a2b3c', 'index-4d5e6f'),
    );
    const html = await visit('/', { cookies: [adult] });
    expect(html).toContain('/assets/index-4d5e6f.js');
    expect(html.match(/<article/g)?.length).toBe(30);
  });
});
