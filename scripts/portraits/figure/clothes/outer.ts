import type { Wear } from './parts';
import { line, loop, ribbon, sides, tapered } from '../geometry';
import type { Point } from '../geometry';
import { shape, stroke } from '../ink';
import type { Tones } from '../tones';
import { bodyFolds, cloth, shoulderLine } from './body';

/** The two open fronts of a jacket with their lapels; `close` is where they meet. */
export function jacket(
  wear: Wear,
  tones: Tones,
  {
    close = 560,
    lapel = 1,
    gloss = 1,
    ease = 10,
    gap = 0,
  }: { close?: number; lapel?: number; gloss?: number; ease?: number; gap?: number } = {},
): string {
  const { ink, build } = wear;
  const { neck, lean } = build;
  const folds = bodyFolds(ink, build);
  const c = lean * 0.7;
  const front = (s: -1 | 1): string =>
    sides(
      [
        [lean + s * (neck + 6), 196],
        ...shoulderLine(build, s)
          .slice(1)
          .map(([x, y], index): Point => [x + s * ease * Math.min(index / 2, 1), y - ease * 0.5]),
      ],
      [
        [c + s * gap, 1040],
        [c + s * gap, close],
      ],
      [
        [c + s * gap, close],
        [lean + s * (44 + gap * 0.5), (close + 260) / 2],
        [lean + s * (neck + 2), 240],
        [lean + s * (neck + 6), 196],
      ],
    );
  const flap = (s: -1 | 1): string => {
    const notch = 330;
    const out = 58 + lapel * 46;
    return cloth(
      ink,
      tones,
      sides(
        [
          [lean + s * (neck + 4), 190],
          [lean + s * (neck + 30), 216],
          [lean + s * (neck + 46), 262],
        ],
        [
          [lean + s * (neck + 46), 262],
          [lean + s * (neck + 52), notch - 20],
        ],
        [
          [lean + s * (neck + 38), notch - 30],
          [lean + s * (out + 30), notch - 8],
        ],
        [
          [lean + s * (out + 30), notch - 8],
          [lean + s * out * 0.72, (notch + close) / 2],
          [c + s * gap, close],
        ],
        [
          [c + s * gap, close],
          [lean + s * (36 + gap * 0.5), (close + 260) / 2],
          [lean + s * (neck - 2), 238],
          [lean + s * (neck + 4), 190],
        ],
      ),
      {
        gloss,
        shades:
          s === ink.lit
            ? [
                ribbon(
                  [
                    [lean + s * (neck - 4), 230],
                    [lean + s * 34, 380],
                    [c, close],
                  ],
                  tapered(22),
                ),
              ]
            : [
                ribbon(
                  [
                    [lean + s * (neck + 40), 240],
                    [lean + s * out, 380],
                    [c, close],
                  ],
                  tapered(40),
                ),
              ],
        lights:
          s === ink.lit
            ? [
                ribbon(
                  [
                    [lean + s * (neck + 34), 226],
                    [lean + s * (out + 6), 330],
                    [c + s * 20, close - 30],
                  ],
                  tapered(12 * gloss),
                ),
              ]
            : [],
      },
    );
  };
  const lower = (s: -1 | 1) =>
    // A lapel throws a narrow shadow on the front beneath it.
    ribbon(
      [
        [lean + s * (neck + 60), 250],
        [lean + s * (80 + lapel * 50), 340],
        [c + s * (30 + gap), close + 10],
      ],
      tapered(20),
    );
  return (
    [-1 as const, 1 as const]
      .map((s) =>
        cloth(ink, tones, front(s), { ...folds, gloss, shades: [...folds.shades, lower(s)] }),
      )
      .join('') + (lapel > 0 ? flap(-1) + flap(1) : '')
  );
}

