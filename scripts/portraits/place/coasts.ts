import { mix } from '../colour';
import { n } from './brush';
import type { Brush, Scene } from './brush';
import { depth } from './furniture';
import { grasses, ground, hills, mist, water } from './land';
import { glow, lantern, pool } from './lights';
import { block, oval, rect, shape, stroke, times } from './shapes';
import { sky } from './sky';
import { frond, leaf } from './things';
import { town } from './windows';

const boat = (
  brush: Brush,
  x: number,
  y: number,
  s: number,
  colour: string,
  far: number,
  sail = false,
): string => {
  const hull = `<path d="M${n(x - 90 * s)} ${n(y - 34 * s)}C${n(x - 60 * s)} ${n(y - 22 * s)} ${n(x + 50 * s)} ${n(y - 22 * s)} ${n(x + 104 * s)} ${n(y - 44 * s)}L${n(x + 74 * s)} ${n(y)}H${n(x - 66 * s)}z" fill="${brush.form(colour, far)}"${brush.line(colour)}/>`;
  const stripe = stroke(
    `M${n(x - 84 * s)} ${n(y - 26 * s)}C${n(x - 54 * s)} ${n(y - 15 * s)} ${n(x + 50 * s)} ${n(y - 15 * s)} ${n(x + 96 * s)} ${n(y - 35 * s)}`,
    brush.paint('#f0e6d2', far),
    5 * s,
  );
  const mast = stroke(
    `M${n(x)} ${n(y - 30 * s)}V${n(y - 230 * s)}M${n(x)} ${n(y - 60 * s)}H${n(x + 86 * s)}`,
    brush.paint('#6d5138', far),
    5 * s,
  );
  const cloth = sail
    ? shape(
        [
          [x + 5 * s, y - 222 * s],
          [x + 84 * s, y - 68 * s],
          [x + 5 * s, y - 68 * s],
        ],
        brush.form('#f3e8d4', far),
      ) +
      shape(
        [
          [x - 5 * s, y - 206 * s],
          [x - 5 * s, y - 60 * s],
          [x - 66 * s, y - 52 * s],
        ],
        brush.form('#e6d3b8', far),
      )
    : rect(
        x - 50 * s,
        y - 66 * s,
        52 * s,
        36 * s,
        brush.form('#f0e6d4', far),
        brush.line('#a8987c'),
      ) +
      rect(
        x - 40 * s,
        y - 60 * s,
        14 * s,
        14 * s,
        brush.isDark ? '#ffdf9c' : brush.paint('#6d8a98', far),
      ) +
      rect(
        x - 20 * s,
        y - 60 * s,
        14 * s,
        14 * s,
        brush.isDark ? '#ffdf9c' : brush.paint('#6d8a98', far),
      );
  return (
    mast +
    cloth +
    hull +
    stripe +
    oval(x, y + 4 * s, 96 * s, 7 * s, brush.mood.shadow, ' opacity=".3"')
  );
};

export const harbour: Scene = (brush) => {
  const { mood, tones } = brush;
  const far = [
    sky(brush, { low: 620, sun: [210, 450] }),
    hills(brush, 620, 190, 5, mix('#8090a0', tones[1], 0.25), 0.62),
    mist(brush, 480, 150, 0.6),
    town(brush, 640, 120, 0.44, '#c9a488'),
  ].join('');
  const middle = [
    water(brush, 636, 214),
    boat(brush, 150, 704, 0.8, mix('#3f6f90', tones[1], 0.4), 0.24),
    boat(brush, 700, 690, 0.66, '#b8503f', 0.3, true),
    boat(brush, 846, 760, 1.24, mix('#2f6a6a', tones[1], 0.4), 0.12),
    boat(brush, 60, 800, 1.2, mix('#c9813f', tones[1], 0.3), 0.1, true),
    ground(brush, 930, mix('#8d8078', tones[1], 0.16)),
    rect(-200, 916, 1360, 24, brush.form('#a89a8c', 0.04, [0, 0, 0, 1])),
    [110, 380, 640, 880]
      .map((x) =>
        rect(x - 18, 880, 36, 56, brush.form('#4d4a50'), ` rx="8"${brush.line('#4d4a50')}`),
      )
      .join(''),
    brush.isDark ? lantern(brush, 250, 560, 44) : '',
    rect(246, 560, 8, 370, brush.form('#3a363c')),
    brush.isDark ? pool(brush, 250, 950, 260, 60, mood.lamp, 0.5) : '',
  ].join('');
  const rope =
    stroke('M-40 1190C120 1130 220 1260 60 1290', brush.paint('#c9a878'), 26) +
    stroke('M-40 1230C140 1170 260 1290 90 1330', brush.paint('#b08f60'), 26);
  const front = [
    block(brush, { x: 0.5, y: -0.3, z: 1.25, w: 0.5, h: 0.62, d: 0.4 }, '#8a6446'),
    rope,
  ].join('');
  return depth(brush, {
    far,
    middle,
    front,
    light: glow(brush, 200, 440, 560, mood.key, brush.hour === 'night' ? 0.16 : 0.34),
  });
};

