import { mix } from '../colour';
import type { Brush, Scene } from './brush';
import { bokeh, candle, glow, lantern, pool } from './lights';
import { at, block, boards, metre, oval, rect, shape, times, walls } from './shapes';
import type { Room } from './shapes';
import { barrel, bottle, guest, mug } from './things';
import { fallingLight, hillView, pane } from './windows';

const glass = ['#8a4a2a', '#3f6b4a', '#b07a34', '#5a2f3a', '#4b6a7a'] as const;

/** Beams under the ceiling, lit from below. */
export const beams = (brush: Brush, { half, high, deep }: Room, colour: string): string =>
  times(4, (index) => {
    const z = deep - 0.5 - index * 0.95;
    return block(brush, { x: -half, y: high - 0.26, z, w: half * 2, h: 0.26, d: 0.22 }, colour);
  });

export function bottleShelf(
  brush: Brush,
  x: number,
  foot: number,
  w: number,
  rows: number,
  step: number,
  far: number,
): string {
  const wood = brush.paint('#5a3a24', far);
  return times(rows, (row) => {
    const y = foot - row * step;
    const count = Math.floor(w / (step * 0.36));
    return (
      times(count, (index) =>
        brush.random() < 0.14
          ? ''
          : bottle(
              brush,
              x + (index + 0.5) * (w / count),
              y,
              step * brush.between(0.56, 0.82),
              brush.pick(glass),
              far,
            ),
      ) +
      rect(x - 6, y, w + 12, step * 0.1, mix(wood, brush.mood.key, 0.25)) +
      rect(x - 6, y + step * 0.1, w + 12, step * 0.06, mix(wood, brush.mood.shadow, 0.5))
    );
  });
}

export const tavern: Scene = (brush) => {
  const { mood, tones, paint } = brush;
  const room: Room = { half: 2.6, high: 3.5, deep: 6 };
  const wall = mix('#9a7458', tones[1], 0.34);
  const timber = '#5b3a26';
  const m = metre(6);
  const back = [
    walls(brush, room, wall, '#4a3122'),
    // Timber in the far wall.
    rect(at(-0.86, 0, 6)[0], at(0, 3.5, 6)[1], m * 0.16, 3.5 * m, brush.form(timber, 0.16)),
    rect(at(0.9, 0, 6)[0], at(0, 3.5, 6)[1], m * 0.16, 3.5 * m, brush.form(timber, 0.16)),
    rect(at(-2.6, 0, 6)[0], at(0, 1.06, 6)[1], 5.2 * m, m * 0.1, brush.form(timber, 0.16)),
    rect(
      at(-2.6, 0, 6)[0],
      at(0, 0.96, 6)[1],
      5.2 * m,
      m * 0.96,
      brush.form(mix(timber, tones[2], 0.3), 0.2),
    ),
    bottleShelf(brush, at(-2.35, 0, 6)[0], at(0, 1.5, 6)[1], 1.34 * m, 3, m * 0.46, 0.14),
    pane(
      brush,
      hillView,
      { x: at(1.34, 0, 6)[0], y: at(0, 2.55, 6)[1], w: m * 0.86, h: m * 1.3 },
      timber,
      [2, 3],
      34,
    ),
    boards(brush, room, '#7a5536'),
    beams(brush, room, timber),
    brush.isDark
      ? pool(brush, 300, 930, 420, 130, mood.key, 0.5)
      : pool(brush, 620, 960, 460, 130, mood.key, 0.4),
  ].join('');
  const table = (x: number, z: number) => {
    const [, foot] = at(0, 0.78, z);
    const cx = at(x + 0.5, 0, z)[0];
    return [
      guest(
        brush,
        at(x + 0.02, 0, z)[0],
        at(0, 0.1, z)[1],
        metre(z) * 1.2,
        mix('#4d5a6a', tones[1], 0.4),
        0.2,
      ),
      guest(
        brush,
        at(x + 1.02, 0, z)[0],
        at(0, 0.1, z)[1],
        metre(z) * 1.24,
        mix('#7a3f3a', tones[2], 0.3),
        0.2,
      ),
      block(brush, { x, y: 0.7, z, w: 1.05, h: 0.08, d: 0.7 }, '#6d4729'),
      rect(cx - 10, foot + metre(z) * 0.06, 20, metre(z) * 0.7, brush.form(timber, 0.1)),
      candle(brush, cx + 12, foot - 8, 34),
      mug(brush, cx - 40, foot - 2, 26, '#b9a58a'),
    ].join('');
  };
  const middle = [
    table(-2.25, 4.6),
    table(1.0, 4.2),
    barrel(brush, at(2.05, 0, 3.2)[0], at(0, 0, 3.2)[1], 250, '#7c5331'),
    lantern(brush, 176, 268, 74),
    lantern(brush, 742, 196, 46),
    brush.isDark
      ? bokeh(
          brush,
          { x: 40, y: 380, w: 880, h: 330 },
          14,
          15,
          ['#ffcf86', '#ff9f58', '#ffe3b0'],
          0.5,
        )
      : '',
  ].join('');
  const counter = mix('#5a3822', tones[2], 0.25);
  const front = [
    shape(
      [
        [-160, 1176],
        [1120, 1150],
        [1120, 1420],
        [-160, 1420],
      ],
      brush.ramp([
        [0, mix(paint(counter), mood.key, 0.2)],
        [0.16, paint(counter)],
        [1, mix(paint(counter), mood.shadow, 0.6)],
      ]),
    ),
    shape(
      [
        [-160, 1166],
        [1120, 1140],
        [1120, 1160],
        [-160, 1190],
      ],
      mix(paint(counter), mood.key, 0.48),
    ),
    mug(brush, 856, 1166, 120, '#c2a582'),
    candle(brush, 96, 1182, 96),
    oval(96, 1182, 52, 10, mix(paint('#b58a4a'), mood.key, 0.3)),
  ].join('');
  return {
    back:
      brush.blur(5, back) +
      brush.blur(2.6, middle) +
      (brush.isDark
        ? glow(brush, 190, 300, 640, mood.key, 0.5)
        : fallingLight(brush, 0.5) + glow(brush, 40, 380, 640, mood.key, 0.4)),
    front: brush.blur(5, front),
  };
};
