import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keysOf } from '../seed/portrait';
import { shotNames } from '../seed/shotNames';
import type { PictureSetting } from '../../common/places';
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
  sentBy(slug: string): PrivatePicture[];
  /**
   * Where a clear picture is set, public or private, by the address or key that a message keeps; null
   * where that is not known.
   */
  settingOf(address: string): PictureSetting | null;
  /** The key of the one that is sent in no chat; null if there is none. */
  unsentOf(slug: string): string | null;
  has(key: string): boolean;
  files: Pick<Storage, 'find'>;
};

type Pictured = Pick<Seed, 'pictures' | 'portraits' | 'settings'>;

/** Where each picture is set, by its address or key. */
function settingsByAddress({ pictures, portraits, settings }: Pictured) {
  const settingsOf = (slug: string): [string, PictureSetting | undefined][] => {
    const { sent = [], unsent } = pictures[slug] ?? {};
    const keys = [...sent.map(({ key }) => key), ...(unsent === undefined ? [] : [unsent])];
    const shots = portraits[slug]?.shots ?? [];
    return [
      ...shots.flatMap(({ name, sources }) =>
        sources.map(({ webp }): [string, PictureSetting | undefined] => [
          join('/portraits', webp),
          settings[slug]?.[name],
        ]),
      ),
      ...keys.map((key, index): [string, PictureSetting | undefined] => [
        key,
        settings[slug]?.[privateShots[index] ?? ''],
      ]),
    ];
  };
  return new Map(Object.keys(settings).flatMap(settingsOf));
}

export function createPrivatePictures(seed: Pictured): PrivatePictures {
  const { pictures } = seed;
  const settings = settingsByAddress(seed);
  const keys = new Set(Object.values(pictures).flatMap(keysOf));
  return {
    sentBy: (slug) =>
      (pictures[slug]?.sent ?? []).map(({ key, veil }) => ({
        key,
        veil: join('/portraits', veil),
      })),
    settingOf: (address) => settings.get(address) ?? null,
    unsentOf: (slug) => pictures[slug]?.unsent ?? null,
    has: (key) => keys.has(key),
    files: createFolderStorage(picturesFolder),
  };
}
