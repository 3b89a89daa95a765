import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = path.join(root, 'node_modules/.cache/flow-samples');
const BYTES_AT_MOST = 64 * 1024 * 1024;

const folders = ['src/machines', 'src/api/actors', 'src/browser', 'scripts/flows'];
const part = '/inspector/simulate/fromTypes.ts';

/** A short fingerprint of the sources that the samples are read from. */
async function printOfSources(): Promise<string> {
  const print = createHash('sha256');
  for (const folder of folders) {
    const files = await readdir(path.join(root, folder), { recursive: true });
    for (const file of files.filter((one) => one.endsWith('.ts')).toSorted())
      print.update(file).update(await readFile(path.join(root, folder, file)));
  }
  return print.digest('hex').slice(0, 24);
}

/** In a separate process: TypeScript reads every machine, which takes some seconds. */
async function makeSamples(): Promise<string> {
  const args = ['node_modules/tsx/dist/cli.mjs', 'scripts/flows/makeSamples.ts'];
  const options = { cwd: root, maxBuffer: BYTES_AT_MOST };
  return (await promisify(execFile)(process.execPath, args, options)).stdout;
}

async function readSamples(): Promise<string> {
  const file = path.join(cache, `${await printOfSources()}.json`);
  const kept = await readFile(file, 'utf8').catch(() => null);
  if (kept !== null) return kept;
  const samples = await makeSamples();
  await mkdir(cache, { recursive: true });
  await writeFile(file, samples);
  return samples;
}

/**
 * Gives the inspector sample values for each machine's types: its input, its events, and the
 * answers of its effects. In development they are made anew once a source of theirs has changed.
 */
export function flowSamples(): Plugin {
  return {
    name: 'flow-samples',
    async load(id) {
      if (!id.split('?')[0]?.endsWith(part)) return null;
      // Text is parsed faster than code, and the bundler does not traverse it.
      return `export const samples = JSON.parse(${JSON.stringify(await readSamples())});`;
    },
    configureServer({ environments, watcher }) {
      const { moduleGraph } = environments.client;
      watcher.on('all', (_, file) => {
        const isSource = folders.some((folder) => file.startsWith(path.join(root, folder, '/')));
        if (!isSource || !file.endsWith('.ts')) return;
        for (const module of moduleGraph.getModulesByFile(path.join(root, part)) ?? [])
          moduleGraph.invalidateModule(module);
      });
    },
  };
}
