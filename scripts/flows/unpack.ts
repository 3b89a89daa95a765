import { execFile } from 'node:child_process';
import { rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Lays the files of a commit into a folder, with today's packages beside them.
 * @param wanted files and folders; the commit may lack some of them. All of them without it.
 */
export async function unpack(
  project: string,
  commit: string,
  folder: string,
  wanted: readonly string[] = [],
): Promise<void> {
  const archive = path.join(folder, 'commit.tar');
  const git = async (...args: readonly string[]) =>
    (await run('git', [...args], { cwd: project })).stdout.trim();
  const there = wanted.length === 0 ? '' : await git('ls-tree', '--name-only', commit, ...wanted);
  const paths = there === '' ? [] : there.split('\n');
  await git('archive', '--output', archive, commit, ...paths);
  await run('tar', ['-xf', archive, '-C', folder]);
  await rm(archive);
  const packages = path.join(project, 'node_modules');
  await symlink(packages, path.join(folder, 'node_modules'), 'junction');
}
