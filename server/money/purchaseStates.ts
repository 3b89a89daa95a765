import type { components } from '../../src/api/schema';

export type PurchaseState = components['schemas']['PurchaseState'];

const reversed = ['refunded', 'disputed'] as const;
const settled = ['paid', 'paid-over', 'paid-short', 'paid-late', ...reversed] as const;
const credited: readonly PurchaseState[] = ['paid', 'paid-over'];

/**
 * What may follow what; everything else is an old event. Money that came after all counts also where we
 * had given the purchase up, as the provider has it. What was taken back stays so.
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

/** Whether what was bought is given in this state. */
export const isCredited = (state: PurchaseState): boolean => credited.includes(state);
