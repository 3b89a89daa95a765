import type { Look } from '../../../server/seed/look';
import { mix } from '../colour';
import type { Mien } from './expression';
import { loop, ribbon, sides, tapered } from './geometry';
import type { Point } from './geometry';
import type { Head } from './head';
import { blurred, clipped, shape, stroke } from './ink';
import type { Ink } from './ink';
import type { Tones } from './tones';

export type Beard = NonNullable<Look['beard']>;

/** Of the jaw from ear to ear; `depth` is how far it hangs below the chin. */
function jaw(head: Head, depth: number, high: number): Point[] {
  const { at, edge } = head;
  const side = (s: -1 | 1): Point[] => [
    [edge(s, -4)[0] - s * 1, -4],
    [edge(s, 60)[0] + s * 2, 60],
    [edge(s, 98)[0] + s * 3 * (1 + depth / 30), 98 + depth * 0.2],
    [edge(s, 122)[0] + s * 2, 124 + depth * 0.6],
  ];
  const inner = (s: -1 | 1): Point[] => [
    at(s * 30, 121),
    at(s * 43, 100),
    at(s * 52, 84 - high),
    at(s * 74, 64 - high * 1.5),
    [edge(s, 24)[0] - s * 10, 24],
    [edge(s, -6)[0] - s * 8, -6],
  ];
  return [
    ...side(-1),
    [head.chin[0] - 22, head.chin[1] + 2 + depth],
    [head.chin[0] + 22, head.chin[1] + 2 + depth],
    ...side(1).toReversed(),
    ...inner(1).toReversed(),
    at(0, 118),
    ...inner(-1),
  ];
}

const lip = (head: Head, lift: number, curl = 0): Point[] => {
  const { at } = head;
  return [
    at(-42 - curl, 101 - lift * 1.5 - curl * 1.3),
    at(-30, 85),
    at(-9, 76, 4),
    at(0, 79, 5),
    at(9, 76, 4),
    at(30, 85),
    at(42 + curl, 101 - lift * 1.5 - curl * 1.3),
    at(33, 101.5 - lift * 1.1),
    at(15, 93.5, 4),
    at(0, 91.5, 5),
    at(-15, 93.5, 4),
    at(-33, 101.5 - lift * 1.1),
  ];
};
const soul = (head: Head): Point[] => [
  head.at(-8, 115, 4),
  head.at(0, 114, 5),
  head.at(8, 115, 4),
  head.at(6, 126, 2),
  head.at(-6, 126, 2),
];
const chinPatch = (head: Head, wide: number, depth: number): Point[] => {
  const { at, chin } = head;
  return [
    at(-wide, 112),
    at(-wide * 0.5, 119),
    at(0, 118),
    at(wide * 0.5, 119),
    at(wide, 112),
    [chin[0] + wide * 0.9, 138],
    [chin[0] + wide * 0.4, chin[1] + depth],
    [chin[0] - wide * 0.4, chin[1] + depth],
    [chin[0] - wide * 0.9, 138],
  ];
};
const circle = (head: Head, lift: number): string[] => [
  loop(lip(head, lift)),
  loop(chinPatch(head, 28, 6)),
  sides(
    [head.at(-40, 96), head.at(-38, 112), head.at(-26, 126)],
    [head.at(-20, 118), head.at(-31, 104), head.at(-33, 96)],
  ),
  sides(
    [head.at(40, 96), head.at(38, 112), head.at(26, 126)],
    [head.at(20, 118), head.at(31, 104), head.at(33, 96)],
  ),
];

const shapesOf = (head: Head, lift: number, name: Beard): string[] => {
  if (name === 'moustache') return [loop(lip(head, lift))];
  if (name === 'handlebar') return [loop(lip(head, lift, 12))];
  if (name === 'goatee') return [loop(chinPatch(head, 20, 14)), loop(lip(head, lift))];
  if (name === 'chin') return [loop(chinPatch(head, 24, 18))];
  if (name === 'circle') return circle(head, lift);
  const depth = name === 'long' ? 58 : name === 'full' ? 22 : name === 'short' ? 6 : 0;
  return [
    loop(jaw(head, depth, name === 'stubble' || name === 'short' ? 2 : 8)),
    loop(lip(head, lift)),
    loop(soul(head)),
  ];
};

export function beard(ink: Ink, head: Head, tones: Tones, name: Beard, mien: Mien): string {
  const parts = shapesOf(head, mien.lift, name);
  const { at } = head;
  const random = ink.random;
  if (ink.style === 'anime') {
    if (name === 'stubble')
      return parts
        .slice(0, 2)
        .map((path) => shape(path, tones.base, 0.28))
        .join('');
    const { dark } = ink;
    return (
      parts
        .map(
          (path) =>
            shape(path, tones.base) +
            clipped(
              ink,
              path,
              shape(
                sides([
                  [at(dark * 26, 60)[0], 40],
                  [at(dark * 40, 110)[0], 110],
                  [head.chin[0] + dark * 6, 240],
                  [dark * 200, 240],
                  [dark * 200, 40],
                ]),
                tones.shade,
              ),
            ) +
            stroke(path, tones.line, 2.4),
        )
        .join('') +
      (name === 'full' || name === 'long'
        ? [-30, -10, 12, 32]
            .map((x) =>
              shape(
                ribbon(
                  [
                    [head.chin[0] + x, 132],
                    [head.chin[0] + x * 0.9, 152],
                    [head.chin[0] + x * 0.6, 172],
                  ],
                  tapered(3.4),
                ),
                tones.line,
                0.8,
              ),
            )
            .join('')
        : '')
    );
  }
  const opacity = name === 'stubble' ? 0.3 : 0.94;
  let hairs = '';
  const spots = name === 'stubble' ? 0 : name === 'full' || name === 'long' ? 230 : 150;
  for (let index = 0; index < spots; index += 1) {
    const u = random() * 2 - 1;
    const y = 66 + random() * (name === 'long' ? 120 : name === 'full' ? 90 : 72);
    const x = u * (y > 120 ? 62 - (y - 120) * 0.3 : 92);
    const long = name === 'long' ? 20 : name === 'full' ? 15 : 8;
    const lit = u * ink.lit;
    const colour =
      lit > 0.2
        ? random() > 0.45
          ? tones.light
          : tones.shade
        : random() > 0.7
          ? tones.light
          : mix(tones.base, tones.shade, 0.8);
    const [px, py] = at(Math.max(Math.min(x, 100), -100), y);
    hairs += shape(
      ribbon(
        [
          [px, py],
          [px - u * 1, py + long * 0.5],
          [px - u * 4, py + long],
        ],
        tapered(1.6),
      ),
      colour,
      0.36,
    );
  }
  for (
    let index = 0;
    index < (parts.length > 1 || name.endsWith('ache') || name === 'handlebar' ? 46 : 0);
    index += 1
  ) {
    const s = index % 2 === 0 ? -1 : 1;
    const t = random();
    const from: Point = at(s * (3 + t * 16), 82 + t * 4 + random() * 5, 4);
    const to: Point = at(s * (16 + t * 26), 91 + t * 7 + random() * 3, 1);
    hairs += shape(
      ribbon([from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - 1.5], to], tapered(1.7)),
      random() > 0.5 ? tones.light : tones.deep,
      0.55,
    );
  }
  const whole = parts.join('');
  const fade = name === 'stubble' ? 4.5 : 1.1;
  const soft = blurred(ink, fade, shape(whole, tones.base, opacity));
  return (
    (name === 'stubble' ? clipped(ink, loop(head.outline), soft) : soft) +
    (name === 'stubble' ? '' : clipped(ink, whole, hairs))
  );
}
