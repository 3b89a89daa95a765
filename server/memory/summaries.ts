import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../database/database';
import { chats, chatSummaries, messages } from '../database/schema';

type Owner = { userId: string; characterId: string };

/**
 * What a summary may be made of: nothing that was deleted, forgotten or refused, and nothing about
 * danger. `told`: how the query calls the message.
 */
const isTold = (told: SQL): SQL => sql`(
  ${told}.hidden is null and ${told}.forgotten_at is null and ${told}.notice is null
  and ${told}.text <> '' and ${told}.state in ('complete', 'stopped')
  and not exists (
    select from ${messages} as asked where asked.id = ${told}.reply_to and asked.notice is not null
  )
)`;

/** Digest of the messages of a chat, up to one place, that a summary is made of. */
export const digestUpTo = (chatId: SQL, seq: SQL) => sql<string>`(
  select coalesce(md5(string_agg(told.id::text, ',' order by told.seq)), '')
  from ${messages} as told
  where told.chat_id = ${chatId} and told.seq <= ${seq} and ${isTold(sql`told`)}
)`;

/** The messages are all there that it was made of. */
const holds = sql`${chatSummaries.covered} = ${digestUpTo(sql`${chatSummaries.chatId}`, sql`${chatSummaries.seq}`)}`;

export type Summary = typeof chatSummaries.$inferSelect;

/** What was said in the older part of a chat; null: there is no summary, or it no longer holds. */
export async function readSummary(database: Database, chatId: string): Promise<Summary | null> {
  const [row] = await database
    .select()
    .from(chatSummaries)
    .where(and(eq(chatSummaries.chatId, chatId), holds));
  return row ?? null;
}

/** Some messages after a place of a chat that a summary may be made of, in order. */
export const tellable = (database: Database, chatId: string, after: number, limit: number) =>
  database
    .select({ author: messages.author, seq: messages.seq, text: messages.text })
    .from(messages)
    .where(
      and(eq(messages.chatId, chatId), sql`${messages.seq} > ${after}`, isTold(sql`${messages}`)),
    )
    .orderBy(messages.seq)
    .limit(limit);

export const chatsWith = (database: Database, { userId, characterId }: Owner, ...rest: SQL[]) =>
  database
    .select({ id: chats.id })
    .from(chats)
    .where(and(eq(chats.userId, userId), eq(chats.characterId, characterId), ...rest));

const openChats = (database: Database, owner: Owner) =>
  chatsWith(database, owner, isNull(chats.archivedAt));

/** The summary of the open chat with a character. */
export async function summaryOf(database: Database, owner: Owner): Promise<Summary | null> {
  const [open] = await openChats(database, owner);
  return open === undefined ? null : readSummary(database, open.id);
}

/** Deletes what was made of messages that are not all there any more. */
export async function dropStaleSummaries(
  within: Database,
  chatIds: string[] | ReturnType<typeof chatsWith>,
): Promise<void> {
  const isOfThese = Array.isArray(chatIds)
    ? inArray(chatSummaries.chatId, chatIds)
    : inArray(chatSummaries.chatId, chatIds);
  await within.delete(chatSummaries).where(and(isOfThese, sql`not (${holds})`));
}

/** The character never again reads what the summary of the open chat was made of. */
export async function forgetSummary(transaction: Database, owner: Owner, now: Date): Promise<void> {
  const [open] = await openChats(transaction, owner);
  if (open === undefined) return;
  const [gone] = await transaction
    .delete(chatSummaries)
    .where(eq(chatSummaries.chatId, open.id))
    .returning();
  if (gone === undefined) return;
  await transaction
    .update(messages)
    .set({ forgottenAt: now })
    .where(
      and(
        eq(messages.chatId, open.id),
        sql`${messages.seq} <= ${gone.seq}`,
        isNull(messages.forgottenAt),
        ne(messages.text, ''),
      ),
    );
}
