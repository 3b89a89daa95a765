import * as v from 'valibot';
import { fromPromise } from 'xstate';
import type { CallTerms, TicketInput, TicketReply } from '../../machines/call/call';
import type { Client } from '../client';
import { parse } from '../parse';
import { UnexpectedAnswer } from '../problem';

const ticketSchema = v.object({
  token: v.pipe(v.string(), v.nonEmpty()),
  url: v.pipe(v.string(), v.url()),
  limit_seconds: v.pipe(v.number(), v.minValue(1)),
  warn_seconds: v.pipe(v.number(), v.minValue(0)),
});

const termsSchema = v.object({ has_transcription: v.boolean() });

const refusals: Readonly<Record<number, Exclude<TicketReply['kind'], 'given'>>> = {
  400: 'missing',
  401: 'guest',
  402: 'premium',
  404: 'missing',
  409: 'elsewhere',
  429: 'busy',
  503: 'busy',
};

/** The calls of the API before and at the beginning of a call. */
export const callActors = (client: Client) => ({
  askTerms: fromPromise<CallTerms>(async ({ signal }) => {
    const { data, response } = await client.GET('/api/audio_chat', { signal });
    if (!response.ok) throw new UnexpectedAnswer(response);
    return { isUnderstood: parse(termsSchema, data).has_transcription };
  }),
  askTicket: fromPromise<TicketReply, TicketInput>(
    async ({ input: { slug, isTakenOver }, signal }) => {
      const { data, response } = await client.POST('/api/audio_chat/token', {
        body: { bot_slug: slug, take_over: isTakenOver },
        signal,
      });
      const kind = refusals[response.status];
      if (kind !== undefined) return { kind };
      if (!response.ok) throw new UnexpectedAnswer(response);
      const { token, url, limit_seconds, warn_seconds } = parse(ticketSchema, data);
      return { kind: 'given', ticket: { token, url, limit: limit_seconds, notice: warn_seconds } };
    },
  ),
});
