import type { Look } from '../../../server/seed/look';
import { mix } from '../colour';
import type { Mien } from './expression';
import { line, ribbon, sides, tapered, warp } from './geometry';
import type { Point, Warp } from './geometry';
import type { Head } from './head';
import { clipped, linear, oval, radial, shape, soft } from './ink';
import type { Ink } from './ink';
import type { SkinTones } from './tones';

/** Half width, heights above and below, height of the outer corner, room between lid and crease. */
export const eyeShapes = {
  almond: { half: 25.5, up: 13.5, low: 7.6, slant: -4, crease: 6 },
  round: { half: 24.5, up: 15.4, low: 9.2, slant: -1, crease: 6.5 },
  hooded: { half: 25.5, up: 12, low: 7.4, slant: 0, crease: 3 },
  upturned: { half: 26, up: 13, low: 7.2, slant: -6.5, crease: 5.5 },
  downturned: { half: 25, up: 13.4, low: 7.8, slant: 2.5, crease: 6 },
  monolid: { half: 26, up: 11.6, low: 7, slant: -4.5, crease: 0 },
  narrow: { half: 26, up: 10.8, low: 6.2, slant: -2.5, crease: 4.5 },
  deep: { half: 25, up: 12.6, low: 7.4, slant: -2, crease: 8 },
} as const satisfies Record<Look['eyes'], object>;

export type EyeLook = {
  shape: Look['eyes'];
  colour: string;
  /** 0 to 1: how much the lashes and lids are made up. */
  lashes: number;
  age: number;
};

const eyeX = 44;
const grown = 1.15;

