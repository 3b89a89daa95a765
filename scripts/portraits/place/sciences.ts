import { mix } from '../colour';
import { n } from './brush';
import type { Scene } from './brush';
import { counter, depth, interior, onWall, table } from './furniture';
import { glow, lantern, pendant, pool } from './lights';
import { block, disc, oval, rect, shape, stroke, times } from './shapes';
import type { Room } from './shapes';
import { sky } from './sky';
import { books, bottle, jar, leaf, mug, plant, pot } from './things';
import { fallingLight, hillView, pane, townView } from './windows';

export const laboratory: Scene = (brush) => {
  const { mood, tones, paint } = brush;
  const room: Room = { half: 2.5, high: 3.2, deep: 5.4 };
  const w = onWall(5.4);
  const hues = ['#5ad0c0', '#f0a04a', '#b06ae0', '#e05a7a', mix(tones[0], tones[1], 0.4)] as const;
  const flask = (x: number, foot: number, s: number, far: number) => {
    const hue = brush.pick(hues);
    const round = `M${n(x - s * 0.1)} ${n(foot - s)}h${n(s * 0.2)}v${n(s * 0.34)}a${n(s * 0.36)} ${n(s * 0.36)} 0 1 1 ${n(-s * 0.2)} 0z`;
    return (
      `<path d="${round}" fill="${mix(paint('#dfeef0', far), mood.key, 0.2)}" opacity=".55"/>` +
      oval(x, foot - s * 0.28, s * 0.32, s * 0.25, brush.form(hue, far)) +
      oval(x - s * 0.12, foot - s * 0.4, s * 0.07, s * 0.1, '#ffffff', ' opacity=".6"') +
      (brush.isDark ? glow(brush, x, foot - s * 0.3, s * 0.9, hue, 0.4) : '')
    );
  };
  const copper = '#c0703a';
  const still = [
    `<path d="M690 780C640 700 670 600 744 590C818 600 848 700 798 780z" fill="${brush.form(copper, 0.02)}"${brush.line(copper)}/>`,
    `<path d="M724 596q-6 -50 6 -84q14 -26 30 0q12 34 6 84z" fill="${brush.form(copper, 0.02)}"${brush.line(copper)}/>`,
    stroke('M746 506C760 440 860 450 900 520S930 690 934 760', brush.form(copper), 18),
    rect(676, 776, 136, 22, brush.form('#5a4a44')),
    glow(brush, 744, 800, 120, '#ff9a48', 0.7),
  ].join('');
  const far = [
    interior(brush, room, '#a8b0ac', '#7a8488', '#8a7a6a', 0.6),
    pane(
      brush,
      hillView,
      { x: w.x(-2.1), y: w.y(2.8), w: w.m * 1.7, h: w.m * 1.5 },
      '#5d5a54',
      [3, 2],
    ),
    times(
      3,
      (row) =>
        times(7, (index) =>
          brush.random() < 0.5
            ? flask(w.x(0.45 + index * 0.28), w.y(2.5 - row * 0.5), w.m * 0.3, 0.1)
            : bottle(
                brush,
                w.x(0.45 + index * 0.28),
                w.y(2.5 - row * 0.5),
                w.m * 0.34,
                brush.pick(hues),
                0.1,
              ),
        ) +
        rect(w.x(0.2), w.y(2.5 - row * 0.5), w.m * 2.1, w.m * 0.06, brush.form('#6d5a48', 0.08)),
    ),
  ].join('');
  const middle = [
    block(brush, { x: -2.5, y: 0, z: 4.1, w: 5, h: 0.84, d: 0.7 }, mix('#6d6a68', tones[1], 0.4)),
    block(brush, { x: -2.5, y: 0.84, z: 4.06, w: 5, h: 0.06, d: 0.74 }, '#d3c9b8'),
    still,
    flask(86, 730, 100, 0.02),
    flask(196, 730, 76, 0.02),
    flask(280, 730, 88, 0.02),
    stroke('M120 640q60 -70 90 10', mix('#ffffff', mood.ambient, 0.3), 5),
    pendant(brush, 170, 240, 88, mix('#4d6a6c', tones[1], 0.5)),
    brush.isDark ? pool(brush, 180, 740, 300, 70, mood.lamp, 0.5) : fallingLight(brush, 0.42),
  ].join('');
  const front = counter(
    brush,
    '#8d7a66',
    flask(90, 1182, 210, 0) +
      flask(890, 1168, 150, 0) +
      leaf(brush, 1010, 60, 250, 140, mix('#3f6a48', tones[2], 0.3)),
  );
  return depth(brush, {
    far,
    middle,
    front,
    light: glow(brush, 170, 340, 580, brush.isDark ? mood.lamp : mood.key, 0.36),
  });
};

