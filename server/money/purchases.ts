import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { components } from '../../src/api/schema';
import type { Database } from '../database/database';
import { purchases } from '../database/schema';
import type { UserChange } from '../events/eventLog';
import { mayFollow } from './purchaseStates';
import type { PurchaseState } from './purchaseStates';

type Schemas = components['schemas'];
export type PurchaseRow = typeof purchases.$inferSelect;

export const toPurchase = (row: PurchaseRow): Schemas['Purchase'] => ({
  id: row.id,
  offer: row.offer,
  method: row.method,
  state: row.state,
  url: row.state === 'open' ? row.url : null,
  created_at: row.createdAt.toISOString(),
  paid_at: row.paidAt?.toISOString() ?? null,
  expires_at: row.expiresAt?.toISOString() ?? null,
});

/** A user's own purchase. */
export async function findPurchase(
  within: Database,
  userId: string,
  id: string,
): Promise<PurchaseRow | null> {
  const [row] = await within
    .select()
    .from(purchases)
    .where(and(eq(purchases.userId, userId), eq(purchases.id, id)));
  return row ?? null;
}

/** Whether the user has ever had premium, and with it the trial. */
export async function hasHadTrial(within: Database, userId: string): Promise<boolean> {
  const rows = await within
    .select({ id: purchases.id })
    .from(purchases)
    .where(
      and(
        eq(purchases.userId, userId),
        isNotNull(purchases.paidAt),
        sql`${purchases.offer} ->> 'kind' = 'premium'`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Moves a purchase to its next state and sends the event; null if that would be a step back. */
export async function moveOn(
  { transaction, append }: UserChange,
  purchase: PurchaseRow,
  next: PurchaseState,
  now: Date,
  more: Partial<PurchaseRow> = {},
): Promise<PurchaseRow | null> {
  if (!mayFollow(purchase.state, next)) return null;
  const [moved] = await transaction
    .update(purchases)
    .set({ ...more, state: next, updatedAt: now })
    .where(eq(purchases.id, purchase.id))
    .returning();
  if (moved === undefined) return null;
  await append({ name: 'purchase', data: { purchase: toPurchase(moved) } });
  return moved;
}
