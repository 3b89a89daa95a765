import { fromPromise } from 'xstate';
import type { SearchRequest } from '../../machines/chatSearch/chatSearchMachine';
import type { SearchReply } from '../../machines/chatSearch/hit';
import type { Client } from '../client';
import { parse } from '../parse';
import { UnexpectedAnswer } from '../problem';
import { searchPageSchema } from '../searchPage';

/** `client` carries the access token. */
export const chatSearchActors = (client: Client) => ({
  searchMessages: fromPromise<SearchReply, SearchRequest>(
    async ({ input: { chatId, query, cursor }, signal }) => {
      const asked = { q: query, ...(cursor === null ? {} : { c: cursor }) };
      const { data, response } =
        chatId === null
          ? await client.GET('/api/chats/search', { params: { query: asked }, signal })
          : await client.GET('/api/chat/{id}/search', {
              params: { path: { id: chatId }, query: asked },
              signal,
            });
      if (response.status === 429) return { kind: 'tooMany' };
      if (!response.ok) throw new UnexpectedAnswer(response);
      return { kind: 'found', page: parse(searchPageSchema, data) };
    },
  ),
});
