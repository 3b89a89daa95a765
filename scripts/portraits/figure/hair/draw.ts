import { loop } from '../geometry';
import type { Point } from '../geometry';
import type { Head } from '../head';
import { shape, stroke } from '../ink';
import type { Ink } from '../ink';
import { drawLocks, massOf, sheen } from '../locks';
import type { Family } from '../locks';
import type { Tones } from '../tones';
import { crown, hairline } from './shapes';
import { hairStyles } from './styles';
import type { HairName, Part } from './style';
import { cloud, knot, plait, ropes, stubble } from './textured';

/** Hair is laid out for a head a little wider. */
const narrow = 0.94;

/** Moves a part with the turned head: what is low and in front follows the face. */
function turned(part: Part, head: Head): Part {
  const at = ([x, y]: Point): Point => [
    x * narrow + head.turn * (y < -120 ? 4 : y < 60 ? 4 + ((y + 120) / 180) * 9 : 13),
    y,
  ];
  if (!('kind' in part)) return { ...part, guides: part.guides.map((guide) => guide.map(at)) };
  if (part.kind === 'cloud') return { ...part, outline: part.outline.map(at) };
  if (part.kind === 'plait') return { ...part, spine: part.spine.map(at) };
  if (part.kind === 'knot') return { ...part, at: at(part.at) };
  return { ...part, lines: part.lines.map((spine) => spine.map(at)) };
}

const isFamily = (part: Part): part is Family => !('kind' in part);

function draw(ink: Ink, tones: Tones, part: Part): string {
  if (isFamily(part)) return drawLocks(ink, tones, [part]);
  if (part.kind === 'cloud') return cloud(ink, tones, part);
  if (part.kind === 'plait') return plait(ink, tones, part);
  if (part.kind === 'knot') return knot(ink, tones, part);
  return ropes(ink, tones, part);
}

const partsOf = (name: HairName, head: Head) => {
  const style = hairStyles[name];
  const move = (parts: readonly Part[] = []) => parts.map((part) => turned(part, head));
  return { back: move(style.back), front: move(style.front), top: move(style.top) };
};

/** What of the hair throws a shadow on the face. */
export const fringeOf = (name: HairName, head: Head): string =>
  partsOf(name, head)
    .front.map((part) =>
      isFamily(part) ? massOf(part) : part.kind === 'cloud' ? loop(part.outline) : '',
    )
    .join('');

export const hairBehind = (ink: Ink, head: Head, tones: Tones, name: HairName): string =>
  partsOf(name, head)
    .back.map((part) =>
      draw(
        ink,
        'kind' in part && part.kind === 'knot'
          ? tones
          : { ...tones, base: tones.shade, light: tones.base, bright: tones.light },
        part,
      ),
    )
    .join('');

export function hairInFront(ink: Ink, head: Head, tones: Tones, name: HairName): string {
  const { front, top } = partsOf(name, head);
  if (name === 'buzz') {
    const outline = [
      ...crown.map(([x, y]): Point => [x * 0.9, y * 0.92]),
      ...hairline.map(([x, y]): Point => [x * narrow, y]).toReversed(),
    ].map(([x, y]): Point => [x + head.turn * 5, y]);
    const path = loop(outline);
    return (
      stubble(ink, tones, path, outline, 0.8) +
      (ink.style === 'anime' ? stroke(path, tones.line, 2.4, 0.5) : '')
    );
  }
  const families = front.filter(isFamily);
  return (
    front.map((part) => draw(ink, tones, part)).join('') +
    (families.length === 0
      ? ''
      : sheen(ink, tones, families, ink.style === 'anime' ? -134 : -142)) +
    top.map((part) => draw(ink, tones, part)).join('')
  );
}

const over = (points: readonly (readonly [number, number])[], fill: string, head: Head): string =>
  shape(loop(points.map(([x, y]): Point => [x * 0.93 + head.turn * 5, y])), fill);

/** Skin over the skull, which shows where hair is thin or missing. */
export const scalp = (fill: string, head: Head): string =>
  over(
    [
      [-104, 0],
      [-103, -60],
      [-82, -124],
      [-44, -150],
      [0, -156],
      [44, -150],
      [82, -124],
      [103, -60],
      [104, 0],
      [60, -60],
      [0, -70],
      [-60, -60],
    ],
    fill,
    head,
  );

/** The ground that hair grows on, so that no skin shows between its locks. */
export const skullcap = (fill: string, head: Head): string =>
  over(
    [
      [-104, 0],
      [-106, -60],
      [-90, -126],
      [-48, -160],
      [0, -168],
      [48, -160],
      [90, -126],
      [106, -60],
      [104, 0],
      [97, -40],
      [80, -88],
      [46, -108],
      [0, -112],
      [-46, -108],
      [-80, -88],
      [-97, -40],
    ],
    fill,
    head,
  );
