import { mix } from '../colour';
import { n } from './brush';
import type { Scene } from './brush';
import { counter, curtain, depth, interior, onWall, table } from './furniture';
import { bokeh, bulbs, glow, pendant, pool } from './lights';
import { block, disc, oval, rect, stroke, times } from './shapes';
import type { Room } from './shapes';
import { books, bottle, jar, leaf, mug, plant, pot } from './things';
import { fallingLight, pane, townView } from './windows';

/** Racks of costumes, and a mirror with bulbs. */
export const wardrobe: Scene = (brush) => {
  const { mood, tones } = brush;
  const room: Room = { half: 2.4, high: 3.2, deep: 5 };
  const w = onWall(5);
  const cloths = [
    '#a83f5a',
    '#3f6a8a',
    '#d9a53f',
    '#5a4a8a',
    '#4a8a6a',
    '#e3d3c0',
    '#8a3f6a',
    mix(tones[1], '#ffffff', 0.1),
  ] as const;
  const garment = (x: number, y: number, wide: number, long: number, far: number) => {
    const colour = brush.pick(cloths);
    return (
      stroke(`M${n(x)} ${n(y - 12)}v10`, brush.paint('#8a8078', far), 3) +
      `<path d="M${n(x - wide * 0.2)} ${n(y)}h${n(wide * 0.4)}l${n(wide * 0.26)} ${n(wide * 0.34)}l${n(-wide * 0.12)} ${n(wide * 0.2)}l${n(-wide * 0.06)} ${n(long * 0.3)}l${n(wide * 0.14)} ${n(long * 0.7)}q${n(-wide * 0.42)} ${n(wide * 0.12)} ${n(-wide * 0.84)} 0l${n(wide * 0.14)} ${n(-long * 0.7)}l${n(-wide * 0.06)} ${n(-long * 0.3)}l${n(-wide * 0.12)} ${n(-wide * 0.2)}z" fill="${brush.form(colour, far, [0, 0, 1, 0])}"${far < 0.1 ? brush.line(colour, 1.2) : ''}/>`
    );
  };
  const far = [
    interior(brush, room, '#b58f88', '#7a6064', '#8a6450'),
    curtain(brush, -120, 60, 420, 800, mix('#8a2f45', tones[1], 0.5), 0.12),
    rect(w.x(0.2), w.y(2.5), w.m * 2, 8, brush.form('#c9a860', 0.1)),
    times(8, (index) => garment(w.x(0.3 + index * 0.24), w.y(2.44), w.m * 0.42, w.m * 1.1, 0.12)),
    times(
      3,
      (index) =>
        oval(w.x(0.5 + index * 0.6), w.y(2.74), 54, 14, brush.form(brush.pick(cloths), 0.1)) +
        oval(w.x(0.5 + index * 0.6), w.y(2.84), 30, 26, brush.form(brush.pick(cloths), 0.1)),
    ),
  ].join('');
  const mirror = [
    rect(34, 330, 240, 360, brush.form('#b8914a', 0.04), ` rx="10"${brush.line('#b8914a')}`),
    rect(
      58,
      354,
      192,
      312,
      brush.ramp(
        [
          [0, mix(mood.sky[1], '#ffffff', 0.3)],
          [0.5, mix(mood.ambient, mood.key, 0.4)],
          [1, mix(mood.ambient, mood.shadow, 0.4)],
        ],
        [0, 0, 1, 1],
      ),
    ),
    times(
      6,
      (index) =>
        glow(brush, 46, 366 + index * 58, 56, '#ffe6b0', 0.6) +
        disc(46, 366 + index * 58, 11, '#fff4d6') +
        glow(brush, 262, 366 + index * 58, 56, '#ffe6b0', 0.6) +
        disc(262, 366 + index * 58, 11, '#fff4d6'),
    ),
  ].join('');
  const middle = [
    mirror,
    table(brush, -2, 3.7, 1.5, '#7a4c34', 0.7),
    bottle(brush, 60, 770, 60, '#c98fa0', 0.02),
    bottle(brush, 100, 770, 46, '#8aa0b0', 0.02),
    rect(676, 470, 330, 9, brush.form('#c9a860', 0.02)),
    times(6, (index) => garment(706 + index * 54, 482, 112, 320, 0.02)),
    pendant(brush, 600, 190, 76, mix('#5a4a4a', tones[1], 0.5)),
    pool(brush, 180, 780, 280, 80, '#ffe0a8', 0.5),
  ].join('');
  const front = [
    curtain(brush, 850, -60, 200, 1420, mix('#8a2f45', tones[2], 0.5)),
    curtain(brush, -120, 980, 240, 380, mix(tones[1], '#e3b0a0', 0.3)),
  ].join('');
  return depth(brush, { far, middle, front, light: glow(brush, 160, 480, 580, '#ffdca0', 0.42) });
};

