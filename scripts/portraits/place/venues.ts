import { mix } from '../colour';
import { n } from './brush';
import type { Scene } from './brush';
import { counter, depth, interior, onWall } from './furniture';
import { bokeh, bulbs, glow, pendant, pool } from './lights';
import { at, block, disc, oval, rect, shape, stroke, times } from './shapes';
import type { Room } from './shapes';
import { bottleShelf } from './taverns';
import { bottle, guest } from './things';
import { fallingLight, pane, townView } from './windows';

export const bar: Scene = (brush) => {
  const { mood, tones } = brush;
  const room: Room = { half: 2.6, high: 3.2, deep: 5.4 };
  const w = onWall(5.4);
  const neon = mix('#ff5f9a', tones[0], 0.4);
  const far = [
    interior(brush, room, mix('#4d4452', tones[2], 0.3), '#2f2836', '#5d4436'),
    rect(
      w.x(-2.4),
      w.y(2.7),
      w.m * 2.5,
      w.m * 1.75,
      brush.ramp([
        [0, mix(mood.lamp, tones[1], 0.4)],
        [1, mix(mood.lamp, '#8a4a2a', 0.5)],
      ]),
    ),
    bottleShelf(brush, w.x(-2.3), w.y(1.1), w.m * 2.3, 4, w.m * 0.44, 0.02),
    stroke(`M${n(w.x(0.7))} ${n(w.y(2.3))}q60 -70 120 0t120 0`, neon, 8),
    glow(brush, w.x(1.4), w.y(2.3), 240, neon, 0.6),
    stroke(`M${n(w.x(0.7))} ${n(w.y(2.3))}q60 -70 120 0t120 0`, mix(neon, '#ffffff', 0.6), 3.4),
    disc(
      w.x(1.4),
      w.y(1.72),
      46,
      'none',
      ` stroke="${mix('#5ad8ff', tones[1], 0.3)}" stroke-width="6"`,
    ),
    glow(brush, w.x(1.4), w.y(1.72), 170, '#5ad8ff', 0.45),
  ].join('');
  const middle = [
    block(brush, { x: -2.6, y: 0, z: 3.7, w: 2.5, h: 1.02, d: 0.6 }, mix('#6d4630', tones[2], 0.2)),
    times(
      3,
      (index) =>
        oval(150 + index * 84, 820, 34, 11, brush.form(mix('#a83f3f', tones[1], 0.4))) +
        rect(146 + index * 84, 826, 8, 130, brush.form('#8a8a90')),
    ),
    guest(brush, 720, 880, 250, '#5a4a5c', 0.12),
    guest(brush, 850, 900, 270, '#4a5a6a', 0.1),
    pendant(brush, 110, 250, 84, mix('#c9a04f', tones[1], 0.3)),
    pendant(brush, 260, 220, 74, mix('#c9a04f', tones[1], 0.3)),
    pendant(brush, 800, 200, 66, mix('#c9a04f', tones[1], 0.3)),
    bokeh(
      brush,
      { x: 520, y: 330, w: 420, h: 330 },
      14,
      14,
      ['#ff8fb8', '#7fd8ff', mood.lamp],
      0.42,
    ),
    pool(brush, 190, 720, 260, 60, mood.lamp, 0.5),
  ].join('');
  const glassX = 870;
  const drink = `<path d="M${glassX - 60} 1010h120l-46 74v62h34v12h-96v-12h34v-62z" fill="#e8f4f8" opacity=".34"/><path d="M${glassX - 46} 1032h92l-36 56h-20z" fill="${mix(neon, '#ffb84a', 0.5)}" opacity=".9"/>`;
  const front = counter(
    brush,
    '#5a3826',
    drink + disc(916, 1020, 22, brush.form('#f0c83f')) + bottle(brush, 60, 1178, 250, '#5a7a4a'),
  );
  return depth(brush, { far, middle, front, light: glow(brush, 190, 440, 560, mood.lamp, 0.42) });
};

