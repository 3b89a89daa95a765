import type { Look } from '../../../../server/seed/look';
import { mix } from '../../colour';
import { line, loop, ribbon, sides, tapered } from '../geometry';
import type { Point } from '../geometry';
import { blurred, clipped, linear, shape, stroke } from '../ink';
import type { Ink } from '../ink';
import type { Tones } from '../tones';

/** The build of a person; `shoulder` is half the width, `lean` shifts the collar with a turned body. */
export type Build = { shoulder: number; neck: number; lean: number; chest: number; turn: number };

export const builds = {
  slight: { shoulder: 208, neck: 42, chest: 0 },
  slender: { shoulder: 218, neck: 43, chest: 1 },
  full: { shoulder: 246, neck: 50, chest: 1 },
  even: { shoulder: 254, neck: 53, chest: 0 },
  athletic: { shoulder: 282, neck: 60, chest: 0 },
  broad: { shoulder: 304, neck: 70, chest: 0 },
} as const satisfies Record<Look['build'], Pick<Build, 'shoulder' | 'neck' | 'chest'>>;

const foot = 1040;

/** A turned body shows less of its far side and more of the near one. */
const shown = ({ turn }: Build, side: number) =>
  side * turn > 0 ? 1 - 0.17 * Math.abs(turn) : 1 + 0.05 * Math.abs(turn);

/** From the neck over the shoulder and along the arm, on one side. */
export const shoulderLine = (build: Build, side: -1 | 1): Point[] => {
  const { neck, lean } = build;
  const s = build.shoulder * shown(build, side);
  const x = (value: number): number => lean + side * value;
  return [
    [x(neck + 8), 206],
    [x(neck + 40), 228],
    [x(s * 0.6), 250],
    [x(s * 0.82), 272],
    [x(s * 0.96), 318],
    [x(s + 4), 400],
    [x(s + 14), 500],
    [x(s + 16), 620],
    [x(s + 18), 800],
    [x(s + 20), foot],
  ];
};

export const armLine = (build: Build, side: -1 | 1): Point[] => {
  const { lean } = build;
  const s = build.shoulder * shown(build, side);
  const x = (value: number): number => lean * 0.5 + side * value;
  return [
    [x(s * 0.74), 372],
    [x(s * 0.71), 440],
    [x(s * 0.68), 560],
    [x(s * 0.7), 700],
    [x(s * 0.76), foot],
  ];
};

export type Neckline = 'crew' | 'boat' | 'v' | 'high' | 'open';

const openings: Record<Neckline, (build: Build) => Point[]> = {
  crew: ({ neck, lean }) => [
    [lean - neck - 14, 212],
    [lean - neck * 0.94, 240],
    [lean - neck * 0.5, 260],
    [lean, 267],
    [lean + neck * 0.5, 260],
    [lean + neck * 0.94, 240],
    [lean + neck + 14, 212],
  ],
  boat: ({ neck, lean }) => [
    [lean - neck - 62, 232],
    [lean - neck * 0.9, 262],
    [lean, 276],
    [lean + neck * 0.9, 262],
    [lean + neck + 62, 232],
  ],
  v: ({ neck, lean }) => [
    [lean - neck - 14, 212],
    [lean - neck * 0.6, 262],
    [lean, 318],
    [lean + neck * 0.6, 262],
    [lean + neck + 14, 212],
  ],
  high: ({ neck, lean }) => [
    [lean * 0.8 - neck - 5, 158],
    [lean * 0.8 - neck * 0.5, 172],
    [lean * 0.8, 176],
    [lean * 0.8 + neck * 0.5, 172],
    [lean * 0.8 + neck + 5, 158],
  ],
  open: ({ neck, lean }) => [
    [lean - neck - 12, 208],
    [lean - neck * 0.55, 256],
    [lean, 302],
    [lean + neck * 0.55, 256],
    [lean + neck + 12, 208],
  ],
};

