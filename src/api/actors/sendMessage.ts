import * as v from 'valibot';
import { fromPromise } from 'xstate';
import type { RefusalReason } from '../../machines/outbox/outboxMessage';
import type { Sending, SendReply } from '../../machines/outbox/outboxMessageMachine';
import type { Client } from '../client';
import { messageSchema, parse } from '../parse';
import { UnexpectedAnswer } from '../problem';
import { parseProblem } from '../refusal';

const refusals: Readonly<Record<string, RefusalReason>> = {
  'daily-limit': 'dailyLimit',
  'premium-required': 'premium',
  'inappropriate-content': 'inappropriate',
  'invalid-input': 'invalid',
  'not-found': 'gone',
  'chat-archived': 'gone',
  conflict: 'conflict',
};

const sentSchema = v.pipe(
  v.object({ message: messageSchema, reply_id: v.nullable(v.string()) }),
  v.transform((body): SendReply => ({
    kind: 'accepted',
    message: body.message,
    replyId: body.reply_id,
  })),
);

/** The server's refusal of a text; throws for any other answer. */
export const refusalOf = (
  response: Response,
  body: unknown,
): { kind: 'refused'; reason: RefusalReason } => {
  const { code, errors, isCrisis } = parseProblem(body);
  const isInappropriate = errors['text'] === 'inappropriate-content';
  const known = isInappropriate ? 'inappropriate' : refusals[code];
  const reason = known === 'inappropriate' && isCrisis ? 'crisis' : known;
  if (reason === undefined) throw new UnexpectedAnswer(response);
  return { kind: 'refused', reason };
};

/** The server's answer to a text, new or edited. */
export const sendReplyOf = (response: Response, data: unknown, error: unknown): SendReply =>
  response.ok ? parse(sentSchema, data) : refusalOf(response, error);

/** `client` carries the access token. */
export const sendMessage = (client: Client) =>
  fromPromise<SendReply, Sending>(async ({ input, signal }) => {
    const { data, error, response } = await client.POST('/api/chat/{id}/messages', {
      params: { path: { id: input.chatId } },
      body: {
        client_id: input.clientId,
        text: input.text,
        time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
        ...(input.replyTo !== undefined && { reply_to: input.replyTo }),
      },
      signal,
    });
    return sendReplyOf(response, data, error);
  });