export const clinic: Scene = (brush) => {
  const { mood, tones, paint } = brush;
  const room: Room = { half: 2.5, high: 3, deep: 5.4 };
  const w = onWall(5.4);
  const mint = mix('#bfe0d4', tones[0], 0.35);
  const far = [
    interior(brush, room, '#d9e3dc', '#c4cfca', '#a8b0ac', 0.6),
    pane(
      brush,
      townView,
      { x: w.x(-2.2), y: w.y(2.6), w: w.m * 1.9, h: w.m * 1.4 },
      '#f3f1ea',
      [3, 1],
    ),
    rect(
      w.x(0.4),
      w.y(2.5),
      w.m * 1.9,
      w.m * 1.1,
      brush.form('#f1efe6', 0.08),
      brush.line('#b8bab4'),
    ),
    times(
      3,
      (row) =>
        times(6, (index) =>
          jar(
            brush,
            w.x(0.6 + index * 0.28),
            w.y(2.2 - row * 0.33),
            w.m * 0.16,
            w.m * 0.17,
            brush.pick(['#8ab8a8', '#d9a85a', '#c96a6a', '#7a9ac0']),
            0.08,
          ),
        ) + rect(w.x(0.42), w.y(2.2 - row * 0.33), w.m * 1.86, 5, paint('#c9cac0', 0.1)),
    ),
    rect(w.x(-2.5), w.y(1.1), w.m * 5, 9, paint(mint, 0.1)),
  ].join('');
  const middle = [
    block(brush, { x: -2.3, y: 0.3, z: 3.7, w: 1.9, h: 0.34, d: 0.8 }, '#eceae2'),
    block(brush, { x: -2.3, y: 0.64, z: 3.7, w: 1.9, h: 0.12, d: 0.8 }, mix(mint, '#6fae9e', 0.5)),
    stroke('M320 330V830M290 330h60', paint('#b8bcc0'), 7),
    `<rect x="296" y="346" width="48" height="76" rx="14" fill="${brush.form('#d6ecf0', 0.02)}" opacity=".85"/>`,
    plant(brush, 830, 690, 170, '#4d8a58', 0.05, 12),
    pot(brush, 830, 790, 110, '#f1ece0'),
    plant(brush, 690, 740, 100, '#6fa05a', 0.08, 9),
    pot(brush, 690, 800, 76, mix('#d98a6a', tones[1], 0.4)),
    disc(170, 220, 90, brush.form('#e3e6e4')),
    oval(170, 236, 66, 40, '#fffbe8'),
    glow(brush, 170, 250, 330, mix(mood.lamp, '#ffffff', 0.5), brush.isDark ? 0.7 : 0.3),
    stroke('M170 130V-60', paint('#b8bcc0'), 12),
    brush.isDark
      ? pool(brush, 190, 760, 300, 80, mix(mood.lamp, '#ffffff', 0.3), 0.5)
      : fallingLight(brush, 0.4),
  ].join('');
  const front = counter(
    brush,
    '#dcd8cc',
    [
      jar(brush, 70, 1180, 110, 130, mix('#9ac8b8', tones[1], 0.3)),
      books(brush, 780, 1170, 130, 60, ['#5a8a80', '#d9a85a', '#c9d3d0']),
      leaf(brush, 1010, -30, 260, 120, mix('#3f7a58', tones[2], 0.3)),
    ].join(''),
  );
  return depth(brush, {
    far,
    middle,
    front,
    light: glow(
      brush,
      180,
      320,
      580,
      brush.isDark ? mix(mood.lamp, '#ffffff', 0.4) : mood.key,
      0.36,
    ),
  });
};

