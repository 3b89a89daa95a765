import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../loopback';
import { quickToStart } from '../quickToStart';

const startScript = fileURLToPath(new URL('../../../scripts/start.mjs', import.meta.url));
const readyWithinMs = 240_000;

export type RunningServer = {
  origin: string;
  dataDir: string;
  /** What it has printed so far. */
  output: () => string;
  /** Ends it gracefully, and removes its data unless they were given. */
  stop: () => Promise<void>;
  /** Ends it without notice (SIGKILL); its data stay. */
  kill: () => Promise<void>;
};

/** A data folder that has nothing but the characters, in a temporary place. */
export async function copyPrepared(prefix: string): Promise<string> {
  const prepared = process.env['E2E_DATA_DIR'];
  if (prepared === undefined) throw new Error('The data folder of this run is not known.');
  const folder = await mkdtemp(path.join(tmpdir(), prefix));
  await cp(prepared, folder, { recursive: true });
  return folder;
}

/**
 * Starts the product as a user does, by `scripts/start.mjs`, and waits until it prints its address.
 * Without `dataDir` it has nothing but the characters, in a temporary folder.
 */
export async function startServer({
  dataDir,
  port,
  env = {},
}: {
  dataDir?: string;
  port?: number;
  env?: Record<string, string>;
} = {}): Promise<RunningServer> {
  const folder = dataDir ?? (await copyPrepared('confidant-e2e-'));
  const origin = `http://127.0.0.1:${port ?? (await freePort())}`;
  const child = spawn(process.execPath, [...quickToStart, startScript], {
    env: {
      ...process.env,
      DATA_DIR: folder,
      PORT: new URL(origin).port,
      // Every test has accounts of its own, all from one network address.
      LIMIT_UNCONFIRMED_CLAIMS_PER_DAY: '100000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const fail = (reason: string) => {
      child.kill('SIGKILL');
      reject(new Error(`The server ${reason}.\n${output}`));
    };
    const timer = setTimeout(() => fail('did not start in time'), readyWithinMs);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (!output.includes(`Ready at ${origin}`)) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', (code) => {
      clearTimeout(timer);
      fail(`ended with code ${code}`);
    });
  });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await closed;
  };
  return {
    origin,
    dataDir: folder,
    output: () => output,
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGTERM');
      if (dataDir === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}
