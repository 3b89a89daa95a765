import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import type { Plugin } from 'vite';

const entry = 'src/entry/serviceWorker.ts';

/** Only users who make a character load the two megabytes that judge a photo; they are online. */
const isForOffline = (name: string) =>
  /^(?:assets|builds\/meta)\//.test(name) &&
  !/\/apparentAge\.worker-|_model-[\w-]+\.bin$/.test(name);

/** Replaces an earlier worker, and removes everything it left. */
const selfRemoving = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((keys) => Promise.all(keys.map((key) => caches.delete(key))))
      .then(() => self.registration.unregister()),
  ),
);
`;

async function bundled(root: string, thisBuild: object): Promise<string> {
  const made = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { thisBuild: JSON.stringify(thisBuild) },
    build: { write: false, rolldownOptions: { input: entry, output: { format: 'iife' } } },
  });
  const outputs = [made].flat().flatMap((part) => ('output' in part ? part.output : []));
  const chunk = outputs.find((part) => part.type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error(`${entry} came to nothing`);
  return chunk.code;
}

/**
 * Makes `sw.js`, which knows the id and files of its build; must run after `buildManifest`. With
 * `isOn` false, the worker removes itself.
 */
export function serviceWorker(isOn: boolean): Plugin {
  let root = '';
  let publicDir = '';
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      ({ root, publicDir } = config);
    },
    async generateBundle(_, bundle) {
      const made = Object.keys(bundle).filter(isForOffline);
      const meta = made.find((name) => name.startsWith('builds/meta/'));
      const id = meta?.slice('builds/meta/'.length, -'.json'.length);
      if (id === undefined) throw new Error('The build has no id yet');
      const locales = join(publicDir, 'locales');
      const texts = existsSync(locales) ? await readdir(locales) : [];
      const files = [...made, ...texts.map((name) => `locales/${name}`)].map((name) => `/${name}`);
      const source = isOn ? await bundled(root, { id, files: files.sort() }) : selfRemoving;
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