export const observatory: Scene = (brush) => {
  const { mood, tones, paint } = brush;
  const steel = mix('#8a8f9a', tones[1], 0.35);
  const slit = 'M360 -200H760L700 560H420z';
  const ribs = times(9, (index) => {
    const x = -260 + index * 185;
    return stroke(
      `M560 -220Q${n((x + 560) / 2 + (x - 560) * 0.2)} 120 ${x} 700`,
      mix(paint(steel), mood.shadow, 0.5),
      9,
    );
  });
  const far = [
    rect(
      -200,
      -200,
      1360,
      1500,
      brush.ramp(
        [
          [0, mix(paint(steel), mood.shadow, 0.6)],
          [0.4, mix(paint(steel), mood.key, 0.06)],
          [1, mix(paint(steel), mood.shadow, 0.7)],
        ],
        [0, 0, 1, 0.3],
      ),
    ),
    ribs,
    brush.clip(
      `<path d="${slit}"/>`,
      sky(brush, { low: 760, sun: [640, 400], cloudy: brush.hour !== 'night' }) +
        (brush.hour === 'night'
          ? brush.blur(
              10,
              oval(
                520,
                200,
                70,
                420,
                mix(tones[0], '#c8d0ff', 0.5),
                ' opacity=".35" transform="rotate(24 520 200)"',
              ),
            ) +
            times(60, () =>
              disc(
                brush.between(380, 740),
                brush.between(-60, 540),
                brush.between(0.8, 2.4),
                '#ffffff',
              ),
            )
          : ''),
    ),
    `<path d="${slit}" fill="none" stroke="${brush.form(steel)}" stroke-width="20"/>`,
    rect(-200, 690, 1360, 40, brush.form(steel, 0.06, [0, 0, 0, 1])),
  ].join('');
  const tube = (x: number, y: number) =>
    `<g transform="translate(${x} ${y}) rotate(-38)">${rect(-70, -66, 420, 132, brush.form('#e6e2da', 0.02, [0, 0, 0, 1]), brush.line('#8a8a90'))}${rect(330, -78, 60, 156, brush.form(mix('#5a6478', tones[1], 0.4), 0, [0, 0, 0, 1]), brush.line('#4a5060'))}${rect(-100, -44, 40, 88, brush.form('#5a6478', 0, [0, 0, 0, 1]))}${rect(-150, -20, 54, 40, brush.form('#b8903f', 0, [0, 0, 0, 1]))}${rect(90, -70, 26, 140, brush.form('#b8903f', 0, [0, 0, 0, 1]))}</g>`;
  const middle = [
    shape(
      [
        [80, 1000],
        [110, 720],
        [210, 720],
        [240, 1000],
      ],
      brush.form('#6d7280'),
      brush.line('#4a5060'),
    ),
    disc(160, 700, 62, brush.form('#7d8290'), brush.line('#4a5060')),
    tube(130, 690),
    table(brush, 0.9, 3.4, 1.4, '#5d4a40'),
    times(
      3,
      (index) =>
        rect(704 + index * 84, 690, 76, 62, brush.form('#2f3240')) +
        rect(
          710 + index * 84,
          696,
          64,
          48,
          brush.ramp([
            [0, '#5ad8e8'],
            [1, mix('#1f4a80', tones[1], 0.4)],
          ]),
        ) +
        glow(brush, 742 + index * 84, 720, 90, '#5ad8ff', 0.4),
    ),
    rect(
      -200,
      1000,
      1360,
      400,
      brush.ramp([
        [0, mix(paint('#6d625c'), mood.key, 0.1)],
        [1, mix(paint('#4a4444'), mood.shadow, 0.6)],
      ]),
    ),
    lantern(brush, 846, 250, 40),
    glow(brush, 820, 720, 260, '#ff7a5a', 0.25),
    pool(brush, 540, 960, 300, 70, brush.hour === 'night' ? '#a8c0ff' : mood.key, 0.4),
  ].join('');
  const front = counter(
    brush,
    '#5a4a44',
    [
      books(brush, 20, 1190, 150, 70, ['#3f5a8a', '#7a3f5a', '#c9a860']),
      mug(brush, 872, 1172, 104, mix('#d9d0c0', tones[1], 0.4)),
    ].join(''),
    1182,
  );
  return depth(brush, {
    far,
    middle,
    front,
    light: glow(brush, 520, 180, 520, brush.hour === 'night' ? '#a8c0ff' : mood.key, 0.26),
  });
};
