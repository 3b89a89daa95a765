// @ts-check
import { median } from './page.mjs';

const ROUNDS = 50_000_000;
const RUNS = 5;

/**
 * Milliseconds that a fixed calculation takes now: a shared machine is sometimes half as fast, and
 * figures taken at different speeds must not be compared.
 */
export function measurePace() {
  const times = [];
  let mixed = 1;
  for (let run = 0; run < RUNS; run += 1) {
    const start = performance.now();
    for (let round = 0; round < ROUNDS; round += 1) mixed = Math.imul(mixed ^ round, 0x9e3779b1);
    times.push(performance.now() - start);
  }
  // Without a use the engine might drop the calculation.
  if (Number.isNaN(mixed)) throw new Error('Arithmetic gave no number.');
  return median(times);
}
