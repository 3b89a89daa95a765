import type { Look } from '../../../server/seed/look';
import { mix } from '../colour';
import type { Mien } from './expression';
import { along, loop, ribbon, sides, tapered } from './geometry';
import type { Point } from './geometry';
import type { Head } from './head';
import { blurred, clipped, linear, oval, shape, stroke } from './ink';
import type { Ink } from './ink';
import type { SkinTones } from './tones';

/** Heights of the inner end, arch and outer end over the eyes; thickness; where the arch is. */
const browShapes = {
  soft: { inner: -28, arch: -37, outer: -31, thick: 9, peak: 0.6 },
  straight: { inner: -30, arch: -33, outer: -29, thick: 10, peak: 0.55 },
  arched: { inner: -27, arch: -40, outer: -30, thick: 8, peak: 0.64 },
  thick: { inner: -29, arch: -36, outer: -28, thick: 12.5, peak: 0.58 },
  angled: { inner: -25, arch: -38, outer: -30, thick: 10, peak: 0.7 },
  thin: { inner: -29, arch: -39, outer: -30, thick: 6, peak: 0.6 },
  bushy: { inner: -29, arch: -35, outer: -26, thick: 14.5, peak: 0.5 },
} as const satisfies Record<Look['brows'], object>;

export function brows(
  ink: Ink,
  head: Head,
  name: Look['brows'],
  colour: string,
  mien: Mien,
  lower = 0,
): string {
  const { inner, arch, outer, thick, peak } = browShapes[name];
  const one = (side: -1 | 1) => {
    const skew = side === (head.turn >= 0 ? 1 : -1) ? mien.skew : mien.skew * -0.3;
    const lift = (y: number, more: number) => y + more - skew + lower;
    const spine: Point[] = [
      head.at(side * 18, lift(inner, mien.inner)),
      head.at(side * (19 + 26 * peak), lift(arch + 1.6, mien.inner * 0.55 + mien.outer * 0.45)),
      head.at(side * (24 + 46 * peak), lift(arch + 1, mien.outer)),
      head.at(side * 76, lift(outer + 3, mien.outer)),
    ];
    const body = ribbon(
      spine,
      (s) => thick * (s < 0.16 ? 0.55 + s * 2.8 : 1 - ((s - 0.16) / 0.84) ** 1.5 * 0.86),
      10,
    );
    if (ink.style === 'anime') return shape(body, colour);
    let hairs = '';
    for (let index = 0; index < 22; index += 1) {
      const s = index / 21;
      const [x, y] = along(spine, s);
      const [nx, ny] = along(spine, Math.min(s + 0.1, 1.0));
      const half = thick * (1 - s * 0.72) * 0.5;
      const dx = nx - x;
      const dy = ny - y;
      const up = s < 0.3 ? 1.5 - s * 3 : 0.25;
      const low: Point = [x + (ink.random() - 0.5) * 2, y + half * (0.7 + ink.random() * 0.4)];
      hairs += shape(
        ribbon(
          [
            low,
            [x + dx * 0.7, y - half * 0.2 + dy * 0.4],
            [x + dx * 1.7 + side * 1.5, y - half * (0.72 + up * 0.2) + dy * 1.1],
          ],
          tapered(1.9, 0.4),
          4,
        ),
        mix(colour, '#0d0709', 0.12 + ink.random() * 0.2),
        0.6,
      );
    }
    return (
      shape(body, colour, 0.42) +
      shape(
        ribbon(spine, (s) => thick * 0.62 * (1 - s * 0.7), 10),
        colour,
        0.45,
      ) +
      hairs
    );
  };
  return one(-1) + one(1);
}

export function ear(ink: Ink, head: Head, skin: SkinTones, side: -1 | 1): string {
  const [x, y] = head.edge(side, 8);
  const hidden = head.turn * side;
  const out = 15 - hidden * 13;
  const at = (dx: number, dy: number): Point => [x + side * dx * (out / 15), y + dy];
  const outline = loop([
    at(-6, -22),
    at(6, -30),
    at(15, -22),
    at(16, -4),
    at(11, 16),
    at(5, 34),
    at(-4, 36),
    at(-8, 10),
  ]);
  const lit = side === ink.lit;
  if (ink.style === 'anime')
    return (
      shape(outline, lit ? skin.base : skin.shade) +
      clipped(
        ink,
        outline,
        shape(loop([at(-8, -14), at(6, -20), at(9, -4), at(2, 14), at(-8, 20)]), skin.shade),
      ) +
      stroke(outline, skin.line, 2.6) +
      stroke(sides([at(3, -18), at(9, -12), at(6, 2)]).slice(0, -1), skin.line, 1.8, 0.8)
    );
  return (
    shape(outline, lit ? mix(skin.base, skin.blush, 0.16) : mix(skin.shade, skin.blush, 0.12)) +
    clipped(
      ink,
      outline,
      blurred(
        ink,
        2,
        shape(loop([at(-10, -16), at(5, -22), at(9, -6), at(3, 10), at(-8, 22)]), skin.deep, 0.75) +
          shape(
            ribbon([at(2, -26), at(13, -20), at(13, -2), at(8, 16)], tapered(4)),
            skin.light,
            lit ? 0.8 : 0.3,
          ) +
          oval(at(2, 28), 4, 5, skin.light, lit ? 0.5 : 0.2),
      ),
    )
  );
}

