import { mix } from '../colour';
import { n } from './brush';
import type { Scene } from './brush';
import {
  arch,
  counter,
  curtain,
  depth,
  deskLamp,
  framed,
  interior,
  onWall,
  rug,
  table,
} from './furniture';
import { bokeh, bulbs, candle, glow, pendant, pool } from './lights';
import { block, disc, oval, rect, stroke, times } from './shapes';
import type { Room } from './shapes';
import { bottle, plant, pot } from './things';
import { fallingLight, hillView, pane, townView } from './windows';

export const hall: Scene = (brush) => {
  const { mood, tones, paint } = brush;
  const room: Room = { half: 3, high: 4.6, deep: 6.4 };
  const w = onWall(6.4);
  const banner = mix('#7a2434', tones[1], 0.55);
  const stones = times(34, () =>
    rect(
      w.x(brush.between(-3, 2.6)),
      w.y(brush.between(0.4, 4.4)),
      w.m * brush.between(0.24, 0.44),
      w.m * 0.18,
      mix(paint('#8d8378', 0.1), mood.shadow, brush.between(0, 0.25)),
      ' opacity=".5"',
    ),
  );
  const fire = brush.round([
    [0, '#fff0b8'],
    [0.45, '#ff9f3a'],
    [1, '#7a2a14'],
  ]);
  const far = [
    interior(brush, room, '#9a8f82', '#5d5048', '#8a8078', 0.7),
    stones,
    arch(
      brush,
      w.x(-2.5),
      w.y(0),
      w.m * 1.5,
      w.m * 1.5,
      '#a89c8c',
      rect(w.x(-2.6), w.y(1.6), w.m * 1.8, w.m * 1.7, fire),
      30,
    ),
    rect(w.x(-2.8), w.y(1.9), w.m * 2.1, w.m * 0.16, brush.form('#8a7c6c', 0.08)),
    framed(brush, w.x(-2.24), w.y(3.3), w.m * 1, w.m * 1.2),
    arch(
      brush,
      w.x(0.9),
      w.y(1),
      w.m * 1.2,
      w.m * 2.9,
      '#b5a998',
      hillView(brush, { x: w.x(0.9), y: w.y(3.9), w: w.m * 1.2, h: w.m * 2.9 }) +
        rect(w.x(1.47), w.y(4), 6, w.m * 3, paint('#4a4038')) +
        times(4, (row) => rect(w.x(0.9), w.y(3.4 - row * 0.6), w.m * 1.2, 4, paint('#4a4038'))),
      18,
    ),
    times(
      2,
      (index) =>
        `<path d="M${n(w.x(-0.62 + index * 3.1))} ${n(w.y(4))}h${n(w.m * 0.56)}v${n(w.m * 1.9)}l${n(-w.m * 0.28)} ${n(-w.m * 0.24)}l${n(-w.m * 0.28)} ${n(w.m * 0.24)}z" fill="${brush.form(banner, 0.1, [0, 0, 1, 0])}"/>`,
    ),
  ].join('');
  const middle = [
    glow(brush, w.x(-1.75), w.y(0.8), 460, '#ff9a48', 0.8),
    times(3, (index) =>
      block(brush, { x: -3, y: 4.1, z: 5 - index * 1.3, w: 6, h: 0.3, d: 0.26 }, '#5a3f2c'),
    ),
    table(brush, 0.6, 4.2, 2, '#6b4429', 0.9),
    candle(brush, 690, 764, 44),
    candle(brush, 780, 764, 52),
    candle(brush, 860, 764, 40),
    rug(brush, -1.2, 2.8, 2.2, 1.2, banner),
    pool(brush, 240, 900, 330, 90, '#ff9f58', 0.5),
    fallingLight(brush, 0.3),
    bokeh(brush, { x: 60, y: 360, w: 460, h: 400 }, 16, 5, ['#ffc06a', '#ffe6b0'], 0.6),
  ].join('');
  const front = [
    block(
      brush,
      { x: 0.46, y: -0.4, z: 1.25, w: 0.6, h: 1.06, d: 0.1 },
      mix('#5a3826', tones[2], 0.3),
    ),
    curtain(brush, -150, -60, 210, 1420, banner),
  ].join('');
  return depth(brush, { far, middle, front, light: glow(brush, 190, 480, 600, '#ffb068', 0.36) });
};

