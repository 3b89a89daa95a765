import { mix } from '../colour';
import { n } from './brush';
import type { Scene } from './brush';
import { counter, depth, deskLamp, interior, onWall } from './furniture';
import { bokeh, candle, glow, lantern, pool } from './lights';
import { block, disc, oval, rect, shape, stroke, times } from './shapes';
import type { Room } from './shapes';
import { barrel, books, bottle, mug } from './things';
import { pane, townView } from './windows';

export const radioRoom: Scene = (brush) => {
  const { mood, tones, paint } = brush;
  const room: Room = { half: 2.3, high: 2.9, deep: 4.6 };
  const w = onWall(4.6);
  const foam = times(5, (row) =>
    times(7, (column) =>
      (column + row) % 2 === 0
        ? shape(
            [
              [w.x(-2.3 + column * 0.34), w.y(2.7 - row * 0.34)],
              [w.x(-1.96 + column * 0.34), w.y(2.7 - row * 0.34)],
              [w.x(-1.96 + column * 0.34), w.y(2.36 - row * 0.34)],
              [w.x(-2.3 + column * 0.34), w.y(2.36 - row * 0.34)],
            ],
            brush.form(mix('#5a4450', tones[1], 0.4), 0.08),
          )
        : '',
    ),
  );
  const far = [
    interior(brush, room, '#6d5a5c', '#4a3c42', '#6d4c3c'),
    foam,
    pane(
      brush,
      townView,
      { x: w.x(0.3), y: w.y(2.4), w: w.m * 1.7, h: w.m * 1.1 },
      '#3a3236',
      [1, 1],
    ),
    rect(w.x(-0.5), w.y(2.76), w.m * 0.62, w.m * 0.2, '#d9342f', ' rx="8"'),
    glow(brush, w.x(-0.18), w.y(2.66), 190, '#ff5a48', 0.7),
    oval(w.x(-0.18), w.y(2.66), w.m * 0.22, w.m * 0.06, '#ffd0c0'),
  ].join('');
  const fader = times(
    13,
    (index) =>
      rect(40 + index * 27, 800, 5, 64, mix(paint('#2a262c'), '#000000', 0.2)) +
      rect(
        33 + index * 27,
        812 + ((index * 17) % 38),
        19,
        12,
        brush.form(['#e8e0d0', '#d9503f', '#e8b83f'][index % 3] ?? '#e8e0d0'),
      ),
  );
  const middle = [
    block(brush, { x: -2.3, y: 0, z: 3, w: 4.6, h: 0.74, d: 0.8 }, '#5d4434'),
    shape(
      [
        [10, 880],
        [30, 786],
        [400, 786],
        [410, 880],
      ],
      brush.form('#4a464e'),
      brush.line('#3a363e'),
    ),
    fader,
    times(16, (index) =>
      rect(
        44 + index * 21,
        766,
        14,
        8,
        index % 5 === 4 ? '#ff6a4a' : index % 3 === 0 ? '#ffd84a' : '#5af09a',
      ),
    ),
    disc(770, 760, 84, brush.form('#3a343a')),
    disc(770, 760, 78, '#1e1a20'),
    times(3, (index) =>
      disc(770, 760, 66 - index * 14, 'none', ' stroke="#4a444c" stroke-width="2"'),
    ),
    disc(770, 760, 24, brush.form(mix('#d9803f', tones[1], 0.5))),
    stroke('M860 700l-46 64', paint('#c9c4c0'), 7),
    deskLamp(brush, 900, 780, 150, mix('#d9803f', tones[1], 0.5)),
    stroke('M120 790L190 600L270 560', paint('#4a464e'), 11),
    `<rect x="-34" y="-56" width="68" height="112" rx="32" transform="translate(290 560) rotate(64)" fill="${brush.form('#8d8a90', 0, [0, 0, 1, 0])}"${brush.line('#4a464e')}/>`,
    bokeh(
      brush,
      { x: 560, y: 330, w: 330, h: 200 },
      12,
      11,
      ['#ffcf86', '#ff8a6a', '#8fc8ff'],
      brush.isDark ? 0.5 : 0.15,
    ),
    glow(brush, 200, 780, 320, '#ffb46a', 0.4),
  ].join('');
  const front = counter(
    brush,
    '#5a4030',
    mug(brush, 868, 1174, 110, mix('#d9d0c0', tones[1], 0.4)) +
      books(brush, 20, 1190, 150, 120, ['#d9503f', '#3f5a6a', '#e8b83f', '#4a464e']),
    1182,
  );
  return depth(brush, { far, middle, front, light: glow(brush, 170, 420, 560, mood.lamp, 0.4) });
};

