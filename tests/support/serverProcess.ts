import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtServer } from './builtServer';
import { quickToStart } from './quickToStart';

const root = fileURLToPath(new URL('../..', import.meta.url));
const smallDisk = new URL('processes/smallDisk.mjs', import.meta.url).href;

export type ServerProcess = {
  origin: string;
  /** What it has printed so far. */
  printed(): string;
  /** Ends it without notice (SIGKILL). */
  kill(): Promise<void>;
  /** Ends it gracefully (SIGTERM), and answers its exit code. */
  stop(): Promise<number | null>;
};

type Options = {
  env?: Record<string, string>;
  /** What its disk seems to be. */
  disk?: { megabytesLeft: number } | 'readOnly';
};

async function launch(dataDir: string, { env = {}, disk }: Options) {
  const preload = disk === undefined ? [] : ['--import', smallDisk];
  const left = disk === undefined || disk === 'readOnly' ? disk : String(disk.megabytesLeft);
  const child = spawn(
    process.execPath,
    [...quickToStart, ...preload, join(await builtServer(), 'main.js')],
    {
      cwd: root,
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        PORT: '0',
        DIST_DIR: 'none',
        ...(left !== undefined && { FAKE_DISK: left }),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  child.once('exit', () => process.off('exit', killWithUs));
  const said = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (said.stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said.stderr += chunk.toString()));
  return { child, said, closed: once(child, 'close') };
}

/** Runs the server, which does not come up, to its end. */
export async function failToStart(dataDir: string, options: Options = {}) {
  const { child, said, closed } = await launch(dataDir, options);
  child.stdout.on('data', () => {
    if (said.stdout.includes('Ready at')) child.kill('SIGKILL');
  });
  await closed;
  return { code: child.exitCode, ...said };
}

/** Runs the server as a process of its own, on a free port, and waits until it is ready. */
export async function startServerProcess(
  dataDir: string,
  env: Record<string, string> = {},
): Promise<ServerProcess> {
  const { child, said, closed } = await launch(dataDir, { env });
  const printed = () => said.stdout + said.stderr;
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const address = /Ready at (\S+)/.exec(said.stdout)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', (code) => {
      reject(new Error(`The server ended with code ${code}.\n${printed()}`));
    });
  });
  return {
    origin,
    printed,
    async kill() {
      child.kill('SIGKILL');
      await closed;
    },
    async stop() {
      child.kill('SIGTERM');
      await closed;
      return child.exitCode;
    },
  };
}
