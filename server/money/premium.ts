import type { Offer } from './offers';

const DAY_MS = 86_400_000;
/** Past the end of a paid time: the next charge is made, and told, some time after it. */
export const GRACE_MS = 3 * 3_600_000;
/** How long a failed renewal is tried again. */
export const PAST_DUE_MS = 7 * DAY_MS;

/** The same day of a later month, or its last. */
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

/** The end of the period that begins then. */
export const periodEnd = (offer: Offer, from: Date): Date =>
  addMonths(from, offer.period === 'year' ? 12 : 1);

/** The trial of an offer that begins then; null without one. */
export const trialEnd = (offer: Offer, from: Date): Date | null =>
  offer.trial_days === 0 ? null : addDays(from, offer.trial_days);

type Standing = {
  state: 'trialing' | 'active' | 'past-due' | 'ended';
  subscriptionId: string | null;
  isCancelled: boolean;
  periodEndsAt: Date;
};

/** Whether it is charged for again by itself. */
export const isRenewing = ({ state, subscriptionId, isCancelled }: Standing): boolean =>
  state !== 'ended' && subscriptionId !== null && !isCancelled;

/** Whether nothing of it is left, and nothing is charged for it any more. */
export const isOver = (standing: Standing, now: Date): boolean =>
  standing.state === 'ended' || (!isRenewing(standing) && premiumUntil(standing) <= now);

/** Until when somebody is premium by it. */
export function premiumUntil(standing: Standing): Date {
  const { state, periodEndsAt } = standing;
  if (state === 'ended') return periodEndsAt;
  if (state === 'past-due') return new Date(periodEndsAt.getTime() + PAST_DUE_MS);
  return isRenewing(standing) ? new Date(periodEndsAt.getTime() + GRACE_MS) : periodEndsAt;
}
