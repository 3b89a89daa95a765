import { mix } from '../colour';
import type { Mien } from './expression';
import { line, ribbon, sides, tapered } from './geometry';
import type { Point, Warp } from './geometry';
import type { Head } from './head';
import { clipped, linear, oval, shape, stroke } from './ink';
import type { Ink } from './ink';
import { eyeShapes } from './paintedEyes';
import type { EyeLook } from './paintedEyes';
import type { SkinTones } from './tones';

const eyeX = 45.5;

function eye(
  ink: Ink,
  head: Head,
  skin: SkinTones,
  look: EyeLook,
  mien: Mien,
  side: -1 | 1,
): string {
  const { half, up, low, slant, crease } = eyeShapes[look.shape];
  const { lashes, colour, age } = look;
  const w = half * (1.16 + lashes * 0.12);
  const upper = up * mien.open * (1.5 + lashes * 0.36);
  const lower = (low - mien.squeeze * 0.9) * (1.24 + lashes * 0.22);
  const place: Warp = ([x, y]) => head.at(side * (eyeX + x), y + 3);
  const lid: Point[] = [
    [-w, 5],
    [-w * 0.7, -upper * 0.56],
    [-w * 0.16, -upper],
    [w * 0.48, -upper * 0.84],
    [w, slant * 1.4 - 1],
  ];
  const under: Point[] = [
    [w * 0.96, slant * 1.3],
    [w * 0.66, lower * 0.82],
    [w * 0.08, lower],
    [-w * 0.5, lower * 0.8],
    [-w * 0.94, 5],
  ];
  const open = `${line(lid.map(place))}L${line(under.map(place)).slice(1)}Z`;
  const [cx, cy] = place([-head.turn * 3 * side + 0.5, -upper * 0.16]);
  const flat = Math.min(Math.abs(place([10, 0])[0] - place([-10, 0])[0]) / 20 + 0.05, 1);
  const rx = (14 + lashes * 2) * flat;
  const ry = 13.6 + upper * 0.28;
  const ring = mix(mix(colour, '#1a0d24', 0.72), skin.line, 0.1);
  const iris = (size: number, fill: string) => oval([cx, cy], rx * size, ry * size, fill);
  const ball = clipped(
    ink,
    open,
    shape(open, '#fdfaf6') +
      shape(
        sides(
          lid.map(place),
          lid.toReversed().map(([x, y]): Point => place([x, y + upper * 0.46])),
        ),
        mix('#c3bcd8', skin.shade, 0.3),
      ) +
      iris(1.06, ring) +
      iris(
        0.95,
        linear(
          ink,
          [cx, cy - ry],
          [cx, cy + ry],
          [
            [0, mix(colour, '#180b22', 0.62)],
            [0.42, mix(colour, '#180b22', 0.2)],
            [0.7, colour],
            [1, mix(colour, '#fff6da', 0.55)],
          ],
        ),
      ) +
      oval([cx, cy + 0.5], rx * 0.42, ry * 0.46, mix(ring, '#08040c', 0.6)) +
      oval([cx, cy + ry * 0.62], rx * 0.52, ry * 0.2, mix(colour, '#ffffff', 0.62), 0.75) +
      oval([cx + ink.lit * rx * 0.4, cy - ry * 0.42], rx * 0.34, ry * 0.3, '#ffffff') +
      oval([cx - ink.lit * rx * 0.42, cy + ry * 0.4], rx * 0.16, ry * 0.14, '#ffffff', 0.95),
  );
  const lash = mix(skin.line, '#120910', 0.8);
  const thick = 4 + lashes * 3.4;
  const tip: Point = [w + 4 + lashes * 7, slant * 1.4 - 3 - lashes * 6];
  const start: Point = [-w - 1.5, 6.5];
  const raised = lid.map(([x, y], index): Point => {
    const share = index / (lid.length - 1);
    return [
      x + share * 2.5,
      y - thick * (0.2 + 0.8 * Math.sin(Math.min(share * 1.4, 1) * Math.PI * 0.5)),
    ];
  });
  const lid2 = shape(
    sides(
      [start, ...lid.slice(1), tip].map(place),
      [tip, ...raised.toReversed(), start].map(place),
    ),
    lash,
  );
  const flick =
    lashes < 0.3
      ? ''
      : shape(
          ribbon(
            [
              place([w * 0.72, -upper * 0.5]),
              place([w + 4, -upper * 0.62]),
              place([w + 8 + lashes * 3, -upper * 0.95]),
            ],
            tapered(3.4, 0.3),
          ),
          lash,
        );
  const bottom = shape(
    ribbon(under.slice(0, 4).map(place), tapered(1.6 + lashes * 0.9, 0.25)),
    lash,
    0.85,
  );
  const lift = crease === 0 ? 0 : 5 + crease * 0.4;
  const fold =
    lift === 0
      ? ''
      : shape(
          ribbon(
            [
              place([-w * 0.72, -upper * 0.8 - lift * 0.8]),
              place([-w * 0.1, -upper - lift - thick * 0.5]),
              place([w * 0.62, -upper * 0.92 - lift]),
            ],
            tapered(2.2),
          ),
          skin.line,
          0.85,
        );
  const bag =
    age > 0.3
      ? stroke(
          line([place([-w * 0.5, lower + 7]), place([0, lower + 9]), place([w * 0.5, lower + 7])]),
          skin.line,
          1.8,
          age * 0.6,
        )
      : '';
  return ball + bottom + fold + lid2 + flick + bag;
}

export const drawnEyes = (
  ink: Ink,
  head: Head,
  skin: SkinTones,
  look: EyeLook,
  mien: Mien,
): string => eye(ink, head, skin, look, mien, -1) + eye(ink, head, skin, look, mien, 1);
