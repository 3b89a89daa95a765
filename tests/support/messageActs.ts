import { randomUUID } from 'node:crypto';
import { createActor, toPromise } from 'xstate';
import type { Reaction } from '../../common/contract';
import { messageActs } from '../../src/api/actors/messageActs';
import { sendMessage } from '../../src/api/actors/sendMessage';
import { clientAs } from './clientAs';
import type { Member, TestServer } from './server';

/** What the product does to messages of a chat, in the name of a member at a real server. */
export function messageActsAs(server: TestServer, member: Member, chatId: string) {
  const client = clientAs(server, member);
  const acts = messageActs(client);
  return {
    send: (text: string, clientId: string = randomUUID(), replyTo?: string) =>
      toPromise(
        createActor(sendMessage(client), {
          input: { chatId, clientId, text, ...(replyTo !== undefined && { replyTo }) },
        }).start(),
      ),
    regenerate: (messageId: string, clientId: string = randomUUID()) =>
      toPromise(
        createActor(acts.regenerateReply, { input: { chatId, messageId, clientId } }).start(),
      ),
    choose: (messageId: string, version: number) =>
      toPromise(createActor(acts.chooseVersion, { input: { chatId, messageId, version } }).start()),
    edit: (messageId: string, text: string, clientId: string = randomUUID()) =>
      toPromise(
        createActor(acts.editMessage, { input: { chatId, messageId, clientId, text } }).start(),
      ),
    react: (messageId: string, reaction: Reaction | null) =>
      toPromise(createActor(acts.saveReaction, { input: { chatId, messageId, reaction } }).start()),
  };
}