export const gym: Scene = (brush) => {
  const { mood, tones, paint } = brush;
  const room: Room = { half: 3, high: 4.2, deep: 6 };
  const w = onWall(6);
  const holds = ['#d9503f', '#3f8ac9', '#e8b83f', '#5aa860', '#a05ac0', tones[0]] as const;
  const bag = (x: number, y: number, s: number) =>
    stroke(`M${x} -100V${y - 140 * s}`, paint('#4a484c'), 4) +
    `<rect x="${n(x - 46 * s)}" y="${n(y - 140 * s)}" width="${n(92 * s)}" height="${n(330 * s)}" rx="${n(30 * s)}" fill="${brush.form(mix('#a83a34', tones[1], 0.4), 0.04, [0, 0, 1, 0])}"${brush.line('#7a2a28')}/>` +
    rect(x - 46 * s, y - 80 * s, 92 * s, 14 * s, paint('#e6dac4'), ' opacity=".8"');
  const far = [
    interior(brush, room, '#b5a48e', '#6d655c', '#9a7450', 0.6),
    shape(
      [
        [w.x(0.2), w.y(4.2)],
        [1160, -200],
        [1160, 900],
        [w.x(0.5), w.y(0)],
      ],
      brush.form(mix('#c9b89c', tones[1], 0.3), 0.1),
    ),
    times(34, () => {
      const y = brush.between(-20, 800);
      return `<ellipse cx="${n(brush.between(590, 960))}" cy="${n(y)}" rx="${n(brush.between(9, 24))}" ry="${n(brush.between(8, 16))}" fill="${brush.form(brush.pick(holds), 0.06)}"/>`;
    }),
    pane(
      brush,
      townView,
      { x: w.x(-2.6), y: w.y(3.4), w: w.m * 2.3, h: w.m * 1.7 },
      '#4d4a4a',
      [4, 2],
    ),
    times(7, (index) =>
      rect(w.x(-2.7), w.y(1.6 - index * 0.2), w.m * 1.1, 8, brush.form('#a87848', 0.1)),
    ),
  ].join('');
  const middle = [
    shape(
      [at(-3, 0.01, 2), at(3, 0.01, 2), at(3, 0.01, 5), at(-3, 0.01, 5)],
      brush.ramp([
        [0, paint(mix('#3f6a8a', tones[1], 0.5))],
        [1, mix(paint(mix('#3f6a8a', tones[1], 0.5)), mood.shadow, 0.5)],
      ]),
      ' opacity=".8"',
    ),
    bag(150, 460, 1.05),
    bag(300, 420, 0.7),
    pendant(brush, 560, 160, 72, '#4d4a4a'),
    pendant(brush, 820, 150, 72, '#4d4a4a'),
    brush.isDark ? pool(brush, 480, 960, 380, 80, mood.lamp, 0.45) : fallingLight(brush, 0.52),
    bokeh(brush, { x: 60, y: 260, w: 500, h: 560 }, 12, 5, ['#fff3d4', '#ffffff'], 0.35),
  ].join('');
  const front =
    stroke('M-60 1150C300 1186 700 1186 1020 1140', mix(paint('#c9483f'), mood.key, 0.1), 26) +
    stroke('M-60 1250C300 1286 700 1286 1020 1240', mix(paint('#e6dcc8'), mood.shadow, 0.1), 26) +
    rect(20, 1080, 46, 300, brush.form('#4a484e', 0, [0, 0, 1, 0]));
  return depth(brush, {
    far,
    middle,
    front,
    light: glow(brush, 180, 330, 580, brush.isDark ? mood.lamp : mood.key, 0.36),
  });
};

export const arcade: Scene = (brush) => {
  const { mood, tones } = brush;
  const room: Room = { half: 2.5, high: 3, deep: 6.4 };
  const hues = ['#ff5fa2', '#4fd8ff', '#ffd84a', '#8a6aff', '#5af0a0'] as const;
  const machine = (sign: number, index: number) => {
    const z = 5.4 - index * 0.92;
    const x = sign < 0 ? -2.4 : 1.5;
    const colour = hues[(index * 2 + (sign > 0 ? 1 : 0)) % 5] ?? hues[0];
    const inner = sign < 0 ? x + 0.9 : x;
    const sheet = (low: number, high: number, from: number, to: number, fill: string, more = '') =>
      shape(
        [
          at(inner, low, z + from),
          at(inner, low, z + to),
          at(inner, high, z + to),
          at(inner, high, z + from),
        ],
        fill,
        more,
      );
    const [gx, gy] = at(inner, 1.5, z + 0.4);
    return [
      block(brush, { x, y: 0, z, w: 0.9, h: 2, d: 0.76 }, mix('#3a2f5a', colour, 0.2)),
      sheet(
        1.2,
        1.72,
        0.1,
        0.66,
        brush.ramp([
          [0, mix(colour, '#ffffff', 0.7)],
          [0.5, colour],
          [1, mix(colour, mood.shadow, 0.5)],
        ]),
      ),
      sheet(1.8, 1.96, 0.06, 0.7, mix(colour, '#ffffff', 0.5)),
      glow(brush, gx, gy, 900 / z, colour, 0.4),
    ].join('');
  };
  const row = times(5, (index) => machine(-1, index) + machine(1, index));
  const far = [
    interior(brush, room, mix('#3a2f52', tones[2], 0.3), '#1f1830', '#4a3a5c', 0.5),
    times(
      4,
      (index) =>
        rect(-100, at(0, 2.9, 6 - index)[1], 1160, 9, hues[index] ?? hues[0], ' opacity=".8"') +
        glow(brush, 480, at(0, 2.9, 6 - index)[1], 420, hues[index] ?? hues[0], 0.2),
    ),
    rect(
      330,
      420,
      300,
      300,
      brush.ramp([
        [0, mix(tones[1], '#2a1f4a', 0.5)],
        [1, '#1a1430'],
      ]),
    ),
  ].join('');
  const middle = [
    row,
    guest(brush, 410, 800, 190, '#4a3a5c', 0.2),
    guest(brush, 580, 790, 180, '#4a3a5c', 0.26),
    pool(brush, 200, 930, 320, 80, '#ff6fb0', 0.4),
    pool(brush, 780, 940, 320, 80, '#5ad8ff', 0.4),
    bokeh(brush, { x: 60, y: 240, w: 840, h: 460 }, 22, 9, hues, 0.45),
    bulbs(brush, [-20, 170], [980, 140], 40, 14, 6),
  ].join('');
  const front = [
    bokeh(brush, { x: -20, y: 1010, w: 320, h: 250 }, 6, 48, hues, 0.5),
    bokeh(brush, { x: 700, y: 1040, w: 300, h: 220 }, 6, 44, hues, 0.5),
  ].join('');
  return depth(brush, { far, middle, front, light: glow(brush, 170, 460, 540, '#ff8fc8', 0.28) });
};
