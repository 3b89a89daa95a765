// @ts-check
import { median } from './page.mjs';

const ROUNDS = 50_000_000;
const RUNS = 5;

/**
 * How long a fixed piece of arithmetic takes here and now, ms: a machine that is shared is at times twice
 * as slow, and figures taken at different paces are not to be compared.
 */
export function measurePace() {
  const times = [];
  let mixed = 1;
  for (let run = 0; run < RUNS; run += 1) {
    const start = performance.now();
    for (let round = 0; round < ROUNDS; round += 1) mixed = Math.imul(mixed ^ round, 0x9e3779b1);
    times.push(performance.now() - start);
  }
  // What nobody reads may be left out by the engine.
  if (Number.isNaN(mixed)) throw new Error('Arithmetic gave no number.');
  return median(times);
}
