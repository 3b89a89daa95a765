// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { packageFile, root } from '../run.mjs';
import { measureClicks } from './clicks.mjs';

/**
 * @typedef {import('./clicks.mjs').Clicked & { firstWordMs: number, interruptMs: number,
 *   oneMb: number | null, manyMb: number | null }} CallFigures
 *   `connectedMs` from the click in a browser until the call counts its seconds, `clickMs` to the first
 *   word heard there; without a browser `firstWordMs` from the wish to call to the first sound heard;
 *   `interruptMs` from the user's first syllable to the character's last sound; the memory of the process
 *   of the calls with one and with five
 */

/** @returns {Promise<Omit<CallFigures, keyof import('./clicks.mjs').Clicked>>} */
async function measureRooms() {
  const child = spawn(
    process.execPath,
    [packageFile('tsx/dist/cli.mjs'), path.join(root, 'scripts/bench/call.ts')],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error('The calls could not be measured.');
  // The calls' library prints something first.
  return JSON.parse(output.trim().split('\n').at(-1) ?? '');
}

/** @param {string} dataDir an empty folder @returns {Promise<CallFigures>} */
export async function measureCalls(dataDir) {
  const rooms = await measureRooms();
  return { ...(await measureClicks(dataDir)), ...rooms };
}
