import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../server/database/database';
import { jobs, ledgerEntries, purchases, users } from '../../server/database/schema';
import type { UserChange } from '../../server/events/eventLog';
import type { DurableEvent } from '../../server/events/userEvent';
import { offersFor } from '../../server/money/offers';
import type { Offer } from '../../server/money/offers';
import type { PurchaseRow } from '../../server/money/purchases';
import { findSubscription } from '../../server/money/subscription';

export const at = (day: string): Date => new Date(`${day}T12:00:00.000Z`);

/** As the server sells it. */
export function offerOf(id: string, changes: Partial<Offer> = {}): Offer {
  const offer = offersFor({ hasHadTrial: false }).find((sold) => sold.id === id);
  if (offer === undefined) throw new Error(`There is no ${id}`);
  return { ...offer, ...changes };
}

/** Somebody with a balance, and what happens to their money. */
export async function addHolder(database: Database, desires = 0) {
  const name = randomUUID();
  const [user] = await database
    .insert(users)
    .values({
      email: `${name}@example.org`,
      emailKey: `${name}@example.org`,
      passwordHash: 'hash',
      name: 'Ada',
      desires,
      adultStatedAt: at('2026-01-01'),
      termsAcceptedAt: at('2026-01-01'),
    })
    .returning();
  if (user === undefined) throw new Error('Nobody was added');
  const { id: userId } = user;
  const told: DurableEvent[] = [];

  return {
    userId,
    /** What was told of it, oldest first. */
    told,
    change: <T>(work: (change: UserChange) => Promise<T>): Promise<T> =>
      database.transaction((transaction) =>
        work({
          userId,
          transaction,
          append: async (event) => {
            told.push(event);
          },
        }),
      ),
    async addPurchase(offer: Offer, changes: Partial<PurchaseRow> = {}): Promise<PurchaseRow> {
      const [row] = await database
        .insert(purchases)
        .values({
          id: randomUUID(),
          userId,
          clientId: randomUUID(),
          offer,
          method: 'card',
          provider: 'stripe',
          returnUrl: 'https://app.test/',
          locale: 'en',
          state: 'paid',
          createdAt: at('2026-01-01'),
          updatedAt: at('2026-01-01'),
          ...changes,
        })
        .returning();
      if (row === undefined) throw new Error('No purchase was added');
      return row;
    },
    async purchase(id: string): Promise<PurchaseRow | undefined> {
      const [row] = await database.select().from(purchases).where(eq(purchases.id, id));
      return row;
    },
    balance: async () => {
      const [row] = await database.select().from(users).where(eq(users.id, userId));
      return row?.desires;
    },
    premiumUntil: async () => {
      const [row] = await database.select().from(users).where(eq(users.id, userId));
      return row?.premiumUntil;
    },
    entries: () =>
      database
        .select({
          amount: ledgerEntries.amount,
          reason: ledgerEntries.reason,
          key: ledgerEntries.idempotencyKey,
        })
        .from(ledgerEntries)
        .where(eq(ledgerEntries.userId, userId))
        .orderBy(asc(ledgerEntries.id)),
    subscription: () => findSubscription(database, userId),
    /** What is to be done afterwards, for whomever. */
    jobs: () => database.select().from(jobs).orderBy(asc(jobs.place)),
  };
}
