import * as v from 'valibot';
import { fromPromise } from 'xstate';
import type { Persona, PersonaValues } from '../../machines/persona/persona';
import type { PersonaSaving, SaveReply } from '../../machines/persona/personaSetup';
import type { Client } from '../client';
import { retryAfterMs } from '../http';
import { parse } from '../parse';
import { ownPersonaSchema } from '../parsePersona';
import type { PersonaLists } from '../parsePersona';
import { UnexpectedAnswer } from '../problem';
import { parseProblem, UNCHECKED } from '../refusal';

/** The version of openapi.yaml's statement that the wizard displays. */
const STATEMENT = '1';

const bytesOf = (data: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(data.slice(data.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));

/** The request body for the wizard's values; null while gender or age is missing. */
const bodyOf = ({ age, gender, name, scenario, likes, dislikes, ...rest }: PersonaValues) =>
  gender === null
    ? null
    : {
        name: name.trim(),
        age: Number(age),
        gender,
        occupations: [...rest.occupations],
        personalities: [...rest.personalities],
        scenario: scenario.trim(),
        likes: likes.trim(),
        dislikes: dislikes.trim(),
        ...(rest.face && { face: rest.face }),
        ...(rest.tagline && { tagline: rest.tagline }),
        ...(rest.greeting && { greeting: rest.greeting }),
      };

/** Maps an error response to what the wizard shows; throws for a fault. */
function refusal(response: Response, body: unknown): SaveReply {
  const { code, errors } = parseProblem(body);
  switch (response.status) {
    case 402:
      return { kind: 'premium' };
    case 409:
      return { kind: code === 'too-many-personas' ? 'tooMany' : 'madeBefore' };
    case 413:
      return { kind: 'refused', errors: { photo: 'image-too-large' } };
    case 415:
      return { kind: 'refused', errors: { photo: 'wrong-image-type' } };
    case 429:
      return { kind: 'limited', retryAfterMs: retryAfterMs(response) ?? 60_000 };
    case 400:
    case 422:
      if (Object.keys(errors).length > 0) return { kind: 'refused', errors };
      break;
    case 503:
      if (code === UNCHECKED) return { kind: 'unchecked' };
  }
  throw new UnexpectedAnswer(response);
}

/** `client` carries the access token. */
export const personaActors = (client: Client, lists: PersonaLists) => {
  const schema = ownPersonaSchema(lists);

  async function upload(
    { clientId, data }: { clientId: string; data: string },
    signal: AbortSignal,
  ) {
    const {
      data: body,
      error,
      response,
    } = await client.POST('/api/personas/photos', {
      params: { query: { client_id: clientId, statement: STATEMENT } },
      body: '',
      // The picture itself is the body.
      bodySerializer: () => new Blob([bytesOf(data)], { type: 'image/jpeg' }),
      headers: { 'content-type': 'image/jpeg' },
      signal,
    });
    return response.ok
      ? { id: parse(v.object({ id: v.string() }), body).id }
      : { reply: refusal(response, error) };
  }

  return {
    listPersonas: fromPromise<readonly Persona[]>(async ({ signal }) => {
      const { data, response } = await client.GET('/api/personas', { signal });
      if (!response.ok) throw new UnexpectedAnswer(response);
      return parse(v.object({ results: v.array(schema) }), data).results;
    }),

    savePersona: fromPromise<SaveReply, PersonaSaving>(async ({ input, signal }) => {
      const body = bodyOf(input.values);
      if (body === null) return { kind: 'refused', errors: { gender: 'required' } };
      const uploaded = input.photo && (await upload(input.photo, signal));
      if (uploaded?.reply) return uploaded.reply;
      const photo = uploaded?.id;
      const { data, error, response } =
        input.id === null
          ? await client.POST('/api/bot/create', {
              body: { client_id: input.clientId, ...body, ...(photo && { photo }) },
              signal,
            })
          : await client.PATCH('/api/personas/{id}', {
              params: { path: { id: input.id } },
              body: {
                ...body,
                ...(photo ? { photo } : input.isPhotoGone && { photo: null }),
              },
              signal,
            });
      return response.ok
        ? { kind: 'saved', persona: parse(schema, data) }
        : refusal(response, error);
    }),

    deletePersona: fromPromise<void, { id: string | null }>(async ({ input: { id }, signal }) => {
      const { response } = await client.DELETE('/api/personas/{id}', {
        params: { path: { id: id ?? '' } },
        signal,
      });
      // If it is already gone, the goal is reached.
      if (!response.ok && response.status !== 404) throw new UnexpectedAnswer(response);
    }),
  };
};
