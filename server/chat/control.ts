import { eq } from 'drizzle-orm';
import type { Locale } from '../../common/locales';
import { chats } from '../database/schema';
import { handle } from '../http/operation';
import type { OperationRoute } from '../http/operation';
import { problems } from '../http/problem';
import type { Deps } from './deps';
import { ownedChat } from './ownedChat';
import { attemptOf, endReply, findUnderWay, restartReply } from './replyRows';
import { isAnswer, lastShown } from './versions';

type Place = { userId: string; chatId: string };

/** Ends the reply under way, if any, keeping the part that came; then closes its source. */
async function stopReply(
  { clock, eventLog, generation }: Pick<Deps, 'clock' | 'eventLog' | 'generation'>,
  { userId, chatId }: Place,
): Promise<void> {
  await generation.settle(chatId);
  const ended = await eventLog.change(userId, async (change) => {
    await ownedChat(change.transaction, userId, chatId);
    const reply = await findUnderWay(change.transaction, chatId);
    if (reply === null) return null;
    const task = attemptOf(reply);
    const { next } = await endReply(change, task, { state: 'stopped', now: clock.now() });
    return { task, next };
  });
  if (ended === null) return;
  await generation.abort(ended.task);
  if (ended.next !== null) generation.start(ended.next);
}

/**
 * Answers the last text again, in place of a reply that failed or was stopped; returns the reply's
 * id. Starts nothing if the same `clientId` is repeated or a reply is under way.
 */
async function retryReply(
  { clock, eventLog, generation }: Pick<Deps, 'clock' | 'eventLog' | 'generation'>,
  { userId, chatId, clientId, locale }: Place & { clientId: string; locale: Locale },
): Promise<string> {
  const { replyId, task } = await eventLog.change(userId, async (change) => {
    const { transaction } = change;
    const chat = await ownedChat(transaction, userId, chatId);
    const underWay = await findUnderWay(transaction, chatId);
    if (underWay !== null) return { replyId: underWay.id, task: null };
    const last = await lastShown(transaction, chatId);
    if (last?.author === 'bot' && last.requestedBy === clientId) {
      return { replyId: last.id, task: null };
    }
    const isUnfinished = last?.state === 'failed' || last?.state === 'stopped';
    const isAsked = last !== null && isUnfinished && (await isAnswer(transaction, last));
    if (chat.archivedAt !== null) throw problems.chatArchived();
    if (!isAsked) {
      throw problems.conflict('There is nothing to be answered again');
    }
    await transaction.update(chats).set({ locale }).where(eq(chats.id, chatId));
    const again = { messageId: last.id, seq: last.seq, attempt: clientId, now: clock.now() };
    return { replyId: last.id, task: await restartReply(change, { ...chat, locale }, again) };
  });
  if (task !== null) generation.start(task);
  return replyId;
}

/** Marks everything up to a place as read; never moves backwards. */
function markRead(
  { eventLog }: Pick<Deps, 'eventLog'>,
  { userId, chatId, seq }: Place & { seq: number },
): Promise<void> {
  return eventLog.change(userId, async ({ transaction, append }) => {
    const chat = await ownedChat(transaction, userId, chatId);
    const upTo = Math.min(seq, chat.lastSeq);
    if (upTo <= chat.readSeq) return;
    await transaction.update(chats).set({ readSeq: upTo }).where(eq(chats.id, chatId));
    if (chat.archivedAt === null) await append({ name: 'chat', data: { chat_id: chatId } });
  });
}

/** The operations on a reply, and on what was read. */
export const controlRoutes = (services: Deps): OperationRoute[] => [
  handle('stopReply', async ({ params, requireSession }) => {
    await stopReply(services, { userId: requireSession().userId, chatId: params.id });
    return { status: 204 };
  }),

  handle('retryReply', async ({ params, body, locale, requireSession }) => {
    const { userId } = requireSession();
    const clientId = body.client_id;
    const reply_id = await retryReply(services, { userId, chatId: params.id, clientId, locale });
    return { status: 202, body: { reply_id } };
  }),

  handle('markChatRead', async ({ params, body, requireSession }) => {
    const { userId } = requireSession();
    await markRead(services, { userId, chatId: params.id, seq: body.seq });
    return { status: 204 };
  }),
];
