// @ts-check
import { packageFile, runNode } from '../run.mjs';
import { changedFiles, findFork, isLinted } from './base.mjs';
import { quiet } from './step.mjs';

/** What the linter sees without types takes seconds: it is whole in every `npm test`. */
export const lint = [packageFile('oxlint/bin/oxlint'), '--threads=1'];
/** What it sees with types takes longer than the compiler: `npm run test:deep` has it whole. */
export const lintByTypes = [...lint, '--type-aware'];

/**
 * Reads with types what a branch changed. On the main line it reads everything: many commits may
 * have come at once, and nobody knows how many.
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
