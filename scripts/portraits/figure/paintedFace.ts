import type { Look } from '../../../server/seed/look';
import { mix } from '../colour';
import type { Mien } from './expression';
import { loop, ribbon, sides, tapered } from './geometry';
import type { Point } from './geometry';
import type { Head } from './head';
import { blurred, clipped, linear, oval, shape, soft } from './ink';
import type { Ink } from './ink';
import type { SkinTones } from './tones';

/** Half width of the wings and the bridge, height of the base, size of the tip, hump of the bridge. */
export const noses = {
  straight: { wing: 19.6, bridge: 8.5, base: 68, tip: 8.5, hump: 0 },
  button: { wing: 19.1, bridge: 8.5, base: 64, tip: 9.5, hump: -1.5 },
  broad: { wing: 23.9, bridge: 10.5, base: 65, tip: 11.5, hump: 0 },
  aquiline: { wing: 19.1, bridge: 8.5, base: 70, tip: 8.5, hump: 3 },
  long: { wing: 17.5, bridge: 7.5, base: 72, tip: 8, hump: 0.5 },
  narrow: { wing: 17.5, bridge: 7, base: 68, tip: 7.5, hump: 0 },
  strong: { wing: 21.2, bridge: 10, base: 69, tip: 10.5, hump: 1.5 },
  soft: { wing: 21.2, bridge: 9.5, base: 65, tip: 10.5, hump: -0.5 },
} as const satisfies Record<Look['nose'], object>;

export type FaceLook = {
  nose: Look['nose'];
  /** 0 (young adult) to 1 (old). */
  age: number;
  /** 0 to 1 of lip colour, and the colour. */
  rouge: number;
  lipstick: string;
  /** How full the lips are; 1 is the middle. */
  lips: number;
  freckles: boolean;
};

