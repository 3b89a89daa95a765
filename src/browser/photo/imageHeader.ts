/** What a picture's first bytes say; nothing of it is decoded. */
export type ImageHeader = {
  type: 'image/jpeg' | 'image/png' | 'image/webp';
  width: number;
  height: number;
};

const text = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

const sixteen = (bytes: Uint8Array, at: number): number =>
  ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);

const thirtyTwo = (bytes: Uint8Array, at: number): number =>
  sixteen(bytes, at) * 65_536 + sixteen(bytes, at + 2);

const littleTwentyFour = (bytes: Uint8Array, at: number): number =>
  (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16);

/** One of these segments is a JPEG's frame header; the others in this range are tables. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegHeader(bytes: Uint8Array): ImageHeader | null {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker))
      return { type: 'image/jpeg', height: sixteen(bytes, at + 5), width: sixteen(bytes, at + 7) };
    const length = sixteen(bytes, at + 2);
    if (length < 2) return null;
    at += 2 + length;
  }
  return null;
}

/** An animated PNG says so before its first image. */
function isMovingPng(bytes: Uint8Array): boolean {
  let at = 8;
  while (at + 8 <= bytes.length) {
    const name = text(bytes, at + 4, 4);
    if (name === 'acTL') return true;
    if (name === 'IDAT') return false;
    at += 12 + thirtyTwo(bytes, at);
  }
  return false;
}

function pngHeader(bytes: Uint8Array): ImageHeader | null {
  if (text(bytes, 12, 4) !== 'IHDR' || isMovingPng(bytes)) return null;
  return { type: 'image/png', width: thirtyTwo(bytes, 16), height: thirtyTwo(bytes, 20) };
}

const ANIMATED = 0x02;

function webpHeader(bytes: Uint8Array): ImageHeader | null {
  const type = 'image/webp';
  switch (text(bytes, 12, 4)) {
    case 'VP8X':
      return ((bytes[20] ?? 0) & ANIMATED) !== 0
        ? null
        : {
            type,
            width: littleTwentyFour(bytes, 24) + 1,
            height: littleTwentyFour(bytes, 27) + 1,
          };
    case 'VP8 ':
      return {
        type,
        width: littleTwentyFour(bytes, 26) & 0x3fff,
        height: ((bytes[28] ?? 0) | ((bytes[29] ?? 0) << 8)) & 0x3fff,
      };
    case 'VP8L': {
      const bits =
        (bytes[21] ?? 0) +
        (bytes[22] ?? 0) * 0x100 +
        (bytes[23] ?? 0) * 0x10000 +
        (bytes[24] ?? 0) * 0x1000000;
      return { type, width: (bits % 0x4000) + 1, height: (Math.floor(bits / 0x4000) % 0x4000) + 1 };
    }
    default:
      return null;
  }
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Type and size by content, never by name; null for anything but a still JPEG, PNG or WebP. */
export function imageHeader(bytes: Uint8Array): ImageHeader | null {
  if (bytes.length < 32) return null;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return jpegHeader(bytes);
  if (PNG.every((byte, at) => bytes[at] === byte)) return pngHeader(bytes);
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 4) === 'WEBP') return webpHeader(bytes);
  return null;
}
