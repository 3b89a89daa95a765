import { along, between, lerp } from '../geometry';
import type { Point } from '../geometry';
import type { Family } from '../locks';

/** Where hair grows, from the left ear over the forehead to the right one. */
const hairline: Point[] = [
  [-101, 26],
  [-99, -24],
  [-88, -72],
  [-52, -100],
  [0, -106],
  [52, -100],
  [88, -72],
  [99, -24],
  [101, 26],
];
const high: Point[] = [
  [-101, 20],
  [-100, -30],
  [-80, -88],
  [-62, -122],
  [0, -116],
  [62, -122],
  [80, -88],
  [100, -30],
  [101, 20],
];
/** The outline of the hair around the skull, from ear to ear. */
const crown: Point[] = [
  [-108, 34],
  [-117, -34],
  [-111, -96],
  [-76, -150],
  [0, -171],
  [76, -150],
  [111, -96],
  [117, -34],
  [108, 34],
];

const steps = (count: number) => Array.from({ length: count }, (_, index) => index / (count - 1));
const grown = (points: readonly Point[], top: number, side: number): Point[] =>
  points.map(([x, y]): Point => [
    x * (1 + side / 110),
    y < -60 ? y - top * Math.min((-60 - y) / 90, 1) : y,
  ]);

/** Hair brushed from the forehead over the head: towards the back, or to a side with `lean`. */
export const swept = ({
  top = 12,
  side = 2,
  lean = 0,
  receded = false,
  locks = 12,
  from = 0.1,
  to = 0.9,
  wave = 0,
}: {
  top?: number;
  side?: number;
  lean?: number;
  receded?: boolean;
  locks?: number;
  from?: number;
  to?: number;
  wave?: number;
} = {}): Family => ({
  locks,
  wave,
  guides: steps(13).map((share): Point[] => {
    const u = lerp(from, to, share);
    const root = along(receded ? high : hairline, u);
    const tip = along(
      grown(crown, top, side),
      Math.min(Math.max(u + lean * Math.sin(u * Math.PI), 0.02), 0.98),
    );
    const [mx, my] = between(root, tip, 0.45);
    const lift = top * 0.5 * Math.sin(u * Math.PI);
    return [
      root,
      [mx - lean * 26 * Math.sin(u * Math.PI), my - lift],
      between([mx, my - lift * 1.5], tip, 0.6),
      tip,
    ];
  }),
});

/** Hair that falls from a parting to both sides; `end` is where it ends, `out` how wide. */
export const curtains = ({
  part = 0,
  end = 330,
  out = 150,
  inner = 96,
  volume = 10,
  wave = 0,
  curls = 2.2,
  locks = 8,
  blunt = false,
  line = -108,
  tuck = 0,
  close = 0.8,
}: {
  part?: number;
  end?: number;
  out?: number;
  inner?: number;
  volume?: number;
  wave?: number;
  curls?: number;
  locks?: number;
  blunt?: boolean;
  line?: number;
  tuck?: number;
  close?: number;
} = {}): Family[] =>
  ([-1, 1] as const).map((s): Family => {
    const x = (value: number) => s * value;
    const low = Math.max(end, 34);
    const drop = (share: number) => lerp(20, low, share);
    const tip = lerp(inner, out, blunt ? 1 : close);
    return {
      locks,
      wave: wave * s,
      curls,
      blunt,
      guides: [
        [
          [part - s * 5, -172 - volume],
          [lerp(part, x(84), 0.72), -172 - volume * 0.9],
          [x(112 + volume), -112],
          [x(118 + volume), -28],
          [x(120 + volume + tuck), drop(0.14)],
          [x(out), drop(0.55)],
          [x(blunt ? out * 0.97 : tip), low],
        ],
        [
          [part - s * 4, -146],
          [lerp(part, x(74), 0.62), -148],
          [x(101 + volume * 0.4), -98],
          [x(108 + volume * 0.4), -20],
          [x(111 + tuck), drop(0.16)],
          [x(lerp(inner, out, 0.5)), drop(0.56)],
          [x(blunt ? lerp(inner, out, 0.5) : tip - 6), low + (blunt ? 2 : 8)],
        ],
        [
          [part - s * 3, line],
          [lerp(part, x(66), 0.55), line + 4],
          [x(86), -74],
          [x(98), -24],
          [x(100 + tuck), drop(0.18)],
          [x(inner), drop(0.58)],
          [x(blunt ? inner : tip - 14), low - 4],
        ],
      ],
    };
  });

/** Hair that is parted and drawn back over the ears. */
export const pulled = (part = 0, volume = 6): Family[] =>
  ([-1, 1] as const).map((s): Family => ({
    locks: 8,
    blunt: true,
    guides: [
      [
        [part - s * 5, -172 - volume],
        [lerp(part, s * 84, 0.7), -172 - volume],
        [s * (106 + volume * 0.5), -124],
        [s * (116 + volume * 0.4), -46],
      ],
      [
        [part - s * 4, -144],
        [lerp(part, s * 74, 0.62), -148],
        [s * 101, -100],
        [s * 117, -16],
      ],
      [
        [part - s * 3, -108],
        [lerp(part, s * 66, 0.55), -105],
        [s * 91, -66],
        [s * 113, 14],
      ],
    ],
  }));

/** A fringe over the forehead, from the crown down to `y`. */
export const fringe = ({
  from = -0.9,
  to = 0.9,
  y = -46,
  locks = 7,
  sweep = 0,
  blunt = false,
  wave = 0,
  rootX = 0,
  bow = 10,
}: {
  from?: number;
  to?: number;
  y?: number;
  locks?: number;
  sweep?: number;
  blunt?: boolean;
  wave?: number;
  rootX?: number;
  bow?: number;
} = {}): Family => ({
  locks,
  blunt,
  wave,
  wide: blunt ? 1.3 : 1.2,
  guides: steps(7).map((share): Point[] => {
    const u = lerp(from, to, share);
    const edge = Math.abs(u) ** 2.2;
    const tipY = y + edge * 46 * (blunt ? 0.35 : 1) - (1 - Math.abs(u)) * bow * 0.4;
    return [
      [rootX + u * 34, -172 + Math.abs(u) * 8],
      [rootX * 0.6 + u * 72 - sweep * 6, -142],
      [u * 94 + sweep * 4, lerp(-142, tipY, 0.5)],
      [u * 98 + sweep * 16, tipY],
    ];
  }),
});

/** The mass behind the head, down to `end`. */
export const behind = ({
  end = 150,
  half = 122,
  locks = 10,
  wave = 0,
  blunt = false,
}: {
  end?: number;
  half?: number;
  locks?: number;
  wave?: number;
  blunt?: boolean;
} = {}): Family => ({
  locks,
  wave,
  blunt,
  dark: true,
  guides: [-1, -0.5, 0, 0.5, 1].map((u): Point[] => [
    [u * 60, -152 + Math.abs(u) * 20],
    [u * (half - 4), -70],
    [u * half, lerp(-70, end, 0.4)],
    [u * half, lerp(-70, end, 0.75)],
    [u * half * (blunt ? 0.98 : 0.8), end + (1 - Math.abs(u)) * 16],
  ]),
});

/** The hair between the parting's sides and the temples that lies close to the head. */
export const cap = ({
  top = 8,
  side = 0,
  locks = 12,
  receded = false,
}: { top?: number; side?: number; locks?: number; receded?: boolean } = {}): Family =>
  swept({ top, side, locks, receded, from: 0, to: 1 });

export { crown, hairline };
