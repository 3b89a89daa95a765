import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { Locale } from '../../common/locales';
import type { Database } from '../database/database';
import { chats, messages } from '../database/schema';
import type { UserChange } from '../events/eventLog';
import { problems } from '../http/problem';
import { isShown, toMessage } from '../messages/message';
import type { KeptMessage, MessageRow } from '../messages/message';
import { chargeText } from './dailyTexts';
import type { Deps } from './deps';
import { ownedChat } from './ownedChat';
import { groupOf, isOfGroup, messageOf } from './ownedMessage';
import { beginReply, findUnderWay, restartReply } from './replyRows';
import type { ReplyTask } from './replyRows';
import type { ChatRow } from './summary';

type Place = { userId: string; chatId: string; messageId: string };

export const lastShown = async (transaction: Database, chatId: string) => {
  const [row] = await transaction
    .select()
    .from(messages)
    .where(and(eq(messages.chatId, chatId), isShown))
    .orderBy(desc(messages.seq))
    .limit(1);
  return row ?? null;
};

/** Whether the question that a reply answers is still shown. */
export async function isAnswer(transaction: Database, reply: MessageRow): Promise<boolean> {
  if (reply.replyTo === null) return false;
  const [asked] = await transaction
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.id, reply.replyTo), isShown));
  return asked !== undefined;
}

/** Hides the version that is shown in favour of another, and sends the event. */
async function hideVersion(change: UserChange, shown: MessageRow, by: string, now: Date) {
  const { transaction, append } = change;
  await transaction
    .update(messages)
    .set({ hidden: 'replaced', hiddenAt: now })
    .where(eq(messages.id, shown.id));
  await append({
    name: 'message.deleted',
    data: { chat_id: shown.chatId, message_id: shown.id, replaced_by: by },
  });
}

async function beginVersion(
  change: UserChange,
  chat: ChatRow,
  shown: MessageRow,
  { attempt, now }: { attempt: string; now: Date },
): Promise<ReplyTask> {
  const { transaction } = change;
  const group = groupOf(shown);
  const versions = shown.versions + 1;
  const id = randomUUID();
  await transaction.update(messages).set({ versions }).where(isOfGroup(group));
  // A message deleted after it could not be restored in order before the new version.
  await transaction
    .update(messages)
    .set({ hidden: 'withdrawn' })
    .where(
      and(
        eq(messages.chatId, chat.id),
        gt(messages.seq, shown.seq),
        eq(messages.hidden, 'deleted'),
      ),
    );
  await hideVersion(change, shown, id, now);
  const version = { id, versionOf: group, version: versions, versions };
  return beginReply(change, chat, { attempt, replyTo: shown.replyTo ?? '', now, version });
}

/**
 * Has the last reply written again, keeping the version that is shown; returns the new one's id. An
 * empty reply is rewritten in place. Repeating the same `clientId` starts nothing.
 */
export async function regenerateReply(
  services: Deps,
  { userId, chatId, messageId, clientId, locale }: Place & { clientId: string; locale: Locale },
): Promise<string> {
  const { clock, eventLog, generation } = services;
  const { replyId, task } = await eventLog.change(userId, async (change) => {
    const { transaction } = change;
    const chat = await ownedChat(transaction, userId, chatId);
    const reply = await messageOf(transaction, chatId, messageId);
    if (reply.hidden !== null && reply.hidden !== 'replaced') throw problems.notFound();
    const [asked] = await transaction
      .select()
      .from(messages)
      .where(and(eq(messages.chatId, chatId), eq(messages.requestedBy, clientId)));
    if (asked !== undefined) {
      if (groupOf(asked) === groupOf(reply)) return { replyId: asked.id, task: null };
      throw problems.conflict('The client_id stands for something else');
    }
    const last = await lastShown(transaction, chatId);
    if (last?.id !== messageId || last.state === 'streaming') {
      throw problems.conflict('Only the last message can be written anew');
    }
    if (chat.archivedAt !== null) throw problems.chatArchived();
    if (!(await isAnswer(transaction, last))) {
      throw problems.conflict('It is not the answer to anything');
    }
    const now = clock.now();
    await chargeText(services, transaction, chat, { now, notice: null });
    await transaction.update(chats).set({ locale }).where(eq(chats.id, chatId));
    const spoken = { ...chat, locale };
    const isEmpty = last.text === '' && last.imageUrl === null;
    const task = isEmpty
      ? await restartReply(change, spoken, {
          messageId,
          seq: last.seq,
          attempt: clientId,
          now,
        })
      : await beginVersion(change, spoken, last, { attempt: clientId, now });
    return { replyId: task.messageId, task };
  });
  if (task !== null) generation.start(task);
  return replyId;
}

/** Shows another version of a reply, which is also the one that the character remembers. */
export function chooseVersion(
  { clock, eventLog }: Pick<Deps, 'clock' | 'eventLog'>,
  { userId, chatId, messageId, version }: Place & { version: number },
): Promise<KeptMessage> {
  return eventLog.change(userId, async (change) => {
    const { transaction, append } = change;
    await ownedChat(transaction, userId, chatId);
    const group = groupOf(await messageOf(transaction, chatId, messageId));
    const rows = await transaction
      .select()
      .from(messages)
      .where(
        and(isOfGroup(group), or(isNull(messages.hidden), inArray(messages.hidden, ['replaced']))),
      );
    const shown = rows.find(({ hidden }) => hidden === null);
    const wanted = rows.find((row) => row.version === version);
    if (shown === undefined || wanted === undefined) throw problems.notFound();
    if (wanted.id === shown.id) return toMessage(shown);
    const underWay = await findUnderWay(transaction, chatId);
    if (rows.some(({ id }) => id === underWay?.id)) {
      throw problems.conflict('Another version is being written');
    }
    await hideVersion(change, shown, wanted.id, clock.now());
    await transaction
      .update(messages)
      .set({ hidden: null, hiddenAt: null })
      .where(eq(messages.id, wanted.id));
    const message = toMessage(wanted);
    await append({ name: 'message', data: { message } });
    await append({ name: 'chat', data: { chat_id: chatId } });
    return message;
  });
}
