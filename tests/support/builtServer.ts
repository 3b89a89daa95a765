import { packageFile, runNode } from '../../scripts/run.mjs';

const folder = 'dist-server-tests';

/** What starts the server that `buildServer` has built. */
export const builtServer = `${folder}/main.js`;

/**
 * Builds the server as `npm start` runs it, for tests that start processes: from its source a start
 * takes the processor three times as long, most of it in the threads that read texts.
 */
export async function buildServer(): Promise<void> {
  const program = [packageFile('vite/bin/vite.js'), 'build', '--config', 'vite.server.config.ts'];
  const { code, output } = await runNode([...program, '--outDir', folder, '--logLevel', 'warn']);
  if (code !== 0) throw new Error(`The server could not be built.\n${output}`);
}
