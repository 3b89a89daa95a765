import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../../', import.meta.url));

const builtFrom = async (folder: string, source: string) => {
  const manifest: Record<string, { file: string }> = JSON.parse(
    await readFile(path.join(folder, '.vite/manifest.json'), 'utf8'),
  );
  const chunk = manifest[source];
  if (chunk === undefined) throw new Error(`Nothing is built from ${source}.`);
  return chunk.file;
};

const idOf = async (folder: string): Promise<string> => {
  const latest: { id: string } = JSON.parse(
    await readFile(path.join(folder, 'builds/latest.json'), 'utf8'),
  );
  return latest.id;
};

/**
 * Two builds of the product that differ in a setting, and so in their ids and in the names of their
 * chunks. A server of `folder` has the first until `deploy` puts the second in its place.
 */
export async function makeTwoBuilds() {
  const home = await mkdtemp(path.join(tmpdir(), 'two-builds-'));
  const first = path.join(root, 'dist');
  const second = path.join(home, 'second');
  const folder = path.join(home, 'current');
  await promisify(execFile)(
    process.execPath,
    [
      path.join(root, 'node_modules/vite/bin/vite.js'),
      ...['build', '--outDir', second, '--emptyOutDir', '--logLevel', 'error'],
    ],
    { cwd: root, env: { ...process.env, VITE_HELP_ADDRESS: 'second@example.test' } },
  );
  const put = async (build: string) => {
    const link = path.join(home, 'next');
    await symlink(build, link);
    await rename(link, folder);
  };
  return {
    folder,
    ids: { first: await idOf(first), second: await idOf(second) },
    /** The file of the first build that a source was built into. */
    chunkOf: (source: string) => builtFrom(first, source),
    goBack: () => put(first),
    deploy: () => put(second),
    remove: () => rm(home, { recursive: true, force: true }),
  };
}