export const openingOf = (build: Build, neckline: Neckline): Point[] => openings[neckline](build);

/** Torso and sleeves below the neckline. */
export function torso(build: Build, neckline: Neckline, ease = 0): string {
  const hole = openingOf(build, neckline);
  const eased = (side: -1 | 1): Point[] =>
    shoulderLine(build, side)
      .slice(neckline === 'boat' ? 2 : 1)
      .map(([x, y], index): Point => [x + side * ease * Math.min(index / 2, 1), y - ease * 0.4]);
  const start = hole[0] ?? [0, 0];
  const end = hole[hole.length - 1] ?? [0, 0];
  return sides([start, ...eased(-1)], [end, ...eased(1)].toReversed(), hole.toReversed());
}

export type Folds = {
  shades?: readonly string[];
  lights?: readonly string[];
  lines?: readonly string[];
  /** How strongly light plays on the material: 1 cloth, 2 leather or silk. */
  gloss?: number;
};

/** One piece of cloth with its form. */
export function cloth(
  ink: Ink,
  tones: Tones,
  path: string,
  { shades = [], lights = [], lines = [], gloss = 1 }: Folds = {},
) {
  const lit = ink.lit;
  if (ink.style === 'anime')
    return (
      shape(path, tones.base) +
      clipped(
        ink,
        path,
        shades.map((shade) => shape(shade, tones.shade)).join('') +
          lights
            .map((bright) =>
              shape(bright, gloss > 1 ? tones.bright : tones.light, gloss > 1 ? 0.9 : 0.75),
            )
            .join(''),
      ) +
      lines.map((fold) => stroke(fold, tones.line, 2.6)).join('') +
      stroke(path, tones.line, 3.2)
    );
  const fill = linear(
    ink,
    [lit * 250, 220],
    [-lit * 270, 620],
    [
      [0, tones.light],
      [0.3, tones.base],
      [0.72, tones.shade],
      [1, tones.deep],
    ],
  );
  return (
    shape(path, fill) +
    clipped(
      ink,
      path,
      blurred(
        ink,
        7,
        shades.map((shade) => shape(shade, mix(tones.shade, tones.deep, 0.6), 0.5)).join('') +
          lights.map((bright) => shape(bright, tones.bright, 0.28 + 0.22 * gloss)).join(''),
      ) +
        lines
          .map(
            (fold) =>
              stroke(fold, mix(tones.deep, '#0c0608', 0.2), 2, 0.55) +
              `<g transform="translate(${lit * -2} 2)">${stroke(fold, tones.bright, 1.2, 0.2)}</g>`,
          )
          .join(''),
    )
  );
}