/** A painter's room with a skylight to the north. */
export const studio: Scene = (brush) => {
  const { mood, tones, paint } = brush;
  const room: Room = { half: 2.5, high: 3.6, deep: 5.6 };
  const w = onWall(5.6);
  const canvas = (x: number, y: number, wide: number, high: number, far: number) => {
    const [light, middleTone, deep] = tones;
    const hue = brush.pick([light, middleTone, '#e0a04a', '#4d8aa0', '#c9566a']);
    return (
      rect(
        x,
        y,
        wide,
        high,
        brush.ramp([
          [0, paint(mix(light, '#ffffff', 0.4), far)],
          [1, paint(mix(hue, light, 0.4), far)],
        ]),
        brush.line('#8a7a64', 1.4),
      ) +
      oval(x + wide * 0.44, y + high * 0.46, wide * 0.3, high * 0.24, paint(hue, far)) +
      `<path d="M${n(x)} ${n(y + high * 0.7)}q${n(wide * 0.3)} ${n(-high * 0.16)} ${n(wide * 0.55)} 0t${n(wide * 0.45)} ${n(-high * 0.06)}V${n(y + high)}H${n(x)}z" fill="${paint(mix(deep, middleTone, 0.5), far)}"/>`
    );
  };
  const easel = (x: number, foot: number, s: number) =>
    stroke(
      `M${x} ${foot - 420 * s}L${x - 90 * s} ${foot}M${x} ${foot - 420 * s}L${x + 90 * s} ${foot}M${x} ${foot - 380 * s}V${foot - 40 * s}`,
      paint('#7a5638'),
      11 * s,
    ) +
    canvas(x - 120 * s, foot - 390 * s, 240 * s, 260 * s, 0.02) +
    rect(x - 130 * s, foot - 130 * s, 260 * s, 14 * s, brush.form('#8a6240'));
  const far = [
    interior(brush, room, '#d9cfc0', '#b8aea0', '#a88a6a'),
    pane(
      brush,
      townView,
      { x: w.x(-2.3), y: w.y(3.3), w: w.m * 2.3, h: w.m * 2 },
      '#4d5256',
      [4, 3],
    ),
    canvas(w.x(0.5), w.y(2.9), w.m * 0.7, w.m * 0.9, 0.12),
    canvas(w.x(1.4), w.y(2.7), w.m * 0.9, w.m * 0.64, 0.12),
    canvas(w.x(0.9), w.y(1.5), w.m * 0.8, w.m * 1.1, 0.14),
  ].join('');
  const middle = [
    easel(800, 900, 1),
    table(brush, -2.2, 3.6, 1.3, '#8a6446', 0.7),
    times(5, (index) =>
      jar(
        brush,
        36 + index * 50,
        772,
        34,
        50,
        brush.pick(['#c9543f', '#3f7a9a', '#d9a53f', '#e8e0d0', '#5a8a5a']),
        0.03,
      ),
    ),
    times(5, (index) =>
      stroke(`M${60 + index * 8} 722l${-16 + index * 9} -60`, paint('#a8743f'), 5),
    ),
    plant(brush, 300, 700, 100, '#4f7f4a', 0.06, 9),
    pot(brush, 300, 772, 64, '#e3d3c0'),
    pendant(brush, 600, 190, 80, mix('#3f4a50', tones[1], 0.4)),
    brush.isDark ? pool(brush, 560, 930, 330, 80, mood.lamp, 0.45) : fallingLight(brush, 0.46),
    brush.isDark ? bulbs(brush, [-20, 210], [560, 170], 50, 9, 7) : '',
  ].join('');
  const front = counter(
    brush,
    '#a88860',
    [
      oval(110, 1180, 130, 30, brush.form('#c9a070')),
      times(6, (index) =>
        disc(
          40 + index * 30,
          1172 - (index % 2) * 12,
          12,
          paint(
            ['#c9543f', '#3f7a9a', '#d9a53f', '#f0e8d8', '#5a8a5a', '#8a4a8a'][index] ?? '#c9543f',
          ),
        ),
      ),
      mug(brush, 880, 1162, 100, mix('#dfe4dc', tones[1], 0.4)),
      times(4, (index) =>
        stroke(`M${862 + index * 10} 1070l${-14 + index * 12} -110`, paint('#a8743f'), 8),
      ),
      leaf(brush, 1010, 40, 260, 140, mix('#3f6a48', tones[2], 0.3)),
    ].join(''),
  );
  return depth(brush, {
    far,
    middle,
    front,
    light: glow(brush, 170, 300, 620, brush.isDark ? mood.lamp : mood.key, 0.36),
  });
};

