import type { Readable } from 'node:stream';

/** Bytes from `start` to `end`, inclusive. */
export type ByteRange = { start: number; end: number };

/** A file that was found, but not read yet. */
export type StoredFile = {
  /** Bytes of the whole file. */
  length: number;
  read(range?: ByteRange): Promise<Readable>;
};

/**
 * Files made at run time, by key. A file is complete or absent, in every process that shares the
 * storage. All calls reject with StorageUnavailable if the storage fails, and with an Error for a
 * key that `isStorageKey` refuses.
 */
export type Storage = {
  put(key: string, content: Uint8Array, type: string): Promise<void>;
  /** Null if there is none. */
  find(key: string): Promise<StoredFile | null>;
  exists(key: string): Promise<boolean>;
  delete(key: string): Promise<void>;
};

/** A single path segment that cannot escape: no slash, no leading dot, no two dots in a row. */
export const isStorageKey = (key: string): boolean =>
  /^[a-z0-9](?:[a-z0-9-]|\.(?!\.)){0,150}[a-z0-9]$/.test(key);

export function requireKey(key: string): string {
  if (!isStorageKey(key)) throw new Error('That is no key of the storage');
  return key;
}
