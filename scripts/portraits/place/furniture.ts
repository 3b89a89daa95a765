import { mix } from '../colour';
import { n } from './brush';
import type { Brush, Point, Scene } from './brush';
import { glow } from './lights';
import { at, block, boards, metre, oval, rect, shape, stroke, times, walls } from './shapes';
import type { Room } from './shapes';

/** Puts the three depths of a place together, and the light that lies over the first two. */
export const depth = (
  brush: Brush,
  parts: { far: string; middle: string; front: string; light?: string },
): ReturnType<Scene> => ({
  back: brush.blur(4.6, parts.far) + brush.blur(2.3, parts.middle) + (parts.light ?? ''),
  front: brush.blur(6, parts.front),
});

/** Units on the wall that faces the viewer, from metres. */
export function onWall(z: number) {
  const m = metre(z);
  return { m, x: (x: number) => at(x, 0, z)[0], y: (y: number) => at(0, y, z)[1] };
}

export const interior = (
  brush: Brush,
  room: Room,
  wall: string,
  ceiling: string,
  floor: string,
  board = 0.34,
): string =>
  walls(brush, room, mix(wall, brush.tones[1], 0.32), ceiling) + boards(brush, room, floor, board);

/** The edge of a counter or table before the figure, with what stands on it. */
export function counter(brush: Brush, colour: string, items = '', y = 1166): string {
  const { mood, paint, tones } = brush;
  const wood = paint(mix(colour, tones[2], 0.22));
  return (
    shape(
      [
        [-160, y + 10],
        [1120, y - 14],
        [1120, 1420],
        [-160, 1420],
      ],
      brush.ramp([
        [0, mix(wood, mood.key, 0.16)],
        [0.2, wood],
        [1, mix(wood, mood.shadow, 0.6)],
      ]),
    ) +
    shape(
      [
        [-160, y],
        [1120, y - 26],
        [1120, y - 8],
        [-160, y + 22],
      ],
      mix(wood, mood.key, 0.46),
    ) +
    items
  );
}

/** A railing before the figure. */
export function railing(brush: Brush, colour: string, y = 1120, posts = 9): string {
  const { mood, paint } = brush;
  const base = paint(colour);
  return (
    times(posts, (index) =>
      rect(
        -60 + index * (1080 / (posts - 1)),
        y,
        16,
        320,
        brush.form(colour, 0, [0, 0, 1, 0]),
        brush.line(colour),
      ),
    ) +
    rect(
      -200,
      y - 16,
      1360,
      26,
      brush.ramp([
        [0, mix(base, mood.key, 0.45)],
        [0.4, base],
        [1, mix(base, mood.shadow, 0.5)],
      ]),
      brush.line(colour),
    )
  );
}

/** Cloth that hangs in folds. */
export function curtain(
  brush: Brush,
  x: number,
  top: number,
  w: number,
  h: number,
  colour: string,
  far = 0,
): string {
  const { mood, paint } = brush;
  const base = paint(colour, far);
  const lit = mix(base, mood.key, 0.26);
  const dark = mix(base, mood.shadow, 0.5);
  const folds = Math.max(2, Math.round(w / 46));
  const stops = Array.from({ length: folds }, (_, index) => {
    const from = index / folds;
    const part = 1 / folds;
    return brush.isAnime
      ? ([
          [from, lit],
          [from + part * 0.3, lit],
          [from + part * 0.3, base],
          [from + part * 0.72, base],
          [from + part * 0.72, dark],
          [from + part * 0.99, dark],
        ] as const)
      : ([
          [from, dark],
          [from + part * 0.3, lit],
          [from + part * 0.6, base],
        ] as const);
  }).flat();
  const hem = times(folds, (index) => {
    const px = x + w - (index * w) / folds;
    return `Q${n(px - w / folds / 2)} ${n(top + h + 9)} ${n(px - w / folds)} ${n(top + h)}`;
  });
  return `<path d="M${n(x)} ${n(top)}H${n(x + w)}V${n(top + h)}${hem}z" fill="${brush.ramp(stops, [0, 0, 1, 0])}"${brush.line(colour, 1.4)}/>`;
}

