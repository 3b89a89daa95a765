import { and, desc, eq, getTableColumns, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { components } from '../../src/api/schema';
import { textsOf, toBot } from '../catalogue/character';
import type { Database } from '../database/database';
import { chats, messages } from '../database/schema';
import type { Locale } from '../locale';
import type { Services } from '../services';
import { toMessage } from './message';

export type Chat = components['schemas']['Chat'];
export type ChatRow = typeof chats.$inferSelect;

type Reader = Pick<Services, 'catalogue' | 'database' | 'replySource'>;

/** Whether a chat holds nothing but the greeting. */
export const isUnanswered = ({ lastSeq }: ChatRow): boolean => lastSeq === 1;

const unread = sql<number>`(
  select count(*) from ${messages} as heard
  where heard.chat_id = ${chats.id} and heard.seq > ${chats.readSeq} and heard.author = 'bot'
    and heard.state <> 'streaming' and (heard.text <> '' or heard.image_url is not null)
)`.mapWith(Number);

function selectSummaries(database: Database, where: SQL | undefined, limit: number) {
  const last = database
    .select()
    .from(messages)
    .where(and(eq(messages.chatId, chats.id), ne(messages.state, 'streaming')))
    .orderBy(desc(messages.seq))
    .limit(1)
    .as('last');
  return database
    .select({ chat: getTableColumns(chats), last: last._.selectedFields, unread })
    .from(chats)
    .leftJoinLateral(last, sql`true`)
    .where(and(where, isNull(chats.archivedAt)))
    .orderBy(desc(chats.updatedAt), desc(chats.id))
    .limit(limit);
}

type SummaryRow = Awaited<ReturnType<typeof selectSummaries>>[number];

function toChat({ catalogue, replySource }: Reader, row: SummaryRow, locale: Locale): Chat {
  const { chat, last } = row;
  const character = catalogue.byId(chat.characterId);
  if (character === null) throw new Error(`Character ${chat.characterId} is not in the catalogue`);
  // What opening the chat in this language would tell.
  const greeting = isUnanswered(chat) && { text: textsOf(character, locale).greeting };
  return {
    id: chat.id,
    bot: toBot(character, locale),
    last_message: last === null ? null : { ...toMessage(last), ...greeting },
    unread: row.unread,
    is_scripted: replySource.kind === 'scripted',
    updated_at: chat.updatedAt.toISOString(),
    created_at: chat.createdAt.toISOString(),
  };
}

/** The summary of a chat; null when it is gone or put away. `within`: as a transaction sees it. */
export async function describeChat(
  reader: Reader,
  chatId: string,
  locale: Locale,
  within: Database = reader.database,
): Promise<Chat | null> {
  const [row] = await selectSummaries(within, eq(chats.id, chatId), 1);
  return row === undefined ? null : toChat(reader, row, locale);
}

/** Where a page of chats ended. */
export type ChatPlace = { updatedAt: Date; id: string };

/** A user's open chats, the latest first. */
export async function listChats(
  reader: Reader,
  {
    userId,
    locale,
    size,
    after,
  }: {
    userId: string;
    locale: Locale;
    size: number;
    after: ChatPlace | null;
  },
): Promise<{ results: Chat[]; next: ChatPlace | null }> {
  const older =
    after === null
      ? undefined
      : or(
          lt(chats.updatedAt, after.updatedAt),
          and(eq(chats.updatedAt, after.updatedAt), lt(chats.id, after.id)),
        );
  const rows = await selectSummaries(
    reader.database,
    and(eq(chats.userId, userId), older),
    size + 1,
  );
  const page = rows.slice(0, size);
  const end = rows.length > size ? page.at(-1) : undefined;
  return {
    results: page.map((row) => toChat(reader, row, locale)),
    next: end === undefined ? null : { updatedAt: end.chat.updatedAt, id: end.chat.id },
  };
}
