import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../run.mjs';
import { chartsIn } from './charts';
import { flowsFileOf } from '../../inspector/diff/flowsFile';
import type { FlowsFile } from '../../inspector/diff/flowsFile';

const run = promisify(execFile);

const git = async (...args: readonly string[]): Promise<string> =>
  (await run('git', [...args], { cwd: root })).stdout.trim();

/** The machines as they are in the working folder. */
export const workingCharts = async (): Promise<FlowsFile> =>
  flowsFileOf(await chartsIn(path.join(root, 'src/machines')), null);

const commitOf = (revision: string): Promise<string> =>
  git('rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`).catch(() => {
    throw new Error(`There is no file and no revision “${revision}” here.`);
  });

/** The machines as they were in a commit; the working folder is not touched. */
export async function revisionCharts(revision: string): Promise<FlowsFile> {
  const commit = await commitOf(revision);
  const folder = await mkdtemp(path.join(tmpdir(), 'flows-'));
  try {
    const archive = path.join(folder, 'machines.tar');
    // Modules that the machines import; earlier commits lack some of them.
    const beside = ['common', 'src/app/pages.ts', 'src/app/screens.ts'];
    const there = await git('ls-tree', '--name-only', commit, ...beside, 'src/machines');
    await git('archive', '--output', archive, commit, ...there.split('\n'));
    await run('tar', ['-xf', archive, '-C', folder]);
    // They were written as modules for the packages of that time; today's packages will do.
    await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }');
    await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
    const flows = await chartsIn(path.join(folder, 'src/machines'));
    return flowsFileOf(flows, await git('rev-parse', '--short', commit));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
