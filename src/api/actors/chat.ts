import { fromPromise } from 'xstate';
import type { CharacterReply } from '../../machines/catalogue/character';
import type { OpenReply } from '../../machines/chat/chatSetup';
import type { ChatSummary } from '../../machines/conversation/message';
import type { Client } from '../client';
import { chatSchema, parse } from '../parse';
import { characterDetailSchema } from '../parseCharacter';
import { UnexpectedAnswer } from '../problem';

/**
 * `client` carries the access token if there is one; `fetchConversation` loads the code of the
 * conversation, which an open chat needs.
 */
export const chatActors = (client: Client, fetchConversation: () => Promise<void>) => ({
  loadCharacter: fromPromise<CharacterReply, { slug: string }>(async ({ input, signal }) => {
    const { data, response } = await client.GET('/api/bot/{slug}', {
      params: { path: { slug: input.slug } },
      signal,
    });
    if (response.ok) return { kind: 'found', character: parse(characterDetailSchema, data) };
    // A path that cannot be a slug is as unknown as a slug that nobody has.
    if (response.status === 404 || response.status === 400) return { kind: 'missing' };
    throw new UnexpectedAnswer(response);
  }),

  openChat: fromPromise<OpenReply, { slug: string }>(async ({ input, signal }) => {
    const [{ data, response }] = await Promise.all([
      client.POST('/api/chat/get_or_create', { body: { bot_slug: input.slug }, signal }),
      fetchConversation(),
    ]);
    if (response.ok) return { kind: 'opened', chat: parse(chatSchema, data) };
    if (response.status === 402) return { kind: 'premium' };
    throw new UnexpectedAnswer(response);
  }),
});

export const restartChat = (client: Client) =>
  fromPromise<ChatSummary, { characterId: string }>(async ({ input, signal }) => {
    const { data, response } = await client.POST('/api/chat/create', {
      body: { botID: input.characterId },
      signal,
    });
    if (!response.ok) throw new UnexpectedAnswer(response);
    return parse(chatSchema, data);
  });
