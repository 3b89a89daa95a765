// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { packageFile, root } from '../run.mjs';

/**
 * @typedef {{ database: string, parallelMs: number, posted: number, perSecondOne: number,
 *   perSecondMany: number }} DebitFigures
 *   `posted`: how many of the parallel ones were, the balance being enough for that many
 */

/** @param {string} dataDir @returns {Promise<DebitFigures[]>} */
export async function measureDebits(dataDir) {
  const child = spawn(
    process.execPath,
    [packageFile('tsx/dist/cli.mjs'), path.join(root, 'scripts/bench/debit.ts')],
    { env: { ...process.env, DATA_DIR: dataDir }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error('The debits could not be measured.');
  return JSON.parse(output);
}
