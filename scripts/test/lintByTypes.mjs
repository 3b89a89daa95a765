// @ts-check
import { packageFile, runNode } from '../run.mjs';
import { changedFiles, findFork, isLinted } from './base.mjs';
import { quiet } from './step.mjs';

/** Linting without types takes seconds, so every `npm test` does all of it. */
export const lint = [packageFile('oxlint/bin/oxlint'), '--threads=1'];
/** Linting with types is slower than the compiler: only `npm run test:deep` does all of it. */
export const lintByTypes = [...lint, '--type-aware'];

/**
 * Lints with types what a branch changed. On main it lints everything: nobody knows how many
 * commits came at once.
 * @param {string} [given] a commit to compare with
 */
export async function lintChanged(given) {
  const base = given ?? (await findFork());
  const files = base === undefined ? undefined : (await changedFiles(base)).filter(isLinted);
  const since = base === undefined ? '' : ` since ${base.slice(0, 7)}`;
  const note = `${files?.length ?? 'all'} files${since}`;
  if (files?.length === 0) return { passed: 1, failed: 0, output: '', note };
  const { code, output } = await runNode([...lintByTypes, ...(files ?? [])], { env: quiet });
  return code === 0
    ? { passed: 1, failed: 0, output, note }
    : { passed: 0, failed: 1, output, note };
}
