import { mix } from '../colour';
import { n } from './brush';
import type { Scene } from './brush';
import { arch, curtain, depth, interior, onWall } from './furniture';
import { bokeh, glow, pool, shaft } from './lights';
import { block, oval, rect, stroke, times } from './shapes';
import type { Room } from './shapes';
import { guest } from './things';

export const stage: Scene = (brush) => {
  const { mood, tones, paint } = brush;
  const velvet = mix('#8a2438', tones[1], 0.45);
  const room: Room = { half: 3.2, high: 5, deep: 6 };
  const beam = (x: number, foot: number, colour: string, strength: number) =>
    shaft(
      brush,
      [
        [x - 16, -20],
        [x + 16, -20],
      ],
      [
        [foot + 170, 1010],
        [foot - 170, 1010],
      ],
      colour,
      strength,
    ) + glow(brush, x, 10, 90, colour, 0.9);
  const far = [
    interior(brush, room, mix('#4a3448', tones[2], 0.4), '#241a26', '#7a5238'),
    curtain(brush, -220, -60, 1400, 900, mix(velvet, tones[2], 0.3), 0.16),
    glow(brush, 330, 420, 520, mix(tones[0], mood.lamp, 0.5), 0.5),
  ].join('');
  const middle = [
    curtain(brush, -220, -60, 330, 1010, velvet, 0.04),
    curtain(brush, 850, -60, 330, 1010, velvet, 0.04),
    `<path d="M-200 -100H1160V70Q1000 150 840 84T480 96T120 84T-200 70z" fill="${brush.form(velvet, 0.02, [0, 0, 0, 1])}"${brush.line(velvet)}/>`,
    beam(230, 330, mix(mood.lamp, '#ffffff', 0.3), 0.5),
    beam(560, 560, mix(tones[0], '#ffffff', 0.4), 0.3),
    beam(820, 700, mix(tones[1], '#ffd0e0', 0.4), 0.3),
    pool(brush, 330, 990, 330, 80, mood.lamp, 0.6),
    pool(brush, 700, 1000, 260, 60, tones[0], 0.35),
    rect(770, 690, 8, 300, brush.form('#3a3640')),
    oval(774, 992, 54, 10, brush.form('#3a3640')),
    `<rect x="748" y="640" width="50" height="64" rx="22" fill="${brush.form('#8a8a94', 0, [0, 0, 1, 0])}"${brush.line('#5a5a64')}/>`,
    bokeh(brush, { x: 120, y: 120, w: 720, h: 620 }, 16, 6, ['#ffe9c0', '#ffffff'], 0.35),
  ].join('');
  const heads = times(7, (index) => {
    const x = -20 + index * 168;
    const fill = mix(mood.shadow, '#05030a', 0.3);
    return (
      oval(x, 1250, 58, 70, fill) +
      `<path d="M${x - 120} 1420C${x - 110} 1310 ${x - 50} 1316 ${x} 1312S${x + 110} 1310 ${x + 120} 1420z" fill="${fill}"/>` +
      stroke(
        `M${x - 54} 1224Q${x} 1150 ${x + 40} 1196`,
        mix(mood.lamp, paint('#7a4a3a'), 0.4),
        5,
        ' opacity=".7"',
      )
    );
  });
  return depth(brush, {
    far,
    middle,
    front: heads,
    light: glow(brush, 250, 360, 560, mood.lamp, 0.3),
  });
};

