import type { Wear } from './parts';
import { line, ribbon, sides, tapered } from '../geometry';
import type { Point } from '../geometry';
import { armLine, bodyFolds, cloth, shoulderLine } from './body';
import { base, buttons } from './parts';

export const kimono = (wear: Wear): string => {
  const { ink, build, main, under, accent } = wear;
  const { neck, lean } = build;
  const edge = (s: -1 | 1, out: number): Point[] => [
    [lean + s * (neck + 2 + out), 196],
    [lean + s * (neck - 12 + out), 260],
    [lean - s * (18 - out * 0.7), 400],
    [lean - s * (110 - out), 600],
  ];
  const lapel = (s: -1 | 1, tones: Wear['main'], out: number, width: number) =>
    cloth(
      ink,
      tones,
      ribbon(edge(s, out), () => width, 10),
      {
        shades: [ribbon(edge(s, out + (s === ink.lit ? -9 : 9)), () => width * 0.4, 10)],
      },
    );
  const sash = sides(
    [
      [lean - build.shoulder * 0.74, 596],
      [lean, 622],
      [lean + build.shoulder * 0.74, 596],
    ],
    [
      [lean + build.shoulder * 0.76, 760],
      [lean, 790],
      [lean - build.shoulder * 0.76, 760],
    ],
  );
  return (
    base(wear, main, 'v', 16) +
    lapel(1, under, -7, 20) +
    lapel(1, main, 10, 44) +
    lapel(-1, under, -7, 20) +
    lapel(-1, main, 10, 44) +
    cloth(ink, accent, sash, {
      shades: [
        ribbon(
          [
            [lean - 240, 690],
            [lean, 720],
            [lean + 240, 690],
          ],
          () => 14,
        ),
        ribbon(
          [
            [lean - ink.lit * 150, 590],
            [lean - ink.lit * 160, 790],
          ],
          () => 80,
        ),
      ],
      lights: [
        ribbon(
          [
            [lean + ink.lit * 150, 612],
            [lean + ink.lit * 60, 636],
          ],
          tapered(14),
        ),
      ],
    })
  );
};

export const drape = (wear: Wear): string => {
  const { ink, build, main, accent } = wear;
  const { lean, shoulder: s } = build;
  const over: Point[] = [
    [lean + s * 0.3, 226],
    [lean + s * 0.66, 246],
    [lean + s * 0.86, 270],
  ];
  const path = sides(
    over,
    [
      [lean + s * 0.86, 270],
      [lean + s * 0.6, 460],
      [lean + s * 0.1, 660],
      [lean - s * 0.78, 820],
    ],
    [
      [lean - s * 0.78, 820],
      [lean - s * 0.74, 600],
    ],
    [
      [lean - s * 0.74, 600],
      [lean - s * 0.2, 470],
      [lean + s * 0.12, 330],
      [lean + s * 0.3, 226],
    ],
  );
  const pleat = (share: number): Point[] => [
    [lean + s * (0.3 + share * 0.56), 228 + share * 40],
    [lean + s * (0.16 + share * 0.42), 400 + share * 40],
    [lean - s * (0.2 - share * 0.24), 500 + share * 130],
    [lean - s * 0.76, 610 + share * 190],
  ];
  return (
    cloth(ink, main, path, {
      gloss: 1.6,
      shades: [0.14, 0.36, 0.58, 0.8].map((share) => ribbon(pleat(share), tapered(15))),
      lights: [0.25, 0.48, 0.7].map((share) => ribbon(pleat(share), tapered(11))),
      lines: [0.2, 0.42, 0.64, 0.86].map((share) => line(pleat(share))),
    }) +
    cloth(
      ink,
      accent,
      ribbon(pleat(0.01), () => 17, 12),
    ) +
    cloth(
      ink,
      accent,
      ribbon(pleat(0.06), () => 4, 12),
    )
  );
};

export function vest(wear: Wear, tones: Wear['main']) {
  const { ink, build } = wear;
  const folds = bodyFolds(ink, build);
  const { neck, lean, shoulder: s } = build;
  const path = sides(
    [
      [lean - neck - 24, 222],
      [lean - s * 0.6, 248],
    ],
    [[lean - s * 0.6, 248], [lean - s * 0.58, 340], ...armLine(build, -1).slice(1)],
    [...armLine(build, 1).slice(1).toReversed(), [lean + s * 0.58, 340], [lean + s * 0.6, 248]],
    [
      [lean + s * 0.6, 248],
      [lean + neck + 24, 222],
    ],
    [
      [lean + neck + 24, 222],
      [lean + 46, 400],
      [lean, 480],
      [lean - 46, 400],
      [lean - neck - 24, 222],
    ],
  );
  return (
    cloth(ink, tones, path, {
      ...folds,
      lines: [
        line([
          [lean, 480],
          [lean * 0.7, 1030],
        ]),
      ],
      gloss: 1.4,
    }) +
    buttons(
      [520, 600, 680, 770].map((y): Point => [lean * 0.8, y]),
      tones,
      wear.accent.base,
    )
  );
}

export function bib(wear: Wear, tones: Wear['main'], top: number, half: number) {
  const { ink, build } = wear;
  const { lean, shoulder: s } = build;
  const x = lean * 0.7;
  const path = sides(
    [
      [x - s * half, top],
      [x, top + 12],
      [x + s * half, top],
    ],
    [
      [x + s * half, top],
      [x + s * (half + 0.06), top + 160],
      [x + s * 0.72, top + 260],
      [x + s * 0.76, 1040],
    ],
    [
      [x - s * 0.76, 1040],
      [x - s * 0.72, top + 260],
      [x - s * (half + 0.06), top + 160],
      [x - s * half, top],
    ],
  );
  const folds = bodyFolds(ink, build);
  return cloth(ink, tones, path, {
    ...folds,
    lines: [
      line([
        [x - s * half + 6, top + 14],
        [x, top + 26],
        [x + s * half - 6, top + 14],
      ]),
    ],
  });
}

export function shawl(wear: Wear) {
  const { ink, build, main, accent } = wear;
  const { neck, lean, shoulder: s } = build;
  const side = (k: -1 | 1) => {
    const path = sides(
      [
        [lean + k * (neck + 4), 198],
        ...shoulderLine(build, k)
          .slice(1, 6)
          .map(([x, y]): Point => [x + k * 16, y - 6]),
      ],
      [
        [lean + k * (s + 24), 500],
        [lean + k * s * 0.6, 620],
        [lean - k * s * 0.16, 680],
      ],
      [
        [lean - k * s * 0.16, 680],
        [lean + k * 26, 420],
        [lean + k * (neck + 4), 198],
      ],
    );
    const fold = (share: number): Point[] => [
      [lean + k * (neck + 10 + share * s * 0.5), 214 + share * 34],
      [lean + k * (60 + share * s * 0.7), 420],
      [lean + k * (10 + share * s * 0.8), 640 - share * 90],
    ];
    return (
      cloth(ink, main, path, {
        shades: [0.2, 0.5, 0.8]
          .map((share) => ribbon(fold(share), tapered(22)))
          .concat(k === ink.lit ? [] : [ribbon(fold(0.9), () => 90)]),
        lights: [0.36, 0.66].map((share) => ribbon(fold(share), tapered(14))),
        lines: [0.28, 0.6].map((share) => line(fold(share))),
      }) +
      cloth(
        ink,
        accent,
        ribbon(
          [
            [lean + k * (neck + 2), 206],
            [lean + k * 26, 420],
            [lean - k * s * 0.14, 674],
          ],
          () => 14,
          10,
        ),
      )
    );
  };
  return side(-1) + side(1);
}
