import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { fromWire } from '../../../common/wire';
import type { Device } from '../../machines/account/devicesMachine';
import type {
  EmailConfirmReply,
  EmailForm,
  EmailReply,
} from '../../machines/account/emailChangeMachine';
import type { ExportReply } from '../../machines/account/exportMachine';
import type { AccountDeletionReply } from '../../machines/account/accountDeletionMachine';
import type { MailWishes } from '../../machines/account/mailWishesMachine';
import type {
  PasswordChangeReply,
  PasswordForm,
} from '../../machines/account/passwordChangeMachine';
import type { Profile } from '../../machines/session/sessionTypes';
import type { Client } from '../client';
import { mediaUrl } from '../mediaUrl';
import { parse, profileSchema } from '../parse';
import { UnexpectedAnswer } from '../problem';
import { formProblem, parseProblem } from '../refusal';

const MINUTE_MS = 60_000;

const pendingSchema = v.object({
  pending: v.nullable(
    v.object({ email: v.string(), next_at: v.pipe(v.string(), v.isoTimestamp()) }),
  ),
});

const sessionsSchema = v.pipe(
  v.object({
    results: v.array(
      v.object({
        id: v.string(),
        browser: v.nullable(v.string()),
        system: v.nullable(v.string()),
        created_at: v.string(),
        last_used_at: v.string(),
        is_current: v.boolean(),
      }),
    ),
  }),
  v.transform(({ results }): readonly Device[] => results.map(fromWire)),
);

const wishesSchema = v.object({ reminders: v.boolean() });

const fieldNames = { current_password: 'currentPassword', password_repeat: 'passwordRepeat' };

const refused = (response: Response, error: unknown) => {
  const problem = formProblem(response, error, fieldNames);
  if (problem === null) throw new UnexpectedAnswer(response);
  return { kind: 'refused' as const, problem };
};

/** `client` carries the access token; `now` is in milliseconds since 1970. */
export const accountActors = (client: Client, now: () => number) => {
  const answered = (data: unknown): EmailReply => {
    const { pending } = parse(pendingSchema, data);
    if (pending === null) return { kind: 'answered', waiting: null };
    // Device and server clocks may differ: never wait more than the minute itself.
    const waitMs = Math.min(MINUTE_MS, Math.max(0, Date.parse(pending.next_at) - now()));
    return { kind: 'answered', waiting: { email: pending.email, waitMs } };
  };
  const emailChange = {
    readEmailChange: fromPromise<EmailReply>(async ({ signal }) => {
      const { data, response } = await client.GET('/api/profile/email_change', { signal });
      if (!response.ok) throw new UnexpectedAnswer(response);
      return answered(data);
    }),
    askForEmail: fromPromise<EmailReply, EmailForm>(async ({ input, signal }) => {
      const { data, error, response } = await client.POST('/api/profile/email_change', {
        body: { email: input.email.trim(), current_password: input.currentPassword },
        signal,
      });
      return response.ok ? answered(data) : refused(response, error);
    }),
    confirmEmail: fromPromise<EmailConfirmReply, { code: string }>(async ({ input, signal }) => {
      const { data, error, response } = await client.POST('/api/profile/email_change/confirm', {
        body: { code: input.code },
        signal,
      });
      if (response.ok) return { kind: 'confirmed', profile: parse<Profile>(profileSchema, data) };
      if (response.status === 409) return { kind: 'taken' };
      if (parseProblem(error).code === 'invalid-code')
        return { kind: 'refused', problem: { kind: 'fields', errors: { code: 'invalid' } } };
      return refused(response, error);
    }),
    resendEmailCode: fromPromise<EmailReply>(async ({ signal }) => {
      const { data, error, response } = await client.POST('/api/profile/email_change/resend', {
        signal,
      });
      return response.ok ? answered(data) : refused(response, error);
    }),
    cancelEmailChange: fromPromise<EmailReply>(async ({ signal }) => {
      const { response } = await client.DELETE('/api/profile/email_change', { signal });
      if (!response.ok) throw new UnexpectedAnswer(response);
      return { kind: 'answered', waiting: null };
    }),
  };
  return {
    emailChange,

    changePassword: fromPromise<PasswordChangeReply, PasswordForm>(async ({ input, signal }) => {
      const { error, response } = await client.POST('/api/profile/password', {
        body: {
          current_password: input.currentPassword,
          password: input.password,
          password_repeat: input.passwordRepeat,
        },
        signal,
      });
      return response.ok ? { kind: 'changed' } : refused(response, error);
    }),

    devices: {
      listDevices: fromPromise<readonly Device[]>(async ({ signal }) => {
        const { data, response } = await client.GET('/api/sessions', { signal });
        if (!response.ok) throw new UnexpectedAnswer(response);
        return parse<readonly Device[]>(sessionsSchema, data);
      }),
      endDevice: fromPromise<void, { id: string }>(async ({ input: { id }, signal }) => {
        const { response } = await client.DELETE('/api/sessions/{id}', {
          params: { path: { id } },
          signal,
        });
        // If it is already gone, the goal is reached.
        if (!response.ok && response.status !== 404) throw new UnexpectedAnswer(response);
      }),
      endEverywhere: fromPromise<void>(async ({ signal }) => {
        const { response } = await client.DELETE('/api/sessions', { signal });
        if (!response.ok) throw new UnexpectedAnswer(response);
      }),
    },

    deleteAccount: fromPromise<AccountDeletionReply, { password: string }>(
      async ({ input, signal }) => {
        const { error, response } = await client.DELETE('/api/profile', {
          body: { current_password: input.password },
          signal,
        });
        return response.ok ? { kind: 'deleted' } : refused(response, error);
      },
    ),

    mailWishes: {
      readMailWishes: fromPromise<MailWishes>(async ({ signal }) => {
        const { data, response } = await client.GET('/api/profile/mails', { signal });
        if (!response.ok) throw new UnexpectedAnswer(response);
        return parse<MailWishes>(wishesSchema, data);
      }),
      keepMailWishes: fromPromise<MailWishes, MailWishes>(async ({ input, signal }) => {
        const { data, response } = await client.PUT('/api/profile/mails', { body: input, signal });
        if (!response.ok) throw new UnexpectedAnswer(response);
        return parse<MailWishes>(wishesSchema, data);
      }),
    },
  };
};

const exportSchema = v.object({ url: v.pipe(v.string(), v.nonEmpty()) });

/**
 * `client` waits for the file however long it takes to make; `load` fetches it from its signed
 * address, and `save` hands it to the device.
 */
export const saveExport = (
  client: Client,
  load: typeof fetch,
  now: () => number,
  save: (file: Blob, name: string) => void,
) =>
  fromPromise<ExportReply, { password: string }>(async ({ input, signal }) => {
    const { data, error, response } = await client.POST('/api/profile/export', {
      body: { current_password: input.password },
      signal,
    });
    if (!response.ok) return refused(response, error);
    const { url } = parse(exportSchema, data);
    const file = await load(mediaUrl(url), { signal, credentials: 'omit', cache: 'no-store' });
    if (!file.ok) throw new UnexpectedAnswer(file);
    save(await file.blob(), `confidant-${new Date(now()).toISOString().slice(0, 10)}.json`);
    return { kind: 'saved' };
  });
