import { fromPromise } from 'xstate';
import type { Character } from '../../machines/catalogue/character';
import type { Preference } from '../../../common/settings';
import type { Profile } from '../../machines/session/sessionTypes';
import type { Told } from '../../machines/welcome/answers';
import type { HandoverReply } from '../../machines/welcome/handoverMachine';
import type { Client } from '../client';
import { characterPageSchema, parse, profileSchema } from '../parse';
import { unavailable, UnexpectedAnswer } from '../problem';

/** Among this many, enough are open to every user. */
const ASKED = 30;

/** Official characters, those that suit the preference first. */
export const loadSuggestions = (client: Client) =>
  fromPromise<readonly Character[], { preference: Preference | null }>(
    async ({ input, signal }) => {
      const { preference } = input;
      const { data, response } = await client.GET('/api/bots/available', {
        params: {
          query: { size: ASKED, tags: 'official', ...(preference !== null && { preference }) },
        },
        signal,
      });
      if (!response.ok) throw new UnexpectedAnswer(response);
      return parse(characterPageSchema, data).characters;
    },
  );

/** `client` carries the access token. */
export const sendAnswers = (client: Client, random: () => number) =>
  fromPromise<HandoverReply, { told: Told }>(async ({ input, signal }) => {
    const answer = await client
      .PATCH('/api/profile/update', { body: input.told, signal })
      .catch(() => null);
    if (answer?.response.ok === true)
      return { kind: 'saved', profile: parse<Profile>(profileSchema, answer.data) };
    if (answer?.response.status === 400) return { kind: 'refused' };
    return unavailable(answer?.response ?? null, random);
  });
