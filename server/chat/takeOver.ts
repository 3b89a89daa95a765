import { and, eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Clock } from '../base/clock';
import type { Database } from '../database/database';
import { chats, messages } from '../database/schema';
import type { EventLog, UserChange } from '../events/eventLog';
import { isLeaseOver, leaseEnd } from './replyLeases';
import { attemptOf, endReply, isWrittenBy, taskOf } from './replyRows';
import type { Attempt, ReplyTask } from './replyRows';

/** A reply that crashes its writer must not be passed on forever. */
const WRITERS_AT_MOST = 2;

type Parts = {
  clock: Clock;
  database: Database;
  eventLog: EventLog;
  /** Whether no other process can have the database open. */
  isExclusive: boolean;
  log: Logger;
};

/** `own`: those that this process writes; `isStart`: it has started none yet. */
type Which = { own: Iterable<string>; isStart: boolean };

/** Claims the reply for this process; null if another was faster or it has ended. */
async function claim(
  { transaction }: UserChange,
  { attempt, isAny }: { attempt: Attempt; isAny: boolean },
): Promise<ReplyTask | null> {
  const writer = attempt.writer + 1;
  const [reply] = await transaction
    .update(messages)
    .set({ writers: writer, leaseUntil: leaseEnd })
    .where(and(isWrittenBy(attempt), isAny ? undefined : isLeaseOver))
    .returning();
  if (reply === undefined) return null;
  const [chat] = await transaction.select().from(chats).where(eq(chats.id, reply.chatId));
  if (chat === undefined) throw new Error('A reply has no chat');
  const { id: messageId, seq } = reply;
  return taskOf(chat, { messageId, seq, attempt: attempt.attempt, writer });
}

/**
 * Takes over the replies that a dead process left under way (row C10). One tried often enough ends
 * with the part that came (row C5), and so do all on the embedded database: nobody took them over
 * while they were read.
 */
export async function takeOverReplies(
  { clock, database, eventLog, isExclusive, log }: Parts,
  { own, isStart }: Which,
): Promise<ReplyTask[]> {
  const ours = new Set(own);
  const isAny = isStart && isExclusive;
  const left = await database
    .select({ userId: chats.userId, message: messages })
    .from(messages)
    .innerJoin(chats, eq(chats.id, messages.chatId))
    .where(and(eq(messages.state, 'streaming'), isAny ? undefined : isLeaseOver));
  const tasks: ReplyTask[] = [];
  for (const { userId, message } of left) {
    if (ours.has(message.id)) continue;
    const attempt = attemptOf(message);
    const isGivenUp = isExclusive || attempt.writer >= WRITERS_AT_MOST;
    const task = await eventLog.change(userId, async (change) => {
      const claimed = await claim(change, { attempt, isAny });
      if (claimed === null) return null;
      log.warn({ reply: message.id, isGivenUp }, 'a reply was left unfinished');
      if (!isGivenUp) return claimed;
      const { next } = await endReply(change, claimed, { state: 'failed', now: clock.now() });
      return next;
    });
    if (task !== null) tasks.push(task);
  }
  return tasks;
}
