import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { personaFaces } from '../../common/personaFaces';
import type { Face } from '../../common/personaFaces';
import { genders } from '../../common/settings';
import type { Gender } from '../../common/settings';
import { charactersFolder, readPictures, readPortraits } from '../../server/seed';
import type { DrawnCharacter } from '../../server/seed/character';
import { keysOf } from '../../server/seed/portrait';
import type { PictureManifest, PortraitManifest } from '../../server/seed/portrait';
import { readCharacters } from '../../server/seed/readCharacters';
import { formatted } from '../formatted.mjs';
import { drawnCharacters } from './drawnCharacters';
import { encode, encodePrivate } from './encode';
import type { Encoded } from './encode';
import { writePictures, writePortraits } from './manifests';
import { personaFigures, traitsOf } from './personaFigures';
import { mainShotOf, privateShotsOf, shotsOf } from './shots';
import type { Sitter } from './shots';

const root = new URL('../../', import.meta.url);
const folder = new URL('public/portraits/', root);
const facesFile = new URL('common/personaFaces.json', root);
/** Outside everything that is served publicly. */
const privateFolder = new URL('server/seed/pictures/', root);

/**
 * For the public pictures of one character, to keep the repository and the wall light. With the
 * veils of the private ones they stay within 150 kB.
 */
const limitBytes = 149 * 1024;
/** From the best down to the least that soft colours bear; busy places need the later ones. */
const qualities = [
  { avif: 28, webp: 31 },
  { avif: 25, webp: 27 },
  { avif: 21, webp: 22 },
  { avif: 17, webp: 16 },
];
/** How many characters are made at the same time. */
const AT_ONCE = 3;
/** The one that is not sent in chats, and has no veil. */
const UNSENT = 'evening';

/** The only picture of a figure for personas without a photo. */
async function drawFace(figure: Sitter<'main'>): Promise<Face> {
  const [quality] = qualities;
  if (quality === undefined) throw new Error('There is no quality');
  const { files, sources } = await encode(
    figure.slug,
    'main',
    Buffer.from(mainShotOf(figure).svg),
    quality,
  );
  const shown = new Set(sources.flatMap(({ avif, webp }) => [avif, webp]));
  for (const { path, content } of files)
    if (shown.has(path)) await writeFile(new URL(path, folder), content);
  const { slug, age, palette } = figure;
  return { slug, age, ...traitsOf(figure), colors: palette, sources };
}

/** A drawing as pixels without loss, so that it is drawn once for all qualities. */
const drawn = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();

/** All shots of a character, in the best quality within the limit. */
async function encodeAll(character: DrawnCharacter): Promise<Encoded[]> {
  const sources = await Promise.all(
    shotsOf(character).map(async ({ name, svg }) => ({ name, source: await drawn(svg) })),
  );
  for (const quality of qualities) {
    const shots = await Promise.all(
      sources.map(({ name, source }) => encode(character.slug, name, source, quality)),
    );
    const files = shots.flatMap((shot) => shot.files);
    if (files.reduce((sum, { content }) => sum + content.length, 0) <= limitBytes) return shots;
  }
  throw new Error(`The pictures of ${character.slug} are too heavy in every quality`);
}

async function drawPublic(character: DrawnCharacter): Promise<PortraitManifest[string]> {
  const shots = [];
  for (const { files, ...shot } of await encodeAll(character)) {
    for (const { path, content } of files) await writeFile(new URL(path, folder), content);
    shots.push(shot);
  }
  return { colors: character.palette, shots };
}

async function drawPrivate(character: DrawnCharacter): Promise<PictureManifest[string]> {
  const { slug } = character;
  const shots = await Promise.all(
    privateShotsOf(character).map(async ({ name, svg }) => ({
      name,
      ...(await encodePrivate(slug, Buffer.from(svg))),
    })),
  );
  const entry: PictureManifest[string] = { sent: [] };
  for (const { name, picture, veil: blurred } of shots) {
    await writeFile(new URL(picture.path, privateFolder), picture.content);
    if (name === UNSENT) {
      entry.unsent = picture.path;
      continue;
    }
    await writeFile(new URL(blurred.path, folder), blurred.content);
    entry.sent.push({ key: picture.path, veil: blurred.path });
  }
  return entry;
}

// Without arguments everything is made again; with slugs, only those characters.
const only = process.argv.slice(2);
const files = readCharacters(charactersFolder).characters;
const withFile = <T>(entries: Record<string, T>): Record<string, T> =>
  Object.fromEntries(
    Object.entries(entries).filter(([slug]) => files.some((file) => file.slug === slug)),
  );
const manifest = withFile(readPortraits());
const pictures = withFile(readPictures());
await mkdir(privateFolder, { recursive: true });
const asked = drawnCharacters().filter(({ slug }) => {
  const isMade = manifest[slug] !== undefined && pictures[slug] !== undefined;
  return !isMade || only.length === 0 || only.includes(slug);
});
async function make(character: DrawnCharacter): Promise<void> {
  const { slug } = character;
  await rm(new URL(`${slug}/`, folder), { recursive: true, force: true });
  await mkdir(new URL(`${slug}/`, folder), { recursive: true });
  [manifest[slug], pictures[slug]] = await Promise.all([
    drawPublic(character),
    drawPrivate(character),
  ]);
}
// While one is drawn, others are encoded.
for (let index = 0; index < asked.length; index += AT_ONCE)
  await Promise.all(asked.slice(index, index + AT_ONCE).map(make));
const faces: Record<Gender, Face[]> = { female: [], male: [], 'non-binary': [] };
for (const gender of genders) {
  for (const figure of personaFigures[gender]) {
    const kept = personaFaces[gender].find(({ slug }) => slug === figure.slug);
    const isAsked = only.length === 0 || only.includes(figure.slug);
    if (!isAsked && kept !== undefined) {
      faces[gender].push({ ...kept, age: figure.age, ...traitsOf(figure) });
      continue;
    }
    await rm(new URL(`${figure.slug}/`, folder), { recursive: true, force: true });
    await mkdir(new URL(`${figure.slug}/`, folder), { recursive: true });
    faces[gender].push(await drawFace(figure));
  }
}
const faceSlugs = new Set(
  Object.values(faces)
    .flat()
    .map(({ slug }) => slug),
);
for (const entry of await readdir(folder)) {
  if (manifest[entry] === undefined && !faceSlugs.has(entry))
    await rm(new URL(entry, folder), { recursive: true });
}
const kept = new Set(Object.values(pictures).flatMap(keysOf));
for (const entry of await readdir(privateFolder)) {
  if (!kept.has(entry)) await rm(new URL(entry, privateFolder));
}
await writeFile(facesFile, await formatted('faces.json', JSON.stringify(faces)));
await writePortraits(charactersFolder, manifest);
await writePictures(charactersFolder, pictures);
