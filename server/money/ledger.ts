import { and, eq, gte, sql } from 'drizzle-orm';
import type { components } from '../../src/api/schema';
import { ledgerEntries, users } from '../database/schema';
import type { UserChange } from '../events/eventLog';
import { problems } from '../http/problem';

export type LedgerReason = components['schemas']['LedgerReason'];

/** A change of a balance. */
export type Posting = {
  /** Desires; negative when they are spent. */
  amount: number;
  reason: LedgerReason;
  /** Identifies the user's intent, which changes the balance once however often posted. */
  idempotencyKey: string;
  /** The character they are spent on. */
  characterId?: string;
};

export type Posted = {
  /** Desires afterwards. */
  balance: number;
  /** False if this intent was posted before: nothing changed. */
  isNew: boolean;
};

/**
 * Posts one entry to a user's ledger within the caller's transaction, and sends the balance. Throws
 * `not-enough-desires` if the balance would fall below zero, which rolls the whole transaction
 * back; `unauthorized` if the user is gone; and an Error if the same intent was posted with another
 * amount or reason.
 */
export async function post(
  { userId, transaction, append }: UserChange,
  { amount, reason, idempotencyKey, characterId }: Posting,
  now: Date,
): Promise<Posted> {
  const intent = and(
    eq(ledgerEntries.userId, userId),
    eq(ledgerEntries.idempotencyKey, idempotencyKey),
  );
  const [known] = await transaction.select().from(ledgerEntries).where(intent);
  if (known !== undefined && (known.amount !== amount || known.reason !== reason))
    throw new Error(`The intent ${idempotencyKey} was posted as something else`);
  if (known !== undefined) return { balance: known.balance, isNew: false };

  // The condition is part of the update, so no other transaction can come in between.
  const [user] = await transaction
    .update(users)
    .set({
      desires: sql`${users.desires} + ${amount}`,
      balanceVersion: sql`${users.balanceVersion} + 1`,
    })
    .where(and(eq(users.id, userId), gte(sql`${users.desires} + ${amount}`, 0)))
    .returning({ balance: users.desires, version: users.balanceVersion });
  if (user === undefined) {
    const [holder] = await transaction
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, userId));
    throw holder === undefined ? problems.unauthorized() : problems.notEnoughDesires();
  }
  await transaction.insert(ledgerEntries).values({
    userId,
    amount,
    balance: user.balance,
    reason,
    idempotencyKey,
    characterId: characterId ?? null,
    createdAt: now,
  });
  await append({
    name: 'balance',
    data: { num_tokens: user.balance, version: user.version },
  });
  return { balance: user.balance, isNew: true };
}
