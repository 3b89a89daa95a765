import { readFileSync } from 'node:fs';
import path from 'node:path';
import { seededRandom } from '../../tests/support/seededRandom';
import { root } from '../run.mjs';
import type { Mutant } from './change';
import type { Explanation } from './explained';
import { explains, oneLine, outdated } from './explained';
import type { Finder, Say } from './finders';
import { changed, isReadable, mutantsOf } from './mutants';
import { digest, Results } from './results';
import type { Result } from './results';
import type { Target } from './targets';
import type { WarmTests } from './warmTests';

export type Sample = { size: number; seed: number };

export type Count = {
  target: Target;
  /** How many changes there are; below, how many were tried. */
  all: number;
  tried: number;
  found: number;
  explained: number;
  survivors: Mutant[];
  /** Explanations that no longer explain anything. */
  outdated: string[];
};

/** A part of the list chosen by the seed, in list order. */
export function sampleOf<T>(list: readonly T[], { size, seed }: Sample): T[] {
  const random = seededRandom(seed);
  return list
    .map((entry, index) => ({ entry, index, rank: random() }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, size)
    .sort((one, other) => one.index - other.index)
    .map(({ entry }) => entry);
}

const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');

export type Running = Pick<WarmTests, 'change' | 'run' | 'errorsOf'>;

/** Opens the tests of a project, or returns them if they are open. */
export type Open = (project: string) => Promise<Running>;

/** How long each test file takes without a change; throws if one fails by itself. */
class Times {
  readonly #times = new Map<string, number>();
  readonly #open: Open;

  constructor(open: Open) {
    this.#open = open;
  }

  async #of({ project, file }: Finder): Promise<number> {
    const known = this.#times.get(file);
    if (known !== undefined) return known;
    const tests = await this.#open(project);
    const started = Date.now();
    const outcome = await tests.run(file, 600_000);
    if (outcome !== 'passed') {
      throw new Error([`${file} fails without a change:`, ...tests.errorsOf(file)].join('\n'));
    }
    const time = Date.now() - started;
    this.#times.set(file, time);
    return time;
  }

  /** Fastest first: several tests find most changes. */
  async inOrder(finders: readonly Finder[]): Promise<{ finder: Finder; time: number }[]> {
    const timed: { finder: Finder; time: number }[] = [];
    for (const finder of finders) timed.push({ finder, time: await this.#of(finder) });
    return timed.sort((one, other) => one.time - other.time);
  }
}

async function tryMutant(
  mutant: Mutant,
  text: string,
  finders: readonly Finder[],
  { open, times }: { open: Open; times: Times },
): Promise<Result> {
  const ordered = await times.inOrder(finders);
  const other = changed(text, mutant);
  const used = await Promise.all([...new Set(finders.map(({ project }) => project))].map(open));
  for (const tests of used) tests.change(mutant.file, other);
  try {
    for (const { finder, time } of ordered) {
      // Many times the usual duration, as this machine may be busy with other work.
      const outcome = await (await open(finder.project)).run(finder.file, 20_000 + 10 * time);
      if (outcome !== 'passed') return { outcome, by: finder.file };
    }
  } finally {
    for (const tests of used) tests.change(mutant.file, null);
  }
  return { outcome: 'survived', by: testsOf(finders) };
}

/** Identifies the tests, to tell whether they are still those that a change survived. */
const testsOf = (finders: readonly Finder[]): string =>
  digest(...finders.map(({ file }) => file + textOf(file)));

const inWords = ({ file, line, kind, source, before, text }: Mutant): string =>
  [
    `survived: ${file}:${line} (${kind})`,
    `    ${source}`,
    `    ${oneLine(before).slice(0, 200)} → ${oneLine(text).slice(0, 200) || '(nothing)'}`,
  ].join('\n');

/** Tries a target's changes, and counts the results. */
export async function tryTarget(
  target: Target,
  options: {
    sample: Sample | null;
    explanations: readonly Explanation[];
    findersOf: (mutant: Mutant) => Finder[];
    open: Open;
    say: Say;
    /** Where results are stored. */
    folder?: string;
  },
): Promise<Count> {
  const { sample, explanations, findersOf, open, say } = options;
  const times = new Times(open);
  const texts = new Map(target.files.map((file) => [file, textOf(file)]));
  const all = [...texts].flatMap(([file, text]) => mutantsOf(file, text));
  const chosen = sample === null ? all : sampleOf(all, sample);
  const results = new Results(target.name, options.folder);
  const count: Count = {
    target,
    all: all.length,
    tried: 0,
    found: 0,
    explained: 0,
    survivors: [],
    outdated: [],
  };
  const found = new Set<Mutant>();
  for (const mutant of chosen) {
    const text = texts.get(mutant.file) ?? '';
    if (!isReadable(changed(text, mutant))) continue;
    const finders = findersOf(mutant);
    let result = results.of(mutant, text, testsOf(finders));
    if (result === undefined) {
      result = await tryMutant(mutant, text, finders, { open, times });
      results.keep(mutant, text, result);
    }
    count.tried += 1;
    if (result.outcome !== 'survived') {
      count.found += 1;
      found.add(mutant);
    } else if (explanations.some((explanation) => explains(explanation, mutant))) {
      count.explained += 1;
    } else {
      count.survivors.push(mutant);
      say(inWords(mutant));
    }
  }
  count.outdated = outdated(
    explanations.filter(({ file }) => texts.has(file)),
    all,
    (mutant) => found.has(mutant),
  );
  return count;
}
