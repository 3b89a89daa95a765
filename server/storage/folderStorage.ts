import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { requireKey } from './storage';
import type { Storage, StoredFile } from './storage';
import { StorageUnavailable } from './unavailable';

const codeSchema = v.looseObject({ code: v.string() });
const codeOf = (error: unknown) => (v.is(codeSchema, error) ? error.code : 'an error');
const isMissing = (error: unknown) => codeOf(error) === 'ENOENT';

/** File system errors contain a path. */
async function reach<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw new StorageUnavailable(codeOf(error));
  }
}

/** Files in a folder, which several processes may share. */
export function createFolderStorage(folder: string): Storage {
  const pathOf = (key: string) => join(folder, requireKey(key));

  async function find(key: string): Promise<StoredFile | null> {
    const path = pathOf(key);
    try {
      const { size } = await stat(path);
      return {
        length: size,
        read: (range) => reach(async () => (await open(path)).createReadStream(range)),
      };
    } catch (error) {
      if (isMissing(error)) return null;
      throw new StorageUnavailable(codeOf(error));
    }
  }

  return {
    async put(key, content) {
      const path = pathOf(key);
      const unfinished = `${path}.${randomUUID()}`;
      await reach(async () => {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        try {
          await writeFile(unfinished, content, { mode: 0o600 });
          await rename(unfinished, path);
        } finally {
          await rm(unfinished, { force: true });
        }
      });
    },
    find,
    exists: async (key) => (await find(key)) !== null,
    async delete(key) {
      const path = pathOf(key);
      await reach(() => rm(path, { force: true }));
    },
  };
}
