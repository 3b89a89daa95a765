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

/** The page with nothing in it, for whatever stands outside the gate. */
const SHELL = 'builds/shell';
const HOME = 'builds/home';
/** As empty, but for who runs no scripts. */
const REMOVAL = 'builds/removal';

const isOutside = (path: string) => {
  const route = matchRoute(routeRules, path);
  return route === null || isUngated(route.pattern);
};

/**
 * The first that fits counts. A host that knows no conditions ignores the lines that have one, and
 * the gate that an adult gets there is taken out before it is painted. Without its ending a file is
 * found by all; some answer with a redirect where it has one.
 */
const redirects = [
  `/ /${HOME}.html 200! Cookie=over18`,
  `/removal /${REMOVAL} 200`,
  ...[...reservedSegments]
    .filter((segment) => !segment.includes('.') && segment !== 'removal')
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
  /** Where the API is, when that is not the pages' own origin. */
  apiOrigin: string | null;
  /** The server of calls, as an address of ws or wss; null: the API has rooms of its own, or none. */
  roomsUrl: string | null;
};

/**
 * Writes what a static host needs to serve the build by itself, in the files that Netlify,
 * Cloudflare Pages and others read: `_headers`, `_redirects` and a page for paths that do not exist,
 * which comes empty as `builds/shell.html` does.
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
          // A host that joins two policies holds the worker to both, which lets it work as well.
          block('/assets/apparentAge.worker-*', judgePolicy),
          ...['/builds/latest.json', '/sw.js', '/_payload.json', '/:slug/_payload.json'].map(
            (pattern) => block(pattern, { 'cache-control': 'no-cache' }),
          ),
        ];
        await writeFile(join(outDir, '_headers'), `${headers.join('\n')}\n`);
        const files = (await readdir(outDir)).filter((name) => /^[^.]+\.(?!html$)\w+$/.test(name));
        // To some hosts a line counts for more than a file.
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
