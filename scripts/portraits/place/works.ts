import { mix } from '../colour';
import { n } from './brush';
import type { Brush, Scene } from './brush';
import { arch, counter, depth, hooks, interior, onWall } from './furniture';
import { bokeh, bulbs, glow, lantern, pendant, pool } from './lights';
import { block, disc, oval, rect, shape, stroke, times } from './shapes';
import type { Room } from './shapes';
import { jar } from './things';
import { fallingLight, hillView, pane, townView } from './windows';

const tool = (brush: Brush, x: number, y: number, index: number): string => {
  const wood = brush.form('#a8743f', 0.08, [0, 0, 1, 0]);
  const steel = brush.form('#9aa0a4', 0.08);
  const heads = [
    rect(x - 22, y + 62, 44, 20, steel),
    shape(
      [
        [x - 5, y + 60],
        [x + 6, y + 60],
        [x + 9, y + 104],
        [x - 9, y + 104],
      ],
      steel,
    ),
    `<path d="M${n(x - 12)} ${n(y + 44)}h24l30 70h-74z" fill="${steel}"/>`,
    disc(x, y + 74, 19, 'none', ` stroke="${brush.paint('#9aa0a4', 0.08)}" stroke-width="8"`),
  ];
  return rect(x - 4, y, 8, 66, wood) + (heads[index % 4] ?? '');
};

const bench = (brush: Brush, colour: string, z = 4.2): string =>
  block(brush, { x: -2.4, y: 0, z, w: 4.8, h: 0.82, d: 0.7 }, mix(colour, brush.tones[2], 0.22)) +
  block(brush, { x: -2.4, y: 0.82, z: z - 0.04, w: 4.8, h: 0.08, d: 0.74 }, colour);

export const workshop: Scene = (brush) => {
  const { mood, tones } = brush;
  const room: Room = { half: 2.5, high: 3.2, deep: 5.2 };
  const w = onWall(5.2);
  const far = [
    interior(brush, room, '#b0946f', '#7a6248', '#8a643f'),
    pane(
      brush,
      hillView,
      { x: w.x(-2.1), y: w.y(2.8), w: w.m * 1.5, h: w.m * 1.5 },
      '#6d4c30',
      [3, 3],
    ),
    rect(
      w.x(-0.2),
      w.y(2.75),
      w.m * 2.5,
      w.m * 1.35,
      brush.form('#8d6a44', 0.1),
      brush.line('#8d6a44'),
    ),
    hooks(brush, [w.x(-0.1), w.y(2.62)], w.m * 2.3, 7, (x, y, index) => tool(brush, x, y, index)),
    hooks(brush, [w.x(-0.1), w.y(1.98)], w.m * 2.3, 6, (x, y, index) =>
      tool(brush, x, y, index + 2),
    ),
  ].join('');
  const middle = [
    bench(brush, '#a87c4c'),
    times(4, (index) =>
      jar(
        brush,
        60 + index * 56,
        736,
        42,
        50 + (index % 2) * 22,
        brush.pick(['#b0643f', '#7a8a70', '#c9a860', '#6a7a8a']),
        0.04,
      ),
    ),
    block(brush, { x: 1.0, y: 0.9, z: 4.2, w: 0.7, h: 0.28, d: 0.3 }, '#7a5232'),
    stroke('M700 742l190-46', brush.paint('#d9b070'), 14),
    stroke('M720 752l160-20', brush.paint('#c08f54'), 14),
    pendant(brush, 170, 270, 108, mix('#4d6a5c', tones[1], 0.5)),
    pendant(brush, 770, 224, 80, mix('#4d6a5c', tones[1], 0.5)),
    brush.isDark ? pool(brush, 180, 740, 300, 80, mood.lamp, 0.55) : fallingLight(brush, 0.5),
    bokeh(brush, { x: 60, y: 260, w: 700, h: 520 }, 14, 6, ['#ffe9b8', '#fff6de'], 0.3),
  ].join('');
  const shavings = times(9, (index) =>
    stroke(
      `M${60 + index * 22} ${1172 - (index % 3) * 12}q16 -30 30 0q-8 20 -18 2`,
      brush.paint('#e6c48a'),
      6,
    ),
  );
  const front = counter(
    brush,
    '#9a6c3f',
    shavings +
      rect(800, 1080, 130, 74, brush.form('#8a5a34'), ' rx="10"') +
      oval(842, 1078, 20, 26, brush.form('#6a4026')) +
      jar(brush, 30, 1180, 90, 120, mix('#7a8a80', tones[1], 0.4)),
  );
  return depth(brush, {
    far,
    middle,
    front,
    light: glow(brush, 170, 340, 600, brush.isDark ? mood.lamp : mood.key, 0.4),
  });
};

