import { mkdtemp, realpath } from 'node:fs/promises';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer } from 'vite';
import type { Connect, ViteDevServer } from 'vite';
import { runNode } from '../run.mjs';
import { unpack } from './unpack.ts';

/** What the pages of a commit are made of; documents, pictures and the tests themselves are not. */
const sources = [
  '.storybook',
  'common',
  'content',
  'index.html',
  'inspector',
  'openapi.yaml',
  'package.json',
  'scripts',
  'server',
  'src',
  // Stories show what tests have.
  'tests/support',
  'tsconfig.base.json',
  'tsconfig.json',
  'tsconfig.web.json',
  'vite.config.ts',
];

/** Each is a development server of its own. */
const mostAtOnce = 2;

type Earlier = { folder: string; server: ViteDevServer };

async function startEarlier(project: string, commit: string, base: string): Promise<Earlier> {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'flows-earlier-')));
  const leave = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', leave);
  await unpack(project, commit, folder, sources);
  // The texts are compiled from their sources, and no commit holds them.
  await runNode([path.join(folder, 'scripts/messages.mjs')]);
  const server = await createServer({
    root: folder,
    base,
    configFile: path.join(folder, 'vite.config.ts'),
    cacheDir: path.join(folder, '.vite'),
    logLevel: 'error',
    server: {
      middlewareMode: true,
      hmr: false,
      ws: false,
      watch: null,
      // Fonts are served from the packages, which may lie elsewhere.
      fs: { allow: [folder, project, await realpath(path.join(folder, 'node_modules'))] },
    },
  });
  return { folder, server };
}

/**
 * Serves the inspector and its screens as they were in a commit, below an address of this server.
 * @param isOffered only commits that are offered are run: what was merely fetched may be anybody's
 */
export function earlierPages(
  project: string,
  prefix: string,
  isOffered: (commit: string) => Promise<boolean>,
): { answer: Connect.NextHandleFunction; end: () => Promise<void> } {
  const running = new Map<string, Promise<Earlier>>();

  const stop = async (commit: string) => {
    const started = running.get(commit);
    running.delete(commit);
    const earlier = await started?.catch(() => undefined);
    if (earlier === undefined) return;
    await earlier.server.close();
    rmSync(earlier.folder, { recursive: true, force: true });
  };

  const start = (commit: string): Promise<Earlier> => {
    const known = running.get(commit);
    if (known !== undefined) return known;
    const started = startEarlier(project, commit, `${prefix}${commit}/`);
    running.set(commit, started);
    // One that could not be started is tried again with the next request.
    started.catch(() => running.delete(commit));
    for (const oldest of [...running.keys()].slice(0, -mostAtOnce)) void stop(oldest);
    return started;
  };

  return {
    answer: (request, response, next) => {
      const { url = '' } = request;
      const commit = url.startsWith(prefix) ? url.slice(prefix.length).split('/')[0] : undefined;
      if (commit === undefined) {
        next();
        return;
      }
      const refuse = (status: number, why: string) =>
        response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(why);
      // A page asks for hundreds of modules: Git is asked once.
      const isKnown = running.has(commit) ? Promise.resolve(true) : isOffered(commit);
      isKnown
        .then(async (isFine) => {
          if (!isFine) return refuse(404, 'This commit is not among those that are offered.');
          const { server } = await start(commit);
          // What it does not have must not be answered with the file of today.
          return server.middlewares(request, response, () => refuse(404, 'It is not there.'));
        })
        .catch((error: unknown) => refuse(500, String(error)));
    },
    end: async () => {
      await Promise.all([...running.keys()].map(stop));
    },
  };
}
