import sharp from 'sharp';
import { shotNames } from '../../server/seed/places';
import { drawnCharacters } from './drawnCharacters';
import { height, width } from './scene';
import { drawShot } from './shots';

/** Writes a contact sheet as PNG: `tsx scripts/portraits/sheet.ts FILE [main|second|…|all] [slug ...]`. */
const [file = 'portraits.png', asked = 'main', ...only] = process.argv.slice(2);
const columns = 8;
const tile = { width: 300, height: (300 / width) * height };
const gap = 8;

const names = shotNames.filter((name) => asked === 'all' || name === asked);
const shots = drawnCharacters()
  .filter(({ slug }) => only.length === 0 || only.includes(slug))
  .flatMap((character) => names.map((name) => drawShot(character, name).svg));
const tiles = [];
for (const [index, svg] of shots.entries()) {
  tiles.push({
    input: await sharp(Buffer.from(svg)).resize(tile.width, tile.height).png().toBuffer(),
    left: gap + (index % columns) * (tile.width + gap),
    top: gap + Math.floor(index / columns) * (tile.height + gap),
  });
}
await sharp({
  create: {
    width: gap + columns * (tile.width + gap),
    height: gap + Math.ceil(shots.length / columns) * (tile.height + gap),
    channels: 3,
    background: '#150f17',
  },
})
  .composite(tiles)
  .png()
  .toFile(file);
