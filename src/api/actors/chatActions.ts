import { fromPromise } from 'xstate';
import type { DeleteReply, RestoreReply } from '../../machines/chatActions/chatDeletionMachine';
import type { Marking } from '../../machines/chatList/chatNews';
import type { ChatSummary } from '../../machines/conversation/message';
import type { Client } from '../client';
import { chatPageSchema, chatSchema, parse } from '../parse';
import { UnexpectedAnswer } from '../problem';

/** One chat per character: a search with more hits than this is too vague. */
const MOST_FOUND = 60;

/** `client` carries the access token. */
export const chatActionActors = (client: Client) => ({
  findChats: fromPromise<readonly ChatSummary[], { q: string }>(async ({ input, signal }) => {
    const { data, response } = await client.GET('/api/chats/available', {
      params: { query: { q: input.q, size: MOST_FOUND } },
      signal,
    });
    if (!response.ok) throw new UnexpectedAnswer(response);
    return parse(chatPageSchema, data).chats;
  }),

  saveMark: fromPromise<void, Marking>(async ({ input: { chatId, mark, isOn }, signal }) => {
    const call = { params: { path: { id: chatId, mark } }, signal };
    const { response } = await (isOn
      ? client.PUT('/api/chat/{id}/{mark}', call)
      : client.DELETE('/api/chat/{id}/{mark}', call));
    if (!response.ok) throw new UnexpectedAnswer(response);
  }),

  deleteChat: fromPromise<DeleteReply, { chatId: string }>(async ({ input, signal }) => {
    const { response } = await client.DELETE('/api/chat/{id}', {
      params: { path: { id: input.chatId } },
      signal,
    });
    if (response.ok) return { kind: 'deleted' };
    if (response.status === 404 || response.status === 409) return { kind: 'gone' };
    throw new UnexpectedAnswer(response);
  }),

  restoreChat: fromPromise<RestoreReply, { chatId: string }>(async ({ input, signal }) => {
    const { data, response } = await client.POST('/api/chat/{id}/restore', {
      params: { path: { id: input.chatId } },
      signal,
    });
    if (response.ok) return { kind: 'restored', chat: parse(chatSchema, data) };
    if (response.status === 404 || response.status === 409) return { kind: 'lost' };
    throw new UnexpectedAnswer(response);
  }),
});
