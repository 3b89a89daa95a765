import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { it } from 'vitest';

const isDeep = process.env['DEEP'] === '1';
/** What `npm test` tries is the same each time, so that it says of a change what it says. */
const KEPT_SEED = 20_261_120;
const told = 'test-results/properties';

type Counts = {
  /** How many values `npm test` tries; a few seconds of a processor at most. */
  runs: number;
  /** How many `npm run test:deep` tries, of another seed each time. Default: 50 times as many. */
  deepRuns?: number;
};

const seedOf = (): number => {
  const given = process.env['PROPERTY_SEED'];
  if (given !== undefined) return Number(given);
  return isDeep ? Date.now() % 0x7fffffff : KEPT_SEED;
};

/** The values that failed once, of `tests/examples/<name>.json`: tried first, each time. */
function keptExamples<T>(name: string, values: fc.Arbitrary<T>): [T][] {
  const file = `tests/examples/${name}.json`;
  if (!existsSync(file)) return [];
  const kept: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(kept)) throw new Error(`${file} is no list`);
  return kept.map((value: unknown) => {
    if (!values.canShrinkWithoutContext(value)) throw new Error(`${file} has odd values`);
    return [value];
  });
}

/**
 * Tries what must hold for every value. Values are plain JSON: the smallest one that fails is left in
 * test-results/properties, to be kept in tests/examples once the fault is mended.
 */
export function itHolds<T>(
  title: string,
  { name, values, ...counts }: { name: string; values: fc.Arbitrary<T> } & Counts,
  holds: (value: T) => void | Promise<void>,
): void {
  const timeout = isDeep ? 900_000 : 60_000;
  it(title, { timeout }, async () => {
    const seed = seedOf();
    const numRuns = isDeep ? (counts.deepRuns ?? counts.runs * 50) : counts.runs;
    const property = fc.asyncProperty(values, async (value) => holds(value));
    const examples = keptExamples(name, values);
    const run = await fc.check(property, { seed, numRuns, examples });
    if (!run.failed && !isDeep) return;
    const example = run.counterexample?.[0];
    mkdirSync(told, { recursive: true });
    const file = path.join(told, `${name}.json`);
    writeFileSync(file, JSON.stringify({ seed, tried: run.numRuns, example }, null, 2));
    if (!run.failed) {
      process.stdout.write(`${name}: ${run.numRuns} values of the seed ${seed}\n`);
      return;
    }
    const again = `PROPERTY_SEED=${seed}, after ${run.numRuns} values; the smallest is in ${file}`;
    throw new Error(`${JSON.stringify(example)}\n${again}`, { cause: run.errorInstance });
  });
}
