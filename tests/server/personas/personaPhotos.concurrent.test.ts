import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { filesToDelete, personaPhotos } from '../../../server/database/schema';
import { createPhotoCheck } from '../../../server/personas/photo/photoCheck';
import { shapeOf } from '../../../server/personas/photo/pictureShape';
import { prune } from '../../../server/clockJobs';
import { expectStatus } from '../../support/contractClient';
import { withPassword } from '../../support/passwords';
import { joinMaker, newPersona, setPremium } from '../../support/personas';
import { startPhotoCheck } from '../../support/photoCheckServer';
import {
  jpegOf,
  jpegPhoto,
  movingPicture,
  pngPhoto,
  pngThatSays,
  turnedPhoto,
  uploadPhoto,
  webpPhoto,
} from '../../support/photos';
import { startTestServer } from '../../support/server';
import type { TestServer } from '../../support/server';

const LIMIT = 5 * 1024 * 1024; // spec 5
const isDeep = process.env['DEEP'] === '1';
const check = await startPhotoCheck();

let server: TestServer;
let maker: Awaited<ReturnType<typeof joinMaker>>;
beforeAll(async () => {
  server = await startTestServer({ config: { photoCheck: { url: check.url, key: 'a-key' } } });
});
beforeEach(async () => {
  maker = await joinMaker(server);
});
afterAll(async () => {
  await server.stop();
  check.stop();
});

const isPhoto = () =>
  v.object({
    id: v.string(),
    is_checked: v.boolean(),
    portrait: v.object({
      colors: v.array(v.string()),
      sources: v.array(v.object({ width: v.number(), avif: v.string(), webp: v.string() })),
    }),
  });
const problemSchema = v.object({
  code: v.string(),
  errors: v.optional(v.object({ photo: v.array(v.object({ message: v.string() })) })),
});

type Options = Parameters<typeof uploadPhoto>[3];
const upload = (body: Buffer, options?: Options) => uploadPhoto(server, maker.token, body, options);
async function uploaded(body: Buffer, options?: Options) {
  const { status, answer } = await upload(body, options);
  expect([status, answer]).toEqual([201, expect.anything()]);
  return v.parse(isPhoto(), answer);
}
async function refusal(body: Buffer, options?: Options) {
  const { status, answer } = await upload(body, options);
  const { errors } = v.parse(problemSchema, answer);
  return [status, errors?.photo[0]?.message];
}
const tooLarge = [413, 'Image size exceeded'];
const wrongType = [415, 'Wrong image type'];

const photos = () => server.services.database.select().from(personaPhotos);
const keyOf = (address: string) => address.slice('/media/'.length).split('?')[0] ?? '';
const isStored = (address: string) => server.services.media.storage.exists(keyOf(address));
const addressesOf = ({ portrait }: v.InferOutput<ReturnType<typeof isPhoto>>) =>
  portrait.sources.flatMap(({ avif, webp }) => [avif, webp]);
const storedOf = async (photo: v.InferOutput<ReturnType<typeof isPhoto>>) =>
  (await Promise.all(addressesOf(photo).map(isStored))).filter(Boolean).length;

async function fetched(address: string) {
  const response = await fetch(new URL(address, server.origin));
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** Writes to a socket what no client would send, and reads what is answered first. */
async function sendRaw(headers: string, body: Buffer) {
  const { port } = new URL(server.origin);
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => {});
  let answer = '';
  socket.on('data', (piece: Buffer) => {
    answer += piece.toString('latin1');
  });
  const query = `client_id=${randomUUID()}&statement=1`;
  socket.write(
    `POST /api/personas/photos?${query} HTTP/1.1\r\nHost: localhost\r\nContent-Type: image/jpeg\r\nAuthorization: Bearer ${maker.token}\r\n${headers}\r\n\r\n`,
  );
  socket.write(body);
  await once(socket, 'close');
  return answer;
}

