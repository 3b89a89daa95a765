import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../database/database';
import { chats, messages } from '../database/schema';
import type { UserChange } from '../events/eventLog';
import { foldText } from '../foldText';
import { problems } from '../http/problem';
import type { Locale } from '../locale';
import { speaksOfSelfHarm } from '../moderation/selfHarm/speaksOfSelfHarm';
import type { Services } from '../services';
import { shownIn, toMessage } from './message';
import type { KeptMessage, MessageRow } from './message';
import { beginReply, findUnderWay, takeSeq } from './replyRows';
import type { ReplyTask } from './replyRows';
import type { ChatRow } from './summary';

/** A text on its way in; `editOf` is the message in whose place it is sent. */
export type Draft = {
  chatId: string;
  userId: string;
  locale: Locale;
  clientId: string;
  text: string;
  editOf: string | null;
  notice: MessageRow['notice'];
};

export const draftOf = (sent: Omit<Draft, 'notice'>): Draft => {
  const text = sent.text.trim();
  return { ...sent, text, notice: speaksOfSelfHarm(text) ? 'crisis' : null };
};

export type Sent = {
  isNew: boolean;
  answer: { message: KeptMessage; reply_id: string };
  task: ReplyTask | null;
};

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

/**
 * What was answered to the same call before; null: nothing was. Throws `conflict` where its
 * `client_id` stands for another text (row C3), or for one that must not come back.
 */
export async function findSent(
  transaction: Database,
  chat: ChatRow,
  { clientId, text, editOf }: Draft,
): Promise<Sent | null> {
  const [known] = await transaction
    .select()
    .from(messages)
    .where(and(eq(messages.chatId, chat.id), eq(messages.clientId, clientId)));
  if (known === undefined) return null;
  if (known.hidden !== null) throw problems.conflict('The message is no longer there');
  const isOther = known.text !== text || known.editOf !== editOf;
  if (isOther) throw problems.conflict('The client_id stands for another text');
  const reply_id = await findReplyId(transaction, chat, known.seq);
  return { isNew: false, answer: { message: toMessage(known), reply_id }, task: null };
}

/** What the character said last: "16" after a question for the age is a statement. */
async function lastHeard(transaction: Database, chatId: string, before: number) {
  const [row] = await transaction
    .select({ text: messages.text })
    .from(messages)
    .where(shownIn(chatId, eq(messages.author, 'bot'), lt(messages.seq, before)))
    .orderBy(desc(messages.seq))
    .limit(1);
  return row?.text ?? null;
}

/**
 * Throws `inappropriate-content` where a text may not stand at this place; who speaks of self-harm in
 * it is told of help all the same.
 */
export async function requireDecent(
  { checkText }: Services,
  transaction: Database,
  { chatId, text, notice }: Draft,
  seq: number,
): Promise<void> {
  const answers = await lastHeard(transaction, chatId, seq);
  const { ok } = checkText(text, answers === null ? {} : { answers });
  if (!ok) throw problems.inappropriate('text', notice);
}

/** Keeps a text at the end of its chat, read by who wrote it. */
export async function addText(
  transaction: Database,
  { chatId, clientId, text, locale, editOf, notice }: Draft,
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
      searchText: foldText(text),
      notice,
      state: 'complete',
      clientId,
      editOf,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (row === undefined) throw new Error('No message was kept');
  await transaction.update(chats).set({ readSeq: seq, locale }).where(eq(chats.id, chatId));
  return row;
}

/** Has a new text answered: at once, or when the reply under way has ended. */
export async function answerText(
  change: UserChange,
  chat: ChatRow,
  row: MessageRow,
  { clientId, locale }: Draft,
): Promise<Sent> {
  const { transaction, append } = change;
  const underWay = await findUnderWay(transaction, chat.id);
  await append({ name: 'chat', data: { chat_id: chat.id } });
  const answer = (reply_id: string) => ({ message: toMessage(row), reply_id });
  if (underWay === null) {
    const asked = { attempt: clientId, replyTo: row.id, now: row.createdAt };
    const task = await beginReply(change, { ...chat, locale }, asked);
    return { isNew: true, answer: answer(task.messageId), task };
  }
  const nextReplyId = chat.nextReplyId ?? randomUUID();
  await transaction.update(chats).set({ nextReplyId }).where(eq(chats.id, chat.id));
  return { isNew: true, answer: answer(nextReplyId), task: null };
}
