import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { sessions } from '../database/schema';
import { problems } from '../http/problem';
import type { Deps } from './deps';
import type { Session } from './session';

const bearer = /^Bearer ([A-Za-z0-9\-._~+/]+=*)$/i;

/**
 * The live session of a request; null without an Authorization header. Throws `unauthorized` when
 * the token is not ours, has expired, or belongs to a session that has ended.
 */
export async function authenticate(
  request: FastifyRequest,
  { accessTokens, database }: Pick<Deps, 'accessTokens' | 'database'>,
): Promise<Session | null> {
  const header = request.headers.authorization;
  if (header === undefined) return null;
  const token = bearer.exec(header)?.[1];
  const session = token === undefined ? null : await accessTokens.verify(token);
  if (session === null) throw problems.unauthorized();
  const [live] = await database
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.id, session.sessionId),
        eq(sessions.userId, session.userId),
        isNull(sessions.revokedAt),
      ),
    );
  if (live === undefined) throw problems.unauthorized();
  return session;
}
