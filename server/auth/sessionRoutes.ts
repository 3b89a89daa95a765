import { and, desc, eq, gt, isNull, max } from 'drizzle-orm';
import { refreshTokens, sessions } from '../database/schema';
import { handle } from '../http/operation';
import type { OperationRoute } from '../http/operation';
import { problems } from '../http/problem';
import { endSessions } from '../users/endSessions';
import { announceEnd } from '../users/sessionEnds';
import type { Deps } from './deps';

export const sessionRoutes = ({ clock, database, notifier }: Deps): OperationRoute[] => [
  handle('listSessions', async ({ requireSession }) => {
    const { userId, sessionId } = requireSession();
    const usedAt = max(refreshTokens.issuedAt);
    const rows = await database
      .select({
        id: sessions.id,
        browser: sessions.browser,
        system: sessions.system,
        createdAt: sessions.createdAt,
        usedAt,
      })
      .from(sessions)
      .innerJoin(refreshTokens, eq(refreshTokens.sessionId, sessions.id))
      .where(
        and(
          eq(sessions.userId, userId),
          isNull(sessions.revokedAt),
          gt(refreshTokens.expiresAt, clock.now()),
        ),
      )
      .groupBy(sessions.id)
      .orderBy(desc(usedAt), desc(sessions.createdAt), sessions.id);
    const results = rows.map(({ id, browser, system, createdAt, usedAt: last }) => ({
      id,
      browser,
      system,
      created_at: createdAt.toISOString(),
      last_used_at: (last ?? createdAt).toISOString(),
      is_current: id === sessionId,
    }));
    return { status: 200, body: { results } };
  }),

  handle('endSessions', async ({ requireSession }) => {
    const { userId } = requireSession();
    await database.transaction((transaction) =>
      endSessions(transaction, notifier, { userId, now: clock.now(), keptSessionId: null }),
    );
    return { status: 204 };
  }),

  handle('endSession', async ({ params, requireSession }) => {
    const { userId } = requireSession();
    await database.transaction(async (transaction) => {
      const [found] = await transaction
        .select({ id: sessions.id, revokedAt: sessions.revokedAt })
        .from(sessions)
        .where(and(eq(sessions.id, params.id), eq(sessions.userId, userId)))
        .for('update');
      if (found === undefined) throw problems.notFound();
      if (found.revokedAt !== null) return;
      await transaction
        .update(sessions)
        .set({ revokedAt: clock.now() })
        .where(eq(sessions.id, found.id));
      await announceEnd(notifier, { userId, sessionId: found.id }, transaction);
    });
    return { status: 204 };
  }),
];