export const beach: Scene = (brush) => {
  const { mood, tones, paint } = brush;
  const sand = mix('#ead0a0', tones[0], 0.2);
  const palm = (x: number, foot: number, s: number, far: number) =>
    `<path d="M${n(x)} ${n(foot)}C${n(x - 10 * s)} ${n(foot - 140 * s)} ${n(x + 30 * s)} ${n(foot - 250 * s)} ${n(x + 76 * s)} ${n(foot - 340 * s)}" fill="none" stroke="${brush.form('#8a6a4a', far, [0, 0, 1, 0])}" stroke-width="${n(20 * s)}" stroke-linecap="round"/>` +
    [-176, -140, -205, -100, -62, -24, 10]
      .map((turn) => frond(brush, x + 76 * s, foot - 340 * s, 190 * s, turn, '#4f8a4a', far + 0.11))
      .join('');
  const far = [
    sky(brush, { low: 640, sun: [220, 520] }),
    hills(brush, 646, 90, 4, mix('#6d90a0', tones[1], 0.25), 0.6),
    mist(brush, 560, 100, 0.5),
  ].join('');
  const foam = (y: number, opacity: number) =>
    `<path d="M-200 ${y}C0 ${y - 24} 180 ${y + 26} 400 ${y}S860 ${y - 26} 1160 ${y + 10}v16C860 ${y - 4} 600 ${y + 30} 400 ${y + 18}S0 ${y} -200 ${y + 18}z" fill="${paint('#ffffff')}" opacity="${opacity}"/>`;
  const middle = [
    water(brush, 640, 220),
    foam(760, 0.35),
    foam(806, 0.5),
    `<path d="M-200 852C60 812 300 884 520 846S920 822 1160 858V1400H-200z" fill="${brush.ramp([
      [0, mix(paint(sand), mood.key, 0.3)],
      [0.4, paint(sand)],
      [1, mix(paint(sand), mood.shadow, 0.5)],
    ])}"/>`,
    foam(840, 0.75),
    palm(770, 930, 1.5, 0.03),
    palm(894, 900, 1.05, 0.12),
    boat(brush, 150, 892, 0.9, mix('#3f8a90', tones[1], 0.4), 0.1),
    pool(brush, 330, 980, 380, 70, mood.key, 0.34),
  ].join('');
  const dark = mix('#2f6a4a', tones[2], 0.34);
  const front = [
    frond(brush, 1010, -40, 420, 128, dark),
    frond(brush, 1040, 80, 380, 160, mix(dark, '#7fa45a', 0.3)),
    leaf(brush, -50, 1310, 330, -48, dark),
    leaf(brush, -60, 1330, 300, -12, mix(dark, '#7fa45a', 0.3)),
  ].join('');
  return depth(brush, {
    far,
    middle,
    front,
    light: glow(brush, 210, 480, 600, mood.key, brush.hour === 'night' ? 0.16 : 0.38),
  });
};

export const cliff: Scene = (brush) => {
  const { mood, tones, paint } = brush;
  const rock = mix('#8d8680', tones[1], 0.18);
  const headland = (x: number, top: number, w: number, far: number) =>
    shape(
      [
        [x, 760],
        [x + w * 0.06, top + 90],
        [x + w * 0.16, top + 26],
        [x + w * 0.4, top],
        [x + w, top - 20],
        [x + w, 780],
      ],
      brush.form(rock, far, [0, 0, 1, 0.4]),
    ) +
    shape(
      [
        [x + w * 0.16, top + 26],
        [x + w * 0.4, top],
        [x + w, top - 20],
        [x + w, top + 22],
        [x + w * 0.5, top + 24],
        [x + w * 0.3, top + 44],
      ],
      paint('#71924f', far),
    ) +
    times(5, (index) =>
      shape(
        [
          [x + w * (0.2 + index * 0.16), top + 50],
          [x + w * (0.25 + index * 0.16), top + 60],
          [x + w * (0.22 + index * 0.16), 760],
          [x + w * (0.15 + index * 0.16), 760],
        ],
        mix(paint(rock, far), mood.shadow, 0.3 * (1 - far)),
        ' opacity=".6"',
      ),
    );
  const gull = (x: number, y: number, s: number) =>
    stroke(
      `M${x - 26 * s} ${y - 8 * s}Q${x - 12 * s} ${y - 16 * s} ${x} ${y}Q${x + 12 * s} ${y - 16 * s} ${x + 26 * s} ${y - 8 * s}`,
      mix(paint('#f3f1ea'), mood.shadow, 0.16),
      4.4 * s,
    );
  const far = [
    sky(brush, { low: 640, sun: [210, 500] }),
    water(brush, 640, 210, 400),
    mist(brush, 580, 110, 0.5),
  ].join('');
  const middle = [
    headland(640, 400, 600, 0.5),
    headland(724, 520, 500, 0.26),
    times(7, () =>
      oval(
        brush.between(560, 900),
        brush.between(764, 800),
        60,
        6,
        paint('#ffffff'),
        ' opacity=".5"',
      ),
    ),
    gull(150, 300, 1.2),
    gull(246, 360, 0.8),
    gull(90, 400, 0.7),
    `<path d="M-200 860C0 800 200 850 420 900S900 930 1160 880V1400H-200z" fill="${brush.ramp([
      [0, mix(paint('#7d9a52'), mood.key, 0.3)],
      [0.3, paint('#6d8a4a')],
      [1, mix(paint('#55703f'), mood.shadow, 0.5)],
    ])}"/>`,
    stroke('M-40 830l190 30l170 50', paint('#7a6450'), 6),
    [0, 150, 310]
      .map((x, index) => rect(x, 806 + index * 36, 14, 110, brush.form('#7a6450')))
      .join(''),
    pool(brush, 300, 980, 380, 70, mood.key, 0.34),
  ].join('');
  return depth(brush, {
    far,
    middle,
    front: grasses(brush, '#7f9450', 260),
    light: glow(brush, 200, 460, 600, mood.key, brush.hour === 'night' ? 0.15 : 0.36),
  });
};
