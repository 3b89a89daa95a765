// @ts-check
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { formatted } from '../formatted.mjs';
import { root } from '../run.mjs';

/**
 * @typedef {{ name: string, wall: number, cpu: number }} StepTime
 */

/** What each step took when the file was last written: CPU time varies less than wall time. */
const keptFile = path.join(root, 'tests/steps.json');
const lastFile = path.join(root, 'test-results/steps.json');
const GROWN = 1.25;
/** In shorter steps a quarter more is noise. */
const LEAST_SECONDS = 4;

const rounded = (/** @type {number} */ seconds) => Math.round(seconds * 10) / 10;

/** @param {string} file @returns {Promise<Record<string, { wall: number, cpu: number }>>} */
async function readTimes(file) {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return JSON.parse(text);
}

/** @param {string} file @param {StepTime[]} times */
async function writeTimes(file, times) {
  const rows = times.map(({ name, wall, cpu }) => [
    name,
    { wall: rounded(wall), cpu: rounded(cpu) },
  ]);
  await mkdir(path.dirname(file), { recursive: true });
  const text = JSON.stringify(Object.fromEntries(rows));
  await writeFile(file, await formatted(file, text));
}

/**
 * The steps that take at least a quarter more CPU time than before.
 * @param {StepTime[]} times @param {Record<string, { cpu: number }>} kept
 */
export const grownSteps = (times, kept) =>
  times.flatMap(({ name, cpu }) => {
    const before = kept[name]?.cpu ?? Number.NaN;
    const isGrown = cpu > before * GROWN && cpu > LEAST_SECONDS;
    return isGrown ? [`${name}: ${rounded(cpu)} s of CPU, ${rounded(before)} before`] : [];
  });

/**
 * Writes the steps' times into test-results/steps.json, with `keep` into tests/steps.json too.
 * @param {StepTime[]} times @param {{ keep: boolean }} options
 * @returns {Promise<string[]>} lines about the steps that grew
 */
export async function recordTimes(times, { keep }) {
  const grown = grownSteps(times, await readTimes(keptFile));
  await writeTimes(lastFile, times);
  if (keep) await writeTimes(keptFile, times);
  return grown;
}
