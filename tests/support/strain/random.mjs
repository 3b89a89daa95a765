// @ts-check
/**
 * Waits that differ from each other and come again for the same seed, `STRAIN_SEED`.
 * @param {number} mostMs @returns {() => number}
 */
export function waits(mostMs) {
  let state =
    Number(process.env['STRAIN_SEED'] ?? '1') + Number(process.env['VITEST_POOL_ID'] ?? '0');
  // Mulberry32.
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * mostMs;
  };
}
