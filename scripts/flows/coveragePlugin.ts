import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Gives the inspector the coverage of the last run of the machines' tests, if there is one. */
export function flowCoverage(root: string): Plugin {
  return {
    name: 'flow-coverage',
    async load(id) {
      if (!id.split('?')[0]?.endsWith('/inspector/walked/fromTests.ts')) return null;
      const file = path.join(root, 'test-results/flows-coverage.json');
      const text = await readFile(file, 'utf8').catch(() => null);
      return `export const fromTests = ${JSON.stringify(text)};`;
    },
  };
}
