import { createActor, toPromise } from 'xstate';
import { restartChat } from '../../src/api/actors/chat';
import { loadChats } from '../../src/api/actors/chatList';
import { deletionActors } from '../../src/api/actors/deletion';
import { deskActors } from '../../src/api/actors/desk';
import { clientAs } from './clientAs';
import type { Member, TestServer } from './server';

/** What the product does to chats and takes out of them, in the name of a member at a real server. */
export function deskAs(server: TestServer, member: Member) {
  const client = clientAs(server, member);
  const desk = deskActors(client);
  const chats = loadChats(client);
  const { deleteMessage, restoreMessage } = deletionActors(client);
  return {
    list: (cursor: string | null = null) =>
      toPromise(createActor(chats, { input: { cursor } }).start()),
    find: (q: string) => toPromise(createActor(desk.findChats, { input: { q } }).start()),
    pin: (chatId: string, isPinned: boolean) =>
      toPromise(createActor(desk.savePin, { input: { chatId, isPinned } }).start()),
    restart: (botId: string) =>
      toPromise(createActor(restartChat(client), { input: { botId } }).start()),
    remove: (chatId: string) =>
      toPromise(createActor(desk.deleteChat, { input: { chatId } }).start()),
    restore: (chatId: string) =>
      toPromise(createActor(desk.restoreChat, { input: { chatId } }).start()),
    removeMessage: (chatId: string, messageId: string) =>
      toPromise(createActor(deleteMessage, { input: { chatId, messageId } }).start()),
    restoreMessage: (chatId: string, messageId: string) =>
      toPromise(createActor(restoreMessage, { input: { chatId, messageId } }).start()),
  };
}
