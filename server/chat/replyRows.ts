import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import { foldText } from '../base/foldText';
import type { Locale } from '../../common/locales';
import type { Database } from '../database/database';
import { chats, messages } from '../database/schema';
import type { UserChange } from '../events/eventLog';
import { toldAttempt } from '../events/userEvent';
import { isConversation, shownIn, TEXT, toMessage } from '../messages/message';
import type { MessageRow } from '../messages/message';
import { isOfGroup } from './ownedMessage';
import type { Picture } from './pictures';
import { leaseEnd } from './replyLeases';
import type { ChatRow } from './summary';

/** One attempt at a reply, as the process that writes it needs it. */
export type ReplyTask = {
  userId: string;
  chatId: string;
  characterId: string;
  locale: Locale;
  messageId: string;
  seq: number;
  attempt: string;
  /** Numbers the writers of this attempt; only the latest may write. */
  writer: number;
};

/** How an attempt ended, with the reply's picture. */
export type Written = { state: 'complete' | 'stopped' | 'failed'; picture?: Picture };

/** Identifies one attempt and its writer. */
export type Attempt = Pick<ReplyTask, 'messageId' | 'chatId' | 'attempt' | 'writer'>;

export const attemptOf = (reply: MessageRow): Attempt => ({
  messageId: reply.id,
  chatId: reply.chatId,
  attempt: reply.requestedBy ?? '',
  writer: reply.writers,
});

/** Whether a row is under way and belongs to this writer. */
export const isWrittenBy = ({ messageId, attempt, writer }: Omit<Attempt, 'chatId'>) =>
  and(
    eq(messages.id, messageId),
    eq(messages.state, 'streaming'),
    eq(messages.requestedBy, attempt),
    eq(messages.writers, writer),
  );

export const taskOf = (
  chat: ChatRow,
  reply: Pick<ReplyTask, 'messageId' | 'seq' | 'attempt' | 'writer'>,
): ReplyTask => ({
  userId: chat.userId,
  chatId: chat.id,
  characterId: chat.characterId,
  locale: chat.locale,
  ...reply,
});

/** Takes the next place in the chat; locks the chat until the transaction ends. */
export async function takeSeq(transaction: Database, chatId: string, now: Date): Promise<number> {
  const [row] = await transaction
    .update(chats)
    .set({ lastSeq: sql`${chats.lastSeq} + 1`, updatedAt: now })
    .where(eq(chats.id, chatId))
    .returning({ seq: chats.lastSeq });
  if (row === undefined) throw new Error('The chat is gone');
  return row.seq;
}

export async function findUnderWay(transaction: Database, chatId: string) {
  const [row] = await transaction
    .select()
    .from(messages)
    .where(and(eq(messages.chatId, chatId), eq(messages.state, 'streaming')));
  return row ?? null;
}

const tellStarted = ({ append }: UserChange, task: ReplyTask) =>
  append({
    name: 'reply.started',
    data: {
      chat_id: task.chatId,
      message_id: task.messageId,
      seq: task.seq,
      attempt: toldAttempt(task.attempt, task.writer),
    },
  });

/**
 * Adds an empty reply to the user's latest text; `attempt` is the `client_id` of the call.
 * `version`: it is another version of an existing reply.
 */
export async function beginReply(
  change: UserChange,
  chat: ChatRow,
  {
    attempt,
    replyTo,
    now,
    version = {},
  }: {
    attempt: string;
    replyTo: string;
    now: Date;
    version?: Partial<Pick<MessageRow, 'id' | 'versionOf' | 'version' | 'versions'>>;
  },
): Promise<ReplyTask> {
  const { transaction } = change;
  const seq = await takeSeq(transaction, chat.id, now);
  const messageId = version.id ?? chat.nextReplyId ?? randomUUID();
  await transaction.insert(messages).values({
    id: messageId,
    chatId: chat.id,
    seq,
    author: 'bot',
    kind: TEXT,
    text: '',
    state: 'streaming',
    replyTo,
    requestedBy: attempt,
    leaseUntil: leaseEnd,
    createdAt: now,
    updatedAt: now,
    ...version,
  });
  await transaction.update(chats).set({ nextReplyId: null }).where(eq(chats.id, chat.id));
  const task = taskOf(chat, { messageId, seq, attempt, writer: 1 });
  await tellStarted(change, task);
  return task;
}

