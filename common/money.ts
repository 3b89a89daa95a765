import { spending } from './prices';

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
