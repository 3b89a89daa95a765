import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Character } from '../characters/character';
import type { Database } from '../database/database';
import { characters, chats, chatSummaries, messages } from '../database/schema';
import type { UserChange } from '../events/eventLog';
import { problems } from '../http/problem';
import type { Locale } from '../../common/locales';
import { recall } from '../memory/recall';
import { findById, findBySlug } from '../characters/findCharacter';
import { foldText } from '../base/foldText';
import { requireAccess } from '../users/access';
import type { Deps } from './deps';
import { greetingOf } from './greeting';
import { shownIn, TEXT, toMessage } from '../messages/message';
import { attemptOf, endReply, findUnderWay } from './replyRows';
import type { Attempt } from './replyRows';
import { describeChat, isUnanswered } from './summary';
import type { Chat, ChatRow } from './summary';

type Opener = { userId: string; locale: Locale };

export async function findOpen(
  transaction: Database,
  userId: string,
  characterId: string,
): Promise<ChatRow | null> {
  const [chat] = await transaction
    .select()
    .from(chats)
    .where(
      and(eq(chats.userId, userId), eq(chats.characterId, characterId), isNull(chats.archivedAt)),
    );
  return chat ?? null;
}

/** Adds a chat with the character's greeting, which counts as read. */
async function addChat(
  { transaction, append }: UserChange,
  character: Character,
  { userId, locale }: Opener,
  now: Date,
): Promise<string> {
  const [chat] = await transaction
    .insert(chats)
    .values({
      userId,
      characterId: character.id,
      locale,
      lastSeq: 1,
      readSeq: 1,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: chats.id });
  if (chat === undefined) throw new Error('No chat was made');
  const { name } = await recall(transaction, { userId, characterId: character.id });
  const greeting = greetingOf(character, locale, name);
  await transaction.insert(messages).values({
    chatId: chat.id,
    seq: 1,
    author: 'bot',
    kind: TEXT,
    text: greeting,
    searchText: foldText(greeting),
    state: 'complete',
    createdAt: now,
    updatedAt: now,
  });
  await append({ name: 'chat', data: { chat_id: chat.id } });
  return chat.id;
}

/**
 * Translates a greeting for the user who opens the chat. As long as nobody has answered it is no
 * history; after that it stays as it was read. A call is no answer.
 */
async function translateGreeting(
  { transaction, append }: UserChange,
  chat: ChatRow,
  character: Character,
  { locale, now }: { locale: Locale; now: Date },
): Promise<void> {
  const [unanswered] = await transaction
    .select({ id: chats.id })
    .from(chats)
    .where(and(eq(chats.id, chat.id), isUnanswered));
  if (unanswered === undefined) return;
  const { name } = await recall(transaction, chat);
  const greeting = greetingOf(character, locale, name);
  const [row] = await transaction
    .update(messages)
    .set({ text: greeting, searchText: foldText(greeting), updatedAt: now })
    .where(shownIn(chat.id, eq(messages.seq, 1), ne(messages.text, greeting)))
    .returning();
  if (row === undefined) return;
  await append({ name: 'message', data: { message: toMessage(row) } });
  await append({ name: 'chat', data: { chat_id: chat.id } });
}

async function describe(
  services: Pick<Deps, 'catalogue' | 'database' | 'media' | 'replySource'>,
  { transaction }: UserChange,
  chatId: string,
  locale: Locale,
): Promise<Chat> {
  const chat = await describeChat(services, chatId, locale, transaction);
  if (chat === null) throw new Error('The chat is gone');
  return chat;
}

/**
 * The open chat with a character, or a new one. An existing chat stays readable after the user's
 * premium has ended.
 */
export async function openChat(
  services: Pick<Deps, 'catalogue' | 'clock' | 'database' | 'eventLog' | 'media' | 'replySource'>,
  slug: string,
  opener: Opener,
): Promise<Chat> {
  const { clock, eventLog } = services;
  const { userId, locale } = opener;
  const character = await findBySlug(services, slug, userId);
  if (character === null) throw problems.notFound();
  return eventLog.change(userId, async (change) => {
    const { transaction } = change;
    const open = await findOpen(transaction, userId, character.id);
    const now = clock.now();
    if (open !== null) {
      await translateGreeting(change, open, character, { locale, now });
      return describe(services, change, open.id, locale);
    }
    await requireAccess(transaction, userId, character, now);
    const chatId = await addChat(change, character, opener, now);
    await transaction
      .update(characters)
      .set({ chatsStarted: sql`${characters.chatsStarted} + 1` })
      .where(eq(characters.id, character.id));
    return describe(services, change, chatId, locale);
  });
}

/** Archives the open chat with a character, and starts a new one. */
export async function restartChat(
  services: Deps,
  characterId: string,
  opener: Opener,
): Promise<Chat> {
  const { clock, eventLog, generation } = services;
  const { userId, locale } = opener;
  const character = await findById(services, characterId, userId);
  if (character === null || character.retiredAt !== null) throw problems.notFound();
  const { chat, stopped } = await eventLog.change(userId, async (change) => {
    const { transaction, append } = change;
    const now = clock.now();
    await requireAccess(transaction, userId, character, now);
    const open = await findOpen(transaction, userId, character.id);
    let stopped: Attempt | null = null;
    if (open !== null) {
      await transaction.update(chats).set({ archivedAt: now }).where(eq(chats.id, open.id));
      await transaction.delete(chatSummaries).where(eq(chatSummaries.chatId, open.id));
      const reply = await findUnderWay(transaction, open.id);
      if (reply !== null) {
        stopped = attemptOf(reply);
        await endReply(change, stopped, { state: 'stopped', now });
      }
      await append({ name: 'chat.removed', data: { chat_id: open.id } });
    }
    const chatId = await addChat(change, character, opener, now);
    return { chat: await describe(services, change, chatId, locale), stopped };
  });
  if (stopped !== null) await generation.abort(stopped);
  return chat;
}
