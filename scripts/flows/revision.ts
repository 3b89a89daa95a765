import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { root } from '../run.mjs';
import { chartsIn } from './charts';
import { unpack } from './unpack';
import { flowsFileOf } from '../../inspector/diff/flowsFile';
import type { FlowsFile } from '../../inspector/diff/flowsFile';

const run = promisify(execFile);

const git = async (...args: readonly string[]): Promise<string> =>
  (await run('git', [...args], { cwd: root })).stdout.trim();

const catalogues = ['src/i18n/messages', 'content/captions', 'content/tags'];

/** The English texts of a folder's views; none in a commit that kept them elsewhere. */
const textsIn = async (folder: string): Promise<Readonly<Record<string, string>>> => {
  const texts = catalogues.map(async (catalogue) => {
    const file = path.join(folder, catalogue, 'en.json');
    const text = await readFile(file, 'utf8').catch(() => '{}');
    return v.parse(v.record(v.string(), v.string()), JSON.parse(text));
  });
  return Object.assign({}, ...(await Promise.all(texts)));
};

/** The machines as they are in the working folder. */
export const workingCharts = async (): Promise<FlowsFile> =>
  flowsFileOf(await chartsIn(path.join(root, 'src/machines')), null, await textsIn(root));

const commitOf = (revision: string): Promise<string> =>
  git('rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`).catch(() => {
    throw new Error(`There is no file and no revision “${revision}” here.`);
  });

/** The machines as they were in a commit; the working folder is not touched. */
export async function revisionCharts(revision: string): Promise<FlowsFile> {
  const commit = await commitOf(revision);
  const folder = await mkdtemp(path.join(tmpdir(), 'flows-'));
  try {
    // The machines and what they import; earlier commits lack some of it.
    const wanted = ['common', 'src/app/pages.ts', 'src/app/screens.ts', 'src/machines'];
    await unpack(root, commit, folder, [...wanted, ...catalogues]);
    // They were written as modules for the packages of that time; today's packages will do.
    await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }');
    const flows = await chartsIn(path.join(folder, 'src/machines'));
    const short = await git('rev-parse', '--short', commit);
    return flowsFileOf(flows, short, await textsIn(folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
