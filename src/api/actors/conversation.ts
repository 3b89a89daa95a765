import { fromPromise } from 'xstate';
import { pageSizes } from '../../../common/pageSizes';
import type { HistoryPage } from '../../machines/conversation/message';
import type { Surroundings } from '../../machines/conversation/visit';
import type { Client } from '../client';
import { cachedAtOf } from '../cachedFetch';
import { parse } from '../parse';
import { historySchema } from '../parseCharacter';
import { UnexpectedAnswer } from '../problem';

/**
 * `client` carries the access token; `inSight` waits until the page is visible: a message in a
 * background tab has not been read.
 */
export const conversationActors = (
  client: Client,
  inSight: (signal: AbortSignal) => Promise<void>,
) => ({
  loadHistory: fromPromise<HistoryPage, { chatId: string; cursor: string | null }>(
    async ({ input, signal }) => {
      const { data, response } = await client.GET('/api/chat/history/{id}', {
        params: {
          path: { id: input.chatId },
          query: {
            size: pageSizes.conversation,
            ...(input.cursor === null ? {} : { c: input.cursor }),
          },
        },
        signal,
      });
      if (!response.ok) throw new UnexpectedAnswer(response);
      return { ...parse(historySchema, data), cachedAt: cachedAtOf(response) };
    },
  ),

  loadAround: fromPromise<Surroundings, { chatId: string; messageId: string }>(
    async ({ input, signal }) => {
      const { data, response } = await client.GET('/api/chat/history/{id}', {
        params: {
          path: { id: input.chatId },
          query: { size: pageSizes.conversation, around: input.messageId },
        },
        signal,
      });
      if (response.status === 404) return { kind: 'gone' };
      if (!response.ok) throw new UnexpectedAnswer(response);
      return { kind: 'found', page: parse(historySchema, data) };
    },
  ),

  stopReply: fromPromise<void, { chatId: string }>(async ({ input, signal }) => {
    const { response } = await client.POST('/api/chat/{id}/stop', {
      params: { path: { id: input.chatId } },
      signal,
    });
    if (!response.ok) throw new UnexpectedAnswer(response);
  }),

  retryReply: fromPromise<void, { chatId: string; clientId: string }>(async ({ input, signal }) => {
    const { response } = await client.POST('/api/chat/{id}/reply', {
      params: { path: { id: input.chatId } },
      body: { client_id: input.clientId },
      signal,
    });
    if (!response.ok) throw new UnexpectedAnswer(response);
  }),

  markRead: fromPromise<void, { chatId: string; seq: number }>(async ({ input, signal }) => {
    await inSight(signal);
    const { response } = await client.POST('/api/chat/{id}/read', {
      params: { path: { id: input.chatId } },
      body: { seq: input.seq },
      signal,
    });
    // A deleted chat has nothing unread.
    if (response.status === 404) return;
    if (!response.ok) throw new UnexpectedAnswer(response);
  }),
});
