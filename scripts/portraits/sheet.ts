import sharp from 'sharp';
import { drawnCharacters } from './drawnCharacters';
import { privateShotsOf, shotsOf } from './shots';

/** Writes a contact sheet as PNG: `tsx scripts/portraits/sheet.ts FILE [main|second|near|wide|home|outside|night|evening] [slug ...]`. */
const [file = 'portraits.png', shot = 'main', ...only] = process.argv.slice(2);
const columns = 6;
const width = 240;
const height = 320;
const gap = 12;

const cast = drawnCharacters().filter(({ slug }) => only.length === 0 || only.includes(slug));
const tiles = [];
for (const [index, character] of cast.entries()) {
  const shots = [...shotsOf(character), ...privateShotsOf(character)];
  const svg = shots.find(({ name }) => name === shot)?.svg ?? '';
  tiles.push({
    input: await sharp(Buffer.from(svg)).resize(width, height).png().toBuffer(),
    left: gap + (index % columns) * (width + gap),
    top: gap + Math.floor(index / columns) * (height + gap),
  });
}
await sharp({
  create: {
    width: gap + columns * (width + gap),
    height: gap + Math.ceil(cast.length / columns) * (height + gap),
    channels: 3,
    background: '#150f17',
  },
})
  .composite(tiles)
  .png()
  .toFile(file);
