import { readdirSync, readFileSync, statSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { articleIds, readArticles, readingPayloads } from '../../../scripts/content/articles';
import { linksOf, namesOf, readArticle } from '../../../scripts/content/markdown';
import { readPictures } from '../../../scripts/content/pictures';
import { loadContract } from '../../../server/http/contract';
import { locales } from '../../../common/locales';

const contract = loadContract();
const fits = (name: string, value: unknown) =>
  contract.compile({ $ref: contract.refTo(`#/components/schemas/${name}`) })(value);

const english = await readArticles('en');
const ids = await articleIds();
const textsIn = (folder: string, locale: string) => {
  const file = new URL(`../../../${folder}/${locale}.json`, import.meta.url);
  return Object.values(
    v.parse(v.record(v.string(), v.string()), JSON.parse(readFileSync(file, 'utf8'))),
  );
};
const pages = ['/', '/chat', '/settings', '/blog', '/terms', '/privacy'];

it('has at least six articles', () => {
  expect(ids.length).toBeGreaterThanOrEqual(6);
});

it('has a picture for each, a few kilobytes in every size, and no other file', async () => {
  const pictures = await readPictures();
  expect(Object.keys(pictures)).toEqual(ids);
  const files = Object.values(pictures).flatMap(({ sources }) =>
    sources.flatMap(({ avif, webp }) => [avif, webp]),
  );
  const folder = new URL('../../../public/portraits/blog/', import.meta.url);
  const there = readdirSync(folder);
  expect(there.map((name) => `/portraits/blog/${name}`).toSorted()).toEqual(files.toSorted());
  const sizes = there.map((name) => statSync(new URL(name, folder)).size);
  expect(Math.max(...sizes)).toBeLessThan(30_000);
});

describe.each(locales)('the blog in %s', (locale) => {
  it('has every article, on the same day and with as many sections, in words of its own', async () => {
    const files = readdirSync(new URL(`../../../content/blog/${locale}`, import.meta.url));
    expect(files.toSorted()).toEqual(ids.map((id) => `${id}.md`).toSorted());
    const articles = await readArticles(locale);
    for (const [index, article] of articles.entries()) {
      const original = english[index];
      const headings = (blocks: readonly { kind: string }[]) =>
        blocks.filter(({ kind }) => kind === 'heading').length;
      expect(article.date).toBe(original?.date);
      expect(headings(article.blocks)).toBe(headings(original?.blocks ?? []));
      if (locale !== 'en') expect(article.title).not.toBe(original?.title);
    }
  });

  it('links to what there is', async () => {
    const known = new Set([...pages, ...ids.map((id) => `/blog/${id}`)]);
    for (const { blocks } of await readArticles(locale))
      expect(linksOf(blocks).filter((link) => !known.has(link))).toEqual([]);
  });

  it('calls buttons and headings what the pages call them', async () => {
    const shown = new Set(
      ['src/i18n/messages', 'content/tags'].flatMap((folder) => textsIn(folder, locale)),
    );
    const named = (await readArticles(locale)).flatMap(({ blocks }) => namesOf(blocks));
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((name) => !shown.has(name))).toEqual([]);
  });

  it('is in payloads that the contract knows', async () => {
    const payloads = await readingPayloads(locale);
    expect([...payloads.keys()].toSorted()).toEqual(
      ['/blog', ...ids.map((id) => `/blog/${id}`)].toSorted(),
    );
    for (const [path, payload] of payloads)
      expect(fits(path === '/blog' ? 'BlogPayload' : 'ArticlePayload', payload)).toBe(true);
  });
});

const withHead = (body: string) =>
  `---\ndate: 2026-11-22\ndescription: What this is about, in a sentence.\n---\n\n# A title\n\n${body}\n`;

describe('an article', () => {
  it('is read block by block', () => {
    const body = 'See [the wall](/) and **write**.\n\n## Then\n\n- one\n- two';
    expect(readArticle(withHead(body))).toEqual({
      title: 'A title',
      description: 'What this is about, in a sentence.',
      date: '2026-11-22',
      minutes: 1,
      blocks: [
        {
          kind: 'paragraph',
          inlines: [
            { kind: 'text', text: 'See ' },
            { kind: 'link', text: 'the wall', href: '/' },
            { kind: 'text', text: ' and ' },
            { kind: 'strong', text: 'write' },
            { kind: 'text', text: '.' },
          ],
        },
        { kind: 'heading', text: 'Then' },
        {
          kind: 'list',
          items: [[{ kind: 'text', text: 'one' }], [{ kind: 'text', text: 'two' }]],
        },
      ],
    });
  });

  it.each([
    '[away](https://elsewhere.example)',
    '![picture](/a.png)',
    '> quoted',
    '1. one',
    '*so*',
  ])('may not hold %s', (body) => {
    expect(() => readArticle(withHead(body))).toThrow();
  });

  it.each([
    ['word '.repeat(660), 3],
    ['字'.repeat(800), 2],
  ])('says how long it takes to read', (body, minutes) => {
    expect(readArticle(withHead(body)).minutes).toBe(minutes);
  });
});
