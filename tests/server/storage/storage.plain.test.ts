import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFolderStorage } from '../../../server/storage/folderStorage';
import { createS3Storage } from '../../../server/storage/s3Storage';
import { isStorageKey } from '../../../server/storage/storage';
import type { Storage } from '../../../server/storage/storage';
import { StorageUnavailable } from '../../../server/storage/unavailable';
import { startS3Server } from '../../support/s3Server';
import type { S3Server } from '../../support/s3Server';

let folder: string;
let s3: S3Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-'));
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

async function textOf(stream: Readable): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of stream) if (part instanceof Uint8Array) parts.push(part);
  return Buffer.concat(parts).toString();
}

const inFolder = () => createFolderStorage(join(folder, 'media'));
const inBucket = () => createS3Storage(s3);

describe.each<[string, () => Storage]>([
  ['a folder', inFolder],
  ['a bucket', inBucket],
])('the storage in %s', (_name, open) => {
  it('gives back what was put, whole and in part, until it is deleted', async () => {
    const storage = open();
    const key = 'voice-0a.mp3';
    expect([await storage.exists(key), await storage.find(key)]).toEqual([false, null]);
    await storage.put(key, Buffer.from('first'), 'audio/mpeg');
    await storage.put(key, Buffer.from('0123456789'), 'audio/mpeg');
    const file = await storage.find(key);
    if (file === null) throw new Error('It is not there');
    expect(file.length).toBe(10);
    expect(await textOf(await file.read())).toBe('0123456789');
    expect(await textOf(await file.read({ start: 2, end: 4 }))).toBe('234');
    expect(await storage.exists(key)).toBe(true);
    await storage.delete(key);
    await storage.delete(key);
    expect(await storage.exists(key)).toBe(false);
  });

  it('refuses a key that leads elsewhere', async () => {
    const storage = open();
    for (const key of ['../secret.mp3', 'a/b.mp3', '..', '.hidden', 'a..b', 'A.mp3', '', 'a\n']) {
      expect(isStorageKey(key)).toBe(false);
      await expect(
        (async () => storage.put(key, Buffer.from('x'), 'audio/mpeg'))(),
      ).rejects.toThrow();
      await expect((async () => storage.find(key))()).rejects.toThrow();
      await expect((async () => storage.delete(key))()).rejects.toThrow();
    }
  });
});

describe('the storage in a folder', () => {
  it('keeps one whole of those put at once, and leaves nothing unfinished behind', async () => {
    const storage = inFolder();
    await Promise.all(
      [...'abcdefghij'].map((letter) =>
        storage.put('same.mp3', Buffer.from(letter.repeat(5_000)), 'audio/mpeg'),
      ),
    );
    expect(await readdir(join(folder, 'media'))).toEqual(['same.mp3']);
    const kept = await readFile(join(folder, 'media', 'same.mp3'), 'utf8');
    expect([kept.length, new Set(kept).size]).toEqual([5_000, 1]);
  });
});

it('a folder that cannot be read or written is an outage, and its path is not told', async () => {
  const file = join(folder, 'no-folder');
  await writeFile(file, '');
  const storage = createFolderStorage(file);
  const outage = new StorageUnavailable('ENOTDIR');
  await expect(storage.find('a.mp3')).rejects.toThrow(outage);
  await expect(storage.exists('a.mp3')).rejects.toThrow(outage);
  await expect(storage.put('a.mp3', Buffer.from('x'), 'audio/mpeg')).rejects.toThrow(
    new StorageUnavailable('EEXIST'),
  );
});

describe('the storage in a bucket', () => {
  it('says what it keeps, and signs every call', async () => {
    const storage = inBucket();
    await storage.put('a.mp3', Buffer.from('sound'), 'audio/mpeg');
    expect(s3.objects.get('a.mp3')).toEqual({ content: Buffer.from('sound'), type: 'audio/mpeg' });
    expect(s3.refused).toEqual([]);
  });

  it('is not open to another secret', async () => {
    const storage = createS3Storage({ ...s3, secretAccessKey: 'another' });
    await expect(storage.put('b.mp3', Buffer.from('x'), 'audio/mpeg')).rejects.toThrow(
      new StorageUnavailable(403),
    );
    await expect(storage.find('a.mp3')).rejects.toThrow(new StorageUnavailable(403));
    expect(s3.objects.has('b.mp3')).toBe(false);
    expect(s3.refused).toContain('SignatureDoesNotMatch');
  });

  it('says so where it does not answer, and tells nothing of its words', async () => {
    s3.failWith(503);
    await expect(inBucket().find('a.mp3')).rejects.toThrow(new StorageUnavailable(503));
    s3.failWith(null);
    expect(await inBucket().exists('a.mp3')).toBe(true);
    const nowhere = createS3Storage({ ...s3, endpoint: 'http://127.0.0.1:1' });
    await expect(nowhere.find('a.mp3')).rejects.toThrow(new StorageUnavailable('nothing'));
  });
});
