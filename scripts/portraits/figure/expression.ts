import type { Shot } from '../../../server/seed/look';

/** What a face does; numbers are shares of the rest position or units of the drawing. */
export type Mien = {
  /** How far the upper lids are open, and how far a smile lifts the lower ones. */
  open: number;
  squeeze: number;
  /** Heights of the inner and outer ends of the brows; `skew` lifts one of them. */
  inner: number;
  outer: number;
  skew: number;
  /** Corners of the mouth, and how much more one side lifts; `part` opens the lips, `teeth` shows teeth. */
  lift: number;
  half: number;
  wide: number;
  part: number;
  teeth: boolean;
  full: number;
};

const rest: Mien = {
  open: 1,
  squeeze: 0,
  inner: 0,
  outer: 0,
  skew: 0,
  lift: 1.5,
  half: 0,
  wide: 1,
  part: 0,
  teeth: false,
  full: 1,
};

export const miens = {
  calm: { ...rest, lift: 4 },
  warm: { ...rest, open: 0.97, squeeze: 2, outer: -1, lift: 6.5, wide: 1.07, full: 0.98 },
  grin: {
    ...rest,
    open: 0.93,
    squeeze: 3,
    outer: -2,
    lift: 9,
    wide: 1.14,
    part: 10,
    teeth: true,
    full: 0.96,
  },
  laugh: {
    ...rest,
    open: 0.86,
    squeeze: 4,
    inner: -3,
    outer: -3,
    lift: 10,
    wide: 1.18,
    part: 16,
    teeth: true,
    full: 0.94,
  },
  dry: { ...rest, open: 0.86, squeeze: 1, skew: 5, lift: 3.5, half: 5, wide: 1.04, full: 0.92 },
  amused: {
    ...rest,
    open: 0.95,
    squeeze: 2,
    skew: 4,
    outer: -1,
    lift: 4.5,
    half: 4,
    wide: 1.1,
    full: 0.95,
  },
  serious: { ...rest, open: 0.92, inner: 2.5, outer: 0, lift: 1, wide: 0.98 },
  bold: { ...rest, open: 0.96, squeeze: 1, inner: 2.5, outer: -3, lift: 4, half: 5, wide: 1.12 },
  shy: { ...rest, open: 0.92, squeeze: 1, inner: -2.5, outer: 0, lift: 5.5, wide: 0.98 },
  dreamy: { ...rest, open: 0.84, inner: -1.5, outer: 0, lift: 4, part: 2.5, wide: 0.98 },
  smile: {
    ...rest,
    open: 0.95,
    squeeze: 2,
    inner: -1,
    outer: -2,
    lift: 7.5,
    wide: 1.1,
    part: 6,
    teeth: true,
    full: 0.97,
  },
  proud: { ...rest, open: 0.88, squeeze: 0.5, outer: -2, lift: 3.5, half: 2, wide: 1.05 },
} as const satisfies Record<Shot['mien'], Mien>;
