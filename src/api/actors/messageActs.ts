import * as v from 'valibot';
import { fromPromise } from 'xstate';
import type { Message } from '../../machines/conversation/message';
import type { Choice, RegenerateReply } from '../../machines/conversation/versions';
import type { SendReply } from '../../machines/outbox/outboxMessageMachine';
import type { ReactionChoice, ReactionReply } from '../../machines/reaction/reactionMachine';
import type { Client } from '../client';
import { messageSchema, parse } from '../parse';
import { UnexpectedAnswer } from '../problem';
import { refusalOf, sendReplyOf } from './sendMessage';

const startedSchema = v.object({ reply_id: v.string() });

/** Actions on messages that the server has; `client` carries the access token. */
export const messageActs = (client: Client) => ({
  regenerateReply: fromPromise<
    RegenerateReply,
    { chatId: string; messageId: string; clientId: string }
  >(async ({ input, signal }) => {
    const { data, error, response } = await client.POST(
      '/api/chat/{id}/messages/{message_id}/regenerate',
      {
        params: { path: { id: input.chatId, message_id: input.messageId } },
        body: { client_id: input.clientId },
        signal,
      },
    );
    if (!response.ok) return refusalOf(response, error);
    return { kind: 'accepted', replyId: parse(startedSchema, data).reply_id };
  }),

  chooseVersion: fromPromise<Message, Choice & { chatId: string }>(async ({ input, signal }) => {
    const { data, response } = await client.PUT('/api/chat/{id}/messages/{message_id}/version', {
      params: { path: { id: input.chatId, message_id: input.messageId } },
      body: { version: input.version },
      signal,
    });
    if (!response.ok) throw new UnexpectedAnswer(response);
    return parse(messageSchema, data);
  }),

  editMessage: fromPromise<
    SendReply,
    { chatId: string; messageId: string; clientId: string; text: string }
  >(async ({ input, signal }) => {
    const { data, error, response } = await client.POST(
      '/api/chat/{id}/messages/{message_id}/edit',
      {
        params: { path: { id: input.chatId, message_id: input.messageId } },
        body: { client_id: input.clientId, text: input.text },
        signal,
      },
    );
    return sendReplyOf(response, data, error);
  }),

  saveReaction: fromPromise<ReactionReply, ReactionChoice>(async ({ input, signal }) => {
    const { chatId, messageId, reaction } = input;
    const call = { params: { path: { id: chatId, message_id: messageId } }, signal };
    const { response } = await (reaction === null
      ? client.DELETE('/api/chat/{id}/messages/{message_id}/reaction', call)
      : client.PUT('/api/chat/{id}/messages/{message_id}/reaction', {
          ...call,
          body: { reaction },
        }));
    if (response.ok) return { kind: 'saved' };
    if (response.status === 404) return { kind: 'gone' };
    throw new UnexpectedAnswer(response);
  }),
});