describe('U1 the size of a photo', () => {
  it('U1 may be exactly 5 MB', async () => {
    const photo = await jpegOf(LIMIT);
    expect(photo.length).toBe(LIMIT);
    await uploaded(photo);
  });

  it('U1 may not be one byte more', async () => {
    const photo = await jpegOf(LIMIT + 1);
    expect(photo.length).toBe(LIMIT + 1);
    expect(await refusal(photo)).toEqual(tooLarge);
  });

  it('U1 is counted where no length is told, and cut off', async () => {
    const before = (await photos()).length;
    const piece = Buffer.alloc(LIMIT + 1, 0x20);
    const head = Buffer.from(`${piece.length.toString(16)}\r\n`);
    const answer = await sendRaw('Transfer-Encoding: chunked', Buffer.concat([head, piece]));
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('Image size exceeded');
    expect((await photos()).length).toBe(before);
  });

  it('U1 is what is sent where a smaller length is told: the rest is cut off', async () => {
    const before = (await photos()).length;
    expect(await sendRaw('Content-Length: 100', await jpegPhoto())).toMatch(/^HTTP\/1\.1 4/);
    expect((await photos()).length).toBe(before);
  });
});

const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const page = '<!doctype html><script>alert(1)</script>';

describe('U2 the type of a photo', () => {
  it('U2 is JPEG, PNG or WebP by content, whatever it is called', async () => {
    for (const photo of [await jpegPhoto(), await pngPhoto(), await webpPhoto()]) {
      const headers = { 'content-type': 'application/octet-stream' };
      const { portrait } = await uploaded(photo, { headers });
      // Its rows are all alike: each of its three parts is the same mixture of #cc2222 and #2244cc.
      expect(portrait.colors).toEqual(Array.from({ length: 3 }, () => portrait.colors[0]));
      expect(portrait.colors[0]).toMatch(/^#[2-9a-c].[234].[2-9a-c].$/);
    }
  });

  it.each([
    ['an SVG with a script', async () => Buffer.from(script)],
    ['an SVG behind an XML declaration', async () => Buffer.from(`<?xml version="1.0"?>${script}`)],
    ['a page', async () => Buffer.from(page)],
    [
      'a GIF',
      async () =>
        sharp(await pngPhoto())
          .gif()
          .toBuffer(),
    ],
    [
      'a TIFF',
      async () =>
        sharp(await pngPhoto())
          .tiff()
          .toBuffer(),
    ],
    [
      'an AVIF',
      async () =>
        sharp(await pngPhoto())
          .avif()
          .toBuffer(),
    ],
    ['a PDF', async () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')],
    ['nothing', async () => Buffer.alloc(0)],
    ['magic bytes and nothing else', async () => Buffer.from('ffd8ffe000104a464946', 'hex')],
    [
      'magic bytes before a page',
      async () => Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.from(page.repeat(4))]),
    ],
    [
      'a JPEG with a page behind it',
      async () => Buffer.concat([await jpegPhoto(), Buffer.from(page)]),
    ],
    [
      'a PNG with an archive behind it',
      async () => Buffer.concat([await pngPhoto(), Buffer.from('PK\u0003\u0004archive')]),
    ],
    [
      'a WebP with a script behind it',
      async () => Buffer.concat([await webpPhoto(), Buffer.from(script)]),
    ],
    ['a JPEG behind a page', async () => Buffer.concat([Buffer.from(page), await jpegPhoto()])],
  ])('U2 is wrong for %s', async (_, make) => {
    const before = check.asked.length;
    expect(await refusal(await make(), { headers: { 'content-type': 'image/png' } })).toEqual(
      wrongType,
    );
    expect(check.asked.length).toBe(before);
  });
});

describe('U3 what a photo tells besides', () => {
  it('U3 is in no stored file, and it is turned as it was taken', async () => {
    const photo = await turnedPhoto();
    expect(photo.toString('latin1')).toMatch(/SECRETPHONE[^]*SECRETNOTE/);
    const kept = await uploaded(photo);
    expect(kept.portrait.sources.map(({ width }) => width)).toEqual([320, 640, 960]);
    for (const address of addressesOf(kept)) {
      const { bytes } = await fetched(address);
      expect(bytes.toString('latin1')).not.toMatch(/SECRET|Exif|xmpmeta|http:/);
      const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
      expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
      // Red was on the left; a quarter turn to the right puts it on top.
      const rows = await sharp(bytes).resize(1, 2).raw().toBuffer();
      expect(rows[0]).toBeGreaterThan(150);
      expect(rows[5]).toBeGreaterThan(150);
    }
    expect(check.asked.at(-1)?.picture.toString('latin1')).not.toMatch(/SECRET/);
  });
});

