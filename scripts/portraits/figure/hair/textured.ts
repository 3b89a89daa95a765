import { mix } from '../../colour';
import { along, lerp, line, loop, ribbon, tapered } from '../geometry';
import type { Point } from '../geometry';
import { blurred, clipped, oval, shape, soft, stroke } from '../ink';
import type { Ink } from '../ink';
import type { Tones } from '../tones';

/** Curls are masses of round locks around a closed outline. */
export type Cloud = {
  kind: 'cloud';
  outline: readonly Point[];
  size: number;
  curl: 'loose' | 'tight' | 'coil';
};
export type Plait = { kind: 'plait'; spine: readonly Point[]; width: number };
export type Knot = { kind: 'knot'; at: Point; r: number };
/** Ropes of hair: locs or narrow braids. */
export type Ropes = { kind: 'ropes'; lines: readonly (readonly Point[])[]; width: number };

function inside([x, y]: Point, outline: readonly Point[]): boolean {
  let hit = false;
  outline.forEach(([x1, y1], index) => {
    const [x2, y2] = outline[(index + 1) % outline.length] ?? [0, 0];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) hit = !hit;
  });
  return hit;
}

const closed = (outline: readonly Point[], share: number) =>
  along([...outline, outline[0] ?? [0, 0]], share);

export function cloud(ink: Ink, tones: Tones, { outline, size, curl }: Cloud): string {
  const { random, lit } = ink;
  const anime = ink.style === 'anime';
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const left = Math.min(...xs);
  const right = Math.max(...xs);
  const top = Math.min(...ys);
  const bottom = Math.max(...ys);
  const length = outline.reduce((sum, [x, y], index) => {
    const [x2, y2] = outline[(index + 1) % outline.length] ?? [x, y];
    return sum + Math.hypot(x2 - x, y2 - y);
  }, 0);
  const bumps = Math.round(length / (size * 1.15));
  let edge = '';
  for (let index = 0; index < bumps; index += 1) {
    const [x, y] = closed(outline, index / bumps);
    const r = size * (0.62 + random() * 0.28);
    edge += `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0Z`;
  }
  const body = loop(outline);
  const swirl = ([x, y]: Point, r: number, turn: number): Point[] => {
    const points: Point[] = [];
    const count = curl === 'coil' ? 5 : 7;
    const arc = curl === 'loose' ? 3.4 : 4.6;
    for (let step = 0; step <= count; step += 1) {
      const angle = turn + (step / count) * arc;
      const reach = r * (1 - (step / count) * 0.4);
      points.push([
        x + Math.cos(angle) * reach,
        y + Math.sin(angle) * reach * (curl === 'loose' ? 1.35 : 1),
      ]);
    }
    return points;
  };
  const spots: { point: Point; glow: number }[] = [];
  const gap = size * (ink.style === 'anime' ? 0.86 : 0.62);
  for (let y = top; y < bottom; y += gap)
    for (let x = left; x < right; x += gap) {
      const point: Point = [x + (random() - 0.5) * gap, y + (random() - 0.5) * gap];
      if (!inside(point, outline)) continue;
      const across = ((point[0] - (left + right) / 2) / (right - left)) * lit;
      const down = (point[1] - top) / (bottom - top);
      spots.push({
        point,
        glow: 0.5 + across * 0.9 - Math.abs(down - 0.22) * 0.9 + (random() - 0.5) * 0.4,
      });
    }
  if (anime) {
    const shifted = loop(
      outline.map(([x, y]): Point => [x + lit * (right - left) * 0.09, y - size * 0.7]),
    );
    return (
      stroke(edge + body, tones.line, 6.4) +
      shape(edge, tones.base) +
      shape(body, tones.base) +
      clipped(
        ink,
        body,
        `<path d="${body}${shifted}" fill="${tones.shade}" fill-rule="evenodd"/>`,
      ) +
      spots
        .filter((_, index) => index % 3 === 0)
        .map(({ point, glow }) =>
          stroke(
            line(swirl(point, size * 0.5, random() * 6)),
            glow > 0.55 ? tones.light : tones.line,
            glow > 0.55 ? 3 : 2.4,
            glow > 0.55 ? 0.9 : 0.7,
          ),
        )
        .join('')
    );
  }
  return (
    shape(edge, mix(tones.shade, tones.base, 0.4)) +
    shape(body, mix(tones.shade, tones.base, 0.4)) +
    clipped(
      ink,
      body,
      soft(
        ink,
        [lerp((left + right) / 2, lit > 0 ? right : left, 0.45), lerp(top, bottom, 0.24)],
        (right - left) * 0.34,
        (bottom - top) * 0.3,
        tones.light,
        0.75,
      ),
    ) +
    spots
      .map(({ point, glow }) => {
        const colour =
          glow > 0.62
            ? tones.bright
            : glow > 0.36
              ? tones.light
              : glow > 0.1
                ? tones.base
                : tones.deep;
        const r = size * (0.4 + random() * 0.3);
        const curlLine = swirl(point, r, random() * 6.3);
        return (
          shape(
            ribbon(
              curlLine.map(([x, y]): Point => [x - lit * 1.6, y + 2]),
              tapered(size * 0.17, 0.5),
              7,
            ),
            tones.deep,
            0.7,
          ) +
          shape(
            ribbon(curlLine, tapered(size * (curl === 'coil' ? 0.14 : 0.2), 0.5), 7),
            colour,
            glow > 0.36 ? 0.6 : 0.7,
          )
        );
      })
      .join('')
  );
}

