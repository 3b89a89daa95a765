import { expect, test } from 'vitest';
import { failedTests } from '../../scripts/test/reports.mjs';
import { readStrainArgs, strains } from '../../scripts/test/strains.mjs';

test('without names it is every strain, each suite once', () => {
  const { names, suites, times } = readStrainArgs([]);
  expect({ names, suites, times }).toEqual({ names: Object.keys(strains), suites: [], times: 1 });
});

test('strains, suites, times and a seed in any order', () => {
  expect(readStrainArgs(['--seed', '7', 'slow', 'server', '--times', '20', 'busy'])).toEqual({
    names: ['slow', 'busy'],
    suites: ['server'],
    times: 20,
    seed: 7,
  });
});

test.each([
  [['slwo'], 'Neither a strain nor a suite: slwo'],
  [['--times'], '--times needs a number'],
  [['--seed', 'x'], '--seed needs a number'],
])('%j is refused', (given, reason) => {
  expect(() => readStrainArgs(given)).toThrow(reason);
});

test('what did not pass is named, a file that could not be loaded too', () => {
  const test = (status: string, fullName: string) => ({ status, fullName });
  const testResults = [
    { name: '', status: 'failed', assertionResults: [test('passed', 'a'), test('failed', 'b')] },
    { name: 'c', status: 'failed', assertionResults: [] },
    { name: 'd', status: 'passed', assertionResults: [test('passed', 'e')] },
  ];
  expect(failedTests({ testResults })).toEqual([
    expect.stringMatching(/: b$/),
    expect.stringMatching(/c$/),
  ]);
});
