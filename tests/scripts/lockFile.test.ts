import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, it } from 'vitest';

const ranges = v.optional(v.record(v.string(), v.string()), {});
const { packages } = v.parse(
  v.object({
    packages: v.record(
      v.string(),
      v.looseObject({
        version: v.optional(v.string()),
        dependencies: ranges,
        optionalDependencies: ranges,
      }),
    ),
  }),
  JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')),
);

const exact = /^\d+\.\d+\.\d+$/;

/** The version that Node finds: beside the package, or further up; null: none. */
function foundFrom(place: string, name: string): string | null {
  const found = packages[`${place === '' ? '' : `${place}/`}node_modules/${name}`];
  if (found !== undefined) return found.version ?? null;
  if (place === '') return null;
  const up = place.lastIndexOf('/node_modules/');
  return foundFrom(up < 0 ? '' : place.slice(0, up), name);
}

it('holds what every package needs on any machine: npm ci takes no lock with a gap', () => {
  const missing = Object.entries(packages).flatMap(
    ([place, { dependencies, optionalDependencies }]) =>
      Object.entries({ ...dependencies, ...optionalDependencies })
        .filter(([name, range]) => {
          const found = foundFrom(place, name);
          return found === null || (exact.test(range) && found !== range);
        })
        .map(([name, range]) => `${place} needs ${name} ${range}`),
  );
  expect(missing).toEqual([]);
});
