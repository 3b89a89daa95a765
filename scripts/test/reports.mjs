// @ts-check
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../run.mjs';

/**
 * @typedef {{ code: number, output: string }} Run
 * @typedef {{ passed: number, failed: number, output: string }} Result
 * @typedef {{ testResults: { status: string, assertionResults: { status: string, fullName?: string }[], name?: string }[] }} VitestReport
 * @typedef {{ title: string, file: string, ok: boolean, tests: { status: string, projectName: string }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, suites?: Suite[] }} PlaywrightReport
 */

/** @param {string} name */
export const reportFile = (name) => path.join(root, 'test-results/reports', `${name}.json`);

/** @param {string} name @returns {Promise<any>} undefined when the run wrote none */
export async function readReport(name) {
  const text = await readFile(reportFile(name), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}

/** @param {string} name */
export const dropReport = (name) => rm(reportFile(name), { force: true });

/**
 * A run that failed without a failing test (no tests, an error outside of them) is one failure.
 * @param {number} passed @param {number} failed @param {Run} run
 * @returns {Result}
 */
function result(passed, failed, { code, output }) {
  const isSilent = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: isSilent ? 1 : failed, output };
}

/**
 * A skipped test counts as failed, and so does a file that could not be loaded.
 * @param {VitestReport | undefined} report @param {Run} run
 */
export function countVitest(report, run) {
  const files = report?.testResults ?? [];
  const tests = files.flatMap((file) => file.assertionResults);
  const passed = tests.filter((test) => test.status === 'passed').length;
  const unloaded = files.filter(
    (file) =>
      file.status !== 'passed' && file.assertionResults.every(({ status }) => status === 'passed'),
  ).length;
  return result(passed, tests.length - passed + unloaded, run);
}

/**
 * Names what did not pass: a test, or a file of which no test ran.
 * @param {VitestReport | undefined} report @returns {string[]}
 */
export const failedTests = (report) =>
  (report?.testResults ?? []).flatMap(({ name = '', status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status !== 'passed');
    const file = path.relative(root, name);
    if (failed.length === 0) return status === 'passed' ? [] : [file];
    return failed.map(({ fullName = '' }) => `${file}: ${fullName}`);
  });

/**
 * A skipped test counts as failed; one that passed on a retry counts as passed, and `unsteadyTests`
 * names it.
 * @param {PlaywrightReport | undefined} report @param {Run} run
 */
export function countPlaywright(report, run) {
  if (report === undefined) return result(0, 0, run);
  const { expected, unexpected, flaky, skipped } = report.stats;
  return result(expected + flaky, unexpected + skipped, run);
}

/**
 * Tests that failed once and passed on a retry: the cause of each must be fixed.
 * @param {PlaywrightReport | undefined} report @returns {string[]}
 */
export function unsteadyTests(report) {
  /** @type {(suite: Suite) => Spec[]} */
  const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
  return (report?.suites ?? [])
    .flatMap(specsOf)
    .flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'flaky')
        .map(({ projectName }) => `${file} (${projectName}): ${title}`),
    );
}