export const lobby: Scene = (brush) => {
  const { mood, tones } = brush;
  const room: Room = { half: 2.9, high: 3.8, deep: 6 };
  const w = onWall(6);
  const wood = mix('#6d4429', tones[1], 0.16);
  const keys = times(5, (row) =>
    times(9, (column) => {
      const x = w.x(-2.3 + column * 0.28);
      const y = w.y(2.9 - row * 0.34);
      return (
        rect(
          x,
          y,
          w.m * 0.25,
          w.m * 0.3,
          brush.form(mix(wood, '#2a1a12', 0.3), 0.1),
          brush.line(wood, 1),
        ) +
        disc(x + w.m * 0.12, y + w.m * 0.12, 4, '#e8c46a') +
        rect(x + w.m * 0.11, y + w.m * 0.13, 4, w.m * 0.1, '#e8c46a')
      );
    }),
  );
  const far = [
    interior(brush, room, '#c4a888', '#8d7864', '#a8907a', 0.8),
    rect(w.x(-2.44), w.y(3.04), w.m * 2.7, w.m * 1.9, brush.form(wood, 0.08), brush.line(wood)),
    keys,
    arch(
      brush,
      w.x(0.9),
      w.y(0),
      w.m * 1.5,
      w.m * 3,
      '#d9c3a0',
      townView(brush, { x: w.x(0.9), y: w.y(3), w: w.m * 1.5, h: w.m * 3 }) +
        rect(w.x(1.62), w.y(3), 7, w.m * 3, brush.paint('#8a6a44')),
      18,
    ),
  ].join('');
  const middle = [
    block(brush, { x: -2.7, y: 0, z: 4, w: 2.9, h: 1, d: 0.7 }, wood),
    block(brush, { x: -2.74, y: 1, z: 3.96, w: 2.98, h: 0.07, d: 0.78 }, '#d9c8ae'),
    deskLamp(brush, 130, 692, 120, mix('#2f6a55', tones[1], 0.4)),
    disc(330, 684, 15, brush.form('#e0b850')),
    plant(brush, 850, 660, 240, '#4d7a48', 0.05, 13),
    pot(brush, 850, 810, 130, mix('#d9c8ae', tones[1], 0.3)),
    times(
      2,
      (index) =>
        glow(brush, 250 + index * 480, 200, 330, mood.lamp, brush.isDark ? 0.6 : 0.25) +
        times(7, (bulb) =>
          oval(
            190 + index * 480 + bulb * 20,
            200 + Math.sin((bulb / 6) * Math.PI) * 20,
            7,
            14,
            '#fff3d0',
          ),
        ) +
        stroke(
          `M${190 + index * 480} 196h120M${250 + index * 480} 190V-100`,
          brush.paint('#c9a04f'),
          6,
        ),
    ),
    rug(brush, -0.9, 2.3, 2.2, 1.6, mix('#8a2f3a', tones[1], 0.5)),
    brush.isDark ? pool(brush, 260, 900, 330, 80, mood.lamp, 0.45) : fallingLight(brush, 0.4),
  ].join('');
  const front = [
    plant(brush, 960, 1330, 330, mix('#3f6a40', tones[2], 0.3)),
    counter(
      brush,
      '#6b4429',
      disc(90, 1166, 36, brush.form('#e0b850')) + oval(90, 1184, 56, 10, brush.form('#b8903f')),
      1190,
    ),
  ].join('');
  return depth(brush, {
    far,
    middle,
    front,
    light: glow(brush, 200, 330, 600, brush.isDark ? mood.lamp : mood.key, 0.38),
  });
};

