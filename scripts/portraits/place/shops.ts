import { mix } from '../colour';
import { n } from './brush';
import type { Brush, Scene } from './brush';
import { arch, counter, depth, interior, onWall, table } from './furniture';
import { bokeh, glow, lantern, pendant, pool } from './lights';
import { block, disc, oval, rect, stroke, times } from './shapes';
import type { Room } from './shapes';
import { bottleShelf } from './taverns';
import { bottle, foliage, guest, jar, leaf, mug, plant, pot } from './things';
import { fallingLight, pane, townView } from './windows';

const blossom = (
  brush: Brush,
  x: number,
  y: number,
  r: number,
  colour: string,
  far: number,
): string => {
  const base = brush.paint(colour, far);
  const petal = (turn: number, fill: string) =>
    oval(x + Math.cos(turn) * r * 0.55, y + Math.sin(turn) * r * 0.5, r * 0.56, r * 0.5, fill);
  return (
    times(5, (index) =>
      petal(
        0.5 + index * 1.257,
        index < 2
          ? mix(base, brush.mood.shadow, 0.24)
          : mix(base, brush.mood.key, 0.16 * (index - 2)),
      ),
    ) + disc(x, y, r * 0.3, mix(base, brush.mood.shadow, 0.4))
  );
};

const loaf = (brush: Brush, x: number, foot: number, size: number, far: number): string =>
  oval(
    x,
    foot - size * 0.3,
    size * 0.6,
    size * 0.34,
    brush.form(brush.pick(['#c98a48', '#b57236', '#d9a562']), far),
  ) +
  times(3, (index) =>
    stroke(
      `M${n(x - size * 0.3 + index * size * 0.26)} ${n(foot - size * 0.42)}l${n(size * 0.12)} ${n(-size * 0.14)}`,
      brush.paint('#f3dcae', far),
      size * 0.06,
    ),
  );

export const bakery: Scene = (brush) => {
  const { mood, tones } = brush;
  const room: Room = { half: 2.5, high: 3.2, deep: 5.4 };
  const w = onWall(5.4);
  const fire = brush.round([
    [0, '#fff0b8'],
    [0.4, '#ffb04a'],
    [1, '#a8401c'],
  ]);
  const far = [
    interior(brush, room, '#dcc5a4', '#a88e70', '#a57d5c', 0.5),
    times(4, (row) => {
      const y = w.y(2.6 - row * 0.44);
      return (
        times(7, (index) => loaf(brush, w.x(0.72 + index * 0.24), y, w.m * 0.24, 0.1)) +
        rect(w.x(0.54), y, w.m * 1.8, w.m * 0.06, brush.form('#7a5232', 0.08))
      );
    }),
    arch(
      brush,
      w.x(-2.0),
      w.y(0.9),
      w.m * 1.36,
      w.m * 1.1,
      '#a0563c',
      rect(w.x(-2.1), w.y(2.2), w.m * 1.6, w.m * 1.4, fire),
      34,
    ),
    rect(w.x(-2.5), w.y(2.3), w.m * 2.2, w.m * 0.1, brush.form('#8d5a40', 0.1)),
  ].join('');
  const middle = [
    glow(brush, w.x(-1.3), w.y(1.4), 420, '#ff9a3c', 0.75),
    table(brush, 0.5, 3.6, 1.9, '#b08050', 0.8),
    times(5, (index) => loaf(brush, 660 + index * 62, 770, 56, 0)),

    pendant(brush, 640, 214, 84, mix('#4d4a48', tones[1], 0.5)),
    pendant(brush, 860, 236, 84, mix('#4d4a48', tones[1], 0.5)),
    brush.isDark ? pool(brush, 760, 780, 260, 70, mood.lamp, 0.5) : fallingLight(brush, 0.4),
    bokeh(brush, { x: 60, y: 240, w: 400, h: 420 }, 12, 7, ['#ffe2ac', '#fff4d8'], 0.3),
  ].join('');
  const front = counter(
    brush,
    '#a87444',
    [
      loaf(brush, 100, 1176, 150, 0),
      loaf(brush, 30, 1180, 130, 0),
      oval(850, 1160, 120, 22, brush.form('#efe4cc')),
      loaf(brush, 830, 1156, 110, 0),
      loaf(brush, 900, 1158, 110, 0),
    ].join(''),
  );
  return depth(brush, { far, middle, front, light: glow(brush, 170, 430, 600, '#ffb464', 0.42) });
};

