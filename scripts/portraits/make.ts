import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { format } from 'prettier';
import sharp from 'sharp';
import { seed } from '../../server/seed';
import { characters } from '../../server/seed/characters';
import type { PortraitManifest, PortraitSource } from '../../server/seed/portrait';
import { shotsOf } from './shots';

const root = new URL('../../', import.meta.url);
const folder = new URL('public/portraits/', root);
const manifestFile = new URL('server/seed/portraits.json', root);

/** A wall of two to five columns at 1x to 3x for the card; the gallery shows one large picture. */
const widths: Record<string, number[]> = { main: [320, 640, 960], second: [640] };

/** Renders one SVG and writes it in every width and format under names of their content. */
async function encode(slug: string, name: string, svg: string): Promise<PortraitSource[]> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const write = async (width: number, format: 'avif' | 'webp', file: Buffer): Promise<string> => {
    const hash = createHash('sha256').update(file).digest('hex').slice(0, 10);
    const path = `${slug}/${name}-${width}.${hash}.${format}`;
    await writeFile(new URL(path, folder), file);
    return path;
  };
  const sources: PortraitSource[] = [];
  for (const width of widths[name] ?? []) {
    const image = sharp(data, { raw }).resize({ width });
    const avif = await image.clone().avif({ quality: 44, effort: 4 }).toBuffer();
    const webp = await image
      .clone()
      .webp({ quality: 60, effort: 5, smartSubsample: true })
      .toBuffer();
    sources.push({
      width,
      avif: await write(width, 'avif', avif),
      webp: await write(width, 'webp', webp),
    });
  }
  return sources;
}

// Without arguments everything is made anew; with slugs, only those characters.
const only = process.argv.slice(2);
const manifest: PortraitManifest = {};
for (const character of characters) {
  const { slug } = character;
  const kept = seed.portraits[slug];
  if (only.length > 0 && !only.includes(slug) && kept !== undefined) {
    manifest[slug] = kept;
    continue;
  }
  await rm(new URL(`${slug}/`, folder), { recursive: true, force: true });
  await mkdir(new URL(`${slug}/`, folder), { recursive: true });
  const shots = [];
  for (const { name, svg } of shotsOf(character)) {
    shots.push({ name, sources: await encode(slug, name, svg) });
  }
  manifest[slug] = { colors: character.palette, shots };
}
for (const entry of await readdir(folder)) {
  if (manifest[entry] === undefined) await rm(new URL(entry, folder), { recursive: true });
}
const json = await format(JSON.stringify(manifest), { parser: 'json', printWidth: 100 });
await writeFile(manifestFile, json);
