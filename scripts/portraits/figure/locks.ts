import { mix } from '../colour';
import { along, between, lerp, loop, ribbon, sides, tapered } from './geometry';
import type { Point } from './geometry';
import { blurred, clipped, linear, shape, stroke } from './ink';
import type { Ink } from './ink';
import type { Tones } from './tones';

/** Hair that falls between guide lines, each from the root to the tip. */
export type Family = {
  guides: readonly (readonly Point[])[];
  /** How many locks a drawn style shows. */
  locks: number;
  /** Sideways swing of the tips, and how often it changes its direction. */
  wave?: number;
  curls?: number;
  /** Width of one lock in the drawn style, in shares of its room. */
  wide?: number;
  /** The ends do not taper: cut straight. */
  blunt?: boolean;
  /** Only a mass: no edge of its own against the next. */
  dark?: boolean;
};

const samples = 9;

/** The line at `u` (0 to 1) between the first guide and the last. */
export function guideAt({ guides, wave = 0, curls = 2 }: Family, u: number, phase = 0): Point[] {
  const place = Math.min(Math.max(u, 0), 1) * (guides.length - 1);
  const index = Math.min(Math.floor(place), guides.length - 2);
  const one = guides[index] ?? [];
  const other = guides[index + 1] ?? one;
  const points: Point[] = [];
  for (let step = 0; step <= samples; step += 1) {
    const t = step / samples;
    const [x, y] = between(along(one, t), along(other, t), place - index);
    const swing =
      wave * Math.min(Math.max((t - 0.25) * 1.6, 0), 1) * Math.sin(t * Math.PI * curls + phase);
    points.push([x + swing, y]);
  }
  return points;
}

/** The whole of it, down to `reach` of its length. */
export function massOf(family: Family, reach = 1): string {
  const cut = (guide: readonly Point[]) =>
    reach === 1
      ? guide
      : guide.map((_, index) => along(guide, (index / (guide.length - 1)) * reach));
  const first = cut(guideAt(family, 0));
  const last = cut(guideAt(family, 1)).toReversed();
  const tips: Point[] = [];
  const roots: Point[] = [];
  const steps = family.guides.length * 3;
  for (let step = 1; step < steps; step += 1) {
    const guide = guideAt(family, step / steps);
    tips.push(along(guide, reach));
    roots.unshift(along(guide, 0));
  }
  const at = (points: readonly Point[], index: number): Point => points[index] ?? [0, 0];
  const end = first.length - 1;
  return sides(first, [at(first, end), ...tips, at(last, 0)], last, [
    at(last, end),
    ...roots,
    at(first, 0),
  ]);
}

const boundsOf = (guides: readonly (readonly Point[])[]) => {
  const xs = guides.flat().map(([x]) => x);
  const ys = guides.flat().map(([, y]) => y);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
};

function painted(ink: Ink, tones: Tones, family: Family): string {
  const { left, right, top, bottom } = boundsOf(family.guides);
  const lit = ink.lit;
  const mass = massOf(family);
  const room = Math.max(right - left, 30);
  const across = linear(
    ink,
    [lit > 0 ? right : left, top],
    [lit > 0 ? left : right, bottom],
    [
      [0, mix(tones.base, tones.light, 0.3)],
      [0.4, tones.base],
      [1, family.dark === true ? tones.deep : tones.shade],
    ],
  );
  const random = ink.random;
  let clumps = '';
  // Short hair brushed back has too many roots for broad clumps.
  const count = family.guides.length > 8 ? 0 : Math.max(5, Math.round(family.locks * 1.6));
  for (let index = 0; index < count; index += 1) {
    const u = (index + 0.5 + (random() - 0.5) * 0.5) / count;
    const guide = guideAt(family, u, u * 1.4);
    const width = (room / count) * (0.8 + random() * 0.5);
    const colour =
      index % 2 === 0 ? mix(tones.shade, tones.deep, 0.6) : mix(tones.shade, tones.base, 0.4);
    clumps += shape(
      ribbon(guide, (s) => width * 0.5 * Math.sin(Math.min(s * 1.1 + 0.12, 1) * Math.PI) + 0.6),
      colour,
      0.36,
    );
  }
  let fine = '';
  const many = Math.round(family.locks * 4.5);
  for (let index = 0; index < many; index += 1) {
    const u = random();
    const guide = guideAt(family, u, u * 1.4 + random() * 0.4);
    const x = guide[4]?.[0] ?? 0;
    const near = (x * lit + 90) / 180;
    const roll = random() + near * 0.5;
    const colour =
      roll > 1.02
        ? tones.bright
        : roll > 0.66
          ? tones.light
          : roll > 0.34
            ? tones.shade
            : tones.deep;
    const from = random() * 0.25;
    const part = guide.slice(Math.round(from * samples), samples + 1 - Math.round(random() * 1.4));
    if (part.length < 3) continue;
    fine += shape(
      ribbon(part, tapered(1.3 + random() * 2.4, 0.4), 7),
      colour,
      roll > 0.66 ? 0.3 + random() * 0.25 : 0.42,
    );
  }
  // Locks of different lengths end the mass.
  let ends = '';
  if (family.blunt !== true && family.guides.length <= 8)
    for (let index = 0; index < family.locks; index += 1) {
      const guide = guideAt(family, (index + 0.3 + random() * 0.4) / family.locks, random());
      const width = Math.min((room / family.locks) * 1.1, 22);
      const longer = guide.map(([x, y], place): Point => {
        const [px, py] = guide[guide.length - 2] ?? [x, y];
        return place < guide.length - 1
          ? [x, y]
          : [x + (x - px) * random() * 0.5, y + (y - py) * random() * 0.5];
      });
      ends += shape(
        ribbon(
          longer.slice(4),
          (s) => width * Math.min(1, (1 - s) * 1.6) * Math.min(1, s * 3 + 0.2),
          8,
        ),
        (guide[8]?.[0] ?? 0) * lit > 0 ? tones.base : tones.shade,
        0.85,
      );
    }
  // Single hairs break the edge.
  let stray = '';
  for (let index = 0; index < Math.ceil(family.locks / 2); index += 1) {
    const guide = guideAt(family, random() < 0.5 ? -0.02 : 1.02, random() * 2).map(
      ([x, y]): Point => [x + (random() - 0.5) * 6, y + (random() - 0.5) * 5],
    );
    stray += shape(ribbon(guide.slice(2), tapered(1.6, 0.3), 6), tones.base, 0.7);
  }
  return shape(mass, across) + clipped(ink, mass, clumps) + ends + fine + stray;
}

