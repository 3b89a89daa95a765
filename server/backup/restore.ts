import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { inFolder, openFolder } from '../base/dataFolder';
import { lockFolder } from '../database/folderLock';
import { CUT_OFF_FOLDER, loadDump } from '../database/pglite';
import { besideDatabase, checkBackup, DATABASE_FILE } from './manifest';

const unzip = promisify(gunzip);

/** Unpacks a backup next to the folder it will replace. */
async function unpack(backup: string, into: string): Promise<void> {
  const { files } = await checkBackup(backup);
  await rm(into, { recursive: true, force: true });
  await mkdir(into, { mode: 0o700 });
  for (const { path } of files) {
    if (path === DATABASE_FILE) continue;
    await mkdir(dirname(join(into, path)), { recursive: true, mode: 0o700 });
    await copyFile(join(backup, path), join(into, path));
  }
  const packed = await readFile(join(backup, DATABASE_FILE));
  await loadDump(new Blob([await unzip(packed)]), join(into, 'pglite'));
}

async function replace(folder: string, fresh: string, aside: string): Promise<boolean> {
  let isKept = false;
  for (const name of ['pglite', ...besideDatabase]) {
    if (existsSync(join(folder, name))) {
      await mkdir(aside, { recursive: true, mode: 0o700 });
      await rename(join(folder, name), join(aside, name));
      isKept = true;
    }
    if (existsSync(join(fresh, name))) await rename(join(fresh, name), join(folder, name));
  }
  return isKept;
}

/**
 * Replaces a data folder's contents with a backup, once all of it was read and its database opened.
 * Returns where the old contents are kept; null: there were none. Throws FolderInUseError while a
 * server uses the folder. A server refuses to start on a folder where this was interrupted.
 */
export async function restoreBackup(
  backup: string,
  folder: string,
  now: Date,
): Promise<string | null> {
  await checkBackup(backup);
  await openFolder(folder);
  const unlock = await lockFolder(folder);
  const fresh = join(folder, CUT_OFF_FOLDER);
  const aside = join(folder, `replaced-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`);
  try {
    return await inFolder(folder, async () => {
      try {
        await unpack(backup, fresh);
      } catch (error) {
        await rm(fresh, { recursive: true, force: true });
        throw error;
      }
      const isKept = await replace(folder, fresh, aside);
      await rm(fresh, { recursive: true });
      return isKept ? aside : null;
    });
  } finally {
    await unlock();
  }
}
