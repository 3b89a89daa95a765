import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Column, SQL } from 'drizzle-orm';
import type { Catalogue } from '../characters/catalogue';
import { textsOf } from '../characters/character';
import type { Character } from '../characters/character';
import * as v from 'valibot';
import type { components } from '../../src/api/schema';
import type { Database } from '../database/database';
import { chats, messages } from '../database/schema';
import { foldText } from '../base/foldText';
import type { Locale } from '../../common/locales';
import type { Media } from '../media/media';
import { finderFor } from '../characters/findCharacter';
import { isShown } from '../messages/message';
import type { MessageRow } from '../messages/message';
import { excerptOf, toSearchWords } from './searchQuery';

type Deps = {
  catalogue: Catalogue;
  database: Database;
  media: Media;
};

type SearchHit = components['schemas']['SearchHit'];

const FOLDED_AT_ONCE = 500;

/** Where a page of hits ended. */
export const hitPlaceSchema = v.strictObject({
  at: v.pipe(v.string(), v.isoTimestamp()),
  seq: v.pipe(v.number(), v.integer()),
  id: v.pipe(v.string(), v.uuid()),
});

export type HitPlace = v.InferOutput<typeof hitPlaceSchema>;

/** Whether a folded text has every word. */
export const hasWords = (column: Column, words: readonly string[]): SQL | undefined =>
  and(...words.map((word) => sql`strpos(${column}, ${word}) > 0`));

function toHit(
  find: (id: string) => Character | null,
  { message, characterId }: { message: MessageRow; characterId: string },
  words: readonly string[],
  locale: Locale,
): SearchHit {
  const character = find(characterId);
  if (character === null) throw new Error(`Character ${characterId} is not in the catalogue`);
  const { slug, portrait } = character;
  return {
    message_id: message.id,
    chat_id: message.chatId,
    bot: { slug, name: textsOf(character, locale).name, portrait },
    seq: message.seq,
    author: message.author,
    created_at: message.createdAt.toISOString(),
    ...excerptOf(message.text, words),
  };
}

/** Messages shown in the user's chats, or in one, that have all words of `q`, newest first. */
export async function searchMessages(
  services: Deps,
  {
    userId,
    chatId,
    q,
    size,
    after,
    locale,
  }: {
    userId: string;
    chatId: string | null;
    q: string;
    size: number;
    after: HitPlace | null;
    locale: Locale;
  },
): Promise<{ results: SearchHit[]; next: HitPlace | null }> {
  const words = toSearchWords(q);
  if (words.length === 0) return { results: [], next: null };
  const isOlder =
    after === null
      ? undefined
      : chatId === null
        ? sql`(${messages.createdAt}, ${messages.seq}, ${messages.id}) < (${after.at}, ${after.seq}, ${after.id})`
        : lt(messages.seq, after.seq);
  const order =
    chatId === null
      ? [desc(messages.createdAt), desc(messages.seq), desc(messages.id)]
      : [desc(messages.seq)];
  const rows = await services.database
    .select({ message: messages, characterId: chats.characterId })
    .from(messages)
    .innerJoin(chats, eq(chats.id, messages.chatId))
    .where(
      and(
        eq(chats.userId, userId),
        chatId === null ? isNull(chats.archivedAt) : eq(chats.id, chatId),
        isShown,
        hasWords(messages.searchText, words),
        isOlder,
      ),
    )
    .orderBy(...order)
    .limit(size + 1);
  const page = rows.slice(0, size);
  const end = rows.length > size ? page.at(-1)?.message : undefined;
  const ids = page.map(({ characterId }) => characterId);
  const find = await finderFor(services, services.database, userId, ids);
  return {
    results: page.map((row) => toHit(find, row, words, locale)),
    next: end === undefined ? null : { at: end.createdAt.toISOString(), seq: end.seq, id: end.id },
  };
}

/** Makes messages from before the search existed searchable. */
export async function foldOldTexts(database: Database): Promise<void> {
  for (;;) {
    const rows = await database
      .select({ id: messages.id, text: messages.text })
      .from(messages)
      .where(and(isNull(messages.searchText), sql`${messages.state} <> 'streaming'`))
      .limit(FOLDED_AT_ONCE);
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    const texts = rows.map(({ text }) => foldText(text));
    await database.execute(sql`
      update ${messages} set search_text = folded.text
      from unnest(${sql.param(ids)}::uuid[], ${sql.param(texts)}::text[]) as folded(id, text)
      where ${messages.id} = folded.id and ${messages.searchText} is null`);
  }
}
