import type { Family } from '../locks';
import { behind, cap, curtains, fringe, swept } from './shapes';
import { ring, halo, bothSides, tail, loose } from './pieces';
import type { HairStyle } from './style';

export const shortHair = {
  bald: { back: [], front: [] },
  buzz: { back: [], front: [] },
  pixie: {
    back: [behind({ end: 66, half: 104 })],
    front: [
      ...bothSides(36),
      fringe({ from: -0.95, to: 0.92, y: -62, locks: 8, sweep: 1.6, rootX: -20, bow: 20 }),
    ],
  },
  silverWave: {
    back: [behind({ end: 90, half: 112 })],
    front: [
      ...curtains({
        part: 34,
        end: 96,
        out: 128,
        inner: 94,
        volume: 20,
        locks: 8,
        wave: 7,
        curls: 2,
        close: 0.5,
        line: -112,
      }),
    ],
  },
  coils: {
    back: [behind({ end: 50, half: 100 })],
    front: [{ kind: 'cloud', outline: halo(4, 112, 0, -94), size: 17, curl: 'coil' }],
  },
  shortCurls: {
    back: [behind({ end: 62, half: 104 })],
    front: [
      ...bothSides(34),
      {
        kind: 'cloud',
        outline: [
          [-104, -70],
          [-108, -120],
          [-70, -172],
          [0, -188],
          [70, -176],
          [108, -120],
          [104, -70],
          [70, -78],
          [30, -72],
          [-20, -80],
          [-66, -72],
        ],
        size: 25,
        curl: 'tight',
      },
    ],
  },
  mop: {
    back: [{ kind: 'cloud', outline: ring(0, -30, 124, 110), size: 26, curl: 'loose' }],
    front: [{ kind: 'cloud', outline: halo(12, 126, 30, -66), size: 26, curl: 'loose' }],
  },
  quiff: {
    back: [behind({ end: 58, half: 102 })],
    front: [
      ...bothSides(38),
      swept({ top: 34, side: 0, lean: 0.12, locks: 11, from: 0.2, to: 0.84, wave: 3 }),
    ],
  },
  slick: {
    back: [behind({ end: 70, half: 106 })],
    front: [cap({ top: 8, locks: 16 }), ...bothSides(36)],
  },
  sidePart: {
    back: [behind({ end: 56, half: 102 })],
    front: [
      ...bothSides(38),
      {
        locks: 4,
        guides: [
          [
            [48, -118],
            [74, -128],
            [98, -96],
            [110, -50],
          ],
          [
            [44, -150],
            [80, -158],
            [112, -106],
            [117, -40],
          ],
        ],
      },
      {
        locks: 9,
        guides: [
          [
            [46, -112],
            [0, -120],
            [-60, -100],
            [-96, -56],
          ],
          [
            [46, -134],
            [-6, -156],
            [-84, -134],
            [-112, -60],
          ],
          [
            [44, -160],
            [0, -190],
            [-94, -164],
            [-118, -56],
          ],
        ],
      },
    ],
  },
  crop: {
    back: [behind({ end: 54, half: 102 })],
    front: [
      ...bothSides(34),
      swept({ top: 16, locks: 10, from: 0.1, to: 0.9 }),
      fringe({ from: -0.86, to: 0.86, y: -78, locks: 9, bow: 10, sweep: 0.6 }),
    ],
  },
  tousled: {
    back: [behind({ end: 66, half: 106 })],
    front: [
      ...bothSides(40),
      fringe({ from: -0.95, to: 0.95, y: -58, locks: 8, sweep: -2.2, rootX: 24, bow: 20, wave: 7 }),
    ],
  },
  bangs: {
    back: [behind({ end: 84, half: 110 })],
    front: [
      ...bothSides(50),
      fringe({ from: -1, to: 0.12, y: -36, locks: 5, sweep: -1, rootX: 16, bow: 0 }),
      fringe({ from: 0.1, to: 1, y: -40, locks: 4, sweep: 1, rootX: 16, bow: 0 }),
    ],
  },
  undercut: {
    back: [behind({ end: 50, half: 98 })],
    front: [
      ...bothSides(26),
      {
        locks: 10,
        wave: 5,
        guides: [
          [
            [60, -116],
            [10, -128],
            [-50, -96],
            [-104, -20],
            [-96, 40],
          ],
          [
            [64, -140],
            [0, -172],
            [-92, -134],
            [-124, -30],
            [-112, 60],
          ],
          [
            [62, -164],
            [10, -206],
            [-104, -170],
            [-134, -50],
            [-124, 40],
          ],
        ],
      },
    ],
  },
  longMan: {
    back: [behind({ end: 200, half: 116 })],
    front: curtains({
      part: 10,
      end: 210,
      out: 142,
      inner: 98,
      volume: 12,
      wave: 14,
      line: -114,
      close: 0.5,
    }),
  },
  manBun: {
    back: [{ kind: 'knot', at: [10, -192], r: 36 }],
    front: [cap({ top: 6, locks: 16 }), ...bothSides(36)],
  },
  tiedBack: {
    back: [tail(-70, -22, 230, 60)],
    front: [cap({ top: 9, locks: 16, receded: true }), loose(1, 40)],
  },
  receding: {
    back: [behind({ end: 56, half: 102 })],
    front: [...bothSides(36), cap({ top: 4, locks: 12, receded: true })],
  },
  thin: {
    back: [behind({ end: 56, half: 103 })],
    front: ([-1, 1] as const).map((s): Family => ({
      locks: 4,
      guides: [
        [
          [s * 92, -58],
          [s * 99, -24],
          [s * 100, 4],
          [s * 99, 34],
        ],
        [
          [s * 101, -74],
          [s * 110, -34],
          [s * 112, 0],
          [s * 106, 30],
        ],
        [
          [s * 104, -84],
          [s * 116, -40],
          [s * 118, -4],
          [s * 109, 24],
        ],
      ],
    })),
  },
} satisfies Record<string, HairStyle>;
