import * as v from 'valibot';
import { demanded, httpUrl, text } from '../../base/settings';

export const photoSettings = v.pipe(
  v.object({ PHOTO_CHECK_URL: demanded(httpUrl), PHOTO_CHECK_KEY: v.optional(text) }),
  v.transform(({ PHOTO_CHECK_URL: url, PHOTO_CHECK_KEY: key = null }) => ({
    /** Judges the apparent age on photos; null: they stay unchecked, and private to their maker. */
    photoCheck: url === undefined ? null : { url, key },
  })),
);
export type PhotoConfig = v.InferOutput<typeof photoSettings>;
