import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Mutant } from './change';
import { distance } from './imports';
import { findReached } from './reach';
import type { Target } from './targets';
import { WarmTests } from './warmTests';

/** A test file in the project that runs it. */
export type Finder = { project: string; file: string };

export type Say = (line: string) => void;

const opened = new Map<string, Promise<WarmTests>>();

/** The tests of a project, opened once. */
export function warm(project: string): Promise<WarmTests> {
  const known = opened.get(project);
  if (known !== undefined) return known;
  const setupFiles = [fileURLToPath(new URL('reached.ts', import.meta.url))];
  const opening = WarmTests.open({ project, setupFiles });
  opened.set(project, opening);
  return opening;
}

export async function closeAll(): Promise<void> {
  for (const opening of opened.values()) await (await opening).close();
  opened.clear();
}

/** The names that a module's tests may have: its folder's and its own. */
const namesOf = (file: string): string[] => [
  path.posix.basename(path.posix.dirname(file)),
  path.posix.basename(file, '.ts').replace(/Machine$/, ''),
];

/**
 * The tests that are named after a module and reach it, and those that import it. A machine's owner
 * has long tests that import it too: they only count for machines without tests of their own.
 */
async function byName(projects: readonly string[], file: string): Promise<Finder[]> {
  const names = namesOf(file);
  const found: (Finder & { steps: number })[] = [];
  for (const project of projects) {
    for (const test of (await warm(project)).files) {
      const steps = distance(test, new Set([file]));
      if (steps < Infinity) found.push({ project, file: test, steps });
    }
  }
  const isNamed = ({ file: test }: Finder): boolean =>
    names.includes(path.posix.basename(test).split('.')[0] ?? '');
  const isOwned = file.startsWith('src/machines/') && found.some(isNamed);
  return found.filter((finder) => isNamed(finder) || (!isOwned && finder.steps === 1));
}

/** Where the tests of a server module are: `tests/server` mirrors `server`. */
const mirrorOf = (file: string): string => `tests/${file.split('/').slice(0, 2).join('/')}/`;

/**
 * Which tests can find a change: those of its module. For a server module, which tests start the
 * whole server around, these are the tests of its folder, and those it names, that run the changed
 * function.
 */
export async function findersOf(target: Target, say: Say): Promise<(mutant: Mutant) => Finder[]> {
  const onServer = target.files.filter((file) => file.startsWith('server/'));
  const finders = new Map<string, Finder[]>();
  for (const file of target.files) {
    if (!onServer.includes(file)) finders.set(file, await byName(target.projects, file));
  }
  if (onServer.length === 0) return ({ file }) => finders.get(file) ?? [];
  const folders = onServer.map(mirrorOf);
  const isTheirs = (test: string) =>
    folders.some((folder) => test.startsWith(folder)) || target.also?.includes(test) === true;
  const reached = await Promise.all(
    target.projects.map(async (project) => {
      const of = await findReached(project, await warm(project), {
        files: onServer,
        isTheirs,
        say,
      });
      return { project, of };
    }),
  );
  return ({ file, site }) =>
    finders.get(file) ??
    reached.flatMap(({ project, of }) => of(file, site).map((test) => ({ project, file: test })));
}