/** The neck and the hollow of the throat, down to the collarbones; in the space of the body. */
export function neck(ink: Ink, head: Head, skin: SkinTones, half: number, lean: number): string {
  const lit = ink.lit;
  const { dark } = ink;
  const [cx] = head.chin;
  const top = cx * 0.42;
  const outline = sides([
    [top - half, 40],
    [top - half * 0.98 + lean * 0.3, 130],
    [lean - half - 4, 196],
    [lean - half - 22, 226],
    [lean - 104, 262],
    [lean - 120, 420],
    [lean + 120, 420],
    [lean + 104, 262],
    [lean + half + 22, 226],
    [lean + half + 4, 196],
    [top + half * 0.98 + lean * 0.3, 130],
    [top + half, 40],
  ]);
  const chinShade = loop([
    [top - half - 30, 60],
    [cx - 66, 118],
    [cx - 34, 152],
    [cx + dark * 6, 176 + 22],
    [cx + 46 + dark * 18, 160],
    [cx + 84, 106],
    [top + half + 30, 50],
  ]);
  if (ink.style === 'anime')
    return (
      shape(outline, skin.base) +
      clipped(
        ink,
        outline,
        shape(
          loop([
            [top - half - 30, 60],
            [cx - 58, 140],
            [cx - 20 + dark * 6, 168],
            [cx + dark * 20, 206],
            [lean + dark * (half - 4), 216],
            [lean + dark * (half + 60), 180],
            [top + half + 30, 50],
          ]),
          skin.shade,
        ),
      ) +
      stroke(
        sides([
          [top - half, 60],
          [top - half * 0.98 + lean * 0.3, 130],
          [lean - half - 4, 196],
          [lean - half - 22, 226],
        ]).slice(0, -1),
        skin.line,
        3,
      ) +
      stroke(
        sides([
          [top + half, 60],
          [top + half * 0.98 + lean * 0.3, 130],
          [lean + half + 4, 196],
          [lean + half + 22, 226],
        ]).slice(0, -1),
        skin.line,
        3,
      ) +
      stroke(
        sides([
          [lean - 66, 254],
          [lean - 30, 264],
          [lean - 10, 272],
        ]).slice(0, -1),
        skin.line,
        2.4,
        0.7,
      ) +
      stroke(
        sides([
          [lean + 66, 254],
          [lean + 30, 264],
          [lean + 10, 272],
        ]).slice(0, -1),
        skin.line,
        2.4,
        0.7,
      )
    );
  return (
    shape(
      outline,
      linear(
        ink,
        [lean + lit * 90, 200],
        [lean + dark * 90, 220],
        [
          [0, skin.light],
          [0.3, skin.base],
          [0.7, skin.shade],
          [1, mix(skin.shade, skin.deep, 0.7)],
        ],
      ),
    ) +
    clipped(
      ink,
      outline,
      blurred(
        ink,
        9,
        shape(chinShade, skin.deep, 0.94) +
          shape(
            loop([
              [lean + dark * (half - 12), 140],
              [lean + dark * (half + 40), 150],
              [lean + dark * (half + 40), 230],
              [lean + dark * (half - 2), 222],
            ]),
            skin.deep,
            0.6,
          ) +
          oval([lean + lit * 54, 250], 34, 10, skin.bright, 0.36),
      ) +
        blurred(
          ink,
          4,
          shape(
            ribbon(
              [
                [top + lit * half * 0.7, 150],
                [lean + lit * 22, 220],
                [lean + lit * 8, 262],
              ],
              tapered(7),
            ),
            skin.deep,
            0.32,
          ) +
            shape(
              ribbon(
                [
                  [top + dark * half * 0.5, 160],
                  [lean + dark * 20, 222],
                  [lean + dark * 7, 262],
                ],
                tapered(8),
              ),
              skin.deep,
              0.42,
            ) +
            oval([lean, 268], 9, 8, skin.deep, 0.5) +
            shape(
              ribbon(
                [
                  [lean - 108, 254],
                  [lean - 56, 258],
                  [lean - 12, 272],
                ],
                tapered(7, 0.7),
              ),
              skin.bright,
              lit < 0 ? 0.5 : 0.22,
            ) +
            shape(
              ribbon(
                [
                  [lean + 108, 254],
                  [lean + 56, 258],
                  [lean + 12, 272],
                ],
                tapered(7, 0.7),
              ),
              skin.bright,
              lit > 0 ? 0.5 : 0.22,
            ) +
            shape(
              ribbon(
                [
                  [lean - 104, 266],
                  [lean - 54, 270],
                  [lean - 14, 282],
                ],
                tapered(7, 0.7),
              ),
              skin.deep,
              0.34,
            ) +
            shape(
              ribbon(
                [
                  [lean + 104, 266],
                  [lean + 54, 270],
                  [lean + 14, 282],
                ],
                tapered(7, 0.7),
              ),
              skin.deep,
              0.34,
            ),
        ),
    )
  );
}
