import type { Readable } from 'node:stream';

/** Bytes from `start` to `end`, both counted in. */
export type ByteRange = { start: number; end: number };

/** Found, not yet read. */
export type StoredFile = {
  /** Bytes of the whole. */
  length: number;
  read(range?: ByteRange): Promise<Readable>;
};

/**
 * Files that are made at run time, by key. What is put under a key is whole or not there, in every
 * process that shares the storage. All calls reject with StorageUnavailable where the storage does not
 * answer, and with an Error for a key that `isStorageKey` refuses.
 */
export type Storage = {
  put(key: string, content: Uint8Array, type: string): Promise<void>;
  /** Null where there is none. */
  find(key: string): Promise<StoredFile | null>;
  exists(key: string): Promise<boolean>;
  delete(key: string): Promise<void>;
};

/** One segment without a way out of it: no slash, no leading dot, no two dots in a row. */
export const isStorageKey = (key: string): boolean =>
  /^[a-z0-9](?:[a-z0-9-]|\.(?!\.)){0,150}[a-z0-9]$/.test(key);

export function requireKey(key: string): string {
  if (!isStorageKey(key)) throw new Error('That is no key of the storage');
  return key;
}
