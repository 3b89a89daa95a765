/*
 * What is paid and given in desires. What is paid in money is an offer of the server
 * (server/money/offers.ts), which tells the application its prices.
 */

/** A locked picture made clear; free with premium. */
export const UNBLUR_DESIRES = 3;
/** One picture of /undress. */
export const UNDRESS_DESIRES = 20;
/** What can be claimed once a day. */
export const CLAIM_DESIRES = 100;
/** What premium brings at once when it begins. */
export const PREMIUM_DESIRES = 100;
/** What premium brings on each day with a login. */
export const PREMIUM_DAY_DESIRES = 100;
