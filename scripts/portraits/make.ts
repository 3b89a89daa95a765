import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { format } from 'prettier';
import sharp from 'sharp';
import { seed } from '../../server/seed';
import type { CharacterFacts } from '../../server/seed/character';
import { characters } from '../../server/seed/characters';
import type { PictureManifest, PortraitManifest, PortraitShot } from '../../server/seed/portrait';
import { personaFigures } from './personaFigures';
import type { PersonaFigure } from './personaFigures';
import { personaPortraits } from '../../server/seed/personaPortraits';
import { mainShotOf, privateShotsOf, shotsOf } from './shots';
import type { DrawnShot } from './shots';
import { veil, VEIL_WIDTH } from './veil';

const root = new URL('../../', import.meta.url);
const folder = new URL('public/portraits/', root);
const personaManifestFile = new URL('server/seed/personaPortraits.json', root);
const manifestFile = new URL('server/seed/portraits.json', root);
/** Apart from everything that is served to everybody. */
const privateFolder = new URL('server/seed/pictures/', root);
const privateManifestFile = new URL('server/seed/pictures.json', root);

/** A wall of two to five columns at 1x to 3x for the card; the gallery shows one large picture. */
const widths: Record<string, number[]> = {
  main: [320, 640, 960],
  second: [640],
  near: [640],
  wide: [640],
};

/** All pictures of one character together: the repository and the wall stay light. */
const limitBytes = 150 * 1024;
/** From the best to the least that flat colours bear; busy drawings need the later ones. */
const qualities = [
  { avif: 44, webp: 60 },
  { avif: 40, webp: 50 },
  { avif: 36, webp: 42 },
  { avif: 32, webp: 36 },
];
type PersonaPortrait = (typeof personaPortraits)[number];
type Quality = (typeof qualities)[number];

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 10);

type Encoded = PortraitShot & { files: { path: string; content: Buffer }[] };

/** Renders one SVG in every width and format, under names of their content. */
async function encode(slug: string, { name, svg }: DrawnShot, quality: Quality): Promise<Encoded> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const shot: Encoded = { name, sources: [], veil: '', files: [] };
  const keep = (
    width: number,
    format: 'avif' | 'webp',
    content: Buffer,
    stem: string = name,
  ): string => {
    const path = `${slug}/${stem}-${width}.${hashOf(content)}.${format}`;
    shot.files.push({ path, content });
    return path;
  };
  for (const width of widths[name] ?? []) {
    const image = sharp(data, { raw }).resize({ width });
    const avif = await image.clone().avif({ quality: quality.avif, effort: 4 }).toBuffer();
    const webp = await image
      .clone()
      .webp({ quality: quality.webp, effort: 5, smartSubsample: true })
      .toBuffer();
    shot.sources.push({
      width,
      avif: keep(width, 'avif', avif),
      webp: keep(width, 'webp', webp),
    });
  }
  // Its name does not tell which picture it is of.
  shot.veil = keep(VEIL_WIDTH, 'webp', await veil(data, raw), 'veil');
  return shot;
}

const PRIVATE_WIDTH = 640;
/** The one that is not sent in chats, and has no veil. */
const UNSENT = 'evening';

type EncodedPrivate = {
  name: string;
  picture: { path: string; content: Buffer };
  veil: { path: string; content: Buffer };
};

/** AVIF alone: there are many, and one address has to do. */
async function encodePrivate(slug: string, { name, svg }: DrawnShot): Promise<EncodedPrivate> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const content = await sharp(data, { raw })
    .resize({ width: PRIVATE_WIDTH })
    .avif({ quality: 36, effort: 5 })
    .toBuffer();
  const blurred = await veil(data, raw);
  return {
    name,
    picture: { path: `${slug}-${hashOf(content)}.avif`, content },
    veil: { path: `${slug}/veil-${VEIL_WIDTH}.${hashOf(blurred)}.webp`, content: blurred },
  };
}

