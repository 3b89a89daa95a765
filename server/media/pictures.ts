import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keysOf } from '../seed/portrait';
import type { PrivatePicture } from '../seed/portrait';
import type { Seed } from '../seed/seed';
import { createFolderStorage } from '../storage/folderStorage';
import type { Storage } from '../storage/storage';

/** The same path from the source and from its build; outside every folder that is served. */
const picturesFolder = fileURLToPath(new URL('../../server/seed/pictures', import.meta.url));

/** The private pictures of official characters. */
export type PrivatePictures = {
  /** Those that a character sends in chats, in order; `veil` is a public address. */
  sentBy(slug: string): PrivatePicture[];
  /** The key of the one that is sent in no chat; null if there is none. */
  unsentOf(slug: string): string | null;
  has(key: string): boolean;
  files: Pick<Storage, 'find'>;
};

export function createPrivatePictures({ pictures }: Pick<Seed, 'pictures'>): PrivatePictures {
  const keys = new Set(Object.values(pictures).flatMap(keysOf));
  return {
    sentBy: (slug) =>
      (pictures[slug]?.sent ?? []).map(({ key, veil }) => ({
        key,
        veil: join('/portraits', veil),
      })),
    unsentOf: (slug) => pictures[slug]?.unsent ?? null,
    has: (key) => keys.has(key),
    files: createFolderStorage(picturesFolder),
  };
}
