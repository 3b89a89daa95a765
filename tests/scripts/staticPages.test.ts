import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blog } from '../../scripts/build/blog';
import { firstView, lazyModules } from '../../scripts/build/firstView';
import { precompress } from '../../scripts/build/precompress';
import { seededPayloads } from '../../scripts/build/seededPayloads';
import { staticHost } from '../../scripts/build/staticHost';
import { staticPages } from '../../scripts/build/staticPages';
import { seed } from '../support/seed';

const payload = seededPayloads(seed).get('/');
const page = `<!doctype html>
<html lang="en">
  <head>
    <title>Confidant</title>
    <script type="module" src="/main.js"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;

const pages = 'https://pages.example';

let root: string;
const fileOf = (name: string) => join(root, 'dist', name);
const read = (name: string) => readFile(fileOf(name), 'utf8');
const dataOf = (html: string): unknown =>
  JSON.parse(
    /<script type="application\/json" id="first-view">(.*?)<\/script>/.exec(html)?.[1] ?? '',
  );

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'static-pages-'));
  await mkdir(join(root, 'public'));
  await writeFile(join(root, 'public/_payload.json'), JSON.stringify(payload));
  await writeFile(join(root, 'index.html'), page);
  const lazy = Object.values(lazyModules).flat();
  for (const name of lazy) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), `export const part = '${name}';`);
  }
  const imports = lazy.map((name) => `import('./${name}').then(console.info);`);
  await writeFile(join(root, 'main.js'), imports.join('\n'));
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      blog({ isOn: true, publicOrigin: pages }),
      firstView(),
      staticHost({ apiOrigin: null, roomsUrl: null }),
      staticPages(pages),
      precompress(),
    ],
  });
});
afterAll(() => rm(root, { recursive: true }));

it('index.html is filled with the gate alone, in English and dark', async () => {
  const html = await read('index.html');
  expect(html).toContain('<html lang="en" data-theme="system">');
  expect(html).toContain('Are you 18 or over?');
  expect(dataOf(html)).toEqual({ locale: 'en', path: null, search: '', pattern: null, page: null });
  expect(html).not.toContain('/portraits/');
  expect(html).not.toContain('<article');
  for (const { slug } of seed.characters) expect(html).not.toContain(`/${slug}`);
  for (const { name } of Object.values(seed.texts.en)) expect(html).not.toContain(`>${name}`);
});

it('builds/home.html is filled with the characters of the payload', async () => {
  const html = await read('builds/home.html');
  expect(html).toContain('<html lang="en" data-theme="system">');
  expect(html.match(/<article/g)).toHaveLength(30);
  expect(html).not.toContain('Are you 18 or over?');
  expect(dataOf(html)).toEqual({
    locale: 'en',
    path: '/',
    search: '',
    pattern: '/',
    page: payload?.data,
  });
});

it('what is outside the gate comes empty, as does what our own server fills', async () => {
  const empty = await read('.vite/page.html');
  expect(empty).toContain('<div id="root"></div>');
  expect(await read('404.html')).toBe(empty);
  expect(await read('builds/shell.html')).toBe(empty);
});

it('builds/removal.html says where to write to, to who runs no scripts and else nothing', async () => {
  const html = await read('builds/removal.html');
  expect(html).toContain('<div id="root"></div><noscript>');
  expect(html).toContain('<title>Remove an intimate picture · Confidant</title>');
  expect(html).toContain('href="mailto:help@confidant.example"');
  expect(html).not.toContain('<form');
  expect(html).toContain('<script type="module"');
  expect(html).not.toMatch(/ style=/);
});

it.each([
  ['terms', 'Terms', '7. What it costs'],
  ['privacy', 'Privacy', '7. Your rights'],
])('builds/%s.html has the document for whoever runs no scripts', async (name, title, heading) => {
  const html = await read(`builds/${name}.html`);
  expect(html).toContain(`<title>${title} · Confidant</title>`);
  expect(html).toContain('<div id="root"></div><noscript>');
  expect(html).toContain(`>${heading}</h2>`);
  expect(html).toContain(`href="/${name}.pdf"`);
  expect(html).not.toMatch(/ style=/);
});

it('the pages of the blog are empty but for their head, with whole addresses', async () => {
  const html = await read('builds/blog/the-line.html');
  expect(html).toContain('<div id="root"></div>');
  expect(html).toContain('<title>The line, and why it is there · Confidant</title>');
  expect(html).toContain(`href="${pages}/blog/the-line?lang=en"`);
  expect(html).toContain(`content="${pages}/blog/the-line/social.en.jpg"`);
  expect(await read('builds/blog.html')).toContain('<title>Blog · Confidant</title>');
  expect(await read('blog/feed.xml')).toContain(`href="${pages}/blog/the-line?lang=en"`);
});

it.each([
  ['index.html', ''],
  ['builds/home.html', '/'],
])(
  '%s says first whom it is for, and holds nothing that the policy forbids',
  async (name, path) => {
    const html = await read(name);
    const [first = '', ...others] = html.match(/<script[^>]*>/g) ?? [];
    const [, file = ''] =
      /^<script src="\/(assets\/beforePaint-.+\.js)" data-path="/.exec(first) ?? [];
    expect(first).toContain(`data-path="${path}">`);
    expect(await read(file)).not.toMatch(/\b(?:import|export)\b/);
    for (const script of others)
      expect(script).toMatch(/ src="|^<script type="application\/json" id="first-view">/);
    expect(html).not.toMatch(/ style=/);
  },
);

it('a host that compresses ahead has the filled pages, not the empty one', async () => {
  for (const name of ['index.html', 'builds/home.html'])
    expect(gunzipSync(await readFile(fileOf(`${name}.gz`))).toString()).toBe(await read(name));
});

it('the redirects choose by the cookie where a host can, and keep the gate off other pages', async () => {
  const lines = (await read('_redirects')).trim().split('\n');
  expect(lines).toContain('/ /builds/home.html 200! Cookie=over18');
  expect(lines).toContain('/_payload.json /_payload.json 200');
  expect(lines.slice(-2)).toEqual(['/:slug /builds/shell.html 200 Cookie=over18', '/:slug / 200']);
  for (const path of ['/removal', '/terms', '/privacy'])
    expect(lines.filter((line) => line.startsWith(`${path} `))).toEqual([
      `${path} /builds${path} 200`,
    ]);
  for (const path of ['/blog/:id', '/email/unsubscribe'])
    expect(lines).toContain(`${path} /builds/shell 200`);
  for (const path of ['/blog', '/blog/the-line'])
    expect(lines.find((line) => line.startsWith(`${path} `))).toBe(`${path} /builds${path} 200`);
  for (const path of ['/chat', '/settings', '/welcome', '/favicon.ico'])
    expect(lines.filter((line) => line.startsWith(`${path} `))).toEqual([]);
});