/** A narrow shop whose wall is all drawers and jars. */
export const teaShop: Scene = (brush) => {
  const { mood, tones } = brush;
  const room: Room = { half: 2.2, high: 3.2, deep: 5 };
  const w = onWall(5);
  const wood = '#7d5436';
  const drawers = times(7, (row) =>
    times(11, (column) => {
      const x = w.x(-2.1 + column * 0.38);
      const y = w.y(1.72 - row * 0.26);
      return (
        rect(
          x,
          y,
          w.m * 0.35,
          w.m * 0.23,
          brush.form(mix(wood, '#c08a54', ((column * 3 + row * 5) % 7) / 12), 0.1),
          brush.line(wood, 1),
        ) + disc(x + w.m * 0.175, y + w.m * 0.12, 4, brush.paint('#e0bb6a'))
      );
    }),
  );
  const far = [
    interior(brush, room, '#a88862', '#6f5640', '#8a6040'),
    drawers,
    times(2, (row) => {
      const y = w.y(2.62 - row * 0.42);
      return (
        times(13, (index) =>
          jar(
            brush,
            w.x(-1.98 + index * 0.33),
            y,
            w.m * 0.2,
            w.m * brush.between(0.2, 0.3),
            brush.pick(['#d8c9a0', '#8a9a68', '#b96f4a', '#c9a860', '#7a8a90']),
            0.1,
          ),
        ) + rect(w.x(-2.2), y, w.m * 4.4, w.m * 0.06, brush.form(wood, 0.08))
      );
    }),
  ].join('');
  const paper = (x: number, y: number, size: number) =>
    glow(brush, x, y, size * 3, mood.lamp, brush.isDark ? 0.7 : 0.3) +
    oval(
      x,
      y,
      size * 0.7,
      size * 0.86,
      brush.round([
        [0, '#fff5d8'],
        [0.7, mix(mood.lamp, '#ffffff', 0.3)],
        [1, mix(mood.lamp, '#c9602a', 0.4)],
      ]),
    ) +
    rect(x - size * 0.24, y - size * 0.94, size * 0.48, size * 0.12, brush.form('#5a3a26')) +
    stroke(`M${n(x)} ${n(y - size)}v-400`, brush.paint('#3a2a20'), 2.4);
  const middle = [
    paper(170, 250, 84),
    paper(780, 200, 62),
    block(brush, { x: -2.2, y: 0, z: 3.6, w: 1.5, h: 0.95, d: 0.6 }, mix(wood, tones[1], 0.3)),
    block(brush, { x: 1.0, y: 0, z: 3.4, w: 1.2, h: 0.95, d: 0.6 }, mix(wood, tones[1], 0.3)),
    plant(brush, 840, 690, 110, '#55804a', 0.05, 9),
    pot(brush, 840, 742, 70, '#6a8a90'),
    jar(brush, 90, 734, 64, 84, mix('#c9b48a', tones[0], 0.4)),
    brush.isDark ? pool(brush, 170, 760, 260, 80, mood.lamp, 0.5) : fallingLight(brush, 0.45),
  ].join('');
  const steam = `<path d="M846 1040c-30-46 34-70 4-128s30-76 6-120" fill="none" stroke="#fff6e6" stroke-width="20" stroke-linecap="round" opacity=".28"/>`;
  const front = counter(
    brush,
    '#7a4c2e',
    steam +
      mug(brush, 850, 1160, 110, mix('#dfe4dc', tones[1], 0.4)) +
      jar(brush, 84, 1178, 110, 140, mix('#b98a5a', tones[1], 0.4)),
  );
  return depth(brush, {
    far,
    middle,
    front,
    light: glow(brush, 180, 300, 600, brush.isDark ? mood.lamp : mood.key, 0.42),
  });
};

