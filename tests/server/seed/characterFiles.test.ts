import { readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCharacter } from '../../../scripts/characters/add';
import { checkCharacters } from '../../../scripts/characters/check';
import { placesIn } from '../../../scripts/characters/places';
import { charactersFolder, PICTURES, PORTRAITS, readSeed } from '../../../server/seed';
import { readCharacter } from '../../../server/seed/readCharacters';
import { newFaults } from '../../support/foundGood';
import { seed } from '../../support/seed';

const ines = await readFile(new URL('ines.yaml', charactersFolder), 'utf8');

const lineWith = (text: string, part: string): number =>
  text.split('\n').findIndex((line) => line.includes(part)) + 1;

/** What is wrong with the file of Inês where one of its lines is another. */
const faultsWith = (from: string | RegExp, to: string) => {
  const changed = ines.replace(from, to);
  expect(changed).not.toBe(ines);
  return { faults: readCharacter('ines.yaml', changed), changed };
};

describe('the file of a character', () => {
  it('is read whole', () => {
    expect(readCharacter('ines.yaml', ines)).toMatchObject({
      slug: 'ines',
      age: 34,
      premium: false,
      texts: { en: seed.texts.en['ines']?.name && { name: 'Inês' } },
    });
  });

  it.each([
    [/^age: .*/m, 'age: 17', 'age: Every character is 18 or older'],
    [/^age: .*/m, 'age: 34.5', 'age: Invalid integer'],
    [/^gender: .*/m, 'gender: robot', 'gender: Invalid type'],
    [/^tags: .*/m, 'tags: [official, nonsense]', 'tags.1: Invalid type'],
    [/^manner: .*/m, 'manner: rude', 'manner: Invalid type'],
    [/^premium: .*/m, 'premium: perhaps', 'premium: Invalid type'],
    [/^ {4}name: Inês/m, '    name: ""', 'texts.en.name: Invalid length'],
    [/^ {4}tagline: /m, '    taglines: ', 'texts.en.taglines: Invalid key'],
    [/^order: .*/m, 'order: 10\nfavourite: true', 'favourite: Invalid key'],
  ])('where %s becomes "%s" says in which line', (from, to, said) => {
    const { faults, changed } = faultsWith(from, to);
    const [key = ''] = to.split('\n').at(-1)?.split(': ') ?? [];
    expect(faults).toContainEqual({
      file: 'ines.yaml',
      line: lineWith(changed, `${key.trim()}:`),
      text: expect.stringContaining(said),
    });
  });

  it('with an empty keyword says in which line its list begins', () => {
    const { faults, changed } = faultsWith(/keywords: .*/, 'keywords: one,, two');
    const [fault] = Array.isArray(faults) ? faults : [];
    expect(fault?.text).toMatch(/^texts\.en\.interests\.0\.keywords\.1: A keyword is empty/);
    expect(fault?.line).toBe(lineWith(changed, 'keywords: one,, two'));
  });

  it('that is no YAML says where it stops being one', () => {
    const { faults, changed } = faultsWith(/^tags: \[/m, 'tags: [[');
    expect(faults).toEqual([
      { file: 'ines.yaml', line: expect.any(Number), text: expect.stringMatching(/^No YAML: /) },
    ]);
    const [{ line } = { line: 0 }] = Array.isArray(faults) ? faults : [];
    expect(line).toBeGreaterThanOrEqual(lineWith(changed, 'tags: [['));
  });

  it('needs English, and no other language', () => {
    const english = ines.slice(0, ines.indexOf('\n  ch:') + 1);
    expect(readCharacter('ines.yaml', english)).toMatchObject({ slug: 'ines' });
    const { faults, changed } = faultsWith(/^ {2}en:\n[^]*(?=^ {2}ch:)/m, '');
    expect(faults).toEqual([
      {
        file: 'ines.yaml',
        line: lineWith(changed, 'texts:'),
        text: 'texts: The English texts are missing',
      },
    ]);
    expect(faultsWith(/^ {2}ru:$/m, '  sv:').faults).toEqual([
      {
        file: 'ines.yaml',
        line: lineWith(ines, '  ru:'),
        text: expect.stringMatching(/^texts\.sv: .*"sv"$/),
      },
    ]);
  });

  it.each([
    ['Ines.yaml', 'small letters'],
    ['in es.yaml', 'small letters'],
    ['settings.yaml', '/settings is a page of the application'],
  ])('may not be called %s', (file, said) => {
    expect(readCharacter(file, ines)).toEqual([
      { file, line: 1, text: expect.stringContaining(said) },
    ]);
  });
});

describe('a folder of characters', () => {
  const folders: string[] = [];
  const newFolder = async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'characters-'));
    folders.push(folder);
    return folder;
  };
  const urlOf = (folder: string) => pathToFileURL(`${folder}/`);
  const noManifests = { portraits: {}, pictures: {} };
  /** A project with Inês alone, taken in with the pictures of an operator. */
  let made: string;
  let given: string;
  let added: Awaited<ReturnType<typeof addCharacter>>;

  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#40a060' } })
      .withMetadata({ exif: { IFD0: { Copyright: 'somebody' } } })
      .jpeg()
      .toBuffer();

  beforeAll(async () => {
    made = await newFolder();
    given = await newFolder();
    for (const name of ['content/characters', 'public/portraits'])
      await mkdir(path.join(made, name), { recursive: true });
    await writeFile(path.join(given, 'ines.yaml'), ines);
    await writeFile(path.join(given, 'main.jpg'), await picture(1200, 600));
    const square = sharp(await picture(300, 300));
    await writeFile(path.join(given, 'private-1.png'), await square.png().toBuffer());
    await writeFile(path.join(given, 'private-4.webp'), await square.webp().toBuffer());
    added = await addCharacter(given, placesIn(urlOf(made)), noManifests);
  });
  afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

  /** The same once more, for a test that changes it. */
  const copyOf = async (folder: string) => {
    const copy = await newFolder();
    await cp(folder, copy, { recursive: true });
    return copy;
  };

  it('X10 keeps a server from starting where a file is wrong, and says which', async () => {
    const broken = await newFolder();
    await cp(charactersFolder, broken, { recursive: true });
    await writeFile(path.join(broken, 'ines.yaml'), ines.replace(/^age: .*/m, 'age: 12'));
    await writeFile(path.join(broken, 'tomasz.yaml'), 'age: 12\n');
    expect(() => readSeed(urlOf(broken))).toThrow(
      /^content\/characters\/ines\.yaml:2: age: Every character is 18 or older\. \d+ more are wrong\. Correct it; `npm run characters -- check`/,
    );
  });

  it('X10 keeps a server from starting where a character has no pictures', async () => {
    const folder = await newFolder();
    await writeFile(path.join(folder, 'ines.yaml'), ines);
    for (const name of [PORTRAITS, PICTURES]) await writeFile(path.join(folder, name), '{}');
    expect(() => readSeed(urlOf(folder))).toThrow(/ines\.yaml:1: It has no pictures yet/);
  });

  it('takes in a character with the pictures of an operator', async () => {
    const places = placesIn(urlOf(made));
    expect(added).toEqual({ slug: 'ines', faults: [] });
    const read = readSeed(places.characters);
    expect(read.texts.en['ines']?.name).toBe('Inês');
    expect(read.portraits['ines']?.shots.map(({ name }) => name)).toEqual(['main']);
    const [main] = read.portraits['ines']?.shots ?? [];
    expect(main?.sources.map(({ width }) => width)).toEqual([320, 640, 960]);
    for (const { width, avif, webp } of main?.sources ?? []) {
      for (const name of [avif, webp]) {
        const file = await readFile(new URL(name, places.portraits));
        const { width: own, height, exif } = await sharp(file).metadata();
        expect([own, height, exif]).toEqual([width, Math.round((width * 4) / 3), undefined]);
      }
    }
    expect(read.settings['ines']).toEqual({});
    const file = await readFile(new URL('ines.yaml', places.characters), 'utf8');
    expect(file).toBe(ines.replace(/^drawing:\n[^]*?(?=^texts:)/m, ''));
    expect(file).not.toBe(ines);
    expect(read.pictures['ines']?.sent).toHaveLength(1);
    expect(await readdir(places.privatePictures)).toHaveLength(2);
    expect(checkCharacters(places, read)).toEqual({ checked: 1, faults: [] });
  });

  it('says of a picture beside the file that nothing reads it, and how it is taken in', async () => {
    const places = placesIn(urlOf(await copyOf(made)));
    await writeFile(new URL('ines.jpg', places.characters), await picture(960, 1280));
    expect(checkCharacters(places, readSeed(places.characters)).faults).toEqual([
      { file: 'ines.jpg', line: 1, text: expect.stringContaining('characters -- add <folder>') },
    ]);
  });

  it('leaves no private picture of one that is replaced', async () => {
    const places = placesIn(urlOf(await copyOf(made)));
    const source = await copyOf(given);
    await rm(path.join(source, 'private-1.png'));
    await addCharacter(source, places, readSeed(places.characters));
    expect(await readdir(places.privatePictures)).toHaveLength(1);
  });

  it('names texts that read as if somebody were under 18, and pictures that are gone', async () => {
    const places = placesIn(urlOf(await copyOf(made)));
    const read = readSeed(places.characters);
    const changed = ines.replace(/^ {4}tagline: .*/m, '    tagline: A schoolgirl of sixteen');
    await writeFile(new URL('ines.yaml', places.characters), changed);
    const main = read.portraits['ines']?.shots[0]?.sources[0]?.avif ?? '';
    await rm(new URL(main, places.portraits));
    expect(checkCharacters(places, read).faults).toEqual([
      {
        file: 'ines.yaml',
        line: lineWith(changed, 'A schoolgirl of sixteen'),
        text: expect.stringContaining('texts.en.tagline: this reads as if somebody were under 18'),
      },
      {
        file: 'ines.yaml',
        line: 1,
        text: expect.stringContaining(`The picture ${main} is missing`),
      },
    ]);
  });

  it('is left as it is by a file with faults, and by a folder with something else', async () => {
    const target = await newFolder();
    const source = await copyOf(given);
    const places = placesIn(urlOf(target));
    await writeFile(path.join(source, 'ines.yaml'), ines.replace(/^age: .*/m, 'age: 15'));
    expect((await addCharacter(source, places, noManifests)).faults).toEqual([
      { file: 'ines.yaml', line: 2, text: 'age: Every character is 18 or older' },
    ]);
    const schoolgirl = ines.replace(/^ {4}tagline: .*/m, '    tagline: A schoolgirl of sixteen');
    await writeFile(path.join(source, 'ines.yaml'), schoolgirl);
    expect((await addCharacter(source, places, noManifests)).faults).toHaveLength(1);
    await writeFile(path.join(source, 'notes.txt'), 'x');
    await expect(addCharacter(source, places, noManifests)).rejects.toThrow('notes.txt is none of');
    await rm(path.join(source, 'notes.txt'));
    await rm(path.join(source, 'main.jpg'));
    await expect(addCharacter(source, places, noManifests)).rejects.toThrow('needs a picture');
    expect(await readdir(target)).toEqual([]);
  });

  it('holds ours without a fault, none that could be under 18', { timeout: 120_000 }, () => {
    const root = new URL('../../../', import.meta.url);
    const year = new Date().getFullYear();
    const faults = newFaults(Object.keys(seed.texts.en), {
      name: 'characters',
      madeOf: ['server/moderation/', 'server/base/', 'common/', 'scripts/characters/'].map(
        (place) => new URL(place, root),
      ),
      textOf: (slug) =>
        JSON.stringify([
          year,
          readFileSync(new URL(`${slug}.yaml`, charactersFolder), 'utf8'),
          seed.portraits[slug],
          seed.pictures[slug],
        ]),
      // Each takes a processor a fifth of a second: a changed one is read at once, and all of them,
      // once the rules have changed, in the runs that follow.
      most: 24,
      faultsIn: (some) =>
        some.length === 0 ? [] : checkCharacters(placesIn(root), seed, some).faults,
    });
    expect(faults).toEqual([]);
  });
});
