import { fromPromise } from 'xstate';
import type {
  DeleteReply,
  DeletionPlace,
  RestoreReply,
} from '../../machines/deletion/deletionMachine';
import type { Client } from '../client';
import { messageSchema, parse } from '../parse';
import { UnexpectedAnswer } from '../problem';

const paramsOf = ({ chatId, messageId }: DeletionPlace) => ({
  path: { id: chatId, message_id: messageId },
});

/** `client` carries the access token. Calls under way go on when the user leaves the chat. */
export const deletionActors = (client: Client) => ({
  deleteMessage: fromPromise<DeleteReply, DeletionPlace>(async ({ input }) => {
    const { response } = await client.DELETE('/api/chat/{id}/messages/{message_id}', {
      params: paramsOf(input),
    });
    if (response.ok) return { kind: 'deleted' };
    if (response.status === 404) return { kind: 'gone' };
    throw new UnexpectedAnswer(response);
  }),

  restoreMessage: fromPromise<RestoreReply, DeletionPlace>(async ({ input }) => {
    const { data, response } = await client.POST('/api/chat/{id}/messages/{message_id}/restore', {
      params: paramsOf(input),
    });
    if (response.ok) return { kind: 'restored', message: parse(messageSchema, data) };
    if (response.status === 404) return { kind: 'late' };
    throw new UnexpectedAnswer(response);
  }),
});
