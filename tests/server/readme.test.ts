import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';

const root = new URL('../../', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, root), 'utf8');
const readme = read('README.md');

const filesOf = (folder: string): string[] =>
  readdirSync(new URL(folder, root), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:ts|tsx|mjs)$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`);

const namesIn = (text: string, name: RegExp): string[] => [
  ...new Set([...text.matchAll(name)].map(([found]) => found)),
];

describe('the README', () => {
  const buildVariables = namesIn(
    [...filesOf('src/'), ...filesOf('scripts/build/'), 'vite.config.ts']
      .map((file) => readFileSync(new URL(file, root), 'utf8'))
      .join('\n'),
    /\bVITE_[A-Z]+(?:_[A-Z]+)*\b/g,
  );

  it('describes every variable of the build, and no other', () => {
    const described = namesIn(readme, /(?<=^\| `)VITE_[A-Z_]+(?=`)/gm);
    expect(described.toSorted()).toEqual(buildVariables.toSorted());
  });

  it('speaks of what an image can be told, as the Dockerfile takes it', () => {
    const taken = namesIn(read('Dockerfile'), /\bVITE_[A-Z_]+\b/g);
    expect(taken.toSorted()).toEqual(buildVariables.toSorted());
  });

  it('names commands that are there', () => {
    const schema = v.object({ scripts: v.record(v.string(), v.string()) });
    const { scripts } = v.parse(schema, JSON.parse(read('package.json')));
    const named = namesIn(readme, /(?<=npm run )[a-z:-]+\w/g);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
    const usual = new Set(['start', 'test']);
    expect(
      Object.keys(scripts).filter((name) => !named.includes(name) && !usual.has(name)),
    ).toEqual([]);
  });

  it('has a map on which every place is there, and every part that is put together', () => {
    const [map = ''] = /## The map of the code\n\n```\n[^`]*```/.exec(readme) ?? [];
    const places = namesIn(map, /(?<=^)[\w./-]+(?= {2})/gm);
    expect(places.filter((place) => !existsSync(new URL(place, root)))).toEqual([]);
    const parts = readdirSync(new URL('src/', root)).filter(
      (name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'),
    );
    expect(parts.filter((name) => !places.includes(`src/${name}`))).toEqual([]);
    const folders = readdirSync(new URL('server/', root), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `server/${name}/`);
    expect(folders.filter((name) => !map.includes(name))).toEqual([]);
  });

  it('shows pictures and names pages that are there, and leaves none out', () => {
    const shown = namesIn(readme, /docs\/[\w-]+\.\w+/g);
    const there = readdirSync(new URL('docs/', root)).map((name) => `docs/${name}`);
    expect(shown.toSorted()).toEqual(there.toSorted());
  });
});