export const salon: Scene = (brush) => {
  const { mood, tones } = brush;
  const room: Room = { half: 2.5, high: 3.1, deep: 5.2 };
  const w = onWall(5.2);
  const seat = mix('#b8483f', tones[1], 0.5);
  const mirror = (x: number) =>
    `<ellipse cx="${n(w.x(x))}" cy="${n(w.y(1.9))}" rx="${n(w.m * 0.5)}" ry="${n(w.m * 0.66)}" fill="${brush.form('#c9a04f', 0.06)}"/>` +
    oval(
      w.x(x),
      w.y(1.9),
      w.m * 0.44,
      w.m * 0.6,
      brush.ramp(
        [
          [0, mix(mood.sky[1], '#ffffff', 0.4)],
          [0.5, mix(mood.ambient, mood.key, 0.5)],
          [1, mix(mood.ambient, mood.shadow, 0.3)],
        ],
        [0, 0, 1, 1],
      ),
    );
  const far = [
    interior(brush, room, '#d3b8a8', '#a89088', '#b09a80', 0.4),
    mirror(-1.5),
    mirror(1.1),
    pane(
      brush,
      townView,
      { x: w.x(-0.62), y: w.y(2.6), w: w.m * 0.9, h: w.m * 1.3 },
      '#efe4d4',
      [1, 2],
    ),
    rect(w.x(-2.2), w.y(1.04), w.m * 1.5, w.m * 0.08, brush.form('#8a6044', 0.06)),
    rect(w.x(0.4), w.y(1.04), w.m * 1.5, w.m * 0.08, brush.form('#8a6044', 0.06)),
    times(
      5,
      (index) =>
        bottle(
          brush,
          w.x(-2.1 + index * 0.16),
          w.y(1.04),
          w.m * 0.26,
          ['#c98fa0', '#8ab0a8', '#d9b06a'][index % 3] ?? '#c98fa0',
          0.06,
        ) +
        bottle(
          brush,
          w.x(1.3 + index * 0.14),
          w.y(1.04),
          w.m * 0.24,
          ['#d9b06a', '#a88fc0', '#8ab0a8'][index % 3] ?? '#d9b06a',
          0.06,
        ),
    ),
  ].join('');
  const chair = (x: number, foot: number) =>
    `<path d="M${x - 70} ${foot - 250}q70 -40 140 0l-8 130h-124z" fill="${brush.form(seat, 0.02)}"${brush.line(seat)}/>` +
    rect(x - 86, foot - 130, 172, 46, brush.form(seat, 0.02), ` rx="18"${brush.line(seat)}`) +
    rect(x - 14, foot - 84, 28, 74, brush.form('#b0b0b4')) +
    oval(x, foot - 6, 74, 15, brush.form('#8a8a90'));
  const middle = [
    chair(150, 950),
    chair(800, 960),
    plant(brush, 336, 690, 120, '#5a8a48', 0.06, 11),
    times(4, (index) => disc(300 + index * 26, 630 + (index % 2) * 36, 11, brush.form('#f3cf3f'))),
    pot(brush, 336, 790, 84, mix('#4d8aa0', tones[1], 0.3)),
    brush.isDark
      ? candle(brush, 90, 756, 46) + candle(brush, 210, 756, 38) + candle(brush, 760, 750, 42)
      : fallingLight(brush, 0.42),
    pendant(brush, 200, 230, 88, mix('#c9a04f', tones[1], 0.3)),
    pendant(brush, 770, 210, 78, mix('#c9a04f', tones[1], 0.3)),
    bulbs(brush, [-20, 120], [980, 100], 40, 12, 5),
  ].join('');
  const front = counter(
    brush,
    '#b8907a',
    bottle(brush, 66, 1180, 190, '#c98fa0') +
      bottle(brush, 140, 1180, 150, '#8ab0a8') +
      candle(brush, 880, 1166, 80),
  );
  return depth(brush, {
    far,
    middle,
    front,
    light: glow(brush, 190, 380, 580, brush.isDark ? mood.lamp : mood.key, 0.38),
  });
};