/** Shadows and lights that any clothed body has. */
export function bodyFolds(
  ink: Ink,
  build: Build,
): Required<Pick<Folds, 'shades' | 'lights' | 'lines'>> {
  const { shoulder: s, lean, neck, chest } = build;
  const { dark } = ink;
  const lit = ink.lit;
  const x = (side: number, value: number) => lean * 0.7 + side * value * shown(build, side);
  const anime = ink.style === 'anime';
  const shades = [
    // The jaw's shadow on the chest.
    loop([
      [lean - neck - 30, 190],
      [lean - neck * 0.4, 262],
      [lean + dark * neck * 0.7, 278],
      [x(dark, neck + 60), 258],
      [x(dark, neck + 40), 190],
    ]),
    // The arm on the dark side, and the side of the torso beside it.
    sides(armLine(build, dark), [
      [x(dark, s * 1.3), foot],
      [x(dark, s + 60), 560],
      [x(dark, s + 40), 360],
      [x(dark, s * (anime ? 1 : 0.92)), 290],
      [x(dark, s * 0.88), 340],
    ]),
    sides([
      [x(dark, s * 0.74), 372],
      [x(dark, s * 0.52), 450],
      [x(dark, s * 0.4), 600],
      [x(dark, s * 0.42), foot],
      [x(dark, s * 0.76), foot],
      [x(dark, s * 0.68), 560],
    ]),
    // The gap between torso and arm on the bright side.
    ribbon(armLine(build, lit), tapered(anime ? 14 : 26, 0.3, 0.1)),
    ribbon(armLine(build, dark), tapered(anime ? 10 : 30, 0.3, 0.1)),
    ...(anime
      ? []
      : [
          ribbon(armLine(build, -1), tapered(11, 0.5)),
          ribbon(armLine(build, 1), tapered(11, 0.5)),
        ]),
    // Folds: short ones from the armpit, long ones down the front, those of a bent sleeve.
    ribbon(
      [
        [x(lit, s * 0.74), 380],
        [x(lit, s * 0.6), 396],
        [x(lit, s * 0.5), 388],
      ],
      tapered(10, 0.25),
    ),
    ribbon(
      [
        [x(lit, s * 0.5), 420],
        [x(lit, s * 0.46), 520],
        [x(lit, s * 0.54), 640],
      ],
      tapered(10, 0.4),
    ),
    ribbon(
      [
        [x(lit, s * 0.16), 480],
        [x(lit, s * 0.22), 590],
        [x(lit, s * 0.2), 720],
      ],
      tapered(9, 0.4),
    ),
    ribbon(
      [
        [x(dark, s * 0.24), 460],
        [x(dark, s * 0.3), 580],
        [x(dark, s * 0.26), 720],
      ],
      tapered(11, 0.4),
    ),
    ribbon(
      [
        [x(lit, s * 1.06), 512],
        [x(lit, s * 0.96), 548],
        [x(lit, s * 0.8), 560],
      ],
      tapered(12, 0.3),
    ),
    ribbon(
      [
        [x(lit, s * 1.07), 560],
        [x(lit, s * 0.94), 606],
        [x(lit, s * 0.78), 616],
      ],
      tapered(13, 0.3),
    ),
    ribbon(
      [
        [x(lit, s * 1.06), 620],
        [x(lit, s * 0.96), 652],
        [x(lit, s * 0.84), 656],
      ],
      tapered(10, 0.3),
    ),
  ];
  if (chest > 0 && !anime)
    shades.push(
      ribbon(
        [
          [x(lit, s * 0.62), 440],
          [x(lit, s * 0.4), 474],
          [x(lit, s * 0.2), 466],
        ],
        tapered(13, 0.5),
      ),
      ribbon(
        [
          [x(dark, s * 0.6), 446],
          [x(dark, s * 0.36), 480],
          [x(dark, s * 0.16), 468],
        ],
        tapered(14, 0.5),
      ),
    );
  const lights = [
    ribbon(
      [
        [x(lit, neck + 44), 238],
        [x(lit, s * 0.64), 262],
        [x(lit, s * 0.88), 284],
        [x(lit, s * 0.98), 330],
      ],
      tapered(anime ? 8 : 20, 0.6),
    ),
    ribbon(
      [
        [x(lit, s * 0.98), 360],
        [x(lit, s * 1.0), 450],
        [x(lit, s * 0.98), 560],
      ],
      tapered(anime ? 9 : 26, 0.5),
    ),
  ];
  const lines = anime ? [line(armLine(build, -1)), line(armLine(build, 1))] : [];
  return { shades, lights, lines };
}

/** A thin light along the dark side, in the colour of the place. */
export function rimOf(ink: Ink, build: Build): string {
  const edge = shoulderLine(build, ink.dark).slice(1, 8);
  const rim = shape(
    ribbon(
      edge.map(([x, y]): Point => [x + ink.lit * 3, y + 3]),
      tapered(ink.style === 'anime' ? 8 : 10, 0.22, 0.05),
      12,
    ),
    ink.light.rim,
    ink.style === 'anime' ? 0.5 : 0.26,
  );
  return ink.style === 'anime' ? rim : blurred(ink, 4, rim);
}
