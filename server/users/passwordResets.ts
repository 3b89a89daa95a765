import { createHash } from 'node:crypto';
import { and, desc, eq, isNull, ne } from 'drizzle-orm';
import { isRecent } from '../base/clock';
import type { Database, Notifier } from '../database/database';
import { passwordResets, users } from '../database/schema';
import { problems } from '../http/problem';
import { dropEmailChange } from './emailChanges';
import { endSessions } from './endSessions';

const LIFETIME_MS = 3_600_000;
const BETWEEN_MAILS_MS = 60_000;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

type Reset = { userId: string; token: string; now: Date };

/**
 * Makes a token that is being sent valid for an hour; false within a minute of another one that was
 * sent, so that nobody's mailbox is flooded.
 */
export async function addPasswordReset(
  within: Database,
  { userId, token, now }: Reset,
): Promise<boolean> {
  const hash = hashOf(token);
  const isOpen = and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt));
  const [last] = await within
    .select({ sentAt: passwordResets.sentAt })
    .from(passwordResets)
    .where(and(isOpen, ne(passwordResets.hash, hash)))
    .orderBy(desc(passwordResets.sentAt))
    .limit(1);
  if (last !== undefined && isRecent(last.sentAt, BETWEEN_MAILS_MS, now)) return false;
  const kept = await within
    .insert(passwordResets)
    .values({ hash, userId, sentAt: now })
    .onConflictDoUpdate({
      target: passwordResets.hash,
      set: { sentAt: now },
      setWhere: isNull(passwordResets.usedAt),
    })
    .returning({ hash: passwordResets.hash });
  return kept.length > 0;
}

/** If a mail failed, the user may ask for another one at once. */
export async function passwordResetStayed(
  within: Database,
  { token, now }: Pick<Reset, 'token' | 'now'>,
): Promise<void> {
  await within
    .update(passwordResets)
    .set({ sentAt: new Date(now.getTime() - BETWEEN_MAILS_MS) })
    .where(eq(passwordResets.hash, hashOf(token)));
}

/** The user whose password a token may set; throws `invalid-token` or `expired-token`. */
export async function requireReset(within: Database, token: string, now: Date): Promise<string> {
  const [found] = await within
    .select()
    .from(passwordResets)
    .where(eq(passwordResets.hash, hashOf(token)))
    .for('update');
  if (found === undefined || found.usedAt !== null) throw problems.invalidToken();
  if (now.getTime() - found.sentAt.getTime() >= LIFETIME_MS) throw problems.expiredToken();
  return found.userId;
}

type NewPassword = {
  userId: string;
  passwordHash: string;
  now: Date;
  /** The session in which it was set; null: it was set by a mail, which proves the address. */
  keptSessionId: string | null;
};

/**
 * Sets a new password, ends the other sessions, and invalidates what was mailed under the old one.
 * Returns the owner's address.
 */
export async function setPassword(
  within: Database,
  notifier: Notifier,
  { userId, passwordHash, now, keptSessionId }: NewPassword,
): Promise<string> {
  const [user] = await within
    .update(users)
    .set({ passwordHash, ...(keptSessionId === null && { isEmailConfirmed: true }) })
    .where(eq(users.id, userId))
    .returning({ email: users.email });
  if (user === undefined) throw problems.invalidToken();
  await within
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)));
  await dropEmailChange(within, userId);
  await endSessions(within, notifier, { userId, now, keptSessionId });
  return user.email;
}