export const flowerShop: Scene = (brush) => {
  const { mood, tones } = brush;
  const room: Room = { half: 2.4, high: 3.3, deep: 5.2 };
  const w = onWall(5.2);
  const petals = [
    '#e0607a',
    '#f0a04a',
    '#f6e0d0',
    '#b86fc0',
    '#d9404f',
    mix(tones[0], '#ffffff', 0.2),
  ] as const;
  const bunch = (x: number, foot: number, size: number, far: number) => {
    const colour = brush.pick(petals);
    return [
      foliage(brush, x, foot - size * 0.9, size * 0.9, size * 0.7, '#4d7a4c', far, 9),
      times(9, () => {
        const px = x + brush.between(-0.42, 0.42) * size;
        const py = foot - size * brush.between(0.8, 1.4);
        return blossom(brush, px, py, size * brush.between(0.1, 0.15), colour, far);
      }),
      `<path d="M${n(x - size * 0.34)} ${n(foot - size * 0.66)}h${n(size * 0.68)}l${n(-size * 0.1)} ${n(size * 0.66)}h${n(-size * 0.48)}z" fill="${brush.form('#8e9aa0', far, [0, 0, 1, 0])}"${brush.line('#8e9aa0', 1.2)}/>`,
    ].join('');
  };
  const far = [
    interior(brush, room, '#8fa08c', '#6f7a6a', '#a08468', 0.5),
    pane(
      brush,
      townView,
      { x: w.x(-1.9), y: w.y(2.8), w: w.m * 1.7, h: w.m * 1.9 },
      '#4d6152',
      [3, 2],
    ),
    times(
      2,
      (row) =>
        times(4, (index) =>
          bunch(w.x(0.66 + index * 0.44), w.y(2.05 - row * 0.8), w.m * 0.36, 0.12),
        ) + rect(w.x(0.4), w.y(2.05 - row * 0.8), w.m * 2, w.m * 0.06, brush.form('#6f5138', 0.08)),
    ),
  ].join('');
  const middle = [
    times(4, (index) => bunch(50 + index * 96, 830 + (index % 2) * 40, 130, 0.04)),
    times(4, (index) => bunch(640 + index * 96, 850 + (index % 2) * 40, 130, 0.04)),
    lantern(brush, 250, 216, 54),
    pendant(brush, 730, 190, 78, mix('#4d6152', tones[1], 0.4)),
    brush.isDark ? pool(brush, 250, 820, 300, 90, mood.lamp, 0.45) : fallingLight(brush, 0.42),
  ].join('');
  const front = [
    bunch(36, 1380, 330, 0),
    bunch(944, 1400, 300, 0),
    leaf(brush, -30, 40, 300, 40, mix('#3f6a48', tones[2], 0.3), 0, 0.24),
    leaf(brush, -50, -20, 320, 12, mix('#4f7a50', tones[2], 0.3), 0, 0.24),
  ].join('');
  return depth(brush, {
    far,
    middle,
    front,
    light: glow(brush, 190, 340, 600, brush.isDark ? mood.lamp : mood.key, 0.4),
  });
};

export const cafe: Scene = (brush) => {
  const { mood, tones } = brush;
  const room: Room = { half: 2.6, high: 3.3, deep: 5.8 };
  const w = onWall(5.8);
  const seat = (x: number, z: number, at: number) =>
    [
      guest(brush, at - 60, 872, 230, mix('#5a6a72', tones[1], 0.4), 0.16),
      table(brush, x, z, 0.9, '#6d4a30', 0.7),
      mug(brush, at + 60, 774, 30, '#efe8da'),
    ].join('');
  const far = [
    interior(brush, room, '#b59a7c', '#857060', '#8d6746'),
    pane(
      brush,
      townView,
      { x: w.x(-2.2), y: w.y(2.86), w: w.m * 2.1, h: w.m * 1.86 },
      '#4d3a2c',
      [3, 2],
    ),
    rect(w.x(0.4), w.y(2.9), w.m * 1.9, w.m * 1.3, brush.form('#3f3a38', 0.14)),
    times(5, (row) =>
      rect(
        w.x(0.56),
        w.y(2.7 - row * 0.22),
        w.m * brush.between(0.7, 1.4),
        w.m * 0.045,
        brush.paint('#d8d2c2', 0.2),
        ' opacity=".6"',
      ),
    ),
    bottleShelf(brush, w.x(0.5), w.y(1.32), w.m * 1.7, 1, w.m * 0.36, 0.12),
  ].join('');
  const middle = [
    seat(-2.1, 4.2, 170),
    seat(1.1, 4, 790),
    pendant(brush, 170, 300, 92, mix('#3f6a62', tones[1], 0.5)),
    pendant(brush, 700, 240, 66, mix('#3f6a62', tones[1], 0.5)),
    pendant(brush, 850, 280, 80, mix('#3f6a62', tones[1], 0.5)),
    brush.isDark ? pool(brush, 170, 780, 240, 70, mood.lamp, 0.5) : fallingLight(brush, 0.42),
    brush.isDark
      ? bokeh(
          brush,
          { x: 70, y: 330, w: 340, h: 260 },
          12,
          12,
          ['#ffcf86', '#ff9f6a', '#bcd4ff'],
          0.4,
        )
      : '',
  ].join('');
  const front = counter(
    brush,
    '#6b4a32',
    [
      mug(brush, 860, 1162, 112, '#efe8da'),
      oval(862, 1164, 82, 14, brush.form('#e4dbc9')),
      bottle(brush, 60, 1180, 260, mix('#7a8f8a', tones[1], 0.3)),
    ].join(''),
  );
  return depth(brush, {
    far,
    middle,
    front,
    light: glow(brush, 160, 380, 600, brush.isDark ? mood.lamp : mood.key, 0.4),
  });
};
