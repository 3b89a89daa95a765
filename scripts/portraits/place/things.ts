import { mix } from '../colour';
import { n } from './brush';
import type { Brush } from './brush';
import { oval, rect, stroke, times } from './shapes';

export function bottle(
  brush: Brush,
  x: number,
  foot: number,
  high: number,
  colour: string,
  far = 0,
): string {
  const w = high * 0.15;
  const neck = w * 0.36;
  return [
    `<path d="M${n(x - w)} ${n(foot)}v${n(-high * 0.52)}q0 ${n(-high * 0.12)} ${n(w - neck)} ${n(-high * 0.18)}v${n(-high * 0.26)}h${n(neck * 2)}v${n(high * 0.26)}q${n(w - neck)} ${n(high * 0.06)} ${n(w - neck)} ${n(high * 0.18)}v${n(high * 0.52)}z" fill="${brush.form(colour, far, [0, 0, 1, 0])}"${brush.line(colour, 1.2)}/>`,
    rect(
      x - w * 0.62,
      foot - high * 0.5,
      w * 0.3,
      high * 0.36,
      mix(brush.mood.key, '#ffffff', 0.4),
      ' opacity=".45"',
    ),
  ].join('');
}

export const jar = (
  brush: Brush,
  x: number,
  foot: number,
  w: number,
  high: number,
  colour: string,
  far = 0,
): string =>
  rect(
    x - w / 2,
    foot - high,
    w,
    high,
    brush.form(colour, far, [0, 0, 1, 0]),
    ` rx="${n(w * 0.18)}"${brush.line(colour, 1.2)}`,
  ) +
  rect(
    x - w * 0.4,
    foot - high * 1.16,
    w * 0.8,
    high * 0.18,
    brush.form('#8a6a44', far, [0, 0, 1, 0]),
    brush.line('#8a6a44', 1.2),
  );

export type Spines = readonly [string, ...string[]];

/** Books side by side, some of them leaning, from `x` to `x + w`. */
export function books(
  brush: Brush,
  x: number,
  foot: number,
  w: number,
  high: number,
  colours: Spines,
  far = 0,
): string {
  const parts: string[] = [];
  let left = x;
  while (left < x + w - high * 0.1) {
    const wide = Math.min(high * brush.between(0.12, 0.26), x + w - left);
    const tall = high * brush.between(0.66, 0.98);
    const colour = brush.pick(colours);
    parts.push(rect(left, foot - tall, wide - 0.8, tall, brush.form(colour, far, [0, 0, 1, 0])));
    if (wide > high * 0.18)
      parts.push(
        rect(
          left,
          foot - tall * 0.82,
          wide - 0.8,
          tall * 0.08,
          brush.paint('#e6cf96', far),
          ' opacity=".7"',
        ),
      );
    left += wide;
    if (brush.random() < 0.07) left += high * 0.16;
  }
  return parts.join('');
}

export function mug(brush: Brush, x: number, foot: number, size: number, colour: string): string {
  return [
    stroke(
      `M${n(x + size * 0.4)} ${n(foot - size * 0.8)}q${n(size * 0.46)} 0 ${n(size * 0.4)} ${n(size * 0.34)}q0 ${n(size * 0.26)} ${n(-size * 0.4)} ${n(size * 0.24)}`,
      brush.paint(colour),
      size * 0.1,
    ),
    `<path d="M${n(x - size * 0.42)} ${n(foot - size)}h${n(size * 0.84)}l${n(-size * 0.06)} ${n(size)}h${n(-size * 0.72)}z" fill="${brush.form(colour, 0, [0, 0, 1, 0])}"${brush.line(colour)}/>`,
    oval(x, foot - size, size * 0.42, size * 0.1, mix(brush.paint(colour), brush.mood.shadow, 0.5)),
  ].join('');
}

export function pot(
  brush: Brush,
  x: number,
  foot: number,
  size: number,
  colour: string,
  far = 0,
): string {
  return (
    `<path d="M${n(x - size * 0.42)} ${n(foot - size * 0.7)}h${n(size * 0.84)}l${n(-size * 0.14)} ${n(size * 0.7)}h${n(-size * 0.56)}z" fill="${brush.form(colour, far, [0, 0, 1, 0])}"${brush.line(colour)}/>` +
    rect(
      x - size * 0.48,
      foot - size * 0.86,
      size * 0.96,
      size * 0.2,
      brush.form(colour, far, [0, 0, 1, 0]),
      brush.line(colour),
    )
  );
}

/** One leaf from its stalk at `x`, `y`, in the direction of `turn` degrees. */
export function leaf(
  brush: Brush,
  x: number,
  y: number,
  long: number,
  turn: number,
  colour: string,
  far = 0,
  slim = 0.24,
): string {
  const base = brush.paint(colour, far);
  const w = long * slim;
  const light = mix(base, brush.mood.key, 0.32);
  const dark = mix(base, brush.mood.shadow, 0.34);
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"><path d="M0 0C${n(long * 0.25)} ${n(-w * 1.3)} ${n(long * 0.72)} ${n(-w)} ${n(long)} 0C${n(long * 0.72)} ${n(w)} ${n(long * 0.25)} ${n(w * 1.3)} 0 0z" fill="${
    brush.isAnime
      ? brush.ramp([
          [0.5, light],
          [0.5, dark],
        ])
      : brush.ramp([
          [0, light],
          [0.48, base],
          [1, dark],
        ])
  }"${far > 0.1 ? '' : brush.line(colour, 1.1)}/><path d="M0 0H${n(long * 0.92)}" stroke="${mix(light, '#ffffff', 0.2)}" stroke-width="${n(Math.max(0.8, long * 0.012))}" opacity=".7"/></g>`;
}

