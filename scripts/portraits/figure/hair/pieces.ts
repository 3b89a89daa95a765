import { lerp } from '../geometry';
import type { Point } from '../geometry';
import type { Family } from '../locks';
import type { Ropes } from './textured';

export const ring = (cx: number, cy: number, rx: number, ry: number, count = 18): Point[] =>
  Array.from({ length: count }, (_, index): Point => {
    const angle = (index / count) * Math.PI * 2;
    return [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry];
  });

/** A closed outline of hair that leaves the face free. */
export const halo = (rise: number, wide: number, end: number, line = -84): Point[] => [
  [-98, end],
  [-wide * 0.98, end - 10],
  [-wide, lerp(end, -60, 0.5)],
  [-wide * 0.96, -70],
  [-wide * 0.72, -140 - rise * 0.6],
  [-wide * 0.3, -168 - rise],
  [wide * 0.3, -168 - rise],
  [wide * 0.72, -140 - rise * 0.6],
  [wide * 0.96, -70],
  [wide, lerp(end, -60, 0.5)],
  [wide * 0.98, end - 10],
  [98, end],
  [96, -30],
  [74, line + 10],
  [34, line - 14],
  [0, line - 18],
  [-34, line - 14],
  [-74, line + 10],
  [-96, -30],
];

export const sideburns = (s: -1 | 1, end = 34): Family => ({
  locks: 3,
  guides: [
    [
      [s * 82, -92],
      [s * 95, -40],
      [s * 99, 0],
      [s * 98, end],
    ],
    [
      [s * 98, -112],
      [s * 109, -50],
      [s * 110, 0],
      [s * 104, end - 2],
    ],
    [
      [s * 104, -104],
      [s * 116, -50],
      [s * 115, -6],
      [s * 107, end - 10],
    ],
  ],
});
export const bothSides = (end?: number): Family[] => [sideburns(-1, end), sideburns(1, end)];

export const tail = (x: number, out: number, end: number, from = 40): Family => ({
  locks: 7,
  wave: 10,
  guides: [
    [
      [x - 16, from],
      [x - 34 + out * 0.4, from + 70],
      [x - 30 + out, lerp(from, end, 0.6)],
      [x + out - 8, end],
    ],
    [
      [x, from - 4],
      [x + out * 0.5, from + 80],
      [x + out, lerp(from, end, 0.6)],
      [x + out, end + 24],
    ],
    [
      [x + 16, from],
      [x + 36 + out * 0.4, from + 70],
      [x + 34 + out, lerp(from, end, 0.6)],
      [x + out + 10, end],
    ],
  ],
});

export const loose = (s: -1 | 1, end: number): Family => ({
  locks: 2,
  wave: 5,
  guides: [
    [
      [s * 60, -108],
      [s * 90, -40],
      [s * 92, 30],
      [s * 84, end],
    ],
    [
      [s * 70, -112],
      [s * 100, -44],
      [s * 101, 30],
      [s * 90, end + 8],
    ],
  ],
});

export const rows = (count: number): Ropes => ({
  kind: 'ropes',
  width: 15,
  lines: Array.from({ length: count }, (_, index): Point[] => {
    const u = (index / (count - 1)) * 2 - 1;
    return [
      [u * 92, -104 + Math.abs(u) ** 2 * 70],
      [u * 96, -130 + Math.abs(u) ** 2 * 54],
      [u * 88, -156 + Math.abs(u) ** 2 * 50],
      [u * 62, -172 + Math.abs(u) * 30],
    ];
  }),
});

export const hanging = (count: number, end: number, width: number, wide = 136): Ropes => ({
  kind: 'ropes',
  width,
  lines: Array.from({ length: count }, (_, index): Point[] => {
    const s = index % 2 === 0 ? -1 : 1;
    const u = Math.floor(index / 2) / Math.max(1, Math.floor((count - 1) / 2));
    return [
      [s * 10 + s * u * 30, -168 + u * 14],
      [s * lerp(66, 104, u), lerp(-132, -108, u)],
      [s * lerp(99, wide - 4, u), lerp(-40, -20, u)],
      [s * lerp(101, wide, u), 80],
      [s * lerp(98, wide - 6, u), end - 60 * (1 - u) * ((index % 3) / 2)],
    ];
  }),
});
