import { mix } from '../colour';
import { n } from './brush';
import type { Brush, Scene } from './brush';
import { depth } from './furniture';
import { ground, mist } from './land';
import { bokeh, bulbs, glow, lantern, pool } from './lights';
import { at, block, disc, metre, oval, rect, shape, stroke, times } from './shapes';
import { sky } from './sky';
import { guest } from './things';
import { town } from './windows';

/** The houses of a street at its sides, `deep` metres long, with lit windows in the dark. */
function street(
  brush: Brush,
  half: number,
  deep: number,
  colours: readonly [string, ...string[]],
  tall = 6,
): string {
  const { mood, paint } = brush;
  return times(10, (index) => {
    const z = deep - Math.floor(index / 2) * ((deep - 1.6) / 5);
    const sign = index % 2 === 0 ? -1 : 1;
    const d = (deep - 1.6) / 5;
    const near = z - d;
    const far = Math.min(0.7, (near - 1) * 0.055);
    const base = paint(
      mix(colours[index % colours.length] ?? colours[0], brush.tones[1], 0.22),
      far,
    );
    const high = tall * (0.75 + ((index * 7) % 5) / 9);
    const face = mix(base, sign < 0 ? mood.shadow : mood.key, sign < 0 ? 0.36 : 0.1);
    const wall = shape(
      [
        at(sign * half, 0, near),
        at(sign * half, 0, z),
        at(sign * half, high, z),
        at(sign * half, high, near),
      ],
      brush.ramp([
        [0, face],
        [1, mix(face, mood.shadow, 0.3)],
      ]),
      far < 0.3 ? brush.line(colours[0], 1.2) : '',
    );
    const panes = times(6, (cell) => {
      const from = near + d * (0.16 + (cell % 2) * 0.42);
      const to = from + d * 0.24;
      const low = 1.1 + Math.floor(cell / 2) * 1.7;
      if (low + 1 > high) return '';
      const isLit = brush.isDark && (cell * 5 + index * 3) % 7 < 4;
      return shape(
        [
          at(sign * half, low, from),
          at(sign * half, low, to),
          at(sign * half, low + 1, to),
          at(sign * half, low + 1, from),
        ],
        isLit ? mix('#ffd58c', mood.air, far * 0.5) : mix(face, mood.sky[1], 0.4),
      );
    });
    return wall + panes;
  });
}

export const paving = (brush: Brush, colour: string, gloss = 0): string => {
  const { mood, paint } = brush;
  const line = mix(paint(colour), mood.shadow, 0.4);
  return (
    ground(brush, 600, colour) +
    times(9, (index) => {
      const [x1, y1] = at(-4 + index, 0, 1);
      const [x2, y2] = at(-4 + index, 0, 14);
      return `<path d="M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}" stroke="${line}" stroke-width="2" opacity=".3"/>`;
    }) +
    times(9, (index) =>
      rect(-200, at(0, 0, 1.6 + index * index * 0.16)[1], 1360, 2, line, ' opacity=".3"'),
    ) +
    (gloss > 0
      ? times(12, (index) =>
          oval(
            brush.between(60, 900),
            700 + index * 42,
            12,
            60 + index * 6,
            brush.pick([mood.lamp, '#ff6ea8', '#5ad8ff']),
            ` opacity="${gloss}" style="mix-blend-mode:screen"`,
          ),
        )
      : '')
  );
};

const rain = (brush: Brush, count: number, strength: number): string =>
  times(count, () => {
    const x = brush.between(-40, 1000);
    const y = brush.between(-40, 1280);
    const long = brush.between(40, 110);
    return `<path d="M${n(x)} ${n(y)}l${n(-long * 0.16)} ${n(long)}" stroke="#dfeaff" stroke-width="${n(brush.between(1.4, 3))}" opacity="${(strength * brush.between(0.4, 1)).toFixed(2)}"/>`;
  });

