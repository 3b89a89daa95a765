import { distance } from './colour';

const cloths = [
  '#f2e2c4',
  '#f0c25a',
  '#e0783f',
  '#b8433f',
  '#7a2440',
  '#8a5a78',
  '#5b4a86',
  '#3f5f96',
  '#6f9fbf',
  '#2f6f73',
  '#3f7a5a',
  '#7f8a4c',
  '#8a5a38',
  '#4b4650',
] as const;

/** A hash of the text (FNV-1a, stirred), so that adding a character changes no other's picture. */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Depends on the slug alone, so that every run chooses the same. */
export function choose<T>(slug: string, aspect: string, list: readonly T[]): T {
  const choice = list[numberOf(`${slug} ${aspect}`) % list.length];
  if (choice === undefined) throw new Error(`Nothing is left to choose from for ${aspect}`);
  return choice;
}

/** The cloths that stand out most from all the given colours. */
export function clear(colours: readonly string[], from: readonly string[] = cloths): string[] {
  const nearest = (cloth: string) => Math.min(...colours.map((colour) => distance(cloth, colour)));
  return from.toSorted((one, other) => nearest(other) - nearest(one)).slice(0, 4);
}
