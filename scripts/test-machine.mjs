// @ts-check
/**
 * Runs the tests of one machine: `npm run test:machine -- login`. They are the files of
 * tests/machines named after it or, for a small machine, those that import it.
 */
import './requireNode.mjs';
import { spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { packageFile, root } from './run.mjs';

const folder = path.join(root, 'tests/machines');

/** @param {string} name */
async function testsOf(name) {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.test.ts'));
  const named = files.filter((file) => file.startsWith(`${name}.`));
  if (named.length > 0) return named;
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return files.filter((_, index) => texts[index]?.includes(`/${name}Machine'`));
}

const machines = async () =>
  (await readdir(path.join(root, 'src/machines'), { recursive: true }))
    .flatMap((file) => /(\w+)Machine\.ts$/.exec(file)?.[1] ?? [])
    .sort();

const [name = '', ...rest] = process.argv.slice(2);
const files = name === '' ? [] : await testsOf(name);
if (files.length === 0) {
  process.stderr.write(`Which machine? One of: ${(await machines()).join(', ')}.\n`);
  process.exit(1);
}
const tests = files.map((file) => `tests/machines/${file}`);
const args = ['run', '--project', 'machines', ...tests, ...rest];
const child = spawn(process.execPath, [packageFile('vitest/vitest.mjs'), ...args], {
  cwd: root,
  stdio: 'inherit',
});
child.on('close', (code) => {
  process.exitCode = code ?? 1;
});
