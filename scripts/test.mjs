// @ts-check
/**
 * Every check and test of a change. `npm test -- --changed [commit]` runs what the change since
 * that commit (default: since main) can break, without a browser; `-- --keep-times` writes the
 * duration of each step into tests/steps.json, for comparison by later runs.
 */
import './requireNode.mjs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { addShell, getBrowser } from './browser.mjs';
import { measure } from './cpu.mjs';
import { getPostgres } from './postgres.mjs';
import { root } from './run.mjs';
import { changedSteps } from './test/changed.mjs';
import { steps } from './test/steps.mjs';
import { recordTimes } from './test/times.mjs';

const write = (/** @type {string} */ text) => process.stdout.write(`${text}\n`);
const seconds = (/** @type {number} */ value) => `${value.toFixed(1)} s`;

const unsteadyFile = path.join(root, 'test-results/unsteady.txt');
const asked = process.argv.slice(2);
const isWhole = !asked.includes('--changed');
const stages = isWhole ? steps : await changedSteps(asked[asked.indexOf('--changed') + 1]);
const total = { passed: 0, failed: 0 };
/** @type {import('./test/times.mjs').StepTime[]} */
const times = [];
/** @type {string[]} */
const unsteady = [];
const started = performance.now();

/** @type {string[]} */
const missing = [];
for (const [variable, get] of /** @type {const} */ ([
  ['CHROMIUM_PATH', getBrowser],
  ['POSTGRES_BIN', getPostgres],
])) {
  try {
    process.env[variable] = get();
  } catch (error) {
    missing.push(error instanceof Error ? error.message : String(error));
  }
}
for (const line of missing) write(line);
if (process.env['CHROMIUM_PATH'] !== undefined) addShell(process.env['CHROMIUM_PATH']);

/** @param {import('./test/step.mjs').Step} step */
async function take(step) {
  const { result, wall, cpu } = await measure(step.run);
  times.push({ name: step.name, wall, cpu });
  total.passed += result.passed;
  total.failed += result.failed;
  unsteady.push(...(result.unsteady ?? []));
  if (result.failed > 0) write(`\n${result.output.trim()}\n`);
  const mark = result.failed > 0 ? 'FAIL' : 'ok  ';
  const counts = `${result.passed} passed, ${result.failed} failed`;
  const note = result.note ? ` (${result.note})` : '';
  write(`${mark} ${step.name}: ${counts}, ${seconds(wall)}, ${seconds(cpu)} of CPU${note}`);
}

const LANES = 2;
for (const stage of stages) {
  const waiting = [stage].flat();
  const lane = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) await take(step);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

for (const line of missing) write(`\n${line}`);
await rm(unsteadyFile, { force: true });
if (unsteady.length > 0) {
  await mkdir(path.dirname(unsteadyFile), { recursive: true });
  await writeFile(unsteadyFile, `${unsteady.join('\n')}\n`);
  write('\nUnsteady: failed once, and passed when repeated. Mend them by their cause:');
  for (const line of unsteady) write(`  ${line}`);
}
if (isWhole) {
  const grown = await recordTimes(times, { keep: asked.includes('--keep-times') });
  for (const line of grown) write(`Slower than it was: ${line}`);
}
const cpu = times.reduce((sum, time) => sum + time.cpu, 0);
write(`\nAll of it took ${seconds((performance.now() - started) / 1000)}, ${seconds(cpu)} of CPU.`);
write(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
