import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { components } from '../../src/api/schema';
import type { Database } from '../database/database';
import { chats, dailyTextCounts, messages } from '../database/schema';
import { problems } from '../http/problem';
import type { Locale } from '../locale';
import type { Services } from '../services';
import { toMessage } from './message';
import type { MessageRow } from './message';
import { requireAccess } from './open';
import { ownedChat } from './ownedChat';
import { beginReply, findUnderWay, takeSeq } from './replyRows';
import type { ReplyTask } from './replyRows';
import type { ChatRow } from './summary';

type SentMessage = components['schemas']['SentMessage'];

type Draft = { chatId: string; userId: string; locale: Locale; clientId: string; text: string };

const DAY_MS = 86_400_000;

/** Counts one text of a free user; throws `daily-limit` when the day (UTC) has none left. */
async function countText(transaction: Database, userId: string, limit: number, now: Date) {
  const day = now.toISOString().slice(0, 10);
  const counted = await transaction
    .insert(dailyTextCounts)
    .values({ userId, day, count: 1 })
    .onConflictDoUpdate({
      target: [dailyTextCounts.userId, dailyTextCounts.day],
      set: { count: sql`${dailyTextCounts.count} + 1` },
      setWhere: lt(dailyTextCounts.count, limit),
    })
    .returning({ count: dailyTextCounts.count });
  if (counted.length === 0) throw problems.dailyLimit(new Date(Date.parse(day) + DAY_MS));
}

async function findSent(transaction: Database, chatId: string, clientId: string) {
  const [row] = await transaction
    .select()
    .from(messages)
    .where(and(eq(messages.chatId, chatId), eq(messages.clientId, clientId)));
  return row ?? null;
}

/** What the character said last: "16" after a question for the age is a statement. */
async function lastHeard(transaction: Database, chatId: string): Promise<string | null> {
  const [row] = await transaction
    .select({ text: messages.text })
    .from(messages)
    .where(and(eq(messages.chatId, chatId), eq(messages.author, 'bot')))
    .orderBy(desc(messages.seq))
    .limit(1);
  return row?.text ?? null;
}

/** The reply that answers a text: the first one after it, or the one that is still to begin. */
async function findReplyId(transaction: Database, chat: ChatRow, seq: number): Promise<string> {
  const [reply] = await transaction
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.chatId, chat.id), eq(messages.author, 'bot'), gt(messages.seq, seq)))
    .orderBy(asc(messages.seq))
    .limit(1);
  const id = reply?.id ?? chat.nextReplyId;
  if (id === null) throw new Error('A text has no reply');
  return id;
}

async function addText(
  transaction: Database,
  { chatId, clientId, text, locale }: Draft,
  now: Date,
): Promise<MessageRow> {
  const seq = await takeSeq(transaction, chatId, now);
  const [row] = await transaction
    .insert(messages)
    .values({
      chatId,
      seq,
      author: 'user',
      kind: 1,
      text,
      state: 'complete',
      clientId,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (row === undefined) throw new Error('No message was kept');
  await transaction.update(chats).set({ readSeq: seq, locale }).where(eq(chats.id, chatId));
  return row;
}

/**
 * Keeps a text and has it answered: at once, or when the reply under way has ended. A repetition by
 * the same `clientId` answers the same, and costs nothing (row C2).
 */
export async function sendText(
  services: Services,
  sent: Draft,
): Promise<{ isNew: boolean; answer: SentMessage }> {
  const { catalogue, checkText, clock, config, eventLog, generation } = services;
  const draft = { ...sent, text: sent.text.trim() };
  const { userId, chatId, clientId, text } = draft;

  const result = await eventLog.change(userId, async (change) => {
    const { transaction, append } = change;
    const chat = await ownedChat(transaction, userId, chatId);
    const known = await findSent(transaction, chatId, clientId);
    if (known !== null) {
      if (known.text !== text) throw problems.conflict('The client_id stands for another text');
      const reply_id = await findReplyId(transaction, chat, known.seq);
      return { isNew: false, answer: { message: toMessage(known), reply_id }, task: null };
    }
    if (chat.archivedAt !== null) throw problems.conflict('The chat is put away');
    const answers = await lastHeard(transaction, chatId);
    if (!checkText(text, answers === null ? {} : { answers }).ok) {
      throw problems.inappropriate('text');
    }
    const now = clock.now();
    const character = catalogue.byId(chat.characterId);
    const { isPremiumUser } = await requireAccess(transaction, userId, character, now);
    if (!isPremiumUser) await countText(transaction, userId, config.freeTextsPerDay, now);

    const row = await addText(transaction, draft, now);
    const underWay = await findUnderWay(transaction, chatId);
    await append({ name: 'message', data: { message: toMessage(row) } });
    await append({ name: 'chat', data: { chat_id: chatId } });
    let task: ReplyTask | null = null;
    let replyId = chat.nextReplyId ?? randomUUID();
    if (underWay === null) {
      const current = { ...chat, locale: draft.locale };
      task = await beginReply(change, current, { attempt: clientId, replyTo: row.id, now });
      replyId = task.messageId;
    } else {
      await transaction.update(chats).set({ nextReplyId: replyId }).where(eq(chats.id, chatId));
    }
    return { isNew: true, answer: { message: toMessage(row), reply_id: replyId }, task };
  });
  if (result.task !== null) generation.start(result.task);
  return result;
}
