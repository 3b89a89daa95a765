import { and, desc, eq, getTableColumns, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Column, SQL } from 'drizzle-orm';
import type { components } from '../../src/api/schema';
import { foldText } from '../base/foldText';
import type { Locale } from '../../common/locales';
import { finderFor, ownCharacters } from '../characters/findCharacter';
import type { Catalogue } from '../characters/catalogue';
import { textsOf, toBot } from '../characters/character';
import type { Character } from '../characters/character';
import type { Database } from '../database/database';
import { chats, memories, messages } from '../database/schema';
import type { Media } from '../media/media';
import { isConversation, isShown, showMessage, toMessage } from '../messages/message';
import type { ReplySource } from '../replies/replySource';
import { greetingOf } from './greeting';
import { hasWords } from './search';
import { toSearchWords } from './searchQuery';

export type Chat = components['schemas']['Chat'];
export type ChatRow = typeof chats.$inferSelect;

type Reader = {
  catalogue: Catalogue;
  database: Database;
  media: Media;
  replySource: ReplySource;
};

/** Whether a chat has nothing but the greeting. */
export const isUntouched = ({ lastSeq }: ChatRow): boolean => lastSeq === 1;

/** Nobody wrote in the chat: only greeting and calls. Deleted messages count. */
export const isUnanswered = sql<boolean>`not exists (
  select from ${messages} as answer
  where answer.chat_id = ${chats.id} and answer.seq > 1 and ${isConversation(sql`answer.kind`)}
)`;

const unread = sql<number>`(
  select count(*) from ${messages} as heard
  where heard.chat_id = ${chats.id} and heard.seq > ${chats.readSeq} and heard.author = 'bot'
    and heard.hidden is null and heard.state <> 'streaming' and (heard.text <> '' or heard.image_url is not null)
)`.mapWith(Number);

/** The same as in `recall`. */
const rememberedName = sql<string | null>`(
  select kept.note from ${memories} as kept left join ${messages} as source on source.id = kept.source_id
  where kept.user_id = ${chats.userId} and kept.character_id = ${chats.characterId} and kept.kind = 'name'
    and (kept.source_id is null or source.hidden is null)
  order by kept.updated_at desc limit 1
)`;

const isPinned = sql<boolean>`(${chats.pinnedAt} is not null)`;

type Filter = (last: { searchText: Column }) => SQL | undefined;

function selectSummaries(database: Database, where: Filter, limit: number) {
  const last = database
    .select()
    .from(messages)
    .where(and(eq(messages.chatId, chats.id), isShown, ne(messages.state, 'streaming')))
    .orderBy(desc(messages.seq))
    .limit(1)
    .as('last');
  return database
    .select({
      chat: getTableColumns(chats),
      last: last._.selectedFields,
      unread,
      rememberedName,
      isUnanswered,
    })
    .from(chats)
    .leftJoinLateral(last, sql`true`)
    .where(and(where(last), isNull(chats.archivedAt)))
    .orderBy(desc(isPinned), desc(chats.updatedAt), desc(chats.id))
    .limit(limit);
}

type SummaryRow = Awaited<ReturnType<typeof selectSummaries>>[number];

type Find = (id: string) => Character | null;

function toChat({ media, replySource }: Reader, find: Find, row: SummaryRow, locale: Locale): Chat {
  const { chat, last } = row;
  const character = find(chat.characterId);
  if (character === null) throw new Error(`Character ${chat.characterId} is not in the catalogue`);
  // What opening the chat in this language would show.
  const greeting = row.isUnanswered &&
    last?.seq === 1 && {
      text: greetingOf(character, locale, row.rememberedName),
    };
  return {
    id: chat.id,
    bot: toBot(character, locale),
    last_message: last === null ? null : { ...showMessage(media, toMessage(last)), ...greeting },
    unread: row.unread,
    is_pinned: chat.pinnedAt !== null,
    is_scripted: replySource.kind === 'scripted',
    updated_at: chat.updatedAt.toISOString(),
    created_at: chat.createdAt.toISOString(),
  };
}

/** The summary of a chat; null when it is gone or archived. `within`: as a transaction sees it. */
export async function describeChat(
  reader: Reader,
  chatId: string,
  locale: Locale,
  within: Database = reader.database,
): Promise<Chat | null> {
  const [row] = await selectSummaries(within, () => eq(chats.id, chatId), 1);
  if (row === undefined) return null;
  const { characterId, userId } = row.chat;
  return toChat(reader, await finderFor(reader, within, userId, [characterId]), row, locale);
}

/** Where a page of chats ended. */
export type ChatPlace = { isPinned: boolean; updatedAt: Date; id: string };

/** Characters whose name, in this language or in English, has all words. */
function namedSo(cast: readonly Character[], words: readonly string[], locale: Locale): string[] {
  const isNamed = (character: Character) =>
    [textsOf(character, locale), character.texts.en].some(({ name }) => {
      const folded = foldText(name);
      return words.every((word) => folded.includes(word));
    });
  return cast.flatMap((character) => (isNamed(character) ? character.id : []));
}

/**
 * A user's open chats, pinned ones first, then the latest. `q`: only those whose character's name
 * or last message has all its words.
 */
export async function listChats(
  reader: Reader,
  {
    userId,
    locale,
    size,
    after,
    q,
  }: {
    userId: string;
    locale: Locale;
    size: number;
    q: string | null;
    after: ChatPlace | null;
  },
): Promise<{ results: Chat[]; next: ChatPlace | null }> {
  const { catalogue, database } = reader;
  const words = toSearchWords(q ?? '');
  const named =
    words.length === 0
      ? []
      : [...catalogue.all(), ...(await ownCharacters(reader, database, userId))];
  const further =
    after === null
      ? undefined
      : sql`(${isPinned}, ${chats.updatedAt}, ${chats.id}) < (${after.isPinned}, ${after.updatedAt.toISOString()}, ${after.id})`;
  const rows = await selectSummaries(
    database,
    ({ searchText }) =>
      and(
        eq(chats.userId, userId),
        further,
        words.length === 0
          ? undefined
          : or(
              inArray(chats.characterId, namedSo(named, words, locale)),
              hasWords(searchText, words),
            ),
      ),
    size + 1,
  );
  const page = rows.slice(0, size);
  const end = rows.length > size ? page.at(-1) : undefined;
  const ids = page.map(({ chat }) => chat.characterId);
  const find = await finderFor(reader, database, userId, ids);
  return {
    results: page.map((row) => toChat(reader, find, row, locale)),
    next:
      end === undefined
        ? null
        : {
            isPinned: end.chat.pinnedAt !== null,
            updatedAt: end.chat.updatedAt,
            id: end.chat.id,
          },
  };
}
