import { fromPromise } from 'xstate';
import type { NoteForm, NoteList, NoteReply } from '../../machines/memory/note';
import type { Client } from '../client';
import { parse } from '../parse';
import { noteListSchema, noteSchema } from '../parseMemory';
import { UnexpectedAnswer } from '../problem';
import { formProblem } from '../refusal';

type Answer = { data?: unknown; error?: unknown; response: Response };

const toReply = ({ data, error, response }: Answer): NoteReply => {
  if (response.ok) return { kind: 'kept', note: parse(noteSchema, data) };
  if (response.status === 409) return { kind: 'full' };
  const problem = formProblem(response, error);
  if (problem === null) throw new UnexpectedAnswer(response);
  return { kind: 'refused', problem };
};

/** What a character remembers; `client` carries the access token. */
export const memoryActors = (client: Client) => ({
  loadNotes: fromPromise<NoteList, { slug: string }>(async ({ input: { slug }, signal }) => {
    const params = { path: { slug } };
    const { data, response } = await client.GET('/api/memory/{slug}', { params, signal });
    if (!response.ok) throw new UnexpectedAnswer(response);
    return parse(noteListSchema, data);
  }),

  addNote: fromPromise<NoteReply, { slug: string; form: NoteForm }>(
    async ({ input: { slug, form }, signal }) => {
      const params = { path: { slug } };
      return toReply(await client.POST('/api/memory/{slug}', { params, body: form, signal }));
    },
  ),

  correctNote: fromPromise<NoteReply, { slug: string; id: string; note: string }>(
    async ({ input: { slug, id, note }, signal }) => {
      const params = { path: { slug, memory_id: id } };
      const path = '/api/memory/{slug}/{memory_id}';
      return toReply(await client.PATCH(path, { params, body: { note }, signal }));
    },
  ),

  /** One that is already gone counts as forgotten. Null: the summary. */
  forgetNote: fromPromise<void, { slug: string; id: string | null }>(
    async ({ input: { slug, id }, signal }) => {
      const { response } = await (id === null
        ? client.DELETE('/api/memory/{slug}/summary', { params: { path: { slug } }, signal })
        : client.DELETE('/api/memory/{slug}/{memory_id}', {
            params: { path: { slug, memory_id: id } },
            signal,
          }));
      if (!response.ok && response.status !== 404) throw new UnexpectedAnswer(response);
    },
  ),

  forgetAll: fromPromise<void, { slug: string }>(async ({ input: { slug }, signal }) => {
    const params = { path: { slug } };
    const { response } = await client.DELETE('/api/memory/{slug}', { params, signal });
    if (!response.ok) throw new UnexpectedAnswer(response);
  }),
});
