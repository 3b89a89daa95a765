import { fromPromise } from 'xstate';
import type {
  CharacterPage,
  CatalogueQuery,
  TagCount,
} from '../../machines/catalogue/catalogueMachine';
import type { Client } from '../client';
import { cachedAtOf } from '../cachedFetch';
import { characterPageSchema, parse, tagListSchema } from '../parse';
import { UnexpectedAnswer } from '../problem';

/** `client` carries the access token if there is one: it adds the user's own personas. */
export const catalogueActors = (client: Client) => ({
  loadCharacters: fromPromise<
    CharacterPage,
    { query: CatalogueQuery; size: number; cursor: string | null }
  >(async ({ input: { query, size, cursor }, signal }) => {
    const { data, response } = await client.GET('/api/bots/available', {
      params: {
        query: {
          size,
          sort: query.sort,
          ...(cursor === null ? {} : { c: cursor }),
          ...(query.tags.length === 0 ? {} : { tags: query.tags.join(',') }),
          ...(query.favourites && { favourites: true }),
          ...(query.q.trim() === '' ? {} : { q: query.q.trim() }),
        },
      },
      signal,
    });
    if (!response.ok) throw new UnexpectedAnswer(response);
    return { ...parse(characterPageSchema, data), cachedAt: cachedAtOf(response) };
  }),

  loadTags: fromPromise<readonly TagCount[]>(async ({ signal }) => {
    const { data, response } = await client.GET('/api/bots/tags', { signal });
    if (!response.ok) throw new UnexpectedAnswer(response);
    return parse(tagListSchema, data);
  }),
});
