import { fromPromise } from 'xstate';
import { toldOf } from '../../../common/settings';
import { toWire } from '../../../common/wire';
import type { Credentials, LoginReply } from '../../machines/login/loginMachine';
import type {
  ProfileForm,
  ProfileUpdateReply,
} from '../../machines/profileForm/profileFormMachine';
import type { Tokens, Profile } from '../../machines/session/sessionTypes';
import type { SignupForm, SignupReply } from '../../machines/signup/signupMachine';
import type { Client } from '../client';
import { parse, profileSchema, tokensSchema } from '../parse';
import { UnexpectedAnswer } from '../problem';
import { formProblem } from '../refusal';

export const requestTokens = (client: Client) =>
  fromPromise<LoginReply, Credentials>(async ({ input, signal }) => {
    const { data, error, response } = await client.POST('/api/token', {
      body: { email: input.email.trim(), password: input.password },
      signal,
    });
    if (response.ok) return { kind: 'granted', tokens: parse<Tokens>(tokensSchema, data) };
    const problem = formProblem(response, error);
    if (problem === null) throw new UnexpectedAnswer(response);
    return { kind: 'refused', problem };
  });

export const register = (client: Client) =>
  fromPromise<SignupReply, SignupForm>(async ({ input, signal }) => {
    // The contract knows no signup without it.
    if (!input.consent)
      return { kind: 'refused', problem: { kind: 'fields', errors: { consent: 'required' } } };
    const { error, response } = await client.POST('/api/register', {
      body: {
        name: input.name.trim(),
        email: input.email.trim(),
        password: input.password,
        adult: true,
        terms: true,
      },
      signal,
    });
    if (response.ok) return { kind: 'registered' };
    const problem = formProblem(response, error);
    if (problem === null) throw new UnexpectedAnswer(response);
    return { kind: 'refused', problem };
  });

/** `client` carries the access token. */
export const updateProfile = (client: Client) =>
  fromPromise<ProfileUpdateReply, ProfileForm>(async ({ input, signal }) => {
    const { data, error, response } = await client.PATCH('/api/profile/update', {
      body: toWire(toldOf(input)),
      signal,
    });
    if (response.ok) return { kind: 'saved', profile: parse<Profile>(profileSchema, data) };
    const problem = formProblem(response, error);
    if (problem === null) throw new UnexpectedAnswer(response);
    return { kind: 'refused', problem };
  });
