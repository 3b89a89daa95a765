import { mix } from '../colour';
import { n } from './brush';
import type { Scene } from './brush';
import { counter, depth, railing, table } from './furniture';
import { fir, ground, hills, mist, peaks, water } from './land';
import { bokeh, bulbs, glow, lantern, pool } from './lights';
import { oval, rect, shape, stroke, times } from './shapes';
import { sky } from './sky';
import { leaf, mug } from './things';

/** The terrace of a hut above the tree line. */
export const skiHut: Scene = (brush) => {
  const { mood, tones, paint } = brush;
  const wood = mix('#8a5a38', tones[1], 0.14);
  const snow = mix('#f3f5fa', tones[0], 0.12);
  const far = [
    sky(brush, { low: 680, sun: [220, 460] }),
    peaks(brush, 690, 430, 5, mix('#7d8eb0', tones[1], 0.22), 0.52, 1.5),
    mist(brush, 560, 160, 0.6),
    hills(brush, 760, 110, 5, snow, 0.2),
    times(14, (index) =>
      fir(
        brush,
        index < 7 ? -40 + index * 40 : 620 + (index - 7) * 42,
        770 + brush.between(0, 30),
        brush.between(80, 170),
        '#3f5f5c',
        0.34,
      ),
    ),
  ].join('');
  const middle = [
    ground(brush, 790, snow),
    rect(760, 330, 420, 620, brush.form(wood, 0.04), brush.line(wood)),
    times(9, (index) => rect(760, 380 + index * 62, 420, 4, mix(paint(wood), mood.shadow, 0.5))),
    shape(
      [
        [690, 350],
        [1000, 130],
        [1200, 150],
        [1200, 350],
      ],
      brush.form('#5d4232', 0.04),
      brush.line('#4a3426'),
    ),
    shape(
      [
        [670, 346],
        [1000, 104],
        [1200, 120],
        [1200, 166],
        [1004, 150],
        [712, 360],
      ],
      brush.form(snow, 0.02),
    ),
    rect(830, 500, 140, 150, brush.isDark ? '#ffdf9c' : paint('#7d98a8'), brush.line(wood, 8)),
    rect(896, 500, 8, 150, paint('#efe4d0')),
    rect(830, 570, 140, 8, paint('#efe4d0')),
    brush.isDark ? glow(brush, 900, 575, 280, mood.lamp, 0.75) : '',
    lantern(brush, 730, 420, 40),
    table(brush, -2.1, 3.5, 1.7, '#9a6c44', 0.7),
    mug(brush, 110, 774, 44, '#c9543f'),
    mug(brush, 200, 774, 44, '#e9e0d0'),
    [270, 300]
      .map(
        (x, index) =>
          `<rect x="${x}" y="${520 + index * 10}" width="15" height="330" rx="7" transform="rotate(${4 + index * 5} ${x} 850)" fill="${brush.form(index === 0 ? mix('#c9483f', tones[1], 0.4) : '#3f6a90', 0.02)}"/>`,
      )
      .join(''),
    bulbs(brush, [-20, 260], [760, 360], 60, 10, 7),
    pool(brush, 330, 950, 380, 80, brush.isDark ? mood.lamp : mood.key, 0.36),
  ].join('');
  const front = [
    railing(brush, mix('#7a4c2c', tones[2], 0.2), 1150, 8),
    `<path d="M-200 1142C0 1110 200 1150 420 1136S900 1120 1160 1140v20H-200z" fill="${paint(snow)}"/>`,
  ].join('');
  return depth(brush, {
    far,
    middle,
    front,
    light: glow(brush, 210, 420, 580, mood.key, brush.hour === 'night' ? 0.14 : 0.36),
  });
};

