import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { requireKey } from './storage';
import type { Storage, StoredFile } from './storage';

const isMissing = (error: unknown) => v.is(v.looseObject({ code: v.literal('ENOENT') }), error);

/** Files in a folder, which several processes may share. */
export function createFolderStorage(folder: string): Storage {
  const pathOf = (key: string) => join(folder, requireKey(key));

  async function find(key: string): Promise<StoredFile | null> {
    const path = pathOf(key);
    try {
      const { size } = await stat(path);
      return { length: size, read: async (range) => createReadStream(path, range) };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  return {
    async put(key, content) {
      const path = pathOf(key);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const unfinished = `${path}.${randomUUID()}`;
      try {
        await writeFile(unfinished, content, { mode: 0o600 });
        await rename(unfinished, path);
      } finally {
        await rm(unfinished, { force: true });
      }
    },
    find,
    exists: async (key) => (await find(key)) !== null,
    delete: (key) => rm(pathOf(key), { force: true }),
  };
}
