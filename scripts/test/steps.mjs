// @ts-check
import { build } from '../build.mjs';
import { packageFile, runNode } from '../run.mjs';
import { browserRuns } from './browserRuns.mjs';
import { weighFirstRoute } from './budgets.mjs';
import { compareFlows } from './flowChanges.mjs';
import { lint, lintChanged } from './lintByTypes.mjs';
import { countPlaywright, dropReport, readReport, reportFile, unsteadyTests } from './reports.mjs';
import { check, formatting, messages, quiet, types, vitest } from './step.mjs';

const minute = 60_000;

/** @param {typeof browserRuns[number]} run @returns {import('./step.mjs').Step} */
const browser = ({ name, id, args }) => ({
  name,
  run: async () => {
    await dropReport(id);
    const program = [packageFile('@playwright/test/cli.js'), 'test'];
    const run = await runNode([...program, ...args, '--output', `test-results/${id}`], {
      env: {
        ...quiet,
        BROWSER_RETRIES: '1',
        PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile(id),
      },
      timeoutMs: 50 * minute,
    });
    const report = await readReport(id);
    return { ...countPlaywright(report, run), unsteady: unsteadyTests(report) };
  },
});

/**
 * Run in order; the steps of one list run in parallel, two at a time. Each keeps one processor
 * busy: the longest starts first, so that none runs alone at the end.
 * @type {import('./step.mjs').Stage[]}
 */
export const steps = [
  check(
    'Contract types and lists are fresh',
    [
      packageFile('openapi-typescript/bin/cli.js'),
      'openapi.yaml',
      ...['-o', 'src/api/schema.d.ts', '--check'],
    ],
    ['scripts/contract.mjs', '--check'],
  ),
  check('Texts in five languages', [messages], [messages, '--check']),
  [
    vitest('Server', 'postgres', ['--project', 'postgres'], { SHORT: '1' }),
    vitest('Stories', 'stories', ['--config', 'vitest.stories.config.ts']),
    vitest('Server without PostgreSQL', 'server', ['--project', 'server'], { SHORT: '1' }),
    vitest('Machines', 'machines', ['--project', 'machines'], { SHORT: '1' }),
    vitest('Views', 'ui', ['--project', 'ui*'], { SHORT: '1' }),
    vitest('Inspector', 'inspector', ['--project', 'inspector']),
    formatting,
    check('Lint', lint),
    { name: 'Lint by types of what changed', run: () => lintChanged() },
    types('Types of server, scripts and tests', 'node'),
    types('Types of the application', 'web'),
    types('Types of the machines, without a browser', 'machines'),
    check('Imports', [
      packageFile('dependency-cruiser/bin/dependency-cruise.mjs'),
      ...['--config', '.dependency-cruiser.cjs', '--output-type', 'err-long'],
      '.',
    ]),
    vitest('API client', 'api', ['--project', 'api'], { SHORT: '1' }),
    check('Dead code', [packageFile('knip/bin/knip.js'), '--no-progress', '--cache']),
    check('Contract lint', [packageFile('@redocly/cli/bin/cli.js'), 'lint', 'openapi.yaml']),
    { name: 'What changed in the flows', run: compareFlows },
  ],
  check('Ways of the machines that no test walks', [
    packageFile('tsx/dist/cli.mjs'),
    'scripts/flows/unwalked.ts',
  ]),
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
  ...browserRuns.map(browser),
];
