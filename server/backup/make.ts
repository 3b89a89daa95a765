import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { StartFault } from '../base/startFaults';
import { askForDump, piecesOf } from '../database/dumpSocket';
import { FolderInUseError, lockFolder } from '../database/folderLock';
import { dumpClosed } from '../database/pglite';
import { besideDatabase, DATABASE_FILE, fingerprint, MANIFEST_FILE } from './manifest';
import type { Kept, Manifest } from './manifest';

const OWNER_ALONE = { mode: 0o600 };

/** Asks the server that runs on the folder; else reads the folder, locking it. */
async function databaseOf(folder: string): Promise<AsyncIterable<Uint8Array>> {
  const handedOver = await askForDump(folder);
  if (handedOver !== null) return handedOver;
  const unlock = await lockFolder(folder).catch((error: unknown) => {
    if (!(error instanceof FolderInUseError)) throw error;
    throw new StartFault(
      `The process that uses the data folder ${folder} cannot be asked for its database: stop it, then make the backup.`,
    );
  });
  try {
    return piecesOf(await dumpClosed(folder));
  } finally {
    await unlock();
  }
}

async function packDatabase(folder: string, file: string): Promise<Omit<Kept, 'path'>> {
  const hash = createHash('sha256');
  const target = createWriteStream(file, OWNER_ALONE);
  await pipeline(
    await databaseOf(folder),
    createGzip(),
    async function* (packed) {
      for await (const chunk of packed) {
        hash.update(chunk);
        yield chunk;
      }
    },
    target,
  );
  return { bytes: target.bytesWritten, sha256: hash.digest('hex') };
}

/** Copied after the database, so that no file the database knows is missing. */
async function copyBeside(folder: string, backup: string): Promise<Kept[]> {
  const kept: Kept[] = [];
  for (const name of besideDatabase) {
    if (!existsSync(join(folder, name))) continue;
    await mkdir(join(backup, name), { mode: 0o700 });
    for (const entry of await readdir(join(folder, name), { withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = `${name}/${entry.name}`;
      await copyFile(join(folder, path), join(backup, path)).catch((error: unknown) => {
        // A file deleted since the folder was listed is skipped.
        if (existsSync(join(folder, path))) throw error;
      });
      if (!existsSync(join(backup, path))) continue;
      kept.push({ path, ...(await fingerprint(join(backup, path))) });
    }
  }
  return kept;
}

function freeName(into: string, now: Date): string {
  const name = `confidant-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`;
  for (let count = 1; ; count += 1) {
    const path = join(into, count === 1 ? name : `${name}-${count}`);
    if (!existsSync(path)) return path;
  }
}

/**
 * Writes everything in a data folder, which a server may be using, into a new folder below `into`
 * and returns its path. A backup gets its name only once it is complete, and replaces no other.
 */
export async function makeBackup(folder: string, into: string, now: Date): Promise<string> {
  if (!existsSync(join(folder, 'pglite'))) {
    throw new StartFault(`There is no database in the data folder ${folder}.`);
  }
  const backup = freeName(into, now);
  const unfinished = join(dirname(backup), `.unfinished-${process.pid}`);
  try {
    await mkdir(unfinished, { recursive: true, mode: 0o700 });
    const database = await packDatabase(folder, join(unfinished, DATABASE_FILE));
    const manifest: Manifest = {
      format: 1,
      madeAt: now.toISOString(),
      files: [{ path: DATABASE_FILE, ...database }, ...(await copyBeside(folder, unfinished))],
    };
    await writeFile(
      join(unfinished, MANIFEST_FILE),
      JSON.stringify(manifest, null, 2),
      OWNER_ALONE,
    );
    await rename(unfinished, backup);
    return backup;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}
