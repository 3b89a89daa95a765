import * as v from 'valibot';

const text = v.optional(v.pipe(v.string(), v.nonEmpty()));

export const storageVariables = {
  STORAGE_S3_ENDPOINT: v.optional(
    v.pipe(v.string(), v.url(), v.regex(/^https?:/, 'An address of http or https')),
  ),
  STORAGE_S3_BUCKET: text,
  STORAGE_S3_REGION: v.optional(v.pipe(v.string(), v.nonEmpty()), 'us-east-1'),
  STORAGE_S3_ACCESS_KEY_ID: text,
  STORAGE_S3_SECRET_ACCESS_KEY: text,
};

type Environment = v.InferOutput<v.ObjectSchema<typeof storageVariables, undefined>>;

export type S3Settings = {
  /** Without a trailing slash. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** The missing settings of a partly configured S3 storage; none at all means the data folder. */
export function missingOfStorage(env: Environment): string[] {
  const needed = [
    'STORAGE_S3_ENDPOINT',
    'STORAGE_S3_BUCKET',
    'STORAGE_S3_ACCESS_KEY_ID',
    'STORAGE_S3_SECRET_ACCESS_KEY',
  ] as const;
  const missing = needed.filter((name) => env[name] === undefined);
  return missing.length === needed.length ? [] : missing;
}

/** Null: files are stored in the data folder. */
export function storageOf(env: Environment): S3Settings | null {
  const {
    STORAGE_S3_ENDPOINT: endpoint,
    STORAGE_S3_BUCKET: bucket,
    STORAGE_S3_ACCESS_KEY_ID: accessKeyId,
    STORAGE_S3_SECRET_ACCESS_KEY: secretAccessKey,
    STORAGE_S3_REGION: region,
  } = env;
  return endpoint === undefined ||
    bucket === undefined ||
    accessKeyId === undefined ||
    secretAccessKey === undefined
    ? null
    : { endpoint: endpoint.replace(/\/{1,20}$/, ''), bucket, region, accessKeyId, secretAccessKey };
}
