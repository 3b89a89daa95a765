import type { Look, Shot } from '../../../server/seed/look';
import { mix } from '../colour';
import { line, loop, ribbon, sides, tapered } from './geometry';
import type { Point } from './geometry';
import type { Head } from './head';
import { blurred, clipped, oval, shape, stroke } from './ink';
import type { Ink } from './ink';
import type { SkinTones } from './tones';

type Glasses = NonNullable<Shot['glasses']>;

export function glasses(ink: Ink, head: Head, name: Glasses, colour: string): string {
  const { at } = head;
  const lens = (s: -1 | 1): string => {
    const p = (x: number, y: number) => at(s * (47 + x), y + 4, 8);
    if (name === 'round' || name === 'tinted')
      return loop(
        Array.from({ length: 12 }, (_, index) => {
          const angle = (index / 12) * Math.PI * 2;
          return p(Math.cos(angle) * 36, Math.sin(angle) * (name === 'tinted' ? 30 : 34));
        }),
      );
    if (name === 'cat')
      return loop([
        p(-35, -12),
        p(-10, -23),
        p(24, -28),
        p(45, -31),
        p(38, 0),
        p(18, 24),
        p(-12, 25),
        p(-32, 12),
      ]);
    if (name === 'half')
      return sides(
        [p(-32, 6), p(0, 9), p(34, 5)],
        [p(34, 5), p(28, 24), p(0, 32), p(-27, 25), p(-32, 6)],
      );
    return loop([
      p(-36, -18),
      p(-30, -24),
      p(0, -26),
      p(32, -24),
      p(38, -17),
      p(35, 14),
      p(26, 25),
      p(0, 28),
      p(-26, 25),
      p(-34, 14),
    ]);
  };
  const thick = name === 'square' || name === 'cat' ? 5.4 : 3.2;
  const tint = name === 'tinted' ? 0.42 : 0.07;
  const low = name === 'half' ? 12 : 0;
  const one = (s: -1 | 1) => {
    const path = lens(s);
    const glare = sides(
      [at(s * 47 - 24, 30, 8), at(s * 47 - 4, -26, 8)],
      [at(s * 47 + 12, -26, 8), at(s * 47 - 8, 30, 8)],
    );
    return (
      shape(path, name === 'tinted' ? '#6a4a2a' : '#ffffff', tint) +
      clipped(ink, path, shape(glare, '#ffffff', 0.16)) +
      stroke(path, mix(colour, '#0c080c', 0.25), thick) +
      `<g transform="translate(0 -1)">${stroke(path, mix(colour, '#ffffff', 0.45), thick * 0.3, 0.6)}</g>` +
      stroke(
        line([at(s * 84, low - 2, 4), [head.edge(s, -6)[0] - s * 1, -6 + low * 0.3]]),
        colour,
        thick,
      )
    );
  };
  return (
    (ink.style === 'realistic'
      ? `<g transform="translate(${-ink.lit * 3} 5)">${stroke(lens(-1) + lens(1), '#30141a', thick, 0.25)}</g>`
      : '') +
    one(-1) +
    one(1) +
    stroke(line([at(-12, low - 1, 12), at(0, low - 5, 16), at(12, low - 1, 12)]), colour, thick)
  );
}

type Earring = NonNullable<Look['earrings']>;

export function earrings(head: Head, name: Earring, colour: string): string {
  const bright = mix(colour, '#ffffff', 0.6);
  const dark = mix(colour, '#2a1408', 0.5);
  return ([-1, 1] as const)
    .map((s) => {
      if (head.turn * s > 0.45) return '';
      const [x, y] = [head.edge(s, 44)[0] + s * (4 - head.turn * s * 4), 46];
      if (name === 'stud')
        return (
          oval([x, y], 5, 5, dark) +
          oval([x, y], 4.2, 4.2, colour) +
          oval([x - 1.2, y - 1.4], 1.5, 1.5, '#ffffff', 0.9)
        );
      if (name === 'hoop') {
        const hoop = loop(
          Array.from({ length: 10 }, (_, index): Point => [
            x + Math.cos((index / 10) * 6.283) * 13,
            y + 16 + Math.sin((index / 10) * 6.283) * 17,
          ]),
        );
        return (
          stroke(hoop, dark, 5) +
          stroke(hoop, colour, 3.4) +
          stroke(
            line([
              [x - 12, y + 12],
              [x - 11, y + 24],
            ]),
            bright,
            2,
          )
        );
      }
      const bead = name === 'planet' ? 10 : 7;
      return (
        stroke(
          line([
            [x, y],
            [x, y + 18],
          ]),
          colour,
          2.4,
        ) +
        oval([x, y + 18 + bead], bead + 0.8, (bead + 0.8) * (name === 'drop' ? 1.5 : 1), dark) +
        oval([x, y + 18 + bead], bead, bead * (name === 'drop' ? 1.5 : 1), colour) +
        oval([x - 2.4, y + 15 + bead], bead * 0.3, bead * 0.34, '#ffffff', 0.85) +
        (name === 'planet'
          ? stroke(
              line([
                [x - 17, y + 31],
                [x, y + 28],
                [x + 17, y + 24],
              ]),
              bright,
              2.8,
            )
          : '')
      );
    })
    .join('');
}

type Mark = NonNullable<Look['mark']>;

export function mark(ink: Ink, head: Head, skin: SkinTones, name: Mark): string {
  const { at } = head;
  if (name === 'mole') return oval(at(36, 84), 2.6, 2.4, skin.line, 0.85);
  const cut =
    name === 'browScar'
      ? [at(58, -50), at(60, -32), at(56, -20)]
      : [at(52, 26), at(66, 42), at(70, 58)];
  const path =
    shape(ribbon(cut, tapered(4.6)), mix(skin.light, '#ffe8de', 0.4), 0.9) +
    stroke(line(cut), skin.line, 1.2, 0.4);
  return ink.style === 'realistic' ? blurred(ink, 0.7, path) : path;
}
