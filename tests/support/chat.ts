import { randomUUID } from 'node:crypto';
import type { Reaction } from '../../common/contract';
import { expectStatus } from './contractClient';
import { openEvents } from './eventReader';
import type { Member, TestServer } from './server';

/** What a member does in one chat, by real calls in a language. */
export function chatOf(server: TestServer, member: Member, language = 'en') {
  const token = member.access;
  const headers = { 'accept-language': language };
  return {
    async open(slug = 'ines') {
      const answer = await server.call('getOrCreateChat', {
        token,
        headers,
        body: { bot_slug: slug },
      });
      return expectStatus(answer, 200).body;
    },
    reply: (id: string, reply_to: string, text: string, clientId: string = randomUUID()) =>
      server.call('sendMessage', {
        token,
        headers,
        params: { id },
        body: { client_id: clientId, text, reply_to },
      }),
    post: (id: string, text: string, clientId: string = randomUUID()) =>
      server.call('sendMessage', {
        token,
        headers,
        params: { id },
        body: { client_id: clientId, text },
      }),
    async send(id: string, text: string) {
      const body = { client_id: randomUUID(), text };
      const answer = await server.call('sendMessage', { token, headers, params: { id }, body });
      const { message, reply_id } = expectStatus(answer, 201).body;
      if (reply_id === null) throw new Error('A new text has no reply');
      return { message, reply_id };
    },
    async history(id: string, query: Record<string, string> = {}) {
      const answer = await server.call('getChatHistory', { token, params: { id }, query });
      return expectStatus(answer, 200).body;
    },
    async list(query: Record<string, string> = {}) {
      return expectStatus(await server.call('listChats', { token, headers, query }), 200).body;
    },
    stop: (id: string) => server.call('stopReply', { token, params: { id } }),
    retry: (id: string, clientId: string = randomUUID()) =>
      server.call('retryReply', { token, headers, params: { id }, body: { client_id: clientId } }),
    remove: (id: string, message_id: string) =>
      server.call('deleteMessage', { token, params: { id, message_id } }),
    restore: (id: string, message_id: string) =>
      server.call('restoreMessage', { token, params: { id, message_id } }),
    edit: (id: string, message_id: string, text: string, clientId: string = randomUUID()) =>
      server.call('editMessage', {
        token,
        headers,
        params: { id, message_id },
        body: { client_id: clientId, text },
      }),
    regenerate: (id: string, message_id: string, clientId: string = randomUUID()) =>
      server.call('regenerateReply', {
        token,
        headers,
        params: { id, message_id },
        body: { client_id: clientId },
      }),
    choose: (id: string, message_id: string, version: number) =>
      server.call('chooseVersion', { token, params: { id, message_id }, body: { version } }),
    react: (id: string, message_id: string, reaction: Reaction | null) =>
      reaction === null
        ? server.call('removeReaction', { token, params: { id, message_id } })
        : server.call('addReaction', { token, params: { id, message_id }, body: { reaction } }),
    async search(query: Record<string, string>, id?: string) {
      const options = { token, headers, query };
      const answer =
        id === undefined
          ? await server.call('searchChats', options)
          : await server.call('searchChat', { ...options, params: { id } });
      return expectStatus(answer, 200).body;
    },
    pin: (id: string) => server.call('markChat', { token, params: { id, mark: 'pin' } }),
    unpin: (id: string) => server.call('unmarkChat', { token, params: { id, mark: 'pin' } }),
    removeChat: (id: string) => server.call('deleteChat', { token, params: { id } }),
    restoreChat: (id: string) => server.call('restoreChat', { token, headers, params: { id } }),
    read: (id: string, seq: number) =>
      server.call('markChatRead', { token, params: { id }, body: { seq } }),
    events: (lastEventId?: string) =>
      openEvents(server.origin, token, {
        headers,
        ...(lastEventId !== undefined && { lastEventId }),
      }),
  };
}
