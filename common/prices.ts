/*
 * Prices and gifts in desires. Prices in money are in server/money/offers.ts, and the server sends
 * them to the application.
 */

/** What desires are spent on; the ledger and the offers know each by this name. */
export const spending = ['unblur', 'undress'] as const;
/** Price of unlocking a picture; free with premium. */
export const UNBLUR_DESIRES = 3;
/** Price of one picture on /undress. */
export const UNDRESS_DESIRES = 20;
/** Gift that a user can claim once a day. */
export const CLAIM_DESIRES = 100;
/** Gift on the day premium begins. */
export const PREMIUM_DESIRES = 100;
/** Gift of premium on each day with a login. */
export const PREMIUM_DAY_DESIRES = 100;
