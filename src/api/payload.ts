import * as v from 'valibot';
import type { Payload } from '../machines/prefetch/payload';
import { characterPageSchema } from './parse';
import { characterDetailSchema } from './parseCharacter';
import { readingSchema } from './parseBlog';

/** A page's first content, from `{route}/_payload.json`. */
export const payloadSchema: v.GenericSchema<unknown, Payload> = v.union([
  v.pipe(
    v.object({ route: v.picklist(['catalogue']), locale: v.string(), data: characterPageSchema }),
    v.transform(({ data, ...rest }) => ({ ...rest, page: data })),
  ),
  v.pipe(
    v.object({ route: v.picklist(['character']), locale: v.string(), data: characterDetailSchema }),
    v.transform(({ data, ...rest }) => ({ ...rest, character: data })),
  ),
  v.pipe(
    readingSchema,
    v.transform((reading): Payload => ({ route: 'blog', locale: reading.locale, reading })),
  ),
]);