/** A vault with barrels and candles. */
export const cellar: Scene = (brush) => {
  const { mood, tones, paint } = brush;
  const stone = mix('#a08c78', tones[1], 0.24);
  const ring = (grow: number, far: number) => {
    const half = 150 * grow;
    const top = 600 - 240 * grow;
    return `<path fill-rule="evenodd" d="M-300 -300H1260V1500H-300zM${n(480 - half)} ${n(600 + 230 * grow)}V${n(top + half)}a${n(half)} ${n(half)} 0 0 1 ${n(half * 2)} 0V${n(600 + 230 * grow)}z" fill="${brush.ramp(
      [
        [0, mix(paint(stone, far), mood.key, 0.24)],
        [0.5, paint(stone, far)],
        [1, mix(paint(stone, far), mood.shadow, 0.55)],
      ],
      [0, 0, 1, 0.3],
    )}"${far < 0.3 ? brush.line(stone) : ''}/>`;
  };
  const row = (z: number) => {
    const s = 880 / z;
    return [-1.9, 1.9]
      .map(
        (x) =>
          barrel(
            brush,
            480 + (x * 880) / z,
            600 + (1.5 * 880) / z,
            s * 1.15,
            '#8a5a34',
            Math.min(0.5, (z - 3) * 0.09),
          ) +
          barrel(
            brush,
            480 + (x * 1.18 * 880) / z,
            600 + (0.4 * 880) / z,
            s * 1,
            '#7a4e2e',
            Math.min(0.5, (z - 3) * 0.09),
          ),
      )
      .join('');
  };
  const far = [
    rect(-200, -200, 1360, 1500, mix(paint(stone), mood.shadow, 0.8)),
    glow(brush, 480, 560, 260, mood.lamp, 0.9),
    ring(0.8, 0.4),
    row(8),
    ring(1.25, 0.28),
  ].join('');
  const middle = [
    rect(
      -200,
      840,
      1360,
      500,
      brush.ramp([
        [0, mix(paint('#8a7662'), mood.key, 0.16)],
        [1, mix(paint('#5a4c42'), mood.shadow, 0.6)],
      ]),
    ),
    row(5.4),
    ring(2.05, 0.12),
    row(3.7),
    candle(brush, 262, 760, 46),
    candle(brush, 700, 750, 40),
    lantern(brush, 180, 300, 66, true),
    lantern(brush, 800, 250, 48, true),
    pool(brush, 330, 930, 330, 80, mood.lamp, 0.5),
  ].join('');
  const glassOf = (x: number) =>
    `<path d="M${x - 44} 1030q-6 76 36 88v42h-30v10h76v-10h-30v-42q42 -12 36 -88z" fill="#f0e6dc" opacity=".4"/><path d="M${x - 40} 1062q4 44 40 48q36 -4 40 -48z" fill="${mix('#8a1f38', tones[1], 0.2)}"/>`;
  const front = counter(
    brush,
    '#6b4429',
    bottle(brush, 70, 1182, 270, '#3f5a3a') + candle(brush, 160, 1182, 70) + glassOf(866),
  );
  return depth(brush, { far, middle, front, light: glow(brush, 200, 380, 600, mood.lamp, 0.42) });
};
