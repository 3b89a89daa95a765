import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { listenOnLoopback } from '../loopback';
import { types } from './staticHost';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Builds the inspector of flows into a folder of its own. */
async function buildFlows(folder: string) {
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const args = ['build', '--config', 'inspector/vite.config.ts', '--outDir', folder];
  await promisify(execFile)(process.execPath, [vite, ...args, '--logLevel', 'error'], {
    cwd: root,
  });
}

/**
 * The inspector of flows on a host of files. It is built when somebody first asks for it: a run
 * without a test of it costs nothing.
 */
export async function startFlows() {
  const folder = await mkdtemp(path.join(tmpdir(), 'flows-'));
  let built: Promise<void> | undefined;
  const read = async (pathname: string) => {
    await (built ??= buildFlows(folder));
    return readFile(path.join(folder, path.normalize(pathname)));
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    read(decodeURIComponent(pathname)).then(
      (content) => {
        const type = types[path.extname(pathname)] ?? 'application/octet-stream';
        response.writeHead(200, { 'content-type': type }).end(content);
      },
      (error: unknown) => response.writeHead(404).end(String(error)),
    );
  });
  const port = await listenOnLoopback(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Where a place of the inspector is in this run, such as `/flow/unblur`. */
export function flowsAddress(place: string): string {
  const origin = process.env['E2E_FLOWS_ORIGIN'];
  if (origin === undefined) throw new Error('The inspector of this run is not known.');
  return `${origin}/index.html#${place}`;
}
