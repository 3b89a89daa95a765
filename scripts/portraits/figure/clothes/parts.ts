import { line, ribbon, sides, tapered } from '../geometry';
import type { Point } from '../geometry';
import { oval, stroke } from '../ink';
import type { Ink } from '../ink';
import type { Tones } from '../tones';
import { bodyFolds, cloth, openingOf, torso } from './body';
import type { Build, Folds, Neckline } from './body';

/** What a garment is made of. */
export type Wear = { ink: Ink; build: Build; main: Tones; under: Tones; accent: Tones };

export const base = (
  { ink, build }: Wear,
  tones: Tones,
  neckline: Neckline,
  ease = 0,
  more: Folds = {},
) => {
  const folds = bodyFolds(ink, build);
  return cloth(ink, tones, torso(build, neckline, ease), {
    ...more,
    shades: [...folds.shades, ...(more.shades ?? [])],
    lights: [...folds.lights, ...(more.lights ?? [])],
    lines: [...folds.lines, ...(more.lines ?? [])],
  });
};

/** A band along a neckline. */
export const band = ({ ink, build }: Wear, tones: Tones, neckline: Neckline, width: number) => {
  const points = openingOf(build, neckline);
  const path = ribbon(
    points.map(([x, y]): Point => [x, y + width / 2 - 1]),
    () => width,
    12,
  );
  return cloth(ink, tones, path, {
    shades: [
      ribbon(
        points.map(([x, y]): Point => [x - ink.lit * 30, y + width]),
        tapered(width),
      ),
    ],
  });
};

export const turtle = ({ ink, build: { neck, lean } }: Wear, tones: Tones) => {
  const c = lean * 0.8;
  const path = sides(
    [
      [c - neck - 8, 152],
      [c - neck - 11, 190],
      [lean - neck - 26, 226],
      [lean - neck - 20, 248],
    ],
    [
      [lean - neck - 20, 248],
      [lean, 282],
      [lean + neck + 20, 248],
    ],
    [
      [lean + neck + 20, 248],
      [lean + neck + 26, 226],
      [c + neck + 11, 190],
      [c + neck + 8, 152],
    ],
    [
      [c + neck + 8, 152],
      [c, 178],
      [c - neck - 8, 152],
    ],
  );
  const { dark } = ink;
  return cloth(ink, tones, path, {
    shades: [
      sides([
        [c - neck - 20, 130],
        [c + dark * 12, 214],
        [c + dark * (neck + 30), 204],
        [c + dark * (neck + 20), 130],
      ]),
      ribbon(
        [
          [c - neck - 12, 200],
          [c, 224],
          [c + neck + 12, 200],
        ],
        tapered(10),
      ),
      ribbon(
        [
          [c + dark * (neck - 6), 160],
          [lean + dark * (neck + 6), 250],
        ],
        () => 26,
      ),
    ],
    lines: [
      line([
        [c - neck - 10, 186],
        [c, 210],
        [c + neck + 10, 186],
      ]),
    ],
  });
};

/** Two flaps of a shirt's collar and the placket with its buttons. */
export const collar = ({ ink, build: { neck, lean } }: Wear, tones: Tones, open = 1) => {
  const flap = (s: -1 | 1) => {
    const path = sides(
      [
        [lean + s * (neck + 8), 186],
        [lean + s * (neck + 24), 214],
      ],
      [
        [lean + s * (neck + 24), 214],
        [lean + s * (54 + open * 8), 262],
        [lean + s * (46 + open * 6), 304],
      ],
      [
        [lean + s * (46 + open * 6), 304],
        [lean + s * (20 + open * 6), 284],
        [lean + s * (4 + open * 12), 262 + open * 4],
      ],
      [
        [lean + s * (4 + open * 12), 262 + open * 4],
        [lean + s * (neck * 0.72), 226],
        [lean + s * (neck + 8), 186],
      ],
    );
    const shaded = s !== ink.lit;
    return cloth(ink, tones, path, {
      shades: shaded
        ? [
            ribbon(
              [
                [lean + s * (neck + 14), 190],
                [lean + s * 50, 250],
                [lean + s * 44, 310],
              ],
              () => 24,
            ),
          ]
        : [],
      lights: shaded
        ? []
        : [
            ribbon(
              [
                [lean + s * (neck + 12), 200],
                [lean + s * 58, 250],
                [lean + s * 50, 292],
              ],
              tapered(10),
            ),
          ],
    });
  };
  return flap(-1) + flap(1);
};

export const placket = (
  { ink, build: { lean } }: Wear,
  tones: Tones,
  button: string,
  from = 300,
) => {
  const x = lean * 0.7;
  let content = stroke(
    line([
      [x - 15, from],
      [x - 15, 1040],
    ]),
    tones.line,
    2,
    ink.style === 'anime' ? 0.9 : 0.4,
  );
  content += stroke(
    line([
      [x + 15, from],
      [x + 15, 1040],
    ]),
    tones.line,
    2,
    ink.style === 'anime' ? 0.9 : 0.4,
  );
  for (let y = from + 34; y < 1020; y += 84)
    content +=
      oval([x, y], 6.4, 6.4, tones.deep, 0.7) +
      oval([x - 0.8, y - 1.2], 5.4, 5.4, button) +
      oval([x - 2, y - 2.6], 1.6, 1.6, '#ffffff', 0.6);
  return content;
};

export const buttons = (points: readonly Point[], tones: Tones, colour: string, r = 7.5) =>
  points
    .map(
      ([x, y]) =>
        oval([x + 1, y + 2], r + 1, r + 1, tones.deep, 0.7) +
        oval([x, y], r, r, colour) +
        oval([x - r * 0.3, y - r * 0.35], r * 0.3, r * 0.3, '#ffffff', 0.6),
    )
    .join('');
