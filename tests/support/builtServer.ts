import { packageFile, runNode } from '../../scripts/run.mjs';

/** Each worker of Vitest has a folder of its own, beside `server`, whose files the build reads by path. */
const folder = `dist-server-tests-${process.env['VITEST_POOL_ID'] ?? '0'}`;

async function build(): Promise<string> {
  const program = [packageFile('vite/bin/vite.js'), 'build', '--config', 'vite.server.config.ts'];
  const { code, output } = await runNode([...program, '--outDir', folder, '--logLevel', 'warn']);
  if (code !== 0) throw new Error(`The server could not be built.\n${output}`);
  return folder;
}

let built: Promise<string> | undefined;

/**
 * The folder of the server, built as for `npm start` when a test of this worker first needs it (2 s):
 * starting from the source takes three times the CPU, most of it in the threads that read texts.
 */
export const builtServer = (): Promise<string> => (built ??= build());
