import { mix } from '../colour';
import { n } from './brush';
import type { Scene } from './brush';
import {
  counter,
  curtain,
  depth,
  deskLamp,
  framed,
  hooks,
  interior,
  onWall,
  rug,
  table,
} from './furniture';
import { bokeh, bulbs, glow, pendant, pool } from './lights';
import { block, disc, oval, rect, shape, stroke, times } from './shapes';
import type { Room } from './shapes';
import { books, bottle, jar, leaf, mug, plant, pot } from './things';
import { fallingLight, hillView, pane, townView } from './windows';

const spines = ['#7a3f3a', '#3f5a6a', '#8a7444', '#4a6a50', '#5a4668', '#a0674a'] as const;

export const kitchen: Scene = (brush) => {
  const { mood, tones, paint } = brush;
  const room: Room = { half: 2.5, high: 3, deep: 5.4 };
  const w = onWall(5.4);
  const tiles = times(5, (row) =>
    times(15, (column) =>
      rect(
        w.x(-2.4 + column * 0.32),
        w.y(1.62 - row * 0.14),
        w.m * 0.3,
        w.m * 0.125,
        mix(paint('#e9dfca', 0.1), column % 4 === row % 3 ? tones[1] : mood.key, 0.22),
      ),
    ),
  );
  const pan = (x: number, y: number, index: number) => {
    const r = 22 + (index % 3) * 7;
    return (
      stroke(`M${n(x)} ${n(y)}v26`, paint('#5a4636'), 5) +
      disc(x, y + 26 + r, r, brush.form(index % 2 === 0 ? '#c0703a' : '#4d4a4c', 0.08))
    );
  };
  const far = [
    interior(brush, room, '#d8c3a2', '#b7a58c', '#a8784e'),
    tiles,
    pane(
      brush,
      hillView,
      { x: w.x(-1.9), y: w.y(2.7), w: w.m * 1.2, h: w.m * 0.98 },
      '#efe6d6',
      [2, 2],
    ),
    rect(w.x(0.5), w.y(2.5), w.m * 1.8, w.m * 0.07, brush.form('#8a6240', 0.1)),
    times(7, (index) =>
      jar(
        brush,
        w.x(0.66 + index * 0.25),
        w.y(2.5),
        w.m * 0.17,
        w.m * brush.between(0.2, 0.32),
        brush.pick(['#c98f4a', '#b9563f', '#8a9a5a', '#e0cfa0']),
        0.1,
      ),
    ),
    hooks(brush, [w.x(0.55), w.y(2.16)], w.m * 1.6, 6, pan),
    block(brush, { x: -2.5, y: 0, z: 4.8, w: 5, h: 0.86, d: 0.6 }, mix('#8d6f56', tones[1], 0.42)),
    block(brush, { x: -2.5, y: 0.86, z: 4.76, w: 5, h: 0.06, d: 0.64 }, '#cbb492'),
  ].join('');
  const top = 600 + 880 * (0.58 / 4.76);
  const middle = [
    plant(brush, 130, top - 36, 92, '#5f8a4a', 0.08, 9),
    pot(brush, 130, top, 54, '#b9683f', 0.05),
    bottle(brush, 770, top, 104, '#6b7a3a', 0.05),
    bottle(brush, 812, top, 84, '#a8642f', 0.05),
    rect(690, top - 62, 52, 62, brush.form('#d9d2c4', 0.05), brush.line('#d9d2c4')),
    brush.isDark ? '' : fallingLight(brush, 0.42),
    pendant(brush, 236, 250, 104, mix('#c9793f', tones[1], 0.4)),
    pendant(brush, 760, 226, 84, mix('#c9793f', tones[1], 0.4)),
    brush.isDark ? pool(brush, 240, 720, 330, 100, mood.lamp, 0.5) : '',
  ].join('');
  const front = counter(
    brush,
    '#b98a58',
    [
      mug(brush, 846, 1164, 118, mix('#e9e0d0', tones[1], 0.35)),
      oval(104, 1176, 100, 26, brush.form('#efe6d4')),
      disc(66, 1142, 34, brush.form('#d9a53a')),
      disc(126, 1136, 38, brush.form('#c9542f')),
      disc(96, 1110, 33, brush.form('#e0b04a')),
    ].join(''),
  );
  return depth(brush, {
    far,
    middle,
    front,
    light: glow(brush, 130, 330, 620, brush.isDark ? mood.lamp : mood.key, 0.4),
  });
};

