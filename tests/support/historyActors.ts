import { createActor, toPromise } from 'xstate';
import { conversationActors } from '../../src/api/actors/conversation';
import { clientAs } from './clientAs';
import type { Member, TestServer } from './server';

/** The product's own reading of a history, in the name of a member at a real server. */
export function historyAs(server: TestServer, member: Member) {
  const { loadHistory, loadAround } = conversationActors(clientAs(server, member), () =>
    Promise.resolve(),
  );
  return {
    page: (chatId: string, cursor: string | null) =>
      toPromise(createActor(loadHistory, { input: { chatId, cursor } }).start()),
    around: (chatId: string, messageId: string) =>
      toPromise(createActor(loadAround, { input: { chatId, messageId } }).start()),
  };
}
