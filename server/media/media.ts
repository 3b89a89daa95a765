import type { Clock } from '../base/clock';
import type { Seed } from '../seed/seed';
import type { Storage, StoredFile } from '../storage/storage';
import { createMediaAddresses } from './mediaAddresses';
import type { MediaAddresses } from './mediaAddresses';
import { typeOfMedia } from './mediaKey';
import { createPrivatePictures } from './pictures';
import type { PrivatePictures } from './pictures';

/** Files shown only to those entitled: pictures that ship, generated voices, exports. */
export type Media = {
  addresses: MediaAddresses;
  pictures: PrivatePictures;
  storage: Storage;
  /** Null if it does not exist. */
  find(key: string): Promise<(StoredFile & { type: string }) | null>;
};

export function createMedia({
  seed,
  secret,
  clock,
  storage,
}: {
  seed: Pick<Seed, 'pictures' | 'portraits' | 'settings'>;
  secret: Uint8Array;
  clock: Clock;
  storage: Storage;
}): Media {
  const pictures = createPrivatePictures(seed);
  return {
    addresses: createMediaAddresses(secret, clock),
    pictures,
    storage,
    async find(key) {
      const type = typeOfMedia(key);
      if (type === null) return null;
      const file = await (pictures.has(key) ? pictures.files : storage).find(key);
      return file === null ? null : { ...file, type };
    },
  };
}
