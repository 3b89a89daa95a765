// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { root } from '../run.mjs';

/** @returns {Promise<number>} */
async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return address.port;
}

/**
 * Starts the built product as `npm start` does, on a data folder.
 * @param {string} dataDir
 * @param {Record<string, string>} [settings]
 * @returns {Promise<{ origin: string, firstPageMs: number, stop: () => Promise<void> }>}
 *   `firstPageMs`: from the command to the answered first page
 */
export async function startProduct(dataDir, settings = {}) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = spawn(process.execPath, [path.join(root, 'scripts/start.mjs')], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  await new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += String(chunk);
      if (output.includes('Ready at')) resolve(undefined);
    });
    child.once('exit', () => reject(new Error(`The server ended.\n${output}`)));
  });
  const page = await fetch(origin);
  await page.text();
  return {
    origin,
    firstPageMs: performance.now() - started,
    async stop() {
      child.kill('SIGTERM');
      await closed;
    },
  };
}