export function plait(ink: Ink, tones: Tones, { spine, width }: Plait): string {
  const length = spine.reduce((sum, [x, y], index) => {
    const [x2, y2] = spine[index + 1] ?? [x, y];
    return sum + Math.hypot(x2 - x, y2 - y);
  }, 0);
  const count = Math.max(4, Math.round(length / (width * 0.52)));
  let content = '';
  for (let index = count - 1; index >= 0; index -= 1) {
    const share = index / count;
    const w = width * (1 - share * 0.35);
    for (const s of [-1, 1] as const) {
      const at = share + (s > 0 ? 0.5 / count : 0);
      const [x, y] = along(spine, at);
      const [x2, y2] = along(spine, Math.min(at + 1.5 / count, 1));
      const dx = x2 - x;
      const dy = y2 - y;
      const n = Math.hypot(dx, dy) || 1;
      const [nx, ny] = [-dy / n, dx / n];
      const strand: Point[] = [
        [x + nx * s * w * 0.5 - dx * 0.35, y + ny * s * w * 0.5 - dy * 0.35],
        [x + nx * s * w * 0.5 + dx * 0.1, y + ny * s * w * 0.5 + dy * 0.1],
        [x + dx * 0.75 + nx * s * w * 0.1, y + dy * 0.75 + ny * s * w * 0.1],
        [x + dx * 0.95 - nx * s * w * 0.12, y + dy * 0.95 - ny * s * w * 0.12],
        [x - nx * s * w * 0.08, y - ny * s * w * 0.08],
      ];
      const path = loop(strand);
      const lit = s * (nx * ink.lit > 0 ? 1 : -1) > 0;
      content +=
        shape(path, lit ? tones.base : tones.shade) +
        shape(
          ribbon(
            [
              strand[0] ?? [0, 0],
              [x + nx * s * w * 0.3, y + ny * s * w * 0.3],
              strand[3] ?? [0, 0],
            ],
            tapered(w * 0.16),
          ),
          lit ? tones.bright : tones.base,
          0.6,
        ) +
        stroke(
          path,
          ink.style === 'anime' ? tones.line : tones.deep,
          ink.style === 'anime' ? 2.2 : 1.4,
          ink.style === 'anime' ? 1 : 0.7,
        );
    }
  }
  const end = along(spine, 1);
  return (
    content +
    shape(
      ribbon(
        [end, [end[0] + 2, end[1] + width * 0.5], [end[0] - 2, end[1] + width]],
        tapered(width * 0.5, 0.25),
      ),
      tones.base,
    )
  );
}

