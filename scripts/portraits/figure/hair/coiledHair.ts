import { cap } from './shapes';
import { ring, halo, rows, hanging } from './pieces';
import type { HairStyle } from './style';

export const coiledHair = {
  curls: {
    back: [{ kind: 'cloud', outline: ring(0, 60, 150, 180), size: 34, curl: 'loose' }],
    front: [{ kind: 'cloud', outline: halo(16, 148, 190, -86), size: 32, curl: 'loose' }],
  },
  curlyBob: {
    back: [{ kind: 'cloud', outline: ring(0, 10, 136, 130), size: 30, curl: 'tight' }],
    front: [{ kind: 'cloud', outline: halo(18, 140, 104, -84), size: 28, curl: 'tight' }],
  },
  afro: {
    back: [{ kind: 'cloud', outline: ring(0, -54, 168, 160, 22), size: 26, curl: 'coil' }],
    front: [{ kind: 'cloud', outline: halo(38, 158, 62, -94), size: 24, curl: 'coil' }],
  },
  puffs: {
    back: [{ kind: 'cloud', outline: ring(0, -196, 92, 70), size: 24, curl: 'coil' }],
    front: [cap({ top: 6, locks: 16 })],
  },
  locs: {
    back: [hanging(14, 250, 20, 118)],
    front: [cap({ top: 10, locks: 10 }), hanging(14, 260, 20)],
  },
  shortLocs: {
    back: [hanging(12, 70, 18, 112)],
    front: [cap({ top: 10, locks: 10 }), hanging(14, 60, 18, 124)],
  },
  braids: {
    back: [hanging(16, 330, 12, 122)],
    front: [cap({ top: 6, locks: 18 }), hanging(20, 340, 11, 134)],
  },
  cornrows: { back: [hanging(8, 190, 14, 90)], front: [cap({ top: 0, locks: 10 }), rows(9)] },
} satisfies Record<string, HairStyle>;
