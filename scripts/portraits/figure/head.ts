import type { Look } from '../../../server/seed/look';
import type { Point, Warp } from './geometry';
import { lerp } from './geometry';

/** Multipliers of the widths at the temples, cheeks, jaw and chin, and of the length below the eyes. */
const shapes = {
  oval: [1, 1, 1, 1, 1],
  round: [1, 1.03, 1.05, 1.1, 0.96],
  square: [1, 1, 1.05, 1.2, 1],
  heart: [1.03, 1.01, 0.93, 0.84, 1],
  long: [0.97, 0.96, 0.98, 1, 1.06],
  diamond: [0.96, 1.04, 0.95, 0.92, 1.02],
  strong: [1, 1, 1.07, 1.3, 1.04],
} as const satisfies Record<Look['face'], readonly number[]>;

/** Half widths of the face from the crown to the chin; eyes lie at 0, the chin at 146. */
const contour: readonly (readonly [y: number, half: number, kind: 0 | 1 | 2 | 3])[] = [
  [-150, 38, 0],
  [-128, 68, 0],
  [-92, 89, 0],
  [-45, 97, 0],
  [0, 97, 1],
  [38, 93, 1],
  [70, 86, 2],
  [96, 74, 2],
  [120, 55, 2],
  [137, 34, 3],
  [147, 14, 3],
];

export type Head = {
  turn: number;
  /** From the plane of the face (eyes at y = 0) to the picture; `depth` is how far it stands out. */
  at: (x: number, y: number, depth?: number) => Point;
  warp: Warp;
  outline: Point[];
  /** The edge of the face at a height, on either side. */
  edge: (side: -1 | 1, y: number) => Point;
  chin: Point;
};

const radius = 114;

export function headOf(faceShape: Look['face'], turn: number, jaw = 1): Head {
  const angle = turn * 0.34;
  const [temple, cheek, jawWidth, chinWidth, length] = shapes[faceShape];
  const factors = [temple, cheek, jawWidth * jaw, chinWidth * jaw];
  const longer = (y: number) => (y > 0 ? y * length : y);
  const at = (x: number, y: number, depth = 0): Point => {
    const side = Math.asin(Math.min(Math.max(x / radius, -0.99), 0.99));
    return [radius * Math.sin(side + angle) + depth * Math.sin(angle), longer(y)];
  };
  const shift = (y: number) =>
    radius * Math.sin(angle) * lerp(0, 0.78, Math.min(Math.max((y + 110) / 250, 0), 1));
  const edge = (side: -1 | 1, y: number): Point => {
    const next = contour.findIndex(([height]) => height >= y);
    const upper = contour[Math.max(next - 1, 0)] ?? contour[0];
    const lower = contour[next === -1 ? contour.length - 1 : next] ?? upper;
    if (upper === undefined || lower === undefined) return [0, y];
    const share = lower[0] === upper[0] ? 0 : (y - upper[0]) / (lower[0] - upper[0]);
    const half = lerp(
      upper[1] * (factors[upper[2]] ?? 1),
      lower[1] * (factors[lower[2]] ?? 1),
      Math.min(Math.max(share, 0), 1),
    );
    // On the far side of a turned head the eye socket dips and the cheekbone stands out.
    const far = Math.max(side * turn, 0);
    const dip = far * (y > -30 && y < 25 ? -5 : y >= 25 && y < 70 ? 1 : 0);
    return [side * (half * (1 - 0.04 * Math.abs(turn)) + dip) + shift(y), longer(y)];
  };
  const right = contour.map(([y]) => edge(1, y));
  const left = contour.map(([y]) => edge(-1, y)).toReversed();
  return {
    turn,
    at,
    warp: ([x, y]) => at(x, y),
    outline: [...right, ...left],
    edge,
    chin: [shift(146), longer(146)],
  };
}
