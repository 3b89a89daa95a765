import type { Offer } from './offers';

const DAY_MS = 86_400_000;
/** After the end of a paid period: the next charge is made, and reported, a little later. */
export const GRACE_MS = 3 * 3_600_000;
/** How long a failed renewal is retried. */
export const PAST_DUE_MS = 7 * DAY_MS;

/** The same day of a later month, or the month's last. */
function addMonths(from: Date, months: number): Date {
  const date = new Date(from);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date;
}

const addDays = (from: Date, days: number) => new Date(from.getTime() + days * DAY_MS);

/** The end of a period that starts then. */
export const periodEnd = (offer: Offer, from: Date): Date =>
  addMonths(from, offer.period === 'year' ? 12 : 1);

/** The end of an offer's trial that starts then; null if it has none. */
export const trialEnd = (offer: Offer, from: Date): Date | null =>
  offer.trial_days === 0 ? null : addDays(from, offer.trial_days);

type Standing = {
  state: 'trialing' | 'active' | 'past-due' | 'ended';
  subscriptionId: string | null;
  isCancelled: boolean;
  periodEndsAt: Date;
};

/** Whether it will be charged again. */
export const isRenewing = ({ state, subscriptionId, isCancelled }: Standing): boolean =>
  state !== 'ended' && subscriptionId !== null && !isCancelled;

/** Whether nothing is left of it, and it will not be charged again. */
export const isOver = (standing: Standing, now: Date): boolean =>
  standing.state === 'ended' || (!isRenewing(standing) && premiumUntil(standing) <= now);

/** Until when it makes its user premium. */
export function premiumUntil(standing: Standing): Date {
  const { state, periodEndsAt } = standing;
  if (state === 'ended') return periodEndsAt;
  if (state === 'past-due') return new Date(periodEndsAt.getTime() + PAST_DUE_MS);
  return isRenewing(standing) ? new Date(periodEndsAt.getTime() + GRACE_MS) : periodEndsAt;
}
