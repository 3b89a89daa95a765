import { mix } from '../colour';
import { n } from './brush';
import type { Scene } from './brush';
import { depth, railing } from './furniture';
import { grasses, ground, hills, mist, peaks, water } from './land';
import { bokeh, bulbs, glow, lantern, pool, shaft } from './lights';
import { disc, oval, rect, shape, stroke, times } from './shapes';
import { sky } from './sky';
import { foliage } from './things';

export const lighthouse: Scene = (brush) => {
  const { mood, tones, paint } = brush;
  const stripe = mix('#b8433f', tones[1], 0.4);
  const tower = [
    `<path d="M742 760L766 330H858L884 760z" fill="${brush.form('#f3ece0', 0.14, [0, 0, 1, 0])}"${brush.line('#a89a8c')}/>`,
    [0, 1, 2]
      .map(
        (index) =>
          `<path d="M${n(761 - index * 8)} ${n(420 + index * 130)}L${n(863 + index * 7.6)} ${n(420 + index * 130)}L${n(867 + index * 7.6)} ${n(484 + index * 130)}L${n(757 - index * 8)} ${n(484 + index * 130)}z" fill="${brush.form(stripe, 0.14, [0, 0, 1, 0])}"/>`,
      )
      .join(''),
    rect(748, 316, 128, 18, brush.form('#4d4a50', 0.1), brush.line('#4d4a50')),
    rect(
      776,
      236,
      72,
      80,
      brush.isDark ? '#fff2c4' : paint('#cfe0e4', 0.1),
      brush.line('#4d4a50', 3),
    ),
    `<path d="M766 238q46-70 92 0z" fill="${brush.form(stripe, 0.1)}"${brush.line(stripe)}/>`,
    brush.isDark
      ? shaft(
          brush,
          [
            [800, 262],
            [800, 290],
          ],
          [
            [-260, 240],
            [-260, 470],
          ],
          '#fff0c0',
          0.3,
        ) +
        shape(
          [
            [806, 266],
            [806, 288],
            [-240, 520],
            [-240, 300],
          ],
          brush.ramp(
            [
              [0, '#fff2c8', 0],
              [1, '#fff2c8', 0.55],
            ],
            [0, 0, 1, 0],
          ),
          ' style="mix-blend-mode:screen"',
        ) +
        glow(brush, 812, 276, 260, '#fff0c0', 0.95)
      : '',
  ].join('');
  const far = [
    sky(brush, { low: 660, sun: [200, 520] }),
    water(brush, 660, 200, 400),
    mist(brush, 600, 110, 0.5),
  ].join('');
  const middle = [
    `<path d="M520 830C600 760 640 730 740 744S960 700 1160 720V900H520z" fill="${brush.form('#7d7a70', 0.16)}"/>`,
    tower,
    rect(884, 690, 110, 66, brush.form('#efe6d8', 0.12), brush.line('#a89a8c')),
    shape(
      [
        [874, 692],
        [939, 640],
        [1010, 692],
      ],
      brush.form(stripe, 0.12),
      brush.line(stripe),
    ),
    rect(910, 710, 24, 26, brush.isDark ? '#ffdf9c' : paint('#6d8a98')),
    times(9, (index) =>
      oval(480 + index * 70, 836 + (index % 3) * 12, 70, 9, paint('#ffffff'), ' opacity=".5"'),
    ),
    `<path d="M-200 880C-40 800 120 850 250 890S640 930 1160 870V1400H-200z" fill="${brush.ramp([
      [0, mix(paint('#8a857c'), mood.key, 0.24)],
      [0.3, paint('#77736c')],
      [1, mix(paint('#5d5a58'), mood.shadow, 0.5)],
    ])}"/>`,
    times(7, (index) =>
      oval(40 + index * 140, 910 + (index % 2) * 46, 90, 30, brush.form('#85807a', 0.04)),
    ),
  ].join('');
  return depth(brush, {
    far,
    middle,
    front: grasses(brush, '#8a9460', 220),
    light: glow(brush, 200, 480, 560, mood.key, brush.hour === 'night' ? 0.14 : 0.34),
  });
};

