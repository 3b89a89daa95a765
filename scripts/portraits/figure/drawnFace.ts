import { mix } from '../colour';
import type { Mien } from './expression';
import { line, loop, ribbon, sides, tapered } from './geometry';
import type { Point } from './geometry';
import type { Head } from './head';
import { clipped, oval, shape, stroke } from './ink';
import type { Ink } from './ink';
import { noses } from './paintedFace';
import type { FaceLook } from './paintedFace';
import type { SkinTones } from './tones';

/** Flat skin with one shadow shape, as cels are painted. */
export function drawnSkin(
  ink: Ink,
  head: Head,
  skin: SkinTones,
  look: FaceLook,
  mien: Mien,
  fringe: string,
): string {
  const { at, edge } = head;
  const { dark } = ink;
  const face = loop(head.outline);
  const side = sides([
    edge(dark, -146),
    [edge(dark, -60)[0] - dark * 9, -60],
    [edge(dark, -4)[0] - dark * 8, -4],
    [edge(dark, 34)[0] - dark * 15, 36],
    [edge(dark, 62)[0] - dark * 34, 70],
    [edge(dark, 100)[0] - dark * 27, 104],
    [head.chin[0] + dark * 15, 136],
    [head.chin[0] + dark * 2, 160],
    [dark * 190, 160],
    [dark * 190, -150],
  ]);
  const blush = (s: -1 | 1) =>
    oval(at(s * 60, 44), 20, 9, skin.blush, mien.inner < -2 ? 0.4 : 0.2) +
    (mien.inner < -2 || mien.lift > 6
      ? [-9, 0, 9]
          .map((x) =>
            stroke(
              line([at(s * 60 + x + 3, 39), at(s * 60 + x - 3, 49)]),
              mix(skin.blush, skin.line, 0.25),
              2,
              0.5,
            ),
          )
          .join('')
      : '');
  let spots = '';
  if (look.freckles)
    for (let index = 0; index < 16; index += 1) {
      const x = (ink.random() + ink.random() - 1) * 66;
      spots += oval(
        at(x, 40 + (ink.random() - 0.5) * 22 - Math.abs(x) * 0.08),
        1.7,
        1.5,
        mix(skin.line, skin.blush, 0.4),
        0.55,
      );
    }
  const years =
    look.age > 0.3
      ? stroke(line([at(-30, -84), at(0, -88), at(30, -84)]), skin.line, 2, 0.4 * look.age) +
        [-1, 1]
          .map((s) =>
            stroke(
              line([at(s * 24, 66), at(s * 38, 82), at(s * 42, 94)]),
              skin.line,
              2.4,
              0.6 * look.age,
            ),
          )
          .join('')
      : '';
  const cast =
    fringe === ''
      ? ''
      : `<g transform="translate(${dark * 5} 13)">${shape(fringe, skin.shade)}</g>`;
  return (
    shape(face, skin.base) +
    clipped(ink, face, shape(side, skin.shade) + blush(-1) + blush(1) + cast + spots + years) +
    stroke(
      line([-104, -70, -30, 0, 40, 72, 98, 120, 136, 146].map((y) => edge(-1, y))),
      skin.line,
      3.2,
    ) +
    stroke(
      line([-104, -70, -30, 0, 40, 72, 98, 120, 136, 146].map((y) => edge(1, y))),
      skin.line,
      3.2,
    ) +
    stroke(line([edge(-1, 136), edge(-1, 146), edge(1, 146), edge(1, 136)]), skin.line, 3.2)
  );
}