/** Pointed locks with a line, a shadow and light each. */
function drawn(ink: Ink, tones: Tones, family: Family): string {
  const { left, right } = boundsOf(family.guides);
  const count = Math.max(2, Math.round(family.locks * (family.guides.length > 8 ? 1 : 0.72)));
  // Hair brushed back ends within the mass.
  const blunt = family.blunt === true || family.guides.length > 8;
  const width =
    (Math.max(right - left, 34) / count) * (family.wide ?? (family.guides.length > 8 ? 1.1 : 1.8));
  const tone =
    family.dark === true
      ? { ...tones, base: tones.shade, shade: tones.deep }
      : { ...tones, shade: mix(tones.base, tones.shade, 0.75) };
  const mass = massOf(family, blunt ? 1 : 0.86);
  const swell = (s: number) =>
    blunt ? width : width * Math.min(1, ((1 - s) * 3.6) ** 0.8) * Math.min(1, s * 4 + 0.3);
  const guides = Array.from({ length: count }, (_, index) => {
    const guide = guideAt(family, (index + 0.5) / count, index * 0.5);
    const reach = blunt ? 1 : 0.9 + ink.random() * 0.1;
    return guide.map((_point, step): Point => along(guide, (step / (guide.length - 1)) * reach));
  });
  const outlines = guides.map((guide) => ribbon(guide, swell, 10));
  const inner = guides
    .map((guide, index) => {
      const lock = outlines[index] ?? '';
      const away = guide.map(([x, y]): Point => [x - ink.lit * width * 0.34, y]);
      const bright = guide.map(([x, y]): Point => [x + ink.lit * width * 0.16, y]);
      return (
        shape(lock, tone.base) +
        clipped(
          ink,
          lock,
          shape(
            ribbon(away, (s) => swell(s) * (blunt ? 0.16 : 0.3 + s * 0.34), 10),
            tone.shade,
          ),
        ) +
        (family.dark === true || index % 2 === 1
          ? ''
          : shape(ribbon(bright.slice(4, 9), tapered(width * 0.13, 0.5)), tone.light, 0.8)) +
        (blunt
          ? ''
          : shape(
              ribbon(
                guide.slice(2).map(([x, y], at2): Point => [x + width * 0.42 * (1 - at2 / 8), y]),
                tapered(3, 0.6, 0.2),
                8,
              ),
              tone.line,
              0.75,
            ))
      );
    })
    .join('');
  return (
    stroke(mass, tone.line, 5) +
    (blunt ? '' : outlines.map((lock) => stroke(lock, tone.line, 4.4)).join('')) +
    shape(mass, tone.base) +
    (blunt ? clipped(ink, mass, inner) : inner)
  );
}

export const drawLocks = (ink: Ink, tones: Tones, families: readonly Family[]): string =>
  families
    .map((family) =>
      ink.style === 'realistic' ? painted(ink, tones, family) : drawn(ink, tones, family),
    )
    .join('');

/** A band of sheen over the crown, within the hair. */
export function sheen(ink: Ink, tones: Tones, families: readonly Family[], y: number): string {
  const hair = families.map(massOf).join('');
  const lit = ink.lit;
  if (ink.style === 'realistic') {
    const band = loop([
      [-lit * 78, y + 34],
      [lit * 4, y - 8],
      [lit * 66, y + 16],
      [lit * 104, y + 66],
      [lit * 88, y + 62],
      [lit * 44, y + 24],
      [-lit * 6, y + 20],
    ]);
    return clipped(ink, hair, blurred(ink, 9, shape(band, tones.bright, 0.62)));
  }
  const points: Point[] = [];
  const steps = 14;
  for (let step = 0; step <= steps; step += 1) {
    const x = lerp(-96, 96, step / steps);
    points.push([x, y + (x / 96) ** 2 * 52 - (step % 2) * 7 - 4]);
  }
  for (let step = steps; step >= 0; step -= 1) {
    const x = lerp(-96, 96, step / steps);
    points.push([
      x,
      y + (x / 96) ** 2 * 52 + (step % 2 === 0 ? 16 : 3) - Math.abs(x - lit * 40) * 0.12,
    ]);
  }
  return clipped(
    ink,
    hair,
    shape(
      `M${points.map(([x, py]) => `${x.toFixed(1)} ${py.toFixed(1)}`).join('L')}Z`,
      tones.bright,
      0.6,
    ),
  );
}
