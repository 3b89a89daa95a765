import { mix } from '../colour';
import type { Brush, Scene } from './brush';
import { fir, hills, mist, peaks, reeds, water } from './land';
import { glow, pool } from './lights';
import { block, rect, shape, times } from './shapes';
import { sky } from './sky';
import { leaf } from './things';

/** A jetty of planks that runs out over the water. */
const jetty = (brush: Brush, x: number): string =>
  times(20, (index) => {
    const z = 7.4 - index * 0.32;
    return block(
      brush,
      { x, y: 0.22, z, w: 1.5, h: 0.07, d: 0.28 },
      index % 3 === 0 ? '#8a6f57' : '#9a7f63',
    );
  });

export const lake: Scene = (brush) => {
  const { mood, tones } = brush;
  const shore = 620;
  const sunX = 214;
  const far = [
    sky(brush, { low: shore - 10, sun: [sunX, 470] }),
    peaks(brush, 600, 250, 6, mix('#7f8fb0', tones[1], 0.25), 0.66, 0.5),
    mist(brush, 500, 150, 0.7),
    hills(brush, 612, 130, 8, mix('#5f7f86', tones[1], 0.2), 0.5),
    mist(brush, 560, 90, 0.65),
  ].join('');
  const wood = (from: number, to: number, count: number, tall: number, away: number) =>
    times(count, (index) =>
      fir(
        brush,
        from + ((to - from) * index) / count + brush.between(-10, 10),
        shore + 6,
        tall * brush.between(0.55, 1),
        mix('#2f5a4c', tones[2], 0.2),
        away,
      ),
    );
  const mirrored = (content: string) =>
    `<g transform="translate(0 ${2 * shore + 10}) scale(1 -1)" opacity=".42">${content}</g>`;
  const trees = wood(-160, 250, 16, 120, 0.42) + wood(640, 1160, 26, 250, 0.26);
  const hut = [
    shape(
      [
        [706, 560],
        [792, 500],
        [902, 560],
      ],
      brush.form('#4a3a36', 0.12),
    ),
    rect(722, 558, 164, 66, brush.form('#7a4b34', 0.12), brush.line('#7a4b34')),
    times(3, (index) =>
      rect(
        722,
        572 + index * 17,
        164,
        2,
        mix(brush.paint('#7a4b34'), mood.shadow, 0.5),
        ' opacity=".5"',
      ),
    ),
    rect(752, 576, 34, 28, '#ffdf9c', brush.line('#7a4b34')),
    rect(832, 574, 26, 50, brush.form('#4d3026', 0.1)),
    rect(850, 492, 14, 44, brush.form('#5c5452', 0.1)),
    glow(brush, 769, 590, 120, '#ffc26a', brush.hour === 'day' ? 0.25 : 0.7),
    `<path d="M857 486c-24-34 26-58 2-100s24-66 4-108" fill="none" stroke="${mix(mood.air, '#ffffff', 0.4)}" stroke-width="16" stroke-linecap="round" opacity=".4"/>`,
  ].join('');
  const middle = [
    water(brush, shore, sunX),
    mirrored(trees + hut),
    trees,
    hut,
    mist(brush, shore - 42, 86, 0.6),
    pool(brush, 770, 690, 90, 60, '#ffc26a', 0.4),
    jetty(brush, 0.5),
    times(3, (index) =>
      block(brush, { x: 0.42, y: 0, z: 6.4 - index * 2, w: 0.12, h: 0.75, d: 0.12 }, '#6d5643'),
    ),
    times(3, (index) =>
      block(brush, { x: 2.0, y: 0, z: 6.4 - index * 2, w: 0.12, h: 0.75, d: 0.12 }, '#6d5643'),
    ),
  ].join('');
  const front = [
    reeds(brush, 40, 1330, 17, 520, mix('#5d7146', tones[2], 0.3)),
    reeds(brush, 930, 1330, 9, 330, mix('#5d7146', tones[2], 0.3)),
    leaf(brush, -60, 1290, 330, -38, mix('#3f5c3e', tones[2], 0.4)),
    leaf(brush, 1010, 1300, 260, -150, mix('#3f5c3e', tones[2], 0.4)),
  ].join('');
  return {
    back:
      brush.blur(4, far) +
      brush.blur(2, middle) +
      glow(brush, sunX, 480, 520, mood.key, brush.hour === 'night' ? 0.15 : 0.35),
    front: brush.blur(6, front),
  };
};
