import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDocument } from '../../common/markdown';
import { toPdf } from '../../scripts/documents/pdf';
import { readPdf } from '../support/pdf';
import { startTestServer } from '../support/server';
import type { TestServer } from '../support/server';

const documents = [
  {
    name: 'terms',
    title: 'Terms of use',
    edition: 'Version 1.4, 28 November 2026',
    day: '20261128',
  },
  {
    name: 'privacy',
    title: 'Privacy statement',
    edition: 'Version 1.9, 28 November 2026',
    day: '20261128',
  },
];
const sourceOf = (name: string) =>
  readFileSync(new URL(`../../content/${name}.md`, import.meta.url), 'utf8');
const withHead = (body: string) =>
  `---\nversion: '1.0'\ndate: 2026-11-20\n---\n\n# A title\n\n${body}\n`;

describe.each(documents)('the PDF of $name', ({ name, title, edition, day }) => {
  const source = sourceOf(name);
  let bytes: Buffer;

  beforeAll(async () => {
    bytes = await toPdf(readDocument(source));
  });

  it('says what it is, in which language, and is tagged', () => {
    const { catalogue, info } = readPdf(bytes);
    expect(bytes.subarray(0, 9).toString('latin1')).toBe('%PDF-1.7\n');
    expect(info).toEqual({
      Producer: 'PDFKit',
      Creator: 'PDFKit',
      CreationDate: `D:${day}000000Z`,
      ModDate: `D:${day}000000Z`,
      Title: title,
    });
    expect(catalogue).toContain('/Lang (en-GB)');
    expect(catalogue).toMatch(/\/MarkInfo \d+ 0 R/);
    expect(catalogue).toMatch(/\/StructTreeRoot \d+ 0 R/);
    expect(bytes.toString('latin1')).toContain('<<\n/Marked true\n>>');
  });

  it('has the headings of its source, as headings', () => {
    const headings = readPdf(bytes).marked.filter(({ tag }) => /^H\d$/.test(tag));
    const expected = Array.from(source.matchAll(/^(#+) (.*)$/gm), ([, level = '', text = '']) => ({
      tag: `H${level.length}`,
      text,
    }));
    expect(expected.length).toBeGreaterThan(8);
    expect(headings).toEqual(expected);
  });

  it('has every word of its source, in order, and version and date below the title', () => {
    const shown = readPdf(bytes)
      .marked.filter(({ tag }) => tag !== 'Lbl')
      .map(({ text }) => text)
      .join('');
    const words = source
      .replace(/^---.*?---\n/s, '')
      .replace(`# ${title}`, `${title} ${edition}`)
      .replace(/^(?:## |- )/gm, '')
      .replace(/\*\*|[`<>]/g, '');
    expect(shown.replace(/\s/g, '')).toBe(words.replace(/\s/g, ''));
  });

  it('is the same to the byte when it is made again', async () => {
    expect((await toPdf(readDocument(source))).equals(bytes)).toBe(true);
  });
});

describe('the source of a document', () => {
  it('is read into title, version, date and blocks', () => {
    const body = '## One\n\nWrite to <a@b.example>\nor **not**.\n\n- first\n  line\n- `code`';
    expect(readDocument(withHead(body))).toEqual({
      title: 'A title',
      version: '1.0',
      date: '2026-11-20',
      blocks: [
        { kind: 'heading', text: 'One' },
        {
          kind: 'paragraph',
          inlines: [
            { kind: 'text', text: 'Write to ' },
            { kind: 'link', text: 'a@b.example', href: 'mailto:a@b.example' },
            { kind: 'text', text: ' or ' },
            { kind: 'strong', text: 'not' },
            { kind: 'text', text: '.' },
          ],
        },
        {
          kind: 'list',
          items: [[{ kind: 'text', text: 'first line' }], [{ kind: 'code', text: 'code' }]],
        },
      ],
    });
  });

  it.each([
    '### Deeper',
    '1. numbered',
    '> quoted',
    '| a | b |',
    '[a link](https://example.org)',
    '*slanted*',
    '<b>bold</b>',
    '- outer\n  - **inner',
  ])('is refused where markup would show as text: %s', (body) => {
    expect(() => readDocument(withHead(body))).toThrow('Markup that is not understood');
  });

  it('is refused without version and date', () => {
    expect(() => readDocument('# A title\n\nText\n')).toThrow('begins with a head');
  });
});

describe('the server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dist-'));
  let server: TestServer;

  beforeAll(async () => {
    mkdirSync(join(folder, 'builds'));
    writeFileSync(join(folder, 'builds/shell.html'), '<!doctype html><title>Application</title>');
    for (const { name } of documents) {
      writeFileSync(join(folder, `${name}.pdf`), await toPdf(readDocument(sourceOf(name))));
    }
    server = await startTestServer({ config: { distDir: folder } });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  it.each(documents)('sends /$name.pdf to everybody, as a PDF', async ({ name }) => {
    const page = await fetch(new URL('/', server.origin));
    const response = await fetch(new URL(`/${name}.pdf`, server.origin));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    for (const header of [
      'content-security-policy',
      'cross-origin-opener-policy',
      'cross-origin-resource-policy',
      'permissions-policy',
      'referrer-policy',
      'x-content-type-options',
    ]) {
      expect(response.headers.get(header), header).toBe(page.headers.get(header));
    }
    const sent = Buffer.from(await response.arrayBuffer());
    expect(sent.equals(readFileSync(join(folder, `${name}.pdf`)))).toBe(true);
  });
});
