import * as v from 'valibot';
import type { Database, Notifier } from '../database/database';

const CHANNEL = 'session_ended';

const endSchema = v.object({
  userId: v.string(),
  /** Null: every session of the user. */
  sessionId: v.nullable(v.string()),
});

export type SessionEnd = v.InferOutput<typeof endSchema>;

/** Tells every process that a session is over, so that it closes the session's streams. */
export const announceEnd = (
  notifier: Notifier,
  end: SessionEnd,
  within?: Database,
): Promise<void> => notifier.publish(CHANNEL, JSON.stringify(end), within);

/** Calls back for every session that ends in any process; the answer stops it. */
export const onSessionEnd = (
  notifier: Notifier,
  listener: (end: SessionEnd) => void,
): Promise<() => Promise<void>> =>
  notifier.subscribe(CHANNEL, (payload) => {
    listener(v.parse(endSchema, JSON.parse(payload)));
  });