export const ballroom: Scene = (brush) => {
  const { mood, tones, paint } = brush;
  const room: Room = { half: 3.4, high: 5, deep: 7.4 };
  const w = onWall(7.4);
  const gold = '#c9a04f';
  const column = (x: number, z: number) =>
    block(brush, { x: x - 0.16, y: 0, z, w: 0.32, h: 4.4, d: 0.32 }, '#ece0cc') +
    block(brush, { x: x - 0.24, y: 0, z: z - 0.05, w: 0.48, h: 0.3, d: 0.4 }, gold) +
    block(brush, { x: x - 0.24, y: 4.1, z: z - 0.05, w: 0.48, h: 0.3, d: 0.4 }, gold);
  const chandelier = (x: number, y: number, s: number) =>
    [
      glow(brush, x, y, 330 * s, mood.lamp, 0.75),
      stroke(`M${x} ${y - 60 * s}V-100`, paint(gold), 4 * s),
      times(9, (index) => {
        const turn = (index / 8) * Math.PI;
        const px = x - Math.cos(turn) * 118 * s;
        const py = y + Math.sin(turn) * 26 * s;
        return (
          stroke(
            `M${n(x)} ${n(y - 56 * s)}Q${n(px)} ${n(y - 30 * s)} ${n(px)} ${n(py)}`,
            paint(gold),
            3 * s,
          ) +
          oval(px, py - 12 * s, 5 * s, 13 * s, '#fff6dc') +
          oval(px, py + 12 * s, 4 * s, 9 * s, mix(mood.lamp, '#ffffff', 0.6), ' opacity=".8"')
        );
      }),
      times(7, (index) =>
        oval(
          x - 60 * s + index * 20 * s,
          y + 34 * s + Math.sin((index / 6) * Math.PI) * 30 * s,
          4.6 * s,
          10 * s,
          mix(mood.lamp, '#ffffff', 0.7),
          ' opacity=".85"',
        ),
      ),
    ].join('');
  const opening = (x: number) =>
    arch(
      brush,
      w.x(x),
      w.y(0.1),
      w.m * 1.2,
      w.m * 3.1,
      '#e6d8c0',
      rect(
        w.x(x) - 10,
        w.y(3.4),
        w.m * 1.4,
        w.m * 3.5,
        brush.ramp([
          [0, mood.sky[0]],
          [0.6, mood.sky[1]],
          [1, mood.sky[2]],
        ]),
      ) +
        times(3, (row) => rect(w.x(x), w.y(2.4 - row * 0.8), w.m * 1.2, 5, paint('#e6d8c0', 0.2))) +
        rect(w.x(x + 0.58), w.y(3.3), 6, w.m * 3.3, paint('#e6d8c0', 0.2)),
      16,
    );
  const far = [
    interior(brush, room, '#d9c6b0', '#b09a88', '#b5824f', 0.5),
    opening(-2.9),
    opening(-1.35),
    opening(0.2),
    opening(1.75),
  ].join('');
  const pair = (x: number, foot: number, size: number) =>
    guest(brush, x, foot, size, '#3a3448', 0.3) +
    guest(brush, x + size * 0.24, foot, size * 0.94, mix('#a83f5a', tones[1], 0.5), 0.26) +
    `<path d="M${n(x + size * 0.24)} ${n(foot - size * 0.5)}L${n(x + size * 0.02)} ${n(foot + size * 0.04)}H${n(x + size * 0.56)}z" fill="${brush.form(mix('#a83f5a', tones[1], 0.5), 0.24)}"/>`;
  const middle = [
    column(-2.3, 6),
    column(2.3, 6),
    pair(330, 820, 190),
    pair(640, 806, 170),
    column(-1.9, 4.2),
    column(1.9, 4.2),
    chandelier(250, 230, 1.1),
    chandelier(760, 180, 0.8),
    pool(brush, 330, 930, 400, 90, mood.lamp, 0.5),
    bokeh(brush, { x: 40, y: 300, w: 880, h: 400 }, 16, 11, ['#ffdf9a', '#fff3d4'], 0.34),
  ].join('');
  const front = [
    curtain(brush, 860, -60, 200, 1420, mix('#8a2f45', tones[1], 0.5)),
    bokeh(brush, { x: 0, y: 1020, w: 300, h: 220 }, 5, 40, [mood.lamp, '#fff0d0'], 0.4),
  ].join('');
  return depth(brush, {
    far,
    middle,
    front,
    light: glow(brush, 240, 260, 620, mood.lamp, brush.isDark ? 0.36 : 0.2),
  });
};
