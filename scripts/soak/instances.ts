import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { freePort } from '../../tests/support/loopback';
import { root } from '../run.mjs';

const figuresSchema = v.object({
  heapUsed: v.number(),
  rss: v.number(),
  external: v.number(),
  handles: v.number(),
});

/** What an instance holds: memory in bytes, the heap after garbage collection, handles. */
export type Held = v.InferOutput<typeof figuresSchema> & { files: number | null };

export type Instance = {
  name: string;
  origin: string;
  measure(): Promise<Held>;
  /** Stops it as an operator does, restarts it on the same port, and returns its exit code. */
  restart(): Promise<number | null>;
  stop(): Promise<number | null>;
};

/** The number of files a process has open; null if the system does not show it. */
const openFiles = (pid: number): Promise<number | null> =>
  readdir(`/proc/${pid}/fd`).then(
    (names) => names.length,
    () => null,
  );

async function launch(port: number, settings: Record<string, string>) {
  const probe = path.join(root, 'scripts/soak/probe.mjs');
  const flags = ['--expose-gc', '--import', probe, path.join(root, 'dist-server/main.js')];
  const child = spawn(process.execPath, flags, {
    cwd: root,
    env: { ...process.env, ...settings, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-8_000);
    });
  const closed = once(child, 'close');
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', () => {
      if (said.includes('Ready at')) resolve();
    });
    child.once('exit', () => reject(new Error(`An instance ended.\n${said}`)));
  });
  return {
    async measure(): Promise<Held> {
      const answer = once(child, 'message');
      child.send('measure');
      const [figures] = await answer;
      return { ...v.parse(figuresSchema, figures), files: await openFiles(child.pid ?? 0) };
    },
    async stop() {
      process.off('exit', killWithUs);
      child.kill('SIGTERM');
      await closed;
      return child.exitCode;
    },
  };
}

/** Starts an instance of the built server, in a separate process on a free port. */
export async function startInstance(
  name: string,
  settings: Record<string, string>,
): Promise<Instance> {
  const port = await freePort();
  let running = await launch(port, settings);
  return {
    name,
    origin: `http://127.0.0.1:${port}`,
    measure: () => running.measure(),
    async restart() {
      const code = await running.stop();
      running = await launch(port, settings);
      return code;
    },
    stop: () => running.stop(),
  };
}
