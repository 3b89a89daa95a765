// @ts-check
import './requireNode.mjs';
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageFile, root, runNode } from './run.mjs';

const inputs = [
  'content',
  'index.html',
  'package-lock.json',
  'public',
  'scripts/build',
  'scripts/content',
  'scripts/documents',
  'scripts/i18n',
  'scripts/messages.mjs',
  'common',
  'server',
  'src',
  'tsconfig.base.json',
  'tsconfig.web.json',
  'vite.config.ts',
  'vite.server.config.ts',
];
const generated = new Set([
  'public/locales',
  'public/privacy.pdf',
  'public/terms.pdf',
  'src/i18n/compiled',
]);
const stampFile = path.join(root, 'dist-server/inputs.sha256');

/** @param {string} name @returns {Promise<string[]>} */
async function filesOf(name) {
  if (generated.has(name)) return [];
  try {
    const entries = await readdir(path.join(root, name), { withFileTypes: true });
    const names = entries.map((entry) => `${name}/${entry.name}`).sort();
    return (await Promise.all(names.map(filesOf))).flat();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOTDIR') return [name];
    if (code === 'ENOENT') return [];
    throw error;
  }
}

async function inputsHash() {
  const hash = createHash('sha256');
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  hash.update(JSON.stringify(settings.sort()));
  for (const name of (await Promise.all(inputs.map(filesOf))).flat()) {
    hash.update(`${name}\0`).update(await readFile(path.join(root, name)));
  }
  return hash.digest('hex');
}

/** @param {string[]} args */
async function step(args) {
  const { code, output } = await runNode(args, { env: { PSEUDO: '' } });
  if (code !== 0) throw new Error(output.trim());
}

/**
 * Builds the web application into `dist` and the server into `dist-server`, unless both exist and
 * were built from the same inputs.
 * @param {{ force?: boolean, onStart?: () => void }} [options]
 * @returns {Promise<boolean>} whether it was built now
 * @throws {Error} with the output of the step that failed
 */
export async function build({ force = false, onStart } = {}) {
  const hash = await inputsHash();
  const stamp = await readFile(stampFile, 'utf8').catch(() => '');
  if (!force && stamp === hash) return false;
  onStart?.();
  await step([path.join(root, 'scripts/messages.mjs')]);
  await step([packageFile('tsx/dist/cli.mjs'), 'scripts/documents/make.ts']);
  const vite = [packageFile('vite/bin/vite.js'), 'build', '--logLevel', 'warn'];
  await step(vite);
  await step([...vite, '--config', 'vite.server.config.ts']);
  await writeFile(stampFile, hash);
  return true;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const started = performance.now();
  try {
    await build({ force: true });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    process.stdout.write(`Built into dist and dist-server in ${seconds} s.\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
