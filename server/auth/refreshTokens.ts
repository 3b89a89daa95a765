import { createHash, createHmac, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt, notExists, or } from 'drizzle-orm';
import type { Clock } from '../base/clock';
import type { Database, Notifier } from '../database/database';
import { refreshTokens, sessions, users } from '../database/schema';
import { announceEnd } from '../users/sessionEnds';
import { unknownDevice } from './device';
import type { Device } from './device';
import type { Session } from './session';

const DAY_MS = 86_400_000;
const LIFETIME_MS = 60 * DAY_MS;
/** Counted from the login, however often the session is used. */
const SESSION_LIFETIME_MS = 365 * DAY_MS;
const REPLAY_WINDOW_MS = 30_000;
const ROTATED_KEPT_MS = 7 * DAY_MS;

export type IssuedSession = Session & { refresh: string };

export type RefreshTokens = {
  /**
   * Starts a session and removes the user's expired ones. Null if the verified password has been
   * replaced since: its sessions have ended.
   */
  begin(userId: string, passwordHash: string, device?: Device): Promise<IssuedSession | null>;
  /**
   * The successor of a token; repeating the call within 30 seconds gives the same one. Null if the
   * token is unknown or expired or its session has ended, which it does a year after its login;
   * repeating the call later ends the session.
   */
  rotate(token: string): Promise<IssuedSession | null>;
  /** Ends the session the token belongs to; an unknown token changes nothing. */
  revoke(token: string): Promise<void>;
};

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
const later = (date: Date, milliseconds: number) => new Date(date.getTime() + milliseconds);
const earlier = (one: Date, other: Date) => (one < other ? one : other);

export function createRefreshTokens(
  secret: Uint8Array,
  { database, notifier, clock }: { database: Database; notifier: Notifier; clock: Clock },
): RefreshTokens {
  const successorOf = (token: string) =>
    createHmac('sha256', secret).update(token).digest('base64url');

  type Begun = Pick<typeof sessions.$inferSelect, 'id' | 'createdAt'>;

  const rowFor = (token: string, { id, createdAt }: Begun, issuedAt: Date) => ({
    hash: hashOf(token),
    sessionId: id,
    issuedAt,
    expiresAt: earlier(later(issuedAt, LIFETIME_MS), later(createdAt, SESSION_LIFETIME_MS)),
  });

  async function endSession(sessionId: string, within: Database) {
    const [ended] = await within
      .update(sessions)
      .set({ revokedAt: clock.now() })
      .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
      .returning({ userId: sessions.userId });
    if (ended !== undefined) {
      await announceEnd(notifier, { userId: ended.userId, sessionId }, within);
    }
  }

  return {
    begin(userId, passwordHash, device = unknownDevice) {
      const now = clock.now();
      const refresh = randomBytes(32).toString('base64url');
      return database.transaction(async (transaction) => {
        const [user] = await transaction
          .select({ passwordHash: users.passwordHash })
          .from(users)
          .where(eq(users.id, userId))
          .for('share');
        if (user?.passwordHash !== passwordHash) return null;
        const living = transaction
          .select({ id: refreshTokens.sessionId })
          .from(refreshTokens)
          .where(and(eq(refreshTokens.sessionId, sessions.id), gt(refreshTokens.expiresAt, now)));
        const longRevoked = lt(sessions.revokedAt, later(now, -ROTATED_KEPT_MS));
        await transaction
          .delete(sessions)
          .where(and(eq(sessions.userId, userId), or(longRevoked, notExists(living))));
        const [session] = await transaction
          .insert(sessions)
          .values({ userId, createdAt: now, ...device })
          .returning({ id: sessions.id, createdAt: sessions.createdAt });
        if (session === undefined) throw new Error('No session was made');
        await transaction.insert(refreshTokens).values(rowFor(refresh, session, now));
        return { userId, sessionId: session.id, refresh };
      });
    },

    rotate(token) {
      const now = clock.now();
      return database.transaction(async (transaction) => {
        const [found] = await transaction
          .select({
            sessionId: refreshTokens.sessionId,
            rotatedAt: refreshTokens.rotatedAt,
            expiresAt: refreshTokens.expiresAt,
            userId: sessions.userId,
            createdAt: sessions.createdAt,
            revokedAt: sessions.revokedAt,
          })
          .from(refreshTokens)
          .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
          .where(eq(refreshTokens.hash, hashOf(token)))
          .for('update');
        if (found === undefined || found.revokedAt !== null || found.expiresAt <= now) return null;
        const { userId, sessionId, rotatedAt } = found;
        const refresh = successorOf(token);
        if (rotatedAt !== null) {
          if (now <= later(rotatedAt, REPLAY_WINDOW_MS)) return { userId, sessionId, refresh };
          await endSession(sessionId, transaction);
          return null;
        }
        await transaction
          .update(refreshTokens)
          .set({ rotatedAt: now })
          .where(eq(refreshTokens.hash, hashOf(token)));
        await transaction
          .delete(refreshTokens)
          .where(
            and(
              eq(refreshTokens.sessionId, sessionId),
              lt(refreshTokens.rotatedAt, later(now, -ROTATED_KEPT_MS)),
            ),
          );
        const session = { id: sessionId, createdAt: found.createdAt };
        await transaction.insert(refreshTokens).values(rowFor(refresh, session, now));
        return { userId, sessionId, refresh };
      });
    },

    async revoke(token) {
      await database.transaction(async (transaction) => {
        const [found] = await transaction
          .select({ sessionId: refreshTokens.sessionId })
          .from(refreshTokens)
          .where(eq(refreshTokens.hash, hashOf(token)));
        if (found !== undefined) await endSession(found.sessionId, transaction);
      });
    },
  };
}
