// @ts-check
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../run.mjs';

/**
 * @typedef {{ passed: number, failed: number, output: string }} Result
 * @typedef {{ status: string, assertionResults: { status: string }[] }} VitestFile
 */

/** @param {string} name */
export const reportFile = (name) => path.join(root, 'test-results/reports', `${name}.json`);

/** @param {string} name @returns {Promise<any>} */
async function readReport(name) {
  const text = await readFile(reportFile(name), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}

/** @param {string} name */
export const dropReport = (name) => rm(reportFile(name), { force: true });

/**
 * A run that failed without a failing test (no tests, a fault outside of them) is one failure.
 * @param {number} passed @param {number} failed @param {{ code: number, output: string }} run
 * @returns {Result}
 */
function result(passed, failed, { code, output }) {
  const silent = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: silent ? 1 : failed, output };
}

/**
 * A test that was not run counts as failed; so does a file that could not be loaded.
 * @param {string} name @param {{ code: number, output: string }} run
 */
export async function readVitest(name, run) {
  const report = await readReport(name);
  /** @type {VitestFile[]} */
  const files = report?.testResults ?? [];
  const tests = files.flatMap((file) => file.assertionResults);
  const passed = tests.filter((test) => test.status === 'passed').length;
  const unloaded = files.filter(
    (file) =>
      file.status !== 'passed' && file.assertionResults.every(({ status }) => status !== 'failed'),
  ).length;
  return result(passed, tests.length - passed + unloaded, run);
}

/**
 * A test that was skipped, or passed only when repeated, counts as failed.
 * @param {string} name @param {{ code: number, output: string }} run
 */
export async function readPlaywright(name, run) {
  const stats = (await readReport(name))?.stats;
  if (stats === undefined) return result(0, 0, run);
  return result(stats.expected, stats.unexpected + stats.flaky + stats.skipped, run);
}
