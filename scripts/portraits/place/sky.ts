import { mix } from '../colour';
import { n } from './brush';
import type { Brush, Point } from './brush';
import { glow } from './lights';
import { disc, oval, rect, times } from './shapes';

/** A heap of cloud with a flat foot, lit from the left. */
function heap(brush: Brush, x: number, y: number, size: number): string {
  const { mood, ramp } = brush;
  const isNight = brush.hour === 'night';
  const lit = isNight ? mix(mood.sky[2], '#dfe6ff', 0.3) : mix(mood.key, '#ffffff', 0.6);
  const shade = mix(mood.sky[1], isNight ? mood.sky[2] : mood.ambient, 0.55);
  const lumps = Array.from({ length: 15 }, (_, index) => {
    const along = (index / 14) * 2 - 1;
    const rise = (1 - along * along) * 0.7 * brush.between(0.5, 1.15);
    return [
      x + along * 1.9 * size,
      y - rise * size,
      size * (0.22 + (1 - Math.abs(along)) * brush.between(0.16, 0.42)),
    ] as const;
  });
  const body = lumps
    .map(
      ([cx, cy, r]) =>
        `M${n(cx - r)} ${n(cy)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0z`,
    )
    .join('');
  const foot = `<path d="${body}" fill="${ramp([
    [0, lit],
    [0.55, mix(lit, shade, 0.7)],
    [1, mix(shade, mood.sky[2], 0.4)],
  ])}"/>`;
  const tops = lumps
    .map(([cx, cy, r]) => disc(cx - r * 0.16, cy - r * 0.2, r * 0.78, lit))
    .join('');
  const folds = lumps
    .map(([cx, cy, r], index) =>
      index % 3 === 1 ? disc(cx + r * 0.1, cy + r * 0.35, r * 0.5, mix(lit, shade, 0.35)) : '',
    )
    .join('');
  return brush.clip(
    rect(x - size * 2.6, y - size * 2.4, size * 5.2, size * 2.55, '#000'),
    foot + tops + folds,
  );
}

const wisp = (
  brush: Brush,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  opacity: number,
) =>
  oval(
    x,
    y,
    w,
    h,
    brush.round([
      [0, colour, opacity],
      [0.5, colour, opacity * 0.6],
      [1, colour, 0],
    ]),
  );

/** Clouds by style: heaps with an edge, or soft streaks. */
export function clouds(brush: Brush, low: number): string {
  const { mood } = brush;
  if (brush.isAnime)
    return [
      heap(brush, 30, low - 10, 130),
      heap(brush, 880, low - 30, 170),
      heap(brush, 640, low * 0.34, 64),
      heap(brush, 200, low * 0.42, 52),
    ].join('');
  const lit =
    brush.hour === 'night' ? mix(mood.sky[2], '#cdd8f5', 0.2) : mix(mood.key, '#ffffff', 0.25);
  const shade = mix(mood.sky[0], mood.sky[1], 0.5);
  return (
    times(9, (index) =>
      wisp(
        brush,
        brush.between(-60, 1020),
        low * (0.2 + index * 0.085),
        brush.between(180, 380),
        brush.between(14, 34),
        shade,
        0.5,
      ),
    ) +
    times(8, (index) =>
      wisp(
        brush,
        brush.between(-60, 1020),
        low * (0.24 + index * 0.085),
        brush.between(140, 320),
        brush.between(8, 20),
        lit,
        0.65,
      ),
    )
  );
}

const stars = (brush: Brush, low: number) =>
  times(brush.isAnime ? 90 : 60, () => {
    const y = brush.random() ** 1.4 * low * 0.85;
    return disc(
      brush.random() * 960,
      y,
      brush.between(0.7, brush.isAnime ? 2.4 : 1.8),
      '#eef3ff',
      ` opacity="${brush.between(0.3, 0.95).toFixed(2)}"`,
    );
  });

/** The light of the hour in the sky, at the left. */
function source(brush: Brush, x: number, y: number): string {
  const { mood, hour } = brush;
  if (hour === 'night')
    return (
      glow(brush, x, y, 250, '#b9cdf6', 0.5) +
      disc(x, y, 44, '#f2f3e6') +
      disc(x + 10, y - 6, 34, '#fffdf2', ' opacity=".6"')
    );
  const warm = mix(mood.key, '#ffffff', 0.35);
  return (
    glow(brush, x, y, hour === 'day' ? 420 : 520, mood.key, 0.95) +
    glow(brush, x, y, 150, '#fff6dc', 0.9) +
    disc(x, y, 40, warm)
  );
}

type SkyAsk = { low: number; sun?: Point; cloudy?: boolean };

/** The sky down to `low`. */
export function sky(brush: Brush, { low, sun = [210, low * 0.72], cloudy = true }: SkyAsk): string {
  const { mood, ramp } = brush;
  const [high, middle, bottom] = mood.sky;
  const y = brush.hour === 'day' || brush.hour === 'night' ? low * 0.3 : sun[1];
  return [
    rect(
      -200,
      -200,
      1360,
      low + 220,
      ramp([
        [0.1, high],
        [0.62, middle],
        [1, bottom],
      ]),
    ),
    brush.hour === 'night' ? stars(brush, low) : '',
    source(brush, sun[0], y),
    cloudy ? brush.blur(7, clouds(brush, low)) : '',
  ].join('');
}
