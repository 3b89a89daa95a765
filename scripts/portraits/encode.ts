import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { PortraitShot } from '../../server/seed/portrait';
import { height, width as fullWidth } from './scene';
import { veil, VEIL_WIDTH } from './veil';

/** Widths for a wall of two to five columns at 1x to 3x; the gallery shows one large picture. */
const CARD_WIDTHS = [320, 640, 960];
const GALLERY_WIDTHS = [640];
const PRIVATE_WIDTH = 640;
/** One step more takes four times as long for a tenth of the bytes. */
const AVIF_EFFORT = 3;
/** Private pictures are half as many and one size each, and there the bytes count. */
const PRIVATE_EFFORT = 4;

/** The shot on the card; all others only appear in the gallery. */
export const MAIN = 'main';

export type Quality = { avif: number; webp: number };
type File = { path: string; content: Buffer };
export type Encoded = PortraitShot & { files: File[] };
export type EncodedPrivate = { picture: File; veil: File };

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 10);

/** The pixels of a drawing or photograph, upright, cropped to a portrait, without its metadata. */
async function pixelsOf(source: Buffer, width: number) {
  const { data, info } = await sharp(source, { failOn: 'error' })
    .rotate()
    .resize({
      width,
      height: Math.round((width / fullWidth) * height),
      fit: 'cover',
      position: 'attention',
    })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

/** Encodes a picture in every width and format, named by content. */
export async function encode(
  slug: string,
  name: string,
  source: Buffer,
  quality: Quality,
): Promise<Encoded> {
  const widths = name === MAIN ? CARD_WIDTHS : GALLERY_WIDTHS;
  const { data, raw } = await pixelsOf(source, Math.max(...widths));
  const shot: Encoded = { name, sources: [], veil: '', files: [] };
  const keep = (width: number, format: 'avif' | 'webp', content: Buffer, stem = name): string => {
    const path = `${slug}/${stem}-${width}.${hashOf(content)}.${format}`;
    shot.files.push({ path, content });
    return path;
  };
  for (const width of widths) {
    const image = sharp(data, { raw }).resize({ width });
    const avif = await image
      .clone()
      .avif({ quality: quality.avif, effort: AVIF_EFFORT })
      .toBuffer();
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
  // The name must not reveal which picture it belongs to.
  shot.veil = keep(VEIL_WIDTH, 'webp', await veil(data, raw), 'veil');
  return shot;
}

/** Only AVIF: there are many, and each has a single address. */
export async function encodePrivate(slug: string, source: Buffer): Promise<EncodedPrivate> {
  const { data, raw } = await pixelsOf(source, PRIVATE_WIDTH);
  const content = await sharp(data, { raw })
    .resize({ width: PRIVATE_WIDTH })
    .avif({ quality: 23, effort: PRIVATE_EFFORT })
    .toBuffer();
  const blurred = await veil(data, raw);
  return {
    picture: { path: `${slug}-${hashOf(content)}.avif`, content },
    veil: { path: `${slug}/veil-${VEIL_WIDTH}.${hashOf(blurred)}.webp`, content: blurred },
  };
}
