import { loop, ribbon, tapered } from '../geometry';
import type { Point } from '../geometry';
import type { Head } from '../head';
import type { Ink } from '../ink';
import type { Tones } from '../tones';

type Place = (points: readonly (readonly [number, number])[]) => Point[];
export type Wearing = {
  ink: Ink;
  tones: Tones;
  accent: Tones;
  /** From the space of a head that looks straight ahead to this head's. */
  move: Place;
  /** The side away from the light; `rx` is half the width of what is worn. */
  shadeSide: (rx: number) => string;
  glow: (y: number, reach?: number) => string;
};
export type Worn = (wearing: Wearing) => string;

export const fold = (...points: Point[]): string => ribbon(points, tapered(9));

export function wearingOf(ink: Ink, head: Head, tones: Tones, accent: Tones): Wearing {
  const move: Place = (points) =>
    points.map(([x, y]): Point => [x * 0.95 + head.turn * (y < -60 ? 6 : 10), y]);
  const { dark } = ink;
  const shadeSide = (rx: number) =>
    loop(
      move([
        [dark * 20, -240],
        [dark * 44, -150],
        [dark * 60, -60],
        [dark * 70, 60],
        [dark * (rx + 60), 60],
        [dark * (rx + 60), -240],
      ]),
    );
  const glow = (y: number, reach = 60) =>
    ribbon(
      move([
        [ink.lit * (reach + 30), y + 40],
        [ink.lit * reach, y],
        [ink.lit * 10, y - 22],
      ]),
      tapered(18),
    );
  return { ink, tones, accent, move, shadeSide, glow };
}
