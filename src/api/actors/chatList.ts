import { fromPromise } from 'xstate';
import type { ChatListPage } from '../../machines/chatList/chatListMachine';
import type { Client } from '../client';
import { cachedAtOf } from '../cachedFetch';
import { chatPageSchema, parse } from '../parse';
import { UnexpectedAnswer } from '../problem';

/** `client` carries the access token. */
export const loadChats = (client: Client) =>
  fromPromise<ChatListPage, { cursor: string | null }>(async ({ input, signal }) => {
    const { data, response } = await client.GET('/api/chats/available', {
      params: { query: input.cursor === null ? {} : { c: input.cursor } },
      signal,
    });
    if (!response.ok) throw new UnexpectedAnswer(response);
    return { ...parse(chatPageSchema, data), cachedAt: cachedAtOf(response) };
  });
