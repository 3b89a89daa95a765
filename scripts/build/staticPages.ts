import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { build } from 'vite';
import type { Plugin } from 'vite';
import { articlesIn, plainPages } from './staticHost.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

type Wanted = {
  path: string;
  isAdult: boolean;
  locale: 'en';
  messages: null;
  theme: 'system';
  page: unknown;
  links: Record<string, string>;
  isApart?: boolean;
  reading?: unknown;
  origin?: string;
};
type Fill = (template: string, wanted: Wanted) => unknown;

const viewSchema = v.object({ fillPage: v.custom<Fill>((value) => typeof value === 'function') });
const linksSchema = v.record(v.string(), v.string());
const payloadSchema = v.object({ data: v.unknown() });

const earlyScript = /<script [^>]*src="[^"]*\/assets\/early-[^>]*><\/script>/;

/** `src/entry/beforePaint.ts` as a classic script: a module would run after the first paint. */
async function beforePaint(): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    mode: 'production',
    build: {
      write: false,
      rolldownOptions: { input: 'src/entry/beforePaint.ts', output: { format: 'iife' } },
    },
  });
  const [chunk] = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  if (chunk?.type !== 'chunk') throw new Error('src/entry/beforePaint.ts is not in its build');
  return chunk.code;
}

/**
 * Fills the pages of a static host, which are the same for everybody: in English and in the dark
 * theme, `index.html` with the gate, `builds/home.html` with the shell and the catalogue's first
 * page, and the plain pages, which are empty except for browsers without scripts.
 * `builds/blog` has the blog's pages, which only have their head.
 */
export function staticPages(origin = ''): Plugin {
  let outDir = '';
  let script = '';
  return {
    name: 'static-pages',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    async generateBundle() {
      const source = await beforePaint();
      script = this.getFileName(this.emitFile({ type: 'asset', name: 'beforePaint.js', source }));
    },
    writeBundle: {
      sequential: true,
      async handler() {
        const read = (name: string) => readFile(join(outDir, name), 'utf8');
        const module: unknown = await import(
          pathToFileURL(join(outDir, '.vite/firstView.mjs')).href
        );
        const { fillPage } = v.parse(viewSchema, module);
        const template = await read('.vite/page.html');
        const payload: unknown = JSON.parse(await read('_payload.json'));

        const known = { locale: 'en', messages: null, theme: 'system', isApart: true } as const;
        const fill = (path: string, page: unknown, more: Partial<Wanted> = {}) => {
          const isAdult = page !== null;
          const html = fillPage(template, { path, isAdult, page, links: {}, ...known, ...more });
          if (typeof html !== 'string') throw new Error(`${path} cannot be filled`);
          return html;
        };
        const write = async (name: string, page: unknown) => {
          const isAdult = page !== null;
          const html = fill('/', page);
          // A host without conditions gives adults the gate; they need the characters soon.
          const [early = ''] = (!isAdult && earlyScript.exec(template)) || [];
          const first = `<script src="/${script}" data-path="${isAdult ? '/' : ''}"></script>`;
          await writeFile(join(outDir, name), html.replace('<head>', `<head>${first}${early}`));
        };
        await write('index.html', null);
        await write('builds/home.html', v.parse(payloadSchema, payload).data);
        const links = v.parse(linksSchema, JSON.parse(await read('.vite/links.json')));
        for (const path of plainPages)
          await writeFile(join(outDir, `builds${path}.html`), fill(path, null, { links }));
        for (const path of await articlesIn(outDir)) {
          const reading: unknown = JSON.parse(await read(`${path.slice(1)}/_payload.json`));
          const file = join(outDir, `builds${path}.html`);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, fill(path, null, { reading, origin }));
        }
      },
    },
  };
}
