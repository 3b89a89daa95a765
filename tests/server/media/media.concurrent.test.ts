import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMediaAddresses } from '../../../server/media/mediaAddresses';
import { seed } from '../../support/seed';
import { startS3Server } from '../../support/s3Server';
import { startTestServer } from '../../support/server';
import type { TestServer } from '../../support/server';

let server: TestServer;
let key: string;
let picture: Buffer;

beforeAll(async () => {
  server = await startTestServer();
  key = seed.pictures['ines']?.sent[0]?.key ?? '';
  picture = await readFile(new URL(`../../../server/seed/pictures/${key}`, import.meta.url));
});
afterAll(() => server.stop());

const get = (address: string, init: RequestInit = {}) =>
  fetch(new URL(address, server.origin), init);

const signed = () => server.services.media.addresses.sign(key);

describe('a signed address', () => {
  it('shows its picture to whoever has it, as what it is and nothing else', async () => {
    const answer = await get(signed());
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'content-disposition': 'inline',
      'content-length': String(picture.length),
      'content-type': 'image/avif',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(picture);
  });

  it('is the same for five minutes, is kept by the browser until it expires, and then is not good', async () => {
    server.clock.advance(1_000);
    const address = signed();
    server.clock.advance(4 * 60_000 + 58_000);
    expect(signed()).toBe(address);
    const answer = await get(address);
    expect(answer.headers.get('cache-control')).toBe('private, max-age=601, immutable');
    server.clock.advance(10 * 60_000);
    expect((await get(address)).status).toBe(200);
    server.clock.advance(1_000);
    const late = await get(address);
    expect([late.status, late.headers.get('cache-control')]).toEqual([403, 'no-store']);
    expect(await late.json()).toMatchObject({ code: 'forbidden' });
    expect((await get(signed())).status).toBe(200);
  });

  it.each<[string, (it: URL) => void]>([
    [
      'another key',
      (it) => {
        it.pathname = `/media/${seed.pictures['ines']?.unsent ?? ''}`;
      },
    ],
    [
      'a later end',
      (it) => {
        it.searchParams.set('expires', '99999999999');
      },
    ],
    [
      'another signature',
      (it) => {
        it.searchParams.set('signature', 'A'.repeat(43));
      },
    ],
    [
      'a shorter one',
      (it) => {
        it.searchParams.set('signature', 'AAAA');
      },
    ],
  ])('is not good with %s', async (_name, change) => {
    const address = new URL(signed(), server.origin);
    change(address);
    expect((await get(address.href)).status).toBe(403);
  });

  it('is of this server: with the secret of another it is not good', async () => {
    const other = createMediaAddresses(Buffer.alloc(32, 7), server.clock);
    expect((await get(other.sign(key))).status).toBe(403);
  });

  it('needs both its parts', async () => {
    expect((await get(`/media/${key}`)).status).toBe(400);
  });

  it('of nothing, or of a way out, is not found', async () => {
    const { addresses } = server.services.media;
    expect((await get(addresses.sign('nobody-0.avif'))).status).toBe(404);
    expect((await get(addresses.sign('..%2Fpictures.json'))).status).not.toBe(200);
    expect((await get(addresses.sign('pictures.json'))).status).toBe(404);
  });

  it('answers HEAD without the picture', async () => {
    const answer = await get(signed(), { method: 'HEAD' });
    expect([answer.status, answer.headers.get('content-length')]).toEqual([
      200,
      String(picture.length),
    ]);
    expect((await answer.arrayBuffer()).byteLength).toBe(0);
  });

  it.each([
    ['bytes=0-99', 0, 99],
    ['bytes=100-', 100, null],
    ['bytes=-50', -50, null],
    ['bytes=10-99999999', 10, null],
  ])('answers a part: %s', async (range, from, to) => {
    const answer = await get(signed(), { headers: { range } });
    const start = from < 0 ? picture.length + from : from;
    const end = to ?? picture.length - 1;
    expect([answer.status, answer.headers.get('content-range')]).toEqual([
      206,
      `bytes ${start}-${end}/${picture.length}`,
    ]);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(picture.subarray(start, end + 1));
  });

  it.each([
    ['several', 'bytes=0-1,4-5'],
    ['another unit', 'lines=0-1'],
    ['an end before its beginning', 'bytes=9-4'],
    ['nothing', 'bytes=-'],
  ])('answers all of it where the range is %s', async (_name, range) => {
    const answer = await get(signed(), { headers: { range } });
    expect(answer.status).toBe(200);
    expect((await answer.arrayBuffer()).byteLength).toBe(picture.length);
  });

  it('says how long it is where the range begins behind its end', async () => {
    const answer = await get(signed(), { headers: { range: 'bytes=9999999-' } });
    expect([answer.status, answer.headers.get('content-range')]).toEqual([
      416,
      `bytes */${picture.length}`,
    ]);
  });
});

describe('where the pages are on another origin', () => {
  it('a picture may be shown there', async () => {
    const other = await startTestServer({ config: { webOrigins: ['https://www.example.org'] } });
    const answer = await fetch(new URL(other.services.media.addresses.sign(key), other.origin));
    expect([answer.status, answer.headers.get('cross-origin-resource-policy')]).toEqual([
      200,
      'cross-origin',
    ]);
    await other.stop();
  });
});

describe('an outage of the storage', () => {
  it('is 503 with a time to come back, kept by no browser, and over when it is over', async () => {
    const s3 = await startS3Server();
    const held = await startTestServer({ config: { storage: s3 } });
    const { media } = held.services;
    await media.storage.put('voice-0a.mp3', Buffer.from('sound'), 'audio/mpeg');
    const ask = () => fetch(new URL(media.addresses.sign('voice-0a.mp3'), held.origin));

    s3.failWith(503);
    const early = await ask();
    s3.failWith(null);
    s3.failReads(500);
    const late = await ask();
    s3.failReads(null);
    for (const answer of [early, late]) {
      expect([answer.status, (await answer.json()).code]).toEqual([503, 'unavailable']);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'retry-after': '5',
        'cache-control': 'no-store',
        'content-type': 'application/problem+json; charset=utf-8',
      });
      expect(answer.headers.has('content-disposition')).toBe(false);
    }
    expect(await (await ask()).text()).toBe('sound');
    expect(held.logged()).not.toContain(s3.endpoint);
    await held.stop();
    await s3.close();
  });
});