describe('a photo that one can see through', () => {
  it('stands before the dark of the product', async () => {
    const clear = { width: 300, height: 400, channels: 4, background: '#ffffff00' } as const;
    const { portrait } = await uploaded(await sharp({ create: clear }).png().toBuffer());
    expect(portrait.colors).toEqual(['#150f17', '#150f17', '#150f17']);
  });
});

describe('U4 a photo that is more than it seems', () => {
  it.each([
    ['50 000 × 50 000 pixels', () => pngThatSays(50_000, 50_000)],
    ['a width that is too large', () => pngThatSays(12_001, 10)],
    ['a height that is too large', () => pngThatSays(10, 12_001)],
    ['too many pixels', () => pngThatSays(10_001, 5_000)],
  ])('U4 is refused before it is decoded: %s', async (_, make) => {
    const before = process.memoryUsage().rss;
    expect(await refusal(await make())).toEqual(tooLarge);
    expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 * 1024);
  });

  it('U4 is refused where it moves', async () => {
    expect(await refusal(await movingPicture())).toEqual(wrongType);
  });

  it.each([
    ['JPEG', jpegPhoto],
    ['PNG', pngPhoto],
    ['WebP', webpPhoto],
  ])('U4 is refused where a part of it is missing: %s', async (_, make) => {
    const photo = await make();
    for (const share of [0.3, 0.7, 0.99])
      expect(shapeOf(photo.subarray(0, Math.floor(photo.length * share)))).toBeNull();
    expect(await refusal(photo.subarray(0, Math.floor(photo.length / 2)))).toEqual(wrongType);
  });

  it.each([
    [900, 900],
    [10_000, 5_000],
    [12_000, 4_000],
    [4_000, 12_000],
    [0, 400],
    [400, 0],
  ])('U4 is refused where its pixels are not what it says: %d × %d', async (width, height) => {
    expect(await refusal(await pngThatSays(width, height))).toEqual(wrongType);
  });
});

/** A photo takes most of a second of the processor to remake: one of them tells what all do. */
const names = ['../../../etc/passwd', 'a%00.jpg', 'x'.repeat(300), '<script>.svg'];

describe('U5 the name of a photo', () => {
  it.each(isDeep ? names : names.slice(0, 1))('U5 is ignored: %s', async (name) => {
    const headers = { 'content-disposition': `attachment; filename="${name}"` };
    const kept = await uploaded(await jpegPhoto(), { headers });
    for (const address of addressesOf(kept))
      expect(keyOf(address)).toMatch(/^photo-[0-9a-f-]{36}-(?:320|640|960)\.(?:avif|webp)$/);
  });
});

const noVerdicts: [status: number, body: string][] = [
  [500, '{"verdict":"adult"}'],
  [200, '{"verdict":"perhaps"}'],
  [200, 'no JSON'],
  [302, '{"verdict":"adult"}'],
];

describe('the apparent age on a photo', () => {
  it('is judged by the check, which is sent the picture alone', async () => {
    check.answer(200, '{"verdict":"adult"}');
    expect((await uploaded(await jpegPhoto())).is_checked).toBe(true);
    const { type, key, picture } = check.asked.at(-1) ?? {};
    expect([type, key]).toEqual(['image/jpeg', 'Bearer a-key']);
    expect(await sharp(picture).metadata()).toMatchObject({ width: 960, height: 1280 });
  });

  it('L2 refuses the photo where the check does, and keeps nothing', async () => {
    const before = (await photos()).length;
    check.answer(200, '{"verdict":"refused"}');
    expect(await refusal(await jpegPhoto())).toEqual([400, 'Inappropriate content']);
    expect((await photos()).length).toBe(before);
  });

  it.each(noVerdicts)('L2 is not judged by an answer of %s %s', async (status, body) => {
    check.answer(status, body);
    const photoCheck = createPhotoCheck({ photoCheck: { url: check.url, key: null } });
    await expect(photoCheck?.judge(Buffer.from('a picture'))).rejects.toThrow();
    check.answer(200, '{"verdict":"adult"}');
    expect(await photoCheck?.judge(Buffer.from('a picture'))).toBe('adult');
  });

  it.each(isDeep ? noVerdicts : noVerdicts.slice(0, 1))(
    'L2 keeps nothing where the check answers %s %s',
    async (status, body) => {
      const before = (await photos()).length;
      check.answer(status, body);
      expect((await upload(await jpegPhoto())).status).toBe(503);
      expect((await photos()).length).toBe(before);
      check.answer(200, '{"verdict":"adult"}');
    },
  );
});

