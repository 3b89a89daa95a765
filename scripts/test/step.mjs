// @ts-check
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { packageFile, root, runNode } from '../run.mjs';
import { countVitest, dropReport, readReport, reportFile } from './reports.mjs';

/**
 * @typedef {import('./reports.mjs').Result} Result
 * @typedef {{ name: string, run: () => Promise<Result & { note?: string, unsteady?: string[] }> }} Step
 * @typedef {Step | Step[]} Stage steps of one list run beside each other, two at a time
 */

export const quiet = {
  NO_COLOR: '1',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  REDOCLY_TELEMETRY: 'off',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  // The compiler and the linter are written in Go: collecting garbage less often saves a sixth of
  // their time, for a little more memory.
  GOGC: '400',
};
const minute = 60_000;

export const messages = 'scripts/messages.mjs';
/** @param {string} name @param {string[][]} programs @returns {Step} */
export const check = (name, ...programs) => ({
  name,
  run: async () => {
    let output = '';
    for (const args of programs) {
      const run = await runNode(args, { env: quiet, timeoutMs: 15 * minute });
      output += run.output;
      if (run.code !== 0) return { passed: 0, failed: 1, output };
    }
    return { passed: 1, failed: 0, output };
  },
});

/**
 * TypeScript 7 takes a third of the time of 5, which lint and the type generator still need. With
 * several threads, each would infer the machines' types. What no change can reach is not checked again;
 * but what was kept can name errors that are none, so that errors count only when all is checked anew.
 * @param {string} name @param {string} project
 * @returns {Step}
 */
export const types = (name, project) => {
  const kept = `node_modules/.cache/types/${project}.json`;
  const step = check(name, [
    packageFile('typescript-native/bin/tsc'),
    ...['--singleThreaded', '-p', `tsconfig.${project}.json`],
    ...['--incremental', '--tsBuildInfoFile', kept],
  ]);
  return {
    name,
    run: async () => {
      const result = await step.run();
      if (result.failed === 0) return result;
      await rm(path.join(root, kept), { force: true });
      return step.run();
    },
  };
};

export const formatting = check('Formatting', [
  packageFile('oxfmt/bin/oxfmt'),
  ...['--check', '.'],
]);

/**
 * @param {string} name @param {string} id @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Step}
 */
export const vitest = (name, id, args, env = {}) => ({
  name,
  run: async () => {
    await dropReport(id);
    const reporters = ['--reporter=dot', '--reporter=json', '--silent=passed-only'];
    const run = await runNode(
      [
        packageFile('vitest/vitest.mjs'),
        'run',
        ...reporters,
        `--outputFile.json=${reportFile(id)}`,
        ...args,
      ],
      { env: { ...quiet, ...env }, timeoutMs: 20 * minute },
    );
    const counted = countVitest(await readReport(id), run);
    const isNothing = args.includes('--passWithNoTests') && run.code === 0 && counted.passed === 0;
    return isNothing ? { passed: 0, failed: 0, output: '' } : counted;
  },
});