/** A framed picture: a small landscape of the character's own colours. */
export function framed(
  brush: Brush,
  x: number,
  y: number,
  w: number,
  h: number,
  far = 0.12,
): string {
  const [light, middle, deep] = brush.tones;
  return (
    rect(x - 5, y - 5, w + 10, h + 10, brush.form('#9a7a45', far), brush.line('#9a7a45', 1.2)) +
    rect(
      x,
      y,
      w,
      h,
      brush.ramp([
        [0, brush.paint(light, far)],
        [0.55, brush.paint(mix(light, middle, 0.6), far)],
        [0.55, brush.paint(middle, far)],
        [1, brush.paint(deep, far)],
      ]),
    )
  );
}

/** A table whose top is at 78 centimetres. */
export const table = (
  brush: Brush,
  x: number,
  z: number,
  w: number,
  colour: string,
  d = 0.7,
): string =>
  [x + 0.06, x + w - 0.12]
    .map((leg) => block(brush, { x: leg, y: 0, z, w: 0.07, h: 0.72, d: 0.07 }, colour))
    .join('') + block(brush, { x, y: 0.72, z, w, h: 0.06, d }, colour);

export const rug = (
  brush: Brush,
  x: number,
  z: number,
  w: number,
  d: number,
  colour: string,
): string =>
  shape(
    [at(x, 0, z), at(x + w, 0, z), at(x + w, 0, z + d), at(x, 0, z + d)],
    brush.form(colour, 0.1),
  ) +
  shape(
    [
      at(x + w * 0.08, 0, z + d * 0.1),
      at(x + w * 0.92, 0, z + d * 0.1),
      at(x + w * 0.92, 0, z + d * 0.9),
      at(x + w * 0.08, 0, z + d * 0.9),
    ],
    'none',
    ` stroke="${mix(brush.paint(colour), brush.mood.key, 0.4)}" stroke-width="4" opacity=".7"`,
  );

/** A lamp that stands on a table. */
export function deskLamp(
  brush: Brush,
  x: number,
  foot: number,
  size: number,
  colour: string,
): string {
  const { mood } = brush;
  const y = foot - size;
  return [
    brush.isDark ? glow(brush, x, y + size * 0.3, size * 3.4, mood.lamp, 0.8) : '',
    rect(
      x - size * 0.04,
      y + size * 0.3,
      size * 0.08,
      size * 0.7,
      brush.form('#b08c4a', 0, [0, 0, 1, 0]),
    ),
    oval(x, foot, size * 0.26, size * 0.06, brush.form('#b08c4a')),
    `<path d="M${n(x - size * 0.22)} ${n(y)}h${n(size * 0.44)}l${n(size * 0.2)} ${n(size * 0.42)}h${n(-size * 0.84)}z" fill="${
      brush.isDark
        ? brush.ramp([
            [0, mix(colour, mood.lamp, 0.45)],
            [1, mix(mood.lamp, '#fff6da', 0.5)],
          ])
        : brush.form(colour)
    }"${brush.line(colour)}/>`,
  ].join('');
}

/** A roundheaded opening with what is seen through it. */
export function arch(
  brush: Brush,
  x: number,
  foot: number,
  w: number,
  h: number,
  colour: string,
  inside: string,
  thick = 18,
): string {
  const outline = (grow: number) =>
    `M${n(x - grow)} ${n(foot)}V${n(foot - h + w / 2)}a${n(w / 2 + grow)} ${n(w / 2 + grow)} 0 0 1 ${n(w + grow * 2)} 0V${n(foot)}z`;
  return `<path d="${outline(thick)}" fill="${brush.form(colour, 0.12)}"${brush.line(colour, 1.4)}/>${brush.clip(`<path d="${outline(0)}"/>`, inside)}`;
}

/** Pots, pans or tools in a row on hooks. */
export const hooks = (
  brush: Brush,
  from: Point,
  w: number,
  count: number,
  draw: (x: number, y: number, index: number) => string,
): string =>
  stroke(`M${n(from[0] - 10)} ${n(from[1])}h${n(w + 20)}`, brush.paint('#6a5a4a', 0.1), 5) +
  times(count, (index) => draw(from[0] + ((index + 0.5) * w) / count, from[1], index));