/** A small room of one's own under the roof. */
export const attic: Scene = (brush) => {
  const { mood, tones, paint } = brush;
  const room: Room = { half: 2.3, high: 2.9, deep: 5 };
  const w = onWall(5);
  const slope = mix(paint(mix('#c9b49c', tones[1], 0.34)), mood.shadow, 0.4);
  const far = [
    interior(brush, room, '#cdb8a0', '#a8947e', '#9a6f4a'),
    shape(
      [
        [-200, -200],
        [330, -200],
        [40, 440],
        [-200, 640],
      ],
      slope,
    ),
    shape(
      [
        [1160, -200],
        [700, -200],
        [930, 420],
        [1160, 600],
      ],
      mix(slope, mood.shadow, 0.3),
    ),
    pane(
      brush,
      townView,
      { x: w.x(-1.55), y: w.y(2.6), w: w.m * 1.5, h: w.m * 1.5 },
      '#8a6a4e',
      [2, 2],
    ),
    curtain(
      brush,
      w.x(-1.85),
      w.y(2.75),
      w.m * 0.34,
      w.m * 1.9,
      mix('#d9c2a8', tones[0], 0.5),
      0.08,
    ),
    curtain(
      brush,
      w.x(-0.06),
      w.y(2.75),
      w.m * 0.34,
      w.m * 1.9,
      mix('#d9c2a8', tones[0], 0.5),
      0.08,
    ),
    times(3, (row) => {
      const y = w.y(2.1 - row * 0.42);
      return (
        books(brush, w.x(0.66), y, w.m * 0.92, w.m * 0.3, spines, 0.08) +
        rect(w.x(0.6), y, w.m * 1.1, w.m * 0.05, brush.form('#7a5638', 0.08))
      );
    }),
    framed(brush, w.x(0.78), w.y(2.72), w.m * 0.5, w.m * 0.34),
  ].join('');
  const middle = [
    block(brush, { x: -2.2, y: 0, z: 3.9, w: 2.1, h: 0.42, d: 0.9 }, '#8a6446'),
    block(
      brush,
      { x: -2.2, y: 0.42, z: 3.9, w: 2.1, h: 0.2, d: 0.9 },
      mix('#e2d4c4', tones[1], 0.3),
    ),
    oval(80, 768, 92, 40, brush.form(mix('#f0e6d8', tones[0], 0.4))),
    rug(brush, -0.3, 2.9, 1.9, 0.9, mix('#a8483f', tones[1], 0.5)),
    table(brush, 0.8, 3.9, 1.3, '#7a5638'),
    deskLamp(brush, 800, 764, 130, mix('#d9803f', tones[1], 0.4)),
    plant(brush, 884, 716, 80, '#4f7f4a', 0.06, 9),
    pot(brush, 884, 764, 56, '#b9683f'),
    brush.isDark ? bulbs(brush, [20, 150], [720, 120], 60, 12, 5) : fallingLight(brush, 0.4),
  ].join('');
  const dark = mix('#3a6448', tones[2], 0.3);
  const front = [
    leaf(brush, -60, 1300, 330, -62, dark, 0, 0.22),
    leaf(brush, -60, 1310, 300, -28, mix(dark, '#7fa45a', 0.3), 0, 0.22),
    block(
      brush,
      { x: 0.44, y: -0.1, z: 1.25, w: 0.6, h: 0.6, d: 0.5 },
      mix('#b0785a', tones[1], 0.5),
    ),
  ].join('');
  return depth(brush, {
    far,
    middle,
    front,
    light: glow(
      brush,
      200,
      330,
      600,
      brush.isDark ? mood.lamp : mood.key,
      brush.isDark ? 0.3 : 0.4,
    ),
  });
};

/** A desk under a lamp, with the town behind the glass. */
export const study: Scene = (brush) => {
  const { mood, tones } = brush;
  const room: Room = { half: 2.6, high: 3.2, deep: 5.4 };
  const w = onWall(5.4);
  const green = mix('#3f6a55', tones[1], 0.5);
  const far = [
    interior(brush, room, '#8d7a62', '#6a5a48', '#7a5234'),
    times(5, (row) => {
      const y = w.y(2.72 - row * 0.44);
      return (
        books(brush, w.x(-2.5), y, w.m * 1.5, w.m * 0.36, spines, 0.1) +
        rect(w.x(-2.6), y, w.m * 1.7, w.m * 0.06, brush.form('#5e3f28', 0.08))
      );
    }),
    rect(w.x(-0.92), w.y(3.1), w.m * 0.1, w.m * 2.7, brush.form('#5e3f28', 0.08)),
    pane(
      brush,
      townView,
      { x: w.x(0.42), y: w.y(2.84), w: w.m * 1.55, h: w.m * 1.72 },
      '#6e5138',
      [2, 3],
    ),
    curtain(brush, w.x(2.0), w.y(3), w.m * 0.5, w.m * 2.5, mix('#8a3f3a', tones[1], 0.5), 0.06),
    framed(brush, w.x(-0.6), w.y(2.5), w.m * 0.6, w.m * 0.7),
  ].join('');
  const middle = [
    table(brush, -2.1, 3.5, 1.6, '#6b452a', 0.8),
    table(brush, 0.7, 3.9, 1.5, '#6b452a', 0.8),
    deskLamp(brush, 150, 780, 150, green),
    books(brush, 250, 778, 90, 66, spines),
    rect(806, 728, 90, 34, brush.form('#efe6d2')),
    brush.isDark ? pool(brush, 170, 800, 260, 80, mood.lamp, 0.5) : fallingLight(brush, 0.42),
    brush.isDark
      ? bokeh(brush, { x: 560, y: 330, w: 280, h: 250 }, 9, 11, ['#ffcf86', '#ffe3b0'], 0.35)
      : '',
  ].join('');
  const sheet = (x: number, y: number, turn: number) =>
    `<rect x="-90" y="-120" width="180" height="240" transform="translate(${x} ${y}) rotate(${turn}) skewX(-18)" fill="${brush.form('#f1e8d4')}"/>`;
  const front = counter(
    brush,
    '#6b4329',
    [
      sheet(130, 1250, 70),
      sheet(190, 1232, 96),
      mug(brush, 868, 1160, 104, mix('#d8ccb8', tones[1], 0.4)),
      books(brush, 640, 1172, 120, 54, spines),
    ].join(''),
    1172,
  );
  return depth(brush, {
    far,
    middle,
    front,
    light: glow(
      brush,
      150,
      560,
      560,
      brush.isDark ? mood.lamp : mood.key,
      brush.isDark ? 0.42 : 0.34,
    ),
  });
};
