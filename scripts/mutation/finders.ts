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

/** What tests of a module may be named after: its folder and itself. */
const namesOf = (file: string): string[] => [
  path.posix.basename(path.posix.dirname(file)),
  path.posix.basename(file, '.ts').replace(/Machine$/, ''),
];

/**
 * The tests that are named after a module and reach it, and those that import it. What imports a
 * machine are mostly its owner's tests, which are long: they are for machines without tests of their
 * own.
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
  const hasOwn = file.startsWith('src/machines/') && found.some(isNamed);
  const nearest = Math.min(...found.map(({ steps }) => steps));
  return found.filter((finder) => isNamed(finder) || (!hasOwn && finder.steps === nearest));
}

/**
 * Which tests can find a change. A module of the browser has its own tests, named after it; the
 * server's are found by what they run, since each starts all of it.
 */
export async function findersOf(
  target: Target,
  reachable: readonly string[],
  say: Say,
): Promise<(mutant: Mutant) => Finder[]> {
  if (target.files.every((file) => !file.startsWith('server/'))) {
    const finders = new Map<string, Finder[]>();
    for (const file of target.files) finders.set(file, await byName(target.projects, file));
    return ({ file }) => finders.get(file) ?? [];
  }
  const reached = await Promise.all(
    target.projects.map(async (project) => {
      const of = await findReached(project, await warm(project), reachable, say);
      return { project, of };
    }),
  );
  return ({ file, site }) =>
    reached.flatMap(({ project, of }) => of(file, site).map((test) => ({ project, file: test })));
}
