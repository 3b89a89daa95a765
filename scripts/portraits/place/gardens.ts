import { mix } from '../colour';
import { n } from './brush';
import type { Brush, Point, Scene } from './brush';
import { bokeh, bulbs, glow, pool, shaft } from './lights';
import { at, block, haze, metre, shape, stroke, times } from './shapes';
import { sky } from './sky';
import { foliage, frond, leaf, plant, pot } from './things';

const iron = '#e9efe6';

/** Ribs and panes of a glass house with a pitched roof. */
function glasshouse(
  brush: Brush,
  half: number,
  eaves: number,
  ridge: number,
  deep: number,
): string {
  const { mood, paint } = brush;
  const colour = (z: number) =>
    mix(paint(mix(iron, brush.tones[1], 0.3), haze(z)), mood.shadow, brush.isAnime ? 0.12 : 0.24);
  const rib = (z: number) => {
    const points: Point[] = [
      at(-half, 0, z),
      at(-half, eaves, z),
      at(0, ridge, z),
      at(half, eaves, z),
      at(half, 0, z),
    ];
    return stroke(
      `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`,
      colour(z),
      metre(z) * 0.045,
    );
  };
  const along = (x: number, y: number) => {
    const [x1, y1] = at(x, y, 1);
    const [x2, y2] = at(x, y, deep);
    return stroke(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, colour(4), 5);
  };
  const end = times(5, (index) => {
    const x = -half + ((index + 1) * half * 2) / 6;
    const top = eaves + (ridge - eaves) * (1 - Math.abs(x) / half);
    const [px, y1] = at(x, 0, deep);
    const [, y2] = at(x, top, deep);
    return stroke(`M${n(px)} ${n(y1)}V${n(y2)}`, colour(deep), 4);
  });
  const pane = shape(
    [at(-half, eaves, 1), at(0, ridge, 1), at(0, ridge, deep), at(-half, eaves, deep)],
    brush.ramp([
      [0, '#ffffff', 0.26],
      [1, mood.key, 0.1],
    ]),
  );
  return [
    pane,
    end,
    times(7, (index) => rib(deep - index * 0.9)),
    [0.33, 0.66]
      .map(
        (part) =>
          along(-half * part, ridge - (ridge - eaves) * part) +
          along(half * part, ridge - (ridge - eaves) * part),
      )
      .join(''),
    along(0, ridge),
    along(-half, eaves),
    along(half, eaves),
    stroke(
      `M${n(at(-half, 1.4, deep)[0])} ${n(at(0, 1.4, deep)[1])}H${n(at(half, 1.4, deep)[0])}`,
      colour(deep),
      4,
    ),
  ].join('');
}

