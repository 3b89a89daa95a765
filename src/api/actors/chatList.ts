import { fromPromise } from 'xstate';
import type { ChatListPage } from '../../machines/chatList/chatListMachine';
import type { Client } from '../client';
import { keptAtOf } from '../keptFetch';
import { chatPageSchema, parse } from '../parse';
import { UnexpectedAnswer } from '../problem';

/** `client` carries the access token; `fetchDesk` brings the code of the desk, which the list needs. */
export const loadChats = (client: Client, fetchDesk: () => Promise<void>) =>
  fromPromise<ChatListPage, { cursor: string | null }>(async ({ input, signal }) => {
    const [{ data, response }] = await Promise.all([
      client.GET('/api/chats/available', {
        params: { query: input.cursor === null ? {} : { c: input.cursor } },
        signal,
      }),
      fetchDesk(),
    ]);
    if (!response.ok) throw new UnexpectedAnswer(response);
    return { ...parse(chatPageSchema, data), keptAt: keptAtOf(response) };
  });
