import { eq } from 'drizzle-orm';
import type { ChatMark } from '../../common/contract';
import type { Locale } from '../../common/locales';
import type { Database } from '../database/database';
import { chats } from '../database/schema';
import type { UserChange } from '../events/eventLog';
import { forgetEvents } from '../events/forgetEvents';
import { handle } from '../http/operation';
import type { OperationRoute } from '../http/operation';
import { problems } from '../http/problem';
import type { Deps } from './deps';
import { findOpen } from './open';
import { ownedChat, ownedEvenDeleted } from './ownedChat';
import { attemptOf, endReply, findUnderWay } from './replyRows';
import { describeChat, isUntouched } from './summary';
import type { Chat, ChatRow } from './summary';
import { undoUntil } from './undo';

type Place = { userId: string; chatId: string };

/** What a mark changes in the row of a chat; null where it is as asked. */
const marks: Record<
  ChatMark,
  (chat: ChatRow, isOn: boolean, now: Date) => Partial<ChatRow> | null
> = {
  pin: ({ pinnedAt }, isOn, now) =>
    (pinnedAt !== null) === isOn ? null : { pinnedAt: isOn ? now : null },
};

function setMark(
  { clock, eventLog }: Pick<Deps, 'clock' | 'eventLog'>,
  { userId, chatId, mark }: Place & { mark: ChatMark },
  isOn: boolean,
): Promise<void> {
  return eventLog.change(userId, async ({ transaction, append }) => {
    const chat = await ownedChat(transaction, userId, chatId);
    const change = marks[mark](chat, isOn, clock.now());
    if (change === null) return;
    await transaction.update(chats).set(change).where(eq(chats.id, chatId));
    if (chat.archivedAt === null) await append({ name: 'chat', data: { chat_id: chatId } });
  });
}

/**
 * Deletes a chat, ends its reply under way, and sends the event; returns until when it can be
 * restored. Repeating the call gives the same answer.
 */
async function deleteChat(
  { clock, eventLog, generation }: Pick<Deps, 'clock' | 'eventLog' | 'generation'>,
  { userId, chatId }: Place,
): Promise<Date> {
  await generation.settle(chatId);
  const { until, stopped } = await eventLog.change(userId, async (change) => {
    const { transaction, append } = change;
    const chat = await ownedEvenDeleted(transaction, userId, chatId);
    if (chat.deletedAt !== null) return { until: undoUntil(chat.deletedAt), stopped: null };
    if (chat.archivedAt !== null) throw problems.chatArchived();
    const now = clock.now();
    await transaction
      .update(chats)
      .set({ archivedAt: now, deletedAt: now })
      .where(eq(chats.id, chatId));
    const reply = await findUnderWay(transaction, chatId);
    const stopped = reply === null ? null : attemptOf(reply);
    if (stopped !== null) await endReply(change, stopped, { state: 'stopped', now });
    await forgetEvents(change, chatId);
    await append({ name: 'chat.removed', data: { chat_id: chatId } });
    return { until: undoUntil(now), stopped };
  });
  if (stopped !== null) await generation.abort(stopped);
  return until;
}

/** Makes room for a restored chat; throws if anything was written or said in the newer one. */
async function giveWay({ transaction, append }: UserChange, chat: ChatRow): Promise<void> {
  const open = await findOpen(transaction, chat.userId, chat.characterId);
  if (open === null) return;
  if (!isUntouched(open)) throw problems.conflict('There is a new chat with the character');
  await transaction.delete(chats).where(eq(chats.id, open.id));
  await append({ name: 'chat.removed', data: { chat_id: open.id } });
}

async function describe(
  services: Pick<Deps, 'catalogue' | 'database' | 'media' | 'replySource'>,
  chatId: string,
  locale: Locale,
  within: Database,
): Promise<Chat> {
  const chat = await describeChat(services, chatId, locale, within);
  if (chat === null) throw problems.chatArchived();
  return chat;
}

/** Restores a deleted chat as it was; throws `not-found` when it is too late. */
function restoreChat(
  services: Deps,
  { userId, chatId, locale }: Place & { locale: Locale },
): Promise<Chat> {
  const { clock, eventLog } = services;
  return eventLog.change(userId, async (change) => {
    const { transaction, append } = change;
    const chat = await ownedEvenDeleted(transaction, userId, chatId);
    if (chat.deletedAt === null) return describe(services, chatId, locale, transaction);
    if (undoUntil(chat.deletedAt) <= clock.now()) throw problems.notFound();
    await giveWay(change, chat);
    await transaction
      .update(chats)
      .set({ archivedAt: null, deletedAt: null })
      .where(eq(chats.id, chatId));
    await append({ name: 'chat', data: { chat_id: chatId } });
    return describe(services, chatId, locale, transaction);
  });
}

/** The operations on a whole chat. */
export const chatControlRoutes = (services: Deps): OperationRoute[] => [
  handle('markChat', async ({ params: { id: chatId, mark }, requireSession }) => {
    await setMark(services, { userId: requireSession().userId, chatId, mark }, true);
    return { status: 204 };
  }),

  handle('unmarkChat', async ({ params: { id: chatId, mark }, requireSession }) => {
    await setMark(services, { userId: requireSession().userId, chatId, mark }, false);
    return { status: 204 };
  }),

  handle('deleteChat', async ({ params, requireSession }) => {
    const { userId } = requireSession();
    const until = await deleteChat(services, { userId, chatId: params.id });
    return { status: 200, body: { undo_until: until.toISOString() } };
  }),

  handle('restoreChat', async ({ params, locale, requireSession }) => {
    const { userId } = requireSession();
    return {
      status: 200,
      body: await restoreChat(services, { userId, chatId: params.id, locale }),
    };
  }),
];
