import { mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blog } from '../../../scripts/build/blog';
import { readArticles } from '../../../scripts/content/articles';
import { socialCard } from '../../../scripts/content/socialCard';
import { makeDist } from '../../support/dist';
import { lettersOf } from '../../support/fontLetters';
import { startTestServer } from '../../support/server';
import type { TestServer } from '../../support/server';

const ATOM = 'http://www.w3.org/2005/Atom';
const ORIGIN = 'https://confidant.example';
const locales = ['en', 'ch', 'de', 'es', 'ru'] as const;
type Locale = (typeof locales)[number];
const tagOf = (locale: Locale) => (locale === 'ch' ? 'zh' : locale);
const template = readFileSync(new URL('../../../index.html', import.meta.url), 'utf8');

let server: TestServer;
let dist: string;
let root: string;

/** The files of a build that has nothing but the blog. */
async function buildBlog(isOn: boolean) {
  const outDir = join(root, isOn ? 'on' : 'off');
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [blog({ isOn, publicOrigin: '' })],
    build: { outDir, rolldownOptions: { input: join(root, 'index.js') } },
  });
  return outDir;
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'blog-'));
  await writeFile(join(root, 'index.js'), 'console.info(1);');
  const built = await buildBlog(true);
  dist = await makeDist({});
  await cp(join(built, 'blog'), join(dist, 'blog'), { recursive: true });
  await writeFile(join(dist, '.vite/page.html'), template);
  server = await startTestServer({ config: { distDir: dist, publicOrigin: ORIGIN } });
});
afterAll(async () => {
  await server.stop();
  await rm(dist, { recursive: true });
  await rm(root, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, server.origin), { headers });
const pageAt = async (path: string, headers?: Record<string, string>) =>
  new JSDOM(await (await get(path, headers)).text()).window.document;
const said = (page: Document, selector: string, attribute = 'content') =>
  page.querySelector(selector)?.getAttribute(attribute);

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/;
const childrenOf = (parent: Element, name: string) =>
  [...parent.children].filter((child) => child.localName === name);
const textOf = (parent: Element, name: string) => {
  const found = childrenOf(parent, name);
  expect(found, name).toHaveLength(1);
  return found[0]?.textContent ?? '';
};

describe.each(locales)('the feed in %s', (locale) => {
  it('is Atom by the rules of RFC 4287, with every article', async () => {
    const answer = await get(`/blog/feed.${locale}.xml`);
    expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    const xml = new JSDOM(await answer.text(), { contentType: 'application/xml' });
    const feed = xml.window.document.documentElement;
    expect([feed.localName, feed.getAttribute('xml:lang')]).toEqual(['feed', tagOf(locale)]);
    for (const element of [feed, ...feed.querySelectorAll('*')])
      expect(element.namespaceURI).toBe(ATOM);
    expect(textOf(feed, 'title')).toBe('Confidant');
    expect(textOf(feed, 'updated')).toMatch(instant);
    expect(textOf(feed, 'author').trim()).toBe('Confidant');
    const links = childrenOf(feed, 'link').map((link) => [
      link.getAttribute('rel'),
      link.getAttribute('href'),
    ]);
    expect(links).toEqual([
      ['self', `${ORIGIN}/blog/feed.${locale}.xml`],
      ['alternate', `${ORIGIN}/blog?lang=${tagOf(locale)}`],
    ]);
    const articles = await readArticles(locale);
    const entries = childrenOf(feed, 'entry');
    expect(
      entries.map((entry) => ({
        title: textOf(entry, 'title'),
        description: textOf(entry, 'summary'),
        updated: textOf(entry, 'updated'),
        href: childrenOf(entry, 'link').map((link) => link.getAttribute('href')),
      })),
    ).toEqual(
      articles.map(({ id, title, description, date }) => ({
        title,
        description,
        updated: `${date}T00:00:00Z`,
        href: [`${ORIGIN}/blog/${id}?lang=${tagOf(locale)}`],
      })),
    );
    const ids = [feed, ...entries].map((element) => textOf(element, 'id'));
    expect(new Set(ids).size).toBe(articles.length + 1);
    for (const id of ids)
      expect(id).toMatch(/^urn:uuid:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  });

  it('is the one at feed.xml for who reads that language', async () => {
    const own = await (await get(`/blog/feed.${locale}.xml`)).text();
    const answer = await get('/blog/feed.xml', { 'accept-language': tagOf(locale) });
    expect(answer.headers.get('vary')).toContain('Accept-Language');
    expect(await answer.text()).toBe(own);
  });
});

it('has feeds that are no copies of one another', async () => {
  const feeds = await Promise.all(
    locales.map(async (locale) => (await get(`/blog/feed.${locale}.xml`)).text()),
  );
  const ids = feeds.flatMap((feed) => feed.match(/urn:uuid:[^<]+/g) ?? []);
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each(locales)('an article’s card in %s', (locale) => {
  const font = locale === 'ch' ? 'card-han' : 'card-serif';
  const file = new URL(`../../../scripts/content/fonts/${font}.ttf`, import.meta.url);

  it('is there for each, 1200 by 630 and at most 100 kB', async () => {
    for (const { id } of await readArticles(locale)) {
      const answer = await get(`/blog/${id}/social.${locale}.jpg`);
      expect(answer.headers.get('content-type')).toBe('image/jpeg');
      const picture = Buffer.from(await answer.arrayBuffer());
      expect(picture.length).toBeLessThanOrEqual(100_000);
      const { format, width, height } = await sharp(picture).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    }
  });

  it('has a letter for every letter of the titles, and is the same each time', async () => {
    const hasLetter = lettersOf(readFileSync(file));
    expect(hasLetter('\u{e000}')).toBe(false);
    const articles = await readArticles(locale);
    const missing = articles.flatMap(({ title }) => [...title].filter((at) => !hasLetter(at)));
    expect(missing).toEqual([]);
    const [article] = articles;
    if (article === undefined) throw new Error('There is no article');
    const again = await socialCard(article, locale);
    const built = readFileSync(join(dist, `blog/${article.id}/social.${locale}.jpg`));
    expect(again.equals(built)).toBe(true);
  });
});

describe.each(locales)('the page of an article in %s', (locale) => {
  it('says in its head what it is about, and where it is in other languages', async () => {
    const tag = tagOf(locale);
    for (const { id, title, description, date } of await readArticles(locale)) {
      const page = await pageAt(`/blog/${id}?lang=${tag}`);
      const address = `${ORIGIN}/blog/${id}`;
      expect(page.title).toBe(`${title} · Confidant`);
      expect(page.documentElement.lang).toBe(tag);
      const facts = {
        'meta[name="description"]': description,
        'meta[property="og:type"]': 'article',
        'meta[property="og:title"]': title,
        'meta[property="og:description"]': description,
        'meta[property="og:url"]': `${address}?lang=${tag}`,
        'meta[property="og:image"]': `${address}/social.${locale}.jpg`,
        'meta[property="article:published_time"]': date,
        'meta[name="twitter:card"]': 'summary_large_image',
        'meta[name="twitter:title"]': title,
        'meta[name="twitter:description"]': description,
        'meta[name="twitter:image"]': `${address}/social.${locale}.jpg`,
      };
      for (const [selector, value] of Object.entries(facts)) {
        expect(page.querySelectorAll(selector), selector).toHaveLength(1);
        expect(said(page, selector), selector).toBe(value);
      }
      expect(said(page, 'link[rel="canonical"]', 'href')).toBe(`${address}?lang=${tag}`);
      const others = [...page.querySelectorAll('link[hreflang]')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]);
      expect(Object.fromEntries(others)).toEqual({
        ...Object.fromEntries(locales.map(tagOf).map((at) => [at, `${address}?lang=${at}`])),
        'x-default': address,
      });
      expect(said(page, 'link[type="application/atom+xml"]', 'href')).toBe(
        `${ORIGIN}/blog/feed.${locale}.xml`,
      );
      expect(page.querySelector('#root')?.innerHTML).toBe('');
      expect(page.querySelector('script[src]')).not.toBeNull();
    }
  });
});

describe('a page of the blog', () => {
  it('is the list with the blog’s own words and the product’s picture', async () => {
    const page = await pageAt('/blog', { 'accept-language': 'de' });
    expect(page.title).toBe('Blog · Confidant');
    expect(said(page, 'meta[property="og:type"]')).toBe('website');
    expect(said(page, 'meta[property="og:image"]')).toBe(`${ORIGIN}/icons/social-card.png`);
    expect(said(page, 'meta[name="description"]')).not.toBe(
      said(await pageAt('/blog'), 'meta[name="description"]'),
    );
  });

  it.each([
    [
      'what the visitor has chosen',
      { cookie: 'locale=ru', 'accept-language': 'es' },
      '?lang=de',
      'ru',
    ],
    ['what the address names', { 'accept-language': 'es' }, '?lang=de', 'de'],
    ['what the browser prefers', { 'accept-language': 'es' }, '?lang=xx', 'es'],
    ['English', {}, '', 'en'],
  ])('is in the language of %s', async (_, headers, query, lang) => {
    const page = await pageAt(`/blog/the-line${query}`, headers);
    expect(page.documentElement.lang).toBe(lang);
  });

  it('cannot be led out of its attributes by a title', async () => {
    const file = join(dist, 'blog/odd/_payload.json');
    const data = { id: 'odd', title: '"><b>&', description: '</title>', date: '2026-01-01' };
    await mkdir(dirname(file));
    const article = { ...data, minutes: 1, blocks: [], others: [] };
    await writeFile(file, JSON.stringify({ route: 'article', locale: 'en', data: article }));
    const page = await pageAt('/blog/odd');
    expect(page.title).toBe('"><b>& · Confidant');
    expect(said(page, 'meta[property="og:title"]')).toBe('"><b>&');
    expect(page.querySelector('b')).toBeNull();
  });

  it('that is not there is 404 and says nothing of another', async () => {
    const answer = await get('/blog/nothing');
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('canonical');
  });
});

it('is in no build that is without the blog', async () => {
  expect(readdirSync(await buildBlog(false))).toEqual(['assets']);
});
