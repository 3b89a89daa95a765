import { describe, expect, it } from 'vitest';
import { shapeOf } from '../../../server/personas/photo/pictureShape';

const [WIDTH, HEIGHT] = [700, 300];
const shape = { width: WIDTH, height: HEIGHT };

const be16 = (value: number) => [value >> 8, value & 0xff];
const be32 = (value: number) => [...be16(value >>> 16), ...be16(value & 0xffff)];
const le16 = (value: number) => be16(value).toReversed();
const le32 = (value: number) => be32(value).toReversed();
const latin = (text: string) => [...Buffer.from(text, 'latin1')];

// JPEG
const SOI = [0xff, 0xd8];
const EOI = [0xff, 0xd9];
const segment = (code: number, data: number[]) => [0xff, code, ...be16(data.length + 2), ...data];
const frame = (code = 0xc0, rest = [1, 1, 0x11, 0]) =>
  segment(code, [8, ...be16(HEIGHT), ...be16(WIDTH), ...rest]);
const app = segment(0xe0, latin('JFIF\0'));
const scan = (...data: number[]) => [...segment(0xda, [1, 1, 0, 0, 63, 0]), ...data];
const still = [...frame(), ...scan(1, 2, 3)];
const jpeg = (...parts: number[][]) => Buffer.from([...SOI, ...parts.flat(), ...EOI]);

// PNG
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const chunk = (name: string, data: number[] = []) => [
  ...be32(data.length),
  ...latin(name),
  ...data,
  ...be32(0),
];
const header = chunk('IHDR', [...be32(WIDTH), ...be32(HEIGHT), 8, 2, 0, 0, 0]);
const data = chunk('IDAT', [1, 2, 3]);
const end = chunk('IEND');
const png = (...parts: number[][]) => Buffer.from([...PNG, ...parts.flat()]);

// WebP
const riff = (name: string, content: number[], length = content.length) => [
  ...latin(name),
  ...le32(length),
  ...content,
  ...(content.length % 2 === 1 ? [0] : []),
];
const lossy = (width = WIDTH, height = HEIGHT, start = [0x9d, 0x01, 0x2a]) =>
  // The two bits above a side are its scale, which no browser heeds.
  [1, 2, 3, ...start, ...le16(width | 0x4000), ...le16(height | 0x8000)];
const lossless = [0x2f, ...le32((1 << 28) | ((HEIGHT - 1) << 14) | (WIDTH - 1))];
const canvas = (width: number, height: number) => [
  ...[0, 0, 0, 0],
  ...le32(width - 1).slice(0, 3),
  ...le32(height - 1).slice(0, 3),
];
const webp = (...parts: number[][]) => {
  const content = [...latin('WEBP'), ...parts.flat()];
  return Buffer.from([...latin('RIFF'), ...le32(content.length), ...content]);
};

describe('the size that a picture declares', () => {
  it.each([
    ['a JPEG', jpeg(app, still)],
    ['a JPEG with an empty comment', jpeg(app, segment(0xfe, []), still)],
    [
      'a JPEG with tables before its frame',
      jpeg(...[0xc4, 0xc8, 0xcc].map((code) => segment(code, [0])), still),
    ],
    ['a JPEG with bytes that fill up', jpeg(app, [0xff, 0xff], still)],
    ['a progressive JPEG', jpeg(frame(0xc2), scan(1), segment(0xc4, [0]), scan(2))],
    ['a JPEG of the last kind of frame', jpeg(frame(0xcf), scan(1))],
    ['a JPEG with a frame of the shortest kind', jpeg(app, frame(0xc1, [1]), scan(1))],
    [
      'a JPEG that restarts',
      jpeg(frame(), scan(...[1, 0xff, 0, 0xff, 0xd0, 2, 0xff, 0xd7, 0xff, 0xff, 0])),
    ],
    ['a PNG', png(header, data, end)],
    ['a PNG that says more', png(header, chunk('tEXt', latin('a\0b')), data, data, end)],
    ['a lossy WebP', webp(riff('VP8 ', lossy()))],
    ['a lossless WebP', webp(riff('VP8L', lossless))],
    [
      'a WebP with a profile',
      webp(riff('VP8X', canvas(1, 1)), riff('ICCP', [1]), riff('VP8 ', lossy())),
    ],
    [
      'a WebP that says to be larger',
      webp(riff('VP8X', canvas(WIDTH, HEIGHT)), riff('VP8 ', lossy(1, 1))),
    ],
  ])('is read from %s', (_, bytes) => {
    expect(shapeOf(bytes)).toEqual(shape);
  });

  it('is read where it takes three bytes', () => {
    const picture = webp(riff('VP8X', canvas(70_000, 80_000)), riff('VP8 ', lossy()));
    expect(shapeOf(picture)).toEqual({ width: 70_000, height: 80_000 });
  });
});

