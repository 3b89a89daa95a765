import { fromPromise } from 'xstate';
import type {
  Profile,
  ProfileReply,
  RefreshReply,
  Tokens,
} from '../../machines/session/sessionTypes';
import type { Client } from '../client';
import { cachedAtOf } from '../cachedFetch';
import { unavailable } from '../problem';
import { parse, profileSchema, refreshedSchema } from '../parse';

const bearer = (access: string) => ({ Authorization: `Bearer ${access}` });

/**
 * The session's own calls. They use the client without tokens: the session machine decides what a
 * refusal means, so none of them may trigger a refresh.
 */
export const sessionActors = (client: Client, random: () => number) => ({
  loadProfile: fromPromise<ProfileReply, { access: string }>(async ({ input, signal }) => {
    const answer = await client
      .GET('/api/profile', { headers: bearer(input.access), signal })
      .catch(() => null);
    if (answer === null) return unavailable(null, random);
    if (answer.response.ok) {
      const profile = parse<Profile>(profileSchema, answer.data);
      return cachedAtOf(answer.response) !== undefined
        ? { ...unavailable(null, random), cached: profile }
        : { kind: 'loaded', profile };
    }
    if (answer.response.status === 401) return { kind: 'unauthorized' };
    return { kind: 'refused', status: answer.response.status };
  }),

  refreshTokens: fromPromise<RefreshReply, { refresh: string }>(async ({ input, signal }) => {
    const answer = await client
      .POST('/api/token/refresh', { body: { refresh: input.refresh }, signal })
      .catch(() => null);
    if (answer === null) return unavailable(null, random);
    if (answer.response.ok) {
      const { access, refresh } = parse(refreshedSchema, answer.data);
      return { kind: 'renewed', access, refresh: refresh ?? null };
    }
    const isRefused = answer.response.status === 401 || answer.response.status === 400;
    return isRefused ? { kind: 'refused' } : unavailable(answer.response, random);
  }),

  revokeTokens: fromPromise<void, { tokens: Tokens | null }>(async ({ input, signal }) => {
    if (input.tokens === null) return;
    await client.POST('/api/logout', {
      headers: bearer(input.tokens.access),
      body: { refresh: input.tokens.refresh },
      signal,
    });
  }),
});
