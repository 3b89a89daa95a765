// @ts-check
import { build } from '../build.mjs';
import { packageFile, runNode } from '../run.mjs';
import { weighFirstRoute } from './budgets.mjs';
import { compareFlows } from './flowChanges.mjs';
import { countPlaywright, countVitest, dropReport, readReport, reportFile } from './reports.mjs';

/**
 * @typedef {import('./reports.mjs').Result} Result
 * @typedef {{ name: string, run: () => Promise<Result & { note?: string }> }} Step
 */

const quiet = {
  NO_COLOR: '1',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  REDOCLY_TELEMETRY: 'off',
  STORYBOOK_DISABLE_TELEMETRY: '1',
};
const minute = 60_000;

/** @param {string} name @param {string[][]} programs @returns {Step} */
const check = (name, ...programs) => ({
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
 * @param {string} name @param {string} id @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Step}
 */
const vitest = (name, id, args, env = {}) => ({
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
    return countVitest(await readReport(id), run);
  },
});

const messages = 'scripts/messages.mjs';
// TypeScript 7 takes a third of the time of 5, which lint and the generator of types still need. On
// several threads it would work out the types of the machines on each of them.
const tsc = [packageFile('typescript-native/bin/tsc'), '--singleThreaded', '-p'];
/**
 * One after the other; those of one list beside each other, two at a time. Each of a list keeps one
 * processor busy: the longest goes first, so that none works alone in the end.
 * @type {(Step | Step[])[]}
 */
export const steps = [
  check('Contract types are fresh', [
    packageFile('openapi-typescript/bin/cli.js'),
    'openapi.yaml',
    ...['-o', 'src/api/schema.d.ts', '--check'],
  ]),
  check('Texts in five languages', [messages], [messages, '--check']),
  [
    check('Lint', [packageFile('eslint/bin/eslint.js'), '.', '--max-warnings', '0']),
    vitest('Stories', 'stories', ['--config', 'vitest.stories.config.ts']),
    vitest('Machines', 'machines', ['--project', 'machines']),
    vitest('Views', 'ui', ['--project', 'ui*']),
    vitest('Inspector', 'inspector', ['--project', 'inspector']),
    check('Formatting', [packageFile('prettier/bin/prettier.cjs'), '--check', '.']),
    check('Types of server, scripts and tests', [...tsc, 'tsconfig.node.json']),
    check('Types of the application', [...tsc, 'tsconfig.web.json']),
    check('Types of the machines, without a browser', [...tsc, 'tsconfig.machines.json']),
    check('Imports', [
      packageFile('dependency-cruiser/bin/dependency-cruise.mjs'),
      ...['--config', '.dependency-cruiser.cjs'],
      '.',
    ]),
    vitest('API client', 'api', ['--project', 'api']),
    check('Dead code', [packageFile('knip/bin/knip.js'), '--no-progress']),
    check('Contract lint', [packageFile('@redocly/cli/bin/cli.js'), 'lint', 'openapi.yaml']),
    { name: 'What changed in the flows', run: compareFlows },
  ],
  vitest('Server', 'server', ['--project', 'server'], { SHORT: '1' }),
  vitest('Server on PostgreSQL', 'postgres', ['--project', 'postgres']),
  {
    name: 'Build',
    run: async () => {
      try {
        await build({ force: true });
        return { passed: 1, failed: 0, output: '' };
      } catch (error) {
        return { passed: 0, failed: 1, output: String(error) };
      }
    },
  },
  {
    name: 'Size of the first route',
    run: async () => {
      try {
        const budgets = await weighFirstRoute();
        const passed = budgets.filter((budget) => budget.ok).length;
        const note = budgets.map((budget) => budget.line).join(', ');
        return { passed, failed: budgets.length - passed, output: note, note };
      } catch (error) {
        return { passed: 0, failed: 1, output: String(error) };
      }
    },
  },
  {
    name: 'Browser',
    run: async () => {
      await dropReport('browser');
      const args = [packageFile('@playwright/test/cli.js'), 'test'];
      const run = await runNode(args, {
        env: { ...quiet, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile('browser') },
        timeoutMs: 35 * minute,
      });
      return countPlaywright(await readReport('browser'), run);
    },
  },
];
