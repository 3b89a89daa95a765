// @ts-check
import './requireNode.mjs';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { endWithNpm } from './endWithNpm.mjs';
import { readEnvFile } from './environment.mjs';
import { packageFile, root } from './run.mjs';

/** One line for the operator, without a stack. */
class StartFault extends Error {}

const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);

/** @param {number} port @param {string} host @returns {Promise<boolean>} */
function isFree(port, host) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => {
      const code = 'code' in error ? error.code : undefined;
      if (code === 'EADDRINUSE') resolve(false);
      else reject(new StartFault(`Cannot listen on ${host}, port ${port}: ${error.message}`));
    });
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

/** @param {number} port @param {string} host */
async function demandPort(port, host) {
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new StartFault(`PORT is ${process.env['PORT']}: it must be a number from 0 to 65535.`);
  }
  if (await isFree(port, host)) return;
  const other = port < 65_535 ? port + 1 : 3000;
  const command =
    process.platform === 'win32' ? `set PORT=${other} && npm start` : `PORT=${other} npm start`;
  throw new StartFault(
    `Port ${port} is in use. Stop what listens there, or choose another: ${command}`,
  );
}

async function start() {
  if (!existsSync(packageFile('vite'))) {
    throw new StartFault('The packages are not installed yet: run npm install first.');
  }
  process.chdir(root);
  readEnvFile();
  process.env['PORT'] ||= '3000';
  process.env['HOST'] ||= '127.0.0.1';
  if (process.env['NODE_ENV'] !== 'production') process.env['LOG_LEVEL'] ||= 'warn';
  await demandPort(Number(process.env['PORT']), process.env['HOST']);

  const { build } = await import('./build.mjs');
  const started = performance.now();
  const built = await build({ onStart: () => say('Building the app, once …') });
  if (built) say(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);

  await import(new URL('../dist-server/main.js', import.meta.url).href);
}

endWithNpm();
try {
  await start();
} catch (error) {
  const isLine = error instanceof StartFault;
  process.stderr.write(
    `${isLine ? error.message : error instanceof Error ? error.stack : error}\n`,
  );
  process.exit(1);
}
