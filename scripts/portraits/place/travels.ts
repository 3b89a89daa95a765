import { mix } from '../colour';
import { n } from './brush';
import type { Scene } from './brush';
import { counter, curtain, depth, deskLamp, hooks, interior, onWall } from './furniture';
import { hills } from './land';
import { bokeh, glow, pool } from './lights';
import { at, block, disc, oval, rect, shape, stroke, times } from './shapes';
import type { Room } from './shapes';
import { sky } from './sky';
import { books, mug } from './things';
import { fallingLight, pane, town } from './windows';
import type { View } from './windows';

const passing: View = (brush, { y, h }) =>
  sky(brush, { low: y + h * 0.8, sun: [190, y + h * 0.44] }) +
  hills(brush, y + h * 0.8, h * 0.3, 5, '#5d7a86', 0.6) +
  hills(brush, y + h * 1.05, h * 0.34, 4, '#3f5f58', 0.34);

export const nightTrain: Scene = (brush) => {
  const { mood, tones, paint } = brush;
  const room: Room = { half: 1.7, high: 2.6, deep: 3.6 };
  const w = onWall(3.6);
  const panel = mix('#7a4a34', tones[2], 0.2);
  const plush = mix('#8a2f45', tones[1], 0.5);
  const far = [
    interior(brush, room, '#8d6446', '#5d4030', '#5a3f3a'),
    rect(w.x(-1.7), w.y(1.06), w.m * 3.4, w.m * 1.1, brush.form(panel, 0.06)),
    pane(
      brush,
      passing,
      { x: w.x(-1.1), y: w.y(2.3), w: w.m * 1.9, h: w.m * 1.1 },
      '#5a3826',
      [2, 1],
      18,
    ),
    curtain(brush, w.x(-1.34), w.y(2.42), w.m * 0.34, w.m * 1.3, plush, 0.04),
    curtain(brush, w.x(0.72), w.y(2.42), w.m * 0.34, w.m * 1.3, plush, 0.04),
    rect(w.x(-1.5), w.y(2.48), w.m * 2.9, 9, brush.form('#c9a04f')),
  ].join('');
  const seat = (x: number) =>
    block(brush, { x, y: 0.06, z: 2.5, w: 0.7, h: 0.44, d: 0.9 }, plush) +
    block(brush, { x: x < 0 ? x : x + 0.56, y: 0.5, z: 2.5, w: 0.14, h: 0.8, d: 0.9 }, plush);
  const middle = [
    seat(-1.5),
    seat(0.8),
    block(brush, { x: -0.6, y: 0.7, z: 2.9, w: 1.1, h: 0.05, d: 0.4 }, '#6b4229'),
    deskLamp(brush, 300, 846, 150, mix('#d9803f', tones[1], 0.4)),
    rect(90, 250, 170, 12, brush.form('#c9a04f')),
    rect(100, 176, 140, 74, brush.form('#7a4e30'), brush.line('#5a3826')),
    glow(brush, 120, 420, 230, mood.lamp, brush.isDark ? 0.7 : 0.2),
    oval(120, 410, 26, 40, brush.isDark ? '#fff0cc' : paint('#f0e4cc')),
    brush.isDark
      ? bokeh(
          brush,
          { x: 280, y: 330, w: 420, h: 220 },
          9,
          9,
          ['#ffd58c', '#fff0d0', '#ffa86a'],
          0.5,
        )
      : fallingLight(brush, 0.4),
  ].join('');
  const front = [
    counter(
      brush,
      '#6b4229',
      mug(brush, 862, 1166, 110, '#efe6d4') +
        books(brush, 20, 1186, 120, 40, ['#7a3f3a', '#3f5a6a', '#8a7444']),
      1176,
    ),
    curtain(brush, -130, -60, 200, 1260, plush),
  ].join('');
  return depth(brush, {
    far,
    middle,
    front,
    light: glow(brush, 190, 480, 560, brush.isDark ? mood.lamp : mood.key, 0.4),
  });
};

