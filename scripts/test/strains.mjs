// @ts-check
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { getBrowser } from '../browser.mjs';
import { build } from '../build.mjs';
import { getPostgres } from '../postgres.mjs';
import { packageFile, root, runNode } from '../run.mjs';
import { browserRuns } from './browserRuns.mjs';
import {
  countPlaywright,
  countVitest,
  dropReport,
  failedTests,
  readReport,
  reportFile,
} from './reports.mjs';

/**
 * A way to strain the tests: the environments, and the suites that must pass in them.
 * @typedef {{ name: string, env?: Record<string, string>, args?: string[], isBusy?: boolean }} Surroundings
 * @typedef {{ suites: string[], all: Surroundings[] }} Strain
 * @typedef {{ passed: number, failed: number, names: string[], output: string }} Outcome
 */

const minute = 60_000;
const WITHIN_MS = 120 * minute;

/** @param {string} file what a program loads before itself */
const preload = (file) => ({
  NODE_OPTIONS: `--import=${pathToFileURL(path.join(root, 'tests/support/strain', file)).href}`,
});

/** @param {string} zone @param {string} now a minute before its clocks change */
const nightIn = (zone, now) => ({
  name: `${zone} in the night of ${now.slice(0, 10)}`,
  env: { TZ: zone, STRAIN_NOW: now, ...preload('night.mjs') },
});

const tests = ['machines', 'ui', 'api', 'server'];

/** @type {Record<string, Strain>} */
export const strains = {
  late: {
    suites: ['browser'],
    all: [{ name: '2.5 s', env: { STRAIN_LATE_MS: '2500', ...preload('late.mjs') } }],
  },
  slow: {
    suites: ['server', 'browser'],
    all: [{ name: 'queries 0-40 ms, events 0-60 ms', env: preload('slow.mjs') }],
  },
  busy: { suites: ['server', 'browser'], all: [{ name: 'every processor', isBusy: true }] },
  zone: {
    suites: tests,
    all: [
      { name: 'Pacific/Auckland', env: { TZ: 'Pacific/Auckland' } },
      nightIn('America/New_York', '2027-03-14T06:59:00Z'),
      nightIn('Pacific/Auckland', '2027-04-03T13:59:00Z'),
    ],
  },
  shuffle: {
    suites: tests,
    all: [{ name: 'any order', args: ['--sequence.shuffle.files', '--sequence.shuffle.tests'] }],
  },
};

/** @type {Record<string, string[]>} the projects of Vitest that a suite has */
const projects = {
  machines: ['machines'],
  ui: ['ui*'],
  api: ['api'],
  server: ['server', 'postgres'],
};
const suiteNames = [...Object.keys(projects), 'browser'];

/**
 * @param {string} suite @param {string[]} args @param {Record<string, string>} env
 * @returns {Promise<Outcome>}
 */
async function tryVitest(suite, args, env) {
  const id = `strain-${suite}`;
  await dropReport(id);
  const chosen = (projects[suite] ?? []).flatMap((name) => ['--project', name]);
  const reporters = ['--reporter=dot', '--reporter=json', '--silent=passed-only'];
  const run = await runNode(
    [
      packageFile('vitest/vitest.mjs'),
      'run',
      ...chosen,
      ...reporters,
      `--outputFile.json=${reportFile(id)}`,
      ...args,
    ],
    // As in `npm test`: each server test once, on its own database.
    { env: { ...env, SHORT: '1', POSTGRES_BIN: getPostgres() }, timeoutMs: WITHIN_MS },
  );
  const report = await readReport(id);
  return { ...countVitest(report, run), names: failedTests(report) };
}

/** @param {Record<string, string>} env @returns {Promise<Outcome>} */
async function tryBrowser(env) {
  await build();
  /** @type {Outcome} */
  const sum = { passed: 0, failed: 0, names: [], output: '' };
  for (const { id, args } of browserRuns) {
    await dropReport(id);
    const run = await runNode([packageFile('@playwright/test/cli.js'), 'test', ...args], {
      env: { ...env, CHROMIUM_PATH: getBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile(id) },
      timeoutMs: WITHIN_MS,
    });
    const counted = countPlaywright(await readReport(id), run);
    sum.passed += counted.passed;
    sum.failed += counted.failed;
    sum.output += counted.output;
  }
  return sum;
}

/** Keeps every processor busy; returns a function that stops it. */
function keepBusy() {
  const spinning = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  const end = () => spinning.forEach((child) => child.kill('SIGKILL'));
  process.once('exit', end);
  return () => {
    process.off('exit', end);
    end();
  };
}

/**
 * Parses `strain [names] [suites] [--times n] [--seed n]`; none of a kind means all of them.
 * @param {string[]} args
 */
export function readStrainArgs(args) {
  const words = [...args];
  const numberOf = (/** @type {string} */ name, /** @type {number} */ otherwise) => {
    const at = words.indexOf(name);
    if (at < 0) return otherwise;
    const value = Number(words.splice(at, 2)[1]);
    if (!Number.isSafeInteger(value) || value < 1) throw new Error(`${name} needs a number`);
    return value;
  };
  const times = numberOf('--times', 1);
  const seed = numberOf('--seed', 1 + Math.floor(Math.random() * 1_000_000));
  const named = words.filter((word) => word in strains);
  const suites = words.filter((word) => suiteNames.includes(word));
  const unknown = words.filter((word) => ![...named, ...suites].includes(word));
  if (unknown.length > 0) throw new Error(`Neither a strain nor a suite: ${unknown.join(', ')}`);
  return { times, seed, names: named.length > 0 ? named : Object.keys(strains), suites };
}

/**
 * Runs the suites under strain, one after another, and reports each run.
 * @param {string[]} args as `readStrainArgs` reads them
 * @param {(what: string, outcome: Outcome) => void} tell
 */
export async function runStrains(args, tell) {
  const { times, seed, names, suites } = readStrainArgs(args);
  for (const strain of names) {
    const { suites: own = [], all = [] } = strains[strain] ?? {};
    for (const suite of own.filter((one) => suites.length === 0 || suites.includes(one)))
      for (const { name, env = {}, args: more = [], isBusy } of all)
        for (let time = 0; time < times; time += 1) {
          const given = String(seed + time);
          const strained = { NO_COLOR: '1', STRAIN: strain, STRAIN_SEED: given, ...env };
          const end = isBusy ? keepBusy() : () => {};
          const since = performance.now();
          const outcome = await (
            suite === 'browser'
              ? tryBrowser(strained)
              : tryVitest(suite, [...more, `--sequence.seed=${given}`], strained)
          ).finally(end);
          const seconds = ((performance.now() - since) / 1000).toFixed(0);
          tell(
            `${strain} (${name}), ${suite}, ${time + 1} of ${times}, seed ${given}, ${seconds} s`,
            outcome,
          );
        }
  }
}
