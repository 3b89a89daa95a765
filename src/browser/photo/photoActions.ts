import { fromPromise } from 'xstate';
import { PHOTO_BYTES } from '../../../common/limits';
import type { Crop, Rectangle, Source } from '../../machines/persona/crop';
import type { Photo } from '../../machines/persona/persona';
import type { OpenReply, PhotoFile, PhotoProblem } from '../../machines/persona/photoMachine';
import { imageHeader } from './imageHeader';

/** The server's limit: more would exhaust a small device's memory. */
const MOST_PIXELS = 50_000_000;
const LONGEST_SIDE = 12_000;
/** Cropping needs no larger picture than this. */
const SHOWN_SIDE = 2_000;
/** The size of the widest card. */
const TAKEN = { width: 960, height: 1_280 };
const QUALITY = 0.88;

/** The browser's own decoder and encoder. */
export type Darkroom = {
  /** Decoded, rotated by its metadata, no longer than `side`; throws for a broken file. */
  develop: (picture: Blob, side: number) => Promise<Source>;
  /** The crop, as the data URL of a JPEG of this size. */
  print: (source: Source, part: Rectangle, size: typeof TAKEN) => Promise<string>;
};

type World = {
  darkroom: Darkroom;
  rectangleOf: (source: Source, crop: Crop) => Rectangle;
  newId: () => string;
};

const refused = (problem: PhotoProblem): OpenReply => ({ kind: 'refused', problem });

/** Checks size, type by content, and dimensions, in the specification's order; then decodes. */
export async function checkPhoto(
  file: PhotoFile,
): Promise<{ kind: 'sound'; picture: Blob } | { kind: 'refused'; problem: PhotoProblem }> {
  if (file.size > PHOTO_BYTES) return { kind: 'refused', problem: 'image-too-large' };
  const bytes = await file.arrayBuffer();
  const header = imageHeader(new Uint8Array(bytes));
  if (header === null) return { kind: 'refused', problem: 'wrong-image-type' };
  const { type, width, height } = header;
  if (width === 0 || height === 0) return { kind: 'refused', problem: 'wrong-image-type' };
  const isTooLarge = Math.max(width, height) > LONGEST_SIDE || width * height > MOST_PIXELS;
  if (isTooLarge) return { kind: 'refused', problem: 'image-too-large' };
  return { kind: 'sound', picture: new Blob([bytes], { type }) };
}

export const photoActions = ({ darkroom, rectangleOf, newId }: World) => ({
  openPhoto: fromPromise<OpenReply, { file: PhotoFile | null }>(async ({ input: { file } }) => {
    if (file === null) return refused('wrong-image-type');
    const checked = await checkPhoto(file);
    if (checked.kind === 'refused') return checked;
    return { kind: 'opened', source: await darkroom.develop(checked.picture, SHOWN_SIDE) };
  }),

  cropPhoto: fromPromise<Photo, { source: Source | null; crop: Crop }>(
    async ({ input: { source, crop } }) => {
      if (source === null) throw new Error('There is no picture.');
      const data = await darkroom.print(source, rectangleOf(source, crop), TAKEN);
      return { clientId: newId(), data };
    },
  ),
});

async function bitmapOf(data: string): Promise<ImageBitmap> {
  const bytes = Uint8Array.from(atob(data.slice(data.indexOf(',') + 1)), (letter) =>
    letter.charCodeAt(0),
  );
  return createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
}

function drawn(bitmap: ImageBitmap, part: Rectangle, width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw.');
  context.imageSmoothingQuality = 'high';
  // Transparent pixels would be black in a JPEG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  const { left, top } = part;
  context.drawImage(
    bitmap,
    ...[left, top, part.width, part.height],
    ...[0, 0, canvas.width, canvas.height],
  );
  bitmap.close();
  return { canvas, context };
}

const whole = ({ width, height }: ImageBitmap): Rectangle => ({ left: 0, top: 0, width, height });

/** Redraws every picture, so that no EXIF, GPS or thumbnail is left. */
export const browserDarkroom: Darkroom = {
  develop: async (picture, side) => {
    const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' });
    const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
    const { canvas } = drawn(bitmap, whole(bitmap), bitmap.width * scale, bitmap.height * scale);
    const { width, height } = canvas;
    return { data: canvas.toDataURL('image/jpeg', QUALITY), width, height };
  },
  print: async (source, part, size) => {
    const bitmap = await bitmapOf(source.data);
    const { canvas } = drawn(bitmap, part, size.width, size.height);
    return canvas.toDataURL('image/jpeg', QUALITY);
  },
};

/** The pixels of a picture, no longer than `side`: the input of the age estimate. */
export async function pixelsOf(data: string, side: number): Promise<ImageData> {
  const bitmap = await bitmapOf(data);
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const { canvas, context } = drawn(
    bitmap,
    whole(bitmap),
    bitmap.width * scale,
    bitmap.height * scale,
  );
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
