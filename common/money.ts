import { spending } from './prices';

/** Why a balance changes. */
export const ledgerReasons = [
  'opening',
  'daily-claim',
  'premium-start',
  'premium-day',
  'purchase',
  ...spending,
  'refund',
  'reversal',
] as const;
export type LedgerReason = (typeof ledgerReasons)[number];

/** Where an offer is opened; clicks are counted by these, as the contract writes them. */
export const offerPlaces: readonly string[] = [
  'call',
  'character',
  'counter',
  'daily-limit',
  'get-premium',
  'persona',
  'premium',
  'settings',
  'voice',
  ...spending,
];
