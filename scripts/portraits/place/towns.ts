import { mix } from '../colour';
import type { Scene } from './brush';
import { arch, counter, depth, railing } from './furniture';
import { ground, mist } from './land';
import { bulbs, glow, lantern, pool } from './lights';
import { disc, oval, rect, shape, times } from './shapes';
import { sky } from './sky';
import { foliage, leaf, plant, pot } from './things';
import { town } from './windows';

export const rooftop: Scene = (brush) => {
  const { mood, tones } = brush;
  const far = [
    sky(brush, { low: 690, sun: [210, 480] }),
    town(brush, 690, 300, 0.66),
    mist(brush, 540, 160, 0.55),
    town(brush, 750, 260, 0.44),
    mist(brush, 650, 120, 0.4),
  ].join('');
  const tank = (x: number, foot: number, s: number) =>
    times(3, (leg) =>
      rect(x - 34 * s + leg * 30 * s, foot - 60 * s, 7 * s, 60 * s, brush.form('#4d4038', 0.14)),
    ) +
    rect(
      x - 46 * s,
      foot - 150 * s,
      92 * s,
      92 * s,
      brush.form('#7a5a44', 0.14, [0, 0, 1, 0]),
      brush.line('#7a5a44'),
    ) +
    shape(
      [
        [x - 54 * s, foot - 150 * s],
        [x, foot - 196 * s],
        [x + 54 * s, foot - 150 * s],
      ],
      brush.form('#5a4a44', 0.14),
      brush.line('#5a4a44'),
    );
  const middle = [
    town(brush, 850, 190, 0.2, '#5a5262'),
    tank(836, 786, 1.2),
    tank(96, 770, 0.8),
    rect(
      -200,
      830,
      1360,
      40,
      brush.form(mix('#a8968a', tones[1], 0.3), 0.06, [0, 0, 0, 1]),
      brush.line('#8a7a70'),
    ),
    ground(brush, 866, mix('#7d6f6a', tones[1], 0.3)),
    plant(brush, 130, 850, 130, '#4f7f4a', 0.04, 10),
    pot(brush, 130, 920, 96, '#b9683f'),
    plant(brush, 820, 870, 110, '#5f8a4a', 0.04, 9),
    pot(brush, 820, 930, 86, '#8a6a90'),
    bulbs(brush, [-30, 250], [990, 190], 90, 13, 8),
    rect(30, 240, 10, 640, brush.form('#4d423c')),
    pool(brush, 330, 980, 380, 80, brush.isDark ? mood.lamp : mood.key, 0.36),
  ].join('');
  const front = [
    leaf(brush, -50, 1290, 320, -50, mix('#3f6a48', tones[2], 0.3)),
    leaf(brush, -60, 1320, 280, -14, mix('#5a8a50', tones[2], 0.3)),
    railing(brush, mix('#3f3a44', tones[2], 0.3), 1170, 13),
  ].join('');
  return depth(brush, {
    far,
    middle,
    front,
    light: glow(brush, 200, 440, 560, mood.key, brush.hour === 'night' ? 0.18 : 0.34),
  });
};