describe('a photo that was uploaded', () => {
  it('needs premium and the statement of its user, which is kept with the time', async () => {
    const photo = await jpegPhoto();
    expect((await upload(photo, { statement: '' })).status).toBe(400);
    expect((await upload(photo, { statement: '2' })).status).toBe(400);
    const { id } = await uploaded(photo);
    const kept = (await photos()).find((row) => row.id === id);
    expect([kept?.statement, kept?.statedAt]).toEqual(['1', server.clock.now()]);
    const free = await joinMaker(server);
    await setPremium(server, free.member, null);
    expect((await uploadPhoto(server, free.token, photo)).status).toBe(402);
  });

  it('is one, however often it is sent', async () => {
    const clientId = randomUUID();
    const photo = await jpegPhoto();
    const all = await Promise.all([1, 2, 3].map(() => uploaded(photo, { clientId })));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(await uploaded(await pngPhoto(), { clientId })).toEqual(all[0]);
    server.clock.advance(2 * 3_600_000);
    await prune(server.services);
    expect(await server.services.database.select().from(filesToDelete)).toEqual([]);
    const [kept] = (await photos()).filter(({ id }) => id === all[0]?.id);
    for (const { avif } of kept?.files ?? [])
      expect(await server.services.media.storage.exists(avif)).toBe(true);
  });

  it('is shown by the persona, signed, private and as what it is', async () => {
    const { id } = await uploaded(await jpegPhoto());
    const made = await maker.make({ photo: id });
    expect(made.photo?.id).toBe(id);
    const [source] = made.bot.portrait.sources;
    const { response } = await fetched(source?.webp ?? '');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toContain('private');
    const [unsigned = ''] = (source?.webp ?? '').split('?');
    expect((await fetched(unsigned)).response.status).toBe(400);
    expect((await fetched(`${unsigned}?expires=99999999999&signature=x`)).response.status).toBe(
      403,
    );
    server.clock.advance(16 * 60_000);
    expect((await fetched(source?.webp ?? '')).response.status).toBe(403);
  });

  it('A5 belongs to one persona of its user alone', async () => {
    const { id } = await uploaded(await jpegPhoto());
    const other = await joinMaker(server);
    expectStatus(await other.ask(newPersona({ photo: id })), 400);
    const theirs = await other.make();
    expectStatus(await other.change(theirs.bot.id, { photo: id }), 400);
    await maker.make({ photo: id });
    expectStatus(await maker.ask(newPersona({ photo: id })), 400);
  });

  it('goes with another photo, with its persona, and with the account', async () => {
    const owner = await joinMaker(server);
    const add = async () => {
      const { status, answer } = await uploadPhoto(server, owner.token, await jpegPhoto());
      expect(status).toBe(201);
      return v.parse(isPhoto(), answer);
    };
    const first = await add();
    const second = await add();
    const third = await add();
    const made = await owner.make({ photo: first.id });
    expectStatus(await owner.change(made.bot.id, { photo: second.id }), 200);
    await server.services.background.idle();
    expect([await storedOf(first), await storedOf(second)]).toEqual([0, 6]);
    expectStatus(await owner.remove(made.bot.id), 204);
    await server.services.background.idle();
    expect([await storedOf(second), await storedOf(third)]).toEqual([0, 6]);
    expectStatus(
      await server.call('deleteProfile', { token: owner.token, body: withPassword }),
      204,
    );
    await server.services.background.idle();
    expect(await storedOf(third)).toBe(0);
  });

  it('goes after a day where no persona took it', async () => {
    const unused = await uploaded(await jpegPhoto());
    server.clock.advance(86_400_000 - 1);
    await prune(server.services);
    expect(await storedOf(unused)).toBe(6);
    server.clock.advance(2);
    await prune(server.services);
    expect(await storedOf(unused)).toBe(0);
    expect((await photos()).some(({ id }) => id === unused.id)).toBe(false);
  });

  it('is marked as unchecked where nothing judges it', async () => {
    const unchecked = await startTestServer();
    const own = await joinMaker(unchecked);
    const { answer } = await uploadPhoto(unchecked, own.token, await jpegPhoto());
    expect(v.parse(isPhoto(), answer).is_checked).toBe(false);
    await unchecked.stop();
  });
});
