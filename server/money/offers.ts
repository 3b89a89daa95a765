import { PREMIUM_DESIRES } from '../../common/prices';
import type { components } from '../../src/api/schema';

type Schemas = components['schemas'];
export type Offer = Schemas['Offer'];

const TRIAL_DAYS = 3; // spec 4.12

const usd = (amount: number) => ({ amount, currency: 'USD' });

const premium = (period: 'month' | 'year', amount: number): Offer => ({
  id: `premium-${period}`,
  kind: 'premium',
  price: usd(amount),
  old_price: null,
  discount_percent: null,
  desires: PREMIUM_DESIRES,
  period,
  trial_days: TRIAL_DAYS,
});

const pack = (desires: number, amount: number): Offer => ({
  id: `desires-${desires}`,
  kind: 'desires',
  price: usd(amount),
  old_price: null,
  discount_percent: null,
  desires,
  period: null,
  trial_days: 0,
});

/** All prices of the product. */
const offers: readonly Offer[] = [
  premium('month', 999),
  premium('year', 5999),
  pack(150, 249),
  pack(350, 499),
  pack(1000, 1199),
];

/** spec 4.12 */
export const discountOffer: Offer = {
  ...pack(350, 199),
  id: 'desires-350-discount',
  old_price: usd(499),
  discount_percent: 60,
};

/** The offers for everybody; a trial is given once. */
export const offersFor = ({ hasHadTrial }: { hasHadTrial: boolean }): Offer[] =>
  offers.map((offer) => (hasHadTrial ? { ...offer, trial_days: 0 } : offer));
