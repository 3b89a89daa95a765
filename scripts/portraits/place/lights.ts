import { mix } from '../colour';
import { n } from './brush';
import type { Brush, Point } from './brush';
import { disc, oval, rect, shape, stroke, times } from './shapes';

const screen = ' style="mix-blend-mode:screen"';

/** Light that spreads in the air. */
export const glow = (
  brush: Brush,
  x: number,
  y: number,
  r: number,
  colour: string,
  strength = 0.6,
) =>
  disc(
    x,
    y,
    r,
    brush.round(
      brush.isAnime
        ? [
            [0, colour, strength],
            [0.3, colour, strength * 0.55],
            [0.62, colour, strength * 0.2],
            [1, colour, 0],
          ]
        : [
            [0, colour, strength],
            [0.25, colour, strength * 0.5],
            [0.6, colour, strength * 0.14],
            [1, colour, 0],
          ],
    ),
    screen,
  );

/** A pool of light on the ground. */
export const pool = (
  brush: Brush,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  strength = 0.5,
) =>
  oval(
    x,
    y,
    rx,
    ry,
    brush.round([
      [0, colour, strength],
      [0.55, colour, strength * 0.45],
      [1, colour, 0],
    ]),
    screen,
  );

/** A beam of light between two edges, losing itself towards its foot. */
export const shaft = (
  brush: Brush,
  from: readonly [Point, Point],
  to: readonly [Point, Point],
  colour: string,
  strength = 0.3,
) =>
  shape(
    [from[0], from[1], to[1], to[0]],
    brush.ramp([
      [0, colour, strength],
      [0.6, colour, strength * 0.4],
      [1, colour, 0],
    ]),
    screen,
  );

/** A lamp that hangs: cord, shade, bulb and its light. */
export function pendant(
  brush: Brush,
  x: number,
  y: number,
  size: number,
  colour: string,
  cord = 400,
): string {
  const { mood, form, line } = brush;
  const isLit = brush.isDark;
  const warm = mix(mood.lamp, '#fff3d0', 0.3);
  return [
    stroke(
      `M${n(x)} ${n(y - size * 0.7 - cord)}V${n(y - size * 0.6)}`,
      mix(mood.shadow, colour, 0.2),
      Math.max(1.5, size * 0.035),
    ),
    isLit ? glow(brush, x, y + size * 0.15, size * 4.2, mood.lamp, 0.6) : '',
    isLit ? oval(x, y + size * 0.02, size * 0.52, size * 0.13, warm) : '',
    `<path d="M${n(x - size * 0.6)} ${n(y)}C${n(x - size * 0.55)} ${n(y - size * 0.45)} ${n(x - size * 0.18)} ${n(y - size * 0.5)} ${n(x - size * 0.12)} ${n(y - size * 0.7)}h${n(size * 0.24)}C${n(x + size * 0.18)} ${n(y - size * 0.5)} ${n(x + size * 0.55)} ${n(y - size * 0.45)} ${n(x + size * 0.6)} ${n(y)}z" fill="${form(colour)}"${line(colour)}/>`,
    isLit ? disc(x, y + size * 0.06, size * 0.16, '#fff6dc') : '',
  ].join('');
}

/** A lantern with four panes, hung from a hook. */
export function lantern(
  brush: Brush,
  x: number,
  y: number,
  size: number,
  isLit = brush.isDark,
): string {
  const { mood, form, line } = brush;
  const iron = '#3a302c';
  const glass = isLit
    ? mix(mood.lamp, '#fff3cf', 0.45)
    : mix(brush.paint('#d8d4c0'), mood.sky[1], 0.4);
  return [
    isLit ? glow(brush, x, y, size * 3.6, mood.lamp, 0.75) : '',
    stroke(`M${n(x)} ${n(y - size * 0.95)}v${n(-size * 3)}`, brush.paint(iron), size * 0.05),
    `<path d="M${n(x - size * 0.36)} ${n(y - size * 0.55)}L${n(x)} ${n(y - size * 0.98)}L${n(x + size * 0.36)} ${n(y - size * 0.55)}z" fill="${form(iron)}"${line(iron)}/>`,
    `<path d="M${n(x - size * 0.32)} ${n(y - size * 0.55)}H${n(x + size * 0.32)}L${n(x + size * 0.24)} ${n(y + size * 0.5)}H${n(x - size * 0.24)}z" fill="${brush.round(
      [
        [0, isLit ? '#fffbe6' : glass],
        [0.5, glass],
        [1, mix(glass, '#c9662a', isLit ? 0.55 : 0.1)],
      ],
    )}"${line(iron)}/>`,
    stroke(`M${n(x)} ${n(y - size * 0.55)}v${n(size * 1.05)}`, brush.paint(iron), size * 0.05),
    rect(x - size * 0.3, y + size * 0.46, size * 0.6, size * 0.16, form(iron), line(iron)),
  ].join('');
}

/** A candle in its own light. */
export function candle(brush: Brush, x: number, y: number, size: number): string {
  const { mood, form } = brush;
  const flame = y - size * 1.25;
  return [
    rect(x - size * 0.16, y - size * 0.9, size * 0.32, size * 0.9, form('#f3e3c2')),
    brush.isDark ? glow(brush, x, flame, size * 3.2, mood.lamp, 0.75) : '',
    `<path d="M${n(x)} ${n(flame - size * 0.36)}q${n(size * 0.22)} ${n(size * 0.42)} 0 ${n(size * 0.62)}q${n(-size * 0.22)} ${n(-size * 0.2)} 0 ${n(-size * 0.62)}z" fill="#fff1c0"/>`,
  ].join('');
}

type Field = { x: number; y: number; w: number; h: number };

/** Lights so far out of focus that they are discs. */
export function bokeh(
  brush: Brush,
  field: Field,
  count: number,
  size: number,
  colours: readonly [string, ...string[]],
  strength = 0.5,
): string {
  return times(count, () => {
    const r = size * brush.between(0.45, 1.15);
    const colour = brush.pick(colours);
    const fill = brush.isAnime
      ? colour
      : brush.round([
          [0, colour, 0.75],
          [0.8, colour, 0.85],
          [0.92, mix(colour, '#ffffff', 0.3), 1],
          [1, colour, 0],
        ]);
    const opacity = (strength * brush.between(0.45, 1)).toFixed(2);
    return disc(
      field.x + brush.random() * field.w,
      field.y + brush.random() * field.h,
      r,
      fill,
      ` opacity="${opacity}"${screen}`,
    );
  });
}

/** Bulbs on a slack wire between two points. */
export function bulbs(
  brush: Brush,
  from: Point,
  to: Point,
  sag: number,
  count: number,
  size: number,
): string {
  const { mood } = brush;
  const [x1, y1] = from;
  const [x2, y2] = to;
  const warm = mix(mood.lamp, '#ffdf9a', 0.5);
  const wire = stroke(
    `M${n(x1)} ${n(y1)}Q${n((x1 + x2) / 2)} ${n((y1 + y2) / 2 + sag * 2)} ${n(x2)} ${n(y2)}`,
    mix(mood.shadow, '#000000', 0.2),
    1.6,
    ' opacity=".7"',
  );
  const bulb = (index: number) => {
    const part = (index + 0.5) / count;
    const x = x1 + (x2 - x1) * part;
    const y = y1 + (y2 - y1) * part + 4 * sag * part * (1 - part);
    return (
      (brush.isDark ? glow(brush, x, y + size, size * 5, warm, 0.5) : '') +
      disc(x, y + size, size, brush.isDark ? '#fff2c9' : brush.paint('#e8dcc0'))
    );
  };
  return wire + times(count, bulb);
}
