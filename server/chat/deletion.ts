import { and, eq, getTableColumns, inArray, lt, notExists, or, sql } from 'drizzle-orm';
import type { Column } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';
import { chats, memories, messages } from '../database/schema';
import { dropStaleSummaries } from '../memory/summaries';
import { forgetEvents } from '../events/forgetEvents';
import { problems } from '../http/problem';
import { toMessage } from '../messages/message';
import type { KeptMessage } from '../messages/message';
import type { Deps } from './deps';
import { ownedChat } from './ownedChat';
import { groupOf, isOfGroup, messageOf } from './ownedMessage';
import { attemptOf, endReply } from './replyRows';
import { undoSince, undoUntil } from './undo';

type Place = { userId: string; chatId: string; messageId: string };

/** A message with its other versions. */
async function readGroup(transaction: Database, { chatId, messageId }: Place) {
  const group = groupOf(await messageOf(transaction, chatId, messageId));
  const rows = await transaction.select().from(messages).where(isOfGroup(group));
  return {
    ids: rows.map(({ id }) => id),
    shown: rows.find(({ hidden }) => hidden === null),
    deleted: rows.find(({ hidden }) => hidden === 'deleted'),
  };
}

/**
 * Deletes a message, a reply with all its versions, and sends the event; returns until when it can
 * be restored. Ends a reply under way first. Repeating the call gives the same answer.
 */
export async function deleteMessage(
  { clock, eventLog, generation }: Pick<Deps, 'clock' | 'eventLog' | 'generation'>,
  place: Place,
): Promise<Date> {
  const { userId, chatId } = place;
  await generation.settle(chatId);
  const { until, attempt, next } = await eventLog.change(userId, async (change) => {
    const { transaction, append } = change;
    await ownedChat(transaction, userId, chatId);
    const before = await readGroup(transaction, place);
    const deletedAt = before.deleted?.hiddenAt ?? null;
    if (deletedAt !== null) return { until: undoUntil(deletedAt), attempt: null, next: null };
    const now = clock.now();
    const attempt = before.shown?.state === 'streaming' ? attemptOf(before.shown) : null;
    const end = attempt && (await endReply(change, attempt, { state: 'stopped', now }));
    const { ids, shown } = end === null ? before : await readGroup(transaction, place);
    if (shown === undefined) throw problems.notFound();
    await transaction
      .update(messages)
      .set({ hidden: 'deleted', hiddenAt: now })
      .where(eq(messages.id, shown.id));
    await forgetEvents(change, chatId, { ids });
    const data = { chat_id: chatId, message_id: shown.id, replaced_by: null };
    await append({ name: 'message.deleted', data });
    await append({ name: 'chat', data: { chat_id: chatId } });
    return { until: undoUntil(now), attempt, next: end?.next ?? null };
  });
  if (attempt !== null) await generation.abort(attempt);
  if (next !== null) generation.start(next);
  return until;
}

/** Shows a deleted message again in its place; throws `not-found` when it is too late. */
export function restoreMessage(
  { clock, eventLog }: Pick<Deps, 'clock' | 'eventLog'>,
  place: Place,
): Promise<KeptMessage> {
  const { userId, chatId } = place;
  return eventLog.change(userId, async ({ transaction, append }) => {
    await ownedChat(transaction, userId, chatId);
    const { shown, deleted } = await readGroup(transaction, place);
    if (shown !== undefined) return toMessage(shown);
    const deletedAt = deleted?.hiddenAt ?? null;
    if (deleted === undefined || deletedAt === null || undoUntil(deletedAt) <= clock.now()) {
      throw problems.notFound();
    }
    await transaction
      .update(messages)
      .set({ hidden: null, hiddenAt: null })
      .where(eq(messages.id, deleted.id));
    const message = toMessage(deleted);
    await append({ name: 'message', data: { message } });
    await append({ name: 'chat', data: { chat_id: chatId } });
    return message;
  });
}

/** The nullable columns that survive the purge of a message. */
const kept: ReadonlySet<Column> = new Set([
  messages.clientId,
  messages.replyTo,
  messages.editOf,
  messages.quoteOf,
  messages.versionOf,
  messages.hiddenAt,
  messages.forgottenAt,
  messages.requestedBy,
  messages.leaseUntil,
]);

const purged = {
  ...Object.fromEntries(
    Object.entries(getTableColumns(messages))
      .filter(([, column]) => !column.notNull && !kept.has(column))
      .map(([name]) => [name, null]),
  ),
  hidden: 'purged' as const,
  text: '',
  searchText: '',
};

/**
 * Purges what can no longer be restored. The ids of a message stay, so that sending it again does
 * not bring it back.
 */
export async function purgeDeleted(within: Database, now: Date): Promise<void> {
  const since = undoSince(now);
  await within.delete(chats).where(lt(chats.deletedAt, since));
  const gone = await within
    .update(messages)
    .set(purged)
    .where(and(inArray(messages.hidden, ['deleted', 'withdrawn']), lt(messages.hiddenAt, since)))
    .returning({ id: messages.id, chatId: messages.chatId, versionOf: messages.versionOf });
  await dropStaleSummaries(within, [...new Set(gone.map(({ chatId }) => chatId))]);
  const ids = gone.map(({ id }) => id);
  if (ids.length > 0) await within.delete(memories).where(inArray(memories.sourceId, ids));
  const groups = [...new Set(gone.map(groupOf))];
  if (groups.length === 0) return;
  const left = alias(messages, 'left_over');
  const group = sql`coalesce(${messages.versionOf}, ${messages.id})`;
  await within
    .update(messages)
    .set(purged)
    .where(
      and(
        eq(messages.hidden, 'replaced'),
        or(inArray(messages.id, groups), inArray(messages.versionOf, groups)),
        notExists(
          within
            .select({ id: left.id })
            .from(left)
            .where(
              and(
                or(eq(left.id, group), eq(left.versionOf, group)),
                sql`${left.hidden} is null or ${left.hidden} = 'deleted'`,
              ),
            ),
        ),
      ),
    );
}
