import { createHash, randomInt } from 'node:crypto';
import { and, desc, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../database/database';
import { emailCodes } from '../database/schema';

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;
const LIFETIME_MS = 7 * 86_400_000;

const asSent = (typed: string) => typed.replaceAll(/[\s-]/g, '').toUpperCase();

export const newCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Of a code, however it was typed. */
export const codeHash = (typed: string): string =>
  createHash('sha256').update(asSent(typed)).digest('base64url');

const bornBefore = (now: Date) => new Date(now.getTime() - LIFETIME_MS);

/** A new code for the user's address; those that were sent before stay good, for a week each. */
export async function addEmailCode(within: Database, userId: string, now: Date): Promise<string> {
  const code = newCode();
  await within
    .delete(emailCodes)
    .where(and(eq(emailCodes.userId, userId), lte(emailCodes.sentAt, bornBefore(now))));
  await within.insert(emailCodes).values({ userId, hash: codeHash(code), sentAt: now });
  return code;
}

/** When a code was sent last; null: none that is still good. */
export async function lastEmailCodeAt(within: Database, userId: string): Promise<Date | null> {
  const [last] = await within
    .select({ sentAt: emailCodes.sentAt })
    .from(emailCodes)
    .where(eq(emailCodes.userId, userId))
    .orderBy(desc(emailCodes.sentAt))
    .limit(1);
  return last?.sentAt ?? null;
}

export async function isEmailCode(
  within: Database,
  userId: string,
  typed: string,
  now: Date,
): Promise<boolean> {
  const found = await within
    .select({ sentAt: emailCodes.sentAt })
    .from(emailCodes)
    .where(
      and(
        eq(emailCodes.userId, userId),
        eq(emailCodes.hash, codeHash(typed)),
        gt(emailCodes.sentAt, bornBefore(now)),
      ),
    );
  return found.length > 0;
}
