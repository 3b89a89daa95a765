import { handle } from '../http/operation';
import type { OperationRoute } from '../http/operation';
import type { Services } from '../services';
import { deleteMessage, restoreMessage } from './deletion';
import { editText } from './edit';
import { chooseVersion, regenerateReply } from './versions';

/** What can be done with one message of a chat. */
export const messageRoutes = (services: Services): OperationRoute[] => [
  handle('deleteMessage', async ({ params, requireSession }) => {
    const { userId } = requireSession();
    const place = { userId, chatId: params.id, messageId: params.message_id };
    const until = await deleteMessage(services, place);
    return { status: 200, body: { undo_until: until.toISOString() } };
  }),

  handle('restoreMessage', async ({ params, requireSession }) => {
    const { userId } = requireSession();
    const place = { userId, chatId: params.id, messageId: params.message_id };
    return { status: 200, body: await restoreMessage(services, place) };
  }),

  handle('editMessage', async ({ params, body, locale, requireSession }) => {
    const { isNew, answer } = await editText(services, {
      chatId: params.id,
      messageId: params.message_id,
      userId: requireSession().userId,
      locale,
      clientId: body.client_id,
      text: body.text,
    });
    return { status: isNew ? 201 : 200, body: answer };
  }),

  handle('regenerateReply', async ({ params, body, locale, requireSession }) => {
    const reply_id = await regenerateReply(services, {
      userId: requireSession().userId,
      chatId: params.id,
      messageId: params.message_id,
      clientId: body.client_id,
      locale,
    });
    return { status: 202, body: { reply_id } };
  }),

  handle('chooseVersion', async ({ params, body, requireSession }) => {
    const message = await chooseVersion(services, {
      userId: requireSession().userId,
      chatId: params.id,
      messageId: params.message_id,
      version: body.version,
    });
    return { status: 200, body: message };
  }),
];
