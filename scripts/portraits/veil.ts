import sharp from 'sharp';
import type { Raw } from 'sharp';

/** Too few pixels to recognise anybody, however they are sharpened. */
export const VEIL_WIDTH = 12;

/** What is shown of a picture that is not paid for: a few blurred pixels, as WebP. */
export const veil = (data: Buffer, raw: Raw): Promise<Buffer> =>
  sharp(data, { raw })
    .resize({ width: VEIL_WIDTH, kernel: 'cubic' })
    .blur(1)
    .webp({ quality: 50, effort: 5 })
    .toBuffer();
