import * as v from 'valibot';
import { httpUrl, isWhole, text, together, withoutSlash } from '../base/settings';

export const storageSettings = v.pipe(
  v.object({
    STORAGE_S3_ENDPOINT: v.optional(httpUrl),
    STORAGE_S3_BUCKET: v.optional(text),
    STORAGE_S3_REGION: v.optional(text, 'us-east-1'),
    STORAGE_S3_ACCESS_KEY_ID: v.optional(text),
    STORAGE_S3_SECRET_ACCESS_KEY: v.optional(text),
  }),
  together(
    [
      'STORAGE_S3_ENDPOINT',
      'STORAGE_S3_BUCKET',
      'STORAGE_S3_ACCESS_KEY_ID',
      'STORAGE_S3_SECRET_ACCESS_KEY',
    ],
    (missing) => `The storage needs ${missing.join(', ')}, too.`,
  ),
  v.transform((env) => {
    const s3 = {
      endpoint: env.STORAGE_S3_ENDPOINT,
      bucket: env.STORAGE_S3_BUCKET,
      region: env.STORAGE_S3_REGION,
      accessKeyId: env.STORAGE_S3_ACCESS_KEY_ID,
      secretAccessKey: env.STORAGE_S3_SECRET_ACCESS_KEY,
    };
    return {
      /** Where files made at run time are stored; null: in the data folder. */
      storage: isWhole(s3) ? { ...s3, endpoint: withoutSlash(s3.endpoint) } : null,
    };
  }),
);
export type StorageConfig = v.InferOutput<typeof storageSettings>;
export type S3Settings = NonNullable<StorageConfig['storage']>;
