import { noses } from './paintedFace';
import type { FaceLook } from './paintedFace';
import type { Look } from '../../../server/seed/look';
import { mix } from '../colour';
import type { Mien } from './expression';
import { loop, ribbon, sides, tapered } from './geometry';
import type { Point } from './geometry';
import type { Head } from './head';
import { clipped, linear, shape, soft } from './ink';
import type { Ink } from './ink';
import type { SkinTones } from './tones';

/** What is crisp of the nose. */
export function paintedNose(ink: Ink, head: Head, skin: SkinTones, name: Look['nose']): string {
  const { at } = head;
  const { wing, base, tip } = noses[name];
  const nostril = (s: -1 | 1) => {
    const inner = tip * 0.42;
    return shape(
      loop([
        at(s * inner, base - 0.4, 18),
        at(s * (inner + 3.6), base - 3.8, 16),
        at(s * (wing - 5), base - 2.6, 13),
        at(s * (wing - 4), base + 0.4, 12),
        at(s * (inner + 4), base + 0.8, 16),
      ]),
      mix(skin.line, '#200810', 0.35),
      0.72,
    );
  };
  const curve = (s: -1 | 1) =>
    shape(
      ribbon(
        [
          at(s * (wing - 3), base - 15, 10),
          at(s * (wing + 0.6), base - 8, 9),
          at(s * wing, base - 1, 9),
          at(s * (wing - 5), base + 1.6, 12),
        ],
        tapered(s === ink.lit ? 1.9 : 2.8, 0.6),
      ),
      skin.line,
      s === ink.lit ? 0.4 : 0.58,
    );
  return (
    nostril(-1) +
    nostril(1) +
    curve(-1) +
    curve(1) +
    shape(
      ribbon(
        [at(-tip * 0.5, base + 1.5, 18), at(0, base + 3.4, 20), at(tip * 0.5, base + 1.5, 18)],
        tapered(2.2),
      ),
      skin.line,
      0.34,
    ) +
    soft(ink, at(ink.lit * 3, base - 12, 23), 4, 3.2, '#fffaf2', 0.6)
  );
}

export function paintedMouth(
  ink: Ink,
  head: Head,
  skin: SkinTones,
  look: FaceLook,
  mien: Mien,
): string {
  const { at } = head;
  const w = 31.5 * mien.wide;
  const full = look.lips * mien.full * 1.3;
  const y = 98;
  const up = (s: number) => -mien.lift * 1.3 - (s === (head.turn >= 0 ? 1 : -1) ? mien.half : 0);
  const left: Point = at(-w, y + up(-1), -6);
  const right: Point = at(w, y + up(1), -6);
  const top: Point[] = [
    left,
    at(-w * 0.55, y - 6.5 * full + up(-1) * 0.4, 0),
    at(-6.5, y - 10.6 * full, 4),
    at(0, y - 8.2 * full, 5),
    at(6.5, y - 10.6 * full, 4),
    at(w * 0.55, y - 6.5 * full + up(1) * 0.4, 0),
    right,
  ];
  const seam: Point[] = [
    left,
    at(-w * 0.55, y + up(-1) * 0.34 - 0.4, 1),
    at(-7, y - 1.2 + mien.lift * 0.1, 5),
    at(0, y + 1 + mien.lift * 0.16, 6),
    at(7, y - 1.2 + mien.lift * 0.1, 5),
    at(w * 0.55, y + up(1) * 0.34 - 0.4, 1),
    right,
  ];
  const gap = mien.part;
  const under: Point[] = [
    left,
    at(-w * 0.6, y + up(-1) * 0.22 + gap * 0.62, 1),
    at(-w * 0.22, y + gap, 5),
    at(w * 0.22, y + gap, 5),
    at(w * 0.6, y + up(1) * 0.22 + gap * 0.62, 1),
    right,
  ];
  const low: Point[] = [
    left,
    at(-w * 0.62, y + 7.6 * full + up(-1) * 0.2 + gap * 0.8, 1),
    at(-w * 0.24, y + 12.8 * full + gap, 5),
    at(w * 0.24, y + 12.8 * full + gap, 5),
    at(w * 0.62, y + 7.6 * full + up(1) * 0.2 + gap * 0.8, 1),
    right,
  ];
  const lip = mix(mix(skin.lip, skin.base, 0.28), look.lipstick, look.rouge);
  const upperLip = sides(top, seam.toReversed());
  const lowerLip = sides(gap > 0 ? under : seam, low.toReversed());
  const lipShade = mix(lip, skin.deep, 0.5);
  const lipLight = mix(lip, '#fff0ec', 0.5);
  const paint =
    shape(upperLip, mix(lip, lipShade, 0.62), 0.94) +
    shape(
      lowerLip,
      linear(ink, at(0, y + gap), at(0, y + 14 * full + gap), [
        [0, mix(lip, lipShade, 0.35)],
        [0.45, lip],
        [1, mix(lip, lipShade, 0.55)],
      ]),
      0.94,
    ) +
    clipped(
      ink,
      lowerLip,
      soft(ink, at(ink.lit * 6, y + 6.8 * full + gap, 5), w * 0.28, 2.3, lipLight, 0.8),
    ) +
    clipped(ink, upperLip, soft(ink, at(ink.lit * 8, y - 6.4 * full, 5), 6, 1.5, lipLight, 0.5));
  const inside = sides(seam, under.toReversed());
  const hole =
    gap === 0
      ? ''
      : shape(inside, '#3a0f16') +
        clipped(
          ink,
          inside,
          (mien.teeth
            ? shape(
                sides(
                  seam.map(([x, py]): Point => [x, py - 2]),
                  [
                    at(w * 0.9, y + up(1) * 0.5 + gap * 0.2, 0),
                    at(w * 0.3, y + gap * 0.82 - 1, 5),
                    at(-w * 0.3, y + gap * 0.82 - 1, 5),
                    at(-w * 0.9, y + up(-1) * 0.5 + gap * 0.2, 0),
                  ],
                ),
                mix('#f6efe6', skin.base, 0.08),
              )
            : '') +
            shape(
              ribbon(seam, () => 3),
              '#2a0a12',
              0.4,
            ),
        );
  const seamLine = shape(
    ribbon(seam, tapered(2.8, 0.5, 0.35), 12),
    mix(skin.line, '#3a0a14', 0.5),
    0.86,
  );
  const corner = (point: Point) => soft(ink, point, 3.4, 2.6, skin.line, 0.6);
  return paint + hole + seamLine + corner(left) + corner(right);
}
