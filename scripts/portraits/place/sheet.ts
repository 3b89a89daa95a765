import { hours, placeNames } from '../../../common/places';
import type { Hour } from '../../../common/places';
import { writeSheet } from '../contactSheet';
import type { Tones } from '../scene';
import { height, width } from '../scene';
import { drawPlace } from '.';
import type { Framing } from '.';

/** Writes places in both styles as PNG: `tsx scripts/portraits/place/sheet.ts FILE [name[:hour[:framing]] ...]`. */
const [file = 'places.png', ...asked] = process.argv.slice(2);
const palettes: readonly Tones[] = [
  ['#ffd3a8', '#d2693c', '#3d1226'],
  ['#b6c8ff', '#5a5fc0', '#1b1647'],
  ['#bdeed6', '#2f8f7c', '#0f2f3a'],
];
const layout = { columns: 4, tile: { width: 480, height: 640 }, gap: 10 };
const framings = ['near', 'middle', 'wide'] as const;

/** A shape in the place of a person. */
const dummy = `<g fill="#8d7468"><path d="M150 1300c10-330 90-470 260-500h140c170 30 250 170 260 500z" fill="#6b4f58"/><path d="M420 640h120v180q-60 60-120 0z"/><ellipse cx="480" cy="470" rx="132" ry="170"/><path d="M334 470c-20-230 90-260 146-256 70-8 176 30 146 256-20-110-60-150-146-150s-130 50-146 150z" fill="#3b2a2c"/></g>`;

const order = asked.length > 0 ? asked : placeNames.map((name) => `${name}:dusk`);
const pictures = order.flatMap((text, index) => {
  const [wanted, hourText, framingText] = text.split(':');
  const name = placeNames.find((one) => one === wanted);
  if (name === undefined) throw new Error(`There is no place ${text}`);
  const hour: Hour = hours.find((one) => one === hourText) ?? 'day';
  const framing: Framing = framings.find((one) => one === framingText) ?? 'middle';
  const palette = palettes[index % palettes.length] ?? ['#ffd3a8', '#d2693c', '#3d1226'];
  return (['realistic', 'anime'] as const).map((style) => {
    const { back, front } = drawPlace(name, {
      hour,
      side: index % 2 === 0 ? 'left' : 'right',
      style,
      framing,
      palette,
      id: 'a',
    });
    return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${back}${dummy}${front}</svg>`;
  });
});
await writeSheet(file, pictures, layout);
