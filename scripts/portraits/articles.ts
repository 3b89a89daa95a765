import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { PictureSetting } from '../../common/places';
import { picturesFile, readSettings } from '../content/pictures';
import type { ArticlePicture } from '../content/pictures';
import { drawPlace } from './place';
import { width } from './scene';
import type { Tones } from './scene';

/*
 * Draws the pictures of the blog's articles: places without a person, in a band of the whole drawing.
 */

const folder = new URL('../../public/portraits/blog/', import.meta.url);
const widths = [480, 960];
const band = { top: 180, height: (width / 3) * 2 };
const quality = { avif: 60, webp: 80 };
const palette: Tones = ['#ffd3a8', '#d2693c', '#3d1226'];

function drawn({ place, hour }: PictureSetting, side: 'left' | 'right'): Buffer {
  const ask = { hour, side, style: 'realistic', framing: 'wide', palette, id: 'p' } as const;
  const { back, front } = drawPlace(place, ask);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${band.height}" viewBox="0 ${band.top} ${width} ${band.height}">${back}${front}</svg>`,
  );
}

/** The colours of the upper, middle and lower third, shown until the picture has loaded. */
async function coloursOf(picture: Buffer): Promise<ArticlePicture['colors']> {
  const { data } = await sharp(picture)
    .resize(1, 3, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const third = (index: number) => `#${data.subarray(3 * index, 3 * index + 3).toString('hex')}`;
  return [third(0), third(1), third(2)];
}

async function make(id: string, format: 'avif' | 'webp', picture: Buffer): Promise<string> {
  const content = await sharp(picture)
    .toFormat(format, { quality: quality[format], effort: 5 })
    .toBuffer();
  const { width: pixels } = await sharp(picture).metadata();
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  const name = `${id}-${pixels}.${hash}.${format}`;
  await writeFile(new URL(name, folder), content);
  return `/portraits/blog/${name}`;
}

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const pictures: Record<string, ArticlePicture> = {};
for (const [index, [id, { setting }]] of Object.entries(await readSettings()).entries()) {
  const picture = await sharp(drawn(setting, index % 2 === 0 ? 'left' : 'right'))
    .png()
    .toBuffer();
  const sources = [];
  for (const pixels of widths) {
    const sized = await sharp(picture).resize({ width: pixels }).png().toBuffer();
    const [avif, webp] = [await make(id, 'avif', sized), await make(id, 'webp', sized)];
    sources.push({ width: pixels, avif, webp });
  }
  pictures[id] = { setting, colors: await coloursOf(picture), sources };
}
await writeFile(picturesFile, `${JSON.stringify(pictures, null, 2)}\n`);
