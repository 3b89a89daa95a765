import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { hours, placeNames } from '../../common/places.ts';

const settingSchema = v.object({ place: v.picklist(placeNames), hour: v.picklist(hours) });
const pictureSchema = v.object({
  setting: settingSchema,
  colors: v.tuple([v.string(), v.string(), v.string()]),
  sources: v.array(v.object({ width: v.number(), avif: v.string(), webp: v.string() })),
});

/** A `Portrait` of openapi.yaml: a place without a person. */
export type ArticlePicture = v.InferOutput<typeof pictureSchema>;

/** By article: `setting` is written by hand, the rest by `npm run portraits:blog`. */
export const picturesFile = new URL('../../content/blog/pictures.json', import.meta.url);

const read = async (): Promise<unknown> => JSON.parse(await readFile(picturesFile, 'utf8'));

export const readSettings = async () =>
  v.parse(v.record(v.string(), v.object({ setting: settingSchema })), await read());

export const readPictures = async (): Promise<Record<string, ArticlePicture>> =>
  v.parse(v.record(v.string(), pictureSchema), await read());