/** A scarf wound around the neck, with one end hanging. */
export function scarf({ ink, build: { neck, lean } }: Wear, tones: Tones): string {
  const s = ink.lit;
  const d = -s;
  const end = sides(
    [
      [lean + s * 8, 262],
      [lean + s * 4, 400],
      [lean + s * 14, 560],
    ],
    [
      [lean + s * 82, 566],
      [lean + s * 74, 400],
      [lean + s * 66, 262],
    ],
  );
  const winding = sides(
    [
      [lean - neck - 24, 172],
      [lean - neck - 50, 214],
      [lean - neck - 34, 262],
    ],
    [
      [lean - neck - 34, 262],
      [lean, 312],
      [lean + neck + 34, 262],
    ],
    [
      [lean + neck + 34, 262],
      [lean + neck + 50, 214],
      [lean + neck + 24, 172],
    ],
    [
      [lean + neck + 24, 172],
      [lean, 214],
      [lean - neck - 24, 172],
    ],
  );
  return (
    cloth(ink, tones, end, {
      shades: [
        ribbon(
          [
            [lean + s * 10, 270],
            [lean + s * 20, 420],
            [lean + s * 22, 566],
          ],
          () => 20,
        ),
        sides([
          [lean, 250],
          [lean + s * 90, 250],
          [lean + s * 90, 300],
          [lean, 320],
        ]),
      ],
      lines: [
        line([
          [lean + s * 40, 310],
          [lean + s * 42, 560],
        ]),
      ],
    }) +
    cloth(ink, tones, winding, {
      shades: [
        sides([
          [lean - neck - 20, 150],
          [lean + d * 14, 246],
          [lean + d * (neck + 40), 240],
          [lean + d * (neck + 40), 160],
        ]),
        ribbon(
          [
            [lean - neck - 44, 226],
            [lean - 10, 268],
            [lean + neck + 46, 222],
          ],
          tapered(11),
        ),
        ribbon(
          [
            [lean - neck - 30, 250],
            [lean, 296],
            [lean + neck + 34, 252],
          ],
          tapered(8),
        ),
        ribbon(
          [
            [lean + d * (neck + 20), 190],
            [lean + d * (neck + 34), 260],
          ],
          () => 34,
        ),
      ],
      lights: [
        ribbon(
          [
            [lean + s * (neck + 36), 206],
            [lean + s * (neck + 16), 244],
            [lean + s * 20, 272],
          ],
          tapered(10),
        ),
      ],
      lines: [
        line([
          [lean - neck - 48, 210],
          [lean - 20, 252],
          [lean + neck + 44, 208],
        ]),
        line([
          [lean - neck - 40, 240],
          [lean, 284],
          [lean + neck + 40, 236],
        ]),
      ],
    })
  );
}

/** A hood that lies on the shoulders, and its strings. */
export function hood({ ink, build: { neck, lean } }: Wear, tones: Tones): string {
  const side = (s: -1 | 1) => {
    const path = loop([
      [lean + s * (neck + 2), 176],
      [lean + s * (neck + 56), 196],
      [lean + s * (neck + 84), 244],
      [lean + s * 66, 292],
      [lean + s * 14, 318],
      [lean + s * 6, 296],
      [lean + s * (neck - 8), 248],
    ]);
    return cloth(ink, tones, path, {
      shades: [
        ribbon(
          [
            [lean + s * (neck + 4), 190],
            [lean + s * (neck - 2), 250],
            [lean + s * 10, 304],
          ],
          tapered(s === ink.lit ? 18 : 40),
        ),
        ribbon(
          [
            [lean + s * (neck + 60), 214],
            [lean + s * (neck + 44), 262],
            [lean + s * 40, 294],
          ],
          tapered(9),
        ),
      ],
      lights:
        s === ink.lit
          ? [
              ribbon(
                [
                  [lean + s * (neck + 30), 192],
                  [lean + s * (neck + 62), 226],
                  [lean + s * 74, 272],
                ],
                tapered(12),
              ),
            ]
          : [],
      lines: [
        line([
          [lean + s * (neck + 46), 204],
          [lean + s * (neck + 26), 262],
          [lean + s * 26, 300],
        ]),
      ],
    });
  };
  return side(-1) + side(1);
}

export const strings = ({ ink, build: { lean } }: Wear, colour: string, line2: string) =>
  ([-1, 1] as const)
    .map((s) => {
      const cord = ribbon(
        [
          [lean + s * 26, 304],
          [lean + s * 30, 360],
          [lean + s * 26, 420 + s * 14],
        ],
        () => 6.5,
      );
      return (
        (ink.style === 'anime' ? stroke(cord, line2, 3) : stroke(cord, line2, 2, 0.4)) +
        shape(cord, colour)
      );
    })
    .join('');
