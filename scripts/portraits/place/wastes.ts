import { mix } from '../colour';
import { n } from './brush';
import type { Scene } from './brush';
import { depth } from './furniture';
import { fir, ground, hills, mist, peaks } from './land';
import { bokeh, glow, pool, shaft } from './lights';
import { disc, oval, rect, shape, times } from './shapes';
import { sky } from './sky';
import { foliage, frond, leaf } from './things';

export const desert: Scene = (brush) => {
  const { mood, tones, paint } = brush;
  const sand = mix('#d9a468', tones[0], 0.16);
  const dune = (y: number, tall: number, from: number, peak: number, to: number, far: number) => {
    const base = paint(sand, far);
    const lit = mix(base, mood.key, 0.34);
    const shade = mix(base, mood.shadow, 0.3 * (1 - far));
    const top = y - tall;
    const slope = (peak + to) / 2;
    return (
      `<path d="M${from} ${y}C${(from + peak) / 2} ${y} ${peak - 210} ${top} ${peak} ${top}C${peak + 130} ${top} ${slope} ${y} ${to} ${y}V${y + 300}H${from}z" fill="${brush.ramp(
        [
          [0, lit],
          [1, base],
        ],
      )}"/>` +
      `<path d="M${peak} ${top}C${peak + 130} ${top} ${slope} ${y} ${to} ${y}V${y + 300}H${peak - 120}C${peak - 20} ${y + tall * 0.3} ${peak + 96} ${y - tall * 0.4} ${peak} ${top}z" fill="${brush.ramp(
        [
          [0, shade],
          [1, mix(shade, base, 0.7)],
        ],
      )}"/>`
    );
  };
  const fire = brush.isDark
    ? glow(brush, 742, 866, 330, mood.lamp, 0.8) +
      `<path d="M716 874c-6-40 20-44 22-84 26 30 40 56 30 84z" fill="#ffcf6a"/><path d="M728 874c0-22 12-26 14-46 14 18 18 32 12 46z" fill="#fff3c0"/>`
    : '';
  const cloth = mix('#a8433a', tones[1], 0.5);
  const far = [
    sky(brush, { low: 700, sun: [200, 500], cloudy: brush.isAnime }),
    dune(716, 130, -300, 250, 760, 0.55),
    dune(730, 170, 420, 820, 1400, 0.45),
    mist(brush, 620, 150, 0.5),
  ].join('');
  const middle = [
    dune(820, 190, -500, 110, 640, 0.22),
    ground(brush, 815, sand),
    `<path d="M800 880L858 700L966 660L1090 880z" fill="${brush.form(cloth, 0.06)}"${brush.line(cloth)}/><path d="M858 700L800 880H872z" fill="${mix(paint(cloth), mood.shadow, 0.4)}"/><path d="M858 700L966 660L1090 880H1000z" fill="${mix(paint(cloth), mood.key, 0.2)}"/>`,
    brush.isDark
      ? shape(
          [
            [858, 716],
            [836, 880],
            [876, 880],
          ],
          mix(mood.lamp, '#fff0c8', 0.3),
        )
      : '',
    fire,
    times(14, (index) =>
      oval(
        brush.between(-60, 1000),
        850 + index * 26,
        150,
        3 + index * 0.4,
        mix(paint(sand), mood.shadow, 0.3),
        ' opacity=".3"',
      ),
    ),
    pool(brush, 300, 930, 380, 80, mood.key, 0.35),
  ].join('');
  const front = `<path d="M-200 1330V1190C0 1100 240 1140 420 1220S820 1250 1160 1130V1330z" fill="${brush.ramp(
    [
      [0, mix(paint(sand), mood.key, 0.2)],
      [1, mix(paint(sand), mood.shadow, 0.5)],
    ],
  )}"/>`;
  return depth(brush, {
    far,
    middle,
    front,
    light: glow(brush, 200, 470, 600, mood.key, brush.hour === 'night' ? 0.16 : 0.36),
  });
};

