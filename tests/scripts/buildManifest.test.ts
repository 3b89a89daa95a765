import { readFileSync } from 'node:fs';
import { mkdtemp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { build } from 'vite';
import { load } from 'js-yaml';
import { buildManifest } from '../../scripts/build/buildManifest';
import { layerOrder } from '../../scripts/build/layerOrder';
import { staticHost } from '../../scripts/build/staticHost';
import { securityHeaders } from '../../server/http/securityHeaders';
import { loadContract } from '../../server/http/contract';

const contract = loadContract();
const fits = (name: string, value: unknown) =>
  contract.compile({ $ref: contract.refTo(`#/components/schemas/${name}`) })(value);
const openapi = readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8');
const pathsSchema = v.object({ paths: v.record(v.string(), v.unknown()) });
const latestSchema = v.object({ id: v.string(), timestamp: v.number() });

let root: string;
const write = async (name: string, content: string) => {
  await mkdir(dirname(join(root, name)), { recursive: true });
  await writeFile(join(root, name), content);
};
const read = (name: string) => readFile(join(root, 'dist', name), 'utf8');
const readJson = async (name: string): Promise<unknown> => JSON.parse(await read(name));

async function buildOnce({ hasBlog } = { hasBlog: true }) {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      layerOrder(),
      buildManifest({ hasBlog }),
      staticHost({ apiOrigin: null, roomsUrl: 'wss://rooms.example.org' }),
    ],
  });
  return v.parse(latestSchema, await readJson('builds/latest.json'));
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'build-manifest-'));
  await write('index.html', '<title>A</title><script type="module" src="/main.js"></script>');
  await write('main.js', "import './style.css'; console.info('one');");
  await write('style.css', '@layer base { a { color: red } }');
  await write('public/locales/de.json', '{}');
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(root, { recursive: true });
});

it('names the build in the page, says when it was made, and holds the rules of its routes', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_790_000_000_000 });
  const latest = await buildOnce();
  expect(latest.timestamp).toBe(1_790_000_000_000);
  expect(fits('LatestBuild', latest)).toBe(true);

  const tags = [
    `<meta name="build" content="${latest.id}">`,
    `<link rel="preload" as="fetch" href="/builds/meta/${latest.id}.json" crossorigin>`,
  ];
  for (const page of ['index.html', '404.html', 'builds/shell.html'])
    for (const tag of tags) expect(await read(page)).toContain(tag);

  expect(await readdir(join(root, 'dist/builds/meta'))).toEqual([`${latest.id}.json`]);
  const rules = await readJson(`builds/meta/${latest.id}.json`);
  expect(fits('RouteRules', rules)).toBe(true);
  expect(rules).toMatchObject({
    '/': { payload: true },
    '/chat': { middleware: ['auth'] },
    '/settings': { middleware: ['auth'] },
    '/settings/desires': { middleware: ['auth'] },
    '/settings/reports': { middleware: ['auth'] },
    '/removal': {},
    '/email/unsubscribe': {},
    '/verify': { middleware: ['auth'] },
    '/password': {},
    '/welcome': {},
    '/terms.pdf': { document: true },
    '/blog': { payload: true },
    '/blog/:id': { payload: true },
    '/:slug': { payload: true },
  });
});

it('every route whose rule names a payload has one in the contract, and no other', async () => {
  const { id } = await buildOnce();
  const rules = v.parse(
    v.record(v.string(), v.object({ payload: v.optional(v.boolean()) })),
    await readJson(`builds/meta/${id}.json`),
  );
  const toPath = (pattern: string) =>
    `${pattern === '/' ? '' : pattern}/_payload.json`.replaceAll(/:(\w+)/g, '{$1}');
  const ruled = Object.keys(rules).filter((pattern) => rules[pattern]?.payload === true);
  const documented = Object.keys(v.parse(pathsSchema, load(openapi)).paths);
  expect(documented.filter((path) => path.endsWith('/_payload.json')).sort()).toEqual(
    ruled.map(toPath).sort(),
  );
});

it('knows no pages of the blog where it is off', async () => {
  const { id } = await buildOnce({ hasBlog: false });
  const rules = v.parse(
    v.record(v.string(), v.unknown()),
    await readJson(`builds/meta/${id}.json`),
  );
  expect(Object.keys(rules).filter((pattern) => pattern.startsWith('/blog'))).toEqual([]);
  expect(rules).toHaveProperty('/:slug');
});

it('gives the same id to the same output, whenever it is made', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_790_000_000_000 });
  const first = await buildOnce();
  vi.setSystemTime(1_790_000_060_000);
  expect(await buildOnce()).toEqual({ id: first.id, timestamp: 1_790_000_060_000 });
});

it.each([
  ['script', 'main.js', "import './style.css'; console.info('two');"],
  ['style', 'style.css', '@layer base { a { color: blue } }'],
  ['page', 'index.html', '<title>B</title><script type="module" src="/main.js"></script>'],
  ['file beside them', 'public/locales/de.json', '{"a":"b"}'],
])('gives another id when a %s changes', async (_, name, content) => {
  const { id } = await buildOnce();
  await write(name, content);
  expect((await buildOnce()).id).not.toBe(id);
});

it('tells a static host to send with everything what the server sends', async () => {
  await buildOnce();
  const [, block = ''] = /^\/\*\n((?: {2}.*\n)+)/.exec(await read('_headers')) ?? [];
  const sent = block
    .trim()
    .split('\n')
    .map((line) => line.trim());
  expect(sent).toEqual(
    Object.entries(
      securityHeaders({
        apiOrigin: null,
        roomsUrl: 'wss://rooms.example.org',
        isHttps: true,
      }),
    ).map(([name, value]) => `${name}: ${value}`),
  );
});

it('tells a static host to ask for the latest build and for payloads anew, and to keep the rules of one', async () => {
  await buildOnce();
  const headers = await read('_headers');
  for (const path of ['/builds/latest.json', '/_payload.json', '/:slug/_payload.json'])
    expect(headers).toContain(`\n${path}\n  cache-control: no-cache\n`);
  expect(headers).toContain(
    '\n/builds/meta/*\n  cache-control: public, max-age=31536000, immutable\n',
  );
});
