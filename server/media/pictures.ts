import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keysOf } from '../seed/portrait';
import { shotNames } from '../seed/places';
import type { Setting } from '../seed/places';
import type { PrivatePicture } from '../seed/portrait';
import type { Seed } from '../seed/seed';
import { createFolderStorage } from '../storage/folderStorage';
import type { Storage } from '../storage/storage';

/** The same path from the source and from its build; outside every folder that is served. */
const picturesFolder = fileURLToPath(new URL('../../server/seed/pictures', import.meta.url));

/** Its name is its place among the private ones. */
const privateShots = shotNames.slice(4);

/** The private pictures of official characters. */
export type PrivatePictures = {
  /** Those that a character sends in chats, in order; `veil` is a public address. */
  sentBy(slug: string): (PrivatePicture & { setting: Setting | null })[];
  /** Where a picture of the gallery is set; null where that is not known. */
  settingOf(slug: string, shot: string): Setting | null;
  /** The key of the one that is sent in no chat; null if there is none. */
  unsentOf(slug: string): string | null;
  has(key: string): boolean;
  files: Pick<Storage, 'find'>;
};

export function createPrivatePictures({
  pictures,
  settings,
}: Pick<Seed, 'pictures' | 'settings'>): PrivatePictures {
  const settingOf = (slug: string, wanted: string | undefined) => {
    const shot = shotNames.find((name) => name === wanted);
    return (shot === undefined ? undefined : settings[slug]?.[shot]) ?? null;
  };
  const keys = new Set(Object.values(pictures).flatMap(keysOf));
  return {
    sentBy: (slug) =>
      (pictures[slug]?.sent ?? []).map(({ key, veil }, index) => ({
        key,
        veil: join('/portraits', veil),
        setting: settingOf(slug, privateShots[index]),
      })),
    settingOf,
    unsentOf: (slug) => pictures[slug]?.unsent ?? null,
    has: (key) => keys.has(key),
    files: createFolderStorage(picturesFolder),
  };
}