export const alley: Scene = (brush) => {
  const { mood, tones } = brush;
  const neons = ['#ff5f9a', '#4fd8ff', '#ffb84a', '#9a7aff'] as const;
  const sign = (x: number, y: number, w: number, h: number, index: number) => {
    const colour = mix(neons[index % 4] ?? '#ff5f9a', tones[0], 0.2);
    const isLit = brush.hour !== 'day';
    return (
      (isLit ? glow(brush, x + w / 2, y + h / 2, Math.max(w, h) * 1.3, colour, 0.55) : '') +
      rect(x, y, w, h, brush.form('#2f2a3c', 0.05), ` rx="8"${brush.line('#2f2a3c')}`) +
      rect(x + 7, y + 7, w - 14, h - 14, 'none', ` rx="5" stroke="${colour}" stroke-width="4"`) +
      times(Math.max(1, Math.floor(h / 52)), (row) =>
        disc(
          x + w / 2,
          y + 30 + row * 50,
          Math.min(13, w * 0.22),
          isLit ? mix(colour, '#ffffff', 0.45) : brush.paint(colour),
        ),
      )
    );
  };
  const far = [
    sky(brush, { low: 640, sun: [330, 300] }),
    town(brush, 640, 380, 0.6),
    mist(brush, 480, 220, 0.55),
    paving(brush, '#5d5a6e', brush.isDark ? 0.2 : 0.06),
    street(brush, 2.3, 13, ['#6d5f70', '#7a6a66', '#5a6272'], 7),
  ].join('');
  const middle = [
    sign(186, 230, 62, 220, 0),
    sign(262, 372, 44, 130, 1),
    sign(716, 180, 76, 270, 2),
    sign(660, 410, 50, 116, 3),
    sign(36, 420, 120, 64, 3),
    sign(836, 480, 110, 60, 1),
    guest(brush, 372, 800, 190, '#4d4a5c', 0.3),
    `<path d="M300 636q70-64 146 0z" fill="${brush.form(mix('#b8433f', tones[1], 0.4), 0.2)}"/>`,
    guest(brush, 606, 770, 160, '#4d4a5c', 0.4),
    pool(brush, 200, 900, 260, 70, '#ff6ea8', brush.isDark ? 0.4 : 0.1),
    pool(brush, 760, 930, 280, 80, mood.lamp, brush.isDark ? 0.45 : 0.1),
    rain(brush, 70, 0.4),
  ].join('');
  const front = [
    rain(brush, 26, 0.4),
    block(
      brush,
      { x: -0.92, y: -0.2, z: 1.3, w: 0.36, h: 1, d: 0.4 },
      mix('#4d5a5c', tones[2], 0.4),
    ),
    bokeh(
      brush,
      { x: 640, y: 1000, w: 320, h: 240 },
      7,
      44,
      [mood.lamp, '#ff7fb0', '#6fd8ff'],
      brush.isDark ? 0.45 : 0.15,
    ),
  ].join('');
  return depth(brush, {
    far,
    middle,
    front,
    light: glow(brush, 180, 330, 560, brush.isDark ? '#ff8fb8' : mood.key, 0.3),
  });
};

export const market: Scene = (brush) => {
  const { mood, tones, paint } = brush;
  const awning = (x: number, y: number, w: number, h: number, colour: string, far: number) =>
    times(8, (index) =>
      shape(
        [
          [x + (index * w) / 8, y],
          [x + ((index + 1) * w) / 8, y],
          [x + ((index + 1.35) * w) / 8 - w * 0.05, y + h],
          [x + ((index + 0.3) * w) / 8 - w * 0.05, y + h],
        ],
        brush.form(index % 2 === 0 ? colour : '#f3ead8', far, [0, 0, 0, 1]),
        brush.line(colour, 1),
      ),
    );
  const fruit = ['#e0703a', '#d9483f', '#e8b83f', '#7fa045', '#b04a6a', '#f0d08a'] as const;
  const stall = (x: number, y: number, w: number, far: number) =>
    times(4, (crate) => {
      const colour = brush.pick(fruit);
      const cx = x + (crate * w) / 4;
      const r = w * 0.036;
      return (
        times(11, (index) =>
          disc(
            cx + r * 1.2 + (index % 4) * r * 1.6 + (index > 7 ? r : 0),
            y - r * 0.4 - Math.floor(index / 4) * r * 1.2,
            r,
            brush.form(colour, far),
          ),
        ) + rect(cx, y, w / 4 - 6, w * 0.09, brush.form('#a07a4c', far), brush.line('#a07a4c', 1.2))
      );
    });
  const cloth = mix('#c9543f', tones[1], 0.55);
  const far = [
    sky(brush, { low: 640, sun: [300, 340] }),
    town(brush, 640, 240, 0.6, '#b09a84'),
    mist(brush, 500, 200, 0.5),
    paving(brush, '#b59d80'),
    street(brush, 2.9, 13, ['#c9a684', '#b98a70', '#d3b894'], 5),
  ].join('');
  const middle = [
    guest(brush, 360, 800, 200, '#7a5a5c', 0.34),
    guest(brush, 440, 780, 176, '#5a6a7a', 0.42),
    guest(brush, 600, 790, 186, '#6a5a44', 0.38),
    stall(-40, 790, 320, 0.1),
    stall(690, 800, 330, 0.1),
    rect(290, 520, 9, 300, brush.form('#6d5034', 0.1)),
    rect(668, 520, 9, 310, brush.form('#6d5034', 0.1)),
    awning(-120, 420, 420, 110, cloth, 0.1),
    awning(666, 400, 420, 116, mix('#3f7a72', tones[1], 0.4), 0.1),
    bulbs(brush, [-20, 270], [980, 230], 80, 15, 7),
    brush.isDark ? lantern(brush, 200, 590, 40) + lantern(brush, 770, 590, 40) : '',
    pool(brush, 330, 930, 360, 80, brush.isDark ? mood.lamp : mood.key, 0.4),
  ].join('');
  const front = [
    stall(-60, 1210, 430, 0),
    stall(700, 1226, 420, 0),
    rect(
      -200,
      1240,
      1360,
      160,
      brush.ramp([
        [0, paint('#7a5634')],
        [1, mix(paint('#7a5634'), mood.shadow, 0.6)],
      ]),
    ),
  ].join('');
  return depth(brush, {
    far,
    middle,
    front,
    light: glow(brush, 240, 380, 580, brush.isDark ? mood.lamp : mood.key, 0.34),
  });
};