/** Ribs of a boat on the slip, before the water. */
export const boatyard: Scene = (brush) => {
  const { mood, tones, paint } = brush;
  const wood = '#b98a58';
  const ribs = times(11, (index) => {
    const x = 560 + index * 44;
    const reach = 120 - Math.abs(index - 5) * 6;
    return stroke(
      `M${x} 846C${x - 46} 820 ${x - 40} ${846 - reach} ${x - 26} ${800 - reach}`,
      brush.form(wood, 0.06, [0, 0, 1, 0]),
      13,
    );
  });
  const planks = times(4, (index) =>
    stroke(
      `M${528 + index * 5} ${846 - index * 26}C700 ${866 - index * 24} 900 ${862 - index * 26} 1100 ${800 - index * 34}`,
      mix(paint(wood), index % 2 === 0 ? mood.key : mood.shadow, 0.18),
      24,
    ),
  );
  const far = [
    sky(brush, { low: 620, sun: [200, 430] }),
    peaks(brush, 620, 300, 5, mix('#7d8ea8', tones[1], 0.25), 0.6, 0.7),
    mist(brush, 490, 160, 0.6),
    water(brush, 620, 210, 400),
  ].join('');
  const middle = [
    hills(brush, 640, 60, 6, '#5d7a68', 0.4),
    rect(
      -200,
      640,
      1360,
      130,
      brush.ramp([
        [0, mix(mood.sky[2], mood.air, 0.4), 0.5],
        [1, mood.sky[1], 0.1],
      ]),
    ),
    ground(brush, 772, mix('#a08a70', tones[1], 0.12)),
    rect(
      -90,
      420,
      320,
      380,
      brush.form(mix('#a8483c', tones[1], 0.45), 0.12),
      brush.line('#7a3028'),
    ),
    shape(
      [
        [-130, 430],
        [70, 300],
        [270, 430],
      ],
      brush.form('#5a4a48', 0.12),
      brush.line('#5a4a48'),
    ),
    rect(
      20,
      560,
      130,
      240,
      brush.ramp([
        [
          0,
          brush.isDark ? mix(mood.lamp, '#b0643a', 0.3) : mix(paint('#5a3a2c'), mood.shadow, 0.5),
        ],
        [1, mix(paint('#5a3a2c'), mood.shadow, 0.4)],
      ]),
    ),
    brush.isDark ? glow(brush, 86, 640, 260, mood.lamp, 0.7) : '',
    planks,
    ribs,
    times(3, (index) => rect(600 + index * 150, 846, 26, 70, brush.form('#7a5638', 0.04))),
    pool(brush, 340, 950, 380, 80, brush.isDark ? mood.lamp : mood.key, 0.36),
    bulbs(brush, [240, 400], [990, 300], 60, 10, 6),
  ].join('');
  const front = [
    times(4, (index) =>
      stroke(
        `M-60 ${1180 + index * 36}L${330 - index * 40} ${1240 + index * 30}`,
        mix(paint('#c9a068'), mood.shadow, index * 0.14),
        30,
      ),
    ),
    foliage(brush, 960, 1290, 200, 150, '#6d8a50', 0, 14),
    bokeh(brush, { x: 700, y: 1100, w: 240, h: 120 }, 3, 22, [mood.key], 0.2),
  ].join('');
  return depth(brush, {
    far,
    middle,
    front,
    light: glow(brush, 200, 420, 580, mood.key, brush.hour === 'night' ? 0.15 : 0.34),
  });
};

/** The deck of a ship or airship above the clouds. */
export const airship: Scene = (brush) => {
  const { mood, tones, paint } = brush;
  const white = mix(mood.key, '#ffffff', brush.hour === 'night' ? 0.05 : 0.5);
  const sea = (y: number, far: number) =>
    times(13, (index) =>
      oval(
        -80 + index * 96 + brush.between(-20, 20),
        y + brush.between(-14, 20),
        brush.between(90, 150),
        brush.between(34, 66),
        brush.ramp([
          [0, mix(white, mood.sky[1], far)],
          [1, mix(mood.sky[1], mood.ambient, 0.4)],
        ]),
      ),
    );
  const far = [
    sky(brush, { low: 720, sun: [210, 470] }),
    rect(
      -200,
      660,
      1360,
      320,
      brush.ramp([
        [0, mix(white, mood.sky[1], 0.5)],
        [1, mood.sky[1]],
      ]),
    ),
    sea(660, 0.5),
    mist(brush, 570, 160, 0.5),
    sea(740, 0.3),
    sea(820, 0.12),
    `<path d="M636 330c20-46 190-46 214 0 10 26-60 52-108 52s-116-26-106-52z" fill="${brush.form(mix('#c9a070', tones[1], 0.5), 0.42)}"/>`,
    rect(706, 396, 70, 20, brush.form('#6d4a34', 0.42)),
  ].join('');
  const rope = (x1: number, y1: number, x2: number, y2: number) =>
    stroke(`M${x1} ${y1}L${x2} ${y2}`, paint('#6d5844'), 5);
  const middle = [
    rect(88, -100, 46, 1010, brush.form('#7a5638', 0.04, [0, 0, 1, 0]), brush.line('#7a5638')),
    rope(110, 40, -160, 860),
    rope(110, 40, 420, 900),
    rope(-20, 480, 300, 620),
    rope(40, 300, 230, 380),
    `<path d="M134 30C400 80 700 20 1100 130V-120H134z" fill="${brush.form(mix('#e3cfa8', tones[1], 0.4), 0.06, [0, 0, 0, 1])}"${brush.line('#a89468')}/>`,
    ground(brush, 920, '#8a6240'),
    times(9, (index) =>
      stroke(
        `M${480 + (index - 4) * 96} 920L${480 + (index - 4) * 300} 1300`,
        mix(paint('#6d4a30'), mood.shadow, 0.3),
        3,
        ' opacity=".5"',
      ),
    ),
    times(14, (index) =>
      rect(
        -40 + index * 78,
        820,
        18,
        110,
        brush.form('#8a6240', 0.02, [0, 0, 1, 0]),
        brush.line('#6d4a30'),
      ),
    ),
    rect(-200, 800, 1360, 28, brush.form('#a87848', 0.02, [0, 0, 0, 1]), brush.line('#6d4a30')),
    lantern(brush, 800, 180, 60),
    pool(brush, 330, 1000, 360, 70, brush.isDark ? mood.lamp : mood.key, 0.36),
  ].join('');
  const front = [
    railing(brush, mix('#6d4428', tones[2], 0.2), 1190, 7),
    disc(70, 1200, 120, 'none', ` stroke="${paint('#7a4c2c')}" stroke-width="24"`),
  ].join('');
  return depth(brush, {
    far,
    middle,
    front,
    light: glow(brush, 200, 430, 600, mood.key, brush.hour === 'night' ? 0.18 : 0.38),
  });
};
