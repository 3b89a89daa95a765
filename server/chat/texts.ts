import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt } from 'drizzle-orm';
import { foldText } from '../base/foldText';
import type { Locale } from '../../common/locales';
import type { Database } from '../database/database';
import { chats, messages } from '../database/schema';
import type { UserChange } from '../events/eventLog';
import { fieldError } from '../http/fieldErrors';
import { problems } from '../http/problem';
import { lastHeard } from '../memory/learn';
import type { Learned } from '../memory/note';
import { TEXT, toMessage } from '../messages/message';
import type { KeptMessage, MessageRow } from '../messages/message';
import { requireDecent } from '../moderation/requireDecent';
import type { Verdict } from '../textRules/textRules';
import type { Deps } from './deps';
import { beginReply, findUnderWay, takeSeq } from './replyRows';
import type { ReplyTask } from './replyRows';
import type { ChatRow } from './summary';

/** An incoming text; `editOf` is the message that it replaces, `quoteOf` the one that it quotes. */
export type Unread = {
  chatId: string;
  userId: string;
  locale: Locale;
  clientId: string;
  text: string;
  editOf: string | null;
  quoteOf: string | null;
  /** Where its author is; null: unknown. */
  timeZone?: string | null;
};

/** The same with everything that the rules found in it. */
export type Draft = Unread & {
  verdict: Verdict;
  notice: MessageRow['notice'];
  /** What it reveals about the user. */
  learned: readonly Learned[];
};

/** Reads a text for the place `seq` of its chat, before the transaction that stores it. */
export async function readDraft(
  { database, noteReader, textRules }: Pick<Deps, 'database' | 'noteReader' | 'textRules'>,
  unread: Unread,
  seq: number,
): Promise<Draft> {
  const { chatId, locale, text, userId } = unread;
  const rules = textRules(userId);
  const answers = await lastHeard(database, { chatId, seq });
  const [verdict, findsSelfHarm, learned] = await Promise.all([
    rules.check(text, { answers }),
    rules.findsSelfHarm(text),
    noteReader === null ? rules.readNotes(text, { locale, answers }) : [],
  ]);
  return { ...unread, verdict, notice: findsSelfHarm ? 'crisis' : null, learned };
}

export type Sent = {
  isNew: boolean;
  answer: { message: KeptMessage; reply_id: string | null };
  task: ReplyTask | null;
};

/** The reply to a text: the first one after it, or the one that is still to start. */
async function findReplyId(
  transaction: Database,
  chat: ChatRow,
  { seq, state }: MessageRow,
): Promise<string | null> {
  if (state === 'refused') return null;
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
 * The answer to an earlier call with the same `client_id`; null: there was none. Throws `conflict`
 * if the id belongs to another text (row C3), or to one that must not come back.
 */
export async function findSent(
  transaction: Database,
  chat: ChatRow,
  { clientId, text, editOf, quoteOf }: Unread,
): Promise<Sent | null> {
  const [known] = await transaction
    .select()
    .from(messages)
    .where(and(eq(messages.chatId, chat.id), eq(messages.clientId, clientId)));
  if (known === undefined) return null;
  if (known.hidden !== null) throw problems.conflict('The message is no longer there');
  // An edit quotes what the text before it did.
  const isQuoting = editOf === null ? known.quoteOf === quoteOf : true;
  const isOther = known.text !== text || known.editOf !== editOf || !isQuoting;
  if (isOther) throw problems.conflict('The client_id stands for another text');
  const reply_id = await findReplyId(transaction, chat, known);
  return { isNew: false, answer: { message: toMessage(known), reply_id }, task: null };
}

/** Throws if a text quotes what is no message of its chat; one that was deleted may be quoted. */
export async function requireQuoted(
  transaction: Database,
  { chatId, quoteOf }: Pick<Unread, 'chatId' | 'quoteOf'>,
): Promise<void> {
  if (quoteOf === null) return;
  const [row] = await transaction
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.chatId, chatId), eq(messages.id, quoteOf)));
  if (row === undefined)
    throw problems.invalidInput({ reply_to: [fieldError('invalid', 'reply_to')] });
}

/** Throws if a text may not be stored; a text about self-harm still gets the notice of help. */
export const requireDecentDraft = ({ verdict, notice }: Draft): void =>
  requireDecent(verdict, 'text', notice);

/** Stores a text at the end of its chat, as read by its author. */
export async function addText(
  transaction: Database,
  { chatId, clientId, text, locale, editOf, quoteOf, notice, timeZone = null }: Draft,
  now: Date,
): Promise<MessageRow> {
  const seq = await takeSeq(transaction, chatId, now);
  const [row] = await transaction
    .insert(messages)
    .values({
      chatId,
      seq,
      author: 'user',
      kind: TEXT,
      text,
      searchText: foldText(text),
      notice,
      state: 'complete',
      clientId,
      editOf,
      quoteOf,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (row === undefined) throw new Error('No message was kept');
  await transaction
    .update(chats)
    .set({ readSeq: seq, locale, ...(timeZone !== null && { timeZone }) })
    .where(eq(chats.id, chatId));
  return row;
}

/** Has a new text answered: now, or when the reply under way has ended. */
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
