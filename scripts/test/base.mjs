// @ts-check
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../run.mjs';

const run = promisify(execFile);

/** @param {string[]} args */
export const git = async (...args) => (await run('git', args, { cwd: root })).stdout.trim();

/** Where this branch left main. Undefined on main, and in a copy without history. */
export async function findFork() {
  const head = await git('rev-parse', 'HEAD').catch(() => undefined);
  for (const line of ['origin/HEAD', 'origin/main', 'main']) {
    const base = await git('merge-base', 'HEAD', line).catch(() => undefined);
    if (base !== undefined && base !== head) return base;
  }
  return undefined;
}

/** Where this branch left main; on main, the previous commit. */
export const findBase = async () =>
  (await findFork()) ?? git('rev-parse', '--verify', '--quiet', 'HEAD~1').catch(() => undefined);

/** @param {string} base @returns {Promise<string[]>} files that are there now and differ from the base, untracked ones too */
export async function changedFiles(base) {
  const names = await Promise.all([
    git('diff', '--name-only', '-z', base),
    git('ls-files', '-o', '-z', '--exclude-standard'),
  ]);
  return [...new Set(names.flatMap((list) => list.split('\0')))].filter(
    (name) => name !== '' && existsSync(path.join(root, name)),
  );
}

export const isLinted = (/** @type {string} */ name) => /\.(?:ts|tsx|mjs)$/.test(name);
