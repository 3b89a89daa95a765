import { fromPromise } from 'xstate';
import type { OpenReply } from '../../machines/chat/chatSetup';
import type { ChatListPage } from '../../machines/chatList/chatListMachine';
import type { ChatSummary } from '../../machines/conversation/message';
import type { Client } from '../client';
import { keptAtOf } from '../keptFetch';
import { chatPageSchema, chatSchema, parse } from '../parse';
import { UnexpectedAnswer } from '../problem';

/**
 * `client` carries the access token; `fetchConversation` brings the code of the conversation, which
 * a chat needs by the time it is open, `fetchDesk` that of the desk, which the list needs.
 */
export const chatActors = (
  client: Client,
  fetchConversation: () => Promise<void>,
  fetchDesk: () => Promise<void>,
) => ({
  loadChats: fromPromise<ChatListPage, { cursor: string | null }>(async ({ input, signal }) => {
    const [{ data, response }] = await Promise.all([
      client.GET('/api/chats/available', {
        params: { query: input.cursor === null ? {} : { c: input.cursor } },
        signal,
      }),
      fetchDesk(),
    ]);
    if (!response.ok) throw new UnexpectedAnswer(response);
    return { ...parse(chatPageSchema, data), keptAt: keptAtOf(response) };
  }),

  openChat: fromPromise<OpenReply, { slug: string }>(async ({ input, signal }) => {
    const [{ data, response }] = await Promise.all([
      client.POST('/api/chat/get_or_create', { body: { bot_slug: input.slug }, signal }),
      fetchConversation(),
    ]);
    if (response.ok) return { kind: 'opened', chat: parse(chatSchema, data) };
    if (response.status === 402) return { kind: 'premium' };
    throw new UnexpectedAnswer(response);
  }),

  restartChat: fromPromise<ChatSummary, { botId: string }>(async ({ input, signal }) => {
    const { data, response } = await client.POST('/api/chat/create', {
      body: { botID: input.botId },
      signal,
    });
    if (!response.ok) throw new UnexpectedAnswer(response);
    return parse(chatSchema, data);
  }),
});
