// @ts-check
import { findBase } from './base.mjs';
import { lint, lintChanged } from './lintByTypes.mjs';
import { check, formatting, messages, types, vitest } from './step.mjs';

const projects = ['machines', 'api', 'ui*', 'inspector', 'server'].flatMap((name) => [
  '--project',
  name,
]);

/**
 * The checks that a change can break, without a browser: the quick ones complete, all types, and
 * the tests and stories that import what changed.
 * @param {string | undefined} given a commit to compare with
 * @returns {Promise<import('./step.mjs').Stage[]>}
 */
export async function changedSteps(given) {
  const base = given ?? (await findBase()) ?? 'HEAD';
  const related = ['--changed', base, '--passWithNoTests'];
  return [
    check('Texts in five languages', [messages], [messages, '--check']),
    [
      check('Lint', lint),
      { name: 'Lint by types of what changed', run: () => lintChanged(base) },
      vitest('Tests', 'changed', [...projects, ...related]),
      vitest('Stories', 'changed-stories', ['--config', 'vitest.stories.config.ts', ...related]),
      ...['node', 'web', 'machines'].map((name) => types(`Types: ${name}`, name)),
      formatting,
    ],
  ];
}
