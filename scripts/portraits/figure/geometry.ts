export type Point = readonly [x: number, y: number];
export type Warp = (point: Point) => Point;

const fixed = (value: number) => String(Math.round(value * 10) / 10);
const text = ([x, y]: Point) => `${fixed(x)} ${fixed(y)}`;

export const lerp = (from: number, to: number, share: number) => from + (to - from) * share;
export const between = ([x1, y1]: Point, [x2, y2]: Point, share: number): Point => [
  lerp(x1, x2, share),
  lerp(y1, y2, share),
];

/** Maps every point of a path of absolute commands (M, L, C, Q, Z). */
export const warp = (path: string, map: Warp): string =>
  path.replaceAll(/(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)/g, (_, x: string, y: string) =>
    text(map([Number(x), Number(y)])),
  );

const at = (points: readonly Point[], index: number): Point =>
  points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];

/** The curve pieces of a Catmull-Rom spline after its first point. */
function pieces(points: readonly Point[], closed: boolean): string {
  const count = points.length;
  const get = (index: number) => (closed ? at(points, (index + count) % count) : at(points, index));
  let path = '';
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [a, b, c, d] = [get(index - 1), get(index), get(index + 1), get(index + 2)];
    const one: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const two: Point = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
    path += `C${text(one)} ${text(two)} ${text(c)}`;
  }
  return path;
}

/** An open smooth line through the points. */
export const line = (points: readonly Point[]): string =>
  `M${text(at(points, 0))}${pieces(points, false)}`;

/** A closed smooth shape through the points. */
export const loop = (points: readonly Point[]): string =>
  `M${text(at(points, 0))}${pieces(points, true)}Z`;

/** A closed shape of smooth sides with a corner where two sides meet. */
export const sides = (...lines: (readonly Point[])[]): string =>
  `${lines
    .map(
      (points, index) => `${index === 0 ? 'M' : 'L'}${text(at(points, 0))}${pieces(points, false)}`,
    )
    .join('')}Z`;

/** A point of the spline, `share` (0 to 1) of its pieces along. */
export function along(points: readonly Point[], share: number): Point {
  const place = Math.min(Math.max(share, 0), 1) * (points.length - 1);
  const index = Math.min(Math.floor(place), points.length - 2);
  const t = place - index;
  const [a, b, c, d] = [index - 1, index, index + 1, index + 2].map((i) => at(points, i));
  if (a === undefined || b === undefined || c === undefined || d === undefined) return [0, 0];
  const axis = (i: 0 | 1) =>
    0.5 *
    (2 * b[i] +
      (c[i] - a[i]) * t +
      (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t * t +
      (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t * t * t);
  return [axis(0), axis(1)];
}

/** A stroke whose width changes along the line, as a closed shape. */
export function ribbon(
  points: readonly Point[],
  widthAt: (share: number) => number,
  steps = 8,
): string {
  const left: Point[] = [];
  const right: Point[] = [];
  for (let step = 0; step <= steps; step += 1) {
    const share = step / steps;
    const [x, y] = along(points, share);
    const [x1, y1] = along(points, share - 0.02);
    const [x2, y2] = along(points, share + 0.02);
    const length = Math.hypot(x2 - x1, y2 - y1) || 1;
    const half = widthAt(share) / 2;
    const nx = (-(y2 - y1) / length) * half;
    const ny = ((x2 - x1) / length) * half;
    left.push([x + nx, y + ny]);
    right.unshift([x - nx, y - ny]);
  }
  return sides(left, right);
}

/** Thin at both ends, thickest at `peak`. */
export const tapered =
  (width: number, peak = 0.5, end = 0.08) =>
  (share: number): number => {
    const rise = share < peak ? share / peak : (1 - share) / (1 - peak);
    return width * (end + (1 - end) * Math.sin((Math.max(rise, 0) * Math.PI) / 2));
  };

/** Random numbers that are the same in every run. */
export function randomOf(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
