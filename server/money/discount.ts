import { eq } from 'drizzle-orm';
import type { components } from '../../src/api/schema';
import type { Database } from '../database/database';
import { discounts } from '../database/schema';
import { discountOffer } from './offers';

type Discount = components['schemas']['Discount'];

/** A user's running discount; null before it starts, after it ends, and once it was bought. */
export async function runningDiscount(
  within: Database,
  userId: string,
  now: Date,
): Promise<Discount | null> {
  const [row] = await within.select().from(discounts).where(eq(discounts.userId, userId));
  if (row === undefined || row.boughtAt !== null || row.endsAt <= now) return null;
  return { offer: discountOffer, ends_at: row.endsAt.toISOString() };
}

/** Starts the discount, which is given once. */
export async function beginDiscount(
  within: Database,
  userId: string,
  { now, minutes }: { now: Date; minutes: number },
): Promise<void> {
  await within
    .insert(discounts)
    .values({
      userId,
      offerId: discountOffer.id,
      startedAt: now,
      endsAt: new Date(now.getTime() + minutes * 60_000),
    })
    .onConflictDoNothing();
}

export async function markDiscountBought(
  within: Database,
  userId: string,
  now: Date,
): Promise<void> {
  await within.update(discounts).set({ boughtAt: now }).where(eq(discounts.userId, userId));
}
