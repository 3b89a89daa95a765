import { handle } from '../http/operation';
import type { OperationRoute } from '../http/operation';
import type { Deps } from './deps';
import { showOneQuoting } from '../messages/quotes';
import { deleteMessage, restoreMessage } from './deletion';
import { editText } from './edit';
import { setReaction } from './reactions';
import { unblurPicture } from './unblur';
import { chooseVersion, regenerateReply } from './versions';

/** The operations on one message of a chat. */
export const messageRoutes = (services: Deps): OperationRoute[] => [
  handle('deleteMessage', async ({ params, requireSession }) => {
    const { userId } = requireSession();
    const place = { userId, chatId: params.id, messageId: params.message_id };
    const until = await deleteMessage(services, place);
    return { status: 200, body: { undo_until: until.toISOString() } };
  }),

  handle('restoreMessage', async ({ params, requireSession }) => {
    const { userId } = requireSession();
    const place = { userId, chatId: params.id, messageId: params.message_id };
    const message = await restoreMessage(services, place);
    return { status: 200, body: await showOneQuoting(services, message) };
  }),

  handle('addReaction', async ({ params, body: { reaction }, requireSession }) => {
    const { userId } = requireSession();
    const place = { userId, chatId: params.id, messageId: params.message_id };
    await setReaction(services, { ...place, reaction });
    return { status: 204 };
  }),

  handle('removeReaction', async ({ params, requireSession }) => {
    const { userId } = requireSession();
    const place = { userId, chatId: params.id, messageId: params.message_id };
    await setReaction(services, { ...place, reaction: null });
    return { status: 204 };
  }),

  handle('unblurImage', async ({ params, requireSession }) => {
    const { userId } = requireSession();
    const img_url = await unblurPicture(services, { userId, messageId: params.id });
    return { status: 200, body: { img_url } };
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
    const message = await showOneQuoting(services, answer.message);
    return { status: isNew ? 201 : 200, body: { ...answer, message } };
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
    return { status: 200, body: await showOneQuoting(services, message) };
  }),
];