export const greenhouse: Scene = (brush) => {
  const { mood, tones, paint } = brush;
  const half = 2.3;
  const deep = 7.2;
  const greens = ['#4f8a4a', '#3c7350', '#6f9c4a', '#2f6650'] as const;
  const green = () => mix(brush.pick(greens), tones[1], 0.14);
  const [, ground] = at(0, 0, deep);
  const far = [
    sky(brush, { low: ground, sun: [170, 380] }),
    times(8, (index) =>
      foliage(
        brush,
        -60 + index * 150,
        ground - 40,
        220,
        150 + brush.between(0, 90),
        green(),
        0.6,
        12,
      ),
    ),
    shape(
      [at(-half, 0, 0.9), at(half, 0, 0.9), at(half, 0, deep), at(-half, 0, deep)],
      brush.ramp([
        [0, mix(paint('#cbbfa6', 0.3), mood.key, 0.3)],
        [0.4, paint('#b3a58c')],
        [1, mix(paint('#8c8170'), mood.shadow, 0.5)],
      ]),
    ),
    times(9, (index) => {
      const [x1, y] = at(-half, 0, deep - index * 0.7);
      const [x2] = at(half, 0, deep - index * 0.7);
      return stroke(
        `M${n(x1)} ${n(y)}H${n(x2)}`,
        mix(paint('#8c8170'), mood.shadow, 0.3),
        1.6,
        ' opacity=".45"',
      );
    }),
    glasshouse(brush, half, 2.5, 3.7, deep),
  ].join('');
  const bench = (sign: number, z: number) => {
    const x = sign < 0 ? -half + 0.05 : half - 0.95;
    const [, top] = at(0, 0.82, z);
    const m = metre(z);
    const items = times(3, (index) => {
      const px = at(x + 0.16 + index * 0.3, 0, z)[0];
      return (
        plant(brush, px, top - m * 0.2, m * brush.between(0.42, 0.66), green(), haze(z) + 0.08, 8) +
        pot(brush, px, top, m * 0.26, '#b9683f', haze(z))
      );
    });
    return (
      block(brush, { x, y: 0.74, z, w: 0.9, h: 0.08, d: 0.8 }, '#a58a64') +
      block(brush, { x: x + 0.06, y: 0, z, w: 0.08, h: 0.74, d: 0.1 }, '#8a7250') +
      block(brush, { x: x + 0.76, y: 0, z, w: 0.08, h: 0.74, d: 0.1 }, '#8a7250') +
      items
    );
  };
  const hung = (x: number, z: number) => {
    const [px, y] = at(x, 2.5, z);
    return (
      stroke(`M${n(px)} ${n(y - 420)}V${n(y)}`, mix(paint(iron), mood.shadow, 0.4), 2) +
      times(9, (index) =>
        leaf(
          brush,
          px,
          y,
          metre(z) * brush.between(0.34, 0.6),
          20 + index * 17.5,
          green(),
          haze(z),
          0.18,
        ),
      ) +
      pot(brush, px, y + metre(z) * 0.12, metre(z) * 0.26, '#c07a4c', haze(z))
    );
  };
  const middle = [
    times(6, (index) =>
      foliage(
        brush,
        at(index < 3 ? -2.1 : 2.1, 0, 6 - (index % 3))[0],
        at(0, 1.1, 6 - (index % 3))[1],
        190,
        260,
        green(),
        0.34,
        16,
      ),
    ),
    [5.4, 4.4, 3.4].map((z) => bench(-1, z) + bench(1, z)).join(''),
    hung(-1.15, 5),
    hung(1.3, 4.4),
    hung(-1.55, 3.2),
    brush.isDark ? bulbs(brush, [60, 180], [900, 150], 70, 11, 5) : '',
    brush.isDark
      ? ''
      : shaft(
          brush,
          [
            [60, -60],
            [230, -60],
          ],
          [
            [760, 1200],
            [380, 1240],
          ],
          mood.key,
          0.5,
        ),
    brush.isDark
      ? ''
      : shaft(
          brush,
          [
            [-60, 40],
            [-20, -40],
          ],
          [
            [360, 1200],
            [120, 1240],
          ],
          mood.key,
          0.42,
        ),
    pool(brush, 520, 1010, 330, 90, mood.key, 0.42),
    bokeh(brush, { x: 30, y: 160, w: 900, h: 620 }, 16, 9, ['#fff3cf', '#eaf7c8', '#ffffff'], 0.34),
  ].join('');
  const dark = mix('#2f5f45', tones[2], 0.34);
  const front = [
    frond(brush, -50, 1250, 470, -58, dark),
    frond(brush, -80, 1330, 420, -22, mix(dark, '#6f9c4a', 0.3)),
    frond(brush, 1030, 1290, 440, -136, dark),
    leaf(brush, 1010, 1330, 380, -164, mix(dark, '#6f9c4a', 0.3), 0, 0.3),
    leaf(brush, 990, -40, 330, 116, dark, 0, 0.26),
    leaf(brush, 1040, 60, 300, 150, mix(dark, '#6f9c4a', 0.3), 0, 0.26),
  ].join('');
  return {
    back:
      brush.blur(5, far) +
      brush.blur(2.4, middle) +
      glow(brush, 140, 240, 620, mood.key, brush.isDark ? 0.12 : 0.42),
    front: brush.blur(7, front),
  };
};
