import { NOTES } from '../../common/limits';
import { and, asc, count, desc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { foldText } from '../base/foldText';
import type { Locale } from '../../common/locales';
import type { Database } from '../database/database';
import { chats, memories, messages } from '../database/schema';
import { isConversation, isShown, shownIn } from '../messages/message';
import type { TextRulesFor } from '../textRules/textRules';
import type { Learned, MemoryRow } from './note';
import { chatsWith, dropStaleSummaries } from './summaries';
import { wholeWords } from './wholeWords';

/** How many messages before a text are checked for danger that it may still be about. */
const GRAVE_FOR = 3;

export type MemoryOwner = { userId: string; characterId: string };

/** A user's text from which something may be learned. */
export type Told = MemoryOwner & {
  messageId: string;
  chatId: string;
  seq: number;
  text: string;
  locale: Locale;
};

export const isOf = ({ userId, characterId }: MemoryOwner) =>
  and(eq(memories.userId, userId), eq(memories.characterId, characterId));

/** Makes room for a note by dropping the oldest learned one; false if all are handwritten. */
export async function makeRoom(transaction: Database, owner: MemoryOwner): Promise<boolean> {
  const [kept] = await transaction.select({ count: count() }).from(memories).where(isOf(owner));
  if ((kept?.count ?? 0) < NOTES) return true;
  const [oldest] = await transaction
    .select({ id: memories.id })
    .from(memories)
    .where(and(isOf(owner), eq(memories.origin, 'learned')))
    .orderBy(asc(memories.updatedAt), asc(memories.id))
    .limit(1);
  if (oldest === undefined) return false;
  await transaction.delete(memories).where(eq(memories.id, oldest.id));
  return true;
}

/** Whether neither this text nor those just before it speak of danger. */
export async function mayLearn(transaction: Database, { chatId, seq }: Told): Promise<boolean> {
  const latest = await transaction
    .select({ notice: messages.notice })
    .from(messages)
    .where(shownIn(chatId, eq(messages.author, 'user'), isConversation(), lte(messages.seq, seq)))
    .orderBy(desc(messages.seq))
    .limit(1 + GRAVE_FOR);
  return latest.every(({ notice }) => notice === null);
}

/** The character's last words: "16" is a statement after a question about age. */
export async function lastHeard(
  database: Database,
  { chatId, seq }: Pick<Told, 'chatId' | 'seq'>,
): Promise<string> {
  const [heard] = await database
    .select({ text: messages.text })
    .from(messages)
    .where(shownIn(chatId, eq(messages.author, 'bot'), lt(messages.seq, seq)))
    .orderBy(desc(messages.seq))
    .limit(1);
  return heard?.text ?? '';
}

/** What the rules read in a text. */
export async function readTold(
  { database, textRules }: { database: Database; textRules: TextRulesFor },
  told: Pick<Told, 'chatId' | 'locale' | 'seq' | 'text' | 'userId'>,
): Promise<Learned[]> {
  const answers = await lastHeard(database, told);
  return textRules(told.userId).readNotes(told.text, { locale: told.locale, answers });
}

/**
 * Stores what was learned from a message, unless it is gone by now. New notes replace old ones
 * about the same topic.
 */
export async function keepLearned(
  transaction: Database,
  told: Told,
  learned: readonly Learned[],
  now: Date,
): Promise<void> {
  if (learned.length === 0) return;
  const [source] = await transaction
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.id, told.messageId), isShown, isNull(messages.forgottenAt)));
  if (source === undefined) return;
  const { userId, characterId } = told;
  for (const { kind, topic, note } of learned) {
    const known = and(isOf(told), or(eq(memories.topic, topic), eq(memories.note, note)));
    const [same] = await transaction.select().from(memories).where(known);
    if (same?.note === note && same.origin !== 'learned') continue;
    await transaction.delete(memories).where(known);
    if (!(await makeRoom(transaction, told))) return;
    await transaction.insert(memories).values({
      userId,
      characterId,
      kind,
      topic,
      note,
      origin: 'learned',
      sourceId: told.messageId,
      createdAt: now,
      updatedAt: now,
    });
  }
}

/** The literal words of a note, which may have been said more than once; null if it has none. */
function wordsOf({ kind, topic, note }: MemoryRow): string | null {
  if (kind === 'name') return foldText(note);
  return topic.startsWith('taste:') ? topic.slice('taste:'.length) : null;
}

/** Messages with a character that contain the words, whoever wrote them. */
async function mentions(
  transaction: Database,
  owner: MemoryOwner,
  words: string,
): Promise<string[]> {
  const rows = await transaction
    .select({ id: messages.id, text: messages.searchText })
    .from(messages)
    .innerJoin(chats, eq(chats.id, messages.chatId))
    .where(
      and(
        eq(chats.userId, owner.userId),
        eq(chats.characterId, owner.characterId),
        sql`position(${words} in ${messages.searchText}) > 0`,
      ),
    );
  const whole = wholeWords(words);
  return rows.filter(({ text }) => whole.test(text ?? '')).map(({ id }) => id);
}

/**
 * Stops a character from reading the messages that it learned something from, its answers to them,
 * and any other message with the same words.
 */
export async function leaveUnread(
  transaction: Database,
  owner: MemoryOwner,
  rows: readonly MemoryRow[],
  now: Date,
): Promise<void> {
  const learned = rows.filter(({ origin }) => origin !== 'written');
  const ids = learned.map(({ sourceId }) => sourceId).filter((id) => id !== null);
  for (const row of learned) {
    const words = wordsOf(row);
    if (words !== null) ids.push(...(await mentions(transaction, owner, words)));
  }
  if (ids.length === 0) return;
  await transaction
    .update(messages)
    .set({ forgottenAt: now })
    .where(or(inArray(messages.id, ids), inArray(messages.replyTo, ids)));
  await dropStaleSummaries(transaction, chatsWith(transaction, owner));
}
