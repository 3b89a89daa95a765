import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export type ServerProcess = {
  origin: string;
  /** Ends it without notice (SIGKILL). */
  kill(): Promise<void>;
  /** Ends it gracefully (SIGTERM), and answers its exit code. */
  stop(): Promise<number | null>;
};

/** Runs the server as a process of its own, on a free port, and waits until it is ready. */
export async function startServerProcess(
  dataDir: string,
  env: Record<string, string> = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  child.once('exit', () => process.off('exit', killWithUs));
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /Ready at (\S+)/.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => {
      reject(new Error(`The server ended with code ${code}.\n${output}`));
    });
  });
  return {
    origin,
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
