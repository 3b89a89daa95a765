import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../database/database';
import { emailCodes } from '../database/schema';

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;
const LIFETIME_MS = 7 * 86_400_000;
/** Between two mails with a code (spec 4.8). */
export const BETWEEN_CODES_MS = 60_000;

const asSent = (typed: string) => typed.replaceAll(/[\s-]/g, '').toUpperCase();

/** All byte values are equally likely, and so are the 32 letters. */
export const toCode = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');

export const newCode = (): string => toCode(randomBytes(LENGTH));

/** The hash of a code, however it was typed. */
export const codeHash = (typed: string): string =>
  createHash('sha256').update(asSent(typed)).digest('base64url');

/** The key of the job that sends a code: one mail per user at a time. */
export const emailCodeKey = (userId: string): string => `email-code ${userId}`;

const bornBefore = (now: Date) => new Date(now.getTime() - LIFETIME_MS);

/** Makes a code that is being sent valid for a week; earlier ones stay valid. */
export async function addEmailCode(
  within: Database,
  { userId, code, now }: { userId: string; code: string; now: Date },
): Promise<void> {
  await within
    .delete(emailCodes)
    .where(and(eq(emailCodes.userId, userId), lte(emailCodes.sentAt, bornBefore(now))));
  await within
    .insert(emailCodes)
    .values({ userId, hash: codeHash(code), sentAt: now })
    .onConflictDoUpdate({ target: [emailCodes.userId, emailCodes.hash], set: { sentAt: now } });
}

/** If a mail failed, the user may ask for another one at once. */
export async function emailCodeStayed(
  within: Database,
  { userId, code, now }: { userId: string; code: string; now: Date },
): Promise<void> {
  await within
    .update(emailCodes)
    .set({ sentAt: new Date(now.getTime() - BETWEEN_CODES_MS) })
    .where(and(eq(emailCodes.userId, userId), eq(emailCodes.hash, codeHash(code))));
}

/** When a code was last sent; null: none is still valid. */
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
