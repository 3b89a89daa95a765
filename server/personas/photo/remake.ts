import sharp from 'sharp';
import type { CreateRaw } from 'sharp';

/** More than any camera of a phone makes of 5 MB. */
export const PIXELS_AT_MOST = 50_000_000;
export const SIDE_AT_MOST = 12_000;

/** As the portraits of the catalogue are. */
const WIDTHS = [320, 640, 960] as const;
const LARGEST = { width: 960, height: 1280 } as const;
const BEHIND = '#150f17';

export type RemadePhoto = {
  colors: string[];
  sizes: { width: number; avif: Buffer; webp: Buffer }[];
  /** For the check of the apparent age. */
  largest: Buffer;
};

// Decoded pictures of people are held no longer than needed, and one at a time does not take all.
sharp.cache(false);
sharp.concurrency(1);

const hex = (value: number) => value.toString(16).padStart(2, '0');

async function colorsOf(pixels: Buffer, raw: CreateRaw): Promise<string[]> {
  const rows = await sharp(pixels, { raw }).resize(1, 3, { fit: 'fill' }).raw().toBuffer();
  return [0, 3, 6].map(
    (at) => `#${hex(rows[at] ?? 0)}${hex(rows[at + 1] ?? 0)}${hex(rows[at + 2] ?? 0)}`,
  );
}

/**
 * Makes a picture anew from its pixels alone, turned as its metadata says: nothing else of the file
 * is left. Rejects where it cannot be decoded to its end.
 */
export async function remake(bytes: Buffer): Promise<RemadePhoto> {
  const { data, info } = await sharp(bytes, {
    autoOrient: true,
    failOn: 'truncated',
    limitInputPixels: PIXELS_AT_MOST,
    pages: 1,
    sequentialRead: true,
  })
    .resize({ ...LARGEST, fit: 'cover', position: 'attention' })
    .flatten({ background: BEHIND })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const sizes: RemadePhoto['sizes'] = [];
  for (const width of WIDTHS) {
    const image = sharp(data, { raw }).resize({ width });
    sizes.push({
      width,
      avif: await image.clone().avif({ quality: 50, effort: 2 }).toBuffer(),
      webp: await image.clone().webp({ quality: 75 }).toBuffer(),
    });
  }
  const largest = await sharp(data, { raw }).jpeg({ quality: 90 }).toBuffer();
  return { colors: await colorsOf(data, raw), sizes, largest };
}
