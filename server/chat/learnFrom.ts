import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { judgeText } from './judgeText';
import { refuseMinor } from './refuse';
import { isShown } from '../messages/message';
import { ownedChat } from './ownedChat';
import type { Database } from '../database/database';
import { chats, messages } from '../database/schema';
import type { Locale } from '../../common/locales';
import type { Deps } from './deps';
import { keepLearned, mayLearn, readTold } from '../memory/learn';
import type { Told } from '../memory/learn';
import type { Learned } from '../memory/note';

type Sent = { id: string; seq: number; text: string };
type Place = { id: string; userId: string; characterId: string };
type Draft = { userId: string; chatId: string; locale: Locale };

/** Longer than the model may take; after this the reader has died and another one takes over. */
const READ_WITHIN_SECONDS = 120;
const AT_ONCE = 20;
const readingEnd = sql`now() + make_interval(secs => ${READ_WITHIN_SECONDS})`;

const toTold = (chat: Place, { id, seq, text }: Sent, locale: Locale): Told => ({
  userId: chat.userId,
  characterId: chat.characterId,
  chatId: chat.id,
  messageId: id,
  seq,
  text,
  locale,
});

async function keepRead(
  transaction: Database,
  told: Told,
  learned: readonly Learned[],
  now: Date,
): Promise<void> {
  if (learned.length > 0 && (await mayLearn(transaction, told)))
    await keepLearned(transaction, told, learned, now);
}

/** A deleted message keeps its mark: it may be restored before it was read. */
const settle = (within: Database, id: string) =>
  within
    .update(messages)
    .set({ toLearnUntil: null })
    .where(and(eq(messages.id, id), isShown));

/**
 * Asks the model, and falls back to the rules without a usable answer. First has the text judged:
 * nothing is learned from one that speaks of self-harm or describes a minor.
 */
async function learnByModel(services: Deps, told: Told): Promise<void> {
  const { clock, database, eventLog, log, noteReader, stopping } = services;
  const [isRefused] = await Promise.all([refuseMinor(services, told), judgeText(services, told)]);
  const isAsked = noteReader !== null && !isRefused && (await mayLearn(database, told));
  // The error may repeat what the user wrote, so it stays out of the log.
  const learned = !isAsked
    ? null
    : await noteReader(told, stopping).catch(() => {
        log.warn('no notes could be had of the model');
        return null;
      });
  // A stopping server leaves the text to the next one.
  if (stopping.aborted && learned === null) return;
  const byRules = learned === null ? await readTold(services, told) : [];
  await eventLog.change(told.userId, async ({ transaction }) => {
    if (learned === null) await keepRead(transaction, told, byRules, clock.now());
    else await keepLearned(transaction, told, learned, clock.now());
    await settle(transaction, told.messageId);
  });
}

/**
 * Stores what the rules `learned` from a new text. With a model it only marks the text as unread,
 * since a model takes too long for a transaction.
 */
export async function learnNow(
  { clock, noteReader }: Pick<Deps, 'clock' | 'noteReader'>,
  transaction: Database,
  chat: Place,
  row: Sent,
  { learned, locale }: { learned: readonly Learned[]; locale: Locale },
): Promise<void> {
  if (noteReader === null)
    await keepRead(transaction, toTold(chat, row, locale), learned, clock.now());
  else
    await transaction
      .update(messages)
      .set({ toLearnUntil: readingEnd })
      .where(eq(messages.id, row.id));
}

/** The same with the model, after the text is committed; nobody waits for it. */
export function learnLater(services: Deps, sent: Sent, { userId, chatId, locale }: Draft): void {
  if (services.noteReader === null) return;
  services.background.run('memory', async () => {
    const chat = await ownedChat(services.database, userId, chatId);
    await learnByModel(services, toTold(chat, sent, locale));
  });
}

/** Reads texts left by a server that died, or deleted before they were read and then restored. */
export async function learnLeft(services: Deps): Promise<void> {
  const { database } = services;
  const left = await database.transaction(async (transaction) => {
    const rows = await transaction
      .select({ message: messages, chat: chats })
      .from(messages)
      .innerJoin(chats, eq(chats.id, messages.chatId))
      .where(and(isShown, lt(messages.toLearnUntil, sql`now()`)))
      .orderBy(messages.toLearnUntil, messages.seq)
      .limit(AT_ONCE)
      .for('update', { of: messages, skipLocked: true });
    const ids = rows.map(({ message }) => message.id);
    if (ids.length > 0)
      await transaction
        .update(messages)
        .set({ toLearnUntil: readingEnd })
        .where(inArray(messages.id, ids));
    return rows;
  });
  for (const { message, chat } of left)
    await learnByModel(services, toTold(chat, message, chat.locale));
}
