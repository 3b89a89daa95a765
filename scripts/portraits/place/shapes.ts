import { down, n } from './brush';
import type { Brush, Point } from './brush';
import { mix } from '../colour';

const focal = 880;
const eye = 1.5;
export const horizon = 600;

/** Where a point of the place (metres right, up, away) is seen. */
export const at = (x: number, y: number, z: number): Point => [
  480 + (focal * x) / z,
  horizon - (focal * (y - eye)) / z,
];

/** How many units a metre is at a distance. */
export const metre = (z: number): number => focal / z;

const path = (points: readonly Point[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('');

export const shape = (points: readonly Point[], fill: string, more = ''): string =>
  `<path d="${path(points)}z" fill="${fill}"${more}/>`;

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${more}/>`;

export const disc = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${more}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more}/>`;

export const stroke = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round"${more}/>`;

/** As many parts as asked for, drawn one after the other. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** How much of the air lies before a distance in metres. */
export const haze = (z: number, per = 0.035): number => Math.min(0.7, Math.max(0, (z - 2) * per));

type Block = { x: number; y: number; z: number; w: number; h: number; d: number };

/** A block in perspective: `x` its left, `y` its bottom, `z` its front. */
export function block(brush: Brush, { x, y, z, w, h, d }: Block, colour: string): string {
  const { paint, mood, line } = brush;
  const far = haze(z);
  const base = paint(colour, far);
  const edge = z < 7 ? line(colour, 1.4) : '';
  const faces: string[] = [];
  const quad = (corners: readonly (readonly [number, number, number])[], fill: string) =>
    faces.push(
      shape(
        corners.map(([a, b, c]) => at(a, b, c)),
        fill,
        edge,
      ),
    );
  const back = z + d;
  if (y + h < eye)
    quad(
      [
        [x, y + h, z],
        [x + w, y + h, z],
        [x + w, y + h, back],
        [x, y + h, back],
      ],
      mix(base, mood.key, 0.3),
    );
  if (y > eye)
    quad(
      [
        [x, y, z],
        [x + w, y, z],
        [x + w, y, back],
        [x, y, back],
      ],
      mix(base, mood.shadow, 0.55),
    );
  if (x > 0)
    quad(
      [
        [x, y, z],
        [x, y, back],
        [x, y + h, back],
        [x, y + h, z],
      ],
      mix(base, mood.key, 0.22),
    );
  if (x + w < 0)
    quad(
      [
        [x + w, y, z],
        [x + w, y, back],
        [x + w, y + h, back],
        [x + w, y + h, z],
      ],
      mix(base, mood.shadow, 0.5),
    );
  quad(
    [
      [x, y, z],
      [x + w, y, z],
      [x + w, y + h, z],
      [x, y + h, z],
    ],
    w > h * 4 ? brush.form(colour, far, down) : brush.form(colour, far),
  );
  return faces.join('');
}

export type Room = { half: number; high: number; deep: number };

/** A floor of boards that run away from the viewer. */
export function boards(brush: Brush, { half, deep }: Room, colour: string, width = 0.34): string {
  const { paint, mood, ramp } = brush;
  const near = 0.9;
  const whole = shape(
    [at(-half, 0, near), at(half, 0, near), at(half, 0, deep), at(-half, 0, deep)],
    ramp([
      [0, mix(paint(colour, haze(deep)), mood.key, 0.2)],
      [0.35, paint(colour)],
      [1, mix(paint(colour), mood.shadow, 0.7)],
    ]),
  );
  const gap = mix(paint(colour), mood.shadow, 0.6);
  const count = Math.floor((2 * half) / width);
  return (
    whole +
    times(count - 1, (index) => {
      const x = -half + (index + 1) * width;
      const [x1, y1] = at(x, 0, near);
      const [x2, y2] = at(x, 0, deep);
      return `<path d="M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}" stroke="${gap}" stroke-width="1.5" opacity=".5"/>`;
    })
  );
}

/** The walls, and the ceiling, of a room whose light comes from the left. */
export function walls(brush: Brush, { half, high, deep }: Room, colour: string, top: string) {
  const { paint, mood, ramp, isAnime } = brush;
  const near = 0.9;
  const base = paint(colour, haze(deep) * 0.6);
  const lit = mix(base, mood.key, 0.28);
  const depth = brush.isDark ? 1 : 0.62;
  const dark = mix(base, mood.shadow, 0.55 * depth);
  const seam = isAnime ? brush.line(colour, 1.4) : '';
  return [
    shape(
      [at(-half, high, near), at(half, high, near), at(half, high, deep), at(-half, high, deep)],
      ramp([
        [0, mix(paint(top), mood.shadow, 0.7 * depth)],
        [1, mix(paint(top), mood.shadow, 0.3 * depth)],
      ]),
    ),
    shape(
      [at(-half, 0, near), at(-half, 0, deep), at(-half, high, deep), at(-half, high, near)],
      ramp(
        [
          [0, mix(base, mood.shadow, 0.62 * depth)],
          [1, mix(base, mood.shadow, 0.3 * depth)],
        ],
        [0, 0, 1, 0],
      ),
      seam,
    ),
    shape(
      [at(half, 0, near), at(half, 0, deep), at(half, high, deep), at(half, high, near)],
      ramp(
        [
          [0, mix(base, mood.key, 0.14)],
          [1, mix(base, mood.shadow, 0.4 * depth)],
        ],
        [0, 0, 1, 0],
      ),
      seam,
    ),
    shape(
      [at(-half, 0, deep), at(half, 0, deep), at(half, high, deep), at(-half, high, deep)],
      ramp(
        [
          [0, lit],
          [0.45, base],
          [1, dark],
        ],
        [0, 0.2, 1, 0.7],
      ),
      seam,
    ),
  ].join('');
}
