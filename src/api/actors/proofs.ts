import * as v from 'valibot';
import { fromPromise } from 'xstate';
import type {
  MailReply,
  NewPassword,
  SaveReply,
  TokenReply,
} from '../../machines/password/passwordMachine';
import type { Profile } from '../../machines/session/sessionTypes';
import type { MailStop, StopReply } from '../../machines/unsubscribe/unsubscribeMachine';
import type { ActivationReply, ResendReply } from '../../machines/verification/verificationMachine';
import type { Client } from '../client';
import { retryAfterMs } from '../http';
import { parse, profileSchema } from '../parse';
import { UnexpectedAnswer } from '../problem';
import { formProblem, parseProblem } from '../refusal';

const MINUTE_MS = 60_000;

const sentSchema = v.object({
  sent_at: v.pipe(v.string(), v.isoTimestamp()),
  next_at: v.pipe(v.string(), v.isoTimestamp()),
});

const limited = (response: Response) => ({
  kind: 'limited' as const,
  retryAfterMs: retryAfterMs(response) ?? MINUTE_MS,
});

/** `client` carries the access token; `now` is in milliseconds since 1970. */
export const verificationActors = (client: Client, now: () => number) => ({
  activate: fromPromise<ActivationReply, { code: string }>(async ({ input: { code }, signal }) => {
    const { data, error, response } = await client.GET('/api/activate/{code}/', {
      params: { path: { code } },
      signal,
    });
    if (response.ok) return { kind: 'confirmed', profile: parse<Profile>(profileSchema, data) };
    if (response.status === 429) return limited(response);
    if (response.status === 409) return { kind: 'already' };
    if (parseProblem(error).code === 'invalid-code' || response.status === 400)
      return { kind: 'wrong' };
    throw new UnexpectedAnswer(response);
  }),

  resend: fromPromise<ResendReply>(async ({ signal }) => {
    const { data, response } = await client.GET('/api/resend_activation/', { signal });
    if (response.status === 429) return limited(response);
    if (response.status === 409) return { kind: 'already' };
    if (!response.ok) throw new UnexpectedAnswer(response);
    const { next_at: nextAt } = parse(sentSchema, data);
    // Device and server clocks may differ: never wait more than the minute itself.
    return { kind: 'sent', waitMs: Math.min(MINUTE_MS, Math.max(0, Date.parse(nextAt) - now())) };
  }),
});

const refusedToken = (code: string): (TokenReply & SaveReply) | null => {
  if (code === 'expired-token') return { kind: 'expired' };
  return code === 'invalid-token' ? { kind: 'invalid' } : null;
};

/** `client` never carries an access token. */
export const passwordActors = (client: Client) => ({
  askForMail: fromPromise<MailReply, { email: string }>(async ({ input, signal }) => {
    const { error, response } = await client.POST('/api/password_reset/', {
      body: { email: input.email },
      signal,
    });
    if (response.ok) return { kind: 'asked' };
    const problem = formProblem(response, error);
    if (problem === null) throw new UnexpectedAnswer(response);
    return { kind: 'refused', problem };
  }),

  checkToken: fromPromise<TokenReply, { token: string }>(async ({ input, signal }) => {
    const { error, response } = await client.POST('/api/password_reset/validate_token/', {
      body: { token: input.token },
      signal,
    });
    if (response.ok) return { kind: 'good' };
    const refused = refusedToken(parseProblem(error).code);
    if (refused !== null) return refused;
    const problem = formProblem(response, error);
    if (problem?.kind === 'limited') return { kind: 'refused', problem };
    if (problem !== null) return { kind: 'invalid' };
    throw new UnexpectedAnswer(response);
  }),

  savePassword: fromPromise<SaveReply, { token: string; form: NewPassword }>(
    async ({ input: { token, form }, signal }) => {
      const { error, response } = await client.POST('/password/{token}/', {
        params: { path: { token } },
        body: { password: form.password, password_repeat: form.passwordRepeat },
        signal,
      });
      if (response.ok) return { kind: 'saved' };
      const refused = refusedToken(parseProblem(error).code);
      if (refused !== null) return refused;
      const problem = formProblem(response, error, { password_repeat: 'passwordRepeat' });
      if (problem === null) throw new UnexpectedAnswer(response);
      return { kind: 'refused', problem };
    },
  ),
});

/** `client` never carries an access token: the email's token says whose emails these are. */
export const stopMails = (client: Client) =>
  fromPromise<StopReply, MailStop>(async ({ input: { token, isUndo }, signal }) => {
    const { error, response } = await client.POST('/api/email/unsubscribe', {
      body: { token, undo: isUndo },
      signal,
    });
    if (response.ok) return { kind: 'done' };
    if (response.status === 400) return { kind: 'invalid' };
    const problem = formProblem(response, error);
    if (problem === null) throw new UnexpectedAnswer(response);
    return { kind: 'refused', problem };
  });