export function paintedSkin(
  ink: Ink,
  head: Head,
  skin: SkinTones,
  look: FaceLook,
  mien: Mien,
  /** The hair in front, which casts a shadow on the skin. */
  fringe: string,
) {
  const { at } = head;
  const lit = ink.lit;
  const { dark } = ink;
  const face = loop(head.outline);
  const nose = noses[look.nose];
  const base = linear(
    ink,
    [lit * 100, -60],
    [dark * 112, 70],
    [
      [0, skin.light],
      [0.42, skin.base],
      [0.78, skin.shade],
      [1, mix(skin.shade, skin.deep, 0.55)],
    ],
  );
  const side: Point[] = [
    head.edge(dark, -150),
    [head.edge(dark, -100)[0] - dark * 26, -100],
    [head.edge(dark, -40)[0] - dark * 20, -44],
    [head.edge(dark, 0)[0] - dark * 17, 4],
    [head.edge(dark, 42)[0] - dark * 27, 44],
    [head.edge(dark, 90)[0] - dark * 38, 92],
    [head.edge(dark, 130)[0] - dark * 20, 138],
    [head.chin[0] + dark * 10, 170],
    [dark * 190, 160],
    [dark * 190, -150],
  ];
  const socket = (s: -1 | 1) =>
    shape(
      loop([
        at(s * 12, -14),
        at(s * 30, -24),
        at(s * 58, -22),
        at(s * 76, -6),
        at(s * 50, -10),
        at(s * 24, 4),
        at(s * 15, 12),
      ]),
      skin.deep,
      s === dark ? 0.62 : 0.46,
    );
  const cheek = (s: -1 | 1) =>
    soft(ink, at(s * 58, 46), 26, 17, skin.blush, 0.2 + (mien.squeeze > 1 ? 0.1 : 0));
  const wide = blurred(
    ink,
    10,
    shape(
      sides(side, [side[side.length - 1] ?? [0, 0], side[0] ?? [0, 0]]),
      mix(skin.shade, skin.deep, 0.5),
      0.62,
    ) +
      soft(ink, at(lit * 24, -84), 42, 24, skin.bright, 0.42) +
      soft(ink, at(lit * 58, 30), 24, 12, skin.bright, 0.46) +
      soft(ink, at(0, 132), 16, 9, skin.bright, 0.34) +
      cheek(-1) +
      cheek(1) +
      shape(
        loop([
          at(-44, 172),
          at(-70, 128),
          at(-30, 154),
          at(0, 160),
          at(30, 154),
          at(70, 128),
          at(44, 172),
        ]),
        skin.deep,
        0.62,
      ) +
      soft(ink, at(0, 66), 20, 9, skin.blush, 0.28),
  );
  const medium = blurred(
    ink,
    4.6,
    (fringe === ''
      ? ''
      : `<g transform="translate(${dark * 5} 11)">${shape(fringe, skin.deep, 0.8)}</g>`) +
      socket(-1) +
      socket(1) +
      // The shadow side of the nose runs from the brow to the wing.
      shape(
        loop([
          at(dark * 9, -22),
          at(dark * (nose.bridge + 7), 0, 2),
          at(dark * (nose.bridge + 6 + nose.hump), 28, 10),
          at(dark * (nose.wing + 4), nose.base - 10, 14),
          at(dark * (nose.wing - 5), nose.base + 1, 16),
          at(dark * nose.bridge * 0.75, nose.base - 16, 20),
          at(dark * nose.bridge * 0.55, 20, 14),
          at(dark * nose.bridge * 0.7, -4, 6),
        ]),
        mix(skin.shade, skin.deep, 0.55),
        0.74,
      ) +
      shape(
        loop([
          at(-nose.wing + 2, nose.base + 2, 10),
          at(0, nose.base + 4, 18),
          at(nose.wing - 2, nose.base + 2, 10),
          at(dark * 10, nose.base + 17, 4),
          at(dark * 2, nose.base + 15, 4),
        ]),
        skin.deep,
        0.44,
      ) +
      // The bright side of the nose turns away as well.
      shape(
        loop([
          at(ink.lit * (nose.bridge + 5), -2, 2),
          at(ink.lit * (nose.bridge + 7), 30, 8),
          at(ink.lit * (nose.wing + 3), nose.base - 10, 12),
          at(ink.lit * (nose.wing - 2), nose.base, 12),
          at(ink.lit * (nose.bridge + 1), nose.base - 18, 16),
          at(ink.lit * nose.bridge * 0.9, 16, 10),
        ]),
        skin.shade,
        0.5,
      ) +
      soft(ink, at(dark * 3, 123), 20, 5.4, skin.deep, 0.55) +
      soft(ink, at(lit * 44, -27), 22, 4.5, skin.bright, 0.4) +
      soft(ink, at(dark * 44, -27), 20, 4, skin.light, 0.3) +
      soft(ink, at(lit * 2.5, nose.base - 46, 12), 4, 20, skin.bright, 0.46) +
      soft(
        ink,
        at(lit * 3, nose.base - 11, 22),
        nose.tip * 0.62,
        nose.tip * 0.5,
        skin.bright,
        0.62,
      ) +
      soft(ink, at(lit * 2, 82, 6), 5, 6, skin.light, 0.5) +
      soft(ink, at(-31, 92), 9, 6, skin.light, 0.35) +
      soft(ink, at(31, 92), 9, 6, skin.light, 0.35),
  );
  const fold = (s: -1 | 1) =>
    shape(
      ribbon(
        [
          at(s * (nose.wing + 3), nose.base - 4),
          at(s * (nose.wing + 15), 80),
          at(s * (36 * mien.wide + 7), 100 - mien.lift),
        ],
        tapered(3.4 + look.age * 2, 0.4),
      ),
      skin.deep,
      (mien.lift > 5 ? 0.22 : 0.06) + look.age * 0.4,
    );
  const lines =
    look.age > 0.3
      ? [-98, -86, -74]
          .map((y, index) =>
            shape(
              ribbon([at(-46 + index * 4, y + 4), at(0, y), at(46 - index * 4, y + 4)], tapered(2)),
              skin.deep,
              0.34 * look.age,
            ),
          )
          .join('')
      : '';
  let spots = '';
  if (look.freckles)
    for (let index = 0; index < 46; index += 1) {
      const x = (ink.random() + ink.random() - 1) * 74;
      const y = 34 + (ink.random() - 0.5) * 44 - Math.abs(x) * 0.12;
      spots += oval(
        at(x, y, x * x < 200 ? 8 : 0),
        1 + ink.random() * 0.9,
        1 + ink.random() * 0.7,
        mix(skin.deep, '#9a5230', 0.4),
        0.3 + ink.random() * 0.3,
      );
    }
  const rim = shape(
    ribbon(
      [-120, -60, 0, 50, 90, 124].map((y): Point => head.edge(dark, y)),
      tapered(9, 0.5, 0.1),
      10,
    ),
    ink.light.rim,
    0.5,
  );
  return (
    shape(face, base) +
    clipped(
      ink,
      face,
      wide +
        medium +
        blurred(ink, 2.6, rim) +
        blurred(ink, 1.6, fold(-1) + fold(1) + lines) +
        spots,
    )
  );
}