export function drawnNose(ink: Ink, head: Head, skin: SkinTones, look: FaceLook): string {
  const { at } = head;
  const { wing, base, hump } = noses[look.nose];
  const { dark } = ink;
  const shadow = loop([
    at(dark * 5, base - 30, 12),
    at(dark * (7 + hump), base - 12, 16),
    at(dark * (wing - 3), base - 4, 12),
    at(dark * (wing - 7), base + 2, 14),
    at(0, base + 4, 18),
    at(-dark * 5, base + 1, 18),
    at(dark * 3, base - 6, 20),
  ]);
  return (
    shape(shadow, skin.shade) +
    shape(
      ribbon(
        [at(-wing * 0.42, base + 0.5, 18), at(0, base + 3.4, 20), at(wing * 0.42, base + 0.5, 18)],
        tapered(3, 0.5),
      ),
      skin.line,
    ) +
    shape(
      ribbon(
        [
          at(dark * (wing - 5), base - 7, 12),
          at(dark * (wing - 2.5), base - 2, 12),
          at(dark * (wing - 7), base + 1.5, 14),
        ],
        tapered(2.4),
      ),
      skin.line,
      0.75,
    ) +
    oval(at(ink.lit * 2.5, base - 9, 22), 2.6, 3.4, skin.bright, 0.9)
  );
}

export function drawnMouth(
  ink: Ink,
  head: Head,
  skin: SkinTones,
  look: FaceLook,
  mien: Mien,
): string {
  const { at } = head;
  const w = 25 * mien.wide;
  const y = 99;
  const far = head.turn >= 0 ? 1 : -1;
  const up = (s: number) => -mien.lift * 1.15 - (s === far ? mien.half : 0);
  const seam: Point[] = [
    at(-w, y + up(-1), -2),
    at(-w * 0.5, y + up(-1) * 0.24 + 0.4, 2),
    at(0, y + 1.2, 6),
    at(w * 0.5, y + up(1) * 0.24 + 0.4, 2),
    at(w, y + up(1), -2),
  ];
  const gap = mien.part * 1.1;
  const line1 = mix(skin.line, '#4a1018', 0.3);
  const lip = mix(skin.lip, look.lipstick, look.rouge);
  const under: Point[] = [
    at(-w, y + up(-1), -2),
    at(-w * 0.56, y + gap * 0.72 + up(-1) * 0.2, 2),
    at(0, y + gap * 1.2 + 1, 5),
    at(w * 0.56, y + gap * 0.72 + up(1) * 0.2, 2),
    at(w, y + up(1), -2),
  ];
  const rouge =
    look.rouge > 0.05
      ? shape(
          sides(seam, [
            seam[4] ?? [0, 0],
            at(w * 0.5, y - 5 + up(1) * 0.4, 3),
            at(5, y - 7.5, 5),
            at(0, y - 6, 6),
            at(-5, y - 7.5, 5),
            at(-w * 0.5, y - 5 + up(-1) * 0.4, 3),
            seam[0] ?? [0, 0],
          ]),
          lip,
          0.75,
        ) +
        shape(
          sides(gap > 0 ? under : seam, [
            seam[4] ?? [0, 0],
            at(w * 0.5, y + 6.5 + gap + up(1) * 0.2, 3),
            at(0, y + 11 + gap, 5),
            at(-w * 0.5, y + 6.5 + gap + up(-1) * 0.2, 3),
            seam[0] ?? [0, 0],
          ]),
          lip,
          0.75,
        ) +
        oval(at(ink.lit * 4, y + 6 + gap, 5), 5, 1.5, '#ffffff', 0.55)
      : '';
  const hole =
    gap > 0
      ? shape(sides(seam, under.toReversed()), '#5a1a24') +
        (mien.teeth
          ? clipped(
              ink,
              sides(seam, under.toReversed()),
              shape(
                sides(seam, [
                  at(w, y + gap * 0.3, 0),
                  at(0, y + gap * 0.66, 5),
                  at(-w, y + gap * 0.3, 0),
                ]),
                '#fffaf4',
              ),
            )
          : '') +
        shape(ribbon(under, tapered(2, 0.5, 0.3), 10), line1, 0.8)
      : '';
  return (
    rouge +
    hole +
    shape(
      ribbon(
        seam,
        (s) => 2 + 1.7 * Math.abs(Math.cos(s * Math.PI * 2)) * (s < 0.02 || s > 0.98 ? 0.3 : 1),
        16,
      ),
      line1,
    ) +
    stroke(
      line([at(-8, y + 15 + gap, 5), at(0, y + 16.4 + gap, 5), at(8, y + 15 + gap, 5)]),
      skin.line,
      2.2,
      0.55,
    )
  );
}
