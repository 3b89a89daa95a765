import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { productName } from '../../src/ui/brand/brand.ts';
import type { Locale } from '../../common/locales.ts';
import type { ArticlePicture } from './pictures.ts';

/** The size that sites expect which preview links. */
export const cardSize = { width: 1200, height: 630 };

const MARGIN = 96;
const LOGO = 72;
const TITLE = { width: cardSize.width - 2 * MARGIN - 40, height: 300 };
const colours = { ground: '#17121b', paper: '#fff4e8', soft: '#e3d3d8', accent: '#ff8f66' };

const fonts = {
  serif: { name: 'Card Serif', file: new URL('fonts/card-serif.ttf', import.meta.url) },
  han: { name: 'Card Han', file: new URL('fonts/card-han.ttf', import.meta.url) },
};

const logoFile = new URL('../../src/ui/brand/logo.svg', import.meta.url);

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

type Line = { text: string; colour: string; size: number; font: keyof typeof fonts };

/** `room`: wraps the text to this width, and shrinks it to this height. */
async function write({ text, colour, size, font }: Line, room?: typeof TITLE): Promise<Buffer> {
  const { name, file } = fonts[font];
  const drawn = (points: number) =>
    sharp({
      text: {
        text: `<span foreground="${colour}">${escape(text)}</span>`,
        font: `${name} ${points}`,
        fontfile: fileURLToPath(file),
        rgba: true,
        dpi: 72,
        spacing: Math.round(points * 0.18),
        ...(room && { width: room.width, wrap: 'word-char' }),
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
  let points = size;
  let picture = await drawn(points);
  while (room && picture.info.height > room.height) {
    points -= 4;
    picture = await drawn(points);
  }
  return picture.data;
}

const ground = (
  logo: string,
) => `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">
  <defs>
    <linearGradient id="evening">
      <stop offset="0.3" stop-color="${colours.ground}" stop-opacity="0.9"/>
      <stop offset="1" stop-color="${colours.ground}" stop-opacity="0.6"/>
    </linearGradient>
  </defs>
  <rect width="100%" height="100%" fill="url(#evening)"/>
  <rect x="${MARGIN}" y="246" width="72" height="6" rx="3" fill="${colours.accent}"/>
  ${logo.replace('<svg ', `<svg x="${MARGIN}" y="84" width="${LOGO}" height="${LOGO}" `)}
</svg>`;

type Shared = { title: string; picture: ArticlePicture };

const fileOf = ({ sources }: ArticlePicture) =>
  fileURLToPath(new URL(`../../public${sources.at(-1)?.webp}`, import.meta.url));

/**
 * The JPEG shown where an article's link is shared: its title in its language, in bundled fonts,
 * over its picture in the dark. No characters: its viewers have not passed the age gate.
 */
export async function socialCard({ title, picture }: Shared, locale: Locale): Promise<Buffer> {
  const font = locale === 'ch' ? 'han' : 'serif';
  const [logo, name, words] = await Promise.all([
    readFile(logoFile, 'utf8'),
    write({ text: productName, colour: colours.soft, size: 38, font: 'serif' }),
    write({ text: title, colour: colours.paper, size: 84, font }, TITLE),
  ]);
  return sharp(fileOf(picture))
    .resize(cardSize)
    .composite([
      { input: Buffer.from(ground(logo)), left: 0, top: 0 },
      { input: name, left: MARGIN + LOGO + 24, top: 102 },
      { input: words, left: MARGIN, top: 284 },
    ])
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
