/** FNV-1a, 32 bits: the same choice for the same words, everywhere. */
export function hash(...parts: readonly (string | number)[]): number {
  let value = 0x811c9dc5;
  for (const character of parts.join('\u0000')) {
    value ^= character.codePointAt(0) ?? 0;
    value = Math.imul(value, 0x01000193);
  }
  value ^= value >>> 15;
  value = Math.imul(value, 0x2c1b3c6d);
  value ^= value >>> 13;
  return value >>> 0;
}

/** The items in an order of the seed's own. */
export function shuffled<Item>(items: readonly Item[], seed: string): Item[] {
  return items
    .map((item, index) => ({ item, rank: hash(seed, index) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