export const courtyard: Scene = (brush) => {
  const { mood, tones, paint } = brush;
  const wall = mix('#e3c9a4', tones[0], 0.36);
  const inside = (x: number) =>
    rect(
      x - 10,
      300,
      260,
      560,
      brush.ramp([
        [0, mix(paint(wall), mood.shadow, 0.7)],
        [1, mix(paint(wall), mood.shadow, 0.4)],
      ]),
    ) + (brush.isDark ? glow(brush, x + 100, 560, 170, mood.lamp, 0.7) : '');
  const far = [
    sky(brush, { low: 420, sun: [180, 220] }),
    rect(
      -200,
      236,
      1360,
      640,
      brush.ramp(
        [
          [0, mix(paint(wall, 0.12), mood.key, 0.34)],
          [0.5, paint(wall, 0.1)],
          [1, mix(paint(wall, 0.1), mood.shadow, 0.45)],
        ],
        [0, 0, 1, 0.3],
      ),
    ),
    times(26, (index) => oval(-170 + index * 52, 236, 34, 20, brush.form('#b5623f', 0.1))),
    times(3, (index) =>
      arch(
        brush,
        22 + index * 330,
        850,
        226,
        330,
        mix(wall, '#ffffff', 0.3),
        inside(22 + index * 330),
        20,
      ),
    ),
    times(
      2,
      (index) =>
        rect(240 + index * 330, 300, 76, 110, brush.form('#5a7a80', 0.12), brush.line('#5a7a80')) +
        rect(230 + index * 330, 410, 96, 8, brush.form('#4d3f38')),
    ),
  ].join('');
  const middle = [
    ground(brush, 846, mix('#c9a480', tones[0], 0.1)),
    times(8, (index) =>
      rect(
        -200,
        870 + index * index * 6,
        1360,
        2,
        mix(paint('#8a6a50'), mood.shadow, 0.2),
        ' opacity=".35"',
      ),
    ),
    rect(806, 560, 26, 330, brush.form('#6d4f38', 0.04, [0, 0, 1, 0])),
    foliage(brush, 816, 470, 330, 290, '#4d7a3c', 0.06, 26),
    times(12, () =>
      disc(brush.between(690, 940), brush.between(370, 600), 13, brush.form('#f3c73f', 0.02)),
    ),
    plant(brush, 110, 820, 130, '#4f7f4a', 0.04, 10),
    pot(brush, 110, 900, 100, '#b9683f'),
    plant(brush, 220, 850, 90, '#c9566a', 0.06, 9),
    pot(brush, 220, 900, 70, '#4d7a90'),
    brush.isDark ? lantern(brush, 300, 430, 36) + lantern(brush, 630, 430, 36) : '',
    pool(brush, 360, 960, 380, 70, brush.isDark ? mood.lamp : mood.key, 0.42),
  ].join('');
  const dark = mix('#3f6a3f', tones[2], 0.34);
  const front = [
    leaf(brush, -30, -30, 280, 60, dark),
    leaf(brush, -60, 40, 300, 30, mix(dark, '#7fa45a', 0.3)),
    leaf(brush, 80, -60, 220, 84, dark),
    foliage(brush, 20, 1260, 260, 220, '#b0506a', 0, 18),
    foliage(brush, 960, 1280, 220, 180, '#4f7a48', 0, 14),
  ].join('');
  return depth(brush, {
    far,
    middle,
    front,
    light: glow(brush, 180, 330, 600, brush.isDark ? mood.lamp : mood.key, 0.36),
  });
};

/** A river or canal in a town, seen from its bank. */
export const quay: Scene = (brush) => {
  const { mood, tones, paint } = brush;
  const house = (index: number) => {
    const x = -140 + index * 116;
    const h = 230 + ((index * 37) % 90);
    const colour =
      ['#b8705a', '#c9a684', '#7a8a90', '#a89070', '#8a6a7a', '#d3b894'][index % 6] ?? '#b8705a';
    const wall = mix(colour, tones[1], 0.24);
    return [
      rect(x, 690 - h, 112, h, brush.form(wall, 0.34)),
      shape(
        [
          [x - 4, 690 - h],
          [x + 56, 690 - h - 66],
          [x + 116, 690 - h],
        ],
        brush.form('#6a4a44', 0.34),
      ),
      times(6, (cell) =>
        rect(
          x + 18 + (cell % 2) * 48,
          690 - h + 26 + Math.floor(cell / 2) * 62,
          28,
          38,
          brush.isDark && (cell + index) % 3 !== 0
            ? '#ffd58c'
            : mix(paint(wall, 0.34), mood.sky[0], 0.5),
        ),
      ),
    ].join('');
  };
  const row = times(10, house);
  const far = [
    sky(brush, { low: 620, sun: [200, 380] }),
    town(brush, 600, 150, 0.7),
    mist(brush, 430, 180, 0.5),
    row,
  ].join('');
  const [high, middleSky] = mood.sky;
  const lampPost = (x: number, y: number, s: number) =>
    rect(x - 4 * s, y - 260 * s, 8 * s, 260 * s, brush.form('#34323c')) +
    lantern(brush, x, y - 284 * s, 46 * s);
  const middle = [
    rect(
      -200,
      688,
      1360,
      240,
      brush.ramp([
        [0, mix(middleSky, paint('#5a6a70'), 0.45)],
        [1, mix(high, mood.shadow, 0.4)],
      ]),
    ),
    `<g transform="translate(0 1380) scale(1 -1)" opacity=".34">${row}</g>`,
    times(22, () =>
      oval(
        brush.between(-60, 1020),
        brush.between(700, 910),
        brush.between(24, 80),
        2.4,
        mix(mood.key, '#ffffff', 0.2),
        ' opacity=".32"',
      ),
    ),
    `<path d="M-200 690H1160V640H900C860 560 640 560 600 640H-200z" fill="${brush.form('#8a7a70', 0.26)}" opacity="0"/>`,
    `<path d="M90 748c40 40 250 40 300 0l-26-12H116z" fill="${brush.form(mix('#8a4a3a', tones[1], 0.4), 0.14)}"${brush.line('#8a4a3a')}/>`,
    rect(170, 706, 120, 34, brush.form('#e3d6bc', 0.14), brush.line('#8a7a60')),
    ground(brush, 920, mix('#8d8078', tones[1], 0.2)),
    rect(-200, 906, 1360, 26, brush.form('#a89a8c', 0.04, [0, 0, 0, 1])),
    lampPost(120, 930, 1.5),
    lampPost(806, 930, 1.2),
    pool(brush, 140, 980, 300, 70, mood.lamp, brush.isDark ? 0.5 : 0.12),
  ].join('');
  const front = [
    foliage(brush, 30, -10, 330, 220, '#5a7a48', 0, 16),
    foliage(brush, 960, 1290, 240, 170, '#c0607a', 0, 16),
    foliage(brush, 10, 1300, 220, 150, '#5f8a4a', 0, 14),
  ].join('');
  return depth(brush, {
    far,
    middle,
    front,
    light: glow(brush, 180, 400, 560, brush.isDark ? mood.lamp : mood.key, 0.3),
  });
};

