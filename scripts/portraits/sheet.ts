import { shotNames } from '../../server/seed/shotNames';
import { writeSheet } from './contactSheet';
import { drawnCharacters } from './drawnCharacters';
import { height, width } from './scene';
import { drawShot } from './shots';

/** Writes a contact sheet as PNG: `tsx scripts/portraits/sheet.ts FILE [main|second|…|all] [slug ...]`. */
const [file = 'portraits.png', asked = 'main', ...only] = process.argv.slice(2);
const layout = { columns: 8, tile: { width: 300, height: (300 / width) * height }, gap: 8 };

const names = shotNames.filter((name) => asked === 'all' || name === asked);
const shots = drawnCharacters()
  .filter(({ slug }) => only.length === 0 || only.includes(slug))
  .flatMap((character) => names.map((name) => drawShot(character, name).svg));
await writeSheet(file, shots, layout);
