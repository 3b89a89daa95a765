import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { routeRules } from '../../src/machines/navigation/routes.ts';

const placeholder = '%BUILD_ID%';

const rulesOf = ({ hasBlog }: { hasBlog: boolean }) =>
  Object.fromEntries(
    Object.entries(routeRules).filter(([pattern]) => hasBlog || !/^\/blog(?:\/|$)/.test(pattern)),
  );

/** Includes the lengths, so that the end of one part cannot pass for the start of the next. */
function idOf(parts: [name: string, content: string | Uint8Array][]): string {
  const hash = createHash('sha256');
  for (const [name, content] of parts.toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const bytes = Buffer.from(content);
    hash.update(`${name}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex').slice(0, 16);
}

async function filesIn(folder: string): Promise<[string, Uint8Array][]> {
  if (folder === '' || !existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map(async (file) => [relative(folder, file), await readFile(file)]),
  );
}

/**
 * Names the build after its content, in `<meta name="build">`, in `builds/latest.json` and in the
 * name of its route rules, `builds/meta/{id}.json` (spec 4.16). Equal output has an equal id.
 */
export function buildManifest({ hasBlog }: { hasBlog: boolean }): Plugin {
  let publicDir = '';
  return {
    name: 'build-manifest',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        { tag: 'meta', attrs: { name: 'build', content: placeholder }, injectTo: 'head' },
        {
          // The link that the application asks for, so that it need not wait.
          tag: 'link',
          attrs: {
            rel: 'preload',
            as: 'fetch',
            href: `/builds/meta/${placeholder}.json`,
            crossorigin: true,
          },
          injectTo: 'head',
        },
      ],
    },
    async generateBundle(_, bundle) {
      const rules = JSON.stringify(rulesOf({ hasBlog }));
      const made = Object.values(bundle).map((file): [string, string | Uint8Array] => [
        file.fileName,
        file.type === 'chunk' ? file.code : file.source,
      ]);
      const id = idOf([...made, ...(await filesIn(publicDir)), ['builds/meta', rules]]);
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.html'))
          file.source = String(file.source).replaceAll(placeholder, id);
      }
      this.emitFile({
        type: 'asset',
        fileName: 'builds/latest.json',
        source: JSON.stringify({ id, timestamp: Date.now() }),
      });
      this.emitFile({ type: 'asset', fileName: `builds/meta/${id}.json`, source: rules });
    },
  };
}
