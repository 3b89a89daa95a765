import { createActor, toPromise } from 'xstate';
import { restartChat } from '../../src/api/actors/chat';
import { loadChats } from '../../src/api/actors/chatList';
import { deletionActors } from '../../src/api/actors/deletion';
import { chatActionActors } from '../../src/api/actors/chatActions';
import { clientAs } from './clientAs';
import type { Member, TestServer } from './server';

/** What the product does to chats and takes out of them, in the name of a member at a real server. */
export function chatActionsAs(server: TestServer, member: Member) {
  const client = clientAs(server, member);
  const actions = chatActionActors(client);
  const chats = loadChats(client);
  const { deleteMessage, restoreMessage } = deletionActors(client);
  return {
    list: (cursor: string | null = null) =>
      toPromise(createActor(chats, { input: { cursor } }).start()),
    find: (q: string) => toPromise(createActor(actions.findChats, { input: { q } }).start()),
    pin: (chatId: string, isOn: boolean) =>
      toPromise(createActor(actions.saveMark, { input: { chatId, mark: 'pin', isOn } }).start()),
    restart: (characterId: string) =>
      toPromise(createActor(restartChat(client), { input: { characterId } }).start()),
    remove: (chatId: string) =>
      toPromise(createActor(actions.deleteChat, { input: { chatId } }).start()),
    restore: (chatId: string) =>
      toPromise(createActor(actions.restoreChat, { input: { chatId } }).start()),
    removeMessage: (chatId: string, messageId: string) =>
      toPromise(createActor(deleteMessage, { input: { chatId, messageId } }).start()),
    restoreMessage: (chatId: string, messageId: string) =>
      toPromise(createActor(restoreMessage, { input: { chatId, messageId } }).start()),
  };
}