export const platform: Scene = (brush) => {
  const { mood, tones, paint } = brush;
  const roof = mix('#5d6a70', tones[1], 0.4);
  const train = mix('#a84a3f', tones[1], 0.6);
  const side = (y1: number, y2: number, near: number, far: number, fill: string, more = '') =>
    shape(
      [at(-1.7, y1, near), at(-1.7, y1, far), at(-1.7, y2, far), at(-1.7, y2, near)],
      fill,
      more,
    );
  const far = [
    sky(brush, { low: 640, sun: [400, 420] }),
    town(brush, 640, 200, 0.66),
    mist(brush, 500, 180, 0.6),
    ground(brush, 640, '#8a8078'),
  ].join('');
  const middle = [
    side(
      0,
      3.1,
      1.2,
      16,
      brush.ramp([
        [0, mix(paint(train), mood.key, 0.24)],
        [0.5, paint(train)],
        [1, mix(paint(train), mood.shadow, 0.4)],
      ]),
      brush.line(train),
    ),
    times(6, (index) =>
      side(
        1.35,
        2.35,
        1.8 + index * 2.2,
        3.2 + index * 2.2,
        brush.isDark ? mix('#ffe0a0', mood.air, index * 0.08) : mix(mood.sky[1], '#ffffff', 0.2),
      ),
    ),
    side(1.05, 1.16, 1.2, 16, mix(paint('#f0e4cc'), mood.key, 0.2)),
    shape(
      [at(-1.3, 0, 1), at(5, 0, 1), at(5, 0, 18), at(-1.3, 0, 18)],
      brush.ramp([
        [0, mix(paint('#b5a898'), mood.key, 0.2)],
        [1, mix(paint('#8d8278'), mood.shadow, 0.4)],
      ]),
    ),
    shape([at(-1.2, 0, 1), at(-1.05, 0, 1), at(-1.05, 0, 18), at(-1.2, 0, 18)], paint('#e8c04a')),
    shape(
      [at(-1.6, 3.9, 1), at(4, 3.9, 1), at(4, 3.5, 18), at(-1.6, 3.5, 18)],
      brush.ramp([
        [0, mix(paint(roof), mood.shadow, 0.6)],
        [1, paint(roof, 0.3)],
      ]),
    ),
    times(5, (index) => {
      const z = 11 - index * 2.1;
      return (
        block(brush, { x: 1.5, y: 0, z, w: 0.16, h: 3.7, d: 0.16 }, roof) +
        block(brush, { x: 1.1, y: 3.5, z, w: 1, h: 0.16, d: 0.16 }, roof)
      );
    }),
    times(4, (index) => {
      const [x, y] = at(0.5, 3.3, 8.4 - index * 1.9);
      return (
        (brush.isDark ? glow(brush, x, y, metre(8.4 - index * 1.9) * 0.9, mood.lamp, 0.6) : '') +
        oval(x, y, metre(8.4 - index * 1.9) * 0.16, metre(8.4 - index * 1.9) * 0.06, '#fff4d6')
      );
    }),
    disc(...at(1.15, 3, 5.2), 44, brush.form('#3a3a40')),
    disc(...at(1.15, 3, 5.2), 36, '#f7f0dc'),
    stroke(`M${n(at(1.15, 3, 5.2)[0])} ${n(at(1.15, 3, 5.2)[1])}v-26m0 26l15 9`, '#3a3038', 4),
    guest(brush, 600, 770, 170, '#5a5a6c', 0.34),
    guest(brush, 660, 790, 190, '#6a4a4c', 0.26),
    block(brush, { x: 0.7, y: 0, z: 3.4, w: 0.8, h: 0.44, d: 0.3 }, '#7a5638'),
    pool(brush, 480, 900, 330, 80, brush.isDark ? mood.lamp : mood.key, 0.4),
  ].join('');
  const front = [
    block(
      brush,
      { x: 0.52, y: -0.3, z: 1.3, w: 0.5, h: 0.56, d: 0.3 },
      mix('#8a5a3c', tones[1], 0.4),
    ),
    bokeh(
      brush,
      { x: 0, y: 60, w: 240, h: 260 },
      5,
      44,
      [mood.lamp, '#ffd9a8'],
      brush.isDark ? 0.4 : 0.14,
    ),
  ].join('');
  return depth(brush, {
    far,
    middle,
    front,
    light: glow(brush, 170, 400, 560, brush.isDark ? mood.lamp : mood.key, 0.28),
  });
};