export const forest: Scene = (brush) => {
  const { mood, tones, paint } = brush;
  const green = mix('#4a7a4c', tones[1], 0.16);
  const trunk = (x: number, w: number, far: number) => {
    const foot = 700 + (1 - far) * 250;
    return `<path d="M${n(x - w / 2)} -100V${n(foot - w)}q${n(-w * 0.1)} ${n(w * 0.8)} ${n(-w * 0.5)} ${n(w)}h${n(w * 2)}q${n(-w * 0.4)} ${n(-w * 0.2)} ${n(-w * 0.5)} ${n(-w)}V-100z" fill="${brush.form('#6a4f3c', far, [0, 0, 1, 0])}"${far < 0.3 ? brush.line('#6a4f3c') : ''}/>`;
  };
  const far = [
    rect(
      -200,
      -200,
      1360,
      1700,
      brush.ramp([
        [0, mix(paint('#86b36a', 0.2), mood.sky[0], 0.16)],
        [0.42, mix(mix(paint('#d7e6a0', 0.2), mood.key, 0.3), mood.air, 0.2)],
        [1, paint(green, 0.2)],
      ]),
    ),
    glow(brush, 300, 430, 460, mood.key, brush.hour === 'night' ? 0.3 : 0.8),
    times(12, (index) =>
      trunk(-60 + index * 96 + brush.between(-24, 24), brush.between(16, 30), 0.72),
    ),
    times(14, (index) => foliage(brush, -60 + index * 84, 700, 170, 120, green, 0.58, 9)),
    mist(brush, 520, 240, 0.35),
    times(7, (index) =>
      trunk(-80 + index * 176 + brush.between(-30, 30), brush.between(30, 46), 0.48),
    ),
  ].join('');
  const middle = [
    ground(brush, 800, mix('#6a7a44', tones[2], 0.14)),
    mist(brush, 740, 130, 0.5),
    times(9, (index) => foliage(brush, -40 + index * 130, 830, 190, 90, green, 0.3, 10)),
    trunk(70, 96, 0.16),
    trunk(246, 44, 0.34),
    trunk(742, 56, 0.3),
    trunk(896, 120, 0.1),
    times(8, (index) =>
      foliage(
        brush,
        index < 4 ? -30 + index * 76 : 690 + (index - 4) * 110,
        brush.between(-10, 110),
        240,
        160,
        green,
        0.2,
        12,
      ),
    ),
    brush.hour === 'night'
      ? ''
      : brush.blur(
          8,
          shaft(
            brush,
            [
              [120, -60],
              [230, -60],
            ],
            [
              [700, 1150],
              [480, 1150],
            ],
            mood.key,
            0.4,
          ) +
            shaft(
              brush,
              [
                [330, -60],
                [400, -60],
              ],
              [
                [960, 1150],
                [850, 1150],
              ],
              mood.key,
              0.3,
            ) +
            shaft(
              brush,
              [
                [-20, -60],
                [40, -60],
              ],
              [
                [360, 1150],
                [240, 1150],
              ],
              mood.key,
              0.34,
            ),
        ),
    pool(brush, 420, 930, 330, 70, mood.key, brush.hour === 'night' ? 0.15 : 0.42),
    bokeh(
      brush,
      { x: 100, y: 300, w: 760, h: 560 },
      20,
      8,
      ['#fff0b8', '#e6f7b0', '#ffffff'],
      0.36,
    ),
  ].join('');
  const dark = mix('#2f5a3c', tones[2], 0.34);
  const front = [
    frond(brush, -50, 1270, 430, -54, dark),
    frond(brush, -70, 1340, 380, -16, mix(dark, '#7fa45a', 0.25)),
    frond(brush, 1020, 1290, 420, -128, dark),
    leaf(brush, 980, -30, 300, 118, dark, 0, 0.22),
    leaf(brush, 1020, 40, 280, 150, mix(dark, '#7fa45a', 0.25), 0, 0.22),
  ].join('');
  return depth(brush, { far, middle, front });
};

/** Snow under a wide sky; at night with northern lights. */
export const snowfield: Scene = (brush) => {
  const { mood, tones, paint } = brush;
  const snow = mix('#f0f3fa', tones[0], 0.14);
  const veil = (y: number, turn: number, colour: string) =>
    times(60, (index) => {
      const x = -80 + index * 19;
      const foot = y + Math.sin(index * 0.17 + turn) * 64;
      const high = 170 + Math.sin(index * 0.36 + turn) * 70;
      return rect(
        x,
        foot - high,
        46,
        high,
        brush.ramp([
          [0, colour, 0],
          [0.7, colour, 0.2],
          [0.95, mix(colour, '#ffffff', 0.3), 0.3],
          [1, colour, 0],
        ]),
      );
    });
  const aurora =
    brush.hour === 'night'
      ? `<g style="mix-blend-mode:screen">${brush.blur(brush.isAnime ? 60 : 20, veil(270, 0, '#3fe6a4') + veil(400, 2.2, '#46c8d8') + veil(180, 4, '#8f7af0'))}</g>`
      : '';
  const far = [
    sky(brush, { low: 680, sun: [210, 530] }),
    aurora,
    peaks(brush, 680, 230, 6, mix('#8a97b8', tones[1], 0.25), 0.55, 1.2),
    mist(brush, 580, 140, 0.6),
  ].join('');
  const middle = [
    hills(brush, 740, 70, 5, snow, 0.24),
    times(16, (index) =>
      fir(
        brush,
        index < 8 ? -60 + index * 36 : 700 + (index - 8) * 44,
        740 + brush.between(0, 26),
        brush.between(90, 210),
        mix('#3f5f62', tones[2], 0.2),
        0.26,
      ),
    ),
    ground(brush, 752, snow),
    `<path d="M760 770l60-60 66 60z" fill="${brush.form('#5a4238', 0.1)}"/><path d="M752 774l68-72 74 72-14 2-60-56-54 56z" fill="${paint(snow)}"/>`,
    rect(774, 768, 92, 46, brush.form('#8a4a3a', 0.1)),
    rect(806, 778, 24, 20, '#ffdf9c'),
    glow(brush, 818, 788, 130, mood.lamp, brush.hour === 'day' ? 0.2 : 0.75),
    times(10, (index) =>
      oval(
        brush.between(-60, 1000),
        800 + index * 34,
        190,
        5 + index,
        mix(paint(snow), mood.ambient, 0.55),
        ' opacity=".4"',
      ),
    ),
    pool(brush, 300, 900, 400, 90, mood.key, 0.3),
  ].join('');
  const flakes = times(34, () =>
    disc(
      brush.random() * 960,
      brush.random() * 1280,
      brush.between(3, 9),
      '#ffffff',
      ` opacity="${brush.between(0.25, 0.7).toFixed(2)}"`,
    ),
  );
  const front = `<path d="M-200 1330V1180C40 1110 220 1180 420 1230S820 1230 1160 1150V1330z" fill="${brush.ramp(
    [
      [0, paint(snow)],
      [1, mix(paint(snow), mood.ambient, 0.7)],
    ],
  )}"/>${flakes}`;
  return depth(brush, {
    far,
    middle,
    front,
    light: glow(brush, 210, 480, 560, mood.key, brush.hour === 'night' ? 0.12 : 0.36),
  });
};
