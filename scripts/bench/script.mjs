// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { packageFile, root } from '../run.mjs';

/**
 * Runs a script of this folder in a process of its own, and parses the JSON that it prints.
 * @param {string} file @param {Record<string, string>} env
 */
export async function runScript(file, env = {}) {
  const child = spawn(
    process.execPath,
    [packageFile('tsx/dist/cli.mjs'), path.join(root, 'scripts/bench', file)],
    { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${file} could not be measured.`);
  return JSON.parse(output);
}