/** A terrace or balcony with plants and a long view. */
export const terrace: Scene = (brush) => {
  const { mood, tones } = brush;
  const far = [
    sky(brush, { low: 680, sun: [210, 470] }),
    rect(
      -200,
      640,
      1360,
      60,
      brush.ramp([
        [0, mix(mood.sky[1], mood.ambient, 0.5)],
        [1, mix(mood.sky[2], mood.key, 0.2)],
      ]),
    ),
    mist(brush, 560, 130, 0.5),
    town(brush, 770, 150, 0.4, '#c9ab8c'),
  ].join('');
  const middle = [
    town(brush, 850, 130, 0.2, '#d3b08a'),
    counter(brush, '#e3d3ba', '', 880),
    times(15, (index) =>
      rect(
        -60 + index * 74,
        770,
        20,
        120,
        brush.form('#e8dac4', 0.06, [0, 0, 1, 0]),
        brush.line('#b8a68c'),
      ),
    ),
    rect(-200, 748, 1360, 30, brush.form('#efe3cf', 0.06, [0, 0, 0, 1]), brush.line('#b8a68c')),
    times(
      3,
      (index) =>
        plant(brush, 70 + index * 96, 748, 96, mix('#4f8a4a', '#7fa45a', index * 0.3), 0.05, 9) +
        pot(brush, 70 + index * 96, 800, 66, '#b9683f'),
    ),
    plant(brush, 850, 730, 150, '#4d7f4a', 0.04, 11),
    pot(brush, 850, 810, 100, mix('#4d7a90', tones[1], 0.4)),
    rect(-40, -100, 56, 1100, brush.form('#d9c7aa', 0.02, [0, 0, 1, 0])),
    bulbs(brush, [0, 190], [980, 240], 60, 12, 7),
    pool(brush, 330, 980, 380, 70, brush.isDark ? mood.lamp : mood.key, 0.34),
  ].join('');
  const dark = mix('#3f6a48', tones[2], 0.3);
  const front = [
    times(7, (index) =>
      leaf(
        brush,
        820 + index * 34,
        -40,
        200 + (index % 3) * 60,
        84 + index * 7,
        index % 2 === 0 ? dark : mix(dark, '#8ab05a', 0.3),
        0,
        0.24,
      ),
    ),
    leaf(brush, -50, 1300, 320, -50, dark),
    leaf(brush, -60, 1310, 280, -16, mix(dark, '#8ab05a', 0.3)),
  ].join('');
  return depth(brush, {
    far,
    middle,
    front,
    light: glow(brush, 200, 440, 600, brush.isDark ? mood.lamp : mood.key, 0.3),
  });
};
