import type { Logger } from 'pino';
import { findEnded, onSessionEnd } from '../users/sessionEnds';
import type { SessionEnd } from '../users/sessionEnds';
import type { Session } from '../auth/session';
import type { Background } from '../base/background';
import type { Database, Notifier } from '../database/database';
import { CHANNEL } from './eventLog';
import type { EventLog } from './eventLog';
import type { EventStream } from './eventStream';
import { parseNotification } from './userEvent';
import type { Notification } from './userEvent';

const BEAT_EVERY_MS = 10_000;
const STREAMS_PER_USER = 10;

/** This process's open event streams. */
export type EventHub = {
  /** Starts notifying the stream; above the limit the user's oldest one is ended. */
  add(session: Session, stream: EventStream): void;
  remove(session: Session, stream: EventStream): void;
};

type Open = { sessionId: string; stream: EventStream };

export async function openEventHub({
  background,
  database,
  eventLog,
  notifier,
  log,
  stopping,
}: {
  background: Background;
  database: Database;
  eventLog: EventLog;
  notifier: Notifier;
  log: Logger;
  stopping: AbortSignal;
}): Promise<EventHub> {
  const byUser = new Map<string, Open[]>();

  function pass(notification: Notification) {
    for (const { stream } of byUser.get(notification.user) ?? []) stream.notify(notification);
  }

  function endSession({ userId, sessionId }: SessionEnd) {
    for (const open of byUser.get(userId) ?? []) {
      if (sessionId === null || open.sessionId === sessionId) open.stream.end('session');
    }
  }

  const everyOne = (): Open[] => [...byUser.values()].flat();
  const everyStream = (): EventStream[] => everyOne().map(({ stream }) => stream);

  async function endThoseOver() {
    const open = everyOne();
    if (open.length === 0) return;
    const ended = await findEnded(
      database,
      open.map(({ sessionId }) => sessionId),
    );
    for (const { sessionId, stream } of open) if (ended.has(sessionId)) stream.end('session');
  }

  eventLog.onAhead((user, ahead) => {
    pass({ user, ahead });
  });
  await notifier.subscribe(
    CHANNEL,
    (payload) => {
      try {
        pass(parseNotification(payload));
      } catch (error) {
        log.error({ err: error }, 'a notification could not be read');
      }
    },
    () => {
      for (const stream of everyStream()) stream.catchUp();
    },
  );
  await onSessionEnd(notifier, endSession, () => {
    background.run('ends that were missed', endThoseOver);
  });
  const beats = setInterval(() => {
    for (const stream of everyStream()) stream.beat();
  }, BEAT_EVERY_MS);
  beats.unref();
  stopping.addEventListener('abort', () => {
    clearInterval(beats);
    for (const stream of everyStream()) stream.end('server');
  });

  return {
    add({ userId, sessionId }, stream) {
      const open = [...(byUser.get(userId) ?? []), { sessionId, stream }];
      byUser.set(userId, open);
      if (open.length > STREAMS_PER_USER) open[0]?.stream.end('server');
    },
    remove({ userId }, stream) {
      const left = (byUser.get(userId) ?? []).filter((open) => open.stream !== stream);
      if (left.length === 0) byUser.delete(userId);
      else byUser.set(userId, left);
    },
  };
}
