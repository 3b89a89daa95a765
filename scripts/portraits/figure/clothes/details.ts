import type { Wear } from './parts';
import { line, ribbon, sides, tapered } from '../geometry';
import { clipped, stroke } from '../ink';
import { cloth, torso } from './body';

export const seam = ({ ink }: Wear, path: string, colour: string, width = 2.4) =>
  stroke(path, colour, width, ink.style === 'anime' ? 0.9 : 0.45);

export const strap = (
  { ink, build }: Wear,
  tones: Wear['main'],
  s: -1 | 1,
  from: number,
  to: number,
  foot: number,
) => {
  const x = (value: number) => build.lean + s * value;
  return cloth(
    ink,
    tones,
    ribbon(
      [
        [x(from), 236],
        [x((from + to) / 2 + 2), 330],
        [x(to), foot],
      ],
      () => 40,
    ),
    {
      shades:
        s === ink.lit
          ? []
          : [
              ribbon(
                [
                  [x(from + 14), 236],
                  [x(to + 14), foot],
                ],
                () => 18,
              ),
            ],
    },
  );
};

export const ribs = (wear: Wear, tones: Wear['main'], from: number, gap: number) => {
  const { build } = wear;
  let content = '';
  for (let x = -build.shoulder * 0.6; x <= build.shoulder * 0.6; x += gap)
    content += seam(
      wear,
      line([
        [build.lean + x, from + Math.abs(x) * 0.1],
        [build.lean * 0.6 + x * 0.98, 600],
        [build.lean * 0.6 + x, 1030],
      ]),
      tones.shade,
      3,
    );
  return content;
};

export const quilt = (wear: Wear, tones: Wear['main']) => {
  const { build } = wear;
  const s = build.shoulder;
  return [350, 440, 530, 620, 720, 820]
    .map((y) =>
      seam(
        wear,
        line([
          [build.lean - s * 0.98, y - 20],
          [build.lean - s * 0.4, y + 12],
          [build.lean, y + 4],
          [build.lean + s * 0.4, y + 12],
          [build.lean + s * 0.98, y - 20],
        ]),
        tones.deep,
        4,
      ),
    )
    .join('');
};

export const check = (wear: Wear, tones: Wear['main'], colour: string) => {
  const { build } = wear;
  const s = build.shoulder;
  let content = '';
  for (let x = -s * 0.9; x <= s * 0.9; x += s * 0.26)
    content += seam(
      wear,
      line([
        [build.lean + x, 262],
        [build.lean * 0.7 + x * 1.02, 1030],
      ]),
      tones.deep,
      12,
    );
  for (let y = 300; y < 1000; y += 76)
    content += seam(
      wear,
      line([
        [build.lean - s * 1.06, y - 8],
        [build.lean, y + 16],
        [build.lean + s * 1.06, y - 8],
      ]),
      colour,
      9,
    );
  return clipped(wear.ink, torso(build, 'open'), content);
};

export const stand = ({ ink, build: { neck, lean } }: Wear, tones: Wear['main'], gap: number) =>
  ([-1, 1] as const)
    .map((s) =>
      cloth(
        ink,
        tones,
        sides(
          [
            [lean + s * gap, 236],
            [lean + s * (gap + 2), 276],
          ],
          [
            [lean + s * (neck + 34), 236],
            [lean + s * (neck + 12), 178],
          ],
          [
            [lean + s * (neck + 12), 178],
            [lean + s * (neck * 0.6), 216],
            [lean + s * gap, 236],
          ],
        ),
        {
          shades:
            s === ink.lit
              ? []
              : [
                  ribbon(
                    [
                      [lean + s * (neck + 20), 186],
                      [lean + s * (neck + 10), 250],
                    ],
                    () => 34,
                  ),
                ],
        },
      ),
    )
    .join('');

export const tie = ({ ink, build: { lean } }: Wear, tones: Wear['main']) =>
  cloth(
    ink,
    tones,
    sides(
      [
        [lean - 17, 266],
        [lean + 17, 266],
      ],
      [
        [lean + 17, 266],
        [lean + 12, 298],
      ],
      [
        [lean + 12, 298],
        [lean * 0.7 + 26, 560],
      ],
      [
        [lean * 0.7 + 26, 560],
        [lean * 0.7, 600],
        [lean * 0.7 - 26, 560],
      ],
      [
        [lean * 0.7 - 26, 560],
        [lean - 12, 298],
      ],
      [
        [lean - 12, 298],
        [lean - 17, 266],
      ],
    ),
    {
      gloss: 1.6,
      shades: [
        ribbon(
          [
            [lean - ink.lit * 12, 280],
            [lean * 0.7 - ink.lit * 18, 580],
          ],
          () => 18,
        ),
        ribbon(
          [
            [lean - 16, 302],
            [lean + 16, 300],
          ],
          () => 7,
        ),
      ],
      lights: [
        ribbon(
          [
            [lean + ink.lit * 5, 310],
            [lean + ink.lit * 12, 540],
          ],
          tapered(8),
        ),
      ],
    },
  );

export const zip = (wear: Wear, from: number, colour: string) =>
  seam(
    wear,
    line([
      [wear.build.lean, from],
      [wear.build.lean * 0.7, 1030],
    ]),
    colour,
    6,
  ) +
  seam(
    wear,
    line([
      [wear.build.lean, from],
      [wear.build.lean * 0.7, 1030],
    ]),
    '#2a2228',
    2,
  );

export const pocket = (wear: Wear, tones: Wear['main'], x: number, y: number, w = 84) =>
  cloth(
    wear.ink,
    tones,
    sides(
      [
        [x - w / 2, y],
        [x + w / 2, y],
      ],
      [
        [x + w / 2, y],
        [x + w / 2 - 4, y + 86],
        [x, y + 96],
        [x - w / 2 + 4, y + 86],
        [x - w / 2, y],
      ],
    ),
    {
      shades: [
        ribbon(
          [
            [x - w / 2, y + 14],
            [x + w / 2, y + 14],
          ],
          () => 7,
        ),
      ],
    },
  );