/** Empties a reply that failed or was stopped, and starts it again in place. */
export async function restartReply(
  change: UserChange,
  chat: ChatRow,
  {
    messageId,
    seq,
    attempt,
    now,
  }: Pick<ReplyTask, 'messageId' | 'seq' | 'attempt'> & { now: Date },
): Promise<ReplyTask> {
  await change.transaction
    .update(messages)
    .set({
      text: '',
      kind: TEXT,
      imageUrl: null,
      clearUrl: null,
      searchText: null,
      state: 'streaming',
      requestedBy: attempt,
      writers: 1,
      leaseUntil: leaseEnd,
      updatedAt: now,
    })
    .where(eq(messages.id, messageId));
  const task = taskOf(chat, { messageId, seq, attempt, writer: 1 });
  await tellStarted(change, task);
  return task;
}

/** Adds text to a reply; false when the attempt has ended or moved to another writer. */
export async function addToReply(
  database: Database,
  task: ReplyTask,
  text: string,
): Promise<boolean> {
  const written = await database
    .update(messages)
    .set({ text: sql`${messages.text} || ${text}` })
    .where(isWrittenBy(task))
    .returning({ id: messages.id });
  return written.length > 0;
}

/** The same for the first words of a writer who took over: they replace the part written before. */
export async function replaceReply(
  change: UserChange,
  task: ReplyTask,
  text: string,
): Promise<boolean> {
  const written = await change.transaction
    .update(messages)
    .set({ text })
    .where(isWrittenBy(task))
    .returning({ id: messages.id });
  if (written.length === 0) return false;
  await tellStarted(change, task);
  return true;
}

/**
 * Starts the one reply to all texts that came while another was under way, at a place in the chat;
 * null if there are none.
 */
export async function answerWaiting(
  change: UserChange,
  chatId: string,
  { after, now }: { after: number; now: Date },
): Promise<ReplyTask | null> {
  const { transaction } = change;
  const [chat] = await transaction.select().from(chats).where(eq(chats.id, chatId));
  if (chat === undefined || chat.nextReplyId === null || chat.archivedAt !== null) return null;
  const [asked] = await transaction
    .select()
    .from(messages)
    .where(
      shownIn(
        chatId,
        eq(messages.author, 'user'),
        isConversation(),
        ne(messages.state, 'refused'),
        gt(messages.seq, after),
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(1);
  if (asked === undefined) {
    await transaction.update(chats).set({ nextReplyId: null }).where(eq(chats.id, chatId));
    return null;
  }
  const attempt = asked.clientId ?? randomUUID();
  return beginReply(change, chat, { attempt, replyTo: asked.id, now });
}

/** A version that stayed empty gives its place back to the one shown before. */
async function dropVersion({ transaction, append }: UserChange, row: MessageRow, now: Date) {
  const group = row.versionOf ?? row.id;
  await transaction
    .update(messages)
    .set({ hidden: 'withdrawn', hiddenAt: now })
    .where(eq(messages.id, row.id));
  await transaction
    .update(messages)
    .set({ versions: sql`${messages.versions} - 1` })
    .where(isOfGroup(group));
  const [before] = await transaction
    .select()
    .from(messages)
    .where(and(isOfGroup(group), eq(messages.hidden, 'replaced')))
    .orderBy(desc(messages.hiddenAt), desc(messages.version))
    .limit(1);
  if (before === undefined) throw new Error('A version had none before it');
  const shown = { ...before, hidden: null, hiddenAt: null };
  await transaction
    .update(messages)
    .set({ hidden: null, hiddenAt: null })
    .where(eq(messages.id, before.id));
  await append({
    name: 'message.deleted',
    data: { chat_id: row.chatId, message_id: row.id, replaced_by: before.id },
  });
  await append({ name: 'message', data: { message: toMessage(shown) } });
}

/**
 * Ends an attempt, keeping the text that came, and sends the event. False if it had already ended.
 * `next` is the reply to texts sent meanwhile.
 */
export async function endReply(
  change: UserChange,
  attempt: Attempt,
  { state, picture, now }: Written & { now: Date },
): Promise<{ hasEnded: boolean; next: ReplyTask | null }> {
  const { chatId } = attempt;
  const { transaction, append } = change;
  const [row] = await transaction
    .update(messages)
    .set({ state, leaseUntil: null, updatedAt: now })
    .where(isWrittenBy(attempt))
    .returning();
  if (row === undefined) return { hasEnded: false, next: null };
  await transaction
    .update(messages)
    .set({ ...picture, searchText: foldText(row.text) })
    .where(eq(messages.id, row.id));
  await transaction.update(chats).set({ updatedAt: now }).where(eq(chats.id, chatId));
  if (state === 'stopped' && row.text === '' && row.versionOf !== null) {
    await dropVersion(change, row, now);
  } else {
    await append({ name: 'message', data: { message: toMessage({ ...row, ...picture }) } });
  }
  await append({ name: 'chat', data: { chat_id: chatId } });
  return { hasEnded: true, next: await answerWaiting(change, chatId, { after: row.seq, now }) };
}