/** Bicycles, engines, tools: a workshop with a wide door. */
export const garage: Scene = (brush) => {
  const { mood, tones, paint } = brush;
  const room: Room = { half: 2.6, high: 3.4, deep: 5.6 };
  const w = onWall(5.6);
  const wheel = (x: number, y: number, r: number, far: number) =>
    disc(x, y, r, 'none', ` stroke="${paint('#3a3638', far)}" stroke-width="${n(r * 0.13)}"`) +
    times(8, (index) =>
      stroke(
        `M${n(x)} ${n(y)}l${n(Math.cos(index * 0.785) * r * 0.92)} ${n(Math.sin(index * 0.785) * r * 0.92)}`,
        paint('#b0b0b0', far),
        1.4,
        ' opacity=".7"',
      ),
    );
  const bicycle = (x: number, y: number, s: number, colour: string, far: number) =>
    wheel(x, y, 52 * s, far) +
    wheel(x + 140 * s, y, 52 * s, far) +
    stroke(
      `M${n(x)} ${n(y)}l${n(48 * s)} ${n(-70 * s)}h${n(66 * s)}l${n(26 * s)} ${n(70 * s)}M${n(x + 48 * s)} ${n(y - 70 * s)}l${n(20 * s)} ${n(70 * s)}l${n(46 * s)} ${n(-70 * s)}M${n(x)} ${n(y)}h${n(68 * s)}M${n(x + 44 * s)} ${n(y - 84 * s)}h${n(-14 * s)}h${n(28 * s)}M${n(x + 114 * s)} ${n(y - 70 * s)}l${n(-6 * s)} ${n(-26 * s)}h${n(22 * s)}`,
      paint(colour, far),
      7 * s,
    );
  const tyres = (x: number, foot: number) =>
    times(
      4,
      (index) =>
        oval(x, foot - 16 - index * 32, 64, 20, brush.form('#3d3a3e', 0.05)) +
        oval(x, foot - 22 - index * 32, 36, 9, mix(paint('#3d3a3e'), mood.shadow, 0.5)),
    );
  const far = [
    interior(brush, room, '#a09a94', '#6d6a6a', '#8a8480', 0.8),
    pane(
      brush,
      townView,
      { x: w.x(-2.3), y: w.y(2.7), w: w.m * 1.9, h: w.m * 2.1 },
      '#5a6268',
      [4, 4],
    ),
    rect(w.x(0.1), w.y(2.7), w.m * 2.3, w.m * 1.2, brush.form(mix('#6a5a4c', tones[1], 0.3), 0.1)),
    hooks(brush, [w.x(0.2), w.y(2.58)], w.m * 2.1, 8, (x, y, index) => tool(brush, x, y, index)),
    bicycle(w.x(0.5), w.y(1.1), 1.2, mix('#c9543f', tones[1], 0.4), 0.12),
  ].join('');
  const middle = [
    block(brush, { x: 1.0, y: 0, z: 4, w: 1.5, h: 0.9, d: 0.6 }, mix('#b8483c', tones[1], 0.5)),
    times(3, (row) => rect(708, 628 + row * 50, 290, 3, mix(paint('#7a2f2a'), mood.shadow, 0.4))),
    tyres(110, 860),
    jar(brush, 760, 620, 50, 60, '#c9a53f', 0.04),
    jar(brush, 830, 620, 40, 46, '#4d7a8a', 0.04),
    pendant(brush, 180, 250, 110, mix('#3f4a50', tones[1], 0.4)),
    pendant(brush, 740, 200, 84, mix('#3f4a50', tones[1], 0.4)),
    brush.isDark ? pool(brush, 220, 880, 340, 80, mood.lamp, 0.5) : fallingLight(brush, 0.45),
    brush.isDark ? bulbs(brush, [420, 90], [980, 150], 50, 8, 6) : '',
  ].join('');
  const front = [
    wheel(20, 1240, 190, 0),
    block(
      brush,
      { x: 0.5, y: -0.2, z: 1.3, w: 0.5, h: 0.4, d: 0.4 },
      mix('#b8483c', tones[1], 0.5),
    ),
  ].join('');
  return depth(brush, {
    far,
    middle,
    front,
    light: glow(brush, 180, 340, 580, brush.isDark ? mood.lamp : mood.key, 0.36),
  });
};

