import sharp from 'sharp';
import { randomUUID } from 'node:crypto';
import type { TestServer } from './server';

const striped = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#2244cc' },
  }).composite([
    {
      input: {
        create: { width: Math.ceil(width / 2), height, channels: 3, background: '#cc2222' },
      },
      left: 0,
      top: 0,
    },
  ]);

/** Red on the left and blue on the right, before it is turned. */
export const jpegPhoto = (width = 400, height = 400): Promise<Buffer> =>
  striped(width, height).jpeg().toBuffer();
export const pngPhoto = (): Promise<Buffer> => striped(400, 400).png().toBuffer();
export const webpPhoto = (): Promise<Buffer> => striped(400, 400).webp().toBuffer();

/** As a phone takes it: turned by its metadata, with the place where it was taken. */
export const turnedPhoto = (): Promise<Buffer> =>
  striped(400, 400)
    .withExif({
      IFD0: { Make: 'SECRETPHONE', Copyright: 'SECRETNAME' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '52/1 31/1 0/1',
        GPSAreaInformation: 'SECRETPLACE',
      },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><r>SECRETNOTE</r></x:xmpmeta>')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** A JPEG of exactly this many bytes, filled up with comments. */
export async function jpegOf(bytes: number): Promise<Buffer> {
  const photo = await jpegPhoto();
  const comments: Buffer[] = [];
  for (let missing = bytes - photo.length; missing > 0;) {
    const rest = missing > 65_537 && missing < 65_541 ? 60_000 : Math.min(missing, 65_537);
    const comment = Buffer.alloc(rest, 0x20);
    comment.writeUInt16BE(0xfffe, 0);
    comment.writeUInt16BE(rest - 2, 2);
    comments.push(comment);
    missing -= rest;
  }
  return Buffer.concat([photo.subarray(0, 2), ...comments, photo.subarray(2)]);
}

/** A PNG that says to be so large; of what it says, nothing is there. */
export async function pngThatSays(width: number, height: number): Promise<Buffer> {
  const photo = Buffer.from(await pngPhoto());
  photo.writeUInt32BE(width, 16);
  photo.writeUInt32BE(height, 20);
  return photo;
}

export const movingPicture = async (): Promise<Buffer> =>
  sharp(
    await Promise.all([
      pngPhoto(),
      sharp(await pngPhoto())
        .negate()
        .png()
        .toBuffer(),
    ]),
    { join: { animated: true } },
  )
    .webp({ delay: [100, 100] })
    .toBuffer();

/** Sends a photo as it is; `query` and `headers` in place of what belongs there. */
export async function uploadPhoto(
  server: TestServer,
  token: string,
  body: Buffer,
  {
    clientId = randomUUID(),
    statement = '1',
    headers = {},
  }: { clientId?: string; statement?: string; headers?: Record<string, string> } = {},
) {
  const address = new URL('/api/personas/photos', server.origin);
  address.search = new URLSearchParams({ client_id: clientId, statement }).toString();
  const response = await fetch(address, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/jpeg', ...headers },
    body: new Uint8Array(body),
  });
  const answer: unknown = await response.json();
  return { status: response.status, answer };
}
