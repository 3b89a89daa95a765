import { and, inArray, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database, Notifier } from '../database/database';
import { sessions } from '../database/schema';

const CHANNEL = 'session_ended';

const endSchema = v.object({
  userId: v.string(),
  /** Null: every session of the user. */
  sessionId: v.nullable(v.string()),
});

export type SessionEnd = v.InferOutput<typeof endSchema>;

/** Tells every process that a session has ended, so that it closes the session's streams. */
export const announceEnd = (
  notifier: Notifier,
  end: SessionEnd,
  within?: Database,
): Promise<void> => notifier.publish(CHANNEL, JSON.stringify(end), within);

/** Calls back for every session that ends in any process; returns a function that stops it. */
export const onSessionEnd = (
  notifier: Notifier,
  listener: (end: SessionEnd) => void,
  onMissed?: () => void,
): Promise<() => Promise<void>> =>
  notifier.subscribe(
    CHANNEL,
    (payload) => {
      listener(v.parse(endSchema, JSON.parse(payload)));
    },
    onMissed,
  );

/** Which of the sessions have ended. */
export async function findEnded(
  database: Database,
  sessionIds: readonly string[],
): Promise<Set<string>> {
  const rows = await database
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, [...sessionIds]), isNull(sessions.revokedAt)));
  const living = new Set(rows.map(({ id }) => id));
  return new Set(sessionIds.filter((id) => !living.has(id)));
}