/** The one picture of who stands for personas without a photo. */
async function drawPersona(figure: PersonaFigure): Promise<PersonaPortrait> {
  const [quality] = qualities;
  if (quality === undefined) throw new Error('There is no quality');
  const { files, sources } = await encode(figure.slug, mainShotOf(figure), quality);
  const shown = new Set(sources.flatMap(({ avif, webp }) => [avif, webp]));
  for (const { path, content } of files)
    if (shown.has(path)) await writeFile(new URL(path, folder), content);
  return { slug: figure.slug, gender: figure.gender, colors: figure.palette, sources };
}

/** All shots of a character in the best quality in which they keep the limit. */
async function encodeAll(facts: CharacterFacts): Promise<Encoded[]> {
  for (const quality of qualities) {
    const shots = await Promise.all(
      shotsOf(facts).map((shot) => encode(facts.slug, shot, quality)),
    );
    const files = shots.flatMap((shot) => shot.files);
    if (files.reduce((sum, { content }) => sum + content.length, 0) <= limitBytes) return shots;
  }
  throw new Error(`The pictures of ${facts.slug} are too heavy in every quality`);
}

async function drawPublic(character: CharacterFacts): Promise<PortraitManifest[string]> {
  const shots = [];
  for (const { files, ...shot } of await encodeAll(character)) {
    for (const { path, content } of files) await writeFile(new URL(path, folder), content);
    shots.push(shot);
  }
  return { colors: character.palette, shots };
}

async function drawPrivate(character: CharacterFacts): Promise<PictureManifest[string]> {
  const { slug } = character;
  const shots = await Promise.all(
    privateShotsOf(character).map((shot) => encodePrivate(slug, shot)),
  );
  const entry: PictureManifest[string] = { sent: [], unsent: '' };
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

const writeManifest = async (file: URL, manifest: object) =>
  writeFile(file, await format(JSON.stringify(manifest), { parser: 'json', printWidth: 100 }));

// Without arguments everything is made anew; with slugs, only those characters.
const only = process.argv.slice(2);
const manifest: PortraitManifest = {};
const pictures: PictureManifest = {};
await mkdir(privateFolder, { recursive: true });
for (const character of characters) {
  const { slug } = character;
  const kept = seed.portraits[slug];
  const keptPictures = seed.pictures[slug];
  const isAsked = only.length === 0 || only.includes(slug);
  if (!isAsked && kept !== undefined && keptPictures !== undefined) {
    manifest[slug] = kept;
    pictures[slug] = keptPictures;
    continue;
  }
  await rm(new URL(`${slug}/`, folder), { recursive: true, force: true });
  await mkdir(new URL(`${slug}/`, folder), { recursive: true });
  manifest[slug] = await drawPublic(character);
  pictures[slug] = await drawPrivate(character);
}
const personaManifest: PersonaPortrait[] = [];
for (const figure of personaFigures) {
  const kept = personaPortraits.find(({ slug }) => slug === figure.slug);
  const isAsked = only.length === 0 || only.includes(figure.slug);
  if (!isAsked && kept !== undefined) {
    personaManifest.push(kept);
    continue;
  }
  await rm(new URL(`${figure.slug}/`, folder), { recursive: true, force: true });
  await mkdir(new URL(`${figure.slug}/`, folder), { recursive: true });
  personaManifest.push(await drawPersona(figure));
}
const personaSlugs = new Set(personaManifest.map(({ slug }) => slug));
for (const entry of await readdir(folder)) {
  if (manifest[entry] === undefined && !personaSlugs.has(entry))
    await rm(new URL(entry, folder), { recursive: true });
}
const drawn = new Set(
  Object.values(pictures).flatMap(({ sent, unsent }) => [unsent, ...sent.map(({ key }) => key)]),
);
for (const entry of await readdir(privateFolder)) {
  if (!drawn.has(entry)) await rm(new URL(entry, privateFolder));
}
await writeManifest(personaManifestFile, personaManifest);
await writeManifest(manifestFile, manifest);
await writeManifest(privateManifestFile, pictures);
