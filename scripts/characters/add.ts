import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { keysOf } from '../../server/seed/portrait';
import type { PictureManifest, PortraitManifest } from '../../server/seed/portrait';
import { readCharacter } from '../../server/seed/readCharacters';
import type { Fault } from '../../server/seed/readCharacters';
import { encode, encodePrivate, MAIN } from '../portraits/encode';
import { writePictures, writePortraits } from '../portraits/manifests';
import { textFaults } from './check';
import type { Places } from './places';

/** The pictures a folder may hold beside the character's file, with any format's extension. */
const SHOWN = [MAIN, 'second', 'near', 'wide'];
const SENT = ['private-1', 'private-2', 'private-3'];
const UNSENT = 'private-4';
const PICTURES = /^(?<name>[a-z0-9-]{1,20})\.(?:avif|jpe?g|png|webp)$/;
const QUALITY = { avif: 50, webp: 70 };
type Colours = [string, string, string];

const hex = (channels: number[]) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** A picture's light, middle and deep tone, shown until it has loaded. */
async function coloursOf(picture: Buffer): Promise<Colours> {
  const { dominant } = await sharp(picture).stats();
  const tone = (of: (channel: number) => number) =>
    hex([dominant.r, dominant.g, dominant.b].map(of));
  return [
    tone((channel) => channel + (255 - channel) * 0.55),
    tone((channel) => channel),
    tone((channel) => channel * 0.35),
  ];
}

/**
 * The file without `drawing`, which a copied one has: `npm run portraits` would draw over the
 * pictures, and captions would name its places.
 */
const withoutDrawing = (source: string) => source.replace(/^drawing:.*\n(?: .*\n|\n)*/m, '');

type Folder = { file: string; source: string; main: Buffer; pictures: Map<string, Buffer> };

/** @throws {Error} in words for who called the command */
async function readFolder(folder: string): Promise<Folder> {
  const names = await readdir(folder);
  const [file, another] = names.filter((name) => name.endsWith('.yaml'));
  if (file === undefined || another !== undefined)
    throw new Error(`${folder} must hold one file <slug>.yaml, and no second`);
  const pictures = new Map<string, Buffer>();
  const known = [...SHOWN, ...SENT, UNSENT];
  for (const entry of names.filter((name) => name !== file)) {
    const name = PICTURES.exec(entry)?.groups?.['name'] ?? '';
    if (!known.includes(name))
      throw new Error(`${entry} is none of ${known.join(', ')} (.avif, .jpg, .png or .webp)`);
    pictures.set(name, await readFile(path.join(folder, entry)));
  }
  const main = pictures.get(MAIN);
  if (main === undefined) throw new Error(`${folder} needs a picture named ${MAIN}`);
  return { file, source: await readFile(path.join(folder, file), 'utf8'), main, pictures };
}

/**
 * Adds a character from a folder, replacing one of that name: its file, and its pictures in the
 * sizes and formats that pages request. Writes nothing if the file or its texts have faults.
 */
export async function addCharacter(
  folder: string,
  places: Places,
  { portraits, pictures }: { portraits: PortraitManifest; pictures: PictureManifest },
): Promise<{ slug: string; faults: Fault[] }> {
  const { file, source, main, pictures: given } = await readFolder(folder);
  const read = readCharacter(file, source);
  if (Array.isArray(read)) return { slug: path.parse(file).name, faults: read };
  const { slug } = read;
  const faults = textFaults(read, () => source);
  if (faults.length > 0) return { slug, faults };
  const pick = (names: readonly string[]) =>
    names.flatMap((name): [string, Buffer][] => {
      const picture = given.get(name);
      return picture === undefined ? [] : [[name, picture]];
    });
  const shown = await Promise.all(
    pick(SHOWN).map(([name, picture]) => encode(slug, name, picture, QUALITY)),
  );
  const sent = await Promise.all(pick(SENT).map(([, picture]) => encodePrivate(slug, picture)));
  const [unsent] = await Promise.all(
    pick([UNSENT]).map(([, picture]) => encodePrivate(slug, picture)),
  );
  await rm(new URL(`${slug}/`, places.portraits), { recursive: true, force: true });
  await mkdir(new URL(`${slug}/`, places.portraits), { recursive: true });
  await mkdir(places.privatePictures, { recursive: true });
  const open = [...shown.flatMap(({ files }) => files), ...sent.map(({ veil }) => veil)];
  for (const { path: name, content } of open)
    await writeFile(new URL(name, places.portraits), content);
  const replaced = pictures[slug];
  for (const key of replaced === undefined ? [] : keysOf(replaced))
    await rm(new URL(key, places.privatePictures), { force: true });
  const secret = [...sent, ...(unsent === undefined ? [] : [unsent])];
  for (const { picture } of secret)
    await writeFile(new URL(picture.path, places.privatePictures), picture.content);
  await writePortraits(places.characters, {
    ...portraits,
    [slug]: { colors: await coloursOf(main), shots: shown.map(({ files: _, ...shot }) => shot) },
  });
  await writePictures(places.characters, {
    ...pictures,
    [slug]: {
      sent: sent.map(({ picture, veil }) => ({ key: picture.path, veil: veil.path })),
      ...(unsent !== undefined && { unsent: unsent.picture.path }),
    },
  });
  await writeFile(new URL(file, places.characters), withoutDrawing(source));
  return { slug, faults: [] };
}
