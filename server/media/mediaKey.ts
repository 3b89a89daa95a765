import { isStorageKey } from '../storage/storage';

const types = {
  avif: 'image/avif',
  webp: 'image/webp',
  mp3: 'audio/mpeg',
  json: 'application/json',
} as const;

/** The media type of a file, by its key alone; null: there is no such kind. */
export function typeOfMedia(key: string): (typeof types)[keyof typeof types] | null {
  if (!isStorageKey(key)) return null;
  switch (key.slice(key.lastIndexOf('.') + 1)) {
    case 'avif':
      return types.avif;
    case 'webp':
      return types.webp;
    case 'mp3':
      return types.mp3;
    case 'json':
      return types.json;
    default:
      return null;
  }
}
