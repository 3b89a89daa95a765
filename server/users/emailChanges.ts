import { and, eq, isNull, sql } from 'drizzle-orm';
import { isRecent } from '../base/clock';
import type { Database } from '../database/database';
import { emailChanges, emailCodes, passwordResets, users } from '../database/schema';
import { codeHash, newCode } from './emailCodes';
import { emailKeyOf } from './emailKey';

const LIFETIME_MS = 86_400_000;
const BETWEEN_MAILS_MS = 60_000;

export type EmailChange = { email: string; sentAt: Date };

const isOld = ({ sentAt }: EmailChange, now: Date) =>
  now.getTime() - sentAt.getTime() >= LIFETIME_MS;

/** The new address to be confirmed; null: none, or none whose code is still valid. */
export async function findEmailChange(
  within: Database,
  userId: string,
  now: Date,
): Promise<(EmailChange & { hash: string }) | null> {
  const [found] = await within
    .select()
    .from(emailChanges)
    .where(eq(emailChanges.userId, userId))
    .for('update');
  return found === undefined || isOld(found, now) ? null : found;
}

export const nextSendingAt = ({ sentAt }: EmailChange): Date =>
  new Date(sentAt.getTime() + BETWEEN_MAILS_MS);

/** Two users who want the same address are handled in order. */
async function waitForAddress(within: Database, email: string): Promise<void> {
  const key = sql`hashtextextended(${emailKeyOf(email)}, 1)`;
  await within.execute(sql`select pg_advisory_xact_lock(${key})`);
}

async function isTaken(within: Database, email: string): Promise<boolean> {
  const found = await within
    .select({ id: users.id })
    .from(users)
    .where(eq(users.emailKey, emailKeyOf(email)));
  return found.length > 0;
}

/**
 * Notes a new address until the code of a mail confirms it, replacing an earlier one. False within
 * a minute of the last mail to the same address, which then stays as it is.
 */
export async function addEmailChange(
  within: Database,
  { userId, email, now }: { userId: string; email: string; now: Date },
): Promise<boolean> {
  const waiting = await findEmailChange(within, userId, now);
  const isSame = waiting !== null && emailKeyOf(waiting.email) === emailKeyOf(email);
  if (isSame && isRecent(waiting.sentAt, BETWEEN_MAILS_MS, now)) return false;
  // The hash of a code that nobody has: the mail brings its own.
  const values = { email, hash: codeHash(newCode()), sentAt: now };
  await within
    .insert(emailChanges)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: emailChanges.userId, set: values });
  return true;
}

type Mailed = { userId: string; email: string; code: string; now: Date };

/**
 * Activates the code of a mail being sent. If somebody else has the address it stays inactive, and
 * that owner is told instead.
 */
export async function mailEmailChange(
  within: Database,
  { userId, email, code, now }: Mailed,
): Promise<'code' | 'taken' | 'not'> {
  const waiting = await findEmailChange(within, userId, now);
  if (waiting === null || emailKeyOf(waiting.email) !== emailKeyOf(email)) return 'not';
  const isOfOther = await isTaken(within, email);
  await within
    .update(emailChanges)
    .set({ sentAt: now, ...(!isOfOther && { hash: codeHash(code) }) })
    .where(eq(emailChanges.userId, userId));
  return isOfOther ? 'taken' : 'code';
}

/** If a mail failed, the user may ask for another one at once. */
export async function emailChangeStayed(
  within: Database,
  { userId, code, now }: Mailed,
): Promise<void> {
  await within
    .update(emailChanges)
    .set({ sentAt: new Date(now.getTime() - BETWEEN_MAILS_MS) })
    .where(and(eq(emailChanges.userId, userId), eq(emailChanges.hash, codeHash(code))));
}

export async function dropEmailChange(within: Database, userId: string): Promise<void> {
  await within.delete(emailChanges).where(eq(emailChanges.userId, userId));
}

/**
 * The new address takes effect, and mails sent to the old one become invalid. Null if somebody else
 * has taken the address meanwhile.
 */
export async function replaceEmail(
  within: Database,
  { userId, email, now }: { userId: string; email: string; now: Date },
): Promise<typeof users.$inferSelect | null> {
  await dropEmailChange(within, userId);
  await waitForAddress(within, email);
  if (await isTaken(within, email)) return null;
  const [user] = await within
    .update(users)
    .set({ email, emailKey: emailKeyOf(email), isEmailConfirmed: true })
    .where(eq(users.id, userId))
    .returning();
  await within.delete(emailCodes).where(eq(emailCodes.userId, userId));
  await within
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)));
  return user ?? null;
}
