import { unwatchFile, watchFile } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

const part = '/inspector/walked/fromTests.ts';

/** How often it is looked whether tests ran: Vite watches no results of tests. */
const PACE_MS = 1_000;

/**
 * Gives the inspector the coverage of the last run of the machines' tests, if there is one, and in
 * development that of each further run.
 */
export function flowCoverage(root: string): Plugin {
  const file = path.join(root, 'test-results/flows-coverage.json');
  const read = () => readFile(file, 'utf8').catch(() => null);
  return {
    name: 'flow-coverage',
    async load(id) {
      if (!id.split('?')[0]?.endsWith(part)) return null;
      return `export const fromTests = ${JSON.stringify(await read())};`;
    },
    configureServer({ environments, httpServer, ws }) {
      const { moduleGraph } = environments.client;
      const tell = async () => {
        for (const module of moduleGraph.getModulesByFile(path.join(root, part)) ?? [])
          moduleGraph.invalidateModule(module);
        const text = await read();
        if (text !== null) ws.send({ type: 'custom', event: 'flows:walked', data: text });
      };
      watchFile(file, { interval: PACE_MS }, () => void tell());
      httpServer?.once('close', () => unwatchFile(file));
    },
  };
}
