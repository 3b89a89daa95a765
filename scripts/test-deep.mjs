// @ts-check
/**
 * Breaks the product on purpose, in a copy, and expects the tests to find it: for every patch in
 * tests/faults the tests it names pass without it and fail with it. Arguments select rows or
 * patches by prefix: `npm run test:deep -- S4 A4-lock`. First come type-aware lint, the server's
 * tests on both databases, the contrast of every text of every story and the longest browser
 * tests, some of which `npm test` omits; `-- longest` runs only these, `-- load` measures what
 * others notice of users who send the worst texts, `-- image` runs the steps of Dockerfile and
 * compose.yaml. `-- strain slow server --times 20` runs suites under strain
 * (scripts/test/strains.mjs), by default once, in an order and with delays that `--seed` repeats.
 */
import './requireNode.mjs';
import { cp, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from './build.mjs';
import { getPostgres } from './postgres.mjs';
import { packageFile, root, runNode } from './run.mjs';
import { browserRuns } from './test/browserRuns.mjs';
import { brokenFiles, readFaults, testedRows, titlesOf } from './test/faults.mjs';
import { lintByTypes } from './test/lintByTypes.mjs';
import {
  countPlaywright,
  countVitest,
  dropReport,
  readReport,
  reportFile,
} from './test/reports.mjs';
import { runStrains } from './test/strains.mjs';

/**
 * @typedef {import('./test/faults.mjs').Fault} Fault
 * @typedef {{ fullName: string, title: string, status: string, failureMessages: string[] }} Test
 */

const minute = 60_000;
const leftOut = new Set([
  ...['.cache', '.git', 'coverage', 'data', 'dist', 'dist-server', 'node_modules'],
  ...['storybook-static', 'test-results'],
]);
/** Output that means the patch is broken, not that a test found it. */
const noFinding =
  /^(?:SyntaxError|ReferenceError|TypeError: .* is not a function|Error: (?:Transform|Build|Failed to (?:load|resolve)|Cannot find))/;

const write = (/** @type {string} */ text) => process.stdout.write(`${text}\n`);

async function makeCopy() {
  const copy = await realpath(await mkdtemp(path.join(tmpdir(), 'broken-on-purpose-')));
  await cp(root, copy, {
    recursive: true,
    filter: (from) => !leftOut.has(path.relative(root, from)),
  });
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  const messages = await runNode([path.join(copy, 'scripts/messages.mjs')]);
  if (messages.code !== 0) throw new Error(messages.output);
  return copy;
}

/** @param {string} file what the projects of vitest that it can belong to are called */
function projectOf(file) {
  if (/\.postgres(?:\.deep)?\.test\.ts$/.test(file)) return 'postgres';
  const folder = file.split('/')[1] ?? '';
  return folder === 'ui' ? 'ui*' : folder === 'scripts' ? 'server' : folder;
}

/**
 * Runs the tests of one file whose names begin with one of `names`.
 * @param {string} copy @param {string} file @param {string[]} names
 * @returns {Promise<{ tests: Test[], output: string }>}
 */
async function runTests(copy, file, names) {
  const report = path.join(copy, 'report.json');
  await rm(report, { force: true });
  const { output } = await runNode(
    [
      path.join(root, 'node_modules/vitest/vitest.mjs'),
      ...['run', '--root', copy, '--project', projectOf(file), file],
      ...['-t', names.map(titlesOf).join('|'), '--testTimeout', '16000'],
      ...['--reporter=json', `--outputFile=${report}`, '--no-color'],
    ],
    { timeoutMs: 3 * minute, env: { NO_COLOR: '1' } },
  );
  const text = await readFile(report, 'utf8').catch(() => '{"testResults":[]}');
  /** @type {{ testResults: { assertionResults: Test[] }[] }} */
  const { testResults } = JSON.parse(text);
  const tests = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed');
  return { tests, output };
}

/** @param {Test[]} tests @param {string} name */
const namedSo = (tests, name) => {
  const titles = new RegExp(`^${titlesOf(name)}`);
  return tests.filter(({ title }) => titles.test(title));
};

/**
 * What is wrong with the tests themselves, without any patch, by file.
 * @param {string} copy @param {Fault[]} faults @returns {Promise<Map<string, string>>}
 */
async function checkUnbroken(copy, faults) {
  /** @type {Map<string, Set<string>>} */
  const byFile = new Map();
  for (const { file, name } of faults.flatMap(({ finders }) => finders)) {
    byFile.set(file, (byFile.get(file) ?? new Set()).add(name));
  }
  /** @type {Map<string, string>} */
  const wrong = new Map();
  for (const [file, names] of byFile) {
    const { tests, output } = await runTests(copy, file, [...names]);
    const failed = tests.filter(({ status }) => status === 'failed').map(({ title }) => title);
    const absent = [...names].filter((name) => namedSo(tests, name).length === 0);
    const said = [
      ...failed.map((title) => `fails without any patch: ${title}`),
      ...absent.map((name) => `is not there: ${name}`),
    ];
    if (said.length === 0) continue;
    wrong.set(file, said.join('; '));
    write(`${file}: ${said.join('\n')}\n${output}`);
  }
  return wrong;
}

/** @param {string} copy @param {Fault} fault @returns {Promise<string>} `killed`, or what is wrong */
async function tryFault(copy, fault) {
  const files = await brokenFiles(fault).catch((error) => String(error));
  if (typeof files === 'string') return `does not apply: ${files}`;
  try {
    for (const [file, text] of files) await writeFile(path.join(copy, file), text);
    for (const file of new Set(fault.finders.map((finder) => finder.file))) {
      const names = fault.finders.flatMap((finder) => (finder.file === file ? finder.name : []));
      const { tests, output } = await runTests(copy, file, names);
      for (const name of names) {
        const failed = namedSo(tests, name).filter(({ status }) => status === 'failed');
        const said = failed.flatMap(({ failureMessages }) => failureMessages);
        if (namedSo(tests, name).length === 0) return `does not run: ${output.trim()}`;
        if (failed.length === 0) return `SURVIVED ${name}`;
        if (said.every((message) => noFinding.test(message)))
          return `no finding: ${said.join('\n')}`;
      }
    }
    return 'killed';
  } finally {
    for (const file of files.keys()) await cp(path.join(root, file), path.join(copy, file));
  }
}

const given = process.argv.slice(2);
const isStrain = given[0] === 'strain';
const wanted = isStrain ? ['strain'] : given;
const isWanted = (/** @type {Fault} */ { name, row }) =>
  wanted.length === 0 ||
  wanted.some((want) => want === row || (want.includes('-') && name.startsWith(want)));
const faults = (await readFaults()).filter(isWanted);
const total = { passed: 0, failed: 0 };
const started = performance.now();
/** @param {boolean} isGood @param {string} text */
const tell = (isGood, text) => {
  total[isGood ? 'passed' : 'failed'] += 1;
  write(text);
};

const hasLongest = wanted.length === 0 || wanted.includes('longest');

/** @param {string} what @param {import('./test/reports.mjs').Result} result */
function tellSuite(what, { passed, failed, output }) {
  total.passed += passed;
  total.failed += failed;
  write(failed > 0 ? output : `${what}: ${passed} passed`);
}

async function tryFaults() {
  const copy = await makeCopy();
  try {
    const wrong = await checkUnbroken(copy, faults);
    for (const fault of faults) {
      const since = performance.now();
      const early = fault.finders.map(({ file }) => wrong.get(file)).find(Boolean);
      const result = early ?? (await tryFault(copy, fault));
      const time = `${((performance.now() - since) / 1000).toFixed(1)} s`;
      tell(result === 'killed', `${fault.name.padEnd(40)} ${time.padStart(7)}  ${result}`);
    }
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

if (hasLongest) {
  const env = { DEEP: '1', NO_COLOR: '1' };
  const linted = await runNode(lintByTypes, { env });
  if (linted.code !== 0) write(linted.output);
  tell(linted.code === 0, 'Lint by types');
  // Some of the server's tests read texts that only a build creates.
  await build();
  await dropReport('server');
  const vitest = [
    packageFile('vitest/vitest.mjs'),
    'run',
    '--project',
    'server',
    '--project',
    'postgres',
  ];
  const reporters = ['--reporter=dot', '--reporter=json', '--silent=passed-only'];
  const onBoth = await runNode(
    [...vitest, ...reporters, `--outputFile.json=${reportFile('server')}`],
    { env: { ...env, POSTGRES_BIN: getPostgres() }, timeoutMs: 60 * minute },
  );
  tellSuite('The server on both databases', countVitest(await readReport('server'), onBoth));
  await dropReport('stories');
  const stories = await runNode(
    [
      packageFile('vitest/vitest.mjs'),
      ...['run', '--config', 'vitest.stories.config.ts', ...reporters],
      `--outputFile.json=${reportFile('stories')}`,
    ],
    { env, timeoutMs: 60 * minute },
  );
  tellSuite('Every text of the stories', countVitest(await readReport('stories'), stories));
  for (const { name, id, args, deepArgs = args } of browserRuns) {
    await dropReport(id);
    const inBrowser = await runNode([packageFile('@playwright/test/cli.js'), 'test', ...deepArgs], {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile(id) },
      timeoutMs: 60 * minute,
    });
    tellSuite(
      `The longest in a browser: ${name}`,
      countPlaywright(await readReport(id), inBrowser),
    );
  }
}

/**
 * Runs a Vitest project that takes minutes and prints a report of its own.
 * @param {string} id @param {string} what @param {RegExp} lines
 */
async function runProject(id, what, lines) {
  if (wanted.length > 0 && !wanted.includes(id)) return;
  await dropReport(id);
  const vitest = [packageFile('vitest/vitest.mjs'), 'run', '--project', id];
  const reporters = ['--reporter=default', '--reporter=json'];
  const run = await runNode([...vitest, ...reporters, `--outputFile.json=${reportFile(id)}`], {
    env: { NO_COLOR: '1', POSTGRES_BIN: getPostgres() },
    timeoutMs: 40 * minute,
  });
  for (const [line] of run.output.matchAll(lines)) write(line);
  tellSuite(what, countVitest(await readReport(id), run));
}

await runProject('load', 'Under load', /^.*(?:: quiet|: stopped in) .*$/gm);
await runProject('image', 'The steps of Dockerfile and compose.yaml', /^.*✓ .*$/gm);

if (wanted.length === 0 || isStrain) {
  await runStrains(isStrain ? given.slice(1) : [], (what, { names, ...result }) => {
    tellSuite(what, result);
    if (result.failed > 0) write(`${what}: ${result.passed} passed, ${result.failed} failed`);
    for (const name of names) write(`  ${name}`);
  });
}

if (faults.length > 0) await tryFaults();
if (wanted.length === 0) {
  const patched = new Set(faults.map(({ row }) => row));
  for (const row of await testedRows()) {
    if (!patched.has(row)) tell(false, `${row} has a test, and no patch to try it`);
  }
}
const isKnown =
  hasLongest || isStrain || wanted.some((want) => want === 'load' || want === 'image');
if (faults.length === 0 && !isKnown) tell(false, 'No such patch');

write(`\nAll of it took ${((performance.now() - started) / 1000).toFixed(1)} s.`);
write(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