/** A veranda with paper screens, open to a valley. */
export const teaHouse: Scene = (brush) => {
  const { mood, tones, paint } = brush;
  const wood = mix('#5a3d2a', tones[2], 0.16);
  const screen = (x: number, y: number, w: number, h: number) =>
    rect(
      x,
      y,
      w,
      h,
      brush.isDark
        ? brush.ramp([
            [0, mix(mood.lamp, '#fff6de', 0.5)],
            [1, mix(mood.lamp, '#c98a48', 0.3)],
          ])
        : brush.ramp([
            [0, mix('#f6efe0', mood.key, 0.3)],
            [1, mix('#e3d8c4', mood.ambient, 0.3)],
          ]),
    ) +
    times(3, (index) => rect(x + ((index + 1) * w) / 4 - 2, y, 5, h, paint(wood))) +
    times(6, (index) => rect(x, y + ((index + 1) * h) / 7 - 2, w, 5, paint(wood))) +
    rect(x, y, w, h, 'none', ` stroke="${paint(wood)}" stroke-width="12"`);
  const pine = (x: number, y: number, s: number) =>
    stroke(
      `M${x} ${y}C${x + 30 * s} ${y - 60 * s} ${x - 30 * s} ${y - 110 * s} ${x + 40 * s} ${y - 180 * s}`,
      paint('#5a4030', 0.16),
      16 * s,
    ) +
    [
      [40, -190, 130],
      [-40, -120, 90],
      [80, -110, 80],
    ]
      .map(
        ([dx = 0, dy = 0, r = 0]) =>
          oval(x + dx * s, y + dy * s, r * s, r * 0.3 * s, brush.form('#4d7350', 0.16)) +
          oval(
            x + (dx - 16) * s,
            y + (dy - 12) * s,
            r * 0.6 * s,
            r * 0.16 * s,
            mix(paint('#4d7350', 0.16), mood.key, 0.3),
          ),
      )
      .join('');
  const far = [
    sky(brush, { low: 680, sun: [300, 420] }),
    peaks(brush, 680, 380, 4, mix('#7f8fae', tones[1], 0.25), 0.66, 1.1),
    mist(brush, 500, 190, 0.7),
    hills(brush, 700, 170, 6, '#5f7f7a', 0.48),
    mist(brush, 590, 140, 0.7),
    hills(brush, 800, 130, 5, '#4d6f5a', 0.26),
  ].join('');
  const middle = [
    pine(270, 830, 1.3),
    rect(
      -200,
      830,
      1360,
      600,
      brush.ramp([
        [0, mix(paint('#a8794c'), mood.key, 0.3)],
        [0.4, paint('#8a5f3a')],
        [1, mix(paint('#6d4a30'), mood.shadow, 0.5)],
      ]),
    ),
    times(6, (index) =>
      rect(
        -200,
        846 + index * index * 10,
        1360,
        3,
        mix(paint('#6d4a30'), mood.shadow, 0.4),
        ' opacity=".5"',
      ),
    ),
    screen(690, 250, 330, 590),
    rect(646, -100, 44, 950, brush.form(wood, 0, [0, 0, 1, 0]), brush.line(wood)),
    rect(-40, -100, 46, 950, brush.form(wood, 0, [0, 0, 1, 0]), brush.line(wood)),
    rect(-200, 190, 1360, 46, brush.form(wood, 0, [0, 0, 0, 1]), brush.line(wood)),
    rect(-200, -100, 1360, 220, mix(paint(wood), mood.shadow, 0.5)),
    brush.isDark ? glow(brush, 850, 520, 330, mood.lamp, 0.5) : '',
    glow(brush, 120, 330, 220, mood.lamp, brush.isDark ? 0.7 : 0.15),
    oval(
      120,
      330,
      50,
      66,
      brush.isDark
        ? brush.round([
            [0, '#fff5d8'],
            [1, mix(mood.lamp, '#e0703a', 0.4)],
          ])
        : brush.form('#e8d6b8'),
    ),
    stroke('M120 264V236', paint(wood), 3),
    pool(brush, 320, 930, 360, 70, brush.isDark ? mood.lamp : mood.key, 0.42),
  ].join('');
  const steam = `<path d="M858 1040c-26-40 30-60 4-110s26-66 4-104" fill="none" stroke="#fff6e6" stroke-width="18" stroke-linecap="round" opacity=".26"/>`;
  const front = counter(
    brush,
    '#5a3a26',
    steam +
      `<path d="M790 1158q-10 -96 74 -100q84 4 74 100z" fill="${brush.form(mix('#4a4a50', tones[1], 0.2))}"/>` +
      stroke('M800 1080q64 -90 128 0', paint('#3a3638'), 9) +
      mug(brush, 80, 1178, 90, mix('#8aa898', tones[1], 0.3)) +
      leaf(brush, -50, 60, 280, 20, mix('#b04a3a', tones[2], 0.2)) +
      leaf(brush, -50, -10, 260, 48, mix('#c9703a', tones[2], 0.2)),
  );
  return depth(brush, {
    far,
    middle,
    front,
    light: glow(brush, 260, 420, 560, brush.hour === 'night' ? mood.lamp : mood.key, 0.3),
  });
};

