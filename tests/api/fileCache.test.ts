import { describe, expect, it } from 'vitest';
import { fileCache } from '../../src/browser/fileCache';
import { registerWorker } from '../../src/browser/registerWorker';
import { createActor, toPromise } from 'xstate';

const origin = 'https://confidant.test';
const asset = '/assets/main-1.js';
const nothing = Promise.resolve(undefined);

/** Caches in memory, in front of a server that has these files; null is no line. */
const world = (id = 'one') => {
  const kept = new Map<string, Map<string, Response>>();
  const caches = {
    open: async (name: string) => {
      const files =
        kept.get(name) ?? kept.set(name, new Map()).get(name) ?? new Map<string, Response>();
      return {
        match: async (path: string) => files.get(path)?.clone(),
        put: async (path: string, response: Response) => void files.set(path, response),
        keys: async () => [...files.keys()],
        delete: async (file: RequestInfo) => typeof file === 'string' && files.delete(file),
      };
    },
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
  };
  const server: { files: Record<string, string | number> | null } = {
    files: { '/builds/shell.html': `<meta name="build" content="${id}">`, [asset]: 'code' },
  };
  const fetch = async (request: RequestInfo) => {
    if (server.files === null) throw new TypeError('offline');
    const path = typeof request === 'string' ? request : new URL(request.url).pathname;
    const file = server.files[path] ?? 404;
    return typeof file === 'number' ? new Response('', { status: file }) : new Response(file);
  };
  const cache = fileCache({ build: { id, files: [asset] }, origin, caches, fetch });
  const ask = (
    path: string,
    {
      mode = 'cors',
      method = 'GET',
      where = origin,
    }: { mode?: RequestMode; method?: string; where?: string } = {},
  ) => {
    const url = `${where}${path}`;
    return cache.answer(new Request(url, { method }), { url, method, mode }, nothing);
  };
  const text = async (answer: Promise<Response> | null) => (await answer)?.text();
  return {
    kept,
    server,
    cache,
    ask,
    text,
    visit: (path: string) => ask(path, { mode: 'navigate' }),
  };
};

describe('the cache of files', () => {
  it('X8 leaves a page to the server as long as there is a line, and stands in where there is none', async () => {
    const { cache, server, visit, text } = world();
    await cache.install();
    server.files = { '/ines': 'new build', '/gone': 404, '/down': 502, '/broken': 500 };
    expect(await text(visit('/ines'))).toBe('new build');
    expect((await visit('/gone'))?.status).toBe(404);
    expect((await visit('/broken'))?.status).toBe(500);
    expect(await text(visit('/down'))).toContain('"one"');
    server.files = null;
    expect(await text(visit('/ines'))).toContain('"one"');
  });

  it('X8 is not installed with the page of another build, or without one of its files', async () => {
    for (const file of ['/builds/shell.html', asset]) {
      const { cache, server, kept, visit } = world();
      server.files = { ...server.files, [file]: file === asset ? 404 : '<meta content="two">' };
      await expect(cache.install()).rejects.toThrow();
      expect(kept.get('build-one')?.has('/builds/shell.html')).toBe(false);
      server.files = null;
      await expect(visit('/')).rejects.toThrow('offline');
    }
  });

  it('X8 drops the files of other builds, and answers with none of them', async () => {
    const { cache, kept, ask, text } = world();
    kept.set('build-old', new Map([['/assets/old-1.js', new Response('old')]]));
    await cache.install();
    await cache.tidy();
    expect([...kept.keys()]).toEqual(['build-one']);
    expect(await text(ask(asset))).toBe('code');
    expect(ask('/assets/old-1.js')).toBe(null);
  });

  it('touches nothing that is anybody’s own, and not which build is the latest', async () => {
    const { cache, ask, visit } = world();
    await cache.install();
    for (const path of ['/api/profile', '/api/events', '/builds/latest.json', '/_payload.json'])
      expect(ask(path), path).toBe(null);
    expect(ask('/portraits/ines/near-640.1.webp')).toBe(null);
    for (const path of ['/terms.pdf', '/api/activate/1']) expect(visit(path), path).toBe(null);
    expect(ask(asset, { method: 'POST' })).toBe(null);
    expect(ask(asset, { where: 'https://other.test' })).toBe(null);
  });

  it('keeps the pictures of cards, so many and no more, and texts where there is no line', async () => {
    const { cache, server, kept, ask, text } = world();
    await cache.install();
    const pictures = Array.from({ length: 203 }, (_, at) => `/portraits/bot-${at}/main-320.1.webp`);
    server.files = Object.fromEntries(pictures.map((path) => [path, path]));
    for (const path of pictures) await ask(path);
    expect(kept.get('pictures')?.size).toBe(200);
    server.files = null;
    expect(await text(ask(pictures.at(-1) ?? ''))).toBe(pictures.at(-1));
    await expect(ask('/locales/de.json')).rejects.toThrow('offline');
  });
});

describe('the wish for a service worker', () => {
  const wish = (isWanted: boolean, connection: { saveData?: boolean } = {}) => {
    const addresses: unknown[] = [];
    const register = async (address: string | URL) => {
      addresses.push(address);
    };
    const device = {
      navigator: { serviceWorker: { register }, connection },
      location: { href: `${origin}/ines`, origin },
    };
    const reply = toPromise(createActor(registerWorker(device, isWanted)).start());
    return { reply, addresses };
  };

  it('is made by a build, and not by who saves data', async () => {
    const made = wish(true);
    expect(await made.reply).toBe('registered');
    expect(made.addresses).toEqual(['/sw.js']);
    for (const { reply, addresses } of [wish(false), wish(true, { saveData: true })]) {
      expect(await reply).toBe('unwanted');
      expect(addresses).toEqual([]);
    }
  });
});
