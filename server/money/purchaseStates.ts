import type { components } from '../../src/api/schema';

export type PurchaseState = components['schemas']['PurchaseState'];

const reversed = ['refunded', 'disputed'] as const;
const settled = ['paid', 'paid-over', 'paid-short', 'paid-late', ...reversed] as const;
const credited: readonly PurchaseState[] = ['paid', 'paid-over'];

/**
 * Which state may follow which; anything else is an outdated event. A late payment also counts for
 * a purchase that we had given up, as the provider has the money. A reversal is final.
 */
const followers: Record<PurchaseState, readonly PurchaseState[]> = {
  open: ['pending', 'failed', 'cancelled', 'expired', ...settled],
  pending: ['failed', 'expired', ...settled],
  failed: settled,
  cancelled: settled,
  expired: settled,
  'paid-short': [...credited, ...reversed],
  'paid-late': [...credited, ...reversed],
  paid: reversed,
  'paid-over': reversed,
  refunded: [],
  disputed: [],
};

export const mayFollow = (from: PurchaseState, to: PurchaseState): boolean =>
  followers[from].includes(to);

/** Whether a purchase in this state has been credited. */
export const isCredited = (state: PurchaseState): boolean => credited.includes(state);
