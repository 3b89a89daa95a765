// @ts-check
import './requireNode.mjs';
import { getBrowser } from './browser.mjs';
import { getPostgres } from './postgres.mjs';
import { steps } from './test/steps.mjs';

const write = (/** @type {string} */ text) => process.stdout.write(`${text}\n`);
const seconds = (/** @type {number} */ since) =>
  `${((performance.now() - since) / 1000).toFixed(1)} s`;

const total = { passed: 0, failed: 0 };
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

/** @param {import('./test/steps.mjs').Step} step */
async function take(step) {
  const since = performance.now();
  const { passed, failed, output, note } = await step.run();
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) write(`\n${output.trim()}\n`);
  const mark = failed > 0 ? 'FAIL' : 'ok  ';
  write(
    `${mark} ${step.name}: ${passed} passed, ${failed} failed, ${seconds(since)}${note ? ` (${note})` : ''}`,
  );
}

const LANES = 2;
for (const stage of steps) {
  const waiting = [stage].flat();
  const lane = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) await take(step);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

for (const line of missing) write(`\n${line}`);
write(`\nAll of it took ${seconds(started)}.`);
write(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