export function knot(ink: Ink, tones: Tones, { at: [x, y], r }: Knot): string {
  const ball = loop([
    [x - r, y],
    [x - r * 0.74, y - r * 0.68],
    [x, y - r * 0.92],
    [x + r * 0.74, y - r * 0.68],
    [x + r, y],
    [x + r * 0.72, y + r * 0.66],
    [x, y + r * 0.84],
    [x - r * 0.72, y + r * 0.66],
  ]);
  const arcs = Array.from({ length: ink.style === 'anime' ? 5 : 18 }, (_, index): Point[] => {
    const u = (index + 0.5) / (ink.style === 'anime' ? 5 : 18);
    return [
      [x - r * 0.9, y + r * (0.5 - u * 0.9)],
      [x + (u - 0.5) * r * 0.4, y - r * (0.9 - u * 1.5)],
      [x + r * 0.9, y + r * (0.6 - u * 0.8)],
    ];
  });
  const { dark } = ink;
  return (
    shape(ball, tones.base) +
    clipped(
      ink,
      ball,
      ink.style === 'anime'
        ? shape(
            loop([
              [x + dark * r * 0.3, y - r],
              [x + dark * r * 0.2, y],
              [x - r * 0.2, y + r],
              [x + dark * r * 1.3, y + r],
              [x + dark * r * 1.3, y - r],
            ]),
            tones.shade,
          ) + arcs.map((arc) => stroke(line(arc), tones.line, 2, 0.7)).join('')
        : soft(ink, [x + dark * r * 0.6, y + r * 0.3], r * 0.8, r * 0.9, tones.deep, 0.8) +
            arcs
              .map((arc, index) =>
                shape(
                  ribbon(arc, tapered(2.6)),
                  index % 3 === 0 ? tones.bright : index % 3 === 1 ? tones.deep : tones.light,
                  0.4,
                ),
              )
              .join(''),
    ) +
    (ink.style === 'anime' ? stroke(ball, tones.line, 3.2) : '')
  );
}

export function ropes(ink: Ink, tones: Tones, { lines, width }: Ropes): string {
  return lines
    .map((spine, index) => {
      const body = ribbon(spine, (s) => width * (s > 0.92 ? (1 - s) * 8 + 0.35 : 1), 12);
      const x = spine[1]?.[0] ?? 0;
      const near = x * ink.lit > -20;
      const tone = near ? tones.base : tones.shade;
      const marks = Array.from({ length: 16 }, (_, mark) => {
        const share = (mark + 0.5) / 16;
        const [mx, my] = along(spine, share);
        return stroke(
          line([
            [mx - width * 0.4, my - width * 0.2],
            [mx + width * 0.4, my + width * 0.25],
          ]),
          tones.deep,
          ink.style === 'anime' ? 1.8 : 1.6,
          0.7,
        );
      }).join('');
      const gleam = shape(
        ribbon(
          spine.map(([px, py]): Point => [px + ink.lit * width * 0.2, py]),
          tapered(width * 0.3),
        ),
        near ? tones.bright : tones.light,
        0.45,
      );
      return (
        (ink.style === 'anime'
          ? stroke(body, tones.line, 3.4)
          : stroke(body, tones.deep, 1.6, 0.8)) +
        shape(body, index % 2 === 0 ? tone : mix(tone, tones.shade, 0.4)) +
        gleam +
        marks
      );
    })
    .join('');
}

/** Hair cut to a few millimetres: a tone on the skin with a grain. */
export function stubble(
  ink: Ink,
  tones: Tones,
  path: string,
  points: readonly Point[],
  density: number,
): string {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right, top, bottom] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  if (ink.style === 'anime') return shape(path, tones.base, 0.5 + density * 0.45);
  let grain = '';
  for (let index = 0; index < 260 * density; index += 1) {
    const x = lerp(left, right, ink.random());
    const y = lerp(top, bottom, ink.random());
    grain += oval([x, y], 1.1, 1.6, tones.deep, 0.35);
  }
  return clipped(ink, path, blurred(ink, 3, shape(path, tones.base, 0.35 + density * 0.5)) + grain);
}
