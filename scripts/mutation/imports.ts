import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';

const importing =
  /(?:^|\n)\s*(?:import|export)\s(?!type\s)[^;'"]*?from\s*['"](\.[^'"]+)['"]|import\(\s*['"](\.[^'"]+)['"]/g;

const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts'];

const known = new Map<string, string[]>();

function resolve(from: string, name: string): string[] {
  const base = path.posix.join(path.posix.dirname(from), name);
  return endings
    .map((ending) => base + ending)
    .filter((file) => existsSync(path.join(root, file)) && statSync(path.join(root, file)).isFile())
    .slice(0, 1);
}

/** The files from which a module imports more than types, by paths from the root. */
export function importsOf(file: string): string[] {
  const found = known.get(file);
  if (found !== undefined) return found;
  const text = readFileSync(path.join(root, file), 'utf8');
  const files = [...text.matchAll(importing)].flatMap(([, one, other]) =>
    resolve(file, one ?? other ?? ''),
  );
  known.set(file, files);
  return files;
}

/**
 * The number of import steps from a test to the nearest of these files; helpers beside it do not
 * count. Infinity: it does not reach them.
 */
export function distance(test: string, files: ReadonlySet<string>): number {
  const folder = path.posix.dirname(test);
  const steps = new Map([[test, 0]]);
  const waiting = [test];
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
    const step = steps.get(file) ?? 0;
    if (files.has(file)) return step;
    for (const next of importsOf(file)) {
      const isHelper = next.startsWith(`${folder}/`);
      const length = step + (isHelper ? 0 : 1);
      if (length >= (steps.get(next) ?? Infinity)) continue;
      steps.set(next, length);
      if (isHelper) waiting.unshift(next);
      else waiting.push(next);
    }
  }
  return Infinity;
}
