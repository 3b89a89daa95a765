import { mix } from '../colour';
import { n } from './brush';
import type { Brush, Point } from './brush';
import { oval, rect, shape, stroke, times } from './shapes';

/** The outline of hills from left to right: every second point a summit. */
function outline(brush: Brush, y: number, tall: number, count: number): Point[] {
  const step = 1400 / count;
  return Array.from({ length: count + 1 }, (_, index): Point => [
    -220 + index * step + brush.between(-0.25, 0.25) * step,
    y - (index % 2 === 0 ? brush.between(0, 0.35) : brush.between(0.55, 1)) * tall,
  ]);
}

/** Rounded hills. */
export function hills(
  brush: Brush,
  y: number,
  tall: number,
  count: number,
  colour: string,
  far: number,
): string {
  const points = outline(brush, y, tall, count);
  const [first = [0, 0] as const] = points;
  const curve = points.slice(1).map(([x, top], index) => {
    const [px, py] = points[index] ?? first;
    const middle = (px + x) / 2;
    return `C${n(middle)} ${n(py)} ${n(middle)} ${n(top)} ${n(x)} ${n(top)}`;
  });
  const base = brush.paint(colour, far);
  return `<path d="M${n(first[0])} ${n(first[1])}${curve.join('')}V1400H-240z" fill="${brush.ramp([
    [0, base],
    [1, mix(base, brush.mood.air, 0.45)],
  ])}"/>`;
}

/** Mountains with their lit faces to the left, and snow where it is `white`. */
export function peaks(
  brush: Brush,
  y: number,
  tall: number,
  count: number,
  colour: string,
  far: number,
  white = 0,
): string {
  const { mood } = brush;
  const points = outline(brush, y, tall, count);
  const base = brush.paint(colour, far);
  const lit = mix(base, mood.key, 0.34 * (1 - far * 0.6));
  const fill = brush.ramp([
    [0, mix(base, mood.shadow, 0.22 * (1 - far))],
    [1, mix(base, mood.air, 0.5)],
  ]);
  const body = shape([...points, [1240, 1400], [-260, 1400]], fill);
  const sides = points.map(([x, top], index) => {
    const before = points[index - 1];
    if (index % 2 === 0 || before === undefined) return '';
    const high = y - top;
    const cut = brush.between(0.3, 0.5);
    const face = shape(
      [
        [x, top],
        [x + high * 0.12, top + high * 0.35],
        [x - high * 0.08, top + high * 0.62],
        [x + high * 0.06, top + high * 1.1],
        before,
      ],
      brush.ramp([
        [0, lit],
        [1, mix(lit, mood.air, 0.55)],
      ]),
    );
    if (white === 0) return face;
    const snow = brush.paint('#f6f7fb', far * 0.6);
    const s = high * cut * white;
    return (
      face +
      shape(
        [
          [x, top],
          [x + s * 0.62, top + s * 0.8],
          [x + s * 0.34, top + s * 0.72],
          [x + s * 0.2, top + s * 1.15],
          [x - s * 0.02, top + s * 0.78],
          [x - s * 0.3, top + s * 1.3],
          [x - s * 0.46, top + s * 0.9],
          [x - s * 0.75, top + s * 1.05],
        ],
        brush.isAnime
          ? brush.ramp(
              [
                [0.45, snow],
                [0.45, mix(snow, mood.ambient, 0.5)],
              ],
              [0, 0, 1, 0],
            )
          : brush.ramp(
              [
                [0, snow],
                [1, mix(snow, mood.ambient, 0.6)],
              ],
              [0, 0, 1, 0],
            ),
      )
    );
  });
  return body + sides.join('');
}

/** Air that lies between two layers. */
export const mist = (brush: Brush, y: number, h: number, strength = 0.6): string =>
  rect(
    -200,
    y,
    1360,
    h,
    brush.ramp([
      [0, brush.mood.air, 0],
      [0.5, brush.mood.air, strength],
      [1, brush.mood.air, 0],
    ]),
  );