/** Shelves up to the ceiling, and a ladder. */
export const library: Scene = (brush) => {
  const { mood, tones, paint } = brush;
  const spines = [
    '#7a3f3a',
    '#3f5a6a',
    '#8a7444',
    '#4a6a50',
    '#5a4668',
    '#a0674a',
    mix(tones[1], '#5a4a3a', 0.3),
  ] as const;
  const room: Room = { half: 2.5, high: 4.2, deep: 6 };
  const w = onWall(6);
  const wood = '#5d3f28';
  const shelves = times(7, (row) => {
    const y = w.y(3.75 - row * 0.56);
    return (
      [-2.4, -0.8, 0.8]
        .map((x) => books(brush, w.x(x) + 8, y, w.m * 1.5, w.m * 0.46, spines, 0.14))
        .join('') + rect(w.x(-2.5), y, w.m * 5, w.m * 0.07, brush.form(wood, 0.12))
    );
  });
  const far = [
    interior(brush, room, '#6d5240', '#4a382c', '#7a5436'),
    shelves,
    [-2.5, -0.9, 0.72, 2.34]
      .map((x) => rect(w.x(x), w.y(4.2), w.m * 0.14, w.m * 4.2, brush.form(wood, 0.1)))
      .join(''),
  ].join('');
  const side = (sign: number) =>
    times(5, (row) =>
      block(
        brush,
        { x: sign < 0 ? -2.5 : 2.1, y: 0.3 + row * 0.62, z: 3.2, w: 0.4, h: 0.05, d: 2 },
        wood,
      ),
    );
  const middle = [
    side(-1),
    side(1),
    stroke('M690 860L610 190M770 860L690 190', paint('#8a6240'), 10),
    times(10, (index) =>
      stroke(`M${n(683 - index * 8)} ${800 - index * 66}h80`, paint('#8a6240'), 8),
    ),
    table(brush, -2, 3.6, 1.5, '#6b452a', 0.8),
    books(brush, 60, 776, 110, 60, spines),
    rect(212, 742, 8, 36, brush.form('#b08c4a')),
    oval(216, 740, 46, 17, brush.form(mix('#2f6a50', tones[1], 0.4))),
    brush.isDark ? glow(brush, 216, 752, 240, mood.lamp, 0.75) : '',
    pendant(brush, 250, 240, 86, mix('#b08c4a', tones[1], 0.2)),
    pendant(brush, 830, 210, 72, mix('#b08c4a', tones[1], 0.2)),
    brush.isDark ? pool(brush, 240, 800, 280, 80, mood.lamp, 0.5) : fallingLight(brush, 0.5),
    bokeh(brush, { x: 60, y: 260, w: 500, h: 520 }, 12, 5, ['#ffe9b8', '#fff6de'], 0.3),
  ].join('');
  const front = counter(
    brush,
    '#5d3c26',
    books(brush, 10, 1182, 190, 130, spines) +
      rect(806, 1120, 150, 18, brush.form('#7a3f3a')) +
      rect(790, 1138, 170, 20, brush.form('#3f5a6a')),
    1174,
  );
  return depth(brush, {
    far,
    middle,
    front,
    light: glow(brush, 200, 330, 600, brush.isDark ? mood.lamp : mood.key, 0.38),
  });
};