export const lotusPond: Scene = (brush) => {
  const { mood, tones, paint } = brush;
  const pad = (x: number, y: number, r: number, far: number) =>
    oval(x, y, r, r * 0.3, brush.form('#5a8a58', far)) +
    stroke(
      `M${n(x)} ${n(y)}l${n(r * 0.8)} ${n(-r * 0.1)}`,
      mix(paint('#5a8a58', far), mood.shadow, 0.3),
      2,
    );
  const lotus = (x: number, y: number, s: number, far: number) => {
    const petal = mix('#f0a0b8', tones[0], 0.25);
    return [-78, 78, -52, 52, -26, 26, 0]
      .map(
        (turn) =>
          `<path transform="translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${s})" d="M0 0C-16 -16 -14 -44 0 -62C14 -44 16 -16 0 0z" fill="${brush.ramp(
            [
              [0, mix(paint(petal, far), '#ffffff', 0.1)],
              [1, mix(paint(petal, far), '#ffffff', 0.65)],
            ],
          )}"${far < 0.1 ? brush.line(petal, 1.2) : ''}/>`,
      )
      .join('');
  };
  const gate = mix('#8a4436', tones[1], 0.3);
  const far = [
    sky(brush, { low: 640, sun: [220, 480] }),
    hills(brush, 640, 130, 6, mix('#7a9a90', tones[1], 0.2), 0.6),
    mist(brush, 520, 150, 0.65),
    rect(650, 470, 330, 150, brush.form(gate, 0.34)),
    shape(
      [
        [610, 480],
        [640, 440],
        [990, 440],
        [1030, 480],
      ],
      brush.form('#5a4a48', 0.34),
    ),
    rect(720, 390, 190, 60, brush.form(gate, 0.34)),
    shape(
      [
        [690, 398],
        [724, 350],
        [906, 350],
        [940, 398],
      ],
      brush.form('#5a4a48', 0.34),
    ),
    rect(780, 540, 66, 80, brush.isDark ? '#ffcf86' : mix(paint(gate, 0.3), mood.shadow, 0.6)),
  ].join('');
  const middle = [
    water(brush, 620, 220),
    mist(brush, 580, 90, 0.6),
    times(34, (index) => {
      const part = (index / 34) ** 1.4;
      return pad(brush.between(-100, 1060), 650 + part * 340, 22 + part * 80, 0.36 - part * 0.32);
    }),
    [
      [110, 740, 0.7],
      [250, 690, 0.5],
      [820, 720, 0.7],
      [700, 680, 0.44],
      [60, 850, 1.1],
      [880, 860, 1.3],
    ]
      .map(
        ([x = 0, y = 0, s = 1]) =>
          stroke(`M${x} ${y}v${30 * s}`, paint('#5a8a58', 0.1), 5 * s) + lotus(x, y, s, 0.12),
      )
      .join(''),
    `<path d="M560 800c60 46 250 46 330 -10l-30 -14H600z" fill="${brush.form('#6d4c34', 0.1)}"${brush.line('#5a3a26')}/>`,
    lantern(brush, 800, 740, 24, brush.hour !== 'day'),
    bokeh(brush, { x: 60, y: 420, w: 840, h: 330 }, 12, 6, ['#fff3c0', '#ffe0e8'], 0.35),
  ].join('');
  const front = [
    lotus(60, 1250, 2.6, 0),
    oval(150, 1290, 240, 60, brush.form('#4d7a50')),
    oval(900, 1290, 230, 60, brush.form('#4d7a50')),
    lotus(920, 1240, 1.9, 0),
    leaf(brush, 1010, -30, 280, 122, mix('#4d7a48', tones[2], 0.3), 0, 0.14),
    leaf(brush, 1000, -60, 330, 100, mix('#6d9a50', tones[2], 0.3), 0, 0.12),
  ].join('');
  return depth(brush, {
    far,
    middle,
    front,
    light: glow(brush, 210, 450, 580, mood.key, brush.hour === 'night' ? 0.15 : 0.36),
  });
};
