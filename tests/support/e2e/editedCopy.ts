import { execFile } from 'node:child_process';
import { mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createServer } from 'vite';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const run = promisify(execFile);

/** A text in a file of the project, and what a designer's colleague makes of it. */
export type Edit = { file: string; from: string; to: string };

/**
 * A clone of this repository in which something was changed since the last commit, served as by
 * `npm run flows`.
 */
export async function serveEditedCopy(edits: readonly Edit[]) {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'flows-copy-')));
  await run('git', ['clone', '--quiet', '--shared', root, folder]);
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  for (const { file, from, to } of edits) {
    const place = path.join(folder, file);
    const text = await readFile(place, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not have “${from}”.`);
    await writeFile(place, text.replace(from, to));
  }
  await run(process.execPath, ['scripts/messages.mjs'], { cwd: folder });
  const server = await createServer({
    root: folder,
    configFile: path.join(folder, 'vite.config.ts'),
    cacheDir: path.join(folder, '.vite'),
    logLevel: 'error',
    server: { port: 0, hmr: false, fs: { allow: [folder, root] } },
  });
  await server.listen();
  const address = server.httpServer?.address();
  if (!address || typeof address === 'string') throw new Error('No port was given.');
  return {
    folder,
    origin: `http://127.0.0.1:${address.port}`,
    async stop() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
