import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';

const cache = new URL('../../node_modules/.cache/', import.meta.url);
const isDeep = process.env['DEEP'] === '1';

const digestOf = (text: string | Buffer) => createHash('sha256').update(text).digest('base64');

/** All files of these files and folders, which end with a slash, in a fixed order. */
const filesOf = (places: readonly URL[]): URL[] =>
  places.flatMap((place) => {
    if (!statSync(place).isDirectory()) return [place];
    return readdirSync(place, { withFileTypes: true })
      .sort((one, other) => (one.name < other.name ? -1 : 1))
      .flatMap((entry) =>
        filesOf([new URL(entry.isDirectory() ? `${entry.name}/` : entry.name, place)]),
      );
  });

type Check<T> = {
  /** Its folder in the cache. */
  name: string;
  /** What it is made of: when that changes, nothing is known of anything. */
  madeOf: readonly URL[];
  /** All that decides on the verdict of one. */
  textOf(one: T): string;
  faultsIn(some: readonly T[]): readonly unknown[];
  /** How many it looks at in one run of `npm test`. Default: all. */
  most?: number;
};

/**
 * The faults in all of these. What this check found good before is looked at again by
 * `npm run test:deep` alone.
 */
export function newFaults<T>(all: readonly T[], check: Check<T>): readonly unknown[] {
  const { name, madeOf, textOf, faultsIn, most = all.length } = check;
  const key = createHash('sha256');
  for (const file of filesOf(madeOf)) key.update(readFileSync(file));
  const folder = new URL(`${name}/`, cache);
  const file = new URL(`${key.digest('hex').slice(0, 16)}.json`, folder);
  const told: unknown = isDeep || !existsSync(file) ? [] : JSON.parse(readFileSync(file, 'utf8'));
  const good = new Set(v.parse(v.array(v.string()), told));
  const nameOf = (one: T) => digestOf(textOf(one));
  const unknown = all.filter((one) => !good.has(nameOf(one)));
  const looked = isDeep ? unknown : unknown.slice(0, most);
  const faults = faultsIn(looked);
  if (faults.length > 0) return faults;
  const known = all.map(nameOf).filter((one) => good.has(one));
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify([...known, ...looked.map(nameOf)]));
  return [];
}
