import { and, eq, gte, ne, or, isNull } from 'drizzle-orm';
import { chats, messages } from '../database/schema';
import type { UserChange } from '../events/eventLog';
import { forgetEvents } from '../events/forgetEvents';
import { problems } from '../http/problem';
import { isRecord, toMessage } from '../messages/message';
import { chargeText } from './dailyTexts';
import type { Deps } from './deps';
import { offerHelp } from './judgeText';
import { learnLater, learnNow } from './learnFrom';
import { ownedChat } from './ownedChat';
import { messageOf } from './ownedMessage';
import { attemptOf, findUnderWay } from './replyRows';
import type { Attempt } from './replyRows';
import type { ChatRow } from './summary';
import { addText, answerText, findSent, readDraft, requireDecentDraft } from './texts';
import type { Draft, Sent, Unread } from './texts';

/**
 * Removes everything from a place on, for good; a reply under way there ends silently and is
 * returned so that its source can be closed.
 */
async function withdraw(
  change: UserChange,
  chat: ChatRow,
  from: number,
  now: Date,
): Promise<{ chat: ChatRow; cut: Attempt | null }> {
  const { transaction } = change;
  const reply = await findUnderWay(transaction, chat.id);
  const cut = reply !== null && reply.seq > from ? attemptOf(reply) : null;
  if (cut !== null) {
    await transaction
      .update(messages)
      .set({ state: 'stopped', leaseUntil: null })
      .where(eq(messages.id, cut.messageId));
    await transaction.update(chats).set({ nextReplyId: null }).where(eq(chats.id, chat.id));
  }
  await transaction
    .update(messages)
    .set({ hidden: 'withdrawn', hiddenAt: now })
    .where(
      and(
        eq(messages.chatId, chat.id),
        gte(messages.seq, from),
        or(isNull(messages.hidden), ne(messages.hidden, 'purged')),
      ),
    );
  await forgetEvents(change, chat.id, { from });
  return { chat: cut === null ? chat : { ...chat, nextReplyId: null }, cut };
}

function keepEdit(
  services: Deps,
  draft: Draft,
  messageId: string,
): Promise<{ result: Sent; cut: Attempt | null }> {
  const { clock, eventLog } = services;
  const { userId, chatId } = draft;
  return eventLog.change(userId, async (change) => {
    const { transaction, append } = change;
    const owned = await ownedChat(transaction, userId, chatId);
    const known = await findSent(transaction, owned, draft);
    if (known !== null) return { result: known, cut: null };
    const edited = await messageOf(transaction, chatId, messageId);
    if (edited.hidden !== null) throw problems.notFound();
    if (edited.author !== 'user' || isRecord(edited))
      throw problems.conflict('The message is not yours');
    if (owned.archivedAt !== null) throw problems.chatArchived();
    requireDecentDraft(draft);
    const now = clock.now();
    await chargeText(services, transaction, owned, { now, notice: draft.notice });
    const { chat, cut } = await withdraw(change, owned, edited.seq, now);
    const row = await addText(transaction, draft, now);
    await learnNow(services, transaction, chat, row, draft);
    await append({
      name: 'message.edited',
      data: {
        chat_id: chatId,
        message_id: messageId,
        from_seq: edited.seq,
        message: toMessage(row),
      },
    });
    return { result: await answerText(change, chat, row, draft), cut };
  });
}

/**
 * Replaces one of the user's own messages: withdraws it and everything after it, and has the new
 * text answered. Repeating the same `clientId` gives the same answer.
 */
export async function editText(
  services: Deps,
  { messageId, ...sent }: Omit<Unread, 'editOf' | 'quoteOf'> & { messageId: string },
): Promise<Sent> {
  const { database, generation } = services;
  const unread = { ...sent, text: sent.text.trim(), editOf: messageId, quoteOf: null };
  const owned = await ownedChat(database, sent.userId, sent.chatId);
  const known = await findSent(database, owned, unread);
  if (known !== null) return known;
  const edited = await messageOf(database, sent.chatId, messageId);
  const quoting = { ...unread, quoteOf: edited.quoteOf };
  const draft = await readDraft(services, quoting, edited.seq);
  const { result, cut } = await offerHelp(services, draft, (ready) =>
    keepEdit(services, ready, messageId),
  );
  if (cut !== null) await generation.abort(cut);
  if (result.task !== null) generation.start(result.task);
  if (result.isNew) learnLater(services, result.answer.message, draft);
  return result;
}
