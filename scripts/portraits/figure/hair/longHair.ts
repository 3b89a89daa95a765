import { behind, cap, curtains, fringe, pulled } from './shapes';
import { tail, loose } from './pieces';
import type { HairStyle } from './style';

export const longHair = {
  waves: {
    back: [behind({ end: 320, half: 138, wave: 14 })],
    front: curtains({
      part: 26,
      wave: 26,
      curls: 2.7,
      volume: 20,
      out: 168,
      inner: 92,
      end: 360,
      close: 0.7,
    }),
  },
  straight: {
    back: [behind({ end: 330, half: 120 })],
    front: curtains({ part: 0, out: 146, volume: 10, end: 360, locks: 7, wave: 6, curls: 1.4 }),
  },
  longFringe: {
    back: [behind({ end: 330, half: 122 })],
    front: [
      ...curtains({ part: 0, out: 148, volume: 12, end: 350, wave: 7, curls: 1.4 }),
      fringe({ y: -44, locks: 8 }),
    ],
  },
  hime: {
    back: [behind({ end: 340, half: 126, blunt: true })],
    front: [
      ...curtains({ part: 0, out: 128, volume: 9, end: 350, blunt: true }),
      ...curtains({ part: 0, out: 118, inner: 84, volume: 9, end: 118, blunt: true, locks: 3 }),
      fringe({ y: -40, locks: 9, blunt: true }),
    ],
  },
  bob: {
    back: [behind({ end: 132, half: 120, blunt: true })],
    front: [
      ...curtains({ part: 0, end: 140, out: 130, inner: 92, volume: 10, blunt: true, locks: 6 }),
      fringe({ y: -44, locks: 8, blunt: true }),
    ],
  },
  sideBob: {
    back: [behind({ end: 126, half: 118 })],
    front: curtains({
      part: 40,
      end: 142,
      out: 134,
      inner: 90,
      volume: 15,
      locks: 7,
      wave: 4,
      close: 0.55,
    }),
  },
  lob: {
    back: [behind({ end: 220, half: 134, wave: 10 })],
    front: curtains({
      part: -24,
      end: 236,
      out: 160,
      inner: 92,
      volume: 19,
      wave: 19,
      curls: 2.4,
      close: 0.7,
    }),
  },
  shag: {
    back: [behind({ end: 200, half: 126 })],
    front: [
      ...curtains({ part: 6, end: 200, out: 152, inner: 90, volume: 19, wave: 14, close: 1 }),
      fringe({ y: -42, locks: 7, from: -0.95, to: 0.95, bow: 24 }),
    ],
  },
  halfUp: {
    back: [behind({ end: 300, half: 124, wave: 9 })],
    front: [...curtains({ part: -14, end: 310, out: 158, volume: 14, wave: 20, curls: 2.6 })],
    top: [{ kind: 'knot', at: [8, -186], r: 34 }],
  },
  ponytail: {
    back: [tail(30, 96, 250, -120)],
    front: [cap({ top: 10, locks: 16 }), loose(-1, 64)],
  },
  lowTail: {
    back: [behind({ end: 110, half: 108 })],
    front: [...pulled(18, 7)],
    top: [tail(80, 34, 310, 96)],
  },
  bun: { back: [{ kind: 'knot', at: [0, 96], r: 70 }], front: [...pulled(0, 5)] },
  sideBun: { back: [{ kind: 'knot', at: [92, 74], r: 56 }], front: [...pulled(-34, 8)] },
  topknot: { back: [{ kind: 'knot', at: [6, -204], r: 52 }], front: [cap({ top: 8, locks: 15 })] },
  messyBun: {
    back: [{ kind: 'knot', at: [14, -196], r: 58 }],
    front: [
      cap({ top: 14, locks: 15 }),
      loose(-1, 96),
      loose(1, 84),
      fringe({ from: -0.9, to: -0.1, y: -52, locks: 3, sweep: -1 }),
    ],
  },
  braid: {
    back: [behind({ end: 110, half: 112 })],
    front: pulled(-22, 10),
    top: [
      {
        kind: 'plait',
        spine: [
          [98, 40],
          [112, 100],
          [124, 190],
          [112, 270],
          [92, 360],
          [88, 430],
        ],
        width: 50,
      },
    ],
  },
  twoBraids: {
    back: [behind({ end: 100, half: 110 })],
    front: pulled(0, 7),
    top: [
      {
        kind: 'plait',
        spine: [
          [-100, 36],
          [-114, 100],
          [-126, 190],
          [-120, 280],
          [-112, 390],
        ],
        width: 42,
      },
      {
        kind: 'plait',
        spine: [
          [100, 36],
          [114, 100],
          [126, 190],
          [120, 280],
          [112, 390],
        ],
        width: 42,
      },
    ],
  },
  crownBraid: {
    back: [behind({ end: 90, half: 104 })],
    front: [cap({ top: 6, locks: 14 }), loose(1, 60)],
    top: [
      {
        kind: 'plait',
        spine: [
          [-110, -30],
          [-108, -92],
          [-72, -148],
          [0, -168],
          [72, -148],
          [108, -92],
          [110, -30],
        ],
        width: 38,
      },
    ],
  },
} satisfies Record<string, HairStyle>;
