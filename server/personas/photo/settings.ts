import * as v from 'valibot';

export const photoVariables = {
  PHOTO_CHECK_URL: v.optional(
    v.pipe(v.string(), v.url(), v.regex(/^https?:/, 'An address of http or https')),
  ),
  PHOTO_CHECK_KEY: v.optional(v.pipe(v.string(), v.nonEmpty())),
};

type Environment = v.InferOutput<v.ObjectSchema<typeof photoVariables, undefined>>;

export type PhotoCheckSettings = { url: string; key: string | null };

/** Null: photos stay unchecked, and private to their maker. */
export const photoCheckOf = ({
  PHOTO_CHECK_URL: url,
  PHOTO_CHECK_KEY: key,
}: Environment): PhotoCheckSettings | null =>
  url === undefined ? null : { url, key: key ?? null };
