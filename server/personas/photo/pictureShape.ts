/** A file judged by its content: the size of one complete still picture; null: anything else. */
export type PictureShape = { width: number; height: number } | null;

const text = (bytes: Buffer, at: number, length: number) =>
  bytes.toString('latin1', at, at + length);

/** Position of the next marker after a scan's compressed data; null: the data does not end. */
function endOfScan(bytes: Buffer, from: number): number | null {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const code = bytes[at + 1] ?? 0;
    const isWithin = code === 0x00 || code === 0xff || (code >= 0xd0 && code <= 0xd7);
    if (!isWithin) return at;
  }
  return null;
}

const isFrame = (code: number) =>
  code >= 0xc0 && code <= 0xcf && code !== 0xc4 && code !== 0xc8 && code !== 0xcc;

function jpegShape(bytes: Buffer): PictureShape {
  let shape: PictureShape = null;
  let hasScan = false;
  let at = 2;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const code = bytes[at + 1] ?? 0;
    if (code === 0xff) {
      at += 1;
      continue;
    }
    // Nothing may follow: it would be a second file in the same one.
    if (code === 0xd9) return hasScan && at + 2 === bytes.length ? shape : null;
    if (code < 0xc0 || (code >= 0xd0 && code <= 0xd8) || at + 4 > bytes.length) return null;
    const length = bytes.readUInt16BE(at + 2);
    const next = at + 2 + length;
    if (length < 2 || next > bytes.length) return null;
    if (isFrame(code)) {
      if (shape !== null || length < 8) return null;
      shape = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    if (code !== 0xda) {
      at = next;
      continue;
    }
    hasScan = true;
    const end = endOfScan(bytes, next);
    if (end === null) return null;
    at = end;
  }
  return null;
}

const PNG_HEAD = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function pngShape(bytes: Buffer): PictureShape {
  let shape: PictureShape = null;
  let hasData = false;
  let at = PNG_HEAD.length;
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const name = text(bytes, at + 4, 4);
    const next = at + 12 + length;
    if (!/^[A-Za-z]{4}$/.test(name) || next > bytes.length) return null;
    if ((name === 'IHDR') !== (at === PNG_HEAD.length)) return null;
    if (name === 'IHDR') {
      if (length !== 13) return null;
      shape = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
    }
    if (name === 'acTL') return null;
    if (name === 'IDAT') hasData = true;
    if (name === 'IEND') return hasData && next === bytes.length ? shape : null;
    at = next;
  }
  return null;
}

function webpChunk(bytes: Buffer, name: string, at: number, length: number): PictureShape {
  if (name === 'VP8X' && length >= 10)
    return { width: bytes.readUIntLE(at + 4, 3) + 1, height: bytes.readUIntLE(at + 7, 3) + 1 };
  if (name === 'VP8 ' && length >= 10 && bytes.readUIntBE(at + 3, 3) === 0x9d012a)
    return {
      width: bytes.readUInt16LE(at + 6) & 0x3fff,
      height: bytes.readUInt16LE(at + 8) & 0x3fff,
    };
  if (name === 'VP8L' && length >= 5 && bytes[at] === 0x2f) {
    const packed = bytes.readUInt32LE(at + 1);
    return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
  }
  return null;
}

function webpShape(bytes: Buffer): PictureShape {
  if (bytes.length < 20 || text(bytes, 8, 4) !== 'WEBP') return null;
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) return null;
  const shapes: { width: number; height: number }[] = [];
  let hasData = false;
  let at = 12;
  while (at + 8 <= bytes.length) {
    const name = text(bytes, at, 4);
    const length = bytes.readUInt32LE(at + 4);
    const next = at + 8 + length + (length % 2);
    if (next > bytes.length || name === 'ANIM' || name === 'ANMF') return null;
    const own = webpChunk(bytes, name, at + 8, length);
    if (own !== null) shapes.push(own);
    if (own !== null && name !== 'VP8X') hasData = true;
    at = next;
  }
  if (!hasData || at !== bytes.length) return null;
  return {
    width: Math.max(...shapes.map(({ width }) => width)),
    height: Math.max(...shapes.map(({ height }) => height)),
  };
}

/**
 * Reads the size that a JPEG, PNG or WebP picture declares, without decoding it. Null for
 * everything else: other types, incomplete or animated pictures, and files with something after the
 * picture.
 */
export function shapeOf(bytes: Buffer): PictureShape {
  if (bytes.length < 16) return null;
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return jpegShape(bytes);
  if (bytes.subarray(0, PNG_HEAD.length).equals(PNG_HEAD)) return pngShape(bytes);
  if (text(bytes, 0, 4) === 'RIFF') return webpShape(bytes);
  return null;
}
