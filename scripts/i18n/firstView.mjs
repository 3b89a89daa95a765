// @ts-check
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseSync } from 'vite';
import { root } from '../run.mjs';

const entry = path.join(root, 'src/main.tsx');
const endings = ['.ts', '.tsx', '/index.ts'];

/** @param {string} file */
async function importsOf(file) {
  const { module } = parseSync(file, await readFile(file, 'utf8'));
  const imported = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const passedOn = module.staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ isType }) => !isType)
    .flatMap(({ moduleRequest }) => moduleRequest?.value ?? []);
  return [...imported, ...passedOn]
    .filter((name) => name.startsWith('.'))
    .map((name) => path.resolve(path.dirname(file), name))
    .flatMap((target) => endings.map((ending) => target + ending).filter(existsSync));
}

/**
 * The files of the first view: the entry and everything it imports, except what it loads later by
 * `import()`. Paths are relative to the root, sorted.
 */
export async function firstViewFiles() {
  const found = new Set([entry]);
  for (const file of found) for (const next of await importsOf(file)) found.add(next);
  return [...found].map((file) => path.relative(root, file)).sort();
}
