// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { packageFile, root } from '../run.mjs';
import { check, messages, tsc, vitest } from './step.mjs';

/** @param {string[]} args */
function git(...args) {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/** Where this branch left the main line; on the main line itself, its last commit. */
function findBase() {
  for (const line of ['origin/HEAD', 'origin/main', 'main']) {
    try {
      return git('merge-base', 'HEAD', line).trim();
    } catch {
      // There is no such line in this copy.
    }
  }
  return 'HEAD';
}

/** @param {string} base files that are there now and differ from the base, untracked ones too */
function changedFiles(base) {
  const names =
    git('diff', '--name-only', '-z', base) + git('ls-files', '-o', '-z', '--exclude-standard');
  return [...new Set(names.split('\0'))].filter(
    (name) => name !== '' && existsSync(path.join(root, name)),
  );
}

const projects = ['machines', 'api', 'ui*', 'inspector', 'server'].flatMap((name) => [
  '--project',
  name,
]);

/**
 * What a change can break, without a browser: checks of the files that changed, all types, and the
 * tests and stories that import them.
 * @param {string | undefined} given a commit to compare with
 * @returns {import('./step.mjs').Stage[]}
 */
export function changedSteps(given) {
  const base = given ?? findBase();
  const files = changedFiles(base);
  const linted = files.filter((name) => /\.(?:ts|tsx|mjs)$/.test(name));
  const related = ['--changed', base, '--passWithNoTests'];
  return [
    check('Texts in five languages', [messages], [messages, '--check']),
    [
      check('Lint', [
        packageFile('eslint/bin/eslint.js'),
        '--max-warnings',
        '0',
        '--no-warn-ignored',
        ...linted,
      ]),
      check('Lint by types', [packageFile('oxlint/bin/oxlint'), '--type-aware', ...linted]),
      vitest('Tests', 'changed', [...projects, ...related]),
      vitest('Stories', 'changed-stories', ['--config', 'vitest.stories.config.ts', ...related]),
      ...['node', 'web', 'machines'].map((name) =>
        check(`Types: ${name}`, [...tsc, `tsconfig.${name}.json`]),
      ),
      check('Formatting', [
        packageFile('oxfmt/bin/oxfmt'),
        '--check',
        '--no-error-on-unmatched-pattern',
        ...files,
      ]),
    ].filter(
      ({ name }) => linted.length > 0 || !['Lint', 'Lint by types', 'Formatting'].includes(name),
    ),
  ];
}