export const tram: Scene = (brush) => {
  const { mood, tones, paint } = brush;
  const room: Room = { half: 1.5, high: 2.5, deep: 7 };
  const metal = mix('#d9cbb0', tones[1], 0.25);
  const plush = mix('#3f6a5c', tones[1], 0.5);
  const glassFill = brush.ramp([
    [0, mood.sky[0]],
    [0.7, mood.sky[1]],
    [1, mood.sky[2]],
  ]);
  const side = (sign: number) =>
    times(5, (index) => {
      const z = 6 - index * 1.14;
      const sheet = (
        low: number,
        high: number,
        from: number,
        to: number,
        fill: string,
        more = '',
      ) =>
        shape(
          [
            at(sign * 1.49, low, from),
            at(sign * 1.49, low, to),
            at(sign * 1.49, high, to),
            at(sign * 1.49, high, from),
          ],
          fill,
          more,
        );
      return (
        sheet(1.05, 2.1, z, z + 0.96, glassFill, brush.line('#8a7a64', 3)) +
        (brush.isDark
          ? bokeh(
              brush,
              { x: at(sign * 1.49, 0, z + 0.5)[0] - 60, y: 430, w: 120, h: 140 },
              4,
              70 / z + 4,
              ['#ffd58c', '#ff9f6a', '#8fc8ff'],
              0.6,
            )
          : '')
      );
    });
  const far = [
    interior(brush, room, '#cbb998', '#d9cdb8', '#7a6a5c', 0.2),
    brush.clip(
      rect(362, 440, 236, 210, '#000'),
      passing(brush, { x: 362, y: 440, w: 236, h: 210 }) + town(brush, 660, 110, 0.4),
    ),
    rect(356, 434, 248, 222, 'none', ` stroke="${paint('#8a7a64')}" stroke-width="12"`),
    side(-1),
    side(1),
  ].join('');
  const bench = (sign: number, z: number) =>
    block(brush, { x: sign < 0 ? -1.5 : 0.72, y: 0.1, z, w: 0.78, h: 0.36, d: 0.5 }, plush) +
    block(
      brush,
      { x: sign < 0 ? -1.5 : 0.72, y: 0.46, z: z + 0.44, w: 0.78, h: 0.6, d: 0.1 },
      plush,
    );
  const pole = (x: number, z: number) =>
    block(brush, { x, y: 0, z, w: 0.04, h: 2.5, d: 0.04 }, '#e0b050');
  const middle = [
    times(4, (index) => bench(-1, 5.4 - index * 1.05) + bench(1, 5.4 - index * 1.05)),
    pole(-0.66, 4.6),
    pole(0.62, 4.6),
    pole(-0.66, 2.9),
    pole(0.62, 2.9),
    times(5, (index) => {
      const [x, y] = at(0, 2.46, 6.4 - index * 0.8);
      return (
        (brush.isDark ? glow(brush, x, y, 900 / (6 - index), mood.lamp, 0.4) : '') +
        oval(x, y, 150 / (6.4 - index * 0.8), 26 / (6.4 - index * 0.8), '#fff4d8')
      );
    }),
    hooks(
      brush,
      [70, 200],
      300,
      4,
      (x, y) =>
        stroke(`M${n(x)} ${n(y)}v46`, paint('#6d5440'), 5) +
        disc(x, y + 68, 22, 'none', ` stroke="${paint(metal)}" stroke-width="7"`),
    ),
    brush.isDark ? pool(brush, 480, 900, 300, 90, mood.lamp, 0.4) : fallingLight(brush, 0.4),
  ].join('');
  const front = [
    rect(60, -60, 30, 1420, brush.form('#e0b050', 0, [0, 0, 1, 0])),
    block(brush, { x: 0.4, y: -0.2, z: 1.2, w: 0.6, h: 0.74, d: 0.1 }, plush),
  ].join('');
  return depth(brush, {
    far,
    middle,
    front,
    light: glow(brush, 170, 400, 540, brush.isDark ? mood.lamp : mood.key, 0.32),
  });
};
