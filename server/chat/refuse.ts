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

/** Nothing that was said after a refused text stays; answers the replies, with those behind them. */
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

/** Where the last thing that the character said stands, but for some. */
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

/** What else the withdrawn replies were to answer is answered without the refused text. */
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
 * Marks a text that stands in its chat as refused: the character never reads it again, what it said
 * since goes, a reply under way without being finished, and the text costs none of the day's.
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
 * Has the model judge a text that stands in its chat, beside the reply; whether it was refused. Where
 * no verdict can be had, that of the rules holds.
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
