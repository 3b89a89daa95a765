import { expect, test } from 'vitest';
import { countPlaywright, countVitest, unsteadyTests } from '../../scripts/test/reports.mjs';

const good = { code: 0, output: '' };
const bad = { code: 1, output: 'fault' };
const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
});

test.each([
  ['all passed', [file('passed', 'passed', 'passed')], good, 2, 0],
  ['one failed', [file('failed', 'passed', 'failed')], bad, 1, 1],
  ['skipped and planned tests', [file('passed', 'passed', 'skipped', 'todo')], good, 1, 2],
  ['a file that cannot be loaded', [file('failed'), file('passed', 'passed')], bad, 1, 1],
  ['a fault after the last test', [file('failed', 'passed')], bad, 1, 1],
  ['a fault outside the files', [file('passed', 'passed')], bad, 1, 1],
  ['no tests at all', [], good, 0, 1],
])('vitest: %s', (_, testResults, run, passed, failed) => {
  expect(countVitest({ testResults }, run)).toEqual({ passed, failed, output: run.output });
});

test('vitest: no report', () => {
  expect(countVitest(undefined, bad)).toEqual({ passed: 0, failed: 1, output: 'fault' });
});

test.each([
  ['all passed', { expected: 3, unexpected: 0, flaky: 0, skipped: 0 }, good, 3, 0],
  ['one failed', { expected: 2, unexpected: 1, flaky: 0, skipped: 0 }, bad, 2, 1],
  ['repeated and skipped', { expected: 2, unexpected: 0, flaky: 1, skipped: 1 }, good, 3, 1],
  ['failed twice', { expected: 2, unexpected: 1, flaky: 1, skipped: 0 }, bad, 3, 1],
  ['a fault outside', { expected: 2, unexpected: 0, flaky: 0, skipped: 0 }, bad, 2, 1],
  ['no tests at all', { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, good, 0, 1],
])('playwright: %s', (_, stats, run, passed, failed) => {
  expect(countPlaywright({ stats }, run)).toEqual({ passed, failed, output: run.output });
});

test('playwright: no report', () => {
  expect(countPlaywright(undefined, bad)).toEqual({ passed: 0, failed: 1, output: 'fault' });
});

test('playwright: a test that passed only when repeated is named', () => {
  const spec = (title: string, ...statuses: string[]) => ({
    title,
    file: 'chat.test.ts',
    ok: true,
    tests: statuses.map((status) => ({ status, projectName: 'desktop' })),
  });
  const stats = { expected: 1, unexpected: 0, flaky: 2, skipped: 0 };
  const suites = [
    {
      specs: [spec('C1 first', 'flaky')],
      suites: [{ specs: [spec('last', 'expected', 'flaky')] }],
    },
  ];
  expect(unsteadyTests({ stats, suites })).toEqual([
    'chat.test.ts (desktop): C1 first',
    'chat.test.ts (desktop): last',
  ]);
});