/** A fir, lit from the left. */
export function fir(
  brush: Brush,
  x: number,
  foot: number,
  high: number,
  colour: string,
  far: number,
): string {
  const tiers = 6;
  const half = high * 0.2;
  const side = (sign: number) =>
    Array.from({ length: tiers }, (_, index): Point[] => {
      const y = foot - high + ((index + 1) / tiers) * high * 0.94;
      const w = half * ((index + 1) / tiers) * brush.between(0.85, 1.1);
      return [
        [x + sign * w, y],
        [x + sign * w * 0.45, y - high * 0.035],
      ];
    }).flat();
  const top: Point = [x, foot - high];
  return shape(
    [top, ...side(1), ...side(-1).toReversed()],
    brush.form(colour, far, [0, 0, 1, 0.1]),
  );
}

/** Water from `y` down: the sky again, and glints below the light at `x`. */
export function water(brush: Brush, y: number, x: number, h = 800): string {
  const { mood, ramp } = brush;
  const [high, middle, low] = mood.sky;
  const deep = mix(high, mood.shadow, 0.35);
  const glint = mix(mood.key, '#ffffff', brush.hour === 'day' ? 0.6 : 0.2);
  const strokes = brush.isAnime ? 34 : 26;
  return [
    rect(
      -200,
      y,
      1360,
      h,
      ramp([
        [0, mix(low, mood.air, 0.3)],
        [0.16, middle],
        [0.55, mix(middle, deep, 0.6)],
        [1, deep],
      ]),
    ),
    oval(
      x,
      y + 130,
      150,
      260,
      brush.round([
        [0, glint, 0.55],
        [0.5, glint, 0.18],
        [1, glint, 0],
      ]),
      ' style="mix-blend-mode:screen"',
    ),
    times(strokes, (index) => {
      const part = (index / strokes) ** 1.7;
      const w = 14 + part * brush.between(60, 190);
      const cx = x + brush.between(-1, 1) * (30 + part * 190);
      return oval(
        cx,
        y + 6 + part * 430,
        w,
        1 + part * 4,
        glint,
        ` opacity="${(0.75 - part * 0.6).toFixed(2)}"`,
      );
    }),
    times(16, (index) => {
      const part = (index / 16) ** 1.6;
      return oval(
        brush.between(-100, 1060),
        y + 14 + part * 480,
        40 + part * 190,
        1 + part * 5,
        mix(deep, mood.shadow, 0.3),
        ` opacity="${(0.16 + part * 0.2).toFixed(2)}"`,
      );
    }),
  ].join('');
}

/** Blades at the water's edge, near the viewer. */
export const reeds = (
  brush: Brush,
  x: number,
  foot: number,
  count: number,
  high: number,
  colour: string,
): string =>
  times(count, (index) => {
    const px = x + (index - count / 2) * 13 + brush.between(-8, 8);
    const top = foot - high * brush.between(0.55, 1);
    const lean = brush.between(-46, 54);
    const blade = stroke(
      `M${n(px)} ${n(foot)}Q${n(px)} ${n((foot + top) / 2)} ${n(px + lean)} ${n(top)}`,
      mix(brush.paint(colour), brush.mood.key, brush.between(0, 0.3)),
      brush.between(4, 8),
    );
    return index % 4 === 1
      ? blade +
          `<rect x="-7" y="-46" width="14" height="64" rx="7" transform="translate(${n(px + lean)} ${n(top)}) rotate(${n(lean * 0.4)})" fill="${brush.paint('#5c3a26')}"/>`
      : blade;
  });

/** The ground from `y` to the lower edge. */
export const ground = (brush: Brush, y: number, colour: string): string => {
  const base = brush.paint(colour);
  return rect(
    -200,
    y,
    1360,
    900,
    brush.ramp([
      [0, mix(brush.paint(colour, 0.35), brush.mood.key, 0.24)],
      [0.3, base],
      [0.8, mix(base, brush.mood.shadow, 0.55)],
    ]),
  );
};

/** Blades of grass out of focus at the lower edge. */
export const grasses = (brush: Brush, colour: string, high = 200): string =>
  times(34, (index) => {
    const x = -60 + index * 33;
    const edge = Math.abs(x - 480) / 520;
    const top = 1300 - high * (0.25 + edge * brush.between(0.6, 1.1));
    const fill = mix(
      brush.paint(mix(colour, brush.tones[2], 0.3)),
      brush.mood.key,
      brush.between(0, 0.3),
    );
    return stroke(
      `M${n(x)} 1320Q${n(x)} ${n((1320 + top) / 2)} ${n(x + brush.between(-60, 70))} ${n(top)}`,
      fill,
      brush.between(5, 10),
    );
  });