/** A furnace and what is made in its heat. */
export const forge: Scene = (brush) => {
  const { mood, tones } = brush;
  const room: Room = { half: 2.5, high: 3.4, deep: 5.2 };
  const w = onWall(5.2);
  const heat = brush.round([
    [0, '#fff6cc'],
    [0.35, '#ffc45a'],
    [0.75, '#f2692a'],
    [1, '#8a2414'],
  ]);
  const wares = [
    '#4aa0b8',
    '#d9803f',
    '#8a5ab0',
    '#5aa87a',
    mix(tones[1], '#ffffff', 0.2),
  ] as const;
  const vase = (x: number, foot: number, s: number, far: number) =>
    `<path d="M${n(x - s * 0.16)} ${n(foot)}C${n(x - s * 0.5)} ${n(foot - s * 0.34)} ${n(x - s * 0.3)} ${n(foot - s * 0.7)} ${n(x - s * 0.12)} ${n(foot - s * 0.8)}L${n(x - s * 0.2)} ${n(foot - s)}H${n(x + s * 0.2)}L${n(x + s * 0.12)} ${n(foot - s * 0.8)}C${n(x + s * 0.3)} ${n(foot - s * 0.7)} ${n(x + s * 0.5)} ${n(foot - s * 0.34)} ${n(x + s * 0.16)} ${n(foot)}z" fill="${brush.form(brush.pick(wares), far, [0, 0, 1, 0])}"${far < 0.1 ? brush.line('#5a4a4a', 1.2) : ''}/>`;
  const far = [
    interior(brush, room, '#8a6a5c', '#4d3c38', '#6d564c', 0.6),
    rect(
      w.x(-2.5),
      w.y(2.3),
      w.m * 2.1,
      w.m * 2.3,
      brush.form('#8a4f3c', 0.06),
      brush.line('#8a4f3c'),
    ),
    times(6, (row) =>
      rect(
        w.x(-2.5),
        w.y(2.2 - row * 0.3),
        w.m * 2.1,
        3,
        mix(brush.paint('#8a4f3c'), mood.shadow, 0.5),
        ' opacity=".5"',
      ),
    ),
    rect(w.x(-1.9), w.y(3.5), w.m * 0.9, w.m * 1.2, brush.form('#7a4636', 0.08)),
    arch(
      brush,
      w.x(-1.95),
      w.y(0.7),
      w.m * 1.05,
      w.m * 1.05,
      '#5d3428',
      rect(w.x(-2.1), w.y(1.9), w.m * 1.4, w.m * 1.4, heat),
      26,
    ),
    times(
      3,
      (row) =>
        times(6, (index) =>
          vase(
            w.x(0.62 + index * 0.28),
            w.y(2.42 - row * 0.5),
            w.m * 0.24 * brush.between(0.8, 1.15),
            0.1,
          ),
        ) +
        rect(w.x(0.4), w.y(2.42 - row * 0.5), w.m * 1.9, w.m * 0.06, brush.form('#5d4030', 0.08)),
    ),
  ].join('');
  const middle = [
    glow(brush, w.x(-1.42), w.y(1.15), 520, '#ff8a34', 0.85),
    pool(brush, 230, 860, 330, 90, '#ff9a48', 0.6),
    block(brush, { x: 0.8, y: 0, z: 3.8, w: 1.3, h: 0.8, d: 0.6 }, '#6d5240'),
    vase(740, 722, 86, 0.02),
    vase(840, 722, 110, 0.02),
    stroke('M664 700l220-70', brush.paint('#8a8a90'), 8),
    bokeh(brush, { x: 40, y: 380, w: 560, h: 420 }, 26, 5, ['#ffb65a', '#ffe0a0', '#ff7a3a'], 0.8),
    lantern(brush, 790, 210, 46),
  ].join('');
  const front = counter(brush, '#5d4436', vase(90, 1180, 210, 0) + vase(880, 1164, 160, 0));
  return depth(brush, { far, middle, front, light: glow(brush, 170, 560, 620, '#ff9d4f', 0.4) });
};
