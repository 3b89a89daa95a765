import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, isNull, max, ne, notInArray, or } from 'drizzle-orm';
import type { Database } from '../database/database';
import { chats, messages } from '../database/schema';
import type { UserChange } from '../events/eventLog';
import { forgetEvents } from '../events/forgetEvents';
import { lastHeard } from '../memory/learn';
import { toMessage } from '../messages/message';
import type { MessageRow } from '../messages/message';
import { findMinor } from '../moderation/requireAdult';
import { returnText } from './dailyTexts';
import type { Deps } from './deps';
import { answerWaiting, attemptOf, findUnderWay } from './replyRows';
import type { Attempt, ReplyTask } from './replyRows';

type Told = { userId: string; chatId: string; messageId: string; seq: number; text: string };

/** Withdraws everything said after a refused text; returns the replies and what followed them. */
async function withdrawReplies(
  change: UserChange,
  { chatId, seq }: MessageRow,
  now: Date,
): Promise<MessageRow[]> {
  const { transaction, append } = change;
  const replies = await transaction
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.chatId, chatId),
        eq(messages.author, 'bot'),
        gt(messages.seq, seq),
        or(isNull(messages.hidden), inArray(messages.hidden, ['replaced', 'deleted'])),
      ),
    );
  const ids = replies.map(({ id }) => id);
  if (ids.length === 0) return [];
  await transaction
    .update(messages)
    .set({ hidden: 'withdrawn', hiddenAt: now })
    .where(inArray(messages.id, ids));
  await transaction
    .update(messages)
    .set({ state: 'stopped', leaseUntil: null })
    .where(and(inArray(messages.id, ids), eq(messages.state, 'streaming')));
  await forgetEvents(change, chatId, { ids });
  for (const { id, hidden } of replies)
    if (hidden === null)
      await append({
        name: 'message.deleted',
        data: { chat_id: chatId, message_id: id, replaced_by: null },
      });
  return replies;
}

/** The place of the character's last words, apart from some. */
async function lastAnswered(
  transaction: Database,
  chatId: string,
  but: readonly string[],
): Promise<number> {
  const [row] = await transaction
    .select({ seq: max(messages.seq) })
    .from(messages)
    .where(
      and(
        eq(messages.chatId, chatId),
        eq(messages.author, 'bot'),
        notInArray(messages.id, [...but]),
      ),
    );
  return row?.seq ?? 0;
}

/** Answers the other texts of the withdrawn replies, without the refused one. */
async function answerOthers(
  change: UserChange,
  chatId: string,
  withdrawn: readonly MessageRow[],
  now: Date,
): Promise<ReplyTask | null> {
  const { transaction } = change;
  if (withdrawn.length === 0 || (await findUnderWay(transaction, chatId)) !== null) return null;
  const ids = withdrawn.map(({ id }) => id);
  const after = await lastAnswered(transaction, chatId, ids);
  await transaction
    .update(chats)
    .set({ nextReplyId: randomUUID() })
    .where(and(eq(chats.id, chatId), isNull(chats.archivedAt)));
  return answerWaiting(change, chatId, { after, now });
}

/**
 * Marks a text in a chat as refused: the character never reads it again, everything it said since
 * is withdrawn, a reply under way included, and the text does not count for the day.
 */
async function refuse(
  change: UserChange,
  messageId: string,
  now: Date,
): Promise<{ cut: Attempt | null; next: ReplyTask | null }> {
  const { transaction, append, userId } = change;
  const [row] = await transaction
    .update(messages)
    .set({ state: 'refused', forgottenAt: now })
    .where(
      and(
        eq(messages.id, messageId),
        eq(messages.state, 'complete'),
        or(isNull(messages.hidden), ne(messages.hidden, 'purged')),
      ),
    )
    .returning();
  if (row === undefined) return { cut: null, next: null };
  if (row.notice === null) await returnText(transaction, userId, row.createdAt);
  if (row.hidden === null) await append({ name: 'message', data: { message: toMessage(row) } });
  const withdrawn = await withdrawReplies(change, row, now);
  await append({ name: 'chat', data: { chat_id: row.chatId } });
  const running = withdrawn.find(({ state }) => state === 'streaming');
  const next = await answerOthers(change, row.chatId, withdrawn, now);
  return { cut: running === undefined ? null : attemptOf(running), next };
}

/**
 * Has the model judge a text in a chat, beside the reply; returns whether it was refused. Without a
 * verdict the rules' holds.
 */
export async function refuseMinor(
  services: Pick<
    Deps,
    'clock' | 'database' | 'eventLog' | 'generation' | 'log' | 'minorJudge' | 'stopping'
  >,
  { userId, chatId, messageId, seq, text }: Told,
): Promise<boolean> {
  const { clock, database, eventLog, generation } = services;
  const answers = await lastHeard(database, { chatId, seq });
  const found = await findMinor(services, { as: 'message', texts: { message: text }, answers });
  if (found === null || found === 'unread') return false;
  const { cut, next } = await eventLog.change(userId, (change) =>
    refuse(change, messageId, clock.now()),
  );
  if (cut !== null) await generation.abort(cut);
  if (next !== null) generation.start(next);
  return true;
}
