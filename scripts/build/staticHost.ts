import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { judgePolicy, securityHeaders } from '../../server/http/securityHeaders.ts';
import {
  isUngated,
  matchRoute,
  reservedSegments,
  routeRules,
} from '../../src/machines/navigation/routes.ts';

const KEPT = 'public, max-age=31536000, immutable';

/** The empty page, for everything outside the age gate. */
const SHELL = 'builds/shell';
const HOME = 'builds/home';
/** The same, except for browsers without scripts; each is a file in `builds`. */
export const plainPages = ['/removal', '/terms', '/privacy'];

const isOutside = (path: string) => {
  const route = matchRoute(routeRules, path);
  return route === null || isUngated(route.pattern);
};

/**
 * The first match wins. A host without conditions ignores the lines that have one; the gate that an
 * adult gets there is removed before the first paint. Every host finds a file without its
 * extension; some redirect from the name with it.
 */
const redirects = [
  `/ /${HOME}.html 200! Cookie=over18`,
  ...plainPages.map((path) => `${path} /builds${path} 200`),
  ...[...reservedSegments]
    .filter((segment) => !segment.includes('.') && !plainPages.includes(`/${segment}`))
    .filter((segment) => isOutside(`/${segment}`))
    .map((segment) => `/${segment} /${SHELL} 200`),
  `/email/unsubscribe /${SHELL} 200`,
  `/blog/:id /${SHELL} 200`,
  // A character's chat.
  `/:slug /${SHELL}.html 200 Cookie=over18`,
  '/:slug / 200',
];

/** The pages of the blog that this build has. */
export async function articlesIn(outDir: string): Promise<string[]> {
  const entries = await readdir(join(outDir, 'blog'), { withFileTypes: true }).catch(() => []);
  const ids = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return entries.length === 0 ? [] : ['/blog', ...ids.sort().map((id) => `/blog/${id}`)];
}

const block = (pattern: string, headers: Record<string, string>) =>
  [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

type Elsewhere = {
  /** The origin of the API, if it differs from the pages'. */
  apiOrigin: string | null;
  /** The room server's ws or wss address; null: the API has rooms of its own, or none. */
  roomsUrl: string | null;
};

/**
 * Writes what a static host needs to serve the build, in the files that Netlify, Cloudflare Pages
 * and others read: `_headers`, `_redirects`, and a page for missing paths, which is as empty as
 * `builds/shell.html`.
 */
export function staticHost(elsewhere: Elsewhere): Plugin {
  let outDir = '';
  return {
    name: 'static-host',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    writeBundle: {
      sequential: true,
      async handler() {
        const headers = [
          block('/*', securityHeaders({ ...elsewhere, isHttps: true })),
          ...['/assets/*', '/builds/meta/*', '/portraits/*'].map((pattern) =>
            block(pattern, { 'cache-control': KEPT }),
          ),
          // A host that joins both policies applies both to the worker, which then still works.
          block('/assets/apparentAge.worker-*', judgePolicy),
          ...['/builds/latest.json', '/sw.js', '/_payload.json', '/:slug/_payload.json'].map(
            (pattern) => block(pattern, { 'cache-control': 'no-cache' }),
          ),
        ];
        await writeFile(join(outDir, '_headers'), `${headers.join('\n')}\n`);
        const files = (await readdir(outDir)).filter((name) => /^[^.]+\.(?!html$)\w+$/.test(name));
        // On some hosts a redirect takes precedence over a file.
        const own = files.sort().map((name) => `/${name} /${name} 200`);
        const read = (await articlesIn(outDir)).map((path) => `${path} /builds${path} 200`);
        const lines = [...own, ...read, ...redirects];
        await writeFile(join(outDir, '_redirects'), `${lines.join('\n')}\n`);
        const empty = join(outDir, 'index.html');
        await mkdir(join(outDir, 'builds'), { recursive: true });
        await copyFile(empty, join(outDir, '404.html'));
        await copyFile(empty, join(outDir, `${SHELL}.html`));
      },
    },
  };
}
