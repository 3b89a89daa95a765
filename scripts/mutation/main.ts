/**
 * Makes one small change to the product after another, and checks whether a test finds it: `npm run
 * mutation -- unblur session --sample 100 --seed 1`.
 */
import { parseArgs } from 'node:util';
import { readExplanations } from './explained';
import { closeAll, findersOf, warm } from './finders';
import { isEnough, tableOf } from './table';
import { targetsOf } from './targets';
import type { Count } from './tryTarget';
import { tryTarget } from './tryTarget';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

function numberOf(text: string | undefined, otherwise: number): number {
  const value = Number(text ?? otherwise);
  if (!Number.isInteger(value) || value < 0) throw new Error(`${text} is no whole number`);
  return value;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { sample: { type: 'string' }, seed: { type: 'string' } },
  });
  const size = numberOf(values.sample, 0);
  const sample = size === 0 ? null : { size, seed: numberOf(values.seed, 1) };
  const explanations = readExplanations();
  const counts: Count[] = [];
  try {
    for (const target of targetsOf(positionals)) {
      say(`${target.name}:`);
      const finders = await findersOf(target, say);
      const options = { sample, explanations, findersOf: finders, open: warm, say };
      counts.push(await tryTarget(target, options));
    }
  } finally {
    await closeAll();
  }
  say(tableOf(counts));
  process.exitCode = counts.every(isEnough) ? 0 : 1;
}

await main().catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
