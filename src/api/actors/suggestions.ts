import { fromPromise } from 'xstate';
import * as v from 'valibot';
import type { Client } from '../client';
import { parse } from '../parse';
import { UnexpectedAnswer } from '../problem';

const suggestionsSchema = v.object({ suggestions: v.array(v.string()) });

/** What the user may say next; best first. */
export const listSuggestions = (client: Client) =>
  fromPromise<readonly string[], { chatId: string }>(async ({ input, signal }) => {
    const { data, response } = await client.GET('/api/chat/{id}/suggestions', {
      params: { path: { id: input.chatId } },
      signal,
    });
    if (!response.ok) throw new UnexpectedAnswer(response);
    return parse(suggestionsSchema, data).suggestions;
  });
