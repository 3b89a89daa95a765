import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { productName } from '../../src/ui/brand/brand';

/**
 * Draws the web app's icons and the card shown where a link is shared, from the one logo. No
 * characters: their viewers have not passed the age gate.
 */
const root = new URL('../../', import.meta.url);
const folder = new URL('public/icons/', root);
const logo = await readFile(new URL('src/ui/brand/logo.svg', root), 'utf8');

const ground = '#17121b';
const paper = '#fff4e8';

/** The logo inside a larger drawing; a second one would clash with its ids. */
const logoAt = (x: number, y: number, size: number) =>
  logo.replace('<svg ', `<svg x="${x}" y="${y}" width="${size}" height="${size}" `);

/** `share`: the part of the side that the logo takes; a mask may cut off the outer fifth. */
function icon(size: number, share: number, isFilled: boolean) {
  const logoSize = size * share;
  const at = (size - logoSize) / 2;
  const field = isFilled ? `<rect width="${size}" height="${size}" fill="${ground}"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${field}${logoAt(at, at, logoSize)}</svg>`;
}

const card = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
  <defs>
    <radialGradient id="evening" cx="0.82" cy="0.1" r="1.1">
      <stop offset="0" stop-color="#6b2b4b"/>
      <stop offset="0.5" stop-color="#33203a"/>
      <stop offset="1" stop-color="${ground}"/>
    </radialGradient>
  </defs>
  <rect width="1200" height="630" fill="url(#evening)"/>
  ${logoAt(120, 205, 220)}
  <text x="400" y="350" font-family="DejaVu Serif, Georgia, serif" font-weight="700" font-size="112" fill="${paper}">${productName}</text>
  <text x="404" y="416" font-family="DejaVu Sans, Helvetica, sans-serif" font-size="34" fill="#e3d3d8">Characters worth an evening. For adults.</text>
</svg>`;

const drawings: Record<string, string> = {
  'icon-192.png': icon(192, 1, false),
  'icon-512.png': icon(512, 1, false),
  'icon-maskable-512.png': icon(512, 0.6, true),
  'apple-touch-icon.png': icon(180, 0.7, true),
  'social-card.png': card,
};

const draw = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();

/**
 * An ICO file, little-endian: a header of 6 bytes, an entry of 16 for each size, then the PNG
 * files. Programs request it by name, whatever the page says.
 */
async function favicon(sizes: number[]): Promise<Buffer> {
  const pictures = await Promise.all(sizes.map((size) => draw(icon(size, 1, false))));
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, picture] of pictures.entries()) {
    const entry = 6 + 16 * index;
    const size = sizes[index] ?? 0;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(picture.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  }
  return Buffer.concat([header, ...pictures]);
}

await mkdir(folder, { recursive: true });
for (const [name, svg] of Object.entries(drawings))
  await writeFile(new URL(name, folder), await draw(svg));
await writeFile(new URL('public/favicon.ico', root), await favicon([16, 32, 48]));
