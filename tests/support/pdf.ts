import { inflateSync } from 'node:zlib';

const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

/** Where WinAnsi is not Latin-1, as far as the documents use it. */
const winAnsi = new Map([
  ['\x92', '’'],
  ['\x93', '“'],
  ['\x94', '”'],
  ['\x95', '•'],
]);
const fromHex = (hex: string) =>
  latin(Buffer.from(hex, 'hex')).replace(/[\x80-\x9f]/g, (sign) => winAnsi.get(sign) ?? '\ufffd');

export type ReadPdf = {
  /** The catalogue of the document, as it is written. */
  catalogue: string;
  /** What the document says about itself, such as its title and dates. */
  info: Record<string, string>;
  /** What is shown and belongs to the structure, one entry for each marked piece, with its tag. */
  marked: { tag: string; text: string }[];
};

/** Reads a PDF of pdfkit whose text is in standard fonts (WinAnsi). */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const file = latin(bytes);
  const marked: ReadPdf['marked'] = [];
  const streams = file.matchAll(/\/Filter \/FlateDecode\n>>\nstream\n(.*?)\nendstream/gs);
  for (const [, packed = ''] of streams) {
    const content = latin(inflateSync(Buffer.from(packed, 'latin1')));
    for (const [, tag = '', piece = ''] of content.matchAll(
      /\/(\w+) <<\n\/MCID \d+\n>> BDC\n(.*?)\bEMC\b/gs,
    )) {
      const shown = Array.from(piece.matchAll(/<([0-9a-f]+)>/g), ([, hex = '']) => fromHex(hex));
      marked.push({ tag, text: shown.join('') });
    }
  }
  const objects = new Map(
    Array.from(file.matchAll(/^(\d+) 0 obj\n(.*?)\nendobj/gms), ([, id = '', body = '']) => [
      id,
      body,
    ]),
  );
  const bodies = [...objects.values()];
  const infoBody = bodies.find((body) => body.includes('/Producer')) ?? '';
  const info = Array.from(infoBody.matchAll(/\/(\w+) (\d+) 0 R/g), ([, key = '', id = '']) => [
    key,
    (objects.get(id) ?? '').replace(/^\(|\)$/g, ''),
  ]);
  return {
    catalogue: bodies.find((body) => body.includes('/Type /Catalog')) ?? '',
    info: Object.fromEntries(info),
    marked,
  };
}
