import { copyFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { securityHeaders } from '../../server/http/securityHeaders.ts';

const KEPT = 'public, max-age=31536000, immutable';

/** Pages of the application as patterns of static hosts; `:slug` is a character's chat. */
const pages = ['/:slug', '/blog/:id', '/email/unsubscribe'];

const block = (pattern: string, headers: Record<string, string>) =>
  [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * Writes what a static host needs to serve the build by itself, in the files that Netlify,
 * Cloudflare Pages and others read: `_headers`, `_redirects` and a page for paths that do not exist.
 * `apiOrigin`: where the API is, when that is not the pages' own origin.
 */
export function staticHost(apiOrigin: string | null): Plugin {
  let outDir = '';
  return {
    name: 'static-host',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      const headers = [
        block('/*', securityHeaders({ apiOrigin, isHttps: true })),
        ...['/assets/*', '/builds/meta/*', '/portraits/*'].map((pattern) =>
          block(pattern, { 'cache-control': KEPT }),
        ),
        ...['/builds/latest.json', '/sw.js', '/_payload.json', '/:slug/_payload.json'].map(
          (pattern) => block(pattern, { 'cache-control': 'no-cache' }),
        ),
      ];
      const redirects = pages.map((page) => `${page} /index.html 200`);
      await writeFile(join(outDir, '_headers'), `${headers.join('\n')}\n`);
      await writeFile(join(outDir, '_redirects'), `${redirects.join('\n')}\n`);
      await copyFile(join(outDir, 'index.html'), join(outDir, '404.html'));
    },
  };
}
