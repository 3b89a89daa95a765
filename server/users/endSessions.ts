import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Database, Notifier } from '../database/database';
import { sessions } from '../database/schema';
import { announceEnd } from './sessionEnds';

type Ends = { userId: string; now: Date; keptSessionId: string | null };

/** Ends all sessions of a user, except the one to keep; their streams close. */
export async function endSessions(
  within: Database,
  notifier: Notifier,
  { userId, now, keptSessionId }: Ends,
): Promise<void> {
  const isLive = and(eq(sessions.userId, userId), isNull(sessions.revokedAt));
  if (keptSessionId === null) {
    await within.update(sessions).set({ revokedAt: now }).where(isLive);
    await announceEnd(notifier, { userId, sessionId: null }, within);
    return;
  }
  const ended = await within
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(isLive, ne(sessions.id, keptSessionId)))
    .returning({ sessionId: sessions.id });
  for (const { sessionId } of ended) await announceEnd(notifier, { userId, sessionId }, within);
}