/** A frond: leaflets along a bent stalk. */
export function frond(
  brush: Brush,
  x: number,
  y: number,
  long: number,
  turn: number,
  colour: string,
  far = 0,
): string {
  const count = 9;
  const leaflets = times(count, (index) => {
    const part = (index + 1.4) / (count + 1);
    const px = long * part;
    const py = long * 0.22 * part * part;
    const size = long * 0.36 * Math.sin(Math.PI * Math.min(0.94, part * 0.82 + 0.14));
    return (
      leaf(brush, px, py, size, -52 + part * 46, colour, far, 0.16) +
      leaf(brush, px, py, size, 76 - part * 30, colour, far, 0.16)
    );
  });
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"><path d="M0 0Q${n(long * 0.6)} 0 ${n(long)} ${n(long * 0.22)}" fill="none" stroke="${brush.paint(colour, far)}" stroke-width="${n(long * 0.02)}"/>${leaflets}</g>`;
}

/** A plant with its leaves all around. */
export function plant(
  brush: Brush,
  x: number,
  foot: number,
  size: number,
  colour: string,
  far = 0,
  count = 11,
): string {
  return times(count, (index) => {
    const turn = -172 + (164 * ((index * 5) % count)) / (count - 1);
    return leaf(
      brush,
      x,
      foot,
      size * brush.between(0.7, 1.05),
      turn + brush.between(-8, 8),
      mix(colour, index % 2 === 0 ? '#9fc46a' : '#1f5a48', 0.18),
      far,
      0.2,
    );
  });
}

/** Foliage of a bush or a crown: shade below, light at the upper left. */
export function foliage(
  brush: Brush,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  far = 0,
  count = 22,
): string {
  const base = brush.paint(colour, far);
  const shade = mix(base, brush.mood.shadow, 0.42 * (1 - far));
  const lit = mix(base, brush.mood.key, 0.4 * (1 - far * 0.6));
  const spots = Array.from({ length: count }, () => {
    const turn = brush.between(0, Math.PI * 2);
    const reach = Math.sqrt(brush.random()) * 0.5;
    const r = Math.min(w, h) * brush.between(0.13, 0.25);
    return [x + Math.cos(turn) * reach * w, y + Math.sin(turn) * reach * h, r] as const;
  });
  const flat = Math.min(2.4, Math.max(1, w / h / 1.5));
  const layer = (dx: number, grow: number, fill: string) =>
    spots
      .map(([px, py, r]) => oval(px + dx * r, py + dx * r, r * grow * flat, r * grow, fill))
      .join('');
  return layer(0.26, 1.15, shade) + layer(0, 0.95, base) + layer(-0.34, 0.52, lit);
}

export function barrel(
  brush: Brush,
  x: number,
  foot: number,
  size: number,
  colour = '#7a5230',
  far = 0,
): string {
  const w = size * 0.4;
  const hoop = (y: number, grow: number) =>
    stroke(
      `M${n(x - w * grow)} ${n(y)}Q${n(x)} ${n(y + size * 0.07)} ${n(x + w * grow)} ${n(y)}`,
      brush.paint('#3a3433', far),
      size * 0.045,
    );
  return [
    `<path d="M${n(x - w * 0.8)} ${n(foot - size)}C${n(x - w * 1.22)} ${n(foot - size * 0.66)} ${n(x - w * 1.22)} ${n(foot - size * 0.34)} ${n(x - w * 0.8)} ${n(foot)}Q${n(x)} ${n(foot + size * 0.08)} ${n(x + w * 0.8)} ${n(foot)}C${n(x + w * 1.22)} ${n(foot - size * 0.34)} ${n(x + w * 1.22)} ${n(foot - size * 0.66)} ${n(x + w * 0.8)} ${n(foot - size)}z" fill="${brush.form(colour, far, [0, 0, 1, 0])}"${brush.line(colour)}/>`,
    oval(x, foot - size, w * 0.8, size * 0.08, mix(brush.paint(colour, far), brush.mood.key, 0.25)),
    hoop(foot - size * 0.78, 1.0),
    hoop(foot - size * 0.22, 1.0),
  ].join('');
}

/** A person far behind: a dark shape with the light along its left. */
export function guest(
  brush: Brush,
  x: number,
  foot: number,
  size: number,
  colour: string,
  far: number,
): string {
  const { mood } = brush;
  const base = mix(brush.paint(colour, far), mood.shadow, 0.45);
  const lit = mix(base, mood.key, 0.5);
  const figure = (fill: string, dx: number) => {
    const cx = x + dx;
    const y = foot - size;
    return (
      `<path d="M${n(cx - size * 0.3)} ${n(foot)}C${n(cx - size * 0.36)} ${n(y + size * 0.4)} ${n(cx - size * 0.2)} ${n(y + size * 0.36)} ${n(cx - size * 0.07)} ${n(y + size * 0.32)}V${n(y + size * 0.2)}H${n(cx + size * 0.07)}V${n(y + size * 0.32)}C${n(cx + size * 0.2)} ${n(y + size * 0.36)} ${n(cx + size * 0.36)} ${n(y + size * 0.4)} ${n(cx + size * 0.3)} ${n(foot)}z" fill="${fill}"/>` +
      oval(cx, y + size * 0.15, size * 0.115, size * 0.145, fill)
    );
  };
  return figure(lit, 0) + figure(base, size * 0.025);
}