describe('no size', () => {
  it.each([
    ['without a frame', jpeg(app, scan(1, 2, 3))],
    ['without a scan', jpeg(app, frame())],
    ['with two frames', jpeg(frame(), still)],
    ['with a frame too short for its size', jpeg(app, segment(0xc0, [8, 0, 1, 0, 1]), scan(1))],
    ['with something behind it', Buffer.concat([jpeg(app, still), Buffer.of(0)])],
    ['that ends in its scan', Buffer.from([...SOI, ...app, ...still, 0xff])],
    ['that ends behind a segment', Buffer.from([...SOI, ...frame(), ...app])],
    ['that ends in a segment', Buffer.from([...SOI, ...frame(), 0xff, 0xe0, 0])],
    ['with a segment that is longer than it', Buffer.from([...SOI, ...frame(), 0xff, 0xe0, 0, 9])],
    ['with a length too short for itself', jpeg(app, [0xff, 0xfe, 0, 1], still)],
    ['with bytes between its segments', jpeg(app, [0], still)],
    ['with a reserved marker', jpeg(app, segment(0xbf, [1]), still)],
    ['with a restart outside its scan', jpeg(app, [0xff, 0xd0], still)],
    ['with a second beginning', jpeg(app, SOI, still)],
    ['with a second beginning in its scan', jpeg(frame(), scan(1, ...SOI, ...app))],
  ])('is read from a JPEG %s', (_, bytes) => {
    expect(shapeOf(bytes)).toBeNull();
  });

  it.each([
    ['that moves', png(header, chunk('acTL', [0, 0, 0, 2]), data, end)],
    ['without pixels', png(header, end)],
    ['without an end', png(header, data)],
    ['without its header first', png(data, header, end)],
    ['with two headers', png(header, header, data, end)],
    [
      'with a header of another length',
      png(chunk('IHDR', [...be32(WIDTH), ...be32(HEIGHT)]), data, end),
    ],
    ['with something behind it', png(header, data, end, [0])],
    ['with a chunk that has no name', png(header, chunk('a1b2'), data, end)],
    [
      'with a chunk that is longer than it',
      png(header, data, [...be32(1), ...latin('IEND'), ...be32(0)]),
    ],
  ])('is read from a PNG %s', (_, bytes) => {
    expect(shapeOf(bytes)).toBeNull();
  });

  const picture = riff('VP8 ', lossy());
  it.each([
    ['that moves', webp(riff('ANIM', [0, 0]), picture)],
    ['with a frame of a moving one', webp(riff('ANMF', [0, 0]), picture)],
    ['without pixels', webp(riff('VP8X', canvas(WIDTH, HEIGHT)))],
    ['whose pixels have another name', webp(riff('ALPH', lossy()))],
    ['whose pixels begin otherwise', webp(riff('VP8 ', lossy(WIDTH, HEIGHT, [0, 0, 0])))],
    ['whose lossless pixels begin otherwise', webp(riff('VP8L', [0, ...lossless.slice(1)]))],
    ['that is too short for its size', webp(riff('VP8 ', lossy().slice(0, 9)), riff('ICCP', []))],
    [
      'that is too short for its lossless size',
      webp(riff('VP8L', [0x2f, 1, 1, 1]), riff('ICCP', [1, 2])),
    ],
    ['with a chunk that is longer than it', webp(picture, riff('EXIF', [1, 2], 4))],
    ['with a part of a chunk', webp(picture, latin('EXIF'))],
    ['that says to be longer', Buffer.concat([webp(picture), Buffer.of(0, 0)])],
    ['by another name', Buffer.from([...latin('RIFF'), ...le32(22), ...latin('WAVE'), ...picture])],
  ])('is read from a WebP %s', (_, bytes) => {
    expect(shapeOf(bytes)).toBeNull();
  });

  it('is read from anything else', () => {
    expect(shapeOf(Buffer.from(latin('RIFF')))).toBeNull();
    expect(shapeOf(Buffer.from([...latin('RIFF'), ...le32(8), ...latin('WEBPVP8 ')]))).toBeNull();
    expect(shapeOf(Buffer.from([0xff, 0xd7, ...jpeg(app, still).subarray(2)]))).toBeNull();
    expect(shapeOf(Buffer.from([0xfe, ...jpeg(app, still).subarray(1)]))).toBeNull();
    expect(shapeOf(Buffer.from([0x88, ...png(header, data, end).subarray(1)]))).toBeNull();
  });
});
