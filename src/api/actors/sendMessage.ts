import * as v from 'valibot';
import { fromPromise } from 'xstate';
import type { RefusalReason } from '../../machines/outbox/letter';
import type { SendReply } from '../../machines/outbox/outgoingMachine';
import type { Client } from '../client';
import { messageSchema, parse } from '../parse';
import { parseProblem, UnexpectedAnswer } from '../problem';

const refusals: Readonly<Record<string, RefusalReason>> = {
  'daily-limit': 'dailyLimit',
  'premium-required': 'premium',
  'inappropriate-content': 'inappropriate',
  'invalid-input': 'invalid',
  'not-found': 'gone',
  conflict: 'conflict',
};

const sentSchema = v.object({ message: messageSchema, reply_id: v.nullable(v.string()) });

/** `client` carries the access token. */
export const sendMessage = (client: Client) =>
  fromPromise<SendReply, { chatId: string; clientId: string; text: string }>(
    async ({ input, signal }) => {
      const { data, error, response } = await client.POST('/api/chat/{id}/messages', {
        params: { path: { id: input.chatId } },
        body: { client_id: input.clientId, text: input.text },
        signal,
      });
      if (response.ok) {
        const { message, reply_id: replyId } = parse(sentSchema, data);
        return { kind: 'accepted', message, replyId };
      }
      const { code, errors } = parseProblem(error);
      const isInappropriate = errors['text'] === 'inappropriate-content';
      const reason = isInappropriate ? 'inappropriate' : refusals[code];
      if (reason === undefined) throw new UnexpectedAnswer(response);
      return { kind: 'refused', reason };
    },
  );
