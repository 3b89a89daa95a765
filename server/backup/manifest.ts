import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';
import { StartFault } from '../base/startFaults';

export const DATABASE_FILE = 'database.tar.gz';
export const MANIFEST_FILE = 'backup.json';
/** What is stored beside the embedded database. */
export const besideDatabase = ['media', 'secrets'] as const;

const keptSchema = v.object({
  // The path must not leave the folder.
  path: v.pipe(v.string(), v.regex(/^(?!.*\.\.)[\w.-]+(?:\/[\w.-]+)*$/)),
  bytes: v.pipe(v.number(), v.integer(), v.minValue(0)),
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});

/** A file of a backup, as it was when written. */
export type Kept = v.InferOutput<typeof keptSchema>;

const manifestSchema = v.object({
  format: v.literal(1),
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  files: v.array(keptSchema),
});

export type Manifest = v.InferOutput<typeof manifestSchema>;

export async function fingerprint(file: string): Promise<Omit<Kept, 'path'>> {
  const hash = createHash('sha256');
  const stream = createReadStream(file);
  await pipeline(stream, hash);
  return { bytes: stream.bytesRead, sha256: hash.digest('hex') };
}

const notWhole = (backup: string, reason: string) =>
  new StartFault(`The backup ${backup} is not whole: ${reason}. Nothing was changed.`);

async function readManifest(backup: string): Promise<Manifest> {
  const text = await readFile(join(backup, MANIFEST_FILE), 'utf8').catch(() => null);
  if (text === null) throw notWhole(backup, `it has no ${MANIFEST_FILE}`);
  try {
    return v.parse(manifestSchema, JSON.parse(text));
  } catch {
    throw notWhole(backup, `its ${MANIFEST_FILE} cannot be read`);
  }
}

/** Reads a backup from end to end; throws StartFault if a file is missing or has changed. */
export async function checkBackup(backup: string): Promise<Manifest> {
  const manifest = await readManifest(backup);
  if (!manifest.files.some(({ path }) => path === DATABASE_FILE)) {
    throw notWhole(backup, `it has no ${DATABASE_FILE}`);
  }
  for (const { path, bytes, sha256 } of manifest.files) {
    const found = await fingerprint(join(backup, path)).catch(() => null);
    if (found === null) throw notWhole(backup, `${path} is missing`);
    if (found.bytes !== bytes || found.sha256 !== sha256) {
      throw notWhole(backup, `${path} is not what was written`);
    }
  }
  return manifest;
}
