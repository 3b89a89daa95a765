import { execFile } from 'node:child_process';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Connect, Plugin } from 'vite';
import { earlierPages } from './earlierPages.ts';
import { answering, refusal } from './ownWrites.ts';
import type { Answer } from './ownWrites.ts';

const run = promisify(execFile);

/** More are hardly looked for in a list; `flows:charts` makes a file of any. */
const mostCommits = 40;
/** The charts of all flows are smaller than this. */
const maxBuffer = 16_000_000;

/** A commit that changed a machine or a text; `place` says what else it is, if anything. */
type Revision = { commit: string; subject: string; author: string; at: string; place: string };

const fields = ['%H', '%s', '%an', '%cI'];
const separator = '\u001f';

/** The commits of a repository, and the charts of those that are offered. */
export function revisionsOf(project: string, charts: (commit: string) => Promise<string>) {
  const git = async (...args: readonly string[]) =>
    (await run('git', [...args], { cwd: project, maxBuffer })).stdout.trim();

  /** Where this branch left main; null on main itself, and without one. */
  const leftMain = async (): Promise<string | null> => {
    const head = await git('rev-parse', 'HEAD');
    for (const main of ['main', 'origin/main']) {
      const base = await git('merge-base', 'HEAD', main).catch(() => head);
      if (base !== head) return base;
    }
    return null;
  };

  const read = (line: string, place: string): Revision => {
    const [commit = '', subject = '', author = '', at = ''] = line.split(separator);
    return { commit, subject, author, at, place };
  };

  const list = async (): Promise<readonly Revision[]> => {
    const format = `--format=${fields.join('%x1f')}`;
    const touched = ['src/machines', 'src/i18n/messages'];
    const log = await git('log', format, '-n', String(mostCommits), '--', ...touched);
    const base = await leftMain();
    const own = base === null ? '' : await git('log', format, '-n', '1', base);
    return [
      ...(own === '' ? [] : [read(own, 'where this branch left main')]),
      ...(log === '' ? [] : log.split('\n').map((line) => read(line, ''))),
    ];
  };
  // Outside of a repository there is nothing to compare with.
  const offered = () => list().catch(() => []);
  const isOffered = async (commit: string) =>
    (await offered()).some((one) => one.commit === commit);

  const made = new Map<string, Promise<string>>();
  const chartsOf = (commit: string): Promise<string> => {
    const known = made.get(commit) ?? charts(commit);
    made.set(commit, known);
    known.catch(() => made.delete(commit));
    return known;
  };

  const answer = async ({ method, url = '/' }: IncomingMessage): Promise<Answer> => {
    if (method !== 'GET') return refusal(405, 'Commits are only read here.');
    if (url === '/') return { status: 200, body: JSON.stringify(await offered()) };
    const commit = /^\/(?<commit>[\da-f]{40})$/.exec(url)?.groups?.['commit'];
    if (commit === undefined || !(await isOffered(commit)))
      return refusal(404, 'This commit is not among those that are offered.');
    return { status: 200, body: await chartsOf(commit) };
  };
  const answers: Connect.NextHandleFunction = answering(answer);
  return { answers, isOffered };
}

/** In a process of its own: a commit's machines are loaded as modules. */
const chartsBy = (project: string) => async (commit: string) => {
  const args = ['node_modules/tsx/dist/cli.mjs', 'scripts/flows/write.ts', '-', commit];
  return (await run(process.execPath, args, { cwd: project, maxBuffer })).stdout;
};

/** Lets the inspector compare with commits of the repository, and show their screens. */
export function flowRevisions(project: string): Plugin {
  return {
    name: 'flows-revisions',
    apply: 'serve',
    configureServer({ middlewares, httpServer }) {
      const { answers, isOffered } = revisionsOf(project, chartsBy(path.resolve(project)));
      const earlier = earlierPages(project, '/inspector/before/', isOffered);
      middlewares.use('/inspector/revisions', answers);
      middlewares.use(earlier.answer);
      httpServer?.once('close', () => void earlier.end());
    },
  };
}