/** One painted eye; `side` 1 is the eye at positive x. */
function eye(
  ink: Ink,
  head: Head,
  skin: SkinTones,
  { shape: shapeName, colour, lashes, age }: EyeLook,
  mien: Mien,
  side: -1 | 1,
): string {
  const { half, up, low, slant, crease } = eyeShapes[shapeName];
  const upper = up * mien.open;
  const lower = (low - mien.squeeze * 0.75) * 1.06;
  const place: Warp = ([x, y]) => head.at(side * (eyeX + x * grown), y * grown + 1);
  const to = (path: string) => warp(path, place);
  const w = half;
  const lid: Point[] = [
    [-w, 4.5],
    [-w * 0.62, -upper * 0.62],
    [-w * 0.08, -upper],
    [w * 0.5, -upper * 0.76],
    [w, slant],
  ];
  const under: Point[] = [
    [w, slant],
    [w * 0.6, lower * 0.8],
    [w * 0.08, lower],
    [-w * 0.5, lower * 0.86],
    [-w, 4.5],
  ];
  const lidPath = line(lid.map(place));
  const open = `${lidPath}L${line(under.map(place)).slice(1)}Z`;
  const gaze = -head.turn * 3.2 * side;
  const [cx, cy] = place([gaze, -1.8]);
  const foreshortened = Math.abs(place([10, 0])[0] - place([-10, 0])[0]) / 20;
  const r = 14.8;
  const iris = (size: number, fill: string, opacity = 1) =>
    oval([cx, cy], r * size * Math.min(foreshortened + 0.04, 1), r * size, fill, opacity);
  const dark = mix(colour, '#0c0710', 0.66);
  const glow = mix(colour, '#fff1cf', 0.34);
  const white = mix(mix('#f4efe9', skin.base, 0.16), ink.light.key, 0.08);
  const lashColour = mix(skin.line, '#120a10', 0.82);
  const tilt = ink.lit;
  const ball = clipped(
    ink,
    open,
    shape(open, white) +
      (shape(
        to(`M${-w - 6} 8L${-w - 6}-22L${w + 8}-22L${w + 8} 4L${-w - 6} 8Z`),
        linear(ink, place([0, -upper]), place([0, -upper * 0.3]), [
          [0, mix(skin.deep, '#3a2a4a', 0.4), 0.85],
          [1, mix(skin.deep, '#3a2a4a', 0.4), 0],
        ]),
      ) +
        soft(ink, place([-w + 3, 3]), 8, 8, skin.deep, 0.6) +
        soft(ink, place([w - 2, 1]), 8, 8, skin.deep, 0.5)) +
      iris(1.06, mix(dark, '#0c0710', 0.35)) +
      iris(
        0.98,
        radial(ink, [cx, cy + 3.5], r * 1.25, [
          [0, mix(glow, '#ffffff', 0.12)],
          [0.38, glow],
          [0.66, colour],
          [1, dark],
        ]),
      ) +
      soft(ink, [cx, cy - 9.6], r * 1.05, 7, '#0b060d', 0.8) +
      iris(0.43, '#0a060b') +
      soft(ink, [cx - tilt * 4.6, cy + 6.6], 5.4, 3.2, mix(glow, '#ffffff', 0.4), 0.9) +
      oval([cx + tilt * 4.6, cy - 5.4], 3.5, 3.8, '#ffffff', 0.96) +
      oval([cx - tilt * 5, cy + 4.6], 1.5, 1.7, '#ffffff', 0.6),
  );
  const pink = mix(skin.blush, '#f2b6a8', 0.4);
  const corner = clipped(ink, open, oval(place([-w + 2.5, 4]), 4.4, 3.4, pink, 0.75));
  const rimOfLid = shape(
    ribbon(
      under.map(([x, y]): Point => place([x * 0.97, y - 0.6])),
      tapered(2, 0.45),
    ),
    mix(skin.light, '#fff4ea', 0.35),
    0.6,
  );
  const lowLine = shape(
    ribbon(
      under.map(([x, y]): Point => place([x, y + 0.9])),
      tapered(1.7 + lashes * 0.5, 0.22),
    ),
    skin.line,
    0.5 + lashes * 0.22,
  );
  const thick = 2.6 + lashes * 2.2;
  const raised = lid.map(([x, y], index): Point => {
    const share = index / (lid.length - 1);
    return [
      x + share * 1.5,
      y - thick * (0.18 + 0.82 * Math.sin(Math.min(share * 1.35, 1) * Math.PI * 0.5)),
    ];
  });
  const tip: Point = [w + 2.5 + lashes * 5.5, slant - 2 - lashes * 4];
  const lashLine = shape(
    sides(
      [place([-w - 1.5, 5.5]), ...lid.slice(1).map(place), place(tip)],
      [place(tip), ...raised.toReversed().map(place), place([-w - 1.5, 5.5])],
    ),
    lashColour,
    0.95,
  );
  let hairs = '';
  if (lashes > 0.2) {
    for (let index = 0; index < 6; index += 1) {
      const share = 0.56 + (index / 5) * 0.42;
      const x = -w + share * 2 * w;
      const bow = 1 - ((share - 0.46) / 0.62) ** 2;
      const y = (share > 0.9 ? slant - 1 : -upper * Math.max(bow, 0.1)) - thick * 0.7;
      const long = (2.4 + lashes * 5) * (0.35 + share * 0.65);
      const lean = (share - 0.36) * 1.25;
      hairs += shape(
        ribbon(
          [
            place([x, y]),
            place([x + lean * long * 0.4, y - long * 0.5]),
            place([x + lean * long, y - long * 0.82]),
          ],
          (s) => 1.5 * (1 - s) + 0.2,
          4,
        ),
        lashColour,
        0.9,
      );
    }
  }
  const foldAt = (lift: number): Point[] => [
    [-w * 0.94, -1 - lift * 0.35],
    [-w * 0.55, -upper * 0.78 - lift],
    [0, -upper - lift * 1.12],
    [w * 0.56, -upper * 0.84 - lift],
    [w + 3, slant - lift * 0.55],
  ];
  const fold =
    crease === 0
      ? ''
      : shape(ribbon(foldAt(crease).map(place), tapered(2.6, 0.6, 0.05)), skin.line, 0.62) +
        shape(ribbon(foldAt(crease + 1.6).map(place), tapered(4.6, 0.6)), skin.deep, 0.22);
  const shadow = mix(skin.deep, '#5a3040', lashes * 0.35);
  const lidTone =
    shape(sidesOf(lid, foldAt(Math.max(crease, 3)), place), shadow, 0.2 + lashes * 0.22) +
    soft(ink, place([-1, -upper - Math.max(crease, 3) * 0.5]), 9, 2.6, skin.bright, 0.5);
  const bag =
    soft(ink, place([-w * 0.2, lower + 5]), w * 0.9, 4.5, skin.deep, 0.34 + age * 0.3) +
    (age > 0.25 ? crowFeet(place, w, slant, skin, age) : '');
  return bag + lidTone + ball + corner + rimOfLid + lowLine + fold + lashLine + hairs;
}

const sidesOf = (lid: readonly Point[], fold: readonly Point[], place: Warp) =>
  `${line(lid.map(place))}L${line(fold.toReversed().map(place)).slice(1)}Z`;

const crowFeet = (place: Warp, w: number, slant: number, skin: SkinTones, age: number) =>
  [-5, 1, 7]
    .map((y) =>
      shape(
        ribbon(
          [
            place([w + 5, slant + y * 0.5 + 2]),
            place([w + 12, slant + y + 1]),
            place([w + 17, slant + y * 1.8]),
          ],
          tapered(1.5),
        ),
        skin.line,
        0.3 * age,
      ),
    )
    .join('') +
  shape(
    ribbon([place([-w * 0.7, 13]), place([0, 18.5]), place([w * 0.6, 15.5])], tapered(1.7)),
    skin.line,
    0.34 * age,
  );

export const paintedEyes = (ink: Ink, head: Head, skin: SkinTones, look: EyeLook, mien: Mien) =>
  eye(ink, head, skin, look, mien, -1) + eye(ink, head, skin, look, mien, 1);
