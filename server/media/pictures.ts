import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keysOf } from '../seed/portrait';
import type { PrivatePicture } from '../seed/portrait';
import type { Seed } from '../seed/seed';
import { createFolderStorage } from '../storage/folderStorage';
import type { Storage } from '../storage/storage';

/** The same from the source and from its build; in nothing that is served by itself. */
const picturesFolder = fileURLToPath(new URL('../../server/seed/pictures', import.meta.url));

/** The pictures of official characters that are public nowhere. */
export type PrivatePictures = {
  /** Those that a character sends in chats, in turn; `veil` is a public address. */
  sentBy(slug: string): PrivatePicture[];
  /** The key of one that is sent in no chat; null where there is none. */
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
