import sharp from 'sharp';
import type { CreateRaw } from 'sharp';

/** More than any phone's camera fits into 5 MB. */
export const PIXELS_AT_MOST = 50_000_000;
export const SIDE_AT_MOST = 12_000;

/** The widths of the catalogue's portraits. */
const WIDTHS = [320, 640, 960] as const;
const LARGEST = { width: 960, height: 1280 } as const;
const BEHIND = '#150f17';

export type RemadePhoto = {
  colors: string[];
  sizes: { width: number; avif: Buffer; webp: Buffer }[];
  /** For the check of the apparent age. */
  largest: Buffer;
};

// Decoded pictures of people are kept no longer than needed, and one must not use all threads.
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
 * Rebuilds a picture from its pixels alone, rotated as its metadata says: nothing else of the file
 * remains. Rejects if it cannot be decoded completely.
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
