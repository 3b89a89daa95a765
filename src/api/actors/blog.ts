import { fromPromise } from 'xstate';
import type { BlogReply } from '../../machines/blog/blogMachine';
import type { Client } from '../client';
import { readingSchema } from '../parseBlog';
import { parse } from '../parse';
import { UnexpectedAnswer } from '../problem';

/** Loads a blog page's text: `/blog/_payload.json` or `/blog/{id}/_payload.json`. */
export const loadReading = (client: Client) =>
  fromPromise<BlogReply, { id: string | null }>(async ({ input: { id }, signal }) => {
    const { data, response } =
      id === null
        ? await client.GET('/blog/_payload.json', { signal })
        : await client.GET('/blog/{id}/_payload.json', {
            params: { path: { id } },
            signal,
          });
    if (response.status === 404 || response.status === 400) return { kind: 'missing' };
    if (!response.ok) throw new UnexpectedAnswer(response);
    return { kind: 'found', reading: parse(readingSchema, data) };
  });
