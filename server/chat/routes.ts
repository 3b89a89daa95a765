import * as v from 'valibot';
import { handle } from '../http/operation';
import type { OperationRoute } from '../http/operation';
import type { Services } from '../services';
import { markRead, retryReply, stopReply } from './control';
import { readCursor, writeCursor } from './cursor';
import { readHistory } from './history';
import { openChat, restartChat } from './open';
import { ownedChat } from './ownedChat';
import { sendText } from './send';
import { listChats } from './summary';

const PAGE_SIZE = 30; // spec 9

const chatPlaceSchema = v.strictObject({
  updatedAt: v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((text) => new Date(text)),
  ),
  id: v.pipe(v.string(), v.uuid()),
});
const messagePlaceSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2 ** 31 - 1));

export const chatRoutes = (services: Services): OperationRoute[] => [
  handle('getOrCreateChat', async ({ body, locale, requireSession }) => {
    const { userId } = requireSession();
    return { status: 200, body: await openChat(services, body.bot_slug, { userId, locale }) };
  }),

  handle('createChat', async ({ body, locale, requireSession }) => {
    const { userId } = requireSession();
    return { status: 201, body: await restartChat(services, body.botID, { userId, locale }) };
  }),

  handle('listChats', async ({ query, locale, requireSession }) => {
    const { results, next } = await listChats(services, {
      userId: requireSession().userId,
      locale,
      size: query.size ?? PAGE_SIZE,
      after: query.c === undefined ? null : readCursor(chatPlaceSchema, query.c),
    });
    return { status: 200, body: { results, next_param: next === null ? null : writeCursor(next) } };
  }),

  handle('getChatHistory', async ({ params, query, requireSession }) => {
    const { database } = services;
    const chat = await ownedChat(database, requireSession().userId, params.id);
    const { results, older } = await readHistory(database, {
      chatId: chat.id,
      before: query.c === undefined ? null : readCursor(messagePlaceSchema, query.c),
      size: query.size ?? PAGE_SIZE,
    });
    const next_param = older === null ? null : writeCursor(older);
    return { status: 200, body: { results, next_param } };
  }),

  handle('sendMessage', async ({ params, body, locale, requireSession }) => {
    const { isNew, answer } = await sendText(services, {
      chatId: params.id,
      userId: requireSession().userId,
      locale,
      clientId: body.client_id,
      text: body.text,
    });
    return { status: isNew ? 201 : 200, body: answer };
  }),

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
