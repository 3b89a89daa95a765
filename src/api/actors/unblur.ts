import * as v from 'valibot';
import { fromPromise } from 'xstate';
import type { UnblurReply } from '../../machines/unblur/unblurMachine';
import type { Client } from '../client';
import { mediaUrl } from '../mediaUrl';
import { parse } from '../parse';
import { UnexpectedAnswer } from '../problem';

const clearSchema = v.pipe(
  v.object({ img_url: v.string() }),
  v.transform((body): UnblurReply => ({ kind: 'revealed', imageUrl: mediaUrl(body.img_url) })),
);

/**
 * Pays for a message's clear picture, or requests a fresh address of a paid one: the server never
 * charges twice. `client` carries the access token.
 */
export const unblurImage = (client: Client) =>
  fromPromise<UnblurReply, { messageId: string }>(async ({ input, signal }) => {
    const { data, response } = await client.GET('/api/unblur/image/{id}', {
      params: { path: { id: input.messageId } },
      signal,
    });
    if (response.status === 402) return { kind: 'notEnough' };
    if (response.status === 404) return { kind: 'gone' };
    if (!response.ok) throw new UnexpectedAnswer(response);
    return parse(clearSchema, data);
  });
