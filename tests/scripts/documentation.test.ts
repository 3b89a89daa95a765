import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { testedRows } from '../../scripts/test/faults.mjs';
import { readConfig, variables } from '../../server/config';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (name: string) => readFileSync(join(root, name), 'utf8');

const filesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length));

const namesIn = (text: string, name: RegExp): string[] => [
  ...new Set([...text.matchAll(name)].map((found) => found[1] ?? found[0])),
];

const pages = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** As GitHub makes the anchor of a heading. */
const anchorsOf = (page: string) =>
  namesIn(read(page), /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );

type Link = { page: string; file: string; anchor: string | undefined };

const linksIn = (page: string): Link[] =>
  namesIn(read(page), /(?:\]\(|src=")([^)"\s]+)[)"]/g)
    .filter((target) => !/^https?:/.test(target))
    .map((target) => {
      const [path = '', anchor] = target.split('#');
      return { page, file: path === '' ? page : join(dirname(page), path), anchor };
    });

describe('the documents', () => {
  const links = pages.flatMap(linksIn);

  it('lead nowhere that is not there', () => {
    const dead = links.filter(
      ({ file, anchor }) =>
        !existsSync(join(root, file)) ||
        (anchor !== undefined && !anchorsOf(file).includes(anchor)),
    );
    expect(dead).toEqual([]);
  });

  it('are all led to', () => {
    const reached = new Set(links.map(({ file }) => file));
    const there = [...pages.filter((page) => page !== 'README.md'), ...filesBelow('docs/images')];
    expect(there.filter((file) => !reached.has(file))).toEqual([]);
  });

  it('name commands that are there, and every one', () => {
    const schema = v.object({ scripts: v.record(v.string(), v.string()) });
    const { scripts } = v.parse(schema, JSON.parse(read('package.json')));
    const named = namesIn(pages.map(read).join('\n'), /npm run (?:-s )?([a-z][a-z:-]+\w)/g);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
    const listed = namesIn(read('CONTRIBUTING.md'), /`npm (?:run )?([a-z:-]+\w)/g);
    expect(Object.keys(scripts).filter((name) => !listed.includes(name))).toEqual([]);
  });
});

describe('the README', () => {
  const lines = read('README.md').split('\n');

  it('is short, and has its first command on the first screen', () => {
    expect(lines.length).toBeLessThanOrEqual(181);
    expect(lines.indexOf('npm install && npm start')).toBeGreaterThan(0);
    expect(lines.indexOf('npm install && npm start')).toBeLessThan(20);
  });
});

describe('the map of the code', () => {
  const [, map = ''] =
    /## Map of the code\n\n```\n([^`]*)```/.exec(read('docs/architecture.md')) ?? [];
  const places = namesIn(map, /^([\w./-]+) {2}/gm);

  it('names places that are there, every part that is put together and every folder', () => {
    expect(places.filter((place) => !existsSync(join(root, place)))).toEqual([]);
    const parts = readdirSync(join(root, 'src')).filter(
      (name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'),
    );
    expect(parts.filter((name) => !places.includes(`src/${name}`))).toEqual([]);
    const folders = readdirSync(join(root, 'server'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `server/${name}/`);
    expect(folders.filter((name) => !places.includes(name))).toEqual([]);
  });
});

describe('.env.example', () => {
  const settings = [...read('.env.example').matchAll(/^#([A-Z\d_]+)=(.*)$/gm)].map(
    ([, name = '', value = '']) => [name, value] as const,
  );
  const names = settings.map(([name]) => name);
  const isOfBuild = (name: string) => name.startsWith('VITE_');

  it('lists every setting of the server once, with the default that it has', () => {
    const ofServer = names.filter((name) => !isOfBuild(name));
    expect(ofServer.toSorted()).toEqual(variables.toSorted());
    expect(readConfig(Object.fromEntries(settings))).toEqual(readConfig({}));
  });

  it('lists what a build can be told, as the code and the Dockerfile take it', () => {
    const code = [...filesBelow('src'), ...filesBelow('scripts/build'), 'vite.config.ts']
      .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file))
      .map(read)
      .join('\n');
    const taken = namesIn(code, /\bVITE_[A-Z]+(?:_[A-Z]+)*\b/g).toSorted();
    expect(names.filter(isOfBuild).toSorted()).toEqual(taken);
    expect(namesIn(read('Dockerfile'), /\bVITE_[A-Z_]+\b/g).toSorted()).toEqual(taken);
  });
});

describe('what the code refers to', () => {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((file) => /\.(?:ts|tsx|mjs|cjs|yaml|patch|css)$/.test(file));
  const texts = tracked
    .filter((file) => existsSync(join(root, file)))
    .map((file) => ({ file, text: read(file) }));

  const specification = read('docs/specification.md');
  const sections = new Set<string>();
  for (const block of specification.split(/^(?=## )/m)) {
    const section = /^## (\d+)\./.exec(block)?.[1];
    if (section === undefined) continue;
    sections.add(section);
    for (const item of namesIn(block, /^(\d+)\. /gm)) sections.add(`${section}.${item}`);
  }
  const rows = new Set(namesIn(read('docs/reliability.md'), /^\| ([A-Z]\d+) *\|/gm));

  it('is a section of the specification that is there', () => {
    const lost = texts.flatMap(({ file, text }) =>
      namesIn(text, /\bspec(?:ification)?,? (?:section )?(\d+(?:\.\d+)?)/g)
        .filter((name) => !sections.has(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(lost).toEqual([]);
  });

  it('is a row of the reliability table that is there', () => {
    const named = texts.flatMap(({ file, text }) => [
      ...namesIn(text, /\brows? ([A-Z]\d+)\b/g).map((row) => ({ file, row })),
      ...(file.startsWith('tests/')
        ? namesIn(text, /\b(?:it|test|describe)\b[^\n('"`]*\(\s*['"`]([A-Z]\d+) /g).map((row) => ({
            file,
            row,
          }))
        : []),
      ...namesIn(file, /^tests\/faults\/([A-Z]\d+)-/g).map((row) => ({ file, row })),
    ]);
    expect(named.filter(({ row }) => !rows.has(row))).toEqual([]);
  });

  it('are all rows of the reliability table, by a test of each', async () => {
    const tested = await testedRows();
    expect([...rows].filter((row) => !tested.has(row))).toEqual([]);
  });
});
